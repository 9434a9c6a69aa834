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
person = { $you ->
    [1] te
   *[0] { name }
}
score-of = { person } { $n }
list-more = { $first }, { $last }
list-end = { $first } és { $last }
