### Co mają wspólne wszystkie pokoje: osoby przy stole i wyliczenia.

name = { $seat ->
    [0] Anna
    [1] Bruno
    [2] Klara
    [3] Dawid
   *[4] Emilia
}
name-of = { $seat ->
    [0] Anny
    [1] Brunona
    [2] Klary
    [3] Dawida
   *[4] Emilii
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

## Judging the answers of puzzles

verdict-best = Lepiej się nie da: { $value }.
verdict-short = Wynik: { $value }; najlepszy możliwy: { $par }.
verdict-infeasible = Tego zadania nie da się wykonać żadnym ciągiem ruchów.
verdict-illegal = Ruch { $place } ({ $move }) łamie zasadę { $rule }: { $why }
verdict-cut-short = Ciąg ruchów kończy się za wcześnie ({ $rule }): { $why }
verdict-stars = Gwiazdki: { $stars } z 3.
slip-move = Pierwszy błąd to ruch { $place } ({ $move }): po nim najlepszy wynik jest już nieosiągalny.
slip-stopped = Ciąg ruchów kończy się, choć najlepszy wynik jest jeszcze osiągalny.
slip-instead = Od tego miejsca lepiej tak: { $line }
slip-end = W tym miejscu lepiej zakończyć.
slip-most = Potem najlepszy możliwy wynik to { $value }.
head-best = najlepszy
head-given = podany

## Puzzles on paper

sheet-rules = Zmienione zasady: { $rules }.
sheet-lines = { $lines ->
    [one] To jedyny najlepszy ciąg ruchów.
   *[other] Jeden z { $lines } najlepszych ciągów ruchów.
}
