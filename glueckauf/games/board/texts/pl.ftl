### Glück Auf: every sentence of the game.
### A fact like "workshop/3" or "barrow:gg" also comes in parts: $space-kind and $space-detail.

## Words that sentences are built from

# Masculine, nominative or accusative: goes with "znacznik (węgla)".
colour = { $colour ->
    [y] żółty
    [b] brązowy
    [g] szary
   *[k] czarny
}
few = { $n ->
    [1] jeden
    [2] dwa
    [3] trzy
    [4] cztery
    [5] pięć
   *[other] { $n }
}
cubes = { few } { $n ->
    [one] { colour } znacznik
    [few] { $colour ->
        [y] żółte
        [b] brązowe
        [g] szare
       *[k] czarne
    } znaczniki
   *[many] { $colour ->
        [y] żółtych
        [b] brązowych
        [g] szarych
       *[k] czarnych
    } znaczników
}
wanted = { few } { $n ->
    [one] { colour }
   *[few] { $colour ->
        [y] żółte
        [b] brązowe
        [g] szare
       *[k] czarne
    }
}
# Neuter, nominative or accusative: goes with "pole".
square-colour = { $square ->
    [y] żółte
    [b] brązowe
    [g] szare
   *[k] czarne
}
transport = { $transport ->
    [barrow] wózek
    [carriage] furmanka
    [motorcar] samochód
   *[engine] parowóz
}
level = { $level ->
    [0] zrąb
   *[other] poziom { $level }
}
# A bare name: sentences say miejsce pracy „…”.
space = { $space-kind ->
    [workshop] { $space-detail ->
        [draw] warsztat (wybór ze stosu)
       *[other] warsztat { $space-detail }
    }
    [mining] wydobycie { $space-detail }
    [delivery] { $space-detail ->
        [barrow] załadunek (wózek)
        [carriage] załadunek (furmanka)
        [motorcar] załadunek (samochód)
       *[engine] załadunek (parowóz)
    }
    [money] pieniądze { $space-detail }
    [order] { $space-detail ->
        [draw] miejsce na zamówienia (wybór ze stosu)
       *[other] miejsce na zamówienia { $space-detail }
    }
   *[pithead] cechownia
}
    .at = { $space-kind ->
        [order] { $space-detail ->
            [draw] na miejscu na zamówienia (wybór ze stosu)
           *[other] na miejscu na zamówienia { $space-detail }
        }
        [pithead] w cechowni
       *[other] na miejscu pracy „{ space }”
    }
    .to = { $space-kind ->
        [order] na { space }
        [pithead] do cechowni
       *[other] na miejsce pracy „{ space }”
    }
    .from = { $space-kind ->
        [order] { $space-detail ->
            [draw] z miejsca na zamówienia (wybór ze stosu)
           *[other] z miejsca na zamówienia { $space-detail }
        }
        [pithead] z cechowni
       *[other] z miejsca pracy „{ space }”
    }
    .the = { $space-kind ->
        [order] { space }
        [pithead] cechownia
       *[other] miejsce pracy „{ space }”
    }
# Accusative.
miners = { $miners ->
    [one] { $miners } górnika
   *[other] { $miners } górników
}
# Accusative.
marks = { $marks ->
    [one] { $marks } markę
    [few] { $marks } marki
   *[many] { $marks } marek
}
order = { $order-kind ->
    [barrow] zamówienie z wózkiem na { COUNT($order-detail, as: "wanted") }
    [carriage] zamówienie z furmanką na { COUNT($order-detail, as: "wanted") }
    [motorcar] zamówienie z samochodem na { COUNT($order-detail, as: "wanted") }
   *[engine] zamówienie z parowozem na { COUNT($order-detail, as: "wanted") }
}
tile = { $carts ->
    [1] jeden { colour } wagonik
   *[2] dwa { $colour ->
        [y] żółte
        [b] brązowe
        [g] szare
       *[k] czarne
    } wagoniki
} (strona { $side ->
    [light] „jasna”
   *[dark] „ciemna”
})
category = { $category ->
    [1] żółte pola zrealizowanych zamówień
    [2] brązowe pola zrealizowanych zamówień
    [3] szare pola zrealizowanych zamówień
    [4] czarne pola zrealizowanych zamówień
    [5] pola zrealizowanych zamówień z wózkiem
    [6] pola zrealizowanych zamówień z furmanką
    [7] pola zrealizowanych zamówień z samochodem
    [8] pola zrealizowanych zamówień z parowozem
    [9] puste żółte wagoniki
    [10] puste brązowe wagoniki
    [11] puste szare wagoniki
   *[12] puste czarne wagoniki
}

## The rules

GA-1-1 = Gra jest przeznaczona dla 2–4 graczy. Składa się na nią 48 żetonów chodników, 44 zamówienia, 64 znaczniki węgla (po 16 w każdym kolorze), 7 kłódek, po 18 górników w kolorze każdego gracza i tyle marek, ile potrzeba.
GA-1-2 = Żeton chodnika ma jeden lub dwa wagoniki tego samego koloru i należy do „jasnej” albo „ciemnej” strony; każdy rodzaj występuje trzy razy.
GA-1-3 = Na każdy z czterech środków transportu przypada 11 zamówień. Zamówienie pokazuje pola, które trzeba zapełnić węglem, i punkty zwycięstwa, które przynosi.
GA-1-4 = Niektóre miejsca pracy są zablokowane w grze dwuosobowej, a niektóre w grze dwu- i trzyosobowej; zablokowanego miejsca nie można wybrać.
GA-1-5 = W każdym szybie nadrukowano po jednym wagoniku każdego koloru. Szola mieści najwyżej pięć znaczników węgla, a prywatny skład węgla – dowolną ich liczbę.
GA-2-1 = Zablokuj miejsca pracy zależnie od liczby graczy, potasuj żetony chodników i wyłóż po jednym odkrytym na każdym dostępnym polu warsztatów, a następnie potasuj zamówienia.
GA-2-2 = Na początku każdy gracz ma po jednym znaczniku węgla każdego koloru na nadrukowanych wagonikach, szolę przy zrębie i zero punktów. W grze 2-, 3- i 4-osobowej dostaje odpowiednio 18, 15 i 13 górników oraz 10, 9 i 8 marek.
GA-2-3 = W grze 2-, 3- i 4-osobowej odkryj odpowiednio 7, 10 i 13 zamówień. Zaczyna gracz po prawej stronie gracza rozpoczynającego; przeciwnie do ruchu wskazówek zegara każdy bierze po jednym zamówieniu, aż wszyscy będą mieli po trzy. Karta, która została, trafia na jedno z miejsc na zamówienia, a pozostałe miejsca uzupełnia się ze stosu.
GA-3-1 = Gra trwa trzy szychty. Gracze rozgrywają tury kolejno, zgodnie z ruchem wskazówek zegara; w swojej turze gracz wykonuje dokładnie jedną akcję, wysyłając górników na jedno miejsce pracy. Gracz, który nie ma już górników, opuszcza turę; gdy nie ma ich nikt, szychta się kończy.
GA-3-2 = Na puste miejsce pracy wysyłasz dokładnie jednego górnika. Jeśli stoją tam już górnicy, wszyscy idą do stołówki, a ty wysyłasz dokładnie o jednego więcej, niż ich tam stało. Nie można wybrać miejsca, którego akcji nie da się wykonać albo na które masz za mało górników.
GA-3-3 = Zawsze możesz wysłać dokładnie jednego górnika do cechowni i dostać za to jedną markę. Zmieści się tam dowolna liczba górników i nikt nie zostaje wyparty.
GA-3-4 = W stołówce wyparci górnicy tylko czekają na koniec szychty.
GA-4-1 = Weź żeton z warsztatu i zapłać za każdy wagonik: za żółty 1 markę, za brązowy 2 marki, za szary 3, a za czarny 4.
GA-4-2 = Na każdym wagoniku żetonu połóż jeden znacznik węgla w kolorze żetonu i dołącz żeton do poziomu w tym kolorze, po właściwej stronie. Wagoników nigdy nie napełnia się ponownie.
GA-4-3 = Jeśli w zasobach ogólnych nie ma już węgla tego koloru, na każdym wagoniku, na który go zabrakło, połóż węgiel dowolnego innego koloru; cena się nie zmienia. Jeśli zasoby węgla są całkiem puste, wagonik pozostaje pusty.
GA-4-4 = Na koniec tury warsztat uzupełnia się żetonem ze stosu, o ile stos się nie wyczerpał.
GA-4-5 = Na miejscu pracy „warsztat (wybór ze stosu)” obejrzyj pięć wierzchnich żetonów. Możesz kupić jeden z nich po zwykłej cenie; pozostałe odłóż w dowolnej kolejności, wszystkie na wierzch albo wszystkie pod spód stosu.
GA-5-1 = Miejsce pracy „wydobycie” daje określoną liczbę kroków; niewykorzystane przepadają. Jeden krok to: zjazd szoli na dowolny niższy poziom; wyjazd szoli na dowolny wyższy poziom albo do zrębu; przeniesienie jednego znacznika węgla do szoli z wagonika na jej poziomie; przy zrębie – przeniesienie jednego znacznika z szoli na puste pole zamówienia w jego kolorze albo do prywatnego składu; przeniesienie jednego znacznika ze składu na pole zamówienia w jego kolorze.
GA-5-2 = Zamiast jednego znacznika węgla właściwego koloru pole mogą zapełnić dwa znaczniki dowolnych kolorów; wymaga to dwóch kroków, wykonanych bezpośrednio jeden po drugim.
GA-5-3 = Węgiel położony na polu zamówienia już na nim zostaje: nie można go przenieść ani na inne pole, ani nigdzie indziej.
GA-5-4 = Węgiel można odłożyć do prywatnego składu tylko wtedy, gdy żadne z twoich oczekujących zamówień nie ma pustego pola w jego kolorze.
GA-5-5 = Położenie i ładunek szoli, skład oraz zamówienia nie zmieniają się między turami.
GA-6-1 = Na miejscu pracy „załadunek” realizujesz wszystkie swoje kompletne zamówienia z danym środkiem transportu; musisz mieć co najmniej jedno.
GA-6-2 = Zrealizowane zamówienie od razu przynosi punkty; jego węgiel wraca do zasobów ogólnych, a karta trafia na twój stosik zrealizowanych zamówień.
GA-7-1 = Miejsce pracy „pieniądze” daje ci tyle marek, ile wskazuje.
GA-7-2 = Na miejscu na zamówienia weź leżącą tam kartę i dołącz ją do swoich oczekujących zamówień; możesz ich mieć dowolnie wiele. Miejsce uzupełnia się kartą ze stosu, o ile stos się nie wyczerpał.
GA-7-3 = Na miejscu na zamówienia (wybór ze stosu) obejrzyj pięć wierzchnich zamówień. Możesz zatrzymać jedno z nich za darmo; pozostałe odłóż w dowolnej kolejności, wszystkie na wierzch albo wszystkie pod spód stosu.
GA-8-1 = Po pierwszej szychcie punktuje się kategorie 1–4 zegara szycht, po drugiej 1–8, a po trzeciej wszystkie 12; punkty przynosi pierwsze i drugie miejsce.
GA-8-2 = W kategoriach 1–8 liczą się wszystkie dotychczas zrealizowane zamówienia, z tej i z wcześniejszych szycht, według nadrukowanych na nich pól, bez względu na to, jaki węgiel je zapełnił. Gracz, który w danej kategorii nie ma nic, nie dostaje w niej punktów.
GA-8-3 = Przy remisie na pierwszym miejscu wszyscy remisujący dostają punkty za pierwsze miejsce, a za drugie nie dostaje ich nikt. Przy remisie na drugim miejscu wszyscy remisujący dostają punkty za drugie miejsce. W grze dwuosobowej punktuje tylko pierwsze miejsce.
GA-8-4 = Puste wagoniki liczy się według koloru wagonika: zarówno nadrukowane w szybie, jak i te na żetonach, jeśli nie leży na nich węgiel.
GA-8-5 = Kolejną szychtę rozpoczyna gracz, który ma najwięcej górników w warsztatach. Przy remisie jest to pierwszy z remisujących, licząc zgodnie z ruchem wskazówek zegara od dotychczasowego gracza rozpoczynającego, który sam przegrywa każdy remis. Potem wszyscy górnicy wracają do właścicieli.
GA-9-1 = Na koniec gry każde 5 oddanych marek daje 1 punkt; marki, które zostaną, rozstrzygają remisy.
GA-9-2 = Na koniec gry każde 3 twoje znaczniki węgla dają 1 punkt, gdziekolwiek leżą: na wagonikach, w szoli, w składzie czy na oczekujących zamówieniach.
GA-9-3 = Na koniec gry każde oczekujące zamówienie kosztuje 1 punkt.
GA-9-4 = Na koniec gry porównaj swoje żetony po „jasnej” i po „ciemnej” stronie: każdy żeton bez pary po drugiej stronie kosztuje 2 punkty.
GA-9-5 = Wygrywa gracz z największą liczbą punktów; przy remisie decyduje liczba pozostałych marek; jeśli i ona jest równa, zwycięstwo jest wspólne.
GA-10-1 = Marki, zamówienia i szyby są jawne. Zawartość stosów jest ukryta; gracz zna z nich tylko to, co pokazał mu wybór ze stosu. Zrealizowane zamówienia może przeglądać tylko ich właściciel.

## The game's name, and what a changed rule set changes

title = Glück Auf, gra planszowa
knob-tile_kinds = Rodzaje żetonów chodników
knob-tile_copies = Liczba żetonów każdego rodzaju
knob-orders = Karty zamówień
knob-coal = Znaczniki węgla każdego koloru
knob-workshops = Miejsca w warsztacie
knob-mining = Kroki na miejscach wydobycia
knob-money = Marki na miejscach „pieniądze”
knob-order_spaces = Miejsca na zamówienia
knob-locks_2 = Miejsca zablokowane tylko w dwie osoby
knob-locks_2_3 = Miejsca zablokowane w dwie i w trzy osoby
knob-cage = Ile węgla mieści szola
knob-miners = Górnicy każdego gracza
knob-marks = Marki na początku
knob-draft = Zamówienia wybierane na początku
knob-displacement = Ilu górników wymaga zajęte miejsce
knob-displacement-one-more = o jednego więcej, niż tam stoi
knob-displacement-doubled = dwa razy tylu
knob-displacement-forbidden = nie można go zająć
knob-pithead = Marki z cechowni
knob-prices = Cena wagonika: żółty, brązowy, szary, czarny
knob-look = Karty oglądane przy wyborze ze stosu
knob-pairs = Dwa znaczniki mogą zapełnić pole dowolnego koloru
knob-split_pairs = Parę można uzupełnić w późniejszej akcji
knob-free_storage = Do składu można odłożyć dowolny węgiel
knob-shifts = Szychty
knob-clock_first = Punkty za pierwsze miejsce w kolejnych kategoriach
knob-clock_second = Punkty za drugie miejsce w kolejnych kategoriach
knob-clock_per_shift = Kategorie punktowane po kolejnych szychtach
knob-second_place = Drugie miejsce punktuje
knob-marks_per_vp = Marki za jeden punkt na koniec
knob-coal_per_vp = Znaczniki węgla za jeden punkt na koniec
knob-order_penalty = Punkty tracone za oczekujące zamówienie
knob-balance_penalty = Punkty tracone za żeton bez pary
knob-open_deliveries = Zrealizowane zamówienia leżą odkryte

## The rulings: where the rulebook can be read in two ways

R1 = GA-2.3: karta, która została po początkowym wyborze, trafia na „jedno z” miejsc na zamówienia. Tutaj: na pierwsze dostępne od lewej.
R2 = GA-4.3: instrukcja nie mówi, co się dzieje, gdy węgla nie ma już wcale. Tutaj: wagonik pozostaje pusty.
R3 = GA-5.2: na jednym polu można położyć dwa znaczniki węgla, co wymaga dwóch kroków. Tutaj: oba w tej samej akcji, bezpośrednio jeden po drugim. Przełącznik: split_pairs.
R4 = GA-5.4: instrukcja opisuje odkładanie węgla do składu tylko dla gracza, który nie ma zamówienia z pustym polem tego koloru. Tutaj: rozumiane dosłownie. Przełącznik: free_storage.
R5 = GA-8.5: może się zdarzyć, że nikt nie ma górników w warsztatach. Tutaj: to remis wszystkich graczy.
R6 = GA-10.1: karty zrealizowanych zamówień leżą zakryte, a własne wolno przeglądać. Tutaj: widok gracza ukrywa karty pozostałych. Przełącznik: open_deliveries.

## Why not

why-draft-first = Trwa początkowy wybór zamówień: najpierw weź jedno z wyłożonych.
why-no-such-place = Rząd zamówień ma { $places ->
    [one] { $places } miejsce
    [few] { $places } miejsca
   *[many] { $places } miejsc
}; miejsca { $place } w nim nie ma.
why-order-drafted = Zamówienie z miejsca { $place } jest już zabrane.
why-game-over = Gra jest już zakończona.
why-send-first = Tura zaczyna się od wysłania górników na miejsce pracy.
why-mine-first = Węgiel przemieszcza się tylko podczas wydobycia: najpierw wyślij górników na pole wydobycia.
why-finish-mining = Najpierw dokończ wydobycie ({ $steps ->
    [one] pozostaje { $steps } krok
    [few] pozostają { $steps } kroki
   *[many] pozostaje { $steps } kroków
}) albo je przerwij.
why-keep-first = Oglądasz wierzch stosu: najpierw zatrzymaj jeden żeton lub jedną kartę albo zrezygnuj z wyboru.
why-put-back-these = Najpierw odłóż pozostałe: wszystkie na wierzch albo wszystkie pod spód stosu.
why-choose-coal-first = W zasobach ogólnych brakuje węgla na { $carts ->
    [one] { $carts } wagonik
    [few] { $carts } wagoniki
   *[many] { $carts } wagoników
} nowego żetonu: najpierw wybierz kolor.
why-no-such-space = Na tej planszy nie ma miejsca pracy „{ $space }”.
why-space-closed = { space.the } jest niedostępne w grze { $players }-osobowej.
why-space-taken = { space.at } stoją górnicy, a w tym wariancie zasad nie wolno ich wypierać.
why-too-few-miners = { space.the } wymaga { $needed ->
    [one] { $needed } górnika
   *[other] { $needed } górników
}, a { $have ->
    [0] nie masz już żadnego
   *[other] masz tylko { $have }
}.
why-workshop-empty = { space.at } nie ma żetonu chodnika: stos jest wyczerpany.
why-order-space-empty = { space.at } nie ma karty zamówienia: stos jest wyczerpany.
why-stack-empty = Stos, z którego wybiera się { space.at }, jest pusty, więc nie ma czego oglądać.
why-face-down = Ten element jest zakryty: nie możesz wiedzieć, co przedstawia.
why-too-dear = Żeton kosztuje { $price ->
    [one] { $price } markę
    [few] { $price } marki
   *[many] { $price } marek
}, a { $have ->
    [0] nie masz żadnej
   *[other] masz tylko { $have }
}.
why-nothing-to-deliver = Nie masz kompletnego zamówienia { $transport ->
    [barrow] z wózkiem
    [carriage] z furmanką
    [motorcar] z samochodem
   *[engine] z parowozem
}.
why-colour-not-in-supply = W zasobach ogólnych nie ma już { $colour ->
    [y] żółtego
    [b] brązowego
    [g] szarego
   *[k] czarnego
} węgla.
why-no-such-card = Oglądasz { $cards ->
    [one] { $cards } pozycję
    [few] { $cards } pozycje
   *[many] { $cards } pozycji
} ze stosu; pozycji { $place } wśród nich nie ma.
why-cage-is-there = Szola jest już { $level ->
    [0] przy zrębie
   *[other] na poziomie { $level }
}.
why-load-underground = Szola jest przy zrębie, a węgiel przenosi się do niej pod ziemią.
why-no-coal-here = Na wagonikach na poziomie { $level } nie ma { $colour ->
    [y] żółtego
    [b] brązowego
    [g] szarego
   *[k] czarnego
} węgla.
why-cage-full = Szola jest pełna: mieści { $places ->
    [one] { $places } znacznik
    [few] { $places } znaczniki
   *[many] { $places } znaczników
} węgla.
why-cage-underground = Szola jest na poziomie { $level }, a rozładowuje się ją przy zrębie.
why-no-coal-in-cage = W szoli nie ma { $colour ->
    [y] żółtego
    [b] brązowego
    [g] szarego
   *[k] czarnego
} węgla.
why-no-coal-in-storage = W prywatnym składzie nie ma { $colour ->
    [y] żółtego
    [b] brązowego
    [g] szarego
   *[k] czarnego
} węgla.
why-square-waits = Zamówienie { $label } ma puste { $colour ->
    [y] żółte
    [b] brązowe
    [g] szare
   *[k] czarne
} pole, więc nie można odłożyć { $colour ->
    [y] żółtego
    [b] brązowego
    [g] szarego
   *[k] czarnego
} węgla do składu.
why-no-such-order = Nie masz zamówienia { $label }.
why-no-such-square = Zamówienie { $label } nie ma { $colour ->
    [y] żółtego
    [b] brązowego
    [g] szarego
   *[k] czarnego
} pola.
why-square-covered = { $colour ->
    [y] żółte
    [b] brązowe
    [g] szare
   *[k] czarne
} pola zamówienia { $label } są już zakryte, a węgiel położony na polu już na nim zostaje.
why-no-pairs = W tym wariancie zasad pary są niedozwolone.
why-pair-needs-two-steps = Para wymaga dwóch kroków, a pozostaje tylko jeden.
why-pair-needs-partner = Para wymaga drugiego znacznika węgla, który można dołożyć od razu: z szoli przy zrębie albo z prywatnego składu.
why-finish-pair = Najpierw uzupełnij parę: jej drugi znacznik węgla trafia na { $colour ->
    [y] żółte
    [b] brązowe
    [g] szare
   *[k] czarne
} pole zamówienia { $label }.
why-no-steps-left = Masz już za sobą wszystkie kroki tej akcji.
why-other-action = Teraz kolej na akcję „{ space }”.

## What happened

event-spaces-closed = W grze { $players }-osobowej { $spaces ->
    [0] wszystkie miejsca pracy są dostępne
    [one] zablokowane jest { $spaces } miejsce pracy
    [few] zablokowane są { $spaces } miejsca pracy
   *[many] zablokowanych jest { $spaces } miejsc pracy
}.
event-workshops-filled = W warsztatach { $tiles ->
    [one] leży { $tiles } odkryty żeton chodnika
    [few] leżą { $tiles } odkryte żetony chodników
   *[many] leży { $tiles } odkrytych żetonów chodników
}.
event-equipped = Każdy gracz ma { miners }, { marks }, szolę przy zrębie i po jednym znaczniku węgla każdego koloru.
event-orders-revealed = Do początkowego wyboru odkryto { $orders ->
    [one] { $orders } zamówienie
    [few] { $orders } zamówienia
   *[many] { $orders } zamówień
}.
event-drafted = { $you ->
    [1] Wybierasz
   *[0] { name } wybiera
} { order } jako zamówienie { $label }.
event-orders-laid = Pozostaje { order }, które trafia na jedno z miejsc na zamówienia. { $you ->
    [1] Zaczynasz
   *[0] Zaczyna { name }
}.
event-sent = { $you ->
    [1] Wysyłasz
   *[0] { name } wysyła
} { miners } { space.to }.
event-displaced = { $you ->
    [1] { $miners ->
        [one] Twój górnik
       *[other] { $miners } twoich górników
    }
   *[0] { $miners ->
        [one] Górnik
       *[other] { $miners } górników
    } { name-of }
} przechodzi { space.from } do stołówki.
event-pithead = { $you ->
    [1] Wysyłasz jednego górnika do cechowni i bierzesz
   *[0] { name } wysyła jednego górnika do cechowni i bierze
} { marks }.
event-bought = { $you ->
    [1] Kupujesz
   *[0] { name } kupuje
} za { $price ->
    [one] { $price } markę
    [few] { $price } marki
   *[many] { $price } marek
} żeton chodnika: { tile }.
event-attached = Żeton trafia na { level } po { $side ->
    [light] „jasnej”
   *[dark] „ciemnej”
} stronie, { $coal ->
    [0] bez węgla
    [one] z { $coal } { $colour ->
        [y] żółtym
        [b] brązowym
        [g] szarym
       *[k] czarnym
    } znacznikiem węgla
   *[other] z { $coal } { $colour ->
        [y] żółtymi
        [b] brązowymi
        [g] szarymi
       *[k] czarnymi
    } znacznikami węgla
}.
event-supply-short = W zasobach ogólnych brakuje węgla na { $carts ->
    [one] { $carts } wagonik
    [few] { $carts } wagoniki
   *[many] { $carts } wagoników
}: { $you ->
    [1] wybierasz
   *[0] { name } wybiera
} inny kolor.
event-carts-left-empty = W zasobach ogólnych nie ma już węgla: { $carts ->
    [one] { $carts } wagonik pozostaje pusty
    [few] { $carts } wagoniki pozostają puste
   *[many] { $carts } wagoników pozostaje pustych
}.
event-coal-chosen = { $you ->
    [1] Kładziesz
   *[0] { name } kładzie
} { colour } znacznik węgla na wagoniku na poziomie { $level }.
event-looked = { space.at } { $you ->
    [1] oglądasz
   *[0] { name } ogląda
} { $space-kind ->
    [workshop] { $cards ->
        [one] { $cards } żeton chodnika
        [few] { $cards } żetony chodników
       *[many] { $cards } żetonów chodników
    }
   *[order] { $cards ->
        [one] { $cards } kartę zamówienia
        [few] { $cards } karty zamówień
       *[many] { $cards } kart zamówień
    }
}.
event-kept-none = { $you ->
    [1] Nie zatrzymujesz
   *[0] { name } nie zatrzymuje
} niczego.
event-kept-tile = { $you ->
    [1] Zatrzymujesz
   *[0] { name } zatrzymuje
} żeton chodnika: { tile }.
event-kept-order = { $you ->
    [1] Zatrzymujesz
   *[0] { name } zatrzymuje
} { order } jako zamówienie { $label }.
# Cards or tiles: hence "sztuki".
event-put-on-top = { $you ->
    [1] Odkładasz
   *[0] { name } odkłada
} { $cards ->
    [one] { $cards } sztukę
    [few] { $cards } sztuki
   *[many] { $cards } sztuk
} z powrotem na wierzch stosu.
event-put-underneath = { $you ->
    [1] Odkładasz
   *[0] { name } odkłada
} { $cards ->
    [one] { $cards } sztukę
    [few] { $cards } sztuki
   *[many] { $cards } sztuk
} z powrotem pod spód stosu.
event-rode = { $you ->
    [1] Twoja szola
   *[0] Szola { name-of }
} { $level ->
    [0] wyjeżdża do zrębu
   *[other] jedzie na poziom { $level }
}.
event-loaded = { $you ->
    [1] Przenosisz
   *[0] { name } przenosi
} do szoli { colour } znacznik węgla z poziomu { $level }.
event-stored = { $you ->
    [1] Odkładasz
   *[0] { name } odkłada
} { colour } znacznik węgla do prywatnego składu.
event-filled = { $you ->
    [1] Przenosisz
   *[0] { name } przenosi
} { colour } znacznik węgla z { $source ->
    [storage] prywatnego składu
   *[cage] szoli
} na zamówienie { $label }{ $complete ->
    [1] , które jest teraz kompletne
   *[0] {""}
}.
event-half = { $you ->
    [1] Kładziesz
   *[0] { name } kładzie
} { colour } znacznik węgla na { square-colour } pole zamówienia { $label } jako połowę pary.
event-paired = { $you ->
    [1] Dokładasz { colour } znacznik węgla na { square-colour } pole zamówienia { $label } i uzupełniasz
   *[0] { name } dokłada { colour } znacznik węgla na { square-colour } pole zamówienia { $label } i uzupełnia
} parę{ $complete ->
    [1] ; zamówienie jest teraz kompletne
   *[0] {""}
}.
event-mining-ended = { $you ->
    [1] Kończysz
   *[0] { name } kończy
} wydobycie; { $steps ->
    [0] żaden krok nie przepada
    [one] przepada { $steps } krok
    [few] przepadają { $steps } kroki
   *[many] przepada { $steps } kroków
}. Szola, skład i zamówienia pozostają bez zmian.
event-delivered = { $you ->
    [1] Realizujesz { order } i zdobywasz
   *[0] { name } realizuje { order } i zdobywa
} { $vp } PZ; węgiel z karty wraca do zasobów ogólnych.
event-took-money = { $you ->
    [1] Bierzesz
   *[0] { name } bierze
} { marks }.
event-took-order = { $you ->
    [1] Bierzesz
   *[0] { name } bierze
} { order } jako zamówienie { $label }.
event-refilled = { space.to } trafia { $space-kind ->
    [workshop] nowy żeton chodnika: { tile }
   *[order] nowa karta: { order }
}.
event-not-refilled = { space.the } nie zostaje uzupełnione: stos jest wyczerpany.
event-skipped = { $you ->
    [1] Nie masz już górników i opuszczasz
   *[0] { name } nie ma już górników i opuszcza
} turę.
event-shift-ended = Koniec szychty { $shift }; { $categories ->
    [one] punktowana jest { $categories } kategoria
    [few] punktowane są { $categories } kategorie
   *[many] punktowanych jest { $categories } kategorii
}.
event-first-place = { category }: { $you ->
    [1] zajmujesz pierwsze miejsce z wynikiem { $count } i zdobywasz
   *[0] { name } zajmuje pierwsze miejsce z wynikiem { $count } i zdobywa
} { $vp } PZ.
event-second-place = { category }: { $you ->
    [1] zajmujesz drugie miejsce z wynikiem { $count } i zdobywasz
   *[0] { name } zajmuje drugie miejsce z wynikiem { $count } i zdobywa
} { $vp } PZ.
event-shift-scored = Punktacja po szychcie { $shift }: { SCORES($scores, $reader) }.
event-new-start = { $you ->
    [1] Rozpoczynasz kolejną szychtę: w warsztatach { $miners ->
        [0] nie masz żadnego górnika
        [one] masz { $miners } górnika
       *[other] masz { $miners } górników
    }
   *[0] Kolejną szychtę rozpoczyna { name }: w warsztatach { $miners ->
        [0] nie ma żadnego górnika
        [one] ma { $miners } górnika
       *[other] ma { $miners } górników
    }
}.
event-miners-returned = Wszyscy górnicy wracają do właścicieli; każdy gracz ma ich { $miners }.
event-marks-exchanged = { $you ->
    [1] { $marks ->
        [0] Nie wymieniasz marek na PZ
       *[other] Wymieniasz { marks } na { $vp } PZ
    } i { $rest ->
        [0] nie zachowujesz żadnej
       *[other] zachowujesz { $rest }
    }
   *[0] { name } { $marks ->
        [0] nie wymienia marek na PZ
       *[other] wymienia { marks } na { $vp } PZ
    } i { $rest ->
        [0] nie zachowuje żadnej
       *[other] zachowuje { $rest }
    }
}.
event-coal-exchanged = { $you ->
    [1] Masz
   *[0] { name } ma
} { $coal ->
    [one] { $coal } znacznik
    [few] { $coal } znaczniki
   *[many] { $coal } znaczników
} węgla i { $you ->
    [1] zdobywasz
   *[0] zdobywa
} za to { $vp } PZ.
event-orders-left = { $you ->
    [1] { $orders ->
        [0] Nie masz oczekujących zamówień i nie tracisz PZ
        [one] Masz { $orders } oczekujące zamówienie i tracisz { $vp } PZ
        [few] Masz { $orders } oczekujące zamówienia i tracisz { $vp } PZ
       *[many] Masz { $orders } oczekujących zamówień i tracisz { $vp } PZ
    }
   *[0] { name } { $orders ->
        [0] nie ma oczekujących zamówień i nie traci PZ
        [one] ma { $orders } oczekujące zamówienie i traci { $vp } PZ
        [few] ma { $orders } oczekujące zamówienia i traci { $vp } PZ
       *[many] ma { $orders } oczekujących zamówień i traci { $vp } PZ
    }
}.
event-balance = { $you ->
    [1] { $tiles ->
        [0] Nie masz żetonów bez pary po drugiej stronie i nie tracisz PZ
        [one] Masz { $tiles } żeton bez pary po drugiej stronie i tracisz { $vp } PZ
        [few] Masz { $tiles } żetony bez pary po drugiej stronie i tracisz { $vp } PZ
       *[many] Masz { $tiles } żetonów bez pary po drugiej stronie i tracisz { $vp } PZ
    }
   *[0] { name } { $tiles ->
        [0] nie ma żetonów bez pary po drugiej stronie i nie traci PZ
        [one] ma { $tiles } żeton bez pary po drugiej stronie i traci { $vp } PZ
        [few] ma { $tiles } żetony bez pary po drugiej stronie i traci { $vp } PZ
       *[many] ma { $tiles } żetonów bez pary po drugiej stronie i traci { $vp } PZ
    }
}.
event-game-over = Koniec gry: { $count ->
    [one] { $you ->
        [1] wygrywasz
       *[0] wygrywa { name }
    }
   *[other] wspólnie wygrywają { PEOPLE($winners, $reader) }
}.

## Tura w jednym zdaniu: części łączą się w wyliczenie

recap = { $you ->
    [1] {""}
   *[0] { name }{" "}
}{ $what }.
recap-two = { $first } i { $last }
recap-more = { $first }, { $last }
recap-last = { $first } oraz { $last }
recap-sent = { $you ->
    [1] wysyłasz
   *[0] wysyła
} { miners } { space.to }
recap-drafted = { $you ->
    [1] wybierasz
   *[0] wybiera
} { order }
recap-took-money = { $you ->
    [1] bierzesz
   *[0] bierze
} { marks }
recap-pithead = { $you ->
    [1] bierzesz
   *[0] bierze
} { marks } w cechowni
recap-took-order = { $you ->
    [1] bierzesz
   *[0] bierze
} { order }
recap-bought = { $you ->
    [1] kupujesz
   *[0] kupuje
} za { $price ->
    [one] { $price } markę
    [few] { $price } marki
   *[many] { $price } marek
} żeton chodnika: { tile }
recap-looked = { $you ->
    [1] oglądasz
   *[0] ogląda
} { $space-kind ->
    [workshop] { $cards ->
        [one] { $cards } żeton chodnika
        [few] { $cards } żetony chodników
       *[many] { $cards } żetonów chodników
    }
   *[order] { $cards ->
        [one] { $cards } kartę zamówienia
        [few] { $cards } karty zamówień
       *[many] { $cards } kart zamówień
    }
}
recap-kept-none = { $you ->
    [1] niczego nie zatrzymujesz
   *[0] niczego nie zatrzymuje
}
recap-kept-order = { $you ->
    [1] zatrzymujesz
   *[0] zatrzymuje
} { order }
recap-loaded = { $you ->
    [1] przenosisz
   *[0] przenosi
} do szoli { COUNT($coal, as: "cubes") }
recap-stored = { $you ->
    [1] odkładasz
   *[0] odkłada
} do składu { COUNT($coal, as: "cubes") }
recap-filled = { $you ->
    [1] zapełniasz
   *[0] zapełnia
} { $squares ->
    [one] jedno pole
    [few] { $squares } pola
   *[many] { $squares } pól
} { $count ->
    [one] zamówienia { $labels }
   *[other] zamówień { LIST($labels) }
}
recap-completed = { $you ->
    [1] kompletujesz
   *[0] kompletuje
} { $count ->
    [one] zamówienie { $labels }
   *[other] zamówienia { LIST($labels) }
}
recap-delivered = { $you ->
    [1] realizujesz
   *[0] realizuje
} { $count ->
    [one] zamówienie { $labels }
   *[other] zamówienia { LIST($labels) }
} za { $vp } PZ

## Moves in short

# Nominative.
move-crew = { $miners ->
    [one] { $miners } górnik
   *[other] { $miners } górników
}
# Nominative.
move-marks = { $marks ->
    [one] { $marks } marka
    [few] { $marks } marki
   *[many] { $marks } marek
}
move-workshop = { space } – { move-crew }, { move-marks }
move-look = { space } – { move-crew }, do obejrzenia { $space-kind ->
    [workshop] { $cards ->
        [one] { $cards } żeton
        [few] { $cards } żetony
       *[many] { $cards } żetonów
    }
   *[order] { $cards ->
        [one] { $cards } karta
        [few] { $cards } karty
       *[many] { $cards } kart
    }
}
move-mining = { space } – { move-crew }, { $steps ->
    [one] { $steps } krok
    [few] { $steps } kroki
   *[many] { $steps } kroków
}
move-delivery = { space } – { move-crew }, { $vp } PZ
move-money = { space } – { move-crew }, +{ move-marks }
move-order = { space } – { move-crew }, { order } za { $vp } PZ
move-draft = Wybierz { order } za { $vp } PZ
move-keep-tile = Kup za { marks } żeton chodnika: { tile }
move-keep-order = Zatrzymaj { order } za { $vp } PZ
move-keep-none = Nie zatrzymuj niczego
move-put-on-top = Na wierzch stosu, licząc od góry: { $places }
move-put-underneath = Pod spód stosu, licząc od góry: { $places }
move-coal = Połóż na wagoniku { colour } znacznik węgla
move-ride = Szola { $level ->
    [0] do zrębu
   *[other] na poziom { $level }
}
move-load = Przenieś { colour } znacznik węgla do szoli
move-fill = Przenieś { colour } znacznik węgla z { $source ->
    [storage] prywatnego składu
   *[cage] szoli
} na zamówienie { $label }
move-half = Zacznij parę na { $square ->
    [y] żółtym
    [b] brązowym
    [g] szarym
   *[k] czarnym
} polu zamówienia { $label }: { colour } znacznik węgla z { $source ->
    [storage] prywatnego składu
   *[cage] szoli
}
move-pair = Uzupełnij parę na zamówieniu { $label }: { colour } znacznik węgla z { $source ->
    [storage] prywatnego składu
   *[cage] szoli
}
move-store = Odłóż { colour } znacznik węgla do składu
move-end = Zakończ wydobycie; { $steps ->
    [one] przepada { $steps } krok
    [few] przepadają { $steps } kroki
   *[many] przepada { $steps } kroków
}
move-button = { $key-kind ->
    [end] Zakończ wydobycie
    [keep] Nie zatrzymuj niczego
    [top] Wszystko na wierzch
   *[bottom] Wszystko pod spód
}

## Turns in words

# Parts of one line: "Wydobycie, 8 kroków: na poziom 3, 2 szare do szoli; do zrębu, 2 szare na zamówienie A".
turn-space = { $space-kind ->
    [workshop] { $space-detail ->
        [draw] warsztat (wybór ze stosu)
       *[other] warsztat { $space-detail }
    }
    [mining] wydobycie, { $steps ->
        [one] { $steps } krok
        [few] { $steps } kroki
       *[many] { $steps } kroków
    }
    [money] pieniądze: { move-marks }
    [order] { $space-detail ->
        [draw] miejsce na zamówienia (wybór ze stosu)
       *[other] zamówienie z miejsca { $space-detail }
    }
    [pithead] cechownia
   *[delivery] { space }
}
turn-none = bez ruchu
turn-draft = karta { $place } z rzędu
turn-keep = { $place ->
    [0] { $stack ->
        [workshop] rezygnacja z kupna
       *[other] rezygnacja z wyboru
    }
   *[other] { $stack ->
        [workshop] kupno żetonu nr { $place }
        [order] zatrzymanie zamówienia nr { $place }
       *[other] zatrzymanie karty nr { $place }
    }
}
turn-put-back = { $all ->
    [1] wszystko
   *[0] reszta
} z powrotem { $pile ->
    [top] na wierzch stosu
   *[bottom] pod spód stosu
}{ $sorted ->
    [1] {""}
   *[0] , od góry: { $places }
}
# Masculine, nominative: goes with "węgiel" or "znacznik węgla".
turn-coal = { $n ->
    [1] { colour }
    [few] { $n } { $colour ->
        [y] żółte
        [b] brązowe
        [g] szare
       *[k] czarne
    }
   *[many] { $n } { $colour ->
        [y] żółtych
        [b] brązowych
        [g] szarych
       *[k] czarnych
    }
}
turn-taken = { turn-coal }{ $source ->
    [storage] {" "}ze składu
   *[cage] {""}
}
turn-choose = { turn-coal } na { $n ->
    [one] nowy wagonik
   *[other] nowe wagoniki
}
turn-ride = { $level ->
    [0] do zrębu
   *[other] na poziom { $level }
}
turn-load = { turn-coal } do szoli
turn-fill = { turn-taken } na zamówienie { $label }
turn-half = { turn-taken } na { square-colour } pole zamówienia { $label }, jako połowa pary
turn-both = { $first } i { $second }
turn-pair = { $coal } razem na { square-colour } pole zamówienia { $label }
turn-store = { turn-coal } do składu
turn-end = koniec

## Labels of the picture

# Words that stand in the picture: keep them short.
label-workshops = Warsztaty
label-mining = Wydobycie
label-delivery = Załadunek
label-money = Pieniądze
label-orders = Zamówienia
label-pithead = Cechownia
label-canteen = Stołówka
label-supply = Zasoby
label-storage = Skład
label-draw = Wybór
label-works = Kopalnia
label-score = Punkty
label-legend = PZ za 1. / 2. miejsce
label-legend-first = PZ za 1. miejsce
label-shift = Szychta { $shift } z { $shifts }
label-player = { name }
label-letter = { $colour ->
    [y] ż
    [b] b
    [g] s
   *[k] c
}
label-you = Ty
label-to-move = { $you ->
    [1] twój ruch
   *[0] ma ruch
}
label-won = { $you ->
    [1] wygrywasz
   *[0] wygrywa
}
label-starts = gracz rozpoczynający
label-steps = { $steps ->
    [one] { $steps } krok
    [few] { $steps } kroki
   *[many] { $steps } kroków
}
label-draft = Wybór: weź jedno zamówienie
label-look = Zatrzymaj jedno albo nic
label-return = Odłóż: na wierzch albo pod spód
label-shortage = Wybierz węgiel na { $carts ->
    [one] { $carts } wagonik
    [few] { $carts } wagoniki
   *[many] { $carts } wagoników
}

# Phrases that names of things are joined from, for screen readers.
label-space = { space }
label-closed = miejsce zablokowane
label-vacant = nikt tu nie stoi
label-crew = { $you ->
    [1] { $miners ->
        [one] { $miners } twój górnik
        [few] { $miners } twoi górnicy
       *[many] { $miners } twoich górników
    }
   *[0] { $miners ->
        [one] { $miners } górnik
        [few] { $miners } górnicy
       *[many] { $miners } górników
    } { name-of }
}
label-takes = wymaga { $miners ->
    [one] { $miners } górnika
   *[other] { $miners } górników
}
label-barred = miejsce zajęte
label-tile = { $carts ->
    [1] jeden { colour } wagonik
   *[2] dwa { $colour ->
        [y] żółte
        [b] brązowe
        [g] szare
       *[k] czarne
    } wagoniki
}, strona { $side ->
    [light] „jasna”
   *[dark] „ciemna”
}
label-price = { $marks ->
    [one] { $marks } marka
    [few] { $marks } marki
   *[many] { $marks } marek
}
label-order = { order }, { $vp } PZ
label-none = nic tu nie leży
label-hidden = zakryte
label-resting = { label-crew }
label-nobody = nikogo
label-stack-tiles = Stos żetonów chodników: { $cards }
label-stack-orders = Stos zamówień: { $cards }
label-stock = { colour } węgiel w zasobach ogólnych: { $number }
label-vp = { $vp } PZ
label-marks = { label-price }
label-miners = Pozostali górnicy: { $miners }
label-pile = Zrealizowane zamówienia: { $cards }
label-balance = Żetony: strona „jasna” { $light }, strona „ciemna” { $dark }
label-surface = Zrąb
label-level = Poziom { $level }: { $carts ->
    [one] { $carts } wagonik
    [few] { $carts } wagoniki
   *[many] { $carts } wagoników
}, puste: { $empty }
label-cart = { colour } węgiel na wagonikach na poziomie { $level }: { $number }
label-cage = Szola { $level ->
    [0] przy zrębie
   *[other] na poziomie { $level }
}: zajęte miejsca: { $number } z { $places }
label-cage-coal = { colour } węgiel w szoli: { $number }
label-store = Skład – znaczniki węgla: { $number }
label-store-coal = { colour } węgiel w składzie: { $number }
label-labelled = Zamówienie { $label }
label-filled = zapełnione pola: { $filled } z { $squares }
label-square = { square-colour } pola: { $number }, puste: { $empty }
label-half = para czeka na drugi znacznik węgla
label-place = Miejsce { $place }
label-taken = zabrane
label-choice = { colour } węgiel: w zasobach ogólnych { $number }
label-category = { category }
label-places = { $first } PZ za pierwsze miejsce, { $second } PZ za drugie
label-first = { $first } PZ za pierwsze miejsce
label-leads = { $you ->
    [1] ty
   *[0] { name }
}: { $number }
label-pit = { $you ->
    [1] twój szyb
   *[0] szyb { name-of }
}
label-lone-pit = Szyb
label-clock = Zegar szycht i punktacja
label-tray = Karty do wyboru
label-yard = Cechownia i stołówka
label-seats = Gracze
label-own-orders = { $you ->
    [1] twoje zamówienia
   *[0] zamówienia { name-of }
}
label-categories = Co się liczy
label-counted = { $category ->
    [1] żółte pola
    [2] brązowe pola
    [3] szare pola
    [4] czarne pola
    [5] wózek
    [6] furmanka
    [7] samochód
    [8] parowóz
    [9] puste żółte
    [10] puste brązowe
    [11] puste szare
   *[12] puste czarne
}
sheet-closing = { $source ->
    [marks] marki
    [coal] węgiel
    [orders] oczekujące zamówienia
   *[balance] równowaga
}
pile-title = { $you ->
    [1] twoje zrealizowane zamówienia
   *[0] zrealizowane zamówienia { name-of }
}
pile-hidden = Zakryte zrealizowane zamówienia: { $cards }. Może je oglądać tylko { name }.
tie-break = Remis w punktach: { PEOPLE($tied, $reader) }. { $shared ->
    [1] Również liczba pozostałych marek jest równa, więc zwycięstwo jest wspólne
   *[0] { $count ->
        [one] { $you ->
            [1] Masz najwięcej pozostałych marek ({ $marks }) i wygrywasz
           *[0] { name } ma najwięcej pozostałych marek ({ $marks }) i wygrywa
        }
       *[other] Najwięcej pozostałych marek ({ $marks }) i wspólne zwycięstwo: { PEOPLE($winners, $reader) }
    }
}.
label-counts-hidden = { $you ->
    [1] ty
   *[0] { name }
}: zakryte

## Lessons: what is to be reached

goal-amount = { $word ->
    [marks] Twoje marki
    [vp] Twoje punkty zwycięstwa
    [miners] Twoi górnicy do wysłania
    [orders] Twoje oczekujące zamówienia
    [coal] Znaczniki węgla, które masz
    [colours] Kolory na twoich oczekujących zamówieniach
    [clock] Punkty z zegara szycht
    [points] Twoje punkty wraz z zegarem szycht
   *[margin] Twoja przewaga wraz z zegarem szycht
}: { $how ->
    [least] co najmniej { $n }
    [most] najwyżej { $n }
   *[exactly] { $n }
}.
goal-first = Pierwsze miejsce na zegarze szycht: { category }.
goal-crew = { $place }: { $you ->
    [1] { $miners ->
        [0] żadnego twojego górnika
        [one] 1 twój górnik
       *[other] { $miners } twoich górników
    }
   *[0] { $miners ->
        [0] żadnego górnika
        [one] 1 górnik
       *[other] { $miners } górników
    } { name-of }
}.
goal-crew-in = { $place ->
    [pithead] Cechownia
   *[canteen] Stołówka
}: { $you ->
    [1] { $miners ->
        [0] żadnego twojego górnika
        [one] 1 twój górnik
       *[other] { $miners } twoich górników
    }
   *[0] { $miners ->
        [0] żadnego górnika
        [one] 1 górnik
       *[other] { $miners } górników
    } { name-of }
}.
goal-complete = { $count ->
    [one] Zamówienie { $labels } jest kompletne.
   *[other] Zamówienia { LIST($labels) } są kompletne.
}
goal-cards = { $word ->
    [delivered] Zrealizowane
    [has_orders] Wśród twoich zamówień
   *[tiles] Żetony w twoim szybie
}: { $cards }.
goal-stack = { $word ->
    [top_of_stack] Na wierzchu
   *[bottom_of_stack] Na spodzie
} stosu { $stack ->
    [tiles] żetonów
   *[orders] zamówień
}: { $cards }.
goal-coal = { $count ->
    [0] { $place ->
        [level] Na poziomie { $level } nie ma węgla.
        [cage] Szola jest pusta.
       *[storage] Prywatny skład jest pusty.
    }
   *[other] { $place ->
        [level] Na poziomie { $level }
        [cage] W szoli
       *[storage] W prywatnym składzie
    }: { COUNT($coal, as: "cubes") }.
}
goal-cage-level = Szola jest { $level ->
    [0] przy zrębie
   *[other] na poziomie { $level }
}.
goal-value = Co najmniej: { $amount }.
goal-course = { $word ->
    [to_move] { $you ->
        [1] Kolej na ciebie.
       *[0] Ruch ma { name }.
    }
    [turn_over] Twoja tura jest zakończona.
    [start] { $you ->
        [1] Rozpoczynasz szychtę.
       *[0] Szychtę rozpoczyna { name }.
    }
    [shift] Rozpoczęła się szychta { $n }.
    [over] Gra jest zakończona.
   *[winner] { $you ->
        [1] Wygrywasz.
       *[0] Wygrywa { name }.
    }
}
number = { $unit ->
    [miners] { $n ->
        [one] 1 górnik
       *[other] { $n } górników
    }
    [marks] { $n ->
        [one] 1 marka
        [few] { $n } marki
       *[many] { $n } marek
    }
    [orders] { $n ->
        [one] 1 zamówienie
        [few] { $n } zamówienia
       *[many] { $n } zamówień
    }
    [cubes] { $n ->
        [one] 1 znacznik węgla
        [few] { $n } znaczniki węgla
       *[many] { $n } znaczników węgla
    }
    [steps] { $n ->
        [one] 1 krok
        [few] { $n } kroki
       *[many] { $n } kroków
    }
    [carts] { $n ->
        [one] 1 pusty wagonik
        [few] { $n } puste wagoniki
       *[many] { $n } pustych wagoników
    }
    [cards] { $n ->
        [one] 1 karta
        [few] { $n } karty
       *[many] { $n } kart
    }
    [spaces] { $n ->
        [one] 1 dostępne miejsce
        [few] { $n } dostępne miejsca
       *[many] { $n } dostępnych miejsc
    }
    [points] { $n ->
        [one] { $sign }1 punkt
        [few] { $sign }{ $n } punkty
       *[many] { $sign }{ $n } punktów
    }
    [player] { name }
   *[plain] { $sign }{ $n }
}
changed-rule = { $rule ->
    [displacement] { $value ->
        [doubled] trzeba wysłać dwa razy tylu górników, ilu stoi na danym miejscu
       *[forbidden] górników nie wolno wypierać
    }
    [prices] { $each ->
        [mixed] wagoniki od żółtego do czarnego kosztują { LIST($value) } marek
        [one] każdy wagonik kosztuje 1 markę
        [few] każdy wagonik kosztuje { $each } marki
       *[many] każdy wagonik kosztuje { $each } marek
    }
    [cage] { $value ->
        [one] szola mieści tylko 1 znacznik węgla
        [few] szola mieści { $value } znaczniki węgla
       *[many] szola mieści { $value } znaczników węgla
    }
    [pairs] { $value ->
        [0] pary są niedozwolone
       *[1] pary są dozwolone
    }
    [split_pairs] { $value ->
        [0] obie połowy pary należą do jednej akcji
       *[1] parę można uzupełnić w późniejszej akcji
    }
    [free_storage] { $value ->
        [0] do składu nie można odłożyć węgla, którego potrzebuje zamówienie
       *[1] do składu można odłożyć dowolny węgiel
    }
    [order_penalty] { $value ->
        [0] oczekujące zamówienie nic nie kosztuje
        [one] oczekujące zamówienie kosztuje 1 punkt
        [few] oczekujące zamówienie kosztuje { $value } punkty
       *[many] oczekujące zamówienie kosztuje { $value } punktów
    }
    [balance_penalty] { $value ->
        [0] brak równowagi nic nie kosztuje
        [one] żeton bez pary kosztuje 1 punkt
        [few] żeton bez pary kosztuje { $value } punkty
       *[many] żeton bez pary kosztuje { $value } punktów
    }
    [second_place] { $each ->
        [0] punktuje tylko pierwsze miejsce
        [1] drugie miejsce zawsze punktuje
       *[mixed] drugie miejsce punktuje przy innej liczbie graczy
    }
    [clock_per_shift] liczba kategorii zegara punktowanych po kolejnych szychtach to { LIST($value) }
    [open_deliveries] { $value ->
        [0] zrealizowane zamówienia leżą zakryte
       *[1] zrealizowane zamówienia leżą odkryte
    }
    [pithead] { $value ->
        [0] cechownia nic nie daje
        [one] cechownia daje 1 markę
        [few] cechownia daje { $value } marki
       *[many] cechownia daje { $value } marek
    }
    [look] { $value ->
        [one] przy wyborze ze stosu ogląda się 1 kartę
        [few] przy wyborze ze stosu ogląda się { $value } karty
       *[many] przy wyborze ze stosu ogląda się { $value } kart
    }
    [shifts] { $value ->
        [one] gra trwa 1 szychtę
        [few] gra trwa { $value } szychty
       *[many] gra trwa { $value } szycht
    }
    [draft] { $value ->
        [0] nikt nie wybiera zamówień na początku
        [one] każdy wybiera na początku 1 zamówienie
        [few] każdy wybiera na początku { $value } zamówienia
       *[many] każdy wybiera na początku { $value } zamówień
    }
    [marks_per_vp] { $value ->
        [one] każda marka daje punkt
        [few] każde { $value } marki dają punkt
       *[many] każde { $value } marek daje punkt
    }
    [coal_per_vp] { $value ->
        [one] każdy znacznik węgla daje punkt
        [few] każde { $value } znaczniki węgla dają punkt
       *[many] każde { $value } znaczników węgla daje punkt
    }
    [miners] { $each ->
        [mixed] w grze 2-, 3- i 4-osobowej każdy ma odpowiednio { LIST($value) } górników
       *[other] każdy ma { $each } górników
    }
    [marks] { $each ->
        [mixed] w grze 2-, 3- i 4-osobowej każdy zaczyna odpowiednio z { LIST($value) } markami
       *[other] każdy zaczyna z { $each } markami
    }
   *[other] { $written }
}

## Lessons: the exam

exam-ask-forbidden = Jednego z czterech podświetlonych elementów nie wolno teraz wybrać. Którego?
exam-ask-miners = Które z podświetlonych miejsc wymaga dokładnie { $number } górników?
exam-ask-delivery = Który załadunek da ci teraz najwięcej punktów?
exam-ask-order = Masz { $steps ->
    [one] { $steps } krok
    [few] { $steps } kroki
   *[other] { $steps } kroków
}. Które z podświetlonych zamówień możesz za nie skompletować?
exam-ask-start = Szychta właśnie się kończy. Kto zaczyna następną?
exam-ask-carts = Szychta właśnie się kończy. Kto ma najwięcej pustych { $colour ->
    [y] żółtych
    [b] brązowych
    [g] szarych
   *[k] czarnych
} wagoników?
exam-ask-final = Ostatnia szychta jest już podliczona, gra właśnie się kończy. { $part ->
    [marks] Czyje marki dają najwięcej punktów?
    [coal] Czyj węgiel daje najwięcej punktów?
    [orders] Czyje oczekujące zamówienia kosztują najwięcej punktów?
    [winner] Kto wygrywa?
   *[balance] Czyj szyb jest tak nierówny, że kosztuje najwięcej punktów?
}
exam-told-miners = Potrzebni górnicy: { $told }
exam-told-delivery = Punkty: { $told }
exam-told-order = Potrzebne kroki: { $told }
exam-told-start = { $you ->
    [1] Zaczynasz ty
   *[0] Zaczyna { name }
}: najwięcej górników w warsztatach, a remis rozstrzyga kolejność po dotychczasowym pierwszym graczu.
exam-told-carts = Puste wagoniki: { $told }
exam-told-final = { $part ->
    [marks] Zyskane punkty: { $told }
    [coal] Zyskane punkty: { $told }
    [winner] Punkty na koniec: { $told }
   *[other] Stracone punkty: { $told }
}
exam-order = zamówienie { $label }
exam-shift = Rozegraj pierwszą szychtę przeciwko programowi. Jeśli zdobędziesz co najmniej tyle punktów co on, dostaniesz wszystkie pięć punktów egzaminu; w przeciwnym razie odpowiednią ich część.
exam-shift-result = Szychta: { $own } do { $bot } punktów, co daje { $points } z { $most } punktów egzaminu.

## Omówienie partii

review-fact = { $fact ->
    [steps] Kroki wydobycia
    [displacement] Dodatkowi górnicy za wypieranie innych
    [pithead] Górnicy wysłani do cechowni
   *[marks] Marki, które zostały na koniec
}
review-in-play = Zrealizowane zamówienia
review-proof = ta akcja wypełniła zamówienia za { $vp } PZ; możliwe były zamówienia za { $most } PZ.
review-kind = { $kind ->
    [draft] inne zamówienie przy wyborze
    [money] wzięcie pieniędzy
    [mining] wydobycie
    [delivery] dostawa
    [workshop] żeton chodnika
    [order] nowe zamówienie
    [keep] zatrzymanie innej karty
   *[other] cechownia albo inny krok
}
slip-refused = { $why ->
    [hidden] Bez łamigłówki: to, co było tu najlepsze, zależy od zakrytych kart, więc niczego nie da się udowodnić.
    [draft] Bez łamigłówki: wybór zamówień ocenia cała partia, a tej nikt nie udowodni.
    [twin] Bez łamigłówki: jest już taka, która pyta o to samo.
    [rules] Bez łamigłówki: w tej partii grano według zmienionych zasad.
   *[plain] Bez łamigłówki: nic nie ma tu jednej najlepszej odpowiedzi, udowodnionej, wyraźnie lepszej i takiej, której nie znajduje się, biorąc najpierw najwięcej punktów.
}

## At the table: what is asked, and hints

prompt-send = Wybierz miejsce pracy.
prompt-draft = Wybierz jedno z wyłożonych zamówień.
prompt-mining = Wydobycie: { $steps ->
    [one] pozostaje { $steps } krok
    [few] pozostają { $steps } kroki
   *[many] pozostaje { $steps } kroków
}.
prompt-half = Połóż drugi znacznik węgla z pary na jego polu.
prompt-keep = Zatrzymaj jedno z nich albo nic.
prompt-back = Odłóż pozostałe w dowolnej kolejności: wszystkie na wierzch albo wszystkie pod spód.
prompt-coal = Wybierz węgiel na wagonik nowego żetonu.
advice-where = { $kind ->
    [ride] Zastanów się, dokąd ma jechać szola.
    [load] Tu jest węgiel, który warto przenieść do szoli.
    [fill] Możesz teraz zapełnić pole zamówienia.
    [store] Pomyśl o składzie.
    [workshop] Pomyśl o nowym żetonie chodnika.
    [mining] Pomyśl o wydobyciu.
    [delivery] Pomyśl o załadunku.
    [money] Pomyśl o pieniądzach.
    [order] Pomyśl o nowym zamówieniu.
    [pithead] Pomyśl o cechowni.
   *[end] Nic więcej już nie pomoże.
}
advice-move = { $proven ->
    [1] Udowodniony najlepszy ruch
   *[0] Najlepszy znaleziony ruch
}: { $label }.
advice-turn = { $turns ->
    [one] Twoja najbliższa tura może dać
    [few] Twoje najbliższe { $turns } tury mogą dać
   *[many] Twoje najbliższe { $turns } tur może dać
} { $vp } PZ, jeśli inni nic nie zrobią ({ $proven ->
    [1] to udowodnione maksimum
   *[0] to najlepszy znaleziony wynik
}). Dobry początek: { $label }.
advice-no-points = { $turns ->
    [one] Twoja najbliższa tura nie da
    [few] Twoje najbliższe { $turns } tury nie dadzą
   *[many] Twoje najbliższe { $turns } tur nie da
} jeszcze punktów: postaraj się o węgiel, zamówienia lub marki.
advice-order = { $kind ->
    [draft] Weź
   *[keep] Zatrzymaj
} { order }: { $vp } PZ za { $squares ->
    [one] jedno pole
    [few] { $squares } pola
   *[many] { $squares } pól
}.
advice-tile = Kup za { marks } żeton chodnika: { tile }.
advice-none = Nie zatrzymuj niczego: nic tu nie jest dla ciebie warte swojej ceny.
advice-back = Odłóż je pod spód: to, co leży na wierzchu, znajdzie następna osoba, która zajrzy do stosu.
advice-coal = Wybierz { colour }: { $number ->
    [0] żadnego koloru ci nie brakuje, a ten leży najgłębiej.
   *[other] brakuje go na twoich zamówieniach.
}
reason-coal = { $missing ->
    [0] Węgiel na nie leży już w twoim szybie.
   *[other] W twoim szybie brakuje jeszcze węgla; nowy żeton musiałby przynieść: { COUNT($coal, as: "cubes") }.
}
reason-shared = { $count ->
    [one] Korzysta z tego samego poziomu co zamówienie { $labels }: wystarczy jeden przejazd.
   *[other] Korzysta z tych samych poziomów co zamówienia { LIST($labels) }: jeden przejazd obsłuży kilka.
}
reason-together = { $count ->
    [one] Zamówienie { $labels } ma ten sam środek transportu: wystarczy jeden załadunek.
   *[other] Zamówienia { LIST($labels) } mają ten sam środek transportu: wystarczy jeden załadunek.
}
reason-lacking = Na twoich zamówieniach brakuje jeszcze: { COUNT($coal, as: "cubes") }.
reason-spare = Żadne zamówienie jeszcze go nie potrzebuje, ale puste wagoniki liczą się na końcu.
reason-balance = Wyrównuje szyb, w którym jest mniej żetonów po stronie { $side ->
    [light] „jasnej”
   *[dark] „ciemnej”
}.
reason-marks = Masz tylko { marks }.
reason-orders = { $orders ->
    [0] Nie masz już zamówienia do zapełnienia.
    [one] Masz do zapełnienia tylko jedno zamówienie.
   *[other] Zamówienia do zapełnienia: { $orders }.
}
reason-completes = Prowadzi to do { $count ->
    [one] zamówienia { $labels }
   *[other] zamówień { LIST($labels) }
}: { $vp } PZ w { $steps ->
    [one] jednym kroku
   *[other] { $steps } krokach
}.
reason-fills = W { $steps ->
    [one] jednym kroku
   *[other] { $steps } krokach
} zapełnisz { $squares ->
    [one] jedno pole
    [few] { $squares } pola
   *[many] { $squares } pól
}.
reason-plan = Plan: { $plan }.

## What was reached

amount = { $word-kind ->
    [vp] { $n } PZ
    [squares] { $n ->
        [one] { $n } zapełnione pole
        [few] { $n } zapełnione pola
       *[many] { $n } zapełnionych pól
    }
    [complete] { $n ->
        [one] { $n } kompletne zamówienie
        [few] { $n } kompletne zamówienia
       *[many] { $n } kompletnych zamówień
    }
    [steps] { $n ->
        [one] { $n } krok
        [few] { $n } kroki
       *[many] { $n } kroków
    }
    [coal] { $n ->
        [one] { $n } znacznik węgla
        [few] { $n } znaczniki węgla
       *[many] { $n } znaczników węgla
    }
   *[empty] { $n ->
        [one] { $n } pusty { $word-detail ->
            [y] żółty
            [b] brązowy
            [g] szary
           *[k] czarny
        } wagonik
        [few] { $n } puste { $word-detail ->
            [y] żółte
            [b] brązowe
            [g] szare
           *[k] czarne
        } wagoniki
       *[many] { $n } pustych { $word-detail ->
            [y] żółtych
            [b] brązowych
            [g] szarych
           *[k] czarnych
        } wagoników
    }
}

## Verdicts

verdict-unmet = { $count ->
    [one] Zamówienie { $labels } musi być na końcu kompletne, a nie jest.
   *[other] Zamówienia { LIST($labels) } muszą być na końcu kompletne, a nie są.
}
slip-first = { $kind ->
    [stopped] { $place ->
        [0] Nie ma jeszcze błędu: najlepszy wynik jest wciąż osiągalny.
       *[other] Do ruchu { $place } wszystko jest w porządku: najlepszy wynik jest stamtąd wciąż osiągalny.
    }
    [ended] Pierwszy błąd to ruch { $place }: kończysz tę akcję, choć potrzebujesz pozostałych kroków.
   *[move] Pierwszy błąd to ruch { $place } ({ $move }).
}
slip-turn = { $kind ->
    [stopped] { $place ->
        [0] Nie ma jeszcze błędu: najlepszy wynik jest wciąż osiągalny.
       *[other] Do tury { $place } wszystko jest w porządku: najlepszy wynik jest stamtąd wciąż osiągalny.
    }
   *[turn] Pierwszy błąd popełniasz w turze { $place } ({ $move }).
}
slip-steps = { $n ->
    [one] Kosztuje o jeden krok za dużo.
    [few] Kosztuje o { $n } kroki za dużo.
   *[many] Kosztuje o { $n } kroków za dużo.
}
slip-unmet = Potem nie da się już skompletować wszystkich zamówień.
slip-start = Potem nie możesz już rozpocząć następnej szychty.
slip-ride = { $count ->
    [0] Z tymi kartami żaden kurs nie kompletuje zamówienia.
    [one] Z tymi kartami najlepszy kurs kompletuje zamówienie { $labels } za { $vp } PZ: { $line }.
   *[other] Z tymi kartami najlepszy kurs kompletuje zamówienia { LIST($labels) } za { $vp } PZ: { $line }.
}
slip-cards = { $count ->
    [0] Każda z tych kart należy do jednego z najlepszych wyborów, ale nie wszystkie do tego samego.
    [one] Karta { $cards } nie należy do żadnego z najlepszych wyborów.
   *[other] Karty { LIST($cards) } nie należą do żadnego z najlepszych wyborów.
}

## Hints

hint-theme = { $theme ->
    [ride-light] Lekki kurs: nie wszystko, co mieści się w szoli, jest warte swoich kroków.
    [shared-ride] Wspólny kurs: jeden kurs szoli może obsłużyć kilka zamówień.
    [second-ride] Drugi kurs: tutaj opłaca się zjechać jeszcze raz.
    [pair-sacrifice] Poświęcenie: przeznacz na parę węgiel, na który czeka pole w jego kolorze.
    [pair-from-junk] Para z resztek: dwa znaczniki węgla, których nie potrzebuje żadne zamówienie, mogą razem zapełnić pole.
    [storage-withdrawal] Sięgnij do składu: część potrzebnego węgla już tam leży.
    [storage-bank] Na zapas: węgiel odłożony teraz do składu oszczędzi kroki w przyszłości.
    [parked-cage] Postój pod ziemią: między dwiema akcjami zostaw szolę na dole.
    [full-cage] Pełna szola: wykorzystaj w niej każde miejsce.
    [split-order] Po kawałku: jedno zamówienie zapełniaj podczas więcej niż jednego postoju szoli przy zrębie.
    [empty-cart-race] Puste wagoniki: liczy się to, co wydobędziesz, a nie tylko to, co zrealizujesz.
    [balance-repair] Równowaga: przyjrzyj się swoim żetonom po „jasnej” i po „ciemnej” stronie.
    [deliver-before-displaced] Zdąż z załadunkiem, zanim to miejsce pracy będzie wymagać większej liczby górników.
    [double-delivery] Podwójny załadunek: jedna akcja może zrealizować dwa zamówienia.
    [cash-for-depth] Marki za głębię: za pieniądze kupisz wagoniki na głębszych poziomach.
    [start-player-grab] Gracz rozpoczynający: o tym, kto zacznie następną szychtę, decydują górnicy w warsztatach.
    [tie-trap] Pułapka remisu: remis zmienia to, ile warte jest miejsce.
    [quiet-move] Cichy krok: najlepszy krok nie zapełnia jeszcze żadnego pola.
    [greedy-trap] Pułapka zachłanności: nie zaczynaj od zamówienia, które daje najwięcej punktów za krok.
   *[other] Nie trzeba żadnej sztuczki: policz kroki, których wymaga każde zamówienie.
}
hint-level = Szola najpierw { $level ->
    [0] wyjeżdża do zrębu
   *[other] jedzie na poziom { $level }
}.
hint-no-ride = Szola wcale nie musi jechać.
hint-start = Najlepszy ciąg ruchów zaczyna się tak: { $line }.
hint-nothing = Najlepiej nie robić nic.
hint-orders = { $count ->
    [one] Skompletuj zamówienie { $labels }: { $cards }.
   *[other] Skompletuj zamówienia { LIST($labels) }: { $cards }.
}
hint-deliver = { $count ->
    [one] Zrealizuj zamówienie { $labels }: { $cards }.
   *[other] Zrealizuj zamówienia { LIST($labels) }: { $cards }.
}
hint-counts = Pomyśl, co liczy się na końcu: { category }.
hint-pair = Na { square-colour } pole zamówienia { $label } trafia para.
hint-bank = To odłóż do składu: { COUNT($coal, as: "cubes") }.
hint-park = Między akcjami zostaw szolę pod ziemią, na poziomie { $level }.
hint-withdraw = To weź ze składu: { COUNT($coal, as: "cubes") }, na { $count ->
    [one] zamówienie { $labels }
   *[other] zamówienia { LIST($labels) }
}.
hint-no-load = Nie trzeba niczego wydobywać: potrzebny węgiel jest już w szoli albo w składzie.
hint-levels = Szola zabiera węgiel tylko z { $count ->
    [one] tego poziomu: { $levels }
   *[other] tych poziomów: { LIST($levels) }
}.
hint-trips = Liczba kursów szoli po węgiel: { $n }.
hint-loads = Przenieś do szoli dokładnie tyle: { COUNT($coal, as: "cubes") }.
hint-begin = Zacznij tak: { $line }.
hint-key-turn = Najważniejsza jest tura { $turn }: { $line }.
hint-gain = Najlepszy plan daje o { $n } PZ więcej niż bezczynność.
hint-completes = Liczba zamówień, które kompletuje najlepszy kurs: { $count }.

## Skąd pochodzą punkty

source = { $source ->
    [before] Punkty zdobyte wcześniej
    [marks] Marki
    [coal] Węgiel
    [orders] Oczekujące zamówienia
   *[balance] Równowaga
}
source-counted = { $source ->
    [marks] { $n ->
        [one] { $n } marka
        [few] { $n } marki
       *[many] { $n } marek
    }
    [coal] { $n ->
        [one] { $n } znacznik
        [few] { $n } znaczniki
       *[many] { $n } znaczników
    }
    [orders] { $n ->
        [one] { $n } zamówienie
        [few] { $n } zamówienia
       *[many] { $n } zamówień
    }
   *[balance] { $n ->
        [one] { $n } żeton nadwyżki po jednej stronie
        [few] { $n } żetony nadwyżki po jednej stronie
       *[many] { $n } żetonów nadwyżki po jednej stronie
    }
}
source-place = { $n }, { $tied ->
    [1] remis na { $place ->
        [1] pierwszym miejscu
       *[2] drugim miejscu
    }
   *[0] { $place ->
        [1] pierwsze miejsce
       *[2] drugie miejsce
    }
}
source-rival = Punkty { name-of }

## Dlaczego najlepsze jest najlepsze

explain-line = { $count ->
    [0] Najlepszy ciąg ruchów nie kompletuje żadnego zamówienia: { $value }.
    [one] Najlepszy ciąg ruchów kompletuje zamówienie { $labels }: { $value }.
   *[other] Najlepszy ciąg ruchów kompletuje zamówienia { LIST($labels) }: { $value }.
}
idea = { $theme ->
    [pair-sacrifice] Na { square-colour } pole zamówienia { $label } trafia para: { COUNT($coal, as: "cubes") }. Poświęcasz przy tym węgiel, na który czeka inne pole.
    [pair-from-junk] Na { square-colour } pole zamówienia { $label } trafia para: { COUNT($coal, as: "cubes") }. Wykorzystujesz w ten sposób węgiel, na który nie czeka żadne inne pole.
    [storage-withdrawal] Po część węgla nie trzeba zjeżdżać, bo leży w składzie: { COUNT($coal, as: "cubes") }.
    [storage-bank] To trafia do składu: { COUNT($coal, as: "cubes") }. { $full ->
        [1] Dzięki temu w szoli jest miejsce.
       *[0] Tam czeka na później.
    }
    [second-ride] Jeden wyjazd nie wystarcza: szola zjeżdża jeszcze raz.
    [shared-ride] { $trips ->
        [0] Jeden postój przy zrębie obsługuje naraz zamówienia { LIST($labels) }.
        [1] Jeden kurs obsługuje naraz zamówienia { LIST($labels) }; prowadzi na { $trip ->
            [one] poziom { $levels }
           *[other] poziomy { LIST($levels) }
        }.
       *[other] Zamówienia { LIST($labels) } korzystają z jednego kursu szoli.
    }
    [full-cage] Szola jest pełna do ostatniego miejsca; liczba znaczników: { $room }.
    [ride-light] { $loaded ->
        [0] Szola niczego nie zabiera
        [one] Szola zabiera tylko jeden znacznik
        [few] Szola zabiera tylko { $loaded } znaczniki
       *[many] Szola zabiera tylko { $loaded } znaczników
    }, choć ma miejsce, a pola czekają na więcej: to, co zostaje na dole, nie kosztuje kroków.
    [split-order] { $label ->
        [none] Jedno z zamówień zapełniasz
       *[other] Zamówienie { $label } zapełniasz
    } podczas więcej niż jednego postoju przy zrębie.
   *[parked-cage] Między akcjami szola zostaje pod ziemią, na poziomie { $level }, zamiast czekać przy zrębie.
}
without = { $what ->
    [unmet] Bez tego zadania w ogóle nie da się wykonać.
    [steps] { $n ->
        [one] Bez tego potrzeba o jeden krok więcej.
        [few] Bez tego potrzeba o { $n } kroki więcej.
       *[many] Bez tego potrzeba o { $n } kroków więcej.
    }
   *[most] Bez tego najlepszy możliwy wynik to { $value }.
}
tempting = { $kind ->
    [single] Kusi, żeby kompletować zamówienia po kolei. { $met ->
        [1] Wtedy wynik to: { $value }.
       *[0] Wtedy zadania nie da się wykonać.
    }
    [stop] Kusi, żeby skończyć, gdy tylko zamówienia są kompletne: { $value }.
    [each] Kusi, żeby planować każdą akcję osobno. { $met ->
        [1] Wtedy wynik to: { $value }.
       *[0] Wtedy zadania nie da się wykonać.
    }
   *[greedy] Kusi, żeby zacząć od zamówienia { $label }, które daje najwięcej punktów za swoje kroki ({ $vp } PZ, kroki: { $steps }). { $met ->
        [1] Wtedy wynik to: { $value }{ $count ->
            [0] {""}
            [one] , a zamówienie { $missed } pozostaje niekompletne
           *[other] , a zamówienia { LIST($missed) } pozostają niekompletne
        }.
       *[0] Wtedy zadania nie da się wykonać.
    }
}
explain-plan = { $count ->
    [0] Najlepszy plan nie realizuje żadnego zamówienia ({ $value }).
    [one] Najlepszy plan realizuje zamówienie { $labels } ({ $value }).
   *[other] Najlepszy plan realizuje zamówienia { LIST($labels) } ({ $value }).
}
turn-idea = { $theme ->
    [double-delivery] W turze { $turn } realizujesz razem zamówienia { LIST($labels) }, a górników potrzebujesz jak na jedną wizytę.
    [tie-trap] Remis na { $place ->
        [1] pierwszym
       *[2] drugim
    } miejscu liczy się w pełni: { category }, po { $n }, { $vp } PZ.
    [empty-cart-race] Puste wagoniki liczą się bez względu na to, gdzie trafił węgiel: { category }, razem { $n }, { $vp } PZ.
    [balance-repair] Kupiony żeton wyrównuje obie strony twojego szybu, co oszczędza { $vp } PZ.
    [cash-for-depth] Ten zakup na głębokim poziomie się zwraca: { tile }.
    [storage-withdrawal] Po część węgla nie trzeba zjeżdżać, bo leży w składzie: { COUNT($coal, as: "cubes") }.
    [deliver-before-displaced] Najpierw trzeba zrealizować zamówienie ({ $move }): później to miejsce pracy wymaga większej liczby górników.
    [start-player-grab] Następną szychtę rozpoczynasz dzięki górnikom w warsztatach; jest ich: { $miners }.
   *[quiet-move] W turze { $turn } ({ $move }) niczego nie wydobywasz ani nie realizujesz, a jednak najlepszy plan potrzebuje takiej tury.
}
tempting-turn = W turze { $turn } kusi coś innego ({ $move }). { $met ->
    [1] Przy takiej grze wynik to { $value }.
   *[0] Grając tak dalej, nie rozpoczniesz następnej szychty.
}
explain-blunder = W turze { $turn } ({ $move }) tracisz { $n } PZ. Lepiej: { $line }.
explain-others = { $n ->
    [0] W pozostałych turach nic nie tracisz.
   *[other] W żadnej innej turze nie tracisz więcej niż { $n } PZ.
}
explain-draft = Z kartami { LIST($cards) } jeden kurs kompletuje { $count ->
    [0] zero zamówień
    [one] zamówienie { $labels }
   *[other] zamówienia { LIST($labels) }
} za { $vp } PZ: { $line }.
explain-spare = { $count ->
    [one] Karta { $cards } nie ma tu znaczenia: każda inna na jej miejscu jest równie dobra.
   *[other] Karty { LIST($cards) } nie mają tu znaczenia: każda inna na miejscu jednej z nich jest równie dobra.
}
explain-no-advice = W tej łamigłówce chodzi o kursy szoli. Nie jest to rada, jak wybierać zamówienia w prawdziwej grze, gdzie liczą się też załadunki, zegar szycht i pozostali gracze.
tempting-cards = { $kind ->
    [points] Kusi, żeby wziąć karty o największej liczbie punktów
    [greedy] Kusi, żeby wziąć karty, które z osobna wyglądają najlepiej
   *[alone] Kusi, żeby dla każdego zamówienia planować osobny kurs
}: karty { LIST($cards) } { $vp ->
    [0] nie dają nic
   *[other] dają tylko { $vp } PZ
}.

## Arkusze do druku

sheet-colour = { $colour ->
    [y] żółty
    [b] brązowy
    [g] szary
   *[k] czarny
}
sheet-step = { $step ->
    [ride] szola na poziom 3
    [surface] szola do zrębu
    [load] szary znacznik do szoli
    [fill] szary z szoli na zamówienie A
    [withdraw] szary ze składu na zamówienie A
    [store] szary z szoli do składu
    [end] zakończ wydobycie wcześniej
   *[pair] żółty i brązowy jako para na szare pole zamówienia A
}
sheet-scored = { $count ->
    [one] Na koniec zegar punktuje to, co w tabeli „Co się liczy” oznaczono { $rows }.
   *[other] Na koniec zegar punktuje to, co w tabeli „Co się liczy” oznaczono { LIST($rows) }.
}
sheet-not-scored = Zegara się tu nie punktuje.
sheet-any-order = Chodzi tylko o karty: zapisz ich miejsca w dowolnej kolejności.
sheet-in-one-line = Aby sprawdzić plan, wpisz jego tury jedna po drugiej.
sheet-draft-row = Karty do wyboru
sheet-from-stacks = Karty i żetony dobrane ze stosów pozostają zakryte i nikt nie może ich wziąć.
sheet-lead = { $named ->
    [0] Twoja przewaga to twoje punkty minus punkty najlepszego rywala, liczone tak samo.
   *[1] Twoja przewaga to różnica między twoimi punktami a punktami gracza { name }, liczonymi tak samo.
}
sheet-ties = Tutaj jest nim pierwszy z nich w tej kolejności: { $order }.
sheet-has = { $what ->
    [vp] Punkty teraz
    [marks] Marki
    [coal] Posiadany węgiel
    [orders] Oczekujące zamówienia
    [balance] Jasne – ciemne żetony
   *[workshops] Górnicy w warsztatach
}
sheet-sign = { $sign ->
    [vp] punkty zwycięstwa
    [marks] marki
    [miners] górnicy; na polu: ilu potrzeba
    [pile] zrealizowane zamówienia
    [balance] jasne – ciemne żetony
    [flag] gracz rozpoczynający
    [light] jasna strona
    [dark] ciemna strona
    [empty] puste pole
   *[filled] wypełnione pole
}
sheet-blunder = Najwięcej tracisz w turze { $turn }: { $loss } PZ.
sheet-better = Lepiej:

## Zadania

puzzle-title = Łamigłówka { $name }
# What is special in a pit; then one of several ways to ask.
pit-opening = { $kind ->
    [storage] Znaczniki w twoim składzie: { COUNT($coal, as: "wanted") }.
    [loaded] Szola stoi { $level ->
        [0] na zrębie
       *[other] na poziomie { $level }
    }; znaczniki w niej: { COUNT($coal, as: "wanted") }.
    [below] Pusta szola wciąż stoi { $level ->
        [0] na zrębie
       *[other] na poziomie { $level }
    }.
    [begun] { $count ->
        [one] Zamówienie { $labels } jest już zaczęte.
       *[other] Zamówienia { LIST($labels) } są już zaczęte.
    }
    [lacking] Na zamówieniach jest miejsce na { COUNT($coal, as: "cubes") }, a { $have ->
        [0] nie masz ani jednego
       *[other] masz tylko { few }
    }.
    [big] Samo zamówienie { $labels } jest warte { $vp } punktów, wszystkie razem { $total }.
    [crowd] Zamówieniom brakuje { $want } znaczników węgla, a w szoli mieści się tylko { $room }.
   *[plain] { $orders ->
        [one] Czeka jedno zamówienie warte
        [few] Czekają { few } zamówienia warte razem
       *[many] Czeka { few } zamówień wartych razem
    } { $total ->
        [one] { $total } punkt
        [few] { $total } punkty
       *[many] { $total } punktów
    }.
}
task-points = { $say ->
    [1] Masz { $steps ->
        [one] { $steps } krok
        [few] { $steps } kroki
       *[many] { $steps } kroków
    }. Skompletuj zamówienia warte jak najwięcej punktów w jak najmniejszej liczbie kroków.
    [2] Masz { $steps ->
        [one] { $steps } krok
        [few] { $steps } kroki
       *[many] { $steps } kroków
    }: ile punktów da się najwyżej skompletować i ile kroków na to wystarczy?
    [3] Wykorzystaj jak najlepiej { $steps ->
        [one] { $steps } krok
        [few] { $steps } kroki
       *[many] { $steps } kroków
    }: najpierw liczą się punkty, potem zaoszczędzone kroki.
    [4] Które zamówienia skompletujesz, mając { $steps ->
        [one] { $steps } krok
        [few] { $steps } kroki
       *[many] { $steps } kroków
    }? Wygrywa najwięcej punktów, a przy równych – najkrótsza droga.
   *[other] Masz { $steps ->
        [one] { $steps } krok
        [few] { $steps } kroki
       *[many] { $steps } kroków
    } i ani jednego więcej: skompletuj jak najwięcej punktów w jak najmniejszej liczbie kroków.
}
task-steps = { $say ->
    [1] { $count ->
        [one] Skompletuj zamówienie { $labels } w jak najmniejszej liczbie kroków; masz ich { $steps }.
       *[other] Skompletuj zamówienia { LIST($labels) } w jak najmniejszej liczbie kroków; masz ich { $steps }.
    }
   *[other] Liczba kroków: { $steps }. Ile z nich wystarczy, by skompletować { $count ->
        [one] zamówienie { $labels }
       *[other] zamówienia { LIST($labels) }
    }?
}
task-space = { $count ->
    [one] Zamówienie { $labels } ma być kompletne po jednej akcji.
   *[other] Zamówienia { LIST($labels) } mają być kompletne po jednej akcji.
} Które miejsce pracy „wydobycie” wystarczy: 4, 6, 8 czy 10 kroków? Pokaż to w jak najmniejszej liczbie kroków.
task-ready = { $say ->
    [1] Masz { $steps ->
        [one] { $steps } krok
        [few] { $steps } kroki
       *[many] { $steps } kroków
    }. Skompletuj zamówienia warte jak najwięcej punktów. Potem przygotuj szolę na następną akcję: jak najwięcej pustych { $carts-detail ->
        [y] żółtych
        [b] brązowych
        [g] szarych
       *[k] czarnych
    } wagoników, w jak najmniejszej liczbie kroków.
    [2] Najpierw liczą się punkty, a masz { $steps ->
        [one] { $steps } krok
        [few] { $steps } kroki
       *[many] { $steps } kroków
    }. Potem liczy się jak najwięcej pustych { $carts-detail ->
        [y] żółtych
        [b] brązowych
        [g] szarych
       *[k] czarnych
    } wagoników na następną akcję, a na końcu każdy zaoszczędzony krok.
   *[other] Pomyśl też o jutrze: mając { $steps ->
        [one] { $steps } krok
        [few] { $steps } kroki
       *[many] { $steps } kroków
    }, skompletuj jak najwięcej punktów, potem opróżnij jak najwięcej { $carts-detail ->
        [y] żółtych
        [b] brązowych
        [g] szarych
       *[k] czarnych
    } wagoników, a na koniec oszczędzaj kroki.
}
task-twice = { $say ->
    [1] Wydobywasz dwa razy (kroki: { $first }, potem { $second }). Skompletuj zamówienia warte jak najwięcej punktów w jak najmniejszej liczbie kroków.
   *[other] Zaplanuj razem dwie akcje wydobycia (liczba kroków: { $first } i { $second }): wygrywa najwięcej punktów, potem najmniej kroków.
}
task-delivery = { $say ->
    [1] Najpierw wydobywasz (kroki: { $first }), potem realizujesz zamówienia { $space-detail ->
        [barrow] z wózkiem
        [carriage] z furmanką
        [motorcar] z samochodem
       *[engine] z parowozem
    } i znów wydobywasz (kroki: { $second }): jak najwięcej punktów, licząc zrealizowane, w jak najmniejszej liczbie kroków.
   *[other] Między dwoma wydobyciami (kroki: { $first } i { $second }) realizujesz zamówienia { $space-detail ->
        [barrow] z wózkiem
        [carriage] z furmanką
        [motorcar] z samochodem
       *[engine] z parowozem
    }. Liczą się punkty zamówień kompletnych i zrealizowanych, potem najmniej kroków.
}

## Puzzles on a whole table: verdicts and hints

turn-amount = { $objective ->
    [margin] przewaga: { $n } PZ
    [behind] strata: { $n } PZ
   *[other] { $n } PZ
}
turn-illegal = Tura { $turn }: „{ $move }” łamie zasadę { $rule }: { $why }
turn-cut-short = Tura { $turn } kończy się za wcześnie ({ $rule }): { $why }
turn-too-many = { $n ->
    [one] Masz tylko jedną turę.
    [few] Masz tylko { $n } tury.
   *[many] Masz tylko { $n } tur.
}
turn-not-starting = Następnej szychty nie rozpoczynasz ty.
turn-left-out = Kończysz wcześniej: pozostałe tury spędzasz w cechowni, a wszystko, co zapowiedziano, i tak nastąpi.
turn-no-card = „{ $move }”: nie ma takiej karty do wzięcia.
turn-picks = { $n ->
    [one] Weź dokładnie jedną kartę.
    [few] Weź dokładnie { $n } karty.
   *[many] Weź dokładnie { $n } kart.
}
turn-slip = Pierwszy błąd popełniasz w turze { $turn }: po niej najlepszy wynik jest już nieosiągalny.
blunder-found = To właśnie ta: w turze { $turn } tracisz { $n } PZ.
blunder-other = { $n ->
    [0] W turze { $turn } nic nie tracisz.
   *[other] W turze { $turn } tracisz { $n } PZ.
} Największy błąd popełniasz w turze { $par }: tracisz w niej { $loss } PZ.
draft-instead = Jeden z najlepszych wyborów: { $line }
hint-turn-theme = { $theme ->
    [double-delivery] Podwójny załadunek: poczekaj, aż jedna akcja zrealizuje dwa zamówienia.
    [tie-trap] Remis: dla twoich własnych punktów remis na pierwszym miejscu jest wart tyle samo co samodzielne pierwsze miejsce.
    [empty-cart-race] Puste wagoniki: na końcu zegar liczy węgiel zabrany z wagoników, gdziekolwiek leży.
    [balance-repair] Równowaga: żeton po tej stronie szybu, na której jest ich mniej, oszczędza punkty.
    [cash-for-depth] Marki za głębię: szary albo czarny żeton tu się zwraca.
    [storage-withdrawal] Sięgnij do składu: część potrzebnego węgla już tam leży.
    [deliver-before-displaced] Zdąż z załadunkiem, zanim to miejsce pracy będzie wymagać większej liczby górników.
    [start-player-grab] Gracz rozpoczynający: o tym, kto zacznie następną szychtę, decydują górnicy w warsztatach.
    [quiet-move] Cicha tura: nie w każdej turze trzeba wydobywać albo realizować zamówienia.
    [greedy-trap] Pułapka zachłanności: to, co daje najwięcej od razu, nie daje najwięcej na końcu.
   *[other] Nie trzeba żadnej sztuczki: policz, co daje każdy plan.
}
hint-first-turn = Jeden z najlepszych planów zaczyna się tak: { $line }
hint-card = Jedna z najlepszych kart: { $line }
hint-loss = Największy błąd kosztuje { $n } PZ.
hint-better-turn = Zamiast największego błędu lepiej było zagrać: { $line }

## Puzzles on a whole table: tasks

sort-name = { $sort ->
    [turn] Jedna tura
    [space] Które wydobycie?
    [miners] Ostatni górnicy
    [shift-end] Koniec szychty
    [last] Fajrant
    [draft] Wybór zamówień
   *[blunder] Znajdź błąd
}
puzzle-name = { $name } ({ $id })
task-turns = { $sort ->
    [turn] Szychta { $shift }. Masz jedną turę.
    [space] Szychta { $shift }. Zaplanuj { $turns ->
        [one] { $turns } turę
        [few] { $turns } tury
       *[many] { $turns } tur
    } i uważaj, które miejsce wydobycia wybierasz.
    [miners] Szychta { $shift }. Kolej na ciebie. { $miners ->
        [one] Został ci jeden górnik: wykorzystaj go.
       *[other] Zostało ci { $miners } górników: wykorzystaj wszystkich.
    }
    [shift-end] Szychta { $shift } dobiega końca. { $miners ->
        [one] Został ci jeden górnik: wykorzystaj go.
       *[other] Zostało ci { $miners } górników: wykorzystaj wszystkich.
    }
   *[last] Gra dobiega końca. { $miners ->
        [one] Został ci jeden górnik: wykorzystaj go.
       *[other] Zostało ci { $miners } górników: wykorzystaj wszystkich.
    }
}
task-own-turns = Szychta { $shift }. Zaplanuj swoje następne { $turns ->
    [few] { $turns } tury
   *[many] { $turns } tur
}.
# What is special on a table, then the other ways to ask.
table-opening = { $kind ->
    [clock] { category }: { SCORES($scores, $reader) }.
    [workshops] Górnicy w warsztatach: { SCORES($scores, $reader) }.
    [tilt] Żetony chodników w twoim szybie: jasne { $light }, ciemne { $dark }.
    [ready] { $count ->
        [one] Zamówienie { $labels } jest kompletne i czeka na realizację.
       *[other] Zamówienia { LIST($labels) } są kompletne i czekają na realizację.
    }
    [purse] { $marks ->
        [0] Nie masz ani jednej marki.
        [one] Została ci jedna marka.
        [few] Zostały ci tylko { $marks } marki.
       *[many] Zostało ci tylko { $marks } marek.
    }
   *[orders] { $orders ->
        [0] Nie masz żadnego zamówienia.
        [one] Masz jedno zamówienie; punkty: { $total }.
        [few] Masz { few } zamówienia; razem punktów: { $total }.
       *[many] Masz { few } zamówień; razem punktów: { $total }.
    }
}
task-last-miners = { $sort ->
    [shift-end] Twoi ostatni górnicy w szychcie { $shift } (jest ich { $miners }): wykorzystaj wszystkich.
   *[last] Twoi ostatni górnicy w tej grze (jest ich { $miners }): wykorzystaj wszystkich.
}
task-goal = { $objective ->
    [vp] Ile punktów zwycięstwa możesz mieć na końcu, licząc same realizacje zamówień?
    [clock] Ile punktów możesz mieć na końcu, jeśli zegar szycht zostanie wtedy podliczony jak na koniec szychty{ $last ->
        [0] {""}
       *[other] , wraz z markami, węglem, oczekującymi zamówieniami i równowagą
    }?
   *[margin] Jak dużą przewagę możesz mieć nad najlepszym rywalem, jeśli zegar szycht zostanie wtedy podliczony jak na koniec szychty{ $last ->
        [0] {""}
       *[other] , wraz z markami, węglem, oczekującymi zamówieniami i równowagą
    }?
}
task-goal-2 = { $objective ->
    [vp] Liczą się tylko realizacje zamówień: ile punktów zwycięstwa możesz mieć po ostatniej turze?
    [clock] Po twojej ostatniej turze zostanie podliczony zegar szycht{ $last ->
        [0] {""}
       *[other] , potem marki, węgiel, oczekujące zamówienia i równowaga
    }. Ile punktów możesz wtedy mieć?
   *[margin] O ile możesz wyprzedzać najlepszego rywala po podliczeniu zegara szycht{ $last ->
        [0] {""}
       *[other] , marek, węgla, oczekujących zamówień i równowagi
    }?
}
task-goal-3 = { $objective ->
    [vp] Zaplanuj realizację zamówień: ile najwięcej punktów zwycięstwa możesz osiągnąć?
    [clock] Jaki najwyższy wynik możesz osiągnąć wraz z zegarem szycht{ $last ->
        [0] {""}
       *[other] , markami, węglem, oczekującymi zamówieniami i równowagą
    }?
   *[margin] Liczy się twoja przewaga nad najlepszym rywalem wraz z zegarem szycht{ $last ->
        [0] {""}
       *[other] , markami, węglem, oczekującymi zamówieniami i równowagą
    }. Jak duża może być?
}
task-start = A następną szychtę musisz rozpocząć ty.
task-still = { $who ->
    [done] { PEOPLE($others, $reader) } { $count ->
        [one] nie ma
       *[other] nie mają
    } już górników.
    [one] { name } w tym czasie nic nie robi.
   *[other] Pozostali gracze nic nie robią.
}
task-replies = { $when ->
    [one] Po twojej pierwszej turze { name } zagra: { $replies }.
    [first] Po twojej pierwszej turze pozostali zagrają kolejno: { $replies }.
   *[each] Po każdej twojej turze { name } zagra następne z tych posunięć: { $replies }.
} Co do tego czasu stanie się niemożliwe, przepada.
task-left-out = Jeśli skończysz wcześniej, pozostałe tury spędzisz w cechowni, a wszystko, co zapowiedziano, i tak nastąpi.
task-draft = Weź { $picks ->
    [one] jeszcze jedną kartę
   *[few] { $picks } karty
} z rzędu, jakby nikt inny nie wybierał. Ile punktów możesz potem skompletować jedną akcją wydobycia z { $steps } krokami? To ćwiczenie oka na kursy szoli, a nie rada na prawdziwy wybór zamówień.
task-blunder = Szychta { $shift }. Grasz poniższe tury, a pozostali gracze nic nie robią. Po ostatniej z nich { $objective ->
    [vp] liczą się twoje punkty zwycięstwa
    [clock] liczą się twoje punkty wraz z zegarem szycht
   *[margin] liczy się twoja przewaga wraz z zegarem szycht
}. W której turze tracisz najwięcej w porównaniu z najlepszą grą?
task-log-turn = { $n }: { $line }
arranged-miners = Część górników zdjęto z planszy, żeby zostało niewiele tur.
arranged-turns = Wcześniejsze tury są zmyślone: w prawdziwej grze tak nie przebiegają.
arranged-marks = Marki są zmyślone: w prawdziwej grze nikt tylu nie ma.
arranged-points = Dotychczasowe punkty są zmyślone: w prawdziwej grze nikt tylu nie ma.
arranged-coal = Część węgla rozłożono umyślnie: w prawdziwej grze tak nie leży.
arranged-cards = Niektóre żetony lub zamówienia dobrano umyślnie: w prawdziwej grze tak się nie ułożą.

## Trening, konkursy, otwarta optymalizacja

theme = { $theme ->
    [ride-light] Lekki kurs
    [shared-ride] Wspólny kurs
    [second-ride] Drugi kurs
    [pair-sacrifice] Poświęcenie
    [pair-from-junk] Para z resztek
    [storage-withdrawal] Sięgnij do składu
    [storage-bank] Na zapas
    [parked-cage] Postój pod ziemią
    [full-cage] Pełna szola
    [split-order] Po kawałku
    [empty-cart-race] Puste wagoniki
    [balance-repair] Równowaga
    [deliver-before-displaced] Załadunek na czas
    [double-delivery] Podwójny załadunek
    [cash-for-depth] Marki za głębię
    [start-player-grab] Gracz rozpoczynający
    [tie-trap] Pułapka remisu
    [quiet-move] Cichy krok
   *[greedy-trap] Pułapka zachłanności
}
theme-idea = { $theme ->
    [ride-light] Nie wszystko, co mieści się w szoli, jest warte swoich kroków.
    [shared-ride] Jeden kurs obsługuje kilka zamówień.
    [second-ride] Opłaca się zjechać jeszcze raz.
    [pair-sacrifice] Węgiel trafia do pary, choć czeka na niego pole w jego kolorze.
    [pair-from-junk] Dwa znaczniki węgla, których nie potrzebuje żadne zamówienie, razem zapełniają pole.
    [storage-withdrawal] Węgiel ze składu oszczędza kroki.
    [storage-bank] Węgiel odłożony teraz do składu oszczędza kroki później.
    [parked-cage] Między dwiema akcjami szola zostaje pod ziemią.
    [full-cage] Każde miejsce w szoli jest wykorzystane.
    [split-order] Jedno zamówienie zapełnia się podczas więcej niż jednego postoju przy zrębie.
    [empty-cart-race] Zegar liczy puste wagoniki, więc węgiel daje punkty, gdy tylko trafi do szoli.
    [balance-repair] Żeton po tej stronie szybu, na której jest ich mniej, oszczędza punkty.
    [deliver-before-displaced] Zamówienia są realizowane, zanim to miejsce pracy będzie wymagać większej liczby górników.
    [double-delivery] Jedna akcja realizuje dwa zamówienia.
    [cash-for-depth] Za marki kupisz wagoniki na głębszych poziomach.
    [start-player-grab] O tym, kto zacznie następną szychtę, decydują górnicy w warsztatach.
    [tie-trap] Remis zmienia to, ile warte jest miejsce.
    [quiet-move] Najlepszy ruch na razie niczego nie daje.
   *[greedy-trap] To, co daje najwięcej od razu, nie daje najwięcej na końcu.
}
contest-head = { $column ->
    [puzzle] łamigłówka
    [value] wynik
    [par] najlepszy możliwy
    [stars] gwiazdki
   *[slip] pierwszy błąd
}
contest-slip = ruch { $place } ({ $token })
contest-stopped = kończy za wcześnie
contest-summary = Gwiazdki: { $stars } z { $most }; rozwiązane optymalnie: { $solved } z { $count }. Ziarno { $seed }.
blunder-wrong = To nie tura { $turn }: w innej tracisz więcej.
blunder-try = { $n ->
    [0] W turze { $turn } niczego nie tracisz.
   *[other] W turze { $turn } tracisz { $n } PZ, ale w innej tracisz więcej.
} Spójrz jeszcze raz.
chart-axis = { $axis ->
    [vp] PZ
   *[steps] Kroki
}
chart-beyond = nieosiągalne
chart-tries = Próby: { $tries }. Znalezione miejsca na froncie: { $met } z { $front }.
chart-best = { $vp } PZ, kroki: { $steps } – tego nikt nie przebije.
chart-noted = { $vp } PZ, kroki: { $steps } – nowy punkt na wykresie.
chart-behind = { $vp } PZ, kroki: { $steps }; w tylu krokach możliwe jest { $possible } PZ.
chart-slow = { $vp } PZ, kroki: { $steps }; wystarczy ich { $fewest }.

## Puzzles

puzzle-task = Osiągnij jak najwięcej: { $actions }.
puzzle-next = Następna akcja: { $action }

## Style gry botów

style = { $style ->
    [sprinter] sprinter zamówień
    [hunter] łowca zegara
    [racer] opróżniacz wagoników
    [builder] budowniczy równowagi
   *[greedy] zachłanny
}
style-about = { $style ->
    [sprinter] Dostarcza wiele małych zamówień, jedno po drugim.
    [hunter] Dostarcza zamówienia, by zająć pierwsze miejsca na zegarze szycht.
    [racer] Wydobywa tyle węgla, ile się da, bo puste wagoniki punktują na końcu gry.
    [builder] Kupuje dużo żetonów i utrzymuje równowagę obu stron szybu.
   *[greedy] Bierze to, co teraz daje najwięcej punktów.
}

## Dlaczego ruch jest dobry, w liczbach
# O rzeczach na stole: o ruchach botów tak samo jak o twoich możliwych ruchach.

chosen-turn = { $gain }, co po odliczeniu { $miners ->
    [one] jednego górnika
   *[other] { $miners } górników
} jest warte około { $worth } pkt{ $others ->
    [0] {""}
   *[1] ; następna możliwość: { $other }, około { $less } pkt
}.
chosen-card = { $gain }, co w sumie jest warte około { $worth } pkt{ $others ->
    [0] {""}
    [1] ; następna możliwość: { $other }, około { $less } pkt
   *[2] ; następna z możliwości jest warta około { $less } pkt
}.
chosen-none = { $gain }{ $others ->
    [0] {""}
   *[2] ; najlepsza możliwość byłaby warta około { $less } pkt
}.
gain-told = { $gain }.
gain-delivery = realizacja { $count ->
    [one] zamówienia { $labels }
   *[other] zamówień { LIST($labels) }
} daje od razu { $vp } PZ{ $hunts ->
    [0] {""}
   *[1] {" "}i może dać jeszcze około { $clock } na zegarze
}
gain-mining-completes = { space } pozwala skompletować { $count ->
    [one] zamówienie { $labels }
   *[other] zamówienia { LIST($labels) }
} ({ $vp } PZ){ emptied }
gain-mining-fills = { space } pozwala zapełnić { $squares ->
    [one] jedno pole
    [few] { $squares } pola
   *[many] { $squares } pól
}, ale nie kompletuje żadnego zamówienia{ emptied }
gain-mining-idle = { space } nie pozwala jeszcze zapełnić żadnego pola{ emptied }
emptied = { $carts ->
    [0] {""}
    [one] , a opróżnia jeden wagonik
    [few] , a opróżnia { $carts } wagoniki
   *[many] , a opróżnia { $carts } wagoników
}
gain-tile = żeton chodnika za { marks }, { tile }, przynosi węgiel, którego { $lack ->
    [0] jeszcze nie brakuje żadnemu zamówieniu
   *[other] brakuje zamówieniom: { COUNT($coal, as: "cubes") }
}{ $evens ->
    [1] , i wyrównuje szyb
   *[0] {""}
}
gain-tiles = { $lack ->
    [0] wśród następnych żetonów może być coś przydatnego
   *[other] wśród następnych żetonów może być węgiel, którego brakuje zamówieniom: { COUNT($coal, as: "cubes") }
}
gain-order = { order } daje { $vp } PZ, a wolnego węgla { $cover ->
    [all] wystarcza na całość
    [some] wystarcza na tyle pól: { $fit } z { $squares }
   *[none] na razie na nie nie ma
}
gain-orders = wśród następnych zamówień jest wybór, a do zapełnienia { $orders ->
    [0] nie zostało żadne zamówienie
    [one] zostało jedno zamówienie
    [few] zostały { $orders } zamówienia
   *[many] zostało { $orders } zamówień
}
gain-marks = miejsce „{ space }” daje { marks } do { $have } posiadanych
gain-none = niczego z tego nie warto brać
gain-coal = { $lack ->
    [0] zamówieniom nie brakuje żadnego koloru
   *[other] zamówieniom brakuje: { COUNT($coal, as: "cubes") }
}
gain-under = { $cards ->
    [one] pod spodem karta jest
    [few] pod spodem { $cards } karty są
   *[many] pod spodem { $cards } kart jest
} poza zasięgiem następnej osoby, która zajrzy do stosu
gain-top = { $cards ->
    [one] na wierzchu kartę
    [few] na wierzchu { $cards } karty
   *[many] na wierzchu { $cards } kart
} można znów znaleźć
gain-step-completes = to prowadzi w { $steps ->
    [one] jednym kroku
   *[other] { $steps } krokach
} do { $count ->
    [one] zamówienia { $labels }
   *[other] zamówień { LIST($labels) }
}: { $vp } PZ
gain-step-fills = to pozwala w { $steps ->
    [one] jednym kroku
   *[other] { $steps } krokach
} zapełnić { $squares ->
    [one] jeszcze jedno pole
    [few] jeszcze { $squares } pola
   *[many] jeszcze { $squares } pól
}
gain-step-idle = { $left ->
    [one] w jednym kroku, który został,
    [few] w { $left } krokach, które zostały,
   *[many] w { $left } krokach, które zostały,
} nie da się już zapełnić żadnego pola, więc to przygotowuje następną akcję
gain-step-end = { $left ->
    [one] w jednym kroku, który został,
    [few] w { $left } krokach, które zostały,
   *[many] w { $left } krokach, które zostały,
} nie da się już nic zyskać

## What changed rules break, before a game is played

sanity-no-mining = Żadne miejsce wydobycia nie jest otwarte, więc węgiel nigdy nie wyjedzie na powierzchnię: dodaj miejsca wydobycia albo któreś odblokuj.
sanity-no-delivery = Żadne miejsce załadunku nie jest otwarte, więc nikt nie zrealizuje zamówienia: odblokuj co najmniej jedno.
sanity-too-few-turns = Nawet najszybszy gracz, żeby zrealizować pierwsze zamówienie, musi rozegrać co najmniej tyle tur: { $needed }, a w całej grze nikt nie ma ich więcej niż { $turns }: daj graczom więcej górników albo wydłuż grę o szychty.
sanity-only-pithead = Zajętych miejsc nie można wybrać, a liczba górników ({ $miners }) przekracza liczbę miejsc ({ $places }), więc w każdej szychcie część z nich (co najmniej { $n }) może iść tylko do cechowni: zmniejsz liczbę górników albo pozwól im się wypierać.
sanity-draft = Do początkowego wyboru zamówień potrzeba tylu kart: { $needed }, a jest ich { $have }: dodaj karty zamówień albo wybierajcie ich mniej.
sanity-no-order-spaces = Żadne miejsce na zamówienia nie jest otwarte, więc po początkowym wyborze nikt nie dostanie już zamówienia: odblokuj któreś.
sanity-no-orders = Nie ma początkowego wyboru zamówień ani otwartego miejsca na zamówienia, więc nikt nigdy nie dostanie zamówienia: niech każdy wybierze na początku choć jedno albo odblokuj miejsce.
sanity-few-orders = Po początkowym wyborze zostaje za mało zamówień ({ $left }) na miejsca na zamówienia ({ $spaces }): dodaj karty zamówień.
sanity-transport-closed = Miejsce „{ space }” jest zablokowane, więc części kart zamówień ({ $n }) nie da się nigdy zrealizować: odblokuj je albo usuń te karty.
sanity-split-without-pairs = Parę można uzupełnić później tylko wtedy, gdy pary są w ogóle dozwolone: dopuść pary albo wyłącz ten przełącznik.
sanity-colour-short = Nie ma żetonów tego koloru: { colour }, a pary są niedozwolone, więc niektórych zamówień z kilkoma polami w tym kolorze ({ $n }) prawie nie da się zapełnić: dodaj takie żetony, dopuść pary albo usuń te karty.
sanity-no-workshops = Żaden warsztat nie jest otwarty, więc nikt nie kupi żetonu: dodaj miejsca w warsztacie albo któreś odblokuj.
sanity-few-tiles = Żetonów ({ $tiles }) jest mniej niż warsztatów ({ $spaces }), więc niektóre są puste od początku: dodaj rodzaje żetonów albo ich kopie.
sanity-one-sided = Wszystkie żetony należą do tej samej strony, więc każdy żeton kosztuje na koniec punkty ({ $n }): dodaj żetony drugiej strony albo znieś karę.
sanity-little-coal = Po przygotowaniu gry { $supply ->
    [0] nie zostaje ani jeden znacznik węgla
   *[other] zostaje tylko po jednym znaczniku węgla każdego koloru
} na wagoniki nowych żetonów: zwiększ liczbę znaczników.
sanity-useless-marks = Marki do niczego się nie przydają, bo nie kupuje się za nie ani żetonów, ani punktów: ustal ceny powyżej zera albo wymieniaj na koniec marki na punkty.
sanity-too-dear = Nawet najtańszy żeton kosztuje tyle marek: { $price }, a nikt nigdy nie może mieć ich więcej niż { $most }: obniż ceny albo daj graczom więcej marek.
sanity-no-income = Nikt nie może zarobić marek ponad te z początku gry: płać za wizytę w cechowni albo otwórz miejsce „pieniądze”.
sanity-silent-clock = Zegar szycht nigdy nie przynosi punktów: daj punkty kategorii, którą się punktuje.
sanity-clock-left = Zegar szycht nigdy nie punktuje kategorii od numeru { $first } do ostatniej: zwiększ liczbę kategorii punktowanych po ostatniej szychcie.
sanity-second-above-first = W kategorii { $category } zegara szycht drugie miejsce przynosi więcej punktów niż pierwsze: daj pierwszemu co najmniej tyle samo.
sanity-nothing-scores = Nic nie przynosi punktów: ani zamówienia, ani zegar szycht, ani marki, ani węgiel; daj punkty za choć jedną z tych rzeczy.
## What the design lab measures

measure-in-shift = { $what }, szychta { $shift }
measure-source = { $source ->
    [before] Punkty zdobyte wcześniej
    [deliveries] Zrealizowane zamówienia
    [clock] Zegar szycht
    [marks] Marki
    [coal] Węgiel
    [orders] Oczekujące zamówienia
   *[balance] Równowaga
}
