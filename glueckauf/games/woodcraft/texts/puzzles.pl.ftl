### Puzzles of Woodcraft: values, verdicts, hints, explanations, themes, paper.

## Values

puzzle-worth = { $mean ->
    [1] średnio{" "}
   *[0] {""}
}{ $word ->
    [points] { $form ->
        [part] { $n } punktu
       *[whole] { $n ->
            [one] { $n } punkt
            [few] { $n } punkty
           *[many] { $n } punktów
        }
    }
    [orders] { $form ->
        [part] { $n } zrealizowanego zamówienia
       *[whole] { $n ->
            [0] brak zrealizowanych zamówień
            [one] { $n } zrealizowane zamówienie
            [few] { $n } zrealizowane zamówienia
           *[many] { $n } zrealizowanych zamówień
        }
    }
    [nuts] { $form ->
        [part] { $n } zaznaczonego orzecha
       *[whole] { $n ->
            [0] brak zaznaczonych orzechów
            [one] { $n } zaznaczony orzech
            [few] { $n } zaznaczone orzechy
           *[many] { $n } zaznaczonych orzechów
        }
    }
    [lanterns] { $form ->
        [part] { $n } zaznaczonego lampionu
       *[whole] { $n ->
            [0] brak zaznaczonych lampionów
            [one] { $n } zaznaczony lampion
            [few] { $n } zaznaczone lampiony
           *[many] { $n } zaznaczonych lampionów
        }
    }
    [lines] { $form ->
        [part] { $n } zapełnionej linii lampionów
       *[whole] { $n ->
            [0] brak zapełnionych linii lampionów
            [one] { $n } zapełniona linia lampionów
            [few] { $n } zapełnione linie lampionów
           *[many] { $n } zapełnionych linii lampionów
        }
    }
    [chests] { $form ->
        [part] { $n } aktywowanej skrzyni
       *[whole] { $n ->
            [0] brak aktywowanych skrzyń
            [one] { $n } aktywowana skrzynia
            [few] { $n } aktywowane skrzynie
           *[many] { $n } aktywowanych skrzyń
        }
    }
    [helpers] { $form ->
        [part] { $n } zatrudnionego pomocnika
       *[whole] { $n ->
            [0] brak zatrudnionych pomocników
            [one] { $n } zatrudniony pomocnik
            [few] { $n } zatrudnieni pomocnicy
           *[many] { $n } zatrudnionych pomocników
        }
    }
    [kept] { $form ->
        [part] { $n } pozostałego materiału
       *[whole] { $n ->
            [0] brak pozostałych materiałów
            [one] { $n } pozostały materiał
            [few] { $n } pozostałe materiały
           *[many] { $n } pozostałych materiałów
        }
    }
    [blueberries] { $form ->
        [part] { $n } pozostałej borówki
       *[whole] { $n ->
            [0] brak pozostałych borówek
            [one] { $n } pozostała borówka
            [few] { $n } pozostałe borówki
           *[many] { $n } pozostałych borówek
        }
    }
    [materials] { $form ->
        [part] { $n } zużytego materiału
       *[whole] { $n ->
            [0] brak zużytych materiałów
            [one] { $n } zużyty materiał
            [few] { $n } zużyte materiały
           *[many] { $n } zużytych materiałów
        }
    }
    [blades] { $form ->
        [part] { $n } zużytego ostrza piły
       *[whole] { $n ->
            [0] brak zużytych ostrzy piły
            [one] { $n } zużyte ostrze piły
            [few] { $n } zużyte ostrza piły
           *[many] { $n } zużytych ostrzy piły
        }
    }
   *[actions] { $form ->
        [part] { $n } darmowej akcji
       *[whole] { $n ->
            [0] brak darmowych akcji
            [one] { $n } darmowa akcja
            [few] { $n } darmowe akcje
           *[many] { $n } darmowych akcji
        }
    }
}

## Tasks, verdicts and slips

puzzle-task = { $kind ->
    [dice] Przygotuj wymagane kości.
    [cut] Zrealizuj jak najwięcej zamówień. Pomyśl, zanim zaczniesz piłować.
    [glue] Skleić czy przepiłować? Uzyskaj jak najwięcej przed końcem tury.
    [lanterns] Zaznacz lampiony, które dadzą ci najwięcej.
    [order] Które zamówienie bierzesz? Uzyskaj jak najwięcej przed końcem tury.
   *[last] Wykorzystaj jak najlepiej swoją ostatnią turę.
}
puzzle-demand = Na końcu potrzebujesz: { $what }.
puzzle-too-long = Tu nie ma już nic do rozstrzygnięcia: ruch { $place } następuje po końcu.
arranged-past = Arkusz nie pokazuje wcześniejszych tur.
arranged-lanterns = W grze lampiony zdobywa się pojedynczo, a tutaj dostajesz je naraz.

puzzle-slip = { $kind ->
    [stopped] { $place ->
        [0] Błędu jeszcze nie ma: najlepszy wynik jest wciąż osiągalny.
       *[other] Do ruchu { $place } wszystko jest w porządku: najlepszy wynik jest stamtąd wciąż osiągalny.
    }
   *[move] Pierwszy błąd to ruch { $place } ({ $move }).
}
slip-lost = Potem zadania nie da się już wykonać.
verdict-unmet = Zadanie nie jest wykonane; na końcu brakuje jeszcze: { $what }.

## Hints

puzzle-hint-plain = Żadna sztuczka nie jest potrzebna: sprawdź, czego wymaga każde zamówienie, i policz materiały.
puzzle-hint-where = { $what ->
    [orders] { $n ->
        [one] Zrealizuj to zamówienie: { $things }.
       *[other] Zrealizuj te zamówienia: { $things }.
    }
    [dice] { $n ->
        [one] Obrabiaj tylko tę jedną kość: { $things }.
       *[other] Obrabiaj tylko te swoje kości: { $things }.
    }
    [lines] Przyjrzyj się tej linii tabeli lampionów: { $things }.
    [taking] Rozstrzyga to, co teraz weźmiesz. Swoje kości i zamówienia na razie zostaw.
   *[nothing] Zostaw swoje kości i zamówienia tak, jak są.
}
puzzle-hint-line = { $line ->
    [row] wiersz { $number }
   *[column] kolumna { $number }
}
puzzle-hint-begin = Zacznij tak: { $line }.

## Why the best is best

puzzle-explain = Jedna z najlepszych odpowiedzi: { $line }. To daje wynik: { $value }.
puzzle-open = Potem decydują kości przeciwnika; wynik to dokładna średnia ze wszystkich rzutów.
puzzle-without = Bez techniki „{ $name }” najlepszy możliwy wynik to { $value }.
puzzle-never = Bez techniki „{ $name }” zadania nie da się wykonać.
puzzle-tempting = Kusi taka gra: { $move }. Ale wynik jest gorszy: { $value }.
puzzle-tempting-unmet = Kusi taka gra: { $move }. Wtedy jednak czegoś jeszcze brakuje: { $what }.

## Themes

theme = { $theme ->
    [glue-up] Sklejanie
    [two-colours] Dwa kolory
    [saw-apart] Piłowanie
    [raise-a-die] Wyższa kość
    [stand-in] Zastępstwo
    [fine-tuning] Szlifowanie
    [new-helper] Nowy pomocnik
    [sell-off] Wyprzedaż
    [full-line] Pełna linia
    [fill-the-chest] Wypełnij skrzynię
    [order-not-die] Zamówienie zamiast kości
    [reward-first] Najpierw nagroda
   *[greedy-trap] Pułapka na zachłannych
}
theme-idea = { $theme ->
    [glue-up] Dwie kości zostają sklejone w jedną większą.
    [two-colours] Sklejone zostają kości różnych kolorów, a jeden kolor zostaje.
    [saw-apart] Kość zostaje przepiłowana na dwie.
    [raise-a-die] Ścinki podnoszą kość o jeden.
    [stand-in] „Zastępca” używa jednego materiału zamiast innego.
    [fine-tuning] Pomocnik zmienia kość o jeden.
    [new-helper] Trzeba zatrudnić pomocnika.
    [sell-off] Materiał zostaje sprzedany „Kupcowi”.
    [full-line] Lampion zapełnia wiersz albo kolumnę.
    [fill-the-chest] Borówki trafiają do skrzyni.
    [order-not-die] Bierzesz zamówienie zamiast kości.
    [reward-first] To, co daje jedno zamówienie, pomaga w następnym.
   *[greedy-trap] To, co daje najwięcej od razu, nie daje najwięcej na końcu.
}

## On paper

paper-step = { $step ->
    [die] kość z kolumny 4
    [order] weź zamówienie …
    [take] … właśnie to
    [lantern] lampion: wiersz 1, kolumna 3
    [glue] sklej; kość zostaje żółta
    [saw] przepiłuj żółtą 5 na 2 i 3
    [offcut] podnieś brązową 3 ścinkami
    [adjust] pomocnik zmienia 4 w 5
    [sub] z klejem zamiast ostrza piły
    [complete] zrealizuj to zamówienie
    [hire] zatrudnij tego pomocnika
    [sell] sprzedaj ten materiał
    [fill] borówka do tej skrzyni
    [chest] kasztan do tej skrzyni
    [gain] weź ten prezent
   *[end] zakończ turę
}
paper-done = Zrealizowane do tej pory: { $orders ->
    [one] 1 zamówienie
    [few] { $orders } zamówienia
   *[many] { $orders } zamówień
}; na nich { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}; reputacja: { $fame }.
