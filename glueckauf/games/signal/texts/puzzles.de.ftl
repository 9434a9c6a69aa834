### Puzzles of Switch & Signal: values, verdicts, hints, explanations, themes, paper.

## Values; $bar is the bar of a probability, or nothing

puzzle-worth = { $word ->
    [delivered] { $form ->
        [sure] sichere Lieferung
        [never] keine Chance auf Lieferung
       *[part] Chance auf Lieferung { $n }
    }{ $bar }
    [reached] { $form ->
        [sure] sichere Ankunft
        [never] keine Chance auf Ankunft
       *[part] Chance auf Ankunft { $n }
    }{ $bar }
    [won] { $form ->
        [sure] sicherer Sieg
        [never] keine Siegchance
       *[part] Siegchance { $n }
    }{ $bar }
    [goods] { puzzle-mean }{ $form ->
        [part] { $n } gelieferte Waren
       *[whole] { $n ->
            [one] { $n } gelieferte Ware
           *[other] { $n } gelieferte Waren
        }
    }
    [tokens] { puzzle-mean }{ $n ->
        [0] kein Zeitplättchen verloren
       *[other] { $n } Zeitplättchen verloren
    }
   *[cards] { puzzle-mean }{ $form ->
        [part] { $n } Karten gespielt
       *[whole] { $n ->
            [0] keine Karte gespielt
            [one] { $n } Karte gespielt
           *[other] { $n } Karten gespielt
        }
    }
}
puzzle-mean = { $mean ->
    [1] im Schnitt{" "}
   *[0] {""}
}

## Tasks, verdicts and slips

puzzle-task = { $kind ->
    [road] Stelle den Weg so gut wie möglich.
    [surest] Finde den sichersten Weg.
    [last] Gewinne das Spiel, wenn es geht.
   *[loss] Verliere möglichst wenige Zeitplättchen.
}
arranged-course = Was vorher geschah, bleibt offen: Diese Stellung ist für die Aufgabe aufgebaut.
puzzle-too-long = Hier gibt es nichts mehr zu entscheiden: Zug { $place } kommt nach dem Ende.
puzzle-slip = { $kind ->
    [stopped] { $place ->
        [0] Noch ist kein Fehler gemacht: Das beste Ergebnis ist weiter erreichbar.
       *[other] Bis Zug { $place } ist alles gut: Das beste Ergebnis ist von dort noch erreichbar.
    }
   *[move] Der erste Fehler ist Zug { $place } ({ $move }).
}

## Hints

puzzle-hint-plain = Es braucht keinen Kniff: Sieh nach, wo jeder Wurf enden würde, und zähle.
puzzle-hint-where = { $what ->
    [discs] Nur diese Orte müssen gestellt werden: { $places }.
    [trains] Vor dem ersten Wurf muss keine Scheibe versetzt werden. Sieh dir diesen Zug an: { $places }.
    [helper] Es muss keine Scheibe versetzt werden. Wer noch helfen kann: { helper }.
   *[nothing] Lass alle Scheiben liegen.
}
puzzle-hint-begin = Beginne so: { $line }.

## Why the best is best

puzzle-explain = Eine der besten Antworten: { $line }. Das ergibt: { $value }.
puzzle-roll = Danach entscheidet der Würfel: { $faces }.
puzzle-face = bei { $faces } { $value }
puzzle-or = { $first } oder { $last }
puzzle-without = Ohne „{ $name }“ ist höchstens dies möglich: { $value }.
puzzle-tempting = Verlockend ist diese Antwort: { $move }. Sie ergibt nur: { $value }.

## Themes

theme = { $theme ->
    [set-switch] Weiche stellen
    [set-signal] Signal stellen
    [two-for-one] Zwei Karten für eine
    [load-on-the-way] Unterwegs laden
    [roll-again] Neuer Wurf
    [run-through] Durchfahrt
    [hold-back] Zurückhalten
    [clear-the-line] Freie Strecke
    [not-the-nearest] Nicht der Nächste zuerst
   *[greedy-trap] Gierfalle
}
theme-idea = { $theme ->
    [set-switch] Eine Kreuzung muss gestellt werden, damit der Weg dorthin führt, wohin er soll.
    [set-signal] Eine Signalscheibe muss versetzt werden, um den Weg zu öffnen oder zu sperren.
    [two-for-one] Zwei Karten ersetzen die fehlende Karte einer Aktion.
    [load-on-the-way] Die Ware wird geladen, bevor der Zug weiterfährt.
    [roll-again] Die Logistikerin hebt einen schlechten Wurf auf.
    [run-through] Ein Zug fährt durch eine Stadt, statt dort zu halten.
    [hold-back] Ein Helfer hält Züge auf.
    [clear-the-line] Zuerst muss ein anderer Zug fahren, damit der Weg frei ist.
    [not-the-nearest] Der Zug, der seinem Hafen am nächsten ist, wartet, und ein anderer fährt zuerst.
   *[greedy-trap] Was sofort am meisten hilft, hilft am Ende nicht am meisten.
}

## On paper

paper-step = { $step ->
    [signal] Scheibe von einem Signal zum anderen
    [switch] Kreuzung Lille: dieser Abschnitt ist danach gesperrt
    [train] für den Zug dort würfeln
    [pay] dasselbe für eine Signal- und eine Weichenkarte
    [load] in Paris für eine Zugkarte laden
    [go] der Zug dort fährt als Nächster
    [exit] die Stadt auf diesem Abschnitt verlassen
    [hold] ein Helfer hält diese Farbe oder den Zug dort auf
    [helper] Logistikerin oder Disponentin
   *[end] Aktionen beenden
}
