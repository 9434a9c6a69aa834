## The design lab

## Knobs: what a rule set can change

knobs-head = { $field ->
    [name] Regler
    [words] Was er ist
    [value] Veröffentlicht
    [range] Erlaubt
    [rule] Regel
    [sentence] Was die Regel sagt
   *[source] Woher der Wert stammt
}
knobs-switch = { $on ->
    [1] ja
   *[0] nein
}
knobs-source = { $source ->
    [S] steht in der Spielregel
    [P] aus öffentlichen Quellen, mit der Spielregel abgeglichen
    [C] eine Rekonstruktion, die zu jeder Summe der Spielregel passt
   *[R] eine Festlegung, weil man die Spielregel auf zwei Arten lesen kann
}

## What changed rules break

sanity-head = { $field ->
    [kind] Wie schlimm
    [knob] Regler
    [players] Spieler
   *[problem] Problem und Abhilfe
}
sanity-kind = { $kind ->
    [impossible] Unmöglich
   *[odd] Seltsam
}
sanity-players = mit { $players } Spielern
sanity-fine = Nichts spricht gegen diese Regeln.
sanity-no-rules = Diese Regeln sind nicht zu gebrauchen: { $problem }
sanity-stuck = Der Bot „{ $bot }“ kann nach diesen Regeln nicht spielen ({ $problem }): Nimm deine letzte Änderung zurück und versuche eine kleinere.
sanity-endless = Eine Probepartie war nach { $decisions } Entscheidungen nicht zu Ende: Suche die Änderung, die das Ende verhindert.
sanity-ends-at-once = Das Spiel ist zu Ende, bevor jemand an der Reihe war: Nimm deine letzte Änderung zurück.
sanity-no-choice = In { $percent } % aller Züge der Probepartien gab es nichts zu entscheiden: Öffne Felder oder gib den Spielern mehr Möglichkeiten.
sanity-nobody-scores = In { $games } Probepartien hat niemand auch nur einen Punkt bekommen: Mach es leichter, Punkte zu holen.
sanity-always-tied = Alle { $games } Probepartien endeten mit Gleichstand aller Spieler: Gib ihnen etwas, worum sie wetteifern können.
sanity-only-losses = In { $games } Probepartien kam am Ende niemand über null: Senke die Abzüge oder mach es leichter, Punkte zu holen.
