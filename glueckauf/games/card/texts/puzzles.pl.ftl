### Puzzles of the card game: values, moves in words, verdicts, hints, explanations, paper.

## Values and moves

puzzle-worth = { $word ->
    [score] { $n } PZ
    [vp] { $n } PZ na rozładowanych wózkach
    [lorries] { $n ->
        [one] { $n } wózek w wagonach
        [few] { $n } wózki w wagonach
       *[many] { $n } wózków w wagonach
    }
    [ready] { $n ->
        [one] { $n } gotowy pociąg
        [few] { $n } gotowe pociągi
       *[many] { $n } gotowych pociągów
    }
    [trains] { $n ->
        [one] { $n } odprawiony pociąg
        [few] { $n } odprawione pociągi
       *[many] { $n } odprawionych pociągów
    }
    [steps] { $n ->
        [one] { $n } krok
        [few] { $n } kroki
       *[many] { $n } kroków
    }
    [workers] { $n ->
        [one] { $n } górnik na ręce
       *[other] { $n } górników na ręce
    }
    [cards] { $n ->
        [one] { $n } karta górników na ręce
        [few] { $n } karty górników na ręce
       *[many] { $n } kart górników na ręce
    }
    [orders] { $n ->
        [one] { $n } zamówienie na ręce
        [few] { $n } zamówienia na ręce
       *[many] { $n } zamówień na ręce
    }
    [innovations] { $n ->
        [one] { $n } ulepszenie na ręce
        [few] { $n } ulepszenia na ręce
       *[many] { $n } ulepszeń na ręce
    }
   *[turns] { $n ->
        [one] { $n } tura
        [few] { $n } tury
       *[many] { $n } tur
    }
}
puzzle-to-dock = { $docked ->
    [1] , rampa { $dock }
   *[0] {""}
}
puzzle-do = { $what ->
    [place] strefa „{ zone }”
    [place-paid] strefa „{ zone }”, zapłata { $paid }{ puzzle-to-dock }
    [pay] zapłata { $paid }
    [dock] rampa { $dock }
    [load] rozładuj skrajną prawą kartę do { wagon.genitive } przy rampie { $dock }
    [withdraw] rozładuj z bocznicy { lorry.accusative } do { wagon.genitive } przy rampie { $dock }
    [store] przesuń skrajną prawą kartę na bocznicę
    [train] odpraw pociąg z rampy { $dock } i zrealizuj { order }
    [look] obejrzyj { stack }
    [take-lorry] weź { lorry.accusative }
    [take-wagon] weź { wagon }{ puzzle-to-dock }
    [take-engine] weź { engine }{ puzzle-to-dock }
    [take-order] weź { order }
    [take-share] weź udział ({ share })
    [take-innovation] weź { innovation }
    [take-objective] weź cel ({ objective })
    [use] zagraj { innovation }{ puzzle-to-dock }
    [use-at] zagraj { innovation }, { stack }{ puzzle-to-dock }
    [end] zakończ
   *[pass] spasuj
}
puzzle-zone = „{ zone }”
puzzle-lorry = { lorry }
puzzle-dock = rampa { $dock }

## Tasks, verdicts and slips

puzzle-task = { $kind ->
    [mining] Przeprowadź Wydobycie jak najlepiej.
    [delivery] Przeprowadź Dostawę jak najlepiej.
    [shift] Rozegraj tę szychtę do końca jak najlepiej.
   *[turn] Zagraj jak najlepiej.
}
arranged-workers = Żeby zadanie było krótkie, część twoich kart górników nie bierze w nim udziału.
arranged-passed = W prawdziwej grze inni mieliby tu jeszcze swoją turę; w tym zadaniu już spasowali.
arranged-cards = Kart innych graczy tutaj nie pokazano.
puzzle-too-long = Nic więcej nie można tu zagrać: ruch { $place } następuje już po końcu.
puzzle-slip = { $kind ->
    [stopped] { $place ->
        [0] Nie ma jeszcze błędu: najlepszy wynik jest wciąż osiągalny.
       *[other] { $unit ->
            [turns] Jak dotąd wszystko jest w porządku: najlepszy wynik jest stamtąd wciąż osiągalny.
           *[moves] Do ruchu { $place } wszystko jest w porządku: najlepszy wynik jest stamtąd wciąż osiągalny.
        }
    }
   *[move] { $unit ->
        [turns] Pierwszy błąd pojawia się w turze { $place } ({ $move }).
       *[moves] Pierwszy błąd to ruch { $place } ({ $move }).
    }
}
puzzle-slip-steps = { $n ->
    [one] Kosztuje o jeden krok za dużo.
    [few] Kosztuje o { $n } kroki za dużo.
   *[many] Kosztuje o { $n } kroków za dużo.
}

## Hints

puzzle-hint-plain = Nie potrzeba żadnej sztuczki: sprawdź, co daje każdy ruch, i policz.
puzzle-hint-where = { $what ->
    [trains] { $count ->
        [one] Odjeżdża tylko pociąg z rampy { $docks }.
       *[other] Odjeżdżają pociągi z ramp { LIST($docks) }.
    }
    [loads] { $count ->
        [one] Rozładunek odbywa się tylko przy rampie { $docks }
       *[other] Rozładunek odbywa się przy rampach { LIST($docks) }
    }{ $stored ->
        [0] , a na bocznicę nie trafia nic.
        [one] , a na bocznicę trafia jedna karta.
        [few] , a na bocznicę trafiają { $stored } karty.
       *[many] , a na bocznicę trafia { $stored } kart.
    }
    [stored] Nic nie trafia do wagonów: liczy się to, co trafia na bocznicę.
    [nothing] Najlepiej nie robić już nic.
    [no-zone] Nie potrzeba do tego górników.
   *[zones] { $count ->
        [one] Górnicy trafiają do strefy { $zones }.
       *[other] Górnicy trafiają do tych stref, w jakiejś kolejności: { $zones }.
    }
}
puzzle-hint-begin = { $count ->
    [0] Nie rób nic.
   *[other] Zacznij tak: { $line }.
}

## Why the best is best

puzzle-explain = Jeden z najlepszych ciągów ruchów: { $line }. Wynik: { $value }.
puzzle-explain-long = W najlepszym planie górnicy trafiają do tych stref: { $zones }. Wynik: { $value }.
puzzle-idea = { $theme ->
    [two-lorry-trouble] Na bocznicę trafia { lorry }, choć kosztuje to dwa kroki: ta karta zawadza.
    [storage-detour] Na bocznicę trafia { lorry }{ $again ->
        [1] {" "}i stamtąd trafia do wagonu
       *[0] , dzięki czemu można rozładować karty za nią
    }.
    [stored-lorry] Z bocznicy do wagonu trafia { lorry }.
    [wild-wagon] Wagon uniwersalny przy rampie { $dock } przyjmuje { lorry.accusative }.
    [same-engine-twice] Pociągi z ramp { LIST($docks) } odjeżdżają w jednej Dostawie, bo każdy ma { engine }.
    [small-order] Pociąg z rampy { $dock } realizuje { order }, choć mógłby zrealizować większe.
    [order-on-credit] Bierzesz { order }, zanim jakikolwiek pociąg może je zrealizować.
    [share-matching] Udział ({ share }) i zrealizowane zamówienie spotykają się: { $vp } PZ.
    [objective-chase] Cel ({ objective }) daje { $vp } PZ.
    [exact-change] W strefie „{ zone }” płacisz { $paid }: dzięki temu zostają karty potrzebne później.
    [last-on-mining-1] Jako ostatnia osoba kładziesz górników w strefie „{ zone }”, więc żeton szychty jest twój.
    [worker-innovation] W strefie „{ zone }” { innovation } liczy się jako { $workers }.
    [action-innovation] Akcję bez górników daje { innovation }.
    [wild-draw] Dociąganie daje ci odkrytą kartę: { stack }.
   *[greedy-trap] To, co daje najwięcej od razu, nie daje najwięcej na końcu.
}
puzzle-without = { $what ->
    [unmet] Bez tego w ogóle nic nie da się zrobić.
   *[most] Bez tego najlepszy możliwy wynik to { $value }.
}
puzzle-tempting = Kusi coś innego: { $move }. W ten sposób osiągasz { $value }.
puzzle-source = { $source ->
    [before] Przedtem
    [lorries] Wózki tego pociągu
    [shares] Udziały
    [token] Żeton szychty
   *[objective] Cel
}
puzzle-shares = { $n ->
    [one] { $n } dopasowany
    [few] { $n } dopasowane
   *[many] { $n } dopasowanych
}

## Themes

theme = { $theme ->
    [two-lorry-trouble] Kłopot z dwoma wózkami
    [storage-detour] Przez bocznicę
    [stored-lorry] Z bocznicy
    [wild-wagon] Wagon uniwersalny
    [same-engine-twice] Dwa razy ten sam parowóz
    [small-order] Mniejsze zamówienie
    [order-on-credit] Zamówienie na kredyt
    [share-matching] Udział i zamówienie
    [objective-chase] Cel na oku
    [exact-change] Odliczona kwota
    [last-on-mining-1] Na końcu na 0/1
    [worker-innovation] Dodatkowe ręce
    [action-innovation] Akcja za darmo
    [wild-draw] Dociąganie
   *[greedy-trap] Pułapka zachłanności
}
theme-idea = { $theme ->
    [two-lorry-trouble] Karta z dwoma wózkami zawadza, a przesunięcie jej na bocznicę jest warte dwóch kroków.
    [storage-detour] Karta trafia na bocznicę, żeby najpierw rozładować inne albo zachować dla niej lepszy wagon.
    [stored-lorry] Karta trafia do wagonu z bocznicy.
    [wild-wagon] Wagon uniwersalny przyjmuje to, czego nie przyjmie żaden inny.
    [same-engine-twice] Pociągi z parowozami tego samego koloru odjeżdżają w jednej Dostawie.
    [small-order] Pociąg realizuje mniejsze zamówienie, niż by mógł, bo całość jest wtedy warta więcej.
    [order-on-credit] Zamówienie jest brane, zanim jakikolwiek pociąg może je zrealizować.
    [share-matching] Udział jest coś wart, gdy tylko zrealizowano zamówienie z tym samym odbiorcą.
    [objective-chase] O tym, co najlepsze, decyduje karta celu.
    [exact-change] Płacisz innymi kartami, niż się narzuca, i zachowujesz właściwe na później.
    [last-on-mining-1] Kto jest ostatni na karcie Wydobycie 0/1, zdobywa żeton szychty.
    [worker-innovation] Ulepszenie płaci tam, gdzie karty górników nie mogą.
    [action-innovation] Ulepszenie daje akcję bez górników.
    [wild-draw] Dociąganie daje kartę, której własny stos nie oddałby tak tanio.
   *[greedy-trap] To, co daje najwięcej od razu, nie daje najwięcej na końcu.
}

## On paper

paper-step = { $step ->
    [load] skrajna prawa karta do wagonu z kołem, rampa 1
    [wild] skrajna prawa karta do wagonu uniwersalnego, rampa 2
    [store] skrajna prawa karta na bocznicę
    [withdraw] karta z bocznicy do wagonu z kołem, rampa 1
    [train] pociąg z rampy 1: koszary, 3 wózki
    [pay] zapłata: karty górników 1 i 2
    [dock] wzięta karta trafia na rampę 2
    [use] zagranie ulepszenia „Wydobycie”
    [look] Dociąganie: obejrzyj ten stos
    [take] i weź tę kartę
    [pass] pas
   *[end] koniec Wydobycia, Dostawy albo tury
}
paper-crest = { $crest ->
    [w] koło
    [c] koniczyna
    [t] wieża
    [f] lis
   *[wild] uniwersalny
}
paper-now = Punkty teraz: { $n } PZ.
paper-closed = Nikt nie wie, co leży pod wierzchnią kartą stosu: można mieć tylko to, co odkryte.
