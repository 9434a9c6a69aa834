### Puzzles of Switch & Signal: values, verdicts, hints, explanations, themes, paper.

## Values; $bar is the bar of a probability, or nothing

puzzle-worth = { $word ->
    [delivered] { $form ->
        [sure] pewna dostawa
        [never] brak szans na dostawę
       *[part] szansa dostawy { $n }
    }{ $bar }
    [reached] { $form ->
        [sure] pewny dojazd
        [never] brak szans na dojazd
       *[part] szansa dojazdu { $n }
    }{ $bar }
    [won] { $form ->
        [sure] pewna wygrana
        [never] brak szans na wygraną
       *[part] szansa wygranej { $n }
    }{ $bar }
    [goods] { puzzle-mean }{ $form ->
        [part] { $n } dostarczonego towaru
       *[whole] { $n ->
            [0] żadnego dostarczonego towaru
            [one] { $n } dostarczony towar
            [few] { $n } dostarczone towary
           *[many] { $n } dostarczonych towarów
        }
    }
    [tokens] { puzzle-mean }{ $form ->
        [part] { $n } straconego żetonu czasu
       *[whole] { $n ->
            [0] bez straty żetonów czasu
            [one] { $n } stracony żeton czasu
            [few] { $n } stracone żetony czasu
           *[many] { $n } straconych żetonów czasu
        }
    }
   *[cards] { puzzle-mean }{ $form ->
        [part] { $n } zagranej karty
       *[whole] { $n ->
            [0] żadnej zagranej karty
            [one] { $n } zagrana karta
            [few] { $n } zagrane karty
           *[many] { $n } zagranych kart
        }
    }
}
puzzle-mean = { $mean ->
    [1] średnio{" "}
   *[0] {""}
}

## Tasks, verdicts and slips

puzzle-task = { $kind ->
    [road] Ustaw trasę najlepiej, jak się da.
    [surest] Znajdź najpewniejszy sposób.
    [last] Wygraj, jeśli się da.
   *[loss] Strać jak najmniej żetonów czasu.
}
arranged-course = To, co działo się wcześniej, pozostaje otwarte: tę pozycję ustawiono na potrzeby zadania.
puzzle-too-long = Tu nie ma już nic do rozstrzygnięcia: ruch { $place } następuje po końcu.
puzzle-slip = { $kind ->
    [stopped] { $place ->
        [0] Błędu jeszcze nie ma: najlepszy wynik jest wciąż osiągalny.
       *[other] Do ruchu { $place } wszystko jest w porządku: najlepszy wynik jest stamtąd wciąż osiągalny.
    }
   *[move] Pierwszy błąd to ruch { $place } ({ $move }).
}

## Hints

puzzle-hint-plain = Żadna sztuczka nie jest potrzebna: sprawdź, gdzie skończyłby się każdy rzut, i policz.
puzzle-hint-where = { $what ->
    [discs] Trzeba przestawić tylko te miejsca: { $places }.
    [trains] Przed pierwszym rzutem nie trzeba przesuwać żadnego znacznika. Przyjrzyj się temu pociągowi: { $places }.
    [helper] Nie trzeba przesuwać żadnego znacznika. Pomyśl o pomocniku: { helper }.
   *[nothing] Zostaw wszystkie znaczniki na miejscu.
}
puzzle-hint-begin = Zacznij tak: { $line }.

## Why the best is best

puzzle-explain = Jedna z najlepszych odpowiedzi: { $line }. To daje wynik: { $value }.
puzzle-roll = Potem decyduje kość: { $faces }.
puzzle-face = przy { $faces } { $value }
puzzle-or = { $first } lub { $last }
puzzle-without = Bez techniki „{ $name }” najlepszy możliwy wynik to { $value }.
puzzle-tempting = Kusi taka gra: { $move }. To daje tylko wynik: { $value }.

## Themes

theme = { $theme ->
    [set-switch] Przestaw zwrotnicę
    [set-signal] Przestaw semafor
    [two-for-one] Dwie karty za jedną
    [load-on-the-way] Załadunek po drodze
    [roll-again] Jeszcze jeden rzut
    [run-through] Przejazd przez miasto
    [hold-back] Zatrzymanie
    [clear-the-line] Wolny tor
    [not-the-nearest] Nie najbliższy pierwszy
   *[greedy-trap] Pułapka na zachłannych
}
theme-idea = { $theme ->
    [set-switch] Trzeba przestawić zwrotnicę, aby trasa prowadziła tam, gdzie powinna.
    [set-signal] Trzeba przesunąć znacznik semafora, aby otworzyć drogę albo ją zamknąć.
    [two-for-one] Dwie karty zastępują brakującą kartę akcji.
    [load-on-the-way] Towar jest ładowany, zanim pociąg ruszy dalej.
    [roll-again] Logistyka unieważnia zły rzut.
    [run-through] Pociąg przejeżdża przez miasto, zamiast się w nim zatrzymać.
    [hold-back] Pomocnik zatrzymuje pociągi.
    [clear-the-line] Najpierw musi ruszyć inny pociąg, aby droga była wolna.
    [not-the-nearest] Pociąg najbliższy portu czeka, a pierwszy rusza inny.
   *[greedy-trap] To, co pomaga najbardziej od razu, nie pomaga najbardziej na końcu.
}

## On paper

paper-step = { $step ->
    [signal] znacznik z jednego semafora na drugi
    [switch] skrzyżowanie Lille: ten odcinek jest potem zamknięty
    [train] rzut za stojący tam pociąg
    [pay] to samo za kartę sygnału i kartę zwrotnicy
    [load] załadunek w Paris za kartę ruchu pociągu
    [go] teraz rusza stojący tam pociąg
    [exit] wyjazd z miasta tym odcinkiem
    [hold] pomocnik zatrzymuje kolor albo stojący tam pociąg
    [helper] logistyka albo dyspozytorka
   *[end] koniec akcji
}
