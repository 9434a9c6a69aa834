### Was alle Räume gemeinsam haben: die Leute am Tisch und Aufzählungen.

name = { $seat ->
    [0] Anna
    [1] Bruno
    [2] Clara
   *[3] David
}
name-of = { $seat ->
    [0] Annas
    [1] Brunos
    [2] Claras
   *[3] Davids
}
person = { $you ->
    [1] du
   *[0] { name }
}
score-of = { person } { $n }
list-more = { $first }, { $last }
list-end = { $first } und { $last }
