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
hint-start = Die beste Zugfolge beginnt so: { $line }
hint-nothing = Am besten ist es, nichts zu tun.

## Lektionen: was erreicht werden soll

goal-amount = { $word ->
    [marks] Deine Mark
    [vp] Deine Siegpunkte
    [miners] Deine Arbeiter im Vorrat
    [orders] Deine ausstehenden Aufträge
    [coal] Kohlewürfel in deinem Besitz
    [colours] Farben auf deinen ausstehenden Aufträgen
    [clock] Punkte der Schichtuhr
    [points] Deine Punkte mit der Schichtuhr
   *[margin] Dein Vorsprung mit der Schichtuhr
}: { $how ->
    [least] mindestens { $n }
    [most] höchstens { $n }
   *[exactly] { $n }
}.
goal-crew = { $place }: { $miners } Arbeiter von Spieler { $seat }.
goal-crew-in = { $place ->
    [pithead] Bank
   *[canteen] Kantine
}: { $miners } Arbeiter von Spieler { $seat }.
goal-complete = { $count ->
    [one] Auftrag { $labels } ist vollständig.
   *[other] Die Aufträge { $labels } sind vollständig.
}
goal-cards = { $word ->
    [delivered] Ausgeliefert
    [has_orders] Unter deinen Aufträgen
   *[tiles] Plättchen in deinem Bergwerk
}: { $cards }.
goal-stack = { $word ->
    [top_of_stack] Obenauf
   *[bottom_of_stack] Ganz unten
} im Stapel der { $stack ->
    [tiles] Stollenplättchen
   *[orders] Aufträge
}: { $cards }.
goal-coal = { $place ->
    [level] Kohle auf der { $level }. Sohle
    [cage] Kohle im Förderkorb
   *[storage] Kohle im Lager
}: { $coal }.
goal-cage-level = Der Förderkorb steht { $level ->
    [0] über Tage
   *[other] auf der { $level }. Sohle
}.
goal-value = Mindestens { $amount }.
goal-course = { $word ->
    [to_move] Spieler { $n } ist am Zug.
    [turn_over] Dein Zug ist zu Ende.
    [start] Spieler { $n } beginnt die Schicht.
    [shift] Schicht { $n } hat begonnen.
    [over] Das Spiel ist zu Ende.
   *[winner] Spieler { $n } gewinnt.
}

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
exam-ask-rule = Was sagt Regel { $rule }?
exam-ask-why = Spieler { $seat } ist am Zug. Welche Regel verbietet „{ $move }“ ({ $token })?
exam-ask-number = { $word ->
    [miners_needed] { $place }: Wie viele Arbeiter muss man dorthin schicken?
    [price] Wie viele Mark kostet das Plättchen { $place }?
    [clock_count] Spieler { $seat }, „{ $place }“: Wie viele zählt die Schichtuhr?
    [award] Spieler { $seat }, „{ $place }“: Wie viele Punkte gibt es, wenn die Schicht jetzt endet?
    [start_player] Die Schicht endet jetzt. Welche Nummer hat der Spieler, der die nächste beginnt?
    [marks] Das Spiel endet jetzt. Wie viele Punkte bringen Spieler { $seat } seine Mark?
    [coal] Das Spiel endet jetzt. Wie viele Punkte bringt Spieler { $seat } seine Kohle?
    [orders] Das Spiel endet jetzt. Um wie viel ändern die ausstehenden Aufträge den Punktestand von Spieler { $seat }?
   *[balance] Das Spiel endet jetzt. Um wie viel ändert das Gleichgewicht der Plättchen den Punktestand von Spieler { $seat }?
}
exam-shift = Spiele die erste Schicht als Spieler { $seat } gegen den gierigen Bot. Es zählt der Punktestand nach der Schicht.
exam-shift-result = Die Schicht: { $own } zu { $bot } Punkte; das zählt { $points } von { $most }.
exam-result = { $points } von { $most } Punkten, { $percent } %.
exam-passed = Bestanden. Glück auf, Geselle!
exam-failed = Noch nicht bestanden: Nötig sind { $needed } Punkte.

## Notebooks

book-how = *Drücke oben in der Leiste auf **▶▶** und bestätige, damit die Bretter unten lebendig werden. Dann klicke auf das, was leuchtet, oder nimm Tab, die Pfeiltasten und Enter. Es kann nichts kaputtgehen: `z` nimmt einen Zug zurück.*
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
   *[pair] Gelb und Braun als Paar auf ein graues Feld von Auftrag A
}
sheet-check = Prüfen:
sheet-task = Erreiche so viel du kannst: { $actions }.
sheet-rules = Geänderte Regeln: { $rules }.
sheet-notes = Notizen
sheet-key = Lösungen
sheet-key-how = Richtig ist jede Zugfolge, die den besten Wert erreicht. Hier steht für jedes Rätsel eine davon.
sheet-worth = { $objective ->
    [vp] { $n } SP
    [clock] Punkte mit der Schichtuhr: { $n }
   *[margin] Vorsprung mit der Schichtuhr: { $n }
}
sheet-blunder = Am meisten verliert Zug { $turn }: { $loss }.
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
