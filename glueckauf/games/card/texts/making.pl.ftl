### The tasks of made puzzles: what is special in the position, then what is asked.

making-title = Łamigłówka { $name }

# A mining action.
making-yard = { $kind ->
    [two] Na najbliższej karcie twojego chodnika są dwa wózki.
    [stored] { $n ->
        [one] Na bocznicy czeka jedna karta.
        [2] Na bocznicy czekają dwie karty.
        [few] Na bocznicy czekają { $n } karty.
       *[many] Na bocznicy czeka { $n } kart.
    }
    [wild] { $n ->
        [one] Jeden z twoich pustych wagonów jest uniwersalny.
        [2] Dwa z twoich pustych wagonów są uniwersalne.
        [3] Trzy z twoich pustych wagonów są uniwersalne.
        [few] { $n } z twoich pustych wagonów są uniwersalne.
       *[many] { $n } z twoich pustych wagonów jest uniwersalnych.
    }
    [loaded] { $n ->
        [one] W wagonach jest już jeden wózek.
        [few] W wagonach są już { $n } wózki.
       *[many] W wagonach jest już { $n } wózków.
    }
   *[plain] W twoim chodniku { $row ->
        [one] leży jedna karta
        [few] leżą { $row } karty
       *[many] leży { $row } kart
    }, a { $n ->
        [one] jeden wagon jest pusty
        [few] { $n } wagony są puste
       *[many] { $n } wagonów jest pustych
    }.
}
making-steps = { $card ->
    [1] Wydobywasz na karcie 0/1: najwyżej jeden krok.
    [2] Wydobywasz na karcie 1/2: wykonaj jeden lub dwa kroki.
    [3] Wydobywasz na karcie 2/3: wykonaj dwa lub trzy kroki.
   *[4] Zagrano ulepszenie „Wydobycie”: masz do czterech kroków.
}
making-mine = { $sort ->
    [lorries] { $say ->
        [1] Rozładuj do wagonów jak najwięcej wózków, w jak najmniejszej liczbie kroków.
        [2] Ile wózków może być potem w twoich wagonach? Przy równym wyniku lepiej wykonać mniej kroków.
       *[3] Rozładuj, co się da: najpierw liczą się wózki w wagonach, potem jak najmniej kroków.
    }
    [vp] { $say ->
        [1] Rozładuj wózki tak, żeby te w wagonach miały razem jak najwięcej PZ, w jak najmniejszej liczbie kroków.
        [2] Ile najwięcej PZ mogą mieć potem wózki w twoich wagonach? Przy równym wyniku lepiej wykonać mniej kroków.
       *[3] Liczą się tylko PZ na wózkach w wagonach: ile ich uzbierasz i w ilu najmniej krokach?
    }
   *[ready] { $say ->
        [1] Przygotuj do odjazdu jak najwięcej pociągów: każdy potrzebuje parowozu i wózków na własne zamówienie. Potem liczy się więcej wózków w wagonach, a na końcu mniej kroków.
        [2] Ile twoich pociągów mogłoby potem odjechać, każdy z parowozem i z wózkami na własne zamówienie? Kolory nie grają roli. Dalej liczy się więcej wózków w wagonach, a na końcu mniej kroków.
       *[3] Przygotuj następną Dostawę: jak najwięcej pociągów powinno mieć parowóz i wózki na własne zamówienie. Potem rozładuj jak najwięcej wózków, w jak najmniejszej liczbie kroków.
    }
}

# A delivery.
making-trains = { $kind ->
    [twins] { $n ->
        [2] Dwa z twoich parowozów są tego samego koloru.
       *[other] Wszystkie trzy twoje parowozy są tego samego koloru.
    }
    [shares] { $n ->
        [one] Masz jeden udział.
        [few] Masz { $n } udziały.
       *[many] Masz { $n } udziałów.
    }
    [objectives] { $n ->
        [one] Masz jeden cel.
        [few] Masz { $n } cele.
       *[many] Masz { $n } celów.
    }
   *[plain] Masz na ręce { $n ->
        [one] jedno zamówienie
        [few] { $n } zamówienia
       *[many] { $n } zamówień
    }.
}
making-deliver = { $say ->
    [1] Dostawa: jaki najwyższy wynik możesz potem mieć? Przy równym wyniku zachowaj na ręce jak najwięcej zamówień.
    [2] Odpraw co najmniej jeden pociąg. Jak wysoki może być potem twój wynik? Przy równym wyniku lepiej, gdy na ręce zostanie więcej zamówień.
   *[3] Które pociągi odjadą i z jakimi zamówieniami? Liczy się najwyższy wynik, a przy równym – im więcej zamówień zostanie na ręce, tym lepiej.
}

# Turns and shifts.
making-who = { $passed ->
    [0] Kolej na ciebie.
   *[1] Wszyscy inni spasowali.
} { $cards ->
    [0] Nie masz już kart górników
    [one] Została ci jedna karta górników: { $workers }
   *[other] Zostały ci karty górników: { LIST($workers) }
}{ $n ->
    [0] .
    [one] ; masz też ulepszenie.
    [few] ; masz też { $n } ulepszenia.
   *[many] ; masz też { $n } ulepszeń.
}
making-plan = { $sort ->
    [turn] { $say ->
        [1] Jaki najwyższy wynik możesz mieć po tej turze?
        [2] Wykorzystaj tę turę jak najlepiej: jak wysoki może być potem twój wynik?
       *[3] Jedna tura: jak wysoko możesz podnieść swój wynik?
    }
    [turns] { $say ->
        [1] Jaki najwyższy wynik możesz mieć po swoich { $turns ->
            [2] dwóch
           *[3] trzech
        } najbliższych turach?
        [2] Zaplanuj swoje { $turns ->
            [2] dwie
           *[3] trzy
        } najbliższe tury: jak wysoki może być potem twój wynik?
       *[3] Masz { $turns ->
            [2] dwie
           *[3] trzy
        } tury. Ile punktów możesz mieć po ostatniej z nich?
    }
   *[shift] { $last ->
        [0] { $say ->
            [1] Jaki najwyższy wynik możesz osiągnąć do końca tej szychty, licząc jej żeton, jeśli przypadnie tobie?
            [2] Szychta kończy się, gdy spasujesz, i wtedy przyznaje się jej żeton. Jak wysoki może być wówczas twój wynik?
           *[3] Wykorzystaj jak najlepiej resztę szychty { $shift }: jak wysoki może być twój wynik po przyznaniu żetonu?
        }
       *[1] { $say ->
            [1] Jaki najwyższy wynik możesz osiągnąć do końca gry, licząc ostatni żeton szychty, jeśli przypadnie tobie?
            [2] Gra kończy się, gdy spasujesz, i wtedy przyznaje się ostatni żeton szychty. Jak wysoki może być wówczas twój wynik?
           *[3] To twoje ostatnie tury w grze: jak wysoki może być twój wynik końcowy?
        }
    }
}
making-pass = { $say ->
    [1] Gdy spasujesz albo nie będziesz mieć już żadnego ruchu, szychta się kończy i przyznaje się jej żeton.
   *[2] Jeśli spasujesz lub zabraknie ci ruchów, kończy to szychtę i od razu przyznaje się jej żeton.
}
making-tie = { $say ->
    [1] Przy równym wyniku zachowaj na ręce jak najwięcej górników.
    [2] Jeśli wynik jest ten sam, lepszy jest plan, po którym zostaje więcej górników na ręce.
   *[3] Najpierw liczą się punkty, potem górnicy, którzy zostaną na ręce.
}
making-open = { $over ->
    [1] { $say ->
        [1] Brać można tylko karty, które leżą odkryte.
        [2] Z każdego stosu możesz wziąć tylko odkrytą kartę.
       *[3] Nikt nie wie, co leży pod odkrytymi kartami, więc na to nie licz.
    }
   *[0] { $say ->
        [1] Brać można tylko karty, które leżą odkryte, a punkty liczą się tak, jakby gra wtedy się kończyła.
        [2] Z każdego stosu możesz wziąć tylko odkrytą kartę; wynik liczy się tak, jakby to był koniec gry.
       *[3] Nikt nie wie, co leży pod odkrytymi kartami, więc na to nie licz. Liczy się wynik, jaki byłby, gdyby gra wtedy się skończyła.
    }
}

# Why a slip gives no puzzle.
making-refused = { $why ->
    [hidden] Bez łamigłówki: to, co było tu najlepsze, zależy od zakrytych kart, więc niczego nie da się udowodnić.
    [twin] Bez łamigłówki: jest już taka, która pyta o to samo.
    [rules] Bez łamigłówki: w tej partii grano według zmienionych zasad.
   *[plain] Bez łamigłówki: nic nie ma tu najlepszej odpowiedzi, która jest udowodniona, wymaga jakiejś sztuczki i której nie znajduje się, biorąc to, co od razu daje najwięcej.
}
