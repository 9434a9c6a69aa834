### Ami minden szobában közös: a játékosok és a felsorolások.

name = { $seat ->
    [0] Anna
    [1] Brúnó
    [2] Klára
   *[3] Dávid
}
    .dative = { $seat ->
        [0] Annának
        [1] Brúnónak
        [2] Klárának
       *[3] Dávidnak
    }
name-of = { $seat ->
    [0] Anna
    [1] Brúnó
    [2] Klára
   *[3] Dávid
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
