### Ami minden szobában közös: a játékosok és a felsorolások.

name = { $seat ->
    [0] Anna
    [1] Brúnó
    [2] Klára
   *[3] Dávid
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
