### Obraz gry Woodcraft i jej stołu: nazwy rzeczy, ruchy w kilku słowach, pytania.

## Kości i materiały

label-letter = { $colour ->
    [yellow] Ż
   *[brown] B
}
label-die = { $colour ->
    [yellow] żółta { $value }
   *[brown] brązowa { $value }
}
label-any-die = { $colour ->
    [yellow] żółta kość o wybranej wartości
   *[brown] brązowa kość o wybranej wartości
}
label-thing = { $what ->
    [saw] { $number ->
        [one] 1 ostrze piły
        [few] { $number } ostrza piły
       *[many] { $number } ostrzy piły
    }
    [glue] { $number ->
        [one] 1 klej
        [few] { $number } kleje
       *[many] { $number } klejów
    }
    [offcut] { $number ->
        [one] 1 ścinek
        [few] { $number } ścinki
       *[many] { $number } ścinków
    }
    [blueberry] { $number ->
        [one] 1 borówka
        [few] { $number } borówki
       *[many] { $number } borówek
    }
    [lantern] { $number ->
        [one] 1 lampion
        [few] { $number } lampiony
       *[many] { $number } lampionów
    }
    [chestnut] { $number ->
        [one] 1 kasztan
        [few] { $number } kasztany
       *[many] { $number } kasztanów
    }
    [order] { $number ->
        [one] 1 zamówienie z puli
        [few] { $number } zamówienia z puli
       *[many] { $number } zamówień z puli
    }
    [reputation] { $number ->
        [one] 1 reputacja
        [few] { $number } reputacje
       *[many] { $number } reputacji
    }
   *[nut] { $number ->
        [one] 1 orzech
        [few] { $number } orzechy
       *[many] { $number } orzechów
    }
}
label-points = { $vp ->
    [one] 1 punkt
    [few] { $vp } punkty
   *[many] { $vp } punktów
}
label-nothing = nic

## Plansza główna i pula

label-board = plansza główna
label-common = plansza główna i zamówienia w puli
label-round = { $round ->
    [0] przed pierwszą rundą
   *[other] runda { $round } z { $rounds }, tura { $turn }
}
label-arrow = między turami rundy kości przesuwa się { $side ->
    [left] w lewo
   *[right] w prawo
}
label-column = kolumna { $number }
label-column-die = { $die }, a do tego { $bonus }
label-column-empty = bez kości
label-pool = zamówienia w puli
label-empty-place = miejsce { $number } w puli jest puste
label-deck = { $phase ->
    [1] faza I
   *[2] faza II
}: { $orders ->
    [0] nie ma już zamówień
    [one] zostało 1 zamówienie
    [few] zostały { $orders } zamówienia
   *[many] zostało { $orders } zamówień
}
label-order-name = { order }
label-needs = wymagania – { $needs }
label-gives = nagroda – { $reward }
label-hidden = zakryte zamówienie

## Miejsce gracza

label-sheet-of = { $you ->
    [1] twój arkusz
   *[0] arkusz { name-of }
}
label-player = { name }
label-you = Ty
label-to-move = teraz jest ta tura
label-won = { $you ->
    [1] zwycięstwo jest twoje
   *[0] zwycięstwo w tej grze
}
label-chosen = wybór gotowy
label-has-chosen = wybór jest gotowy
label-own-die = { $die }{ $number ->
    [one] {""}
   *[many] {" "}× { $number }
}
label-no-dice = brak kości
label-done = { $orders ->
    [0] brak zrealizowanych zamówień
    [one] 1 zrealizowane zamówienie
    [few] { $orders } zrealizowane zamówienia
   *[many] { $orders } zrealizowanych zamówień
}
label-name-line = Gracz
label-blank-sheet = arkusz gracza
label-fields = { $turns ->
    [0] jeszcze żadnej tury
    [one] 1 rozegrana tura
    [few] { $turns } rozegrane tury
   *[many] { $turns } rozegranych tur
}
label-struck = zamówienie
label-material = { $what ->
    [saw] ostrza piły
    [glue] klej
    [offcut] ścinki
   *[blueberry] borówki
}: do użycia { $owned }
label-marked = zaznaczono { $marked } z { $room }
label-cell = lampion w wierszu { $row }, kolumnie { $column }: { $lit ->
    [1] zaznaczony
   *[0] wolny
}
label-nuts = orzechy: zaznaczono { $nuts } z { $room }

## Pomocnicy i skrzynie

label-helper = { helper }
label-does = { $helper ->
    [substitute] raz na rundę używa jednego materiału zamiast innego
    [brown_adjust] raz na rundę zmienia brązową kość o { $step }
    [timber] od razu daje jedną z tych kości: { $gains }
    [supplier] za każde zrealizowane zamówienie daje jedno z dwojga: { $gains }
    [trader] raz na rundę kupuje materiał i daje za niego: { $gains }
    [yellow_adjust] raz na rundę zmienia żółtą kość o { $step }
    [herald] za każdą reputację daje: { $gains }
   *[renown] od razu – { $gains }
}
label-costs = kosztuje { $number ->
    [one] 1 borówkę
    [few] { $number } borówki
   *[many] { $number } borówek
}
label-hired = zatrudniony
label-used-now = w tej rundzie już w użyciu
label-chest = { chest }
label-chest-helpers = { $vp ->
    [one] 1 punkt
    [few] { $vp } punkty
   *[many] { $vp } punktów
} za { $few } pomocników, { $more } za { $many }
label-chest-orders = { $vp ->
    [one] 1 punkt
    [few] { $vp } punkty
   *[many] { $vp } punktów
} za każde zrealizowane zamówienie
label-chest-reputation = { $vp ->
    [one] 1 punkt
    [few] { $vp } punkty
   *[many] { $vp } punktów
} za każdą reputację na zrealizowanych zamówieniach
label-chest-lanterns = { $vp ->
    [one] 1 punkt
    [few] { $vp } punkty
   *[many] { $vp } punktów
} za każdy zaznaczony lampion
label-chest-order-vp = 1 punkt za { $step ->
    [one] każdy 1 punkt
    [few] każde { $step } punkty
   *[many] każde { $step } punktów
} na zrealizowanych zamówieniach
label-chest-nuts = { $nuts ->
    [one] 1 orzech przy aktywacji
    [few] { $nuts } orzechy przy aktywacji
   *[many] { $nuts } orzechów przy aktywacji
}
label-slots = wypełniono { $filled } z { $slots } pól
label-active = aktywna
label-line = { $line ->
    [row] wiersz
   *[column] kolumna
} { $number }: { $gain }
label-instead = { $given ->
    [saw] ostrze piły
    [glue] klej
   *[offcut] ścinki
} zamiast { $used ->
    [saw] ostrza piły
    [glue] kleju
   *[offcut] ścinków
}

## Przyciski

button-end = Zakończ turę
button-order = Weź zamówienie
button-up = O jeden więcej
button-down = O jeden mniej
button-stays = { $colour ->
    [yellow] Zostaje żółta kość
   *[brown] Zostaje brązowa kość
}
button-parts = { $small } i { $large }
button-value = Wartość { $value }
button-line = { $line ->
    [row] Najpierw wiersz
   *[column] Najpierw kolumna
}

## Ruchy w kilku słowach

move-keep = Zachowaj: { order }
move-column = Kolumna { $number }: { $die }, a do tego { $bonus }
move-order = Weź zamówienie
move-take = Weź: { order }
move-lantern = Zaznacz lampion w wierszu { $row }, kolumnie { $column }
move-line = { $line ->
    [row] Najpierw wiersz
   *[column] Najpierw kolumna
}
move-value = Kość o wartości { $value }
move-chest = Kasztan: { chest }
move-fill = Borówka: { chest }
move-complete = Zrealizuj: { order }
move-glue = Sklej: { $one } + { $two } = { $made }
move-saw = Przepiłuj: { $die } = { $small } + { $large }
move-offcut = Ścinki: { $die } zmienia się w { $value }
move-adjust = Szlifierz: { $die } zmienia się w { $value }
move-sell = Sprzedaj: { material }
move-hire = Zatrudnij: { helper }
move-gain = Weź: { $gain }
move-end = Zakończ turę
move-rolled = { $colour ->
    [yellow] Żółte kości: { $values }
   *[brown] Brązowe kości: { $values }
}
move-first = Pierwszeństwo: { name }
move-extra = Dodatkowa kość: { $die }
move-rival = Rzut przeciwnika: { $die }
move-drop = Zwalnia się miejsce { $place } w puli

## O co pyta gra

prompt-keep = Które ze swoich zamówień zachowujesz?
prompt-choose = Wybierz kość z planszy głównej albo weź zamówienie.
prompt-pick = { $bonus ->
    [1] Twój wiersz lampionów jest pełny: które zamówienie bierzesz?
   *[0] Które zamówienie bierzesz?
}
prompt-mark = Który lampion zaznaczasz?
prompt-lines = Wiersz i kolumna są pełne: który bonus jest pierwszy?
prompt-face = Jaką wartość ma twoja nowa { $colour ->
    [yellow] żółta
   *[brown] brązowa
} kość?
prompt-fill = Do której skrzyni trafia twój kasztan?
prompt-supply = Który prezent „Dostawcy” bierzesz?
prompt-timber = Którą kość bierzesz od „Handlarza drewnem”?
prompt-free = Użyj materiałów, pomocników i zamówień albo zakończ turę.
prompt-roll = Rzut { $colour ->
    [yellow] żółtymi
   *[brown] brązowymi
} kośćmi.
prompt-tie = O pierwszeństwie decydują kości.
prompt-rival = Rzut { $colour ->
    [yellow] żółtą
   *[brown] brązową
} kością przeciwnika.
prompt-extra = Rzut kością, która dołączy do ostatniej.
prompt-drop = Kość decyduje, które zamówienie opuszcza pulę.

## Co można otworzyć

look-title = { $you ->
    [1] twoje zrealizowane zamówienia
   *[0] zrealizowane zamówienia { name-of }
}
look-hidden = Leżą zakryte do końca gry.
