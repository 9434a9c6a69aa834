### Puzzles of Woodcraft: values, verdicts, hints, explanations, themes, paper.

## Values

puzzle-worth = { $mean ->
    [1] im Schnitt{" "}
   *[0] {""}
}{ $word ->
    [points] { $form ->
        [part] { $n } Punkte
       *[whole] { $n ->
            [one] { $n } Punkt
           *[other] { $n } Punkte
        }
    }
    [orders] { $form ->
        [part] { $n } Aufträge erfüllt
       *[whole] { $n ->
            [0] kein Auftrag erfüllt
            [one] { $n } Auftrag erfüllt
           *[other] { $n } Aufträge erfüllt
        }
    }
    [nuts] { $form ->
        [part] { $n } Nüsse markiert
       *[whole] { $n ->
            [0] keine Nuss markiert
            [one] { $n } Nuss markiert
           *[other] { $n } Nüsse markiert
        }
    }
    [lanterns] { $form ->
        [part] { $n } Laternen markiert
       *[whole] { $n ->
            [0] keine Laterne markiert
            [one] { $n } Laterne markiert
           *[other] { $n } Laternen markiert
        }
    }
    [lines] { $form ->
        [part] { $n } Laternenlinien gefüllt
       *[whole] { $n ->
            [0] keine Laternenlinie gefüllt
            [one] { $n } Laternenlinie gefüllt
           *[other] { $n } Laternenlinien gefüllt
        }
    }
    [chests] { $form ->
        [part] { $n } Truhen aktiviert
       *[whole] { $n ->
            [0] keine Truhe aktiviert
            [one] { $n } Truhe aktiviert
           *[other] { $n } Truhen aktiviert
        }
    }
    [helpers] { $n ->
        [0] kein Helfer angeworben
       *[other] { $n } Helfer angeworben
    }
    [kept] { $form ->
        [part] { $n } Materialien übrig
       *[whole] { $n ->
            [0] kein Material übrig
            [one] { $n } Material übrig
           *[other] { $n } Materialien übrig
        }
    }
    [blueberries] { $form ->
        [part] { $n } Blaubeeren übrig
       *[whole] { $n ->
            [0] keine Blaubeere übrig
            [one] { $n } Blaubeere übrig
           *[other] { $n } Blaubeeren übrig
        }
    }
    [materials] { $form ->
        [part] { $n } Materialien verbraucht
       *[whole] { $n ->
            [0] kein Material verbraucht
            [one] { $n } Material verbraucht
           *[other] { $n } Materialien verbraucht
        }
    }
    [blades] { $form ->
        [part] { $n } Sägeblätter verbraucht
       *[whole] { $n ->
            [0] kein Sägeblatt verbraucht
            [one] { $n } Sägeblatt verbraucht
           *[other] { $n } Sägeblätter verbraucht
        }
    }
   *[actions] { $form ->
        [part] { $n } freie Aktionen
       *[whole] { $n ->
            [0] keine freie Aktion
            [one] { $n } freie Aktion
           *[other] { $n } freie Aktionen
        }
    }
}

## Tasks, verdicts and slips

puzzle-task = { $kind ->
    [dice] Stelle die verlangten Würfel her.
    [cut] Erfülle so viele Aufträge wie möglich. Überlege, bevor du sägst.
    [glue] Leimen oder sägen? Hole das Beste heraus, bevor dein Zug endet.
    [lanterns] Markiere die Laternen, die dir am meisten bringen.
    [order] Welchen Auftrag nimmst du? Hole das Beste heraus, bevor dein Zug endet.
   *[last] Hole das Beste aus deinem letzten Zug heraus.
}
puzzle-demand = Am Ende brauchst du: { $what }.
puzzle-too-long = Hier gibt es nichts mehr zu entscheiden: Zug { $place } kommt nach dem Ende.
arranged-past = Der Bogen zeigt deine früheren Züge nicht.
arranged-lanterns = Im Spiel kommen Laternen einzeln, hier bekommst du sie auf einmal.

puzzle-slip = { $kind ->
    [stopped] { $place ->
        [0] Noch ist kein Fehler gemacht: Das beste Ergebnis ist weiter erreichbar.
       *[other] Bis Zug { $place } ist alles gut: Das beste Ergebnis ist von dort noch erreichbar.
    }
   *[move] Der erste Fehler ist Zug { $place } ({ $move }).
}
slip-lost = Danach lässt sich die Aufgabe nicht mehr erfüllen.
verdict-unmet = Die Aufgabe ist nicht erfüllt; am Ende fehlt noch: { $what }.

## Hints

puzzle-hint-plain = Du brauchst keinen Kniff: Sieh nach, was jeder Auftrag verlangt, und zähle dein Material.
puzzle-hint-where = { $what ->
    [orders] { $n ->
        [one] Erfülle diesen Auftrag: { $things }.
       *[other] Erfülle diese Aufträge: { $things }.
    }
    [dice] { $n ->
        [one] Bearbeite nur einen deiner Würfel: { $things }.
       *[other] Bearbeite nur diese deiner Würfel: { $things }.
    }
    [lines] Sieh dir diese Linie der Laternentafel an: { $things }.
    [taking] Es kommt darauf an, was du jetzt nimmst. Deine Würfel und Aufträge lass vorerst in Ruhe.
   *[nothing] Lass deine Würfel und Aufträge, wie sie sind.
}
puzzle-hint-line = { $line ->
    [row] Zeile { $number }
   *[column] Spalte { $number }
}
puzzle-hint-begin = Beginne so: { $line }.

## Why the best is best

puzzle-explain = Eine der besten Antworten: { $line }. Das ergibt: { $value }.
puzzle-open = Danach entscheiden die Würfel der Gegenseite; das Ergebnis ist der genaue Durchschnitt über alle Würfe.
puzzle-without = Ohne „{ $name }“ ist höchstens dies möglich: { $value }.
puzzle-never = Ohne „{ $name }“ lässt sich die Aufgabe nicht erfüllen.
puzzle-tempting = Verlockend ist diese Antwort: { $move }. Aber das Ergebnis ist schlechter: { $value }.
puzzle-tempting-unmet = Verlockend ist diese Antwort: { $move }. Doch dann fehlt noch etwas: { $what }.

## Themes

theme = { $theme ->
    [glue-up] Verleimt
    [two-colours] Zwei Farben
    [saw-apart] Zersägt
    [raise-a-die] Einen Würfel erhöhen
    [stand-in] Ersatz
    [fine-tuning] Feinschliff
    [new-helper] Neuer Helfer
    [sell-off] Verkauf
    [full-line] Volle Linie
    [fill-the-chest] Truhe füllen
    [order-not-die] Auftrag statt Würfel
    [reward-first] Erst der Lohn
   *[greedy-trap] Gierfalle
}
theme-idea = { $theme ->
    [glue-up] Zwei Würfel werden zu einem größeren verleimt.
    [two-colours] Würfel verschiedener Farben werden verleimt, und eine Farbe bleibt.
    [saw-apart] Ein Würfel wird in zwei zersägt.
    [raise-a-die] Ein Holzrest erhöht einen Würfel um eins.
    [stand-in] Die „Aushilfe“ verwendet ein Material anstelle eines anderen.
    [fine-tuning] Ein Helfer ändert einen Würfel um eins.
    [new-helper] Ein Helfer muss angeworben werden.
    [sell-off] Ein Material wird dem „Händler“ verkauft.
    [full-line] Eine Laterne füllt eine Zeile oder Spalte.
    [fill-the-chest] Blaubeeren kommen in eine Truhe.
    [order-not-die] Du nimmst einen Auftrag statt eines Würfels.
    [reward-first] Was ein Auftrag bringt, hilft beim nächsten.
   *[greedy-trap] Was sofort am meisten bringt, bringt am Ende nicht am meisten.
}

## On paper

paper-step = { $step ->
    [die] den Würfel in Spalte 4
    [order] einen Auftrag nehmen …
    [take] … und zwar diesen
    [lantern] Laterne in Zeile 1, Spalte 3
    [glue] verleimen; der Würfel bleibt gelb
    [saw] gelbe 5 in 2 und 3 zersägen
    [offcut] braune 3 mit Holzrest erhöhen
    [adjust] ein Helfer macht aus 4 eine 5
    [sub] mit Leim als Sägeblatt
    [complete] diesen Auftrag erfüllen
    [hire] diesen Helfer anwerben
    [sell] dieses Material verkaufen
    [fill] Blaubeere in diese Truhe
    [chest] Kastanie in diese Truhe
    [gain] diese Gabe nehmen
   *[end] den Zug beenden
}
paper-done = Bisher erfüllt: { $orders ->
    [one] 1 Auftrag
   *[other] { $orders } Aufträge
} mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
} und { $fame } Ansehen.
