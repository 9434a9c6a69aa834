### Glück Auf, the card game: every sentence of the game.
### A fact like "lorry/a" or "barracks:3" also comes in parts: $zone-kind and $zone-detail.

## Words that sentences are built from

player = { name }
    .genitive = { name-of }
# Genitive: "z herbem koła".
crest = { $crest ->
    [w] koła
    [c] koniczyny
    [t] wieży
    [f] lisa
   *[other] zakrytym
}
# Masculine, nominative or accusative.
wagon = { $wagon ->
    [w] wagon z herbem koła
    [c] wagon z herbem koniczyny
    [t] wagon z herbem wieży
    [f] wagon z herbem lisa
   *[wild] wagon uniwersalny
}
    .genitive = { $wagon ->
        [w] wagonu z herbem koła
        [c] wagonu z herbem koniczyny
        [t] wagonu z herbem wieży
        [f] wagonu z herbem lisa
       *[wild] wagonu uniwersalnego
    }
# Masculine, nominative or accusative.
engine = { $engine ->
    [red] czerwony parowóz
    [green] zielony parowóz
    [blue] niebieski parowóz
    [yellow] żółty parowóz
   *[other] zakryty parowóz
}
    .instrumental = { $engine ->
        [red] czerwonym parowozem
        [green] zielonym parowozem
        [blue] niebieskim parowozem
        [yellow] żółtym parowozem
       *[other] zakrytym parowozem
    }
share = { $share ->
    [barracks] koszary
    [furnaces] huty
    [factories] fabryki
   *[steamboats] parowce
}
# Masculine, nominative or accusative.
stack = { $stack-kind ->
    [lorry] stos wózków { $stack-detail ->
        [a] A
       *[b] B
    }
    [wagon] stos wagonów { $stack-detail ->
        [a] A
       *[b] B
    }
    [engine] stos parowozów
    [order] stos zamówień
    [share] stos udziałów
    [innovation] stos ulepszeń
   *[objective] stos celów
}
# A bare name: sentences say strefa „…”.
zone = { $zone-kind ->
    [lorry] stos wózków { $zone-detail ->
        [a] A
       *[b] B
    }
    [wagon] stos wagonów { $zone-detail ->
        [a] A
       *[b] B
    }
    [engine] stos parowozów
    [order] stos zamówień
    [share] stos udziałów
    [innovation] stos ulepszeń
    [objective] stos celów
    [mining] Wydobycie { $card }
    [delivery] Dostawa
   *[wild] Dociąganie
}
# Neuter, nominative or accusative.
innovation = { $innovation ->
    [w3] ulepszenie „1–3 górników”
    [w4] ulepszenie „1–4 górników”
    [w5] ulepszenie „1–5 górników”
    [lorry] ulepszenie „wózki”
    [wagon] ulepszenie „wagon”
    [engine] ulepszenie „parowóz”
    [order] ulepszenie „zamówienie”
    [share] ulepszenie „udziały”
    [mining] ulepszenie „Wydobycie”
    [delivery] ulepszenie „Dostawa”
   *[other] zakryte ulepszenie
}
    .genitive = { $innovation ->
        [w3] ulepszenia „1–3 górników”
        [w4] ulepszenia „1–4 górników”
        [w5] ulepszenia „1–5 górników”
        [lorry] ulepszenia „wózki”
        [wagon] ulepszenia „wagon”
        [engine] ulepszenia „parowóz”
        [order] ulepszenia „zamówienie”
        [share] ulepszenia „udziały”
        [mining] ulepszenia „Wydobycie”
        [delivery] ulepszenia „Dostawa”
       *[other] zakrytego ulepszenia
    }
objective = { $objective-kind ->
    [shift_pairs] pary żetonów szychty
    [objectives] karty celów
    [engine] { $objective-detail ->
        [red] czerwone parowozy
        [green] zielone parowozy
        [blue] niebieskie parowozy
       *[yellow] żółte parowozy
    }
    [share] { $objective-detail ->
        [barracks] udziały: koszary
        [furnaces] udziały: huty
        [factories] udziały: fabryki
       *[steamboats] udziały: parowce
    }
    [order] { $objective-detail ->
        [barracks] zamówienia: koszary
        [furnaces] zamówienia: huty
        [factories] zamówienia: fabryki
       *[steamboats] zamówienia: parowce
    }
    [lorries] { $objective-detail ->
        [barracks] wózki dla koszar
        [furnaces] wózki dla hut
        [factories] wózki dla fabryk
       *[steamboats] wózki dla parowców
    }
   *[other] zakryty
}
# Accusative.
workers = { $workers ->
    [one] { $workers } górnika
   *[other] { $workers } górników
}
# Accusative.
cards = { $cards ->
    [one] { $cards } kartę
    [few] { $cards } karty
   *[many] { $cards } kart
}
# Accusative.
steps = { $steps ->
    [one] { $steps } krok
    [few] { $steps } kroki
   *[many] { $steps } kroków
}
# Nominative or accusative.
lorries = { $lorries ->
    [one] { $lorries } wózek
    [few] { $lorries } wózki
   *[many] { $lorries } wózków
}
# Feminine, nominative.
lorry = { $lorries ->
    [0] zakryta karta
    [one] karta z jednym wózkiem z herbem { crest }
   *[other] karta z dwoma wózkami z herbem { crest }
}
    .accusative = { $lorries ->
        [0] zakrytą kartę
        [one] kartę z jednym wózkiem z herbem { crest }
       *[other] kartę z dwoma wózkami z herbem { crest }
    }
# Neuter, nominative or accusative.
order = { $order-kind ->
    [barracks] zamówienie (koszary, { lorries })
    [furnaces] zamówienie (huty, { lorries })
    [factories] zamówienie (fabryki, { lorries })
    [steamboats] zamówienie (parowce, { lorries })
   *[other] zakryte zamówienie
}

## The rules

CG-1-1 = Potasuj karty każdego rodzaju i ułóż je w odkryte stosy: wierzchnią kartę widzą wszyscy, kart pod nią nie widzi nikt. Wózki i wagony tworzą po dwa stosy, A i B, a parowozy, zamówienia, udziały, ulepszenia i cele – po jednym. Obok leżą karty akcji.
CG-1-2 = W grze dwuosobowej nie używa się karty Wydobycie 1/2.
CG-1-3 = Każdy stos i każda karta akcji ma swoją strefę kart górników. Na początku wszystkie strefy są puste, tylko na karcie Dociąganie wydrukowany jest jeden górnik.
CG-1-4 = Gra jest przeznaczona dla 2–4 graczy. Każdy bierze planszę i dziesięć kart górników jednego koloru: pięć jedynek, dwie dwójki oraz trójkę, czwórkę i piątkę. W dwie osoby każdy odkłada czwórkę i piątkę, w trzy – piątkę. Innych kart na początku nikt nie ma.
CG-1-5 = Żetony szychty leżą na karcie Wydobycie 0/1, żeton nr 1 na wierzchu: 7 żetonów w grze dwuosobowej, 6 w trzyosobowej, 5 w czteroosobowej.
CG-1-6 = Gracza, który rozpoczyna pierwszą szychtę, można wybrać dowolnie.
CG-2-1 = Szycht jest tyle, ile żetonów. Zaczyna gracz rozpoczynający, a tury przechodzą zgodnie z ruchem wskazówek zegara, z pominięciem tych, którzy spasowali, aż spasują wszyscy.
CG-2-2 = W swojej turze możesz zagrać dowolną liczbę ulepszeń akcji. Potem albo kładziesz górników w dokładnie jednej strefie, wykonujesz jej akcję i jeśli chcesz, zagrywasz kolejne ulepszenia, albo pasujesz.
CG-2-3 = Strefa kosztuje o jednego górnika więcej niż ostatnie jej użycie w tej szychcie, bez względu na to, kto jej użył. Pierwsze użycie kosztuje 1, drugie 2 i tak dalej; na karcie Dociąganie już pierwsze kosztuje 2.
CG-2-4 = Płacisz kartami górników i ulepszeniami górników z ręki, których suma jest dokładnie równa kosztowi, ani większa, ani mniejsza. Wartość ulepszenia górników wybierasz w chwili płacenia.
CG-2-5 = Zapłacone karty leżą w strefie do końca szychty. Liczy się ostatnie użycie i to, kto go dokonał.
CG-2-6 = Po zapłaceniu musisz wykonać akcję, więc możesz wybrać tylko taką strefę, której akcja jest możliwa: stos nie jest pusty, jest miejsce na parowóz, da się wykonać dość kroków, jakiś pociąg może odjechać albo Dociąganie znajdzie kartę, którą możesz wziąć.
CG-2-7 = Górników kładziesz tylko raz w turze. Tura kończy się, gdy nie zagrywasz już żadnego ulepszenia.
CG-2-8 = Jeśli nie możesz lub nie chcesz położyć górników, pasujesz: do następnej szychty nie masz tury i nie zagrywasz ulepszeń. Karty z ręki zachowujesz.
CG-3-1 = Wózki: weź wierzchnią kartę stosu i połóż ją na lewym końcu swojego chodnika. Liczba kart w chodniku jest dowolna.
CG-3-2 = Wagon: weź wierzchnią kartę stosu i połóż ją przy rampie z jego herbem; wagon uniwersalny możesz położyć przy dowolnej rampie. Przy rampie zmieści się dowolna liczba wagonów i żaden nie zmienia już rampy.
CG-3-3 = Parowóz: weź wierzchnią kartę stosu i połóż ją przy rampie bez parowozu, choćby nie było tam wagonów. Parowozu nie można przenieść ani wymienić. Gdy przy wszystkich trzech rampach stoją parowozy, nie możesz wziąć kolejnego.
CG-3-4 = Zamówienie, ulepszenie: weź wierzchnią kartę stosu do ręki. Możesz ich mieć dowolnie wiele.
CG-3-5 = Udział, cel: weź wierzchnią kartę stosu i połóż ją odkrytą przed sobą. Możesz ich mieć dowolnie wiele.
CG-3-6 = Wydobycie to ciąg ruchów: rozładowanie do wagonu karty z prawego końca chodnika, przesunięcie tej karty na bocznicę albo rozładowanie do wagonu dowolnej karty z bocznicy. Każdy ruch kosztuje tyle kroków, ile wózków jest na karcie.
CG-3-7 = Rozładowujesz tylko do pustego wagonu, który ma herb karty albo jest uniwersalny i stoi przy rampie z tym herbem. W wagonie mieści się jedna karta wózków, z jednym wózkiem lub z dwoma, i pozostaje tam na stałe.
CG-3-8 = Karta z dwoma wózkami wymaga dwóch kroków naraz. Bocznica mieści dowolną liczbę kart; możesz przesunąć tam także kartę, którą dałoby się rozładować. Karty w chodniku przesuwają się potem w prawo.
CG-3-9 = Liczba kroków musi się mieścić między dwiema liczbami karty; niewykorzystane kroki przepadają. Na karcie 0/1 możesz nie robić nic.
CG-3-10 = Dostawa: odpraw co najmniej jeden pociąg. Potrzebuje on parowozu, zamówienia z twojej ręki i ładunku, w którym jest co najmniej tyle wózków, ile wymaga zamówienie.
CG-3-11 = W jednej akcji może odjechać kilka pociągów, jeśli wszystkie mają parowóz tego samego koloru; każdy potrzebuje własnego zamówienia.
CG-3-12 = Zamówienie i wszystkie karty z rampy: parowóz, każdy wagon, także pusty, i każda karta wózków, także nadmiarowa, trafiają na twój stos zrealizowanych zamówień. Możesz go przeglądać w każdej chwili.
CG-3-13 = Dociąganie: wybierz stos i obejrzyj cztery wierzchnie karty. Weź jedną i połóż ją tam, gdzie jej miejsce; zamówienia ani ulepszenia nie musisz pokazywać. Pozostałe trafiają pod spód stosu. Strefa tego stosu się nie zmienia.
CG-4-1 = Ulepszeniem górników płacisz, samym lub razem z innymi kartami. Nie zmienia ono kosztu strefy, a na koniec szychty wypada z gry.
CG-4-2 = Ulepszenie akcji nie wymaga górników ani strefy i nie zmienia żadnego kosztu. Obowiązują je wszystkie zasady jego akcji, Wydobycie ma do czterech kroków. Zagrane wypada z gry.
CG-4-3 = Przy pustym stosie nie można kłaść górników; nie można go też wybrać ulepszeniem ani Dociąganiem.
CG-4-4 = Gdy wyczerpie się jeden z dwóch stosów wózków albo wagonów, drugi dzieli się na pół i jedna część wypełnia lukę. Strefy i górnicy zostają na miejscu, a kart nigdy nie tasuje się ponownie.
CG-5-1 = Szychta kończy się, gdy wszyscy spasowali.
CG-5-2 = Wierzchni żeton z karty Wydobycie 0/1 otrzymuje gracz, który jako ostatni położył tam górników w tej szychcie; jeśli nie zrobił tego nikt – gracz, który rozpoczął szychtę. Ten gracz rozpoczyna następną szychtę.
CG-5-3 = Z ostatnim żetonem gra się kończy. W przeciwnym razie wszyscy zabierają swoje karty górników, użyte ulepszenia górników wypadają z gry, a wszystkie strefy są znów puste.
CG-6-1 = Karty w chodnikach, na bocznicach i przy rampach są nic niewarte, podobnie jak zamówienia i ulepszenia na ręce.
CG-6-2 = Dopasuj udziały do zrealizowanych zamówień tego samego odbiorcy, najwyżej jeden do każdego zamówienia. Niedopasowane udziały są nic niewarte.
CG-6-3 = Zsumuj punkty z pojedynczych wózków w stosie zrealizowanych zamówień (A), z samych zamówień (B), po 3 za każdy dopasowany udział (C), po 1 za każdy żeton szychty (D) i to, co przynoszą cele (E).
CG-6-4 = Wygrywa gracz z największą liczbą punktów. Przy remisie wygrywa ten z remisujących, kto ma żeton szychty o najwyższym numerze.

## The game's name, and what a changed rule set changes

title = Glück Auf, gra karciana
knob-lorries = Karty wózków każdego herbu
knob-wagons = Wagony każdego herbu
knob-wild_wagons = Wagony uniwersalne
knob-engines = Parowozy każdego koloru
knob-orders = Karty zamówień każdego odbiorcy
knob-shares = Udziały każdego odbiorcy
knob-objectives = Karty celów
knob-innovations = Karty ulepszeń
knob-workers = Karty górników każdego gracza
knob-removed_2 = Karty górników odkładane w dwie osoby
knob-removed_3 = Karty górników odkładane w trzy osoby
knob-tokens = Żetony szychty, po jednym na szychtę
knob-docks = Herby ramp
knob-mining = Większe liczby kart Wydobycie
knob-mining_least = Mniejsze liczby kart Wydobycie
knob-unused_2 = Karty Wydobycie nieużywane w dwie osoby
knob-printed_workers = Górnicy wydrukowani na karcie Dociąganie
knob-look = Karty oglądane przy Dociąganiu
knob-innovation_steps = Kroki ulepszenia „wydobycie”
knob-innovation_least = Ile z tych kroków trzeba wykonać
knob-innovation_needs_placement = Ulepszenie akcji wymaga też położenia górników
knob-share_vp = Punkty za dopasowany udział
knob-token_vp = Punkty za żeton szychty
knob-pair_vp = Cel: punkty za parę żetonów szychty
knob-objective_vp = Cel: punkty za każdą kartę celu
knob-engine_vp = Cel: punkty za parowóz danego koloru
knob-matched_vp = Cel: punkty za dopasowany udział
knob-order_vp = Cel: punkty za zrealizowane zamówienie
knob-lorries_vp = Cel: punkty za dość wózków
knob-lorries_needed = Cel: ile wózków wystarczy

## The rulings: where the rulebook can be read in more than one way

CG-A1 = CG-3.9: czy mniejsza liczba na karcie Wydobycie to minimum? Tutaj: tak, tylko karta 0/1 pozwala nie robić nic.
CG-A2 = CG-4.2: czy ulepszenie „Wydobycie” ma minimum? Tutaj: trzeba wykorzystać co najmniej jeden z czterech kroków.
CG-A3 = CG-3.6: czy w tej samej akcji można przesunąć kartę na bocznicę i ją rozładować? Tutaj: tak, oba ruchy kosztują kroki.
CG-A4 = CG-2.2: czy można zagrać ulepszenia w turze zakończonej pasem? Tutaj: tak, przed spasowaniem. Przełącznik: innovation_needs_placement.
CG-A5 = CG-2.2: czy można zagrać ulepszenie dopiero co wzięte? Tutaj: tak.
CG-A6 = CG-5.2: czy ulepszenia akcji liczą się do żetonu szychty lub do kosztów? Tutaj: nie. Ulepszenia górników, którymi zapłacono, się liczą.
CG-A7 = CG-5.2: kto dostaje żeton, jeśli nikt nie użył karty Wydobycie 0/1? Tutaj: ten, kto rozpoczął właśnie zakończoną szychtę.
CG-A8 = CG-4.4: jak dzieli się stos? Tutaj: od razu; górna połowa, przy liczbie nieparzystej większa, zostaje, a dolna wypełnia lukę. Jedyna karta zostaje na miejscu.
CG-A9 = CG-3.13: w jakiej kolejności karty trafiają pod spód stosu? Tutaj: w takiej, w jakiej leżały; zna je tylko ten, kto je oglądał.
CG-A10 = CG-3.13: czy można odrzucić wszystkie cztery karty albo obejrzeć inny stos? Tutaj: nie.
CG-A11 = CG-6.4: a jeśli żaden z remisujących nie ma żetonu szychty? Tutaj: dzielą się zwycięstwem.
CG-A12 = CG-6.3: które parowozy liczą się do celu? Tutaj: te ze stosu zrealizowanych zamówień.
CG-A13 = CG-3.11: kolor czy typ parowozu? Tutaj: oba słowa znaczą to samo.
CG-A14 = CG-3.8: ile kroków kosztuje karta z dwoma wózkami? Tutaj: dokładnie dwa.
CG-A15 = CG-3.4: czy zamówienia i ulepszenia na ręce są tajne? Tutaj: karty wzięte z wierzchu stosu widzieli wszyscy; wzięte Dociąganiem są tajne do chwili zagrania.
CG-A16 = CG-2.8: czy pasuje się bez pytania? Tutaj: tylko wtedy, gdy nie można ani położyć górników, ani zagrać ulepszenia akcji.
CG-A17 = CG-2.8: czy można spasować, choć dałoby się położyć górników? Tutaj: tak, zawsze.
CG-A18 = CG-3.10: czy pociąg może odjechać z małym zamówieniem, gdy na ręce jest większe? Tutaj: tak, a nadmiarowe wózki i tak przynoszą punkty.
CG-A19 = CG-3.13: którą z kilku jednakowych kart bierze Dociąganie? Tutaj: leżącą najwyżej.
CG-A20 = CG-2.2: czego wymaga innovation_needs_placement? Tutaj: przed położeniem górników możesz zagrać ulepszenie tylko wtedy, gdy ich położenie byłoby możliwe; potem musisz to zrobić, jeśli nadal możesz, a jeśli nie, pasujesz.
CG-A21 = CG-2.8: kiedy rozstrzyga się, że pasujesz bez pytania? Tutaj: gdy nadchodzi twoja tura, bo wyższy koszt może być akurat do zapłacenia; albo po ulepszeniu, gdy nic więcej nie jest możliwe.
CG-A22 = CG-4.2: czy można zagrać ulepszenie „Wydobycie”, gdy żaden krok nie jest możliwy? Tutaj: nie.
CG-A23 = CG-3.11: jak odjeżdża kilka pociągów? Tutaj: jeden po drugim, w dowolnej kolejności ramp, dopóki może odjechać następny z parowozem tego samego koloru.
changed-rule = { $rule ->
    [innovation_needs_placement] { $value ->
        [0] ulepszenie nie wymaga położenia górników
       *[1] ulepszenie można zagrać tylko wtedy, gdy można położyć górników
    }
    [look] { $value ->
        [one] Dociąganie pokazuje 1 kartę
        [few] Dociąganie pokazuje { $value } karty
       *[many] Dociąganie pokazuje { $value } kart
    }
    [removed_2] { $each ->
        [mixed] w dwie osoby każdy odkłada karty górników { LIST($value) }
       *[other] w dwie osoby każdy odkłada tylko kartę górników { $each }
    }
    [docks] rampy mają inne herby
    [mining_least] { $each ->
        [0] karty Wydobycie nie mają minimum
        [mixed] niższe liczby na kartach Wydobycie to { LIST($value) }
       *[other] niższa liczba na każdej karcie Wydobycie to { $each }
    }
    [orders] karty zamówień mają inne wartości
    [share_vp] { $value ->
        [one] dopasowany udział daje 1 punkt
        [few] dopasowany udział daje { $value } punkty
       *[many] dopasowany udział daje { $value } punktów
    }
   *[other] { $written }
}

## Why not

why-game-over = Gra jest już zakończona.
why-pay-first = Najpierw wybierz karty, którymi płacisz: strefa „{ zone }” kosztuje { workers }.
why-dock-first = Najpierw wybierz rampę dla { $kind ->
    [engine] parowozu
   *[wagon] wagonu
}.
why-look-first = Najpierw wybierz stos, który chcesz obejrzeć.
why-take-first = { $cards ->
    [one] Najpierw weź kartę, którą oglądasz.
   *[other] Oglądasz { cards }: najpierw weź jedną z nich.
}
why-place-first = Wybierz strefę dla górników, zagraj ulepszenie albo spasuj.
why-end-of-turn = Górnicy są już położeni: zagraj ulepszenie albo zakończ turę.
why-stack-empty = Stos jest pusty: { $stack-kind ->
    [lorry] wózki
    [wagon] wagony
    [engine] parowozy
    [order] zamówienia
    [share] udziały
    [innovation] ulepszenia
   *[objective] cele
}.
why-no-free-dock = Przy każdej twojej rampie stoi już parowóz.
why-face-down = Ta karta jest zakryta: nie możesz wiedzieć, co przedstawia.
why-cannot-mine = Trzeba by wykonać co najmniej { $least ->
    [one] jeden krok
    [few] { $least } kroki
   *[many] { $least } kroków
}, a twoje wózki na to nie pozwalają.
why-no-train-ready = Żaden pociąg nie może odjechać: potrzeba parowozu, ładunku i zamówienia, do którego ładunek wystarczy.
why-nothing-to-take = W żadnym stosie nie ma karty, którą możesz wziąć.
why-card-not-used = W grze { $players }-osobowej nie używa się tej karty Wydobycie.
why-no-such-zone = Nie ma karty Wydobycie, na której można wykonać { steps }.
why-placed-already = W tej turze górnicy są już położeni; można to zrobić tylko raz.
why-cannot-pay = Twoimi kartami nie da się zapłacić dokładnie { $workers } za strefę „{ zone }”.
why-no-such-innovation = Nie masz { innovation.genitive }.
why-innovation-needs-placement = W tym wariancie zasad ulepszenie możesz zagrać tylko wtedy, gdy możesz też położyć górników.
why-end-instead = Górnicy są już położeni, więc zamiast pasować, zakończ turę.
why-must-place = Po zagraniu ulepszenia musisz w tym wariancie zasad położyć górników.
why-place-or-pass = Nie możesz jeszcze zakończyć tury: połóż górników albo spasuj.
why-no-such-workers = Nie masz na ręce takich kart górników.
why-no-such-helper = Nie masz na ręce takiego ulepszenia górników.
why-value-out-of-range = To ulepszenie zastępuje najwyżej { $most ->
    [one] { $most } górnika
   *[other] { $most } górników
}, a nie { $workers }.
why-wrong-payment = Strefa „{ zone }” kosztuje { $needed }, a te karty dają { $workers }; zapłacić trzeba dokładnie.
why-steps-missing = Musisz wykonać jeszcze co najmniej { $steps ->
    [one] jeden krok
    [few] { $steps } kroki
   *[many] { $steps } kroków
}.
why-finish-mining = Najpierw dokończ Wydobycie: { $steps ->
    [one] pozostaje { $steps } krok
    [few] pozostają { $steps } kroki
   *[many] pozostaje { $steps } kroków
}.
why-row-empty = Twój chodnik jest pusty.
why-not-in-storage = Na twojej bocznicy nie leży taka { lorry }.
why-too-few-steps = Ta karta kosztuje { $lorries ->
    [one] jeden krok
    [few] { $lorries } kroki
   *[many] { $lorries } kroków
}, a { $steps ->
    [0] nie masz już żadnego
   *[other] masz tylko { $steps }
}.
why-minimum-out-of-reach = Musisz wykonać jeszcze co najmniej { $steps ->
    [one] jeden krok
    [few] { $steps } kroki
   *[many] { $steps } kroków
}, a po tym ruchu nie dałoby się tego zrobić.
why-no-such-wagon = Przy rampie { $dock } nie ma { wagon.genitive }.
why-dock-without-crest = Na rampie { $dock } nie ma herbu { crest }.
why-other-crest = Wózka z herbem { crest } nie można rozładować do { wagon.genitive }.
why-wagon-loaded = Przy rampie { $dock } każdy { wagon } jest już załadowany.
why-one-train-at-least = Musi odjechać co najmniej jeden pociąg.
why-finish-delivery = Najpierw dokończ Dostawę: odpraw pociąg.
why-no-engine = Przy rampie { $dock } nie ma parowozu.
why-other-engine = Parowóz przy rampie { $dock } ma inny kolor; teraz mogą odjechać tylko pociągi z { engine.instrumental }.
why-no-such-order = Tego nie masz na ręce: { order }.
why-load-too-small = Pociąg przy rampie { $dock } wiezie { $load ->
    [one] { $load } wózek
    [few] { $load } wózki
   *[many] { $load } wózków
}, a zamówienie wymaga { $needed }.
why-dock-has-engine = Przy rampie { $dock } stoi już parowóz.
why-wagon-not-for-dock = Przy rampie { $dock } nie można postawić { wagon.genitive }: nie ma tam tego herbu.
why-not-among-them = Tej karty nie ma wśród { $cards ->
    [one] oglądanych
   *[other] { $cards } oglądanych
}.

## Omówienie partii

review-fact = { $fact ->
    [steps] Ruchy wydobycia
    [workers] Górnicy, którzy zostali na ręce przy pasie
   *[cards] Karty bez wartości na koniec
}
review-kind = { $kind ->
    [lorry] wózek
    [wagon] wagon
    [engine] parowóz
    [order] zamówienie
    [share] udział
    [innovation] ulepszenie
    [objective] cel
    [mining] wydobycie
    [delivery] dostawa
    [wild] dociąganie
    [use] ulepszenie z ręki
    [pass] pas
    [pay] zapłata innymi kartami
    [take] wzięcie innej karty
   *[other] inny wybór w turze
}
review-in-play = Zdobyte w trakcie gry
review-proof = osiągnięto { $vp } PZ, możliwe { $most } PZ.

## What happened

event-stacks-laid = Na stole leżą potasowane stosy ({ $stacks }) z odkrytymi wierzchnimi kartami.
event-zones-laid = Strefy kart górników są gotowe ({ $zones }){ $unused ->
    [0] {""}
    [one] ; w grze { $players }-osobowej nie używa się jednej karty Wydobycie
   *[other] ; w grze { $players }-osobowej nie używa się { $unused } kart Wydobycie
}.
event-hands-dealt = Każdy ma na ręce karty ({ $cards }) z { $workers } górnikami.
event-tokens-laid = Na pierwszej karcie Wydobycie { $tokens ->
    [one] leży { $tokens } żeton szychty
    [few] leżą { $tokens } żetony szychty
   *[many] leży { $tokens } żetonów szychty
}.
event-started = { $you ->
    [1] Rozpoczynasz pierwszą szychtę
   *[0] Pierwszą szychtę rozpoczyna { name }
}.
event-placed = { $you ->
    [1] Kładziesz
   *[0] { name } kładzie
} { workers } w strefie „{ zone }”.
event-helped = { innovation } zastępuje { workers }.
event-innovation-played = { $you ->
    [1] Zagrywasz
   *[0] { name } zagrywa
} { innovation }.
event-passed = { $you ->
    [1] Pasujesz i kończysz
   *[0] { name } pasuje i kończy
} tę szychtę.
event-passed-by-itself = { $you ->
    [1] Nie możesz już nic zrobić w tej szychcie i pasujesz
   *[0] { name } nie może już nic zrobić w tej szychcie i pasuje
}.
event-took-lorry = { $you ->
    [1] Bierzesz
   *[0] { name } bierze
} { lorry.accusative }; trafia ona na lewy koniec chodnika.
event-took-wagon = { $you ->
    [1] Bierzesz { wagon } i stawiasz
   *[0] { name } bierze { wagon } i stawia
} go przy rampie { $dock }.
event-took-engine = { $you ->
    [1] Bierzesz { engine } i stawiasz
   *[0] { name } bierze { engine } i stawia
} go przy rampie { $dock }.
event-took-order = { $you ->
    [1] Bierzesz
   *[0] { name } bierze
} do ręki { order }.
event-took-innovation = { $you ->
    [1] Bierzesz
   *[0] { name } bierze
} do ręki { innovation }.
event-took-secretly = { $you ->
    [1] Bierzesz
   *[0] { name } bierze
} do ręki jedno z { $stack ->
    [order] zamówień
   *[innovation] ulepszeń
} i go nie { $you ->
    [1] pokazujesz
   *[0] pokazuje
}.
event-took-share = { $you ->
    [1] Bierzesz
   *[0] { name } bierze
} udział: { share }.
event-took-objective = { $you ->
    [1] Bierzesz
   *[0] { name } bierze
} cel: { objective }.
event-looked = { $you ->
    [1] Oglądasz
   *[0] { name } ogląda
} { cards }: { stack }.
event-put-under = Pod { stack } { $cards ->
    [0] nie trafia żadna karta
    [one] trafia { $cards } karta
    [few] trafiają { $cards } karty
   *[many] trafia { $cards } kart
}.
event-loaded = { $you ->
    [1] Rozładowujesz
   *[0] { name } rozładowuje
} { lorry.accusative } z { $source ->
    [storage] bocznicy
   *[row] chodnika
} do { wagon.genitive } przy rampie { $dock }.
event-stored = { $you ->
    [1] Przesuwasz
   *[0] { name } przesuwa
} na bocznicę { lorry.accusative }.
event-mining-ended = { $you ->
    [1] Kończysz
   *[0] { name } kończy
} Wydobycie; { $steps ->
    [0] żaden krok nie przepada
    [one] przepada { $steps } krok
    [few] przepadają { $steps } kroki
   *[many] przepada { $steps } kroków
}.
event-dispatched = { $you ->
    [1] Odprawiasz
   *[0] { name } odprawia
} z rampy { $dock } pociąg z { engine.instrumental }: { order }, { $vp } PZ.
event-ran-out = Wyczerpał się { stack }.
event-split = Lukę wypełnia { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[many] { $cards } kart
} z drugiego stosu: { stack }.
event-shift-ended = Wszyscy spasowali: koniec szychty { $shift }.
event-token-won = { $you ->
    [1] Otrzymujesz
   *[0] { name } otrzymuje
} żeton szychty nr { $token }{ $placed ->
    [1] {" "}za ostatnich górników na karcie z żetonami
   *[0] {" "}za rozpoczęcie szychty, bo na karcie z żetonami nie było nikogo
}.
event-shift-begun = { $you ->
    [1] Rozpoczynasz szychtę { $shift }
   *[0] Szychtę { $shift } rozpoczyna { name }
}; wszyscy górnicy wracają{ $innovations ->
    [0] {""}
    [one] , a { $innovations } ulepszenie górników wypada z gry
    [few] , a { $innovations } ulepszenia górników wypadają z gry
   *[many] , a { $innovations } ulepszeń górników wypada z gry
}.
event-removed = { $you ->
    [1] { $cards ->
        [0] Nie odkładasz żadnej karty
        [one] Odkładasz { $cards } kartę, która jest nic niewarta
        [few] Odkładasz { $cards } karty, które są nic niewarte
       *[many] Odkładasz { $cards } kart, które są nic niewarte
    }
   *[0] { name } { $cards ->
        [0] nie odkłada żadnej karty
        [one] odkłada { $cards } kartę, która jest nic niewarta
        [few] odkłada { $cards } karty, które są nic niewarte
       *[many] odkłada { $cards } kart, które są nic niewarte
    }
}.
event-matched = { $you ->
    [1] { $shares ->
        [0] Nie dopasowujesz żadnego udziału
        [one] Dopasowujesz { $shares } udział
        [few] Dopasowujesz { $shares } udziały
       *[many] Dopasowujesz { $shares } udziałów
    }
   *[0] { name } { $shares ->
        [0] nie dopasowuje żadnego udziału
        [one] dopasowuje { $shares } udział
        [few] dopasowuje { $shares } udziały
       *[many] dopasowuje { $shares } udziałów
    }
} do zrealizowanych zamówień{ $unmatched ->
    [0] {""}
    [one] ; { $unmatched } udział zostaje
    [few] ; { $unmatched } udziały zostają
   *[many] ; { $unmatched } udziałów zostaje
}.
event-scored = { $you ->
    [1] Masz
   *[0] { name } ma
} { $vp } PZ: wózki { $a }, zamówienia { $b }, udziały { $c }, żetony szychty { $d }, cele { $e }.
event-game-over = Koniec gry: { $count ->
    [one] { $you ->
        [1] wygrywasz
       *[0] wygrywa { name }
    }
   *[other] wspólnie wygrywają { PEOPLE($winners, $reader) }
}.

## Moves in short

move-place = { zone }: { $workers ->
    [one] { $workers } górnik
   *[other] { $workers } górników
}
move-pay = Zapłać: { $words }
# Parts of a payment, joined by +.
move-pay-helper = { $workers } ({ innovation })
move-dock-wagon = { wagon } – rampa { $dock }
move-dock-engine = { engine } – rampa { $dock }
move-load = Rozładuj { lorry.accusative } z { $source ->
    [storage] bocznicy
   *[row] chodnika
} do { wagon.genitive } przy rampie { $dock }
move-store = Przesuń na bocznicę { lorry.accusative }
move-train = Odpraw pociąg z rampy { $dock }: { order }, { $vp } PZ
move-look = Obejrzyj { stack }
move-take-lorry = Weź { lorry.accusative }
move-take-wagon = Weź { wagon }
move-take-engine = Weź { engine }
move-take-order = Weź { order }
move-take-share = Weź udział: { share }
move-take-innovation = Weź { innovation }
move-take-objective = Weź cel: { objective }
move-use = Zagraj { innovation }
move-use-at = Zagraj { innovation }: { stack }
move-end-mining = Zakończ Wydobycie; { $steps ->
    [one] przepada { $steps } krok
    [few] przepadają { $steps } kroki
   *[many] przepada { $steps } kroków
}
move-end-delivery = Zakończ Dostawę
move-end-turn = Zakończ turę
move-pass = Spasuj: koniec tej szychty

## Labels of the picture

# Words that stand in the picture: keep them short.
label-mining = Wydobycie
label-delivery = Dostawa
label-row = Chodnik
label-storage = Bocznica
label-dock = Rampa { $dock }
label-orders = Zamówienia
label-innovations = Ulepszenia
label-shares = Udziały
label-objectives = Cele
label-tokens = Żetony szychty
label-shift = Szychta { $shift } z { $shifts }
label-player = { name }
label-you = Ty
label-to-move = { $you ->
    [1] twój ruch
   *[0] ma ruch
}
label-passed = pas
label-won = { $you ->
    [1] wygrywasz
   *[0] wygrywa
}
label-starts = gracz rozpoczynający
label-steps = { $steps ->
    [one] pozostał { $steps } krok
    [few] pozostały { $steps } kroki
   *[many] pozostało { $steps } kroków
}

# Phrases that names of things are joined from, for screen readers.
label-zone = { zone }
label-stack = { stack }: { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[many] { $cards } kart
}
label-closed = nieużywana
label-cost = kosztuje { workers }
label-placed = { $you ->
    [1] { $workers ->
        [one] { $workers } twój górnik
        [few] { $workers } twoi górnicy
       *[many] { $workers } twoich górników
    }
   *[0] { $workers ->
        [one] { $workers } górnik
        [few] { $workers } górnicy
       *[many] { $workers } górników
    } { name-of }
}
label-vacant = jeszcze bez górników
label-lorry = { lorry }{ $vp ->
    [0] {""}
   *[other] , { $vp } PZ
}
label-wagon = { wagon }
label-engine = { engine }
label-order = { order }, { $vp } PZ
label-share = udział: { share }
label-innovation = { innovation }
label-objective = cel: { objective }
label-empty = pusty
label-loaded = załadowany: { lorry }
label-load = ładunek: { lorries }
label-hidden = zakryte
label-none = nic tu nie leży
label-worker = karta górników: { $workers }
label-trains = { $trains ->
    [one] odjechał { $trains } pociąg
    [few] odjechały { $trains } pociągi
   *[many] odjechało { $trains } pociągów
}
label-vp = { $vp } PZ
pile-title = { $you ->
    [1] twoje wysłane pociągi
   *[0] wysłane pociągi { name-of }
}
pile-hidden = Zakryte wysłane pociągi: { $trains }. Może je oglądać tylko { name }.
tie-break = Remis w punktach: { PEOPLE($tied, $reader) }. { $shared ->
    [1] Nikt z nich nie ma żetonu szychty, więc zwycięstwo jest wspólne
   *[0] { $you ->
        [1] Masz żeton szychty o najwyższym numerze ({ $token }) i wygrywasz
       *[0] { name } ma żeton szychty o najwyższym numerze ({ $token }) i wygrywa
    }
}.
label-category-a = wózki
label-category-b = zamówienia
label-category-c = udziały
label-category-d = żetony szychty
label-category-e = cele

## The picture and the table

# Words that stand in the picture: keep them short.
label-next = następny
label-lorries = Wózki
label-wagons = Wagony
label-engines = Parowozy
label-orders-short = Zamów.
label-wild-short = Dociąganie
label-paying = Zapłać { workers }
label-looking = Weź jedną z tych kart
label-docking-wagon = Wybierz rampę dla wagonu
label-docking-engine = Wybierz rampę dla parowozu

# Phrases that names of things are joined from, for screen readers.
label-zones = Strefy
label-seats = Gracze
label-in-hand = górnicy na ręce: { $workers }
label-tray = Karty do wyboru
label-yard = { $you ->
    [1] twoja plansza
   *[0] plansza { name-of }
}
label-bears = { $crest ->
    [w] koło
    [c] koniczyna
    [t] wieża
   *[f] lis
}
label-no-engine = bez parowozu
label-times = sztuk: { $cards }
label-vp-unseen = punkty nieznane: zrealizowane zamówienia są zakryte

# Buttons, and what is asked.
button-pass = Spasuj
button-end = Zakończ
prompt-place = Wyślij górników do stosu albo na kartę akcji, albo spasuj.
prompt-use = Wyślij górników do stosu albo na kartę akcji, zagraj ulepszenie albo spasuj.
prompt-end = Zagraj ulepszenie albo zakończ turę.
prompt-pay = Wybierz karty, którymi płacisz: { zone } kosztuje { workers }.
prompt-dock = Wybierz rampę dla { $kind ->
    [engine] parowozu
   *[wagon] wagonu
}.
prompt-mining = Wydobycie: { $steps ->
    [one] pozostał { $steps } krok
    [few] pozostały { $steps } kroki
   *[many] pozostało { $steps } kroków
}{ $least ->
    [0] {""}
   *[other] ; trzeba wykorzystać jeszcze co najmniej { $least }
}.
prompt-deliver = Wybierz pociąg, który odjeżdża, i jego zamówienie.
prompt-deliver-more = Wybierz następny pociąg z parowozem tego samego koloru albo zakończ Dostawę.
prompt-look = Wybierz stos, który chcesz obejrzeć.
prompt-take = Weź jedną z tych kart.

## Podpowiedzi

advice-where = { $kind ->
    [lorry] Pomyśl o nowym wózku.
    [wagon] Pomyśl o nowym wagonie.
    [engine] Pomyśl o parowozie.
    [order] Pomyśl o nowym zamówieniu.
    [share] Pomyśl o udziale.
    [innovation] Pomyśl o ulepszeniu.
    [objective] Pomyśl o celu.
    [mining] Pomyśl o wydobyciu.
    [delivery] Pomyśl o dostawie.
    [wild] Pomyśl o dociąganiu: obejrzysz cztery karty.
    [pay] Pomyśl, którzy górnicy będą ci jeszcze potrzebni w tej szychcie.
    [todock] Pomyśl, któremu pociągowi ta karta pomoże najbardziej.
    [load] Jest wózek do rozładowania.
    [store] Pomyśl o bocznicy.
    [dispatch] Jeden z pociągów może odjechać.
    [lookat] Pomyśl, na którym stosie cztery karty pomogą ci najbardziej.
    [take] Jedna z tych kart pomoże ci najbardziej.
    [use] Masz w ręce ulepszenie, które teraz pomoże.
    [pass] W tej szychcie nic już nie pomoże.
   *[end] W tej turze nic już nie pomoże.
}
advice-move = Najlepszy znaleziony ruch: { $label }.

## Dlaczego ruch jest dobry, w liczbach

reason-lorry = { $fits ->
    [0] Żaden pusty wagon jeszcze jej nie przyjmie, ale może się pojawić.
    [one] Przyjmie ją jeden pusty wagon.
    [few] Przyjmą ją { $fits } puste wagony.
   *[many] Przyjmie ją { $fits } pustych wagonów.
}
reason-wagon = { $waiting ->
    [0] Żadna karta wózków jeszcze na niego nie czeka, ale każdy pociąg potrzebuje wagonów.
    [one] Na taki wagon czeka jedna karta wózków.
    [few] Na taki wagon czekają { $waiting } karty wózków.
   *[many] Na taki wagon czeka { $waiting } kart wózków.
}
reason-engine = { $docks ->
    [one] Jedna rampa nie ma jeszcze parowozu.
   *[other] { $docks } rampy nie mają jeszcze parowozu.
}
reason-order = Daje { $vp } PZ; potrzebne wózki: { $lorries }, w najpełniejszym pociągu jest ich { $load }.
reason-share = Daje { $vp } PZ razem z zamówieniem tego samego odbiorcy; zamówień bez udziału: { $orders }.
reason-objective = W tej chwili daje { $vp } PZ.
reason-innovation = Później oszczędzi górników.
reason-mining = { $lorries ->
    [0] Żaden wózek nie trafi jeszcze do pociągu, ale następne się przesuną.
    [one] Jeden wózek trafi do pociągu.
    [few] { $lorries } wózki trafią do pociągów.
   *[many] { $lorries } wózków trafi do pociągów.
}
reason-delivery = { $trains ->
    [one] Odjeżdża jeden pociąg i daje { $vp } PZ.
   *[other] Odjeżdżają { $trains } pociągi i dają { $vp } PZ.
}
reason-wild = Pokazuje { cards }; jedną z nich można wziąć.
reason-pay = { $workers ->
    [0] To zużywa wszystkich górników.
   *[other] Pozostali górnicy: { $workers }, na kartach: { $cards }.
}
reason-dock = Ten pociąg ma dotąd: wagony – { $wagons }, wózki – { $lorries }.
reason-load = Pociąg ma wtedy { lorries }.
reason-store = { $cards ->
    [0] Z bocznicy można ją rozładować w każdej chwili.
    [one] Robi miejsce jednej karcie za nią.
   *[other] Robi miejsce { $cards } kartom za nią.
}
reason-end = Nic z tego, co zostało, nie jest warte więcej.
reason-pass = { $workers ->
    [0] Nie ma już górników.
   *[other] Nic, za co można jeszcze zapłacić (górnicy: { $workers }), nie jest tego warte.
}
reason-told = { $reason } { $way ->
    [more] Według obliczeń bota jest to warte o { $lead } pkt więcej niż następny w kolejności ruch: „{ $other }”.
    [less] Według obliczeń bota jest to warte o { $lead } pkt mniej niż „{ $other }”.
   *[same] Według obliczeń bota „{ $other }” jest warte tyle samo.
}

## What changed rules break, before a game is played

sanity-nobody-can-pay = Żadne karty górników nie dają w sumie 1 ani tyle, ile kosztuje Dociąganie ({ $wild }), więc nikt nigdy nie położy górników: dodaj kartę górników o wartości 1.
sanity-only-wild = Żadna karta górników nie ma wartości 1, więc na początku każdy może użyć tylko Dociągania: dodaj taką kartę.
sanity-wild-too-dear = Dociąganie kosztuje tylu górników: { $wild }, a suma kart górników na ręce to tylko { $workers }: zmniejsz liczbę wydrukowanych górników albo dodaj karty górników.
sanity-too-few-turns = Zanim pociąg odjedzie, trzeba położyć górników co najmniej tyle razy: { $needed }, a w całej grze nikt nie zrobi tego więcej razy niż { $turns }: dodaj żetony szychty albo karty górników.
sanity-no-wagons = Nie ma wagonów, więc żadnego wózka nie da się rozładować: dodaj je.
sanity-no-loading = Każda karta wózków wymaga więcej kroków, niż daje wydobycie ({ $steps }), więc niczego nie da się rozładować: zwiększ liczby na kartach wydobycia albo dodaj karty z jednym wózkiem.
sanity-row-blocked = Wydobycie nigdy nie daje więcej kroków niż { $steps }, więc karta z dwoma wózkami na stałe blokuje chodnik: zwiększ liczby na kartach wydobycia albo usuń takie karty.
sanity-all-orders-too-large = Żaden pociąg nie może mieć więcej wózków niż { $longest }, a każde zamówienie wymaga ich więcej: dodaj wózki lub wagony albo mniejsze zamówienia.
sanity-orders-too-large = Żaden pociąg nie może mieć więcej wózków niż { $longest }, więc części zamówień każdego odbiorcy ({ $n }) nie da się zrealizować: dodaj wózki lub wagony albo usuń te zamówienia.
sanity-no-shares = Nie ma udziałów, więc ich strefy nie można użyć: dodaj je.
sanity-no-objectives = Nie ma celów, więc ich strefy nie można użyć: dodaj je.
sanity-lorries-out-of-reach = Cele za wózki wymagają tylu wózków: { $needed }, a wszystkie zamówienia jednego odbiorcy razem mają ich tylko { $most }: zmniejsz tę liczbę.
sanity-no-pair-of-tokens = Jest tylko jeden żeton szychty, więc nikt nigdy nie zbierze pary do celu: dodaj żetony albo usuń ten cel.
sanity-innovation-switch = Nie ma ulepszeń akcji, więc ten przełącznik niczego nie zmienia: dodaj je albo go wyłącz.
sanity-nothing-scores = Nic nie przynosi punktów: ani zamówienia, ani wózki, ani udziały, ani żetony, ani cele; daj punkty za choć jedną z tych rzeczy.
## What the design lab measures

measure-in-shift = { $what }, szychta { $shift }
