### Ami minden szobában közös: a játékosok és a felsorolások.

name = { $seat ->
    [0] Anna
    [1] Brúnó
    [2] Klára
    [3] Dávid
   *[4] Emma
}
    .dative = { $seat ->
        [0] Annának
        [1] Brúnónak
        [2] Klárának
        [3] Dávidnak
       *[4] Emmának
    }
name-of = { $seat ->
    [0] Anna
    [1] Brúnó
    [2] Klára
    [3] Dávid
   *[4] Emma
}
name-given = { $form ->
    [dative] { $name } játékosnak
   *[name] { $name }
}
person = { $you ->
    [1] te
   *[0] { name }
}
score-of = { person } { $n }
list-more = { $first }, { $last }
list-end = { $first } és { $last }

## Pontozólapok

sheet-after = { $shift ->
    [1] az 1. műszak
    [5] az 5. műszak
   *[other] a { $shift }. műszak
} után
sheet-end = végeredmény
sheet-now = { $shift }. műszak, jelenlegi állás
sheet-before = eddig
sheet-gained = most
sheet-total = összesen
sheet-place = { $place ->
    [1] 1.
   *[2] 2.
}{ $tied ->
    [1] =
   *[0] {""}
}
sheet-placed = { $tied ->
    [1] holtverseny { $place ->
        [1] az első helyen
       *[2] a második helyen
    }
   *[0] { $place ->
        [1] első hely
       *[2] második hely
    }
}
sheet-points = { $lost ->
    [1] mínusz { $vp } pont
   *[0] { $vp } pont
}
sheet-hidden = nem ismert

## Judging the answers of puzzles

verdict-best = Ennél jobb nem lehetséges: { $value }.
verdict-short = Elért eredmény: { $value }; a lehető legjobb: { $par }.
verdict-infeasible = Ez a feladat semmilyen lépéssorral sem teljesíthető.
verdict-illegal = Szabálytalan lépés: { $place }. lépés ({ $move }), { $rule }: { $why }
verdict-cut-short = A lépéssor túl korán ér véget ({ $rule }): { $why }
verdict-stars = Csillagok: { $stars } a 3-ból.
slip-move = Az első hiba: { $place }. lépés ({ $move }); utána a legjobb eredmény már nem érhető el.
slip-stopped = A lépéssor véget ér, pedig a legjobb eredmény még elérhető.
slip-instead = Innen így jobb: { $line }
slip-end = Itt jobb befejezni.
slip-most = Utána a lehető legjobb: { $value }.
head-best = legjobb
head-given = tiéd

## Puzzles on paper

sheet-rules = Módosított szabályok: { $rules }.
sheet-lines = { $lines ->
    [one] Ez az egyetlen legjobb lépéssor.
   *[other] Az egyik legjobb lépéssor (összesen { $lines } van).
}
