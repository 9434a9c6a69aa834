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

## Plots

plot-told = { $name } { $value }
plot-told-interval = { $name } { $value } ({ $low } bis { $high })
plot-published = die veröffentlichten Regeln
plot-side = Regeln { $side }
plot-side-only = Diese Regeln
plot-side-means = { $side }: { $rules }
plot-side-told = { $side }: { $told }.
plot-players = { $players } Personen
plot-place = { $place ->
    [1] erster Platz
    [2] zweiter Platz
    [3] dritter Platz
   *[4] vierter Platz
}
plot-deck = Kartenfolge (ihre Startzahl)
plot-decks-so-far = Kartenfolgen bisher
plot-turn = gespielte Züge
plot-shift = Schicht { $shift }
plot-score-y = Punkte in SP
plot-caption = Kartenfolgen: { $blocks } · Spiele: { $games } · Personen: { $players } · Bots: { $bots } · Startzahlen: { $first }–{ $last }
plot-caption-one = ein Spiel, { $players } Personen
plot-interval-mean = Die Intervalle enthalten das wahre Mittel in 95 von 100 Fällen.
plot-interval-always = Das Intervall bleibt wahr, so oft man auch hinsieht.
plot-differences-title = { $metric }: B verglichen mit A, Kartenfolge für Kartenfolge
plot-differences-y = B minus A, in { $unit }
plot-differences-one = eine Kartenfolge
plot-differences-mean = Mittel mit Intervall
plot-differences-alt = Jeder Punkt ist der Unterschied zwischen B und A bei einer Kartenfolge. Von { $decks } Kartenfolgen liegen { $above } über null, { $below } darunter und { $even } bei null; der kleinste Wert ist { $least } { $unit }, der größte { $most } { $unit }. Das Mittel ist { $effect } { $unit }{ $sure ->
    [1] , mit einem Intervall von { $low } bis { $high }.
   *[0] ; für ein Intervall sind es zu wenige Kartenfolgen.
}
plot-stopping-title = { $metric }: wie die Frage entschieden wurde
plot-stopping-effect = Mittel mit Intervall
plot-stopping-matters = kleinster Zuwachs, der zählt
plot-stopping-matters-less = kleinster Rückgang, der zählt
plot-stopping-ratio = Belege (Log-Likelihood-Quotient)
plot-stopping-more = für { $smallest } { $unit } mehr
plot-stopping-less = für { $smallest } { $unit } weniger
plot-stopping-upper = darüber ist es gezeigt
plot-stopping-lower = darunter ist es ausgeschlossen
plot-stopping-end = { $verdict ->
    [higher] nach { $decks } Kartenfolgen entschieden: B liegt höher
    [lower] nach { $decks } Kartenfolgen entschieden: B liegt niedriger
    [no-difference] nach { $decks } Kartenfolgen entschieden: kein Unterschied, der zählt
   *[undecided] nach { $decks } Kartenfolgen nicht entschieden
}
plot-stopping-alt = { $stop ->
    [interval] Das Intervall um das Mittel schließt sich mit jeder weiteren Kartenfolge.
   *[sprt] Zwei Linien der Belege, für mehr und für weniger, verlaufen zwischen zwei Schranken.
} { $verdict ->
    [higher] Nach { $decks } Kartenfolgen war die Frage entschieden: B liegt höher.
    [lower] Nach { $decks } Kartenfolgen war die Frage entschieden: B liegt niedriger.
    [no-difference] Nach { $decks } Kartenfolgen war die Frage entschieden: Es gibt keinen Unterschied, der zählt.
   *[undecided] Nach { $decks } von höchstens { $most } Kartenfolgen war die Frage noch offen.
} Das Mittel ist { $effect } { $unit }{ $sure ->
    [1] , mit einem Intervall von { $low } bis { $high }.
   *[0] ; für ein Intervall sind es zu wenige Kartenfolgen.
}
plot-seats-title = Mittlere Punkte nach der Spielreihenfolge
plot-seats-x = Platz in der Spielreihenfolge
plot-seats-alt = Mittlere Punkte in SP, mit Intervallen. { $told }
plot-river-title = { $one ->
    [1] Die Punkte Zug um Zug
   *[0] { $side ->
        [a] Die mittleren Punkte Zug um Zug, mit A
        [b] Die mittleren Punkte Zug um Zug, mit B
       *[other] Die mittleren Punkte Zug um Zug
    }
}
plot-river-alt = Eine Linie für jede Person über { $turns } Züge. Punkte in SP nach Zug { $middle }: { $half }. Am Ende: { $end }.
plot-sources-title = Woher die Punkte kommen
plot-sources-x = { $what ->
    [players] Personen am Tisch
   *[rules] Regeln
}
plot-sources-y = mittlere Punkte je Person in SP
plot-sources-told = { $side }, zusammen { $total } SP: { $told }.
plot-sources-alt = Gestapelte Balken der mittleren Punkte je Person nach Herkunft. { $told }
plot-spaces-title = { $side ->
    [a] Wie oft jedes Feld genutzt wird, mit A
    [b] Wie oft jedes Feld genutzt wird, mit B
   *[other] Wie oft jedes Feld genutzt wird
}
plot-spaces-x = Schicht
plot-spaces-y = Feld
plot-spaces-of = Nutzungen je Spiel
plot-spaces-alt = Eine Tabelle von { $spaces } Feldern und { $shifts } Schichten, nach der Nutzung getönt. Am meisten genutzt: { $space } in Schicht { $shift }, { $value }-mal je Spiel. { $some ->
    [1] Nie genutzt: { $unused }.
   *[0] Jedes Feld wird genutzt.
}
plot-tornado-title = { $metric }: was jeder Regler ändert
plot-tornado-x = Regler
plot-tornado-y = Änderung in { $unit }
plot-tornado-lowered = gesenkt
plot-tornado-raised = erhöht
plot-tornado-alt = Balken nach links senken das Ergebnis, Balken nach rechts erhöhen es; der Regler, der am meisten bewegt, steht oben. Änderungen in { $unit }: { $told }.
plot-tornado-knob = { $knob }: { $values }
plot-tornado-told = { $knob } auf { $value }
plot-surface-title = { $metric }: zwei Regler zugleich
plot-surface-alt = Eine Tabelle von { $cells } Regelsätzen, nach dem Ergebnis in { $unit } getönt. Am niedrigsten: { $lowest }. Am höchsten: { $highest }.
plot-surface-cell = { $value } mit { $x } auf { $at } und { $y } auf { $beside }
plot-ladder-title = Wer gewinnt
plot-ladder-x = Bots
plot-ladder-y = { $what ->
    [elo] Elo-Punkte voraus
   *[share] Siege in Prozent
}
plot-ladder-share = { $what ->
    [elo] Elo-Punkte mit Intervall
   *[share] Sieganteil mit Intervall
}
plot-ladder-par = { $what ->
    [elo] gleich stark
   *[share] was Gleichstarke gewännen
}
plot-ladder-alt = { $what ->
    [elo] Elo-Punkte, die der erste Bot vor dem zweiten liegt, mit Intervallen: { $told }.
   *[share] Siege des ersten Bots in Prozent, mit Intervallen: { $told }. Gleichstarke gewännen { $par } Prozent.
}
plot-ladder-caption = Kartenfolgen: { $decks } · Spiele: { $games } · Personen: { $players }
## Vergleiche und Erhebungen

rules-told = { $changed ->
    [0] die veröffentlichten Regeln
   *[other] { $rules }
}
seats-told = { $n ->
    [1] { $bot }
   *[other] { $n } × { $bot }
}{ $restricted ->
    [0] { "" }
   *[other] { " " }ohne { $kinds }
}
decks-told = { $blocks ->
    [one] eine Kartenfolge
   *[other] { $blocks } Kartenfolgen
}
games-told = { $games ->
    [one] eine Partie
   *[other] { $games } Partien
}
report-question = { $metric }: Was ändert sich mit Regeln B ({ $b }), verglichen mit Regeln A ({ $a })?
report-answer = { $verdict ->
    [higher] mit B ist der Wert höher, und zwar um { $size }
    [lower] mit B ist der Wert niedriger, und zwar um { $size }
    [same] der Wert ändert sich um weniger als { $smallest }: gemessen ist ein Unterschied von { $effect }
   *[open] das ist nicht entschieden: der Unterschied ist bisher { $effect }
}; { $interval ->
    [none] für ein Intervall sind es noch zu wenige Kartenfolgen
    [equal] alle Kartenfolgen sagen dasselbe
   *[other] das Intervall von { $low } bis { $high } enthält den wahren Unterschied in { $sure } von 100 solchen Versuchen
} ({ decks-told }, { games-told }).
report-played = { $players } Personen am Tisch ({ $seats }), jede Kartenfolge in allen verschiedenen Sitzordnungen gespielt; Kartenfolgen { $first } bis { $last }.
report-method = { $stop ->
    [sprt] Beendet durch einen sequentiellen Test (GSPRT)
   *[interval] Beendet durch das Intervall
}: es zählen Unterschiede von { $smallest }, höchstens { $alpha } % falscher Alarm, { $beta } % übersehene Unterschiede, { $least } bis { $most } Kartenfolgen. Die Intervalle gelten jederzeit: auch wenn aufgehört wird, sobald die Antwort klar ist. Zufall: wie wahrscheinlich ein solcher Unterschied höchstens wäre, wenn es keinen gäbe.
report-ratio = Beide Regeln trafen auf dieselben Kartenfolgen: der Unterschied schwankt { $ratio } % so stark wie mit getrennten Kartenfolgen (Varianz).
report-also = Nur die erste Messgröße entscheidet. Für die anderen gelten die Intervalle alle zusammen, und der Zufall ist ihrer Zahl angepasst (Holm).
report-from = Gemessen mit glueckauf { $version }, Regeln { $a } und { $b }.
report-head = { $column ->
    [metric] Messgröße
    [a] A
    [b] B
    [effect] B − A
    [interval] Intervall
   *[chance] Zufall
}
report-plot = { $metric }: wie sich das Intervall schließt
report-blocks = Kartenfolgen
report-effect = Unterschied, B − A
report-low = unteres Ende des Intervalls
report-high = oberes Ende des Intervalls
survey-question = Wie sind Partien, wenn diese Regeln gelten: { $rules }? { decks-told }, { games-told }.
survey-from = Das Intervall enthält das wahre Mittel in 95 von 100 solchen Erhebungen. Gemessen mit glueckauf { $version }, Regeln { $rules }.
survey-head = { $column ->
    [metric] Messgröße
    [part] Teil
    [mean] Mittel
    [interval] Intervall
   *[blocks] Kartenfolgen
}
