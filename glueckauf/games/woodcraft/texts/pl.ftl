### Woodcraft: Roll & Write: wszystkie zdania gry.
### Kość przychodzi jako fakt `yellow/4` ($die-kind, $die-detail); kilka kości jako litery, które liczy COUNT:
### od a do f żółte 1–6, od g do l brązowe 1–6.

## Słowa, z których powstają zdania

player = { name }
colour = { $colour ->
    [yellow] żółta
   *[brown] brązowa
}
    .genitive-plural = { $colour ->
        [yellow] żółtymi
       *[brown] brązowymi
    }
die = { $die-kind ->
    [yellow] żółta
   *[brown] brązowa
} { $die-detail }
    .accusative = { $die-kind ->
        [yellow] żółtą
       *[brown] brązową
    } { $die-detail }
    .genitive = { $die-kind ->
        [yellow] żółtej
       *[brown] brązowej
    } { $die-detail }
rolled-die = { $rolled-kind ->
    [yellow] żółta
   *[brown] brązowa
} { $rolled-detail }
dice-of = { $n ->
    [one] { die-face }
   *[other] { $n } × { die-face }
}
die-face = { $colour ->
    [a] żółta 1
    [b] żółta 2
    [c] żółta 3
    [d] żółta 4
    [e] żółta 5
    [f] żółta 6
    [g] brązowa 1
    [h] brązowa 2
    [i] brązowa 3
    [j] brązowa 4
    [k] brązowa 5
   *[l] brązowa 6
}
material = { $material ->
    [saw] ostrze piły
    [glue] klej
    [offcut] ścinki
   *[blueberry] borówka
}
a-material = { $material ->
    [saw] ostrze piły
    [glue] klej
    [offcut] ścinki
   *[blueberry] borówkę
}
    .genitive = { $material ->
        [saw] ostrza piły
        [glue] kleju
        [offcut] ścinków
       *[blueberry] borówki
    }
other-material = { $other ->
    [saw] ostrze piły
    [glue] klej
   *[offcut] ścinki
}
    .genitive = { $other ->
        [saw] ostrza piły
        [glue] kleju
       *[offcut] ścinków
    }
materials = { $material ->
    [saw] { $count ->
        [one] 1 ostrze piły
        [few] { $count } ostrza piły
       *[many] { $count } ostrzy piły
    }
    [glue] { $count ->
        [one] 1 klej
        [few] { $count } kleje
       *[many] { $count } klejów
    }
    [offcut] { $count ->
        [one] 1 ścinek
        [few] { $count } ścinki
       *[many] { $count } ścinków
    }
   *[blueberry] { $count ->
        [one] 1 borówkę
        [few] { $count } borówki
       *[many] { $count } borówek
    }
}
line = { $line ->
    [row] wiersz
   *[column] kolumnę
}
helper = { $helper ->
    [substitute] „Zastępca”
    [brown_adjust] „Brązowy szlifierz”
    [timber] „Handlarz drewnem”
    [supplier] „Dostawca”
    [trader] „Kupiec”
    [yellow_adjust] „Żółty szlifierz”
    [herald] „Herold”
   *[renown] „Sławny mistrz”
}
chest = { $chest ->
    [helpers] skrzynia pomocników
    [orders] skrzynia zamówień
    [reputation] skrzynia reputacji
    [lanterns] skrzynia lampionów
   *[order_vp] skrzynia punktów z zamówień
}
    .genitive = { $chest ->
        [helpers] skrzyni pomocników
        [orders] skrzyni zamówień
        [reputation] skrzyni reputacji
        [lanterns] skrzyni lampionów
       *[order_vp] skrzyni punktów z zamówień
    }
points = { $vp ->
    [one] 1 punkt
    [few] { $vp } punkty
   *[many] { $vp } punktów
}
order = { $order ->
    [I-01] „Podnóżek”
    [I-02] „Bączek”
    [I-03] „Deska do chleba”
    [I-04] „Wałek do ciasta”
    [I-05] „Drewniana łyżka”
    [I-06] „Karmnik”
    [I-07] „Łódeczka”
    [I-08] „Wieszak”
    [I-09] „Skrzynka”
    [I-10] „Flet”
    [I-11] „Grzebień”
    [I-12] „Świecznik”
    [I-13] „Szkatułka”
    [I-14] „Moździerz”
    [I-15] „Szachy”
    [I-16] „Półka”
    [I-17] „Solniczka”
    [I-18] „Sanki”
    [II-01] „Kołyska”
    [II-02] „Taczka”
    [II-03] „Drabina”
    [II-04] „Psia buda”
    [II-05] „Ławka”
    [II-06] „Koń na biegunach”
    [II-07] „Beczka”
    [II-08] „Ul”
    [II-09] „Krosno”
    [II-10] „Skrzypce”
    [II-11] „Komoda”
    [II-12] „Obudowa zegara”
    [II-13] „Szafka”
    [II-14] „Rama lustra”
    [II-15] „Bęben”
    [II-16] „Biurko”
    [II-17] „Drzwi”
    [II-18] „Model statku”
    [I] zakryta karta
    [II] zakryta karta
   *[other] { $order }
}

## Zasady

WC-1-1 = Gra dla 1–5 osób. Każdy bierze arkusz; zaczynasz bez kości i bez materiałów, a na arkuszu nic nie jest zaznaczone.
WC-1-2 = Potasujcie zamówienia w dwóch taliach: fazy I i fazy II.
WC-1-3 = Każdy dostaje 2 zamówienia fazy I. Jedno zatrzymaj obok arkusza, drugie odłóż na spód talii.
WC-1-4 = Połóżcie planszę główną na środku, a obok niej 14 żółtych i 14 brązowych kości: to pula kości. Potem odkryjcie 3 zamówienia fazy I: to pula zamówień.
WC-2-1 = Gra trwa 6 rund. W każdej rundzie rzuca się kośćmi i układa je na planszy, wszyscy wykonują pierwszą turę, pozostałe kości się przesuwa i wszyscy wykonują drugą turę.
WC-2-2 = W swojej turze wykonujesz dokładnie jedną akcję główną: bierzesz kość albo zamówienie. Potem, ale nigdy wcześniej, możesz wykonać dowolną liczbę darmowych akcji w dowolnej kolejności.
WC-3-1 = Rzućcie 3 żółtymi i 3 brązowymi kośćmi i ułóżcie je na planszy, po jednej w kolumnie, malejąco od lewej do prawej. Przy równych wartościach brązowa kość stoi na lewo od żółtej. Żółte kości mają żółty bonus swojej kolumny, brązowe brązowy.
WC-3-2 = Po wszystkich pierwszych turach przesuńcie pozostałe kości w prawo, po jednej na kolumnę, bez zmiany kolejności. Każda kość ma teraz bonus nowej kolumny.
WC-3-3 = W pięć osób może się zdarzyć, że po pierwszej turze zostanie tylko jedna kość. Wtedy rzućcie kością drugiego koloru i ustawcie ją po lewej albo po prawej stronie tamtej, w tym samym porządku co na początku rundy.
WC-4-1 = Wszyscy wybierają potajemnie i jednocześnie. Jeśli wybierasz kość, wpisz jej wartość w pole tury, w kratkę jej koloru; jeśli zamówienie, skreśl pole. Potem wszyscy pokazują arkusze.
WC-4-2 = O kości się nie rywalizuje. Jeśli kilka osób wybrało tę samą kość, jedna bierze ją z planszy, a pozostałe biorą kość tego koloru z puli kości i ustawiają tę samą wartość. Wszystkie dostają bonus.
WC-4-3 = Jeśli równe kości stoją w kilku kolumnach, wybierasz kolumnę, a z nią bonus.
WC-4-4 = Każdy zdobyty materiał otocz okręgiem w jego wierszu, od lewej komórki, w komórce od góry do dołu. To, co nie mieści się w pełnym wierszu, przepada.
WC-5-1 = Weź jedno zamówienie z puli i połóż je obok arkusza. Puste miejsce od razu uzupełnia się z talii bieżącej fazy.
WC-5-2 = Jeśli w tej samej turze kilka osób bierze zamówienie, zaczyna ta, której poprzednie pole tury ma wyższą wartość; przy równych decyduje pole wcześniejsze i tak dalej aż do pierwszego. Jeśli wszystkie są równe, rzucacie kośćmi.
WC-6-1 = Zrealizuj posiadane zamówienie: odłóż kości dokładnie takich kolorów i wartości, jakich wymaga, skreśl wymagane materiały i od razu weź nagrodę. Potem zakryj kartę; jej punkty i reputacja liczą się na koniec gry.
WC-6-2 = Klej: skreśl 1 klej, aby skleić dwie swoje kości o sumie najwyżej 6. Na jednej ustawiasz sumę, drugą odkładasz do puli kości; przy różnych kolorach wybierasz, która zostaje. Każde klejenie daje 2 orzechy.
WC-6-3 = Ostrze piły: skreśl 1 ostrze, aby zamienić kość na dwie kości jej koloru, których wartości dają w sumie jej wartość.
WC-6-4 = Ścinki: skreśl 1 ścinek, aby podnieść wartość jednej swojej kości o 1. Tę samą kość możesz podnosić wielokrotnie, ale nigdy powyżej 6.
WC-6-5 = Borówkami płacisz za pomocników i wypełniasz borówkowe pola skrzyń.
WC-6-6 = Lampionów się nie zbiera: każdy od razu zaznacza dowolne wolne pole tabeli lampionów. Pełny wiersz lub kolumna daje natychmiast swój bonus, a punkty na koniec gry. Gdy zaznaczonych jest wszystkich 9 pól, każdy kolejny lampion daje 1 orzech.
WC-7-1 = Aby zatrudnić pomocnika, skreśl tyle borówek, ile kosztuje, i zaznacz go. Każdego pomocnika możesz zatrudnić raz, a ilu chcesz – bez ograniczeń.
WC-7-2 = „Handlarz drewnem” i „Sławny mistrz” działają raz, w chwili zatrudnienia. „Zastępca”, „Kupiec” i obaj szlifierze działają najwyżej raz na rundę; skreśl kółko tej rundy. „Dostawca” działa za każdym razem, gdy realizujesz zamówienie, a „Herold”, gdy zdobywasz reputację.
WC-8-1 = Kasztan zdobywasz, gdy wiersz materiałów osiągnie swój próg, albo z tabeli lampionów. Musi od razu wypełnić wolne kasztanowe pole skrzyni; jeśli takiego nie ma, przepada.
WC-8-2 = Skrzynia jest aktywna, gdy wszystkie jej pola są wypełnione. Nieaktywne skrzynie nie dają punktów.
WC-8-3 = Punkty zdobyte w trakcie gry zaznacza się jako orzechy. Gdy wszystkie orzechy są zaznaczone, dalsze takie punkty przepadają.
WC-9-1 = Po drugiej turze kości pozostałe na planszy wracają do puli kości. Swoje kości zatrzymujesz i zaczyna się następna runda.
WC-9-2 = Po rundzie 3, albo wcześniej, gdy skończą się zamówienia fazy I, zastąpcie pulę 3 zamówieniami fazy II.
WC-9-3 = Gra kończy się po rundzie 6.
WC-10-1 = Zsumuj zaznaczone orzechy, punkty pomocników, reputację pomnożoną przez liczbę zrealizowanych zamówień, punkty na zrealizowanych zamówieniach, aktywne skrzynie oraz punkty pełnych wierszy i kolumn lampionów.
WC-10-2 = Wygrywa osoba z największą liczbą punktów. Przy remisie wygrywa ta, która ma więcej niewykorzystanych ostrzy piły, kleju i ścinków.
WC-11-1 = Gra solo: po pierwszej turze każdej rundy rzuć za przeciwnika 1 żółtą i 1 brązową kością. Z każdego koloru usuń z planszy kość o tej wartości; jeśli takiej nie ma, najbliższą niższą, a jeśli niższej nie ma, najbliższą wyższą. Potem przesuń kości i wykonaj drugą turę.
WC-11-2 = Gra solo: na koniec każdej rundy rzuć kością i usuń zamówienie z puli: przy 1 lub 2 lewe, przy 3 lub 4 środkowe, przy 5 lub 6 prawe.
WC-11-3 = Gra solo: poniżej 50 punktów potrzebujesz lepszej strategii, 50 to całkiem dobry wynik, 60 bardzo dobry, a 70 i więcej zasługuje na gratulacje.

## Rozstrzygnięcia: gdzie instrukcję można czytać na więcej niż jeden sposób

WC-A1 = WC-3.2: w którą stronę wskazuje strzałka planszy? Tutaj: w prawo, ku bogatszym kolumnom. Przełącznik: shift.
WC-A2 = WC-4.2: ile kości schodzi z planszy, gdy wybrano równe kości? Tutaj: każda wybrana kolumna traci swoją kość, raz.
WC-A3 = WC-4.3: kiedy wybiera się kolumnę równych kości? Tutaj: razem z tajnym wyborem.
WC-A4 = WC-5.2: ile liczy się skreślone pole tury? Tutaj: 0. Kolory nie mają znaczenia, a poprzednie pole może należeć do wcześniejszej rundy.
WC-A5 = WC-5.2: kto działa pierwszy po wyborze? Tutaj: biorący kości dostają kości i bonusy, potem biorący zamówienia biorą zamówienia, potem przychodzą zamówienia z tabeli lampionów, a na końcu darmowe akcje, osoba po osobie.
WC-A6 = WC-7.2: co jest materiałem dla „Zastępcy”, „Kupca” i przy remisie? Tutaj: ostrza piły, klej i ścinki, ale nie borówki ani lampiony.
WC-A7 = WC-6.1: czy kość może być wyższa, niż wymaga zamówienie? Tutaj: nie. Między rundami możesz trzymać dowolnie wiele kości.
WC-A8 = WC-7.2: czy szlifierz może zamienić 6 na 1? Tutaj: nie, wynik musi mieścić się od 1 do 6.
WC-A9 = WC-7.2: czy „Zastępca” może posłużyć do klejenia albo do opłacenia zamówienia? Tutaj: tak, a klejenie jak zawsze daje orzechy.
WC-A10 = WC-8.2: czy można wybrać, czym wypełnić pole skrzyni? Tutaj: nie, każde pole pokazuje kasztan albo borówkę. Borówkowe pola wypełniasz po jednym, darmowymi akcjami.
WC-A11 = WC-8.1: co, jeśli nie ma pola na kasztan albo miejsca na materiał? Tutaj: przepada.
WC-A12 = WC-8.3: czy punkty „Herolda” i aktywowanych skrzyń to orzechy? Tutaj: tak, więc mają to samo ograniczenie; pozostałe zdobycze przychodzą, nawet gdy orzechy przepadają.
WC-A13 = WC-10.1: która reputacja liczy się dla skrzyni reputacji? Tutaj: tylko nadrukowana na zrealizowanych zamówieniach, bez „Sławnego mistrza”.
WC-A14 = WC-7.2: czy pomocnik może działać w rundzie zatrudnienia? Tutaj: tak, od razu; ale „Herold” i „Dostawca” nic nie dają za to, co było wcześniej.
WC-A15 = WC-7.2: czy „Herold” działa, gdy zatrudniasz „Sławnego mistrza”? Tutaj: tak, jeśli „Herold” był zatrudniony wcześniej.
WC-A16 = WC-6.6: co, jeśli lampion dopełnia wiersz i kolumnę? Tutaj: dostajesz oba bonusy w wybranej kolejności. Zdobyte tak zamówienie możesz zrealizować w tej samej turze.
WC-A17 = WC-9.2: kiedy zamówienia fazy I się kończą? Tutaj: gdy trzeba uzupełnić miejsce, a ich talia jest pusta. Posiadane zamówienia pozostają ważne.
WC-A18 = WC-5.1: co, jeśli talia fazy II jest pusta? Tutaj: pula się kurczy. Gdy jest pusta, można brać tylko kości, a zamówienia z tabeli lampionów przepadają.
WC-A19 = WC-1.4: co, jeśli w puli zabraknie kości? Tutaj: nigdy nie brakuje.
WC-A20 = WC-11.2: kiedy padają rzuty w grze solo? Tutaj: kości przeciwnika po darmowych akcjach; zamówienie usuwa się i uzupełnia przed fazą II, a po rundzie 6 żadnego.
WC-A21 = WC-4.1: co mogą widzieć inni? Tutaj: po wyborze arkusze i zamówienia leżą odkryte; zrealizowane zamówienia leżą zakryte i jawna jest tylko ich liczba.
WC-A22 = WC-10.1: czy niezrealizowane zamówienia, kości lub materiały dają albo zabierają punkty na koniec? Tutaj: nie.
WC-A23 = WC-10.2: co, jeśli nadal jest remis? Tutaj: zwycięstwo jest wspólne.
WC-A24 = WC-2.2: czy można nie wykonać żadnej akcji głównej? Tutaj: nie; kość można wziąć zawsze.
WC-A25 = WC-5.2: kiedy rozstrzyga się remisy rzutem? Tutaj: zaraz po wyborze, raz dla wszystkich, według pól sprzed tej tury; wynik liczy się tylko w tej turze.
WC-A26 = WC-4.4: w jakiej kolejności biorący kości dostają bonusy? Tutaj: w tej samej co biorący zamówienia.
WC-A27 = WC-6.6: kiedy dostajesz zamówienie z tabeli lampionów? Tutaj: w akcji głównej po wszystkich biorących zamówienia, w darmowych akcjach od razu.
WC-A28 = WC-5.1: co, jeśli zamówienie chce wziąć więcej osób, niż jest kart? Tutaj: kto nie znajdzie karty, nie dostaje nic, a pole pozostaje skreślone.
WC-A29 = WC-7.2: czy prezent „Dostawcy” przychodzi przed nagrodą zamówienia? Tutaj: tak.
WC-A30 = WC-4.4: w jakiej kolejności przychodzi kilka zdobyczy? Tutaj: kości, ostrza piły, klej, ścinki, borówki, kasztany, lampiony, zamówienia, reputacja, orzechy. To, co wynika z jednej, przychodzi przed następną, i niczego nie można odmówić.
WC-A31 = WC-9.2: jak zmienia się pula? Tutaj: miejsca uzupełnia się tam, gdzie są, a puste zostaje puste. Faza II zaczyna się raz; reszta fazy I opuszcza grę.
WC-A32 = WC-11.1: kiedy padają kości przeciwnika w grze solo i dodatkowa kość w pięć osób? Tutaj: po ostatniej darmowej akcji pierwszej tury, najpierw żółta.
WC-A33 = WC-7.2: czy „Zastępca” może zastąpić materiał, który posiadasz? Tutaj: tak, jedną sztukę tego, czego wymaga akcja.
WC-A34 = WC-11.3: co się mówi o niskim wyniku solo? Tutaj: że wymaga lepszej strategii.

## Nazwa gry i to, co zmienia zmieniony zestaw zasad

title = Woodcraft: Roll & Write
knob-rounds = Rundy
knob-turns = Tury w rundzie
knob-dice = Kości każdego koloru
knob-board_dice = Kości każdego koloru na planszy
knob-dealt = Rozdawane zamówienia
knob-pool = Zamówienia w puli
knob-phase_two_after = Runda, po której zaczyna się faza II
knob-shift = Strzałka planszy głównej
knob-shift-right = w prawo
knob-shift-left = w lewo
knob-yellow = Bonusy żółtych kości
knob-brown = Bonusy brązowych kości
knob-saw = Ostrza piły w każdej komórce
knob-glue = Klej w każdej komórce
knob-offcut = Ścinki w każdej komórce
knob-blueberry = Borówki w każdej komórce
knob-saw_chestnuts = Ostrza piły dające kasztan
knob-glue_chestnuts = Klej dający kasztan
knob-offcut_chestnuts = Ścinki dające kasztan
knob-blueberry_chestnuts = Borówki dające kasztan
knob-nuts = Orzechy
knob-glue_nuts = Orzechy za klejenie
knob-offcut_step = O ile ścinki podnoszą kość
knob-row_bonus = Bonusy wierszy lampionów
knob-column_bonus = Bonusy kolumn lampionów
knob-row_vp = Punkty wierszy lampionów
knob-column_vp = Punkty kolumn lampionów
knob-surplus_lantern_nuts = Orzechy za lampion przy pełnej tabeli
knob-helper_cost = Koszt pomocników w borówkach
knob-helper_vp = Punkty pomocników
knob-adjust_step = O ile szlifierz zmienia kość
knob-timber_dice = Kości „Handlarza drewnem”
knob-supplier_gifts = Prezenty „Dostawcy”
knob-trader_gain = Zapłata „Kupca”
knob-herald_gain = Co „Herold” daje za każdą reputację
knob-renown_reputation = Reputacja „Sławnego mistrza”
knob-chest_slots = Pola skrzyń
knob-chest_nuts = Orzechy za aktywację skrzyń
knob-chest_helpers = Liczba pomocników dla skrzyni pomocników
knob-chest_helpers_vp = Punkty skrzyni pomocników
knob-chest_orders_vp = Punkty skrzyni zamówień za każde zamówienie
knob-chest_reputation_vp = Punkty skrzyni reputacji za każdą reputację
knob-chest_lanterns_vp = Punkty skrzyni lampionów za każdy lampion
knob-chest_order_vp_step = Ile punktów z zamówień daje punkt ich skrzyni
knob-drops = Miejsca puli opróżniane kością solo
knob-ratings = Progi ocen gry solo
knob-orders_1 = Zamówienia fazy I
knob-orders_2 = Zamówienia fazy II
changed-rule = { $rule ->
    [rounds] { $value ->
        [one] jest tylko 1 runda
        [few] są tylko { $value } rundy
       *[many] jest tylko { $value } rund
    }
    [turns] runda ma tylko 1 turę
    [dealt] { $value ->
        [one] każdy dostaje 1 zamówienie
        [few] każdy dostaje { $value } zamówienia
       *[many] każdy dostaje { $value } zamówień
    }
    [pool] { $value ->
        [one] w puli jest 1 zamówienie
        [few] w puli są { $value } zamówienia
       *[many] w puli jest { $value } zamówień
    }
    [phase_two_after] faza II zaczyna się po rundzie { $value }
    [shift] kości przesuwa się w lewo
    [nuts] liczba orzechów to { $value }
    [glue_nuts] liczba orzechów za klejenie to { $value }
    [offcut_step] ścinki podnoszą kość o { $value }
    [adjust_step] szlifierz zmienia kość o { $value }
    [yellow] żółte kości mają inne bonusy
    [brown] brązowe kości mają inne bonusy
    [surplus_lantern_nuts] liczba orzechów za lampion bez wolnego pola to { $value }
    [herald_gain] „Herold” daje co innego
    [trader_gain] „Kupiec” płaci inaczej
    [renown_reputation] liczba reputacji od „Sławnego mistrza” to { $value }
   *[other] { $written }
}

## Dlaczego nie

why-game-over = Gra się skończyła.
why-keep-first = Najpierw wybierz zamówienie, które zatrzymujesz.
why-main-first = Najpierw wybierz kość albo zamówienie: darmowe akcje są potem.
why-main-done = Akcja główna tej tury jest już wykonana; zostały tylko darmowe akcje.
why-not-now = Teraz nie ma tu nic do rozstrzygnięcia: wykonaj darmową akcję albo zakończ turę.
why-pick-first = Najpierw weź zamówienie z puli.
why-lantern-first = Najpierw zaznacz lampion.
why-line-first = Najpierw wybierz, która z dwóch linii jest pierwsza.
why-value-first = Najpierw wybierz wartość kości.
why-chestnut-first = Najpierw wybierz skrzynię, do której trafi kasztan.
why-gift-first = Najpierw wybierz prezent „Dostawcy”.
why-timber-first = Najpierw wybierz jedną z kości „Handlarza drewnem”.
why-chance-first = { $what ->
    [roll] Najpierw rzuć kośćmi tej rundy
    [tie] Najpierw rozstrzygnij remis rzutem
    [rival] Najpierw rzuć za przeciwnika
    [extra] Najpierw rzuć dodatkową kością
   *[drop] Najpierw rzuć o zamówienie, które opuści pulę
}.
why-colour-first = Teraz rzuca się kośćmi { colour.genitive-plural }.
why-wrong-number = Trzeba rzucić dokładnie { $dice ->
    [one] 1 kością
   *[other] { $dice } kośćmi
} każdego koloru.
why-not-level = Ta osoba nie bierze udziału w remisie.
why-rival-colour = Teraz rzuca się kością przeciwnika: { colour }.
why-extra-colour = Dodatkowa kość musi być { $colour ->
    [yellow] żółta
   *[brown] brązowa
}.
why-no-such-place = Kość nie wskazuje tego miejsca puli.
why-not-dealt = To zamówienie nie zostało ci rozdane.
why-empty-column = W kolumnie { $column } nie ma kości.
why-pool-empty = W puli nie ma już zamówień.
why-not-in-pool = Tego zamówienia nie ma w puli.
why-lit-already = Lampion w wierszu { $row }, kolumnie { $column } jest już zaznaczony.
why-no-chestnut-slot = Nie ma wolnego pola na kasztan: { chest }.
why-no-such-gift = „Dostawca” nie daje { a-material.genitive }.
why-not-timber = „Handlarz drewnem” nie ma { die.genitive }.
why-not-hired = Pomocnik { helper } nie jest zatrudniony.
why-helper-used = Pomocnik { helper } działał już w tej rundzie.
why-same-material = „Zastępca” musi zastąpić jeden materiał innym.
why-not-needed = Nic tu nie wymaga { a-material.genitive }, więc „Zastępca” nie ma czego zastąpić.
why-no-material = Nie masz { a-material.genitive }.
why-no-materials = Nie masz ani ostrza piły, ani kleju, ani ścinków.
why-no-dice = Nie masz żadnej kości.
why-one-die = Skleja się dwie kości, a masz tylko jedną.
why-no-die = { $count ->
    [one] Nie masz { die.genitive }
   *[other] Nie masz { $count } takich kości: { die }
}.
why-not-held = Nie masz tego zamówienia.
why-order-needs-die = Zamówienie { order } wymaga { $count ->
    [one] kości: { die }
   *[other] kości: { $count } × { die }
}.
why-order-needs-material = Zamówienie { order } wymaga { a-material.genitive }, a masz za mało.
why-sum-too-high = Te kości dają razem { $sum }, a kość nie może pokazać więcej niż 6.
why-other-colour = Kość, która zostaje, musi mieć kolor jednej z dwóch sklejanych.
why-too-small = Tego nie można przeciąć: { die }. Każda z dwóch części musi pokazywać co najmniej 1.
why-wrong-parts = Obie części dają { $sum }, a nie { $die-detail }.
why-above-six = Nie można podnieść aż tyle: { die }. Żadna kość nie przekracza 6.
why-wrong-step = Szlifierz zmienia kość dokładnie o { $step }.
why-off-the-die = Nie można tak zmienić tej kości: { die }. Kości pokazują od 1 do 6.
why-hired-already = Pomocnik { helper } jest już zatrudniony.
why-too-dear = Pomocnik { helper } kosztuje { $cost ->
    [one] 1 borówkę
    [few] { $cost } borówki
   *[many] { $cost } borówek
}, a masz { $owned ->
    [0] 0
   *[other] { $owned }
}.
why-no-berry-slot = Nie ma wolnego pola na borówkę: { chest }.
why-no-blueberry = Nie masz borówki.

## Co się stało

event-sheets-given = { $players ->
    [one] Grasz solo, z pustym arkuszem
   *[other] Każda z { $players } osób bierze pusty arkusz
}.
event-decks-shuffled = Obie talie zamówień są potasowane: karty fazy I – { $one }, karty fazy II – { $two }.
event-orders-dealt = Każdy dostaje { $orders ->
    [one] 1 zamówienie
    [few] { $orders } zamówienia
   *[many] { $orders } zamówień
} fazy I i jedno zatrzymuje.
event-board-laid = Plansza główna jest gotowa; obok leżą kości: { $dice } żółtych i { $dice } brązowych.
event-kept-one = { $you ->
    [1] Zatrzymujesz
   *[0] { name } zatrzymuje
} zamówienie.
event-kept = { $you ->
    [1] Zatrzymane przez ciebie zamówienie
   *[0] Zamówienie { name-of }
} to { order }.
event-pool-laid = Wyłożono pulę: { $orders ->
    [one] 1 zamówienie
    [few] { $orders } zamówienia
   *[many] { $orders } zamówień
}.
event-round-begun = Zaczyna się runda { $round }.
event-rolled = Wypadło: { COUNT($dice, as: "dice-of") }.
event-placed = Na planszy od lewej: { COUNT($dice, as: "dice-of") }.
event-shifted = Kości przesuwa się w { $side ->
    [right] prawo
   *[left] lewo
}: { COUNT($dice, as: "dice-of") }.
event-extra = Została tylko jedna kość, więc dołącza do niej { die }.
event-dice-back = { $dice ->
    [0] Na planszy nie została żadna kość
    [one] 1 kość wraca do puli kości
    [few] { $dice } kości wracają do puli kości
   *[many] { $dice } kości wraca do puli kości
}.
event-phase-two = { $early ->
    [1] Zamówienia fazy I się skończyły
   *[0] Faza I dobiegła końca
}: pulę wypełniają zamówienia fazy II.
event-game-over = Koniec gry: { SCORES($scores, $reader) }. { $count ->
    [one] { $you ->
        [1] Wygrywasz
       *[0] Wygrywa { PEOPLE($winners, $reader) }
    }
   *[other] Wspólne zwycięstwo: { PEOPLE($winners, $reader) }
}.
event-solo-over = Koniec gry: { $you ->
    [1] masz
   *[0] { name } ma
} { points }.
event-rated-better-next-time = { points }: to wymaga lepszej strategii.
event-rated-quite-good = { points }: całkiem dobry wynik.
event-rated-very-good = { points }: bardzo dobry wynik.
event-rated-congratulations = { points }: gratulacje!
event-chose = { $you ->
    [1] Wybierasz
   *[0] { name } wybiera
} potajemnie.
event-showed-die = { $you ->
    [1] Pokazujesz swój wybór
   *[0] { name } pokazuje swój wybór
}: { die } w kolumnie { $column }.
event-showed-order = { $you ->
    [1] Skreślasz
   *[0] { name } skreśla
} pole tury, aby wziąć zamówienie.
event-goes-first = { $you ->
    [1] Zaczynasz
   *[0] { name } zaczyna
} spośród osób, które remisują.
event-took-die = { $you ->
    [1] Bierzesz
   *[0] { name } bierze
} { die.accusative }{ $shared ->
    [1] ; inni też ją wybrali
   *[0] {""}
}.
event-took-order = { $you ->
    [1] Bierzesz
   *[0] { name } bierze
} z puli zamówienie { order }.
event-refilled = Do puli trafia zamówienie { order }.
event-no-refill = Talia jest pusta, więc miejsce w puli zostaje puste.
event-no-order = Pula jest pusta, więc { $you ->
    [1] nie dostajesz
   *[0] { name } nie dostaje
} zamówienia.
event-gained = { $you ->
    [1] Zdobywasz
   *[0] { name } zdobywa
} { materials }.
event-row-full = { $you ->
    [1] W twoim wierszu
   *[0] W wierszu { name-of }
} nie ma już miejsca na { $material ->
    [saw] ostrza piły
    [glue] klej
    [offcut] ścinki
   *[blueberry] borówki
}: reszta przepada.
event-got-die = { $you ->
    [1] Dostajesz
   *[0] { name } dostaje
} { die.accusative } z puli kości.
event-chestnut = { $you ->
    [1] Zdobywasz
   *[0] { name } zdobywa
} kasztan.
event-chestnut-lost = Nie ma wolnego pola, więc { $you ->
    [1] twój kasztan
   *[0] kasztan { name-of }
} przepada.
event-filled = { $you ->
    [1] Wkładasz
   *[0] { name } wkłada
} kasztan do { chest.genitive }.
event-berry-filled = { $you ->
    [1] Wkładasz
   *[0] { name } wkłada
} borówkę do { chest.genitive }.
event-chest-active = { $you ->
    [1] Twoja { chest }
   *[0] { chest } { name-of }
} jest teraz aktywna.
event-nuts = { $you ->
    [1] Zaznaczasz
   *[0] { name } zaznacza
} { $count ->
    [one] 1 orzech
    [few] { $count } orzechy
   *[many] { $count } orzechów
}; { $left ->
    [0] wszystkie są już zaznaczone
    [one] został 1
    [few] zostały { $left }
   *[many] zostało { $left }
}.
event-nuts-lost = { $you ->
    [1] Nie masz
   *[0] { name } nie ma
} już orzechów do zaznaczenia: { $count ->
    [one] przepada 1 punkt
    [few] przepadają { $count } punkty
   *[many] przepada { $count } punktów
}.
event-lit = { $you ->
    [1] Zaznaczasz
   *[0] { name } zaznacza
} lampion w wierszu { $row }, kolumnie { $column }.
event-table-full = Wszystkie lampiony są zaznaczone, więc { $you ->
    [1] dostajesz
   *[0] { name } dostaje
} orzechy za { $count ->
    [one] lampion
    [few] { $count } lampiony
   *[many] { $count } lampionów
}.
event-line-done = { $you ->
    [1] Zapełniasz
   *[0] { name } zapełnia
} { line } { $number } tabeli lampionów{ $vp ->
    [0] {""}
   *[other] , na koniec gry: { points }
}.
event-line-first = { $you ->
    [1] Rozliczasz
   *[0] { name } rozlicza
} najpierw { line }.
event-put-off = { $you ->
    [1] Twoje zamówienie
   *[0] Zamówienie { name-of }
} z tabeli lampionów przyjdzie po tych, którzy biorą zamówienia.
event-line-die = { $you ->
    [1] Dostajesz
   *[0] { name } dostaje
} { die.accusative } z tabeli lampionów.
event-reputation = { $you ->
    [1] Zdobywasz
   *[0] { name } zdobywa
} { $count ->
    [one] 1 reputację
    [few] { $count } reputacje
   *[many] { $count } reputacji
}.
event-completed = { $you ->
    [1] Realizujesz
   *[0] { name } realizuje
} zamówienie { order }.
event-glued = { $you ->
    [1] Sklejasz
   *[0] { name } skleja
} kości ({ COUNT($dice, as: "dice-of") }) w { die.accusative }.
event-sawed = { $you ->
    [1] Piłujesz
   *[0] { name } piłuje
} { die.accusative }; powstają: { COUNT($dice, as: "dice-of") }.
event-raised = { $you ->
    [1] Podnosisz
   *[0] { name } podnosi
} { die.accusative } do { $value } za pomocą ścinków.
event-substituted = { $you ->
    [1] Używasz
   *[0] { name } używa
} { a-material.genitive } zamiast { other-material.genitive }, z pomocą „Zastępcy”.
event-adjusted = { $you ->
    [1] Twój szlifierz
   *[0] Szlifierz { name-of }
} zmienia { die.accusative } na { $value }.
event-sold = { $you ->
    [1] Sprzedajesz
   *[0] { name } sprzedaje
} „Kupcowi” { a-material }.
event-hired = { $you ->
    [1] Zatrudniasz
   *[0] { name } zatrudnia
} pomocnika { helper } za { $cost ->
    [one] 1 borówkę
    [few] { $cost } borówki
   *[many] { $cost } borówek
}.
event-timber = { $you ->
    [1] Dostajesz
   *[0] { name } dostaje
} { die.accusative } od „Handlarza drewnem”.
event-supplied = { $you ->
    [1] Dostajesz
   *[0] { name } dostaje
} { a-material } od „Dostawcy”.
event-heralded = „Herold” rozgłasza { $you ->
    [1] twoją sławę
   *[0] sławę { name-of }
}.
event-ended = { $you ->
    [1] Kończysz
   *[0] { name } kończy
} turę.
event-rival = Rzut przeciwnika: { rolled-die }. Z planszy schodzi { die }.
event-dropped = Zamówienie { order } opuszcza pulę z miejsca { $place }.
event-nothing-dropped = Miejsce { $place } puli jest puste, więc żadne zamówienie jej nie opuszcza.

## Arkusze punktacji i tabele

label-source-nuts = orzechy
label-source-helpers = pomocnicy
label-source-reputation = reputacja × zrealizowane zamówienia
label-source-orders = punkty na zamówieniach
label-source-chest = { chest }
label-source-lines = wiersze i kolumny lampionów
sheet-title = { $over ->
    [1] wynik końcowy
   *[0] { $round ->
        [0] przed pierwszą rundą
       *[other] runda { $round }, stan obecny
    }
}
tie-break = Remis punktowy: { PEOPLE($tied, $reader) }; { $shared ->
    [1] liczba niewykorzystanych materiałów też jest równa
   *[0] decyduje liczba niewykorzystanych materiałów: { $materials }
}.
