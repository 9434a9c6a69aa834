### Co mają wspólne wszystkie pokoje: osoby przy stole i wyliczenia.

name = { $seat ->
    [0] Anna
    [1] Bruno
    [2] Klara
   *[3] Dawid
}
name-of = { $seat ->
    [0] Anny
    [1] Brunona
    [2] Klary
   *[3] Dawida
}
name-given = { $form ->
    [of] gracza { $name }
   *[name] { $name }
}
person = { $you ->
    [1] ty
   *[0] { name }
}
score-of = { person } { $n }
list-more = { $first }, { $last }
list-end = { $first } i { $last }

## Arkusze punktacji

sheet-after = po szychcie { $shift }
sheet-end = wynik końcowy
sheet-now = szychta { $shift }, stan obecny
sheet-before = dotychczas
sheet-gained = zdobyte
sheet-total = razem
sheet-place = { $place ->
    [1] 1.
   *[2] 2.
}{ $tied ->
    [1] =
   *[0] {""}
}
sheet-placed = { $tied ->
    [1] remis na { $place ->
        [1] pierwszym miejscu
       *[2] drugim miejscu
    }
   *[0] { $place ->
        [1] pierwsze miejsce
       *[2] drugie miejsce
    }
}
sheet-points = { $lost ->
    [1] minus { $vp ->
        [one] 1 punkt
        [few] { $vp } punkty
       *[other] { $vp } punktów
    }
   *[0] { $vp ->
        [one] 1 punkt
        [few] { $vp } punkty
       *[other] { $vp } punktów
    }
}
sheet-hidden = nie wiadomo
