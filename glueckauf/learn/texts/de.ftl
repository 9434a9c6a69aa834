### Lernen: Urteile über Antworten und Tipps.
### Eine Angabe wie "empty:k" gibt es auch in Teilen: $word-kind und $word-detail.

## Was erreicht wurde

amount = { $word-kind ->
    [vp] { $n } SP
    [squares] { $n ->
        [one] { $n } gefülltes Feld
       *[other] { $n } gefüllte Felder
    }
    [complete] { $n ->
        [one] { $n } vollständiger Auftrag
       *[other] { $n } vollständige Aufträge
    }
    [steps] { $n ->
        [one] { $n } Schritt
       *[other] { $n } Schritte
    }
    [coal] { $n } Kohlewürfel
   *[empty] { $n } leere { $word-detail ->
        [y] gelbe
        [b] braune
        [g] graue
       *[k] schwarze
    } { $n ->
        [one] Lore
       *[other] Loren
    }
}

## Urteile

verdict-best = Besser geht es nicht: { $value }.
verdict-short = Erreicht: { $value }; bestmöglich: { $par }.
verdict-unmet = { $count ->
    [one] Auftrag { $labels } muss am Ende vollständig sein, ist es aber nicht.
   *[other] Die Aufträge { $labels } müssen am Ende vollständig sein, sind es aber nicht.
}
verdict-infeasible = Diese Aufgabe lässt sich mit keiner Zugfolge erfüllen.
verdict-illegal = Nr. { $place } ({ $token }) verstößt gegen { $rule }: { $why }
verdict-cut-short = Die Zugfolge endet zu früh ({ $rule }): { $why }
verdict-stars = { $stars } von 3 Sternen.
slip-move = Der erste Fehler ist Nr. { $place } ({ $token }): Danach ist das Beste nicht mehr erreichbar.
slip-stopped = Die Zugfolge endet, obwohl das Beste noch erreichbar ist.
slip-instead = Besser von dort: { $line }
slip-end = Besser dort aufhören.
head-best = am besten
head-given = gegeben

## Tipps

hint-theme = { $theme ->
    [ride-light] Leichte Fahrt: Nicht alles, was in den Förderkorb passt, ist seine Schritte wert.
    [shared-ride] Gemeinsame Fahrt: Eine Fahrt kann mehrere Aufträge bedienen.
    [deep-first] Zuerst in die Tiefe: Beginne auf der tiefsten Sohle.
    [second-ride] Zweite Fahrt: Hier lohnt es sich, noch einmal hinunterzufahren.
    [pair-sacrifice] Opfer: Gib Kohle in ein Paar, obwohl ein Feld ihrer Farbe auf sie wartet.
    [pair-from-junk] Paar aus Resten: Zwei Kohlewürfel, die kein Auftrag braucht, können zusammen ein Feld füllen.
    [storage-withdrawal] Griff ins Lager: Ein Teil der Kohle, die du brauchst, liegt schon dort.
    [storage-bank] Auf Vorrat: Kohle, die jetzt ins Lager kommt, spart später Schritte.
    [parked-cage] Geparkter Förderkorb: Lass ihn zwischen zwei Aktionen unter Tage stehen.
    [full-cage] Voller Förderkorb: Nutze jeden Platz darin.
    [split-order] Stück für Stück: Fülle einen Auftrag bei mehr als einem Halt über Tage.
    [empty-cart-race] Leere Loren: Es zählt auch, was du lädst, nicht nur, was du auslieferst.
    [balance-repair] Gleichgewicht: Achte auf deine hellen und deine dunklen Stollenplättchen.
    [deliver-before-displaced] Liefere rechtzeitig aus, bevor das Feld mehr Arbeiter kostet.
    [double-delivery] Doppelte Auslieferung: Eine Aktion kann zwei Aufträge ausliefern.
    [cash-for-depth] Mark für die Tiefe: Für Geld bekommst du Loren auf den tieferen Sohlen.
    [start-player-grab] Startspieler: Die Arbeiter in den Werkstätten entscheiden, wer die nächste Schicht beginnt.
    [tie-trap] Falle Gleichstand: Ein Gleichstand ändert, was ein Platz wert ist.
    [quiet-move] Stiller Schritt: Der beste Schritt füllt noch kein Feld.
    [greedy-trap] Falle für Gierige: Beginne nicht mit dem Auftrag, der die meisten Punkte je Schritt bringt.
   *[other] Es braucht keinen Kniff: Zähle die Schritte, die jeder Auftrag kostet.
}
hint-level = Der Förderkorb fährt zuerst { $level ->
    [0] nach über Tage
   *[other] zur { $level }. Sohle
}.
hint-no-ride = Der Förderkorb muss gar nicht fahren.
hint-start = Die beste Zugfolge beginnt so: { $line }.
hint-nothing = Am besten ist es, nichts zu tun.

## Lektionen: Antworten auf einen Zug, eine Frage, eine Regeländerung

cost = { $unit ->
    [steps] { $n ->
        [one] { $n } Schritt
       *[other] { $n } Schritte
    }
   *[moves] { $n ->
        [one] { $n } Zug
       *[other] { $n } Züge
    }
}
answer-illegal = { $rule }: { $why }
answer-par = Geschafft – gebraucht: { $used }; weniger geht nicht.
answer-longer = Geschafft – gebraucht: { $used }; nötig: { $par }.
answer-stars = { $stars } von 3 Sternen.
answer-left = Auf Kurs. Noch nötig: { $amount }.
answer-detour = Das geht, ist aber ein Umweg – mehr als nötig: { $amount }.
answer-lost = Nach „{ $move }“ ist das Ziel nicht mehr erreichbar. Nimm das zurück und versuche es anders.
answer-undo = Das Ziel ist so nicht mehr erreichbar. Nimm das zurück und versuche es anders.
answer-missing = Was gelten müsste: { $goals }
answer-over = Dein Zug ist zu Ende, und das Ziel ist noch nicht erreicht.
answer-unknown = Das Ziel ist noch nicht erreicht.
advice-move = Versuche das: { $move } ({ $token }).
advice-undo = Von hier aus ist das Ziel nicht erreichbar. Nimm zuerst deinen letzten Zug zurück.
rulebook-says = Die Spielregel sagt ({ $rule }): { $text }
what-if-printed = Nach den gedruckten Regeln: { $answer }
what-if-changed = Mit { $rules }: { $answer }
what-if-shown = Oben: die gedruckten Regeln. Unten: { $rules }.
what-if-allowed = „{ $move }“ ist erlaubt.
what-if-forbidden = Nicht erlaubt ({ $rule }): { $why }
what-if-impossible = Das ist nicht möglich.

## Fortschritt, Abdeckung, Prüfung

progress-none = Noch ist nichts gelöst. Lektion 1 ist ein guter Anfang.
progress-lesson = Lektion { $number }: { $title }
progress-solved = { $solved } von { $screens } gelöst
progress-hints = { $hints ->
    [one] { $hints } Tipp
   *[other] { $hints } Tipps
}
progress-weak = Sieh dir { $rule } noch einmal an{ $lesson ->
    [0] {""}
   *[other] {" "}(Lektion { $lesson })
}: { $text }
progress-strong = Keine schwachen Regeln.
coverage-head = Regel
coverage-lessons = gelehrt in Lektion
coverage-none = noch nicht
coverage-total = { $taught } von { $rules } Regeln werden gelehrt.
exam-result = { $points } von { $most } Punkten, { $percent } %.
exam-passed = Bestanden. Glück auf, Geselle!
exam-failed = Noch nicht bestanden: Nötig sind { $needed } Punkte.

## Notebooks

book-how = *Drücke oben in der Leiste auf **▶▶** und antworte **Restart** (dein Fortschritt bleibt erhalten), damit die Bretter unten lebendig werden. Dann klicke auf das, was leuchtet, oder nimm Tab, die Pfeiltasten und Enter. Es kann nichts kaputtgehen: `z` nimmt einen Zug zurück.*
book-show = Sieh zu
book-number = Sag voraus
book-rule = Welche Regel?
book-act = Du bist dran
book-what-if = Was wäre, wenn …
book-rules = Die Spielregel sagt
book-next = **Weiter:** { $link }
welcome-title = Glück auf!
welcome-what = So grüßen sich Bergleute, und so heißt ein Brettspiel um Kohle: Du schickst Arbeiter los, baust ab, lädst und lieferst. Hier lernst du es vom ersten Zug an, löst Rätsel, deren beste Antwort bewiesen ist, und spielst gegen den Computer. Programmieren musst du nicht können.
welcome-turn = Ein Abbau
welcome-turn-how = Auftrag **A** verlangt einen schwarzen Kohlewürfel, und schwarze Kohle liegt auf der 4. Sohle. Du hast vier Schritte. Klicke auf die 4. Sohle, dann auf die Kohle, auf über Tage und auf das Feld des Auftrags; dann drücke **Prüfen**.
welcome-stuck = Kommst du nicht weiter? **Tipp** hilft jedes Mal ein wenig mehr, und ein Klick auf etwas Graues sagt dir, welche Regel im Weg steht. Die kleinen Nummern wie GA-5.1 nennen die Regel.
welcome-game = Ein ganzes Spiel
welcome-game-how = Du bist Spieler 0, der Computer ist Spieler 1. Zuerst nehmt ihr euch je drei Aufträge, dann schickt ihr Arbeiter los. Kennst du das Spiel noch nicht, beginne unten mit Lektion 1 und komm wieder.
welcome-next = Wie es weitergeht
welcome-languages = Andere Sprachen: Starte das Programm mit `glueckauf --lang en`, `pl` oder `hu`, oder wähle eine unter jedem Brett.
book-exam = Die Gesellenprüfung
book-exam-idea = Zehn Fragen zu den Regeln, dann eine Schicht gegen den Computer. Mit 80 % bestehst du.
book-exam-questions = Zehn Fragen
book-exam-questions-how = Jede Frage zählt einmal: Die erste Antwort gilt.
book-exam-shift = Eine Schicht
book-exam-shift-how = Du bist Spieler 0. Es zählt der Punktestand nach der Schicht.
book-exam-result = Dein Ergebnis
book-exam-result-how = Führe diese Zelle noch einmal aus, wenn du fertig bist. Regeln, bei denen du unsicher warst, stehen mit der Lektion da, die sie lehrt.

## Gedruckte Blätter

sheet-title = Rätsel
sheet-name = Name
sheet-date = Datum
sheet-colour = { $colour ->
    [y] gelb
    [b] braun
    [g] grau
   *[k] schwarz
}
sheet-step = { $step ->
    [ride] Förderkorb zur 3. Sohle
    [surface] Förderkorb nach über Tage
    [load] graue Kohle laden
    [fill] Grau vom Korb auf Auftrag A
    [withdraw] Grau vom Lager auf Auftrag A
    [store] Grau vom Korb ins Lager
    [end] Abbau vorzeitig beenden
   *[pair] Gelb und Braun als Paar auf ein graues Feld von Auftrag A
}
sheet-check = Prüfen:
sheet-task = Erreiche so viel du kannst: { $actions }.
sheet-rules = Geänderte Regeln: { $rules }.
sheet-notes = Notizen
sheet-key = Lösungen
sheet-key-how = Richtig ist jede Zugfolge, die den besten Wert erreicht. Hier steht für jedes Rätsel eine davon.
sheet-blunder = Am meisten verliert Zug { $turn }: { $loss } SP.
sheet-better = Besser:
sheet-lines = { $lines ->
    [one] Das ist die einzige beste Zugfolge.
   *[other] Eine von { $lines } besten Zugfolgen.
}

## Aufgaben

puzzle-title = Rätsel { $name }
task-points = Du hast { $steps } Schritte. Vervollständige Aufträge, die möglichst viele Punkte bringen, mit möglichst wenigen Schritten.
task-steps = { $count ->
    [one] Vervollständige den Auftrag { $labels } mit möglichst wenigen Schritten; du hast { $steps }.
   *[other] Vervollständige die Aufträge { $labels } mit möglichst wenigen Schritten; du hast { $steps }.
}
task-space = { $count ->
    [one] Der Auftrag { $labels } soll nach einer Aktion vollständig sein.
   *[other] Die Aufträge { $labels } sollen nach einer Aktion vollständig sein.
} Welches Feld „Abbau“ genügt: 4, 6, 8 oder 10 Schritte? Zeige es mit möglichst wenigen Schritten.
task-ready = Du hast { $steps } Schritte. Vervollständige Aufträge, die möglichst viele Punkte bringen. Mach dann den Förderkorb für die nächste Aktion bereit: Habe möglichst viele leere { $carts-detail ->
    [y] gelbe
    [b] braune
    [g] graue
   *[k] schwarze
} Loren, mit möglichst wenigen Schritten.
task-twice = Du baust zweimal ab: erst { $first } Schritte, dann { $second }. Vervollständige Aufträge, die möglichst viele Punkte bringen, mit möglichst wenigen Schritten.
task-delivery = Baue { $first } Schritte lang ab, liefere { $space-detail ->
    [barrow] mit der Schubkarre
    [carriage] mit dem Fuhrwerk
    [motorcar] mit dem Lastwagen
   *[engine] mit der Lokomotive
} aus und baue dann noch { $second } Schritte ab. Vervollständige Aufträge, die möglichst viele Punkte bringen – ausgelieferte zählen mit –, mit möglichst wenigen Schritten.

## Puzzles on a whole table: verdicts and hints

turn-amount = { $objective ->
    [margin] { $n } SP Vorsprung
    [behind] { $n } SP Rückstand
   *[other] { $n } SP
}
turn-illegal = Zug { $turn }: „{ $move }“ ({ $token }) verstößt gegen { $rule }: { $why }
turn-cut-short = Zug { $turn } endet zu früh ({ $rule }): { $why }
turn-too-many = { $n ->
    [one] Du hast nur einen Zug.
   *[other] Du hast nur { $n } Züge.
}
turn-not-starting = Die nächste Schicht beginnst nicht du.
turn-no-card = „{ $move }“ ({ $token }): Diese Karte kann man nicht nehmen.
turn-picks = { $n ->
    [one] Nimm genau eine Karte.
   *[other] Nimm genau { $n } Karten.
}
turn-slip = Der erste Fehler ist Zug { $turn }: Danach ist das Beste nicht mehr erreichbar.
blunder-found = Das ist er: Zug { $turn } verliert { $n } SP.
blunder-other = { $n ->
    [0] Zug { $turn } verliert nichts.
   *[other] Zug { $turn } verliert { $n } SP.
} Der größte Fehler ist Zug { $par }: Er verliert { $loss } SP.
draft-instead = Eine beste Wahl: { $line }
hint-turn-theme = { $theme ->
    [double-delivery] Doppelte Auslieferung: Warte, bis eine Aktion zwei Aufträge ausliefert.
    [tie-trap] Gleichstand: Auf der Schichtuhr gleichzuziehen bringt so viel wie vorn zu liegen.
    [empty-cart-race] Leere Loren: Am Ende zählt auch, was du geladen hast, wo immer es liegt.
    [balance-repair] Gleichgewicht: Ein Plättchen für die leichtere Seite deines Bergwerks spart Punkte.
    [cash-for-depth] Mark für die Tiefe: Ein graues oder schwarzes Plättchen lohnt sich hier.
    [storage-withdrawal] Griff ins Lager: Ein Teil der Kohle, die du brauchst, liegt schon dort.
    [deliver-before-displaced] Liefere rechtzeitig aus, bevor das Feld mehr Arbeiter kostet.
    [start-player-grab] Startspieler: Die Arbeiter in den Werkstätten entscheiden, wer die nächste Schicht beginnt.
    [quiet-move] Ein stiller Zug: Nicht jeder Zug muss abbauen oder ausliefern.
    [greedy-trap] Falle für Gierige: Was sofort am meisten bringt, bringt am Ende nicht am meisten.
   *[other] Es braucht keinen Kniff: Rechne aus, was jeder Plan bringt.
}
hint-spaces = Ein bester Plan nutzt, in irgendeiner Reihenfolge: { $spaces }.
hint-first-turn = Ein bester Plan beginnt so: { $line }
hint-card = Eine der besten Karten: { $line }
hint-loss = Der größte Fehler kostet { $n } SP.
hint-better-turn = Besser als der größte Fehler war: { $line }

## Puzzles on a whole table: tasks

sort-name = { $sort ->
    [turn] Ein Zug
    [space] Welcher Abbau?
    [miners] Die letzten Arbeiter
    [shift-end] Schichtende
    [last] Feierabend
    [draft] Die Auswahl der Aufträge
   *[blunder] Finde den Fehler
}
puzzle-name = { $name } ({ $id })
task-turns = Du bist Spieler { $seat }, es läuft Schicht { $shift }. { $sort ->
    [turn] Du hast einen Zug.
    [space] Plane { $turns } Züge, und achte darauf, auf welches Feld „Abbau“ du gehst.
    [miners] { $miners ->
        [one] Du hast noch einen Arbeiter: Setze ihn ein.
       *[other] Du hast noch { $miners } Arbeiter: Setze alle ein.
    }
    [shift-end] Die Schicht ist fast vorbei. { $miners ->
        [one] Du hast noch einen Arbeiter: Setze ihn ein.
       *[other] Du hast noch { $miners } Arbeiter: Setze alle ein.
    }
   *[last] Das Spiel ist fast vorbei. { $miners ->
        [one] Du hast noch einen Arbeiter: Setze ihn ein.
       *[other] Du hast noch { $miners } Arbeiter: Setze alle ein.
    }
}
task-own-turns = Du bist Spieler { $seat }, es läuft Schicht { $shift }. Plane deine nächsten { $turns } Züge.
task-goal = { $objective ->
    [vp] Wie viele Siegpunkte kannst du am Ende haben, allein durch Auslieferungen?
    [clock] Wie viele Punkte kannst du am Ende haben, wenn die Schichtuhr dann wie am Ende der Schicht gewertet wird{ $last ->
        [0] {""}
       *[other] , mit Mark, Kohle, offenen Aufträgen und Gleichgewicht
    }?
   *[margin] Wie groß kann dein Vorsprung vor dem besten Gegner sein, wenn die Schichtuhr dann wie am Ende der Schicht gewertet wird{ $last ->
        [0] {""}
       *[other] , mit Mark, Kohle, offenen Aufträgen und Gleichgewicht
    }?
}
task-start = Und die nächste Schicht musst du beginnen.
task-still = Die anderen tun nichts.
task-replies = { $when ->
    [one] Nach deinem ersten Zug spielt der nächste Spieler: { $replies }.
    [first] Nach deinem ersten Zug spielen die anderen der Reihe nach: { $replies }.
   *[each] Nach jedem deiner Züge spielt der andere den nächsten dieser Züge: { $replies }.
} Was bis dahin unmöglich geworden ist, entfällt.
task-draft = Du bist Spieler { $seat }. Nimm { $picks ->
    [one] noch eine Karte
   *[other] { $picks } Karten
} aus der Reihe, als würde sonst niemand wählen: Aufträge im Wert von wie vielen Punkten kannst du danach mit einer Abbau-Aktion von { $steps } Schritten vervollständigen?
task-blunder = Du bist Spieler { $seat }, es läuft Schicht { $shift }. Du spielst die folgenden Züge, die anderen tun nichts. Nach dem letzten { $objective ->
    [vp] zählen deine Siegpunkte
    [clock] zählen deine Punkte mit der Schichtuhr
   *[margin] zählt dein Vorsprung mit der Schichtuhr
}. Welcher Zug verliert gegenüber dem besten am meisten?
task-log-turn = { $n }: { $line }

## Training, Wettbewerbe, offenes Optimieren

theme = { $theme ->
    [ride-light] Leicht fahren
    [shared-ride] Gemeinsame Fahrt
    [deep-first] Tief zuerst
    [second-ride] Zweite Fahrt
    [pair-sacrifice] Opfer
    [pair-from-junk] Paar aus Resten
    [storage-withdrawal] Ins Lager greifen
    [storage-bank] Auf Vorrat
    [parked-cage] Geparkter Korb
    [full-cage] Voller Korb
    [split-order] Stück für Stück
    [empty-cart-race] Leere Loren
    [balance-repair] Gleichgewicht
    [deliver-before-displaced] Rechtzeitig liefern
    [double-delivery] Doppelte Lieferung
    [cash-for-depth] Mark für Tiefe
    [start-player-grab] Startspieler
    [tie-trap] Gleichstandsfalle
    [quiet-move] Stiller Schritt
   *[greedy-trap] Gierfalle
}
training-streak = { $days ->
    [0] Noch keine Serie: Löse heute ein Rätsel, dann beginnt sie.
    [one] { $days } Tag in Folge.
   *[other] { $days } Tage in Folge.
}{ $kept ->
    [1] {" "}Heute zählt schon.
   *[0] {""}
}{ $longest ->
    [0] {""}
    [one] {" "}Längste Serie: { $longest } Tag.
   *[other] {" "}Längste Serie: { $longest } Tage.
}
training-solved = { $solved } von { $puzzles } Rätseln gelöst.
training-due = { $open ->
    [0] Noch keine Fehler, aus denen du lernen könntest.
   *[other] Fehler, die noch zu lernen sind: { $open }; heute fällig: { $due }.
}
training-theme = { $solved } von { $puzzles } gelöst{ $open ->
    [0] {""}
   *[other] , { $open } noch zu lernen
}
training-weak = dein schwaches Thema
training-no-mistakes = Kein Fehler ist fällig. Löse etwas Neues und komm morgen wieder.
training-no-weak-theme = Es ist noch nichts schiefgegangen, also gibt es kein schwaches Thema.
training-no-puzzle = So ein Rätsel gibt es in der Sammlung noch nicht.
contest-head = { $column ->
    [puzzle] Rätsel
    [value] erreicht
    [par] bestmöglich
    [stars] Sterne
   *[slip] erster Fehler
}
contest-slip = Zug { $place } ({ $token })
contest-stopped = hört zu früh auf
contest-summary = { $stars } von { $most } Sternen; { $solved } von { $count } bestmöglich gelöst. Startwert { $seed }.
blunder-try = { $n ->
    [0] Zug { $turn } verliert nichts.
   *[other] Zug { $turn } verliert { $n } SP, aber ein anderer verliert mehr.
} Schau noch einmal hin.
chart-axis = { $axis ->
    [vp] SP
   *[steps] Schritte
}
chart-beyond = unerreichbar
chart-tries = Versuche: { $tries }. Gefundene Plätze auf der Front: { $met } von { $front }.
chart-best = { $vp } SP mit { $steps } Schritten: Das kann niemand übertreffen.
chart-behind = { $vp } SP mit { $steps } Schritten; möglich sind damit { $possible } SP.
chart-slow = { $vp } SP mit { $steps } Schritten; dafür genügen { $fewest }.
book-puzzles = Rätsel
book-puzzles-idea = Ein Rätsel für jeden Tag, deine Serie, dein schwaches Thema, und deine Fehler zuerst. Und wer programmiert: ein Wettbewerb für Löser.
book-puzzles-daily = Das Rätsel des Tages
book-puzzles-daily-how = Alle haben heute dasselbe; `ga.daily("2026-12-24")` ist das eines anderen Tages. Die Woche steigt an: Montag ist leicht, Sonntag schwer. Jede Antwort wird danach beurteilt, was sie erreicht; es kann also viele richtige geben.
book-puzzles-training = Wo du stehst
book-puzzles-training-how = Was du löst, steht in einer kleinen Datei in deinem Ordner. Eine Serie sind Tage in Folge mit einem gelösten Rätsel. Was schiefging, kommt in ein Fach und kehrt wieder: sofort, dann nach 1, 3, 7, 14 und 30 Tagen, solange du es ohne Hilfe löst. Führe diese Zelle aus, so oft du magst.
book-puzzles-next = Was kommt als Nächstes?
book-puzzles-next-how = Zuerst fällige Fehler, dann etwas Neues, das Leichteste zuerst. Führe die Zelle noch einmal aus, dann kommt das nächste Brett.
book-puzzles-mistakes = Meine Fehler
book-puzzles-mistakes-how = Nur was früher schiefging und jetzt fällig ist.
book-puzzles-weak = Mein schwaches Thema
book-puzzles-weak-how = Ein Thema ist ein Kniff, ohne den die beste Antwort unerreichbar ist. Hier kommt ein Rätsel mit dem, der am öftesten schiefging.
book-puzzles-theme = Ein Thema nach Wahl
book-puzzles-theme-how = Die Namen stehen in der zweiten Spalte der Tabelle oben.
book-puzzles-variant = Eigene Zahlen
book-puzzles-variant-how = Derselbe Kniff mit anderen Zahlen: Jeder Name ergibt ein anderes Rätsel mit gleichem Thema und gleicher Schwierigkeit. Setz deinen ein. So arbeitet eine ganze Klasse an einer Idee, und niemand kann abschreiben.
book-puzzles-contest = Bring deinen eigenen Löser mit
book-puzzles-contest-how = Ein Löser ist eine Funktion, die ein Rätsel bekommt und eine Zugfolge zurückgibt. Dieser hier probiert hundert zufällige Zugfolgen und behält die beste. Die Rätsel entstehen aus dem Startwert, und bei jedem verfehlt ein gieriger Löser das Beste. Schreibst du einen besseren?
book-optimise = Der offene Schacht
book-optimise-idea = Hier ist nichts richtig oder falsch: Wie viele Punkte sind wie viele Schritte wert?
book-optimise-board = Probier es aus
book-optimise-board-how = Spiele eine Zugfolge und drücke **Prüfen**, oder beende die Aktion. Dann beginne von vorn und spiele eine andere. Wenige Schritte oder viele Punkte: Jede Zugfolge ist ein Versuch.
book-optimise-chart = Alles, was du versucht hast
book-optimise-chart-how = Jeder Versuch ist ein Punkt: nach rechts die Schritte, nach oben die Punkte; die Balken zählen, wie oft. Die grüne Linie ist die *Front*: Ergebnisse, die niemand übertreffen kann, bewiesen vom exakten Löser. Was jenseits liegt, ist unerreichbar. Findest du jeden Platz auf der Front?
book-optimise-code = Mit einem Programm
book-optimise-code-how = Zugfolgen lassen sich auch mit Code hinzufügen. Hier sind zweihundert zufällige: Wie nah kommt der Zufall der Front?
