## The design lab

## Metrics: title, definition, unit

metric-seat_advantage-title = Vorteil des Startspielers
metric-seat_advantage = Die Endpunkte des Startspielers minus das Mittel der anderen. Teile: wie weit jeder Platz, vom Startspieler aus gezählt, am Ende über oder unter dem Mittel aller liegt.
metric-seat_advantage-unit = SP
metric-score_spread-title = Spannweite der Punkte
metric-score_spread = Das höchste Endergebnis minus das niedrigste. Zu zweit ist das der Abstand zum Zweiten.
metric-score_spread-unit = SP
metric-margin-title = Abstand zum Zweiten
metric-margin = Das höchste Endergebnis minus das zweithöchste; 0 bei Gleichstand.
metric-margin-unit = SP
metric-lead_changes-title = Führungswechsel
metric-lead_changes = Wie oft die alleinige Führung von einer Person auf eine andere übergeht: Verglichen werden die Punkte nach jedem Zug, und am Ende gilt als führend, wer gewinnt. Ein Gleichstand lässt die Führung, wo sie war.
metric-lead_changes-unit = Wechsel
metric-drama-title = Dramatik
metric-drama = Wie viele Punkte hinter der Führung liegt, wer am Ende gewinnt, gemittelt über die Stände nach allen Zügen außer dem letzten; 0, wenn es nie einen Rückstand gibt.
metric-drama-unit = SP
metric-decisive_turn-title = Entscheidender Zug
metric-decisive_turn = Der Anteil aller Züge, die gespielt sind, wenn die alleinige Führung endgültig an die Person geht, die gewinnt: 0,5 ist die Mitte der Partie; 1 heißt, dass der letzte Zug entscheidet oder der Sieg geteilt wird.
metric-decisive_turn-unit = Anteil der Züge
metric-duration-title = Dauer
metric-duration = Die Zahl der Züge, alle Spieler zusammen.
metric-duration-unit = Züge
metric-branching-title = Verzweigung
metric-branching = Die Zahl der erlaubten Möglichkeiten bei einer Entscheidung, gemittelt über alle Entscheidungen. Gezählt wird je Entscheidung, nicht je Zug: Ein Zug kann mehrere verlangen. Teile: Entscheidungen zu Beginn eines Zuges und spätere.
metric-branching-unit = Möglichkeiten je Entscheidung
metric-forced_turns-title = Erzwungene Züge
metric-forced_turns = Der Anteil der Züge, die keine Wahl lassen: Bei jeder ihrer Entscheidungen ist nur eine Möglichkeit erlaubt.
metric-forced_turns-unit = Anteil der Züge
metric-uncertainty-title = Ungewissheit
metric-uncertainty = Wie offen die Partie noch ist, von 0 (entschieden) bis 1 (alle gewinnen gleich wahrscheinlich), gemittelt über gleichmäßig verteilte Zeitpunkte. Ab jedem spielt ein schneller Bot mehrmals für alle weiter, und verdeckte Karten werden dabei neu verteilt; was zählt, ist die Entropie der Sieganteile im Verhältnis zur größtmöglichen.
metric-uncertainty-unit = 0 bis 1
metric-effective_decisions-title = Wirkliche Entscheidungen
metric-effective_decisions = Die Zahl der Möglichkeiten zu Beginn eines Zuges, die höchstens 1 SP hinter der besten liegen, gemittelt über gleichmäßig verteilte Züge. Was die Bots für erwägenswert halten, spielt ein schneller Bot mehrmals bis zum Ende der Schicht weiter, alles mit denselben verdeckten Karten; es entscheidet der mittlere Vorsprung.
metric-effective_decisions-unit = Möglichkeiten je Zug
metric-luck_share-title = Glücksanteil
metric-luck_share = Wie viel von den Unterschieden der Ergebnisse gutes Spiel nicht erklärt, von 0 (nur Können) bis 1 (nur Glück). Von dieser Eröffnung aus werden Partien mit neu verteilten verdeckten Karten gespielt; dabei wählt der Startspieler nichts, ein Drittel, zwei Drittel oder alles zufällig. Die Varianz der Vorsprünge unter gleich gut gespielten Partien wird durch die Varianz unter allen geteilt. Das beschreibt die Regeln und die Eröffnung, nicht die Spieler dieser Partie.
metric-luck_share-unit = Anteil der Varianz
metric-displacements-title = Verdrängungen je Arbeiter
metric-displacements = Die Zahl der verdrängten Arbeiter je geschicktem Arbeiter, die Bank mitgezählt.
metric-displacements-unit = Verdrängte je geschicktem Arbeiter
metric-space_use-title = Nutzung der Felder
metric-space_use = Wie vielfältig die Felder genutzt werden: die Zahl der Felder, die ebenso viel Vielfalt ergäben, wenn alle gleich oft genutzt würden. Teile: wie oft jedes offene Feld genutzt wird.
metric-space_use-unit = Felder
metric-space_use_by_shift-title = Nutzung der Felder nach Schichten
metric-space_use_by_shift = Die Vielfalt der in einer Schicht genutzten Felder, gemittelt über die Schichten. Teile: wie oft jedes offene Feld in jeder Schicht genutzt wird.
metric-space_use_by_shift-unit = Felder
metric-space_price-title = Preis der Felder
metric-space_price = Die Zahl der Arbeiter, die die Nutzung eines Feldes kostet, gemittelt über alle Nutzungen. Teile: dasselbe für jedes genutzte Feld.
metric-space_price-unit = Arbeiter
metric-order_use-title = Nutzung der Aufträge
metric-order_use = Der Anteil der genommenen Aufträge, die auch ausgeliefert werden. Teile: dasselbe nach Art des Auftrags und nach Karte, soweit welche genommen werden.
metric-order_use-unit = Ausgelieferte je genommenem Auftrag
metric-idle_marks-title = Übrige Mark
metric-idle_marks = Die Mark, die am Ende der letzten Schicht übrig sind, bevor sie gegen Punkte getauscht werden; das Mittel aller Spieler.
metric-idle_marks-unit = Mark je Spieler
metric-idle_workers-title = Ungenutzte Arbeiter
metric-idle_workers = Die Arbeiter, die beim Passen noch auf der Hand sind, über die ganze Partie; das Mittel aller Spieler.
metric-idle_workers-unit = Arbeiter je Spieler
metric-wasted_steps-title = Vergeudete Schritte
metric-wasted_steps = Die Schritte beim Fördern, die nicht genutzt werden, und die, die ein kürzerer Weg zum selben Ergebnis sparen würde; das Mittel aller Spieler. Kürzere Wege werden nur im Brettspiel gesucht.
metric-wasted_steps-unit = Schritte je Spieler
metric-sources-title = Punkte nach Herkunft
metric-sources = Das Endergebnis, gemittelt über die Spieler. Teile: die Punkte jeder Herkunft; zusammen sind sie das Ergebnis.
metric-sources-unit = SP
metric-cost = { $costly ->
    [1] teuer
   *[0] billig
}
metric-part-place = Platz { $place }
metric-part-first = Erste Entscheidung eines Zuges
metric-part-later = Spätere Entscheidungen
metric-part-unused = Nicht genutzte Schritte
metric-part-detours = Umwege
