### Was alle Räume gemeinsam haben: die Leute am Tisch und Aufzählungen.

name = { $seat ->
    [0] Anna
    [1] Bruno
    [2] Clara
    [3] David
   *[4] Emma
}
name-of = { $seat ->
    [0] Annas
    [1] Brunos
    [2] Claras
    [3] Davids
   *[4] Emmas
}
name-given = { $form ->
    [of] { $name }{ $hisses ->
        [1] ’
       *[0] s
    }
   *[name] { $name }
}
person = { $you ->
    [1] du
   *[0] { name }
}
score-of = { person } { $n }
list-more = { $first }, { $last }
list-end = { $first } und { $last }

## Wertungsbögen

sheet-after = nach der { $shift }. Schicht
sheet-end = Endstand
sheet-now = { $shift }. Schicht, Zwischenstand
sheet-before = bisher
sheet-gained = dazu
sheet-total = gesamt
sheet-place = { $place ->
    [1] 1.
   *[2] 2.
}{ $tied ->
    [1] =
   *[0] {""}
}
sheet-placed = { $tied ->
    [1] geteilter { $place ->
        [1] erster Platz
       *[2] zweiter Platz
    }
   *[0] { $place ->
        [1] erster Platz
       *[2] zweiter Platz
    }
}
sheet-points = { $lost ->
    [1] minus { $vp ->
        [one] 1 Punkt
       *[other] { $vp } Punkte
    }
   *[0] { $vp ->
        [one] 1 Punkt
       *[other] { $vp } Punkte
    }
}
sheet-hidden = nicht bekannt

## Judging the answers of puzzles

verdict-best = Besser geht es nicht: { $value }.
verdict-short = Erreicht: { $value }; bestmöglich: { $par }.
verdict-infeasible = Diese Aufgabe lässt sich mit keiner Zugfolge erfüllen.
verdict-illegal = Zug { $place } ({ $move }) verstößt gegen { $rule }: { $why }
verdict-cut-short = Die Zugfolge endet zu früh ({ $rule }): { $why }
verdict-stars = { $stars } von 3 Sternen.
slip-move = Der erste Fehler ist Zug { $place } ({ $move }): Danach ist das beste Ergebnis nicht mehr erreichbar.
slip-stopped = Die Zugfolge endet, obwohl das beste Ergebnis noch erreichbar ist.
slip-instead = Besser von dort: { $line }
slip-end = Besser dort aufhören.
slip-most = Danach ist bestenfalls noch das möglich: { $value }.
head-best = beste
head-given = deine

## Puzzles on paper

sheet-rules = Geänderte Regeln: { $rules }.
sheet-lines = { $lines ->
    [one] Das ist die einzige beste Zugfolge.
   *[other] Eine von { $lines } besten Zugfolgen.
}
