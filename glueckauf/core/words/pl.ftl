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
person = { $you ->
    [1] ty
   *[0] { name }
}
score-of = { person } { $n }
list-more = { $first }, { $last }
list-end = { $first } i { $last }
