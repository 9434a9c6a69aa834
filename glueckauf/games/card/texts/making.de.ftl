### The tasks of made puzzles: what is special in the position, then what is asked.

making-title = Rätsel { $name }

# A mining action.
making-yard = { $kind ->
    [two] Die nächste Karte deiner Förderreihe zeigt zwei Loren.
    [stored] { $n ->
        [one] Auf deinem Abstellgleis wartet eine Karte.
        [2] Auf deinem Abstellgleis warten zwei Karten.
       *[other] Auf deinem Abstellgleis warten { $n } Karten.
    }
    [wild] { $n ->
        [one] Einer deiner leeren Waggons ist ein Joker.
        [2] Zwei deiner leeren Waggons sind Joker.
        [3] Drei deiner leeren Waggons sind Joker.
       *[other] { $n } deiner leeren Waggons sind Joker.
    }
    [loaded] { $n ->
        [one] Eine Lore steht schon in einem Waggon.
       *[other] { $n } Loren stehen schon in deinen Waggons.
    }
   *[plain] In deiner Förderreihe { $row ->
        [one] liegt eine Karte
       *[other] liegen { $row } Karten
    }, und { $n ->
        [one] ein Waggon ist
       *[other] { $n } Waggons sind
    } leer.
}
making-steps = { $card ->
    [1] Du förderst mit der Karte 0/1: höchstens ein Schritt.
    [2] Du förderst mit der Karte 1/2: Nutze einen oder zwei Schritte.
    [3] Du förderst mit der Karte 2/3: Nutze zwei oder drei Schritte.
   *[4] Du hast die Innovation „Fördern“ gespielt: Nutze bis zu vier Schritte.
}
making-mine = { $sort ->
    [lorries] { $say ->
        [1] Bringe möglichst viele Loren in deine Waggons, in möglichst wenigen Schritten.
        [2] Wie viele Loren können danach in deinen Waggons stehen? Bei gleichem Ergebnis sind weniger Schritte besser.
       *[3] Lade, was du laden kannst: Zuerst zählen Loren, dann gesparte Schritte.
    }
    [vp] { $say ->
        [1] Belade deine Waggons so, dass die Loren darin möglichst viele Siegpunkte zeigen, in möglichst wenigen Schritten.
        [2] Wie viele Siegpunkte können die Loren in deinen Waggons danach höchstens zeigen? Bei gleichem Ergebnis sind weniger Schritte besser.
       *[3] Es zählen nur die Siegpunkte auf geladenen Loren: Wie viele kannst du sammeln, und in wie wenigen Schritten?
    }
   *[ready] { $say ->
        [1] Mache möglichst viele Züge abfahrbereit: Jeder braucht eine Lok und genug Loren für einen eigenen Auftrag. Danach zählen mehr Loren in deinen Waggons, dann weniger Schritte.
        [2] Wie viele deiner Züge könnten danach abfahren, jeder mit einer Lok und genug Loren für einen eigenen Auftrag? Farben spielen keine Rolle. Danach zählen mehr Loren in deinen Waggons, dann weniger Schritte.
       *[3] Bereite die nächste Auslieferung vor: Möglichst viele Züge sollen eine Lok und genug Loren für einen eigenen Auftrag haben. Lade dann möglichst viele Loren, in möglichst wenigen Schritten.
    }
}

# A delivery.
making-trains = { $kind ->
    [twins] { $n ->
        [2] Zwei deiner Loks haben dieselbe Farbe.
       *[other] Alle drei Loks haben dieselbe Farbe.
    }
    [shares] { $n ->
        [one] Du besitzt einen Anteil.
       *[other] Du besitzt { $n } Anteile.
    }
    [objectives] { $n ->
        [one] Du hast ein Geschäftsziel.
       *[other] Du hast { $n } Geschäftsziele.
    }
   *[plain] Du hast { $n ->
        [one] einen Auftrag
       *[other] { $n } Aufträge
    } auf der Hand.
}
making-deliver = { $say ->
    [1] Liefere aus: Wie viele Punkte kannst du danach höchstens haben? Bei gleicher Punktzahl behalte möglichst viele Aufträge auf der Hand.
    [2] Lass mindestens einen Zug abfahren. Wie hoch kann dein Punktestand danach sein? Bei gleicher Punktzahl sind mehr Aufträge auf der Hand besser.
   *[3] Welche Züge fahren ab, und mit welchen Aufträgen? Die meisten Punkte zählen; danach gilt: je mehr Aufträge du behältst, desto besser.
}

# Turns and shifts.
making-who = { $passed ->
    [0] Du bist am Zug.
   *[1] Alle anderen haben gepasst.
} { $cards ->
    [0] Du hast keine Arbeiterkarten mehr
    [one] Dir bleibt eine Arbeiterkarte mit dem Wert { $workers }
   *[other] Dir bleiben die Arbeiterkarten { LIST($workers) }
}{ $n ->
    [0] .
    [one] , dazu eine Innovation.
   *[other] , dazu { $n } Innovationen.
}
making-plan = { $sort ->
    [turn] { $say ->
        [1] Wie viele Punkte kannst du nach diesem Zug höchstens haben?
        [2] Mache das Beste aus diesem Zug: Wie hoch kann dein Punktestand danach sein?
       *[3] Ein einziger Zug: Wie viele Punkte kannst du herausholen?
    }
    [turns] { $say ->
        [1] Wie viele Punkte kannst du nach deinen nächsten { $turns ->
            [2] zwei
           *[3] drei
        } Zügen höchstens haben?
        [2] Plane deine nächsten { $turns ->
            [2] zwei
           *[3] drei
        } Züge: Wie hoch kann dein Punktestand danach sein?
       *[3] Du hast { $turns ->
            [2] zwei
           *[3] drei
        } Züge. Wie viele Punkte kannst du nach dem letzten haben?
    }
   *[shift] { $last ->
        [0] { $say ->
            [1] Wie viele Punkte kannst du am Ende dieser Schicht höchstens haben, ihren Marker mitgezählt, falls er an dich geht?
            [2] Die Schicht endet, wenn du passt, und dann wird ihr Marker vergeben. Wie hoch kann dein Punktestand dann sein?
           *[3] Mache das Beste aus dem Rest von Schicht { $shift }: Wie hoch kann dein Punktestand sein, wenn der Marker vergeben ist?
        }
       *[1] { $say ->
            [1] Wie viele Punkte kannst du am Ende des Spiels höchstens haben, den letzten Schichtmarker mitgezählt, falls er an dich geht?
            [2] Das Spiel endet, wenn du passt, und dann wird der letzte Schichtmarker vergeben. Wie hoch kann dein Punktestand dann sein?
           *[3] Das sind deine letzten Züge im Spiel: Wie hoch kann dein Endstand sein?
        }
    }
}
making-pass = { $say ->
    [1] Sobald du passt oder nichts mehr tun kannst, endet die Schicht, und ihr Marker wird vergeben.
   *[2] Passt du oder kannst du nichts mehr tun, so ist die Schicht zu Ende, und ihr Marker wird sofort vergeben.
}
making-tie = { $say ->
    [1] Bei gleicher Punktzahl behalte möglichst viele Arbeiter auf der Hand.
    [2] Bei gleicher Punktzahl ist der Plan besser, nach dem mehr Arbeiter auf der Hand bleiben.
   *[3] Zuerst zählen Punkte, dann Arbeiter, die auf der Hand bleiben.
}
making-open = { $over ->
    [1] { $say ->
        [1] Nehmen kannst du nur Karten, die offen liegen.
        [2] Von jedem Stapel kannst du nur die offene Karte nehmen.
       *[3] Was unter den offenen Karten liegt, weiß niemand; rechne also nicht damit.
    }
   *[0] { $say ->
        [1] Nehmen kannst du nur Karten, die offen liegen, und gewertet wird, als wäre das Spiel dann zu Ende.
        [2] Von jedem Stapel kannst du nur die offene Karte nehmen; gewertet wird, als wäre das Spiel damit zu Ende.
       *[3] Was unter den offenen Karten liegt, weiß niemand; rechne also nicht damit. Es zählt der Punktestand, den du hättest, wenn das Spiel dann zu Ende wäre.
    }
}

# Why a slip gives no puzzle.
making-refused = { $why ->
    [hidden] Kein Rätsel: Was hier das Beste war, hängt von verdeckten Karten ab; beweisen lässt sich nichts.
    [twin] Kein Rätsel: Es gibt schon eines, das dasselbe fragt.
    [rules] Kein Rätsel: Diese Partie wurde mit geänderten Regeln gespielt.
   *[plain] Kein Rätsel: Nichts hat hier eine beste Antwort, die bewiesen ist, einen Kniff verlangt und nicht schon zu finden ist, indem man nimmt, was sofort am meisten bringt.
}
