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
metric-uncertainty = Wie offen die Partie noch ist, von 0 (entschieden) bis 1 (alle gewinnen gleich wahrscheinlich), gemittelt über gleichmäßig verteilte Zeitpunkte. Ab jedem spielt ein schneller Bot mehrmals für alle weiter, und verdeckte Karten werden dabei neu verteilt; was zählt, ist, wie oft zwei dieser Fortsetzungen verschiedene Sieger haben, verglichen mit ausgelosten Siegern. In einem Spiel, das alle gemeinsam gewinnen oder verlieren, geht es darum, ob sie gewinnen.
metric-uncertainty-unit = 0 bis 1
metric-effective_decisions-title = Wirkliche Entscheidungen
metric-effective_decisions = Die Zahl der Möglichkeiten zu Beginn eines Zuges, die höchstens 1 SP hinter der besten liegen, gemittelt über gleichmäßig verteilte Züge. Was die Bots für erwägenswert halten, spielt ein schneller Bot mehrmals bis zum Ende der Schicht weiter, alles mit denselben verdeckten Karten; es entscheidet der mittlere Vorsprung.
metric-effective_decisions-unit = Möglichkeiten je Zug
metric-luck_share-title = Glücksanteil
metric-luck_share = Wie viel von den Unterschieden der Ergebnisse gutes Spiel nicht erklärt, von 0 (nur Können) bis 1 (nur Glück). Von dieser Eröffnung aus werden Partien mit neu verteilten verdeckten Karten gespielt; dabei überlässt der Startspieler keinen, ein Drittel, zwei Drittel oder alle seiner Züge dem Zufall, und den Rest spielt ein schneller Bot. Die Varianz der Vorsprünge unter gleich gut gespielten Partien wird durch die Varianz unter allen geteilt. Das beschreibt die Regeln und die Eröffnung, nicht die Spieler dieser Partie.
metric-luck_share-unit = Anteil der Varianz
metric-displacements-title = Verdrängungen je Arbeiter
metric-displacements = Die Zahl der verdrängten Arbeiter je geschicktem Arbeiter, die Bank mitgezählt.
metric-displacements-unit = Verdrängte je geschicktem Arbeiter
metric-space_use-title = Nutzung der Felder
metric-space_use = Wie vielfältig die Felder genutzt werden: die Zahl der Felder, die ebenso viel Vielfalt ergäben, wenn alle gleich oft genutzt würden. Teile: wie oft jedes offene Feld genutzt wird; auf einer Karte auch Signale, Kreuzungen, Städte und Startorte; bei Würfeln auf einem Plan die Boni seiner Spalten.
metric-space_use-unit = Felder
metric-space_use_by_shift-title = Nutzung der Felder nach Schichten
metric-space_use_by_shift = Die Vielfalt der in einer Schicht genutzten Felder, gemittelt über die Schichten. Teile: wie oft jedes offene Feld in jeder Schicht genutzt wird. Eine Partie mit Runden wird nach Runden, eine ohne beides in Drittel geteilt.
metric-space_use_by_shift-unit = Felder
metric-space_price-title = Preis der Felder
metric-space_price = Die Zahl der Arbeiter, die die Nutzung eines Feldes kostet, gemittelt über alle Nutzungen. Teile: dasselbe für jedes genutzte Feld.
metric-space_price-unit = Arbeiter
metric-order_use-title = Nutzung der Aufträge
metric-order_use = Der Anteil der genommenen Aufträge, die auch ausgeliefert oder erfüllt werden. Teile: dasselbe nach Art des Auftrags und nach Karte, soweit welche genommen werden.
metric-order_use-unit = Erfüllte je genommenem Auftrag
metric-idle_marks-title = Übrige Mark
metric-idle_marks = Die Mark, die am Ende der letzten Schicht übrig sind, bevor sie gegen Punkte getauscht werden; das Mittel aller Spieler.
metric-idle_marks-unit = Mark je Spieler
metric-idle_workers-title = Ungenutzte Arbeiter
metric-idle_workers = Die Arbeiter, die beim Passen noch auf der Hand sind, über die ganze Partie; das Mittel aller Spieler.
metric-idle_workers-unit = Arbeiter je Spieler
metric-wasted_steps-title = Vergeudete Schritte
metric-wasted_steps = Die Schritte beim Fördern, die nicht genutzt werden, und die, die ein kürzerer Weg zum selben Ergebnis sparen würde; das Mittel aller Spieler. Kürzere Wege werden nur im Brettspiel gesucht.
metric-wasted_steps-unit = Schritte je Spieler
metric-action_use-title = Nutzung der Aktionen
metric-action_use = Wie vielfältig die Aktionen sind: die Zahl der Arten, die dieselbe Vielfalt ergäbe, wenn alle gleich oft genutzt würden. Teile: wie oft jede Art von Aktion und jede Hilfe genutzt wird.
metric-action_use-unit = Arten von Aktionen
metric-won-title = Gewonnene Partien
metric-won = Von Partien, die alle gemeinsam gewinnen oder verlieren, der gewonnene Anteil: 1 für eine gewonnene, 0 für eine verlorene.
metric-won-unit = Anteil der Partien
metric-lost_time-title = Verlorene Zeit
metric-lost_time = Die Zeitplättchen, die in einer Partie verloren gehen. Teile: wie viele jede Art von Missgeschick kostet; zusammen ergeben sie das Ganze.
metric-lost_time-unit = Plättchen
metric-idle_cards-title = Nicht gezogene Karten
metric-idle_cards = Die Karten, die wegen voller Hand nicht gezogen werden können, über die ganze Partie; das Mittel aller Spieler.
metric-idle_cards-unit = Karten je Spieler
metric-lost_gains-title = Verfallene Gewinne
metric-lost_gains = Was über die ganze Partie verfällt, weil auf dem Bogen kein Platz mehr ist; das Mittel aller Spieler. Teile: wie viel von jeder Art verfällt; zusammen sind sie das Ganze.
metric-lost_gains-unit = Gewinne je Spieler
metric-idle_materials-title = Übriges Material
metric-idle_materials = Material und Würfel, die am Ende der Partie übrig sind; das Mittel aller Spieler. Teile: wie viele von jeder Art; zusammen sind sie das Ganze.
metric-idle_materials-unit = Material und Würfel je Spieler
metric-sources-title = Punkte nach Herkunft
metric-sources = Das Endergebnis, gemittelt über die Spieler. Teile: die Punkte jeder Herkunft; zusammen sind sie das Ergebnis. Abgelieferte Waren zählen als Punkte.
metric-sources-unit = Punkte
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
plot-unit = Einheiten
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
plot-caption = Kartenfolgen: { $blocks } · Partien: { $games } · Personen: { $players } · Bots: { $bots } · Startzahlen: { $first }–{ $last }
plot-caption-one = eine Partie, { $players } Personen
plot-caption-many = Kartenfolgen je Vergleich: { $blocks } · Partien: { $games } · Personen: { $players } · Bots: { $bots } · Startzahlen ab { $first } · verglichen mit: { $rules }; deren Werte stehen in Klammern
plot-switch = { $on ->
    [1] an
   *[0] aus
}
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
plot-spaces-of = Nutzungen je Partie
plot-spaces-alt = Eine Tabelle von { $spaces } Feldern und { $shifts } Schichten, nach der Nutzung getönt. Am meisten genutzt: { $space } in Schicht { $shift }, { $value }-mal je Partie. { $some ->
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
plot-tornado-told = { $knob } auf { $value }:
plot-surface-title = { $metric }: zwei Regler zugleich
plot-surface-alt = Eine Tabelle von { $cells } Regelsätzen, nach dem Ergebnis in { $unit } getönt. Am niedrigsten: { $lowest }. Am höchsten: { $highest }.
plot-surface-cell = { $value } mit { $x } auf { $at } und { $y } auf { $beside }
plot-line-title = { $metric }: Wert für Wert
plot-line-base = die Ausgangsregeln
plot-line-alt = In { $unit }, mit Intervallen: { $told }. Mit den Ausgangsregeln { $base }.
plot-line-rules = Ausgangsregeln: { $rules }
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
plot-ladder-caption = Kartenfolgen: { $decks } · Partien: { $games } · Personen: { $players }
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
}; { $known } ({ decks-told }, { games-told }).
report-few = für ein Intervall sind es noch zu wenige Kartenfolgen
report-interval = das Intervall von { $low } bis { $high } enthält den wahren Unterschied in { $sure } von 100 solchen Versuchen
report-equal = { $nothing ->
    [1] keine von { $blocks } Kartenfolgen zeigt einen Unterschied, aber bis zu { $might } % aller könnten einen zeigen
   *[0] alle { $blocks } Kartenfolgen sagen dasselbe, aber bis zu { $might } % aller könnten anderes sagen
}
report-size = Gemessen wurde, bis die Antwort klar war, daher ist dieser Unterschied wahrscheinlich zu groß; { $measured ->
    [1] mit { $decks } frischen Kartenfolgen, die daran keinen Anteil hatten, beträgt er { $effect } ({ $interval })
   *[0] frische Kartenfolgen, die daran keinen Anteil haben, werden es zeigen
}.
interval-unknown = { $equal ->
    [1] alle { $blocks } gleich; bis zu { $might } % können abweichen
   *[0] zu wenige Kartenfolgen
}
report-played = { $players } Personen am Tisch ({ $seats }), jede Kartenfolge in allen verschiedenen Sitzordnungen gespielt; Kartenfolgen { $first } bis { $last }.
report-method = { $stop ->
    [sprt] Beendet durch einen sequentiellen Test (GSPRT)
   *[interval] Beendet durch das Intervall
}: es zählen Unterschiede von { $smallest }, höchstens { $alpha } % falscher Alarm, { $beta } % übersehene Unterschiede, { $least } bis { $most } Kartenfolgen. Die Intervalle gelten jederzeit: auch wenn aufgehört wird, sobald die Antwort klar ist. Zufall: wie wahrscheinlich ein solcher Unterschied höchstens wäre, wenn es keinen gäbe.
report-rare = Weniger als { $few } Kartenfolgen weichen von den anderen ab; das Intervall fragt deshalb, wie oft eine abweicht, und nimmt an, dass keine um mehr als das Anderthalbfache dessen abweicht, was auf all diesen Kartenfolgen zwischen dem kleinsten und dem größten Wert liegt.
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
survey-question = Wie sind Partien, wenn diese Regeln gelten: { $rules }? { decks-told }, { games-told }.
survey-from = Das Intervall enthält das wahre Mittel in 95 von 100 solchen Erhebungen. Gemessen mit glueckauf { $version }, Regeln { $rules }.
survey-head = { $column ->
    [metric] Messgröße
    [part] Teil
    [mean] Mittel
    [interval] Intervall
   *[blocks] Kartenfolgen
}

## Der Kurs: was Prüfungen sagen

course-file = Deine Datei lässt sich noch nicht verwenden: { $key }: { $problem }.
course-refused = Das lässt sich nicht prüfen: { $problem }.
course-no-function = Diese Prüfung verlangt eine Funktion und bekam { $given }; gib ihr den Namen deiner Funktion, ohne Klammern dahinter.
course-no-text = Diese Prüfung verlangt einen Text in Anführungszeichen und bekam { $given }.
course-no-number = Für ({ $case }) gibt deine Funktion { $got } zurück, verlangt ist eine Zahl; endet jeder Weg durch die Funktion mit einem return?
course-no-numbers = Für ({ $case }) gibt deine Funktion { $got } zurück, verlangt sind { $count } Zahlen; gib sie mit Kommas dazwischen zurück.
course-stopped = Für ({ $case }) bricht deine Funktion ab mit „{ $error }“; sieh dir zuerst diesen Fall an.
course-too-long = Für ({ $case }) hat deine Funktion nach { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
} keine Antwort; such nach einer Schleife, die nie endet oder viel zu viel probiert.
course-unknown = Es gibt keine Übung „{ $what }“; es gibt { $known }.

course-prediction = Für ({ $case }) sagt deine Funktion { $got }, die Spielregeln im Programm sagen etwas anderes; { $rule } lautet: „{ $text }“
course-prediction-right = Deine Funktion und das Programm sind sich in allen { $cases } Fällen einig.
course-one-knob = { $count ->
    [0] Deine Datei ändert noch nichts; gib einem Regler einen anderen Wert als den veröffentlichten.
   *[other] Deine Datei ändert { $count } Regler; finde den einen, der allein genügt.
}
course-broke-before = Mit deinem { $knob } kommt die Partie gar nicht bis zu dieser Stellung: Der frühere Zug { $move } wird abgelehnt. { $why }
course-still-locked = Mit deinem { $knob } wird { $move } immer noch von { $rule } abgelehnt: { $why }
course-unlocked = Ja: { $knob } allein entscheidet, ob { $move } erlaubt ist.
course-few-knobs = { $count ->
    [0] Deine Datei ändert nichts, das Spiel ist also so spielbar wie eh und je.
   *[other] Deine Datei ändert { $count } Regler; mach das Spiel mit höchstens { $most } kaputt.
}
course-not-broken = Das Spiel überlebt: Mit Kartenfolge { $deck } macht ein gieriger Bot noch { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
}; frag dich, was jeder Punkt in diesem Spiel braucht.
course-broken-set-up = Kaputt vor dem ersten Zug: { $problem }.
course-broken = Kaputt: Mit { $decks } Kartenfolgen macht niemand auch nur einen Punkt.
course-many-knobs = Deine Datei ändert { $count ->
    [0] nichts
    [one] einen Regler
   *[other] { $count } Regler
}; ändere mindestens { $least }.
course-too-lengthy = Diese Partie braucht { $decisions } Entscheidungen, die veröffentlichte { $usual }; sieh nach, was eine Schicht beendet.
course-no-skill = Mit Kartenfolge { $deck } macht greedy { $points } Punkte und der beste zufällige Bot { $other }: Können gewinnt nicht mehr; sieh nach, was deine Regeln dem guten Spiel genommen haben.
course-playable = Spielbar: Geändert sind { $knobs }, die Partien enden rechtzeitig, und mit allen { $decks } Kartenfolgen gewinnt das Können.

course-notation = Die Zugfolge lässt sich nicht lesen: In Spalte { $column } wird { $expected } erwartet.
course-line = { $told }
course-line-slip = { $told } { $stopped ->
    [1] Die Zugfolge endet zu früh: Sieh nach, was sich noch füllen ließe.
   *[0] Mit Zug { $place } gerät das Beste außer Reichweite: Sieh nach, was dort sonst möglich wäre.
}
course-line-best = { $told }
course-no-line = Dein Löser gibt { $got } zurück, verlangt ist eine Zugfolge: ein Text oder eine Liste von Texten.
course-solver = Bei { $count } neuen Rätseln macht dein Löser { $percent } % der besten Punkte, verlangt sind { $least } %; am schwächsten ist er bei { $worst } ({ $points } %), sieh dir das an.
course-solver-notation = Bei { $puzzle } gibt dein Löser { $line } zurück, und das ist keine Zugfolge: { $expected } wird erwartet.
course-solver-illegal = Bei { $puzzle } ist der Zug { $move } deines Lösers nicht erlaubt: { $why }
course-solver-right = Bei { $count } neuen Rätseln macht dein Löser { $percent } % der besten Punkte.
course-bound-low = Bei { $puzzle } versprichst du, dass keine Zugfolge mehr als { $bound } Punkte bringt, aber eine bringt { $best }; finde, was deine Schranke vergisst.
course-bound-loose = Deine Schranke ist nie zu niedrig, verspricht aber bei { $count } Rätseln das { $times }-Fache dessen, was zu holen ist; verlangt ist höchstens das { $factor }-Fache: Nutze die Zahl der Schritte.
course-bound-right = Bei { $count } neuen Rätseln ist deine Schranke nie zu niedrig und verspricht das { $times }-Fache dessen, was zu holen ist.

course-no-bot = Diese Prüfung verlangt einen Bot, etwas mit choose(view), und bekam { $given }; gib ihr deine Klasse oder eine Funktion, die aus einer Startzahl einen Bot macht.
course-bot-no-move = Dein Bot wählt { $got }, verlangt ist ein Zug; es muss einer aus view.legal_moves() sein.
course-bot-notation = Dein Bot wählt { $got }, und das ist kein Zug: { $expected } wird erwartet.
course-bot-illegal = Dein Bot wählt { $move }, und das ist dort nicht erlaubt: { $why }
course-bot-right = Dein Bot hat { $games } ganze Partien gespielt, und jeder Zug war erlaubt.
course-beats = Mit { $decks } Kartenfolgen, von beiden Plätzen gespielt, gewinnt dein Bot { $share } % gegen { $rival } ({ $low } bis { $high } %), im Mittel { $points } Punkte voraus; das ganze Intervall muss über 50 % liegen.
course-beats-right = Mit { $decks } Kartenfolgen, von beiden Plätzen gespielt, gewinnt dein Bot { $share } % gegen { $rival } ({ $low } bis { $high } %), im Mittel { $points } Punkte voraus.
course-style = Mit { $decks } gepaarten Kartenfolgen endet dein Stil { $points } Punkte vor { $rival } ({ $low } bis { $high }); { $ahead ->
    [1] das kann Glück sein, denn das Intervall reicht bis null hinab.
   *[0] ändere ein Gewicht nach dem anderen und behalte, was hilft.
}
course-style-right = Mit { $decks } gepaarten Kartenfolgen endet dein Stil { $points } Punkte vor { $rival } ({ $low } bis { $high }): Das ist mehr als Glück.

course-paired-effect = { $turned ->
    [1] Dein Effekt hat das falsche Vorzeichen: Er ist, was die Änderung hinzufügt, also die zweite Liste minus die erste.
   *[0] Bei { $decks } Kartenfolgen ist dein Effekt { $got }; das ist nicht das Mittel der Unterschiede Kartenfolge für Kartenfolge.
}
course-paired-order = Dein Intervall reicht von { $low } bis { $high }, dein Effekt ist { $effect }; gib den Effekt, das untere und das obere Ende zurück, in dieser Reihenfolge.
course-paired-width = Dein Intervall ist { $times }-mal so breit wie das der Unterschiede bei { $decks } Kartenfolgen; { $wide ->
    [1] es trägt noch das Glück der Kartenfolgen mit sich, bilde also erst die Unterschiede und dann die Streuung.
   *[0] sieh dir die Wurzel an und die Zahl, mit der du die Streuung malnimmst.
}
course-paired-right = Richtig in { $cases } Experimenten: Das Glück der Kartenfolgen ist weg.
course-interval-order = Dein Intervall reicht von { $low } hinab bis { $high }; das untere Ende kommt zuerst.
course-interval = In { $runs } Experimenten mit je { $decks } Kartenfolgen enthält dein Intervall die Wahrheit in { $held } von 100 Fällen, verlangt sind 95; { $short ->
    [1] bei so wenigen Kartenfolgen ist die Streuung selbst unsicher, und das Intervall muss das einrechnen.
   *[0] es ist breiter als nötig, sieh also nach, wodurch du die Streuung teilst.
}
course-interval-wide = Dein Intervall enthält die Wahrheit in { $held } von 100 Fällen, ist aber { $times }-mal so breit wie nötig.
course-interval-right = In { $runs } Experimenten enthält dein Intervall die Wahrheit in { $held } von 100 Fällen.
course-size-none = Für eine Streuung von { $spread } und einen Unterschied von { $smallest } verlangst du { $decks } Kartenfolgen; mit weniger als zwei sieht man keine Streuung.
course-size = Mit { $decks } Kartenfolgen, einer Streuung von { $spread } und einem Unterschied von { $smallest } finden { $found } von 100 Experimenten den Unterschied; { $few ->
    [1] das sind zu wenige: 80 sind verlangt.
   *[0] das sind mehr als die verlangten 80, und es kostet Rechenzeit.
}
course-size-right = Richtig in { $cases } Fällen: 80 von 100 solchen Experimenten finden den Unterschied, und keine Kartenfolge ist vergeudet.
course-stopping-no-bool = Nach { $decks ->
    [one] einer Kartenfolge
   *[other] { $decks } Kartenfolgen
} sagt deine Regel { $got }, verlangt ist True oder False.
course-stopping-false = Wo sich nichts unterscheidet, behauptet deine Regel in { $percent } von 100 Experimenten mit { $decks } Kartenfolgen einen Unterschied, ehrlich wären 5: Jeder Blick ist eine weitere Gelegenheit, sich zu täuschen.
course-stopping-blind = Wo es einen großen Unterschied gibt, findet deine Regel ihn nur in { $percent } von 100 Experimenten mit { $decks } Kartenfolgen; irgendwann muss sie etwas behaupten.
course-stopping-right = Wo sich nichts unterscheidet, behauptet deine Regel in { $false } von 100 Experimenten einen Unterschied; wo es einen gibt, findet sie ihn in { $found } von 100.
course-effect-size = In { $runs } Experimenten, die etwas gefunden haben, ist deine Schätzung im Mittel das { $times }-Fache des wahren Unterschieds; { $large ->
    [1] frag dich, welche der beiden Listen darüber entschieden hat, dass überhaupt berichtet wird.
   *[0] das ist zu klein: Nimm jede Kartenfolge, die nicht entschieden hat.
}
course-effect-size-right = In { $runs } Experimenten, die etwas gefunden haben, ist deine Schätzung im Mittel das { $times }-Fache des wahren Unterschieds: Was entschieden hat, damit misst du nicht.

course-few-changes = { $count ->
    [0] Deine Datei ändert noch nichts.
   *[other] Deine Datei ändert { $count } Regler; ein guter Neuentwurf braucht höchstens { $most }, finde also heraus, welche entbehrlich sind.
}
course-no-goal = Ein Ziel ist ein dict mit einer unteren und einer oberen Grenze für jede Messgröße, nicht { $given }.
course-goal = { $metric }: { $value } bei { $decks } Kartenfolgen ({ $low } bis { $high }), und das ganze Intervall muss zwischen { $least } und { $most } liegen; { $close ->
    [1] im Mittel bist du dort, aber nicht sicher.
   *[0] frag dich, welche deiner Änderungen diese Messgröße bewegt.
}
course-goal-right = Ziel erreicht: Geändert sind { $knobs }, und bei { $decks } Kartenfolgen liegt jedes Intervall, wo es soll.
course-no-predictions = Diese Prüfung verlangt ein dict mit einem Wort für jede Messgröße und bekam { $given }.
course-no-way = { $metric }: Verlangt ist „higher“, „lower“ oder „same“, nicht { $got }.
course-effect = { $metric }: Bei { $decks } Kartenfolgen kommt nicht „{ $way }“ heraus; miss es selbst mit metric="{ $name }" und finde heraus, wer sich anders verhält.
course-effects-right = Alle { $count } Vorhersagen stimmen bei { $decks } Kartenfolgen.

course-claim-word = Deine Funktion sagt { $got }; sie muss eines davon sagen: { $words }.
course-claim = Bei einem Effekt von { $effect } und einem Intervall von { $low } bis { $high } sagst du „{ $got }“; { $holds ->
    [1] sieh nach, ob dieses Intervall die Null ausschließt.
   *[0] in diesem Intervall spricht nichts gegen eine Richtung.
}
course-claim-right = Richtig in allen { $cases } Fällen: Du behauptest nicht mehr, als das Intervall erlaubt.
course-caption-no-text = Deine Funktion gibt { $got } zurück, verlangt ist ein Text.
course-caption-metric = Die Bildunterschrift { $caption } sagt nicht, was gemessen wurde; nenne die Messgröße ({ $metric }).
course-caption-decks = Die Bildunterschrift { $caption } sagt nicht, mit wie vielen Kartenfolgen; report.blocks weiß es.
course-caption-number = In der Bildunterschrift { $caption } fehlt eine Zahl: report.{ $name }, auf ein, zwei Stellen gerundet.
course-caption-long = Die Bildunterschrift hat { $letters } Zeichen; mehr als 400 liest unter einem Bild niemand.
course-caption-right = Richtig für { $count } verschiedene Berichte: Messgröße, Kartenfolgen, Effekt und Intervall sind da.
course-report-call = Der Aufruf { $call } ist nicht zu gebrauchen; schreib ihn so, wie du ihn ausführst: ga.lab.compare(rules, rules, metric="…", most=…).
course-report-keyword = Der Aufruf enthält { $name }, das diese Prüfung nicht kennt; sie nimmt { $known }.
course-report-value = Im Aufruf ist { $name } kein einfacher Wert; schreib Zahlen und Texte aus, damit Fremde ihn ausführen können.
course-report-most = Der Aufruf muss most=… nennen, von 2 bis { $most } Kartenfolgen, damit alle so viele spielen wie du.
course-report-rules = Im Aufruf ist { $name } { $got }; schreib die Regeln aus, als "cage=4" oder None, denn Fremde haben deine Dateien nicht.
course-report-bots = Im Aufruf spielt { $got }; diese Prüfung spielt nur mit "greedy", miss also damit.
course-report-metric = Der Bericht handelt von { $said }, sein Aufruf misst aber { $measured }.
course-report-decks = Der Bericht nennt { $said } Kartenfolgen, sein Aufruf spielt aber { $measured }.
course-report-endless = Bei { $decks } Kartenfolgen hat das Intervall noch keine Enden; spiel mehr, bevor du etwas berichtest.
course-report-number = { $name } muss eine Zahl sein, nicht { $got }.
course-report-differs = Noch einmal ausgeführt, mit { $decks } Kartenfolgen, kommt für { $name } nicht { $said } heraus; übernimm die Zahlen des Berichts, den genau dieser Aufruf liefert.
course-report-short = { $name } ist zu kurz für einen Satz: { $text }.
course-report-claim = Die Behauptung { $claim } muss den Effekt und die Zahl der Kartenfolgen enthalten: Niemand soll danach suchen müssen.
course-report-limits = Sag in einem Satz, was nicht gezeigt ist: welche Spieler, wie viele, welche Regeln; { $limits } ist zu wenig.
course-report-right = Alles stimmt überein: { $decks } Kartenfolgen, ein Effekt von { $effect }, und Fremde können es wiederholen.
## A result on one page

plot-page-lab = Design-Labor
plot-page-kind = { $game } · { $players } Personen
plot-page-title = { $metric }: Machen die Regeln einen Unterschied?
plot-page-survey = Wie sind Partien mit diesen Regeln?
plot-page-answer = Antwort
plot-page-rules = Was verschieden ist
plot-page-how = Wie gemessen wurde
plot-page-again = Noch einmal messen
plot-page-caveats = Was das nicht sagt
plot-page-knob = Regel
plot-page-base = Ausgang
plot-page-tried = erprobt
plot-page-published = veröffentlicht
plot-page-these = hier
plot-page-metric = Gemessen
plot-page-number = Anzahl
plot-page-games = { $blocks ->
    [one] eine Kartenfolge
   *[other] { $blocks } Kartenfolgen
}, { $games ->
    [one] eine Partie
   *[other] { $games } Partien
}
plot-page-bots = Bots
plot-page-seeds = Startzahlen
plot-page-method = Beendet
plot-page-stop = { $stop ->
    [sprt] durch einen sequenziellen Test (GSPRT)
   *[interval] durch ein Intervall, das jederzeit gilt
}: Unterschiede von { $smallest } { $unit } zählen; { $least } bis { $most } Kartenfolgen
plot-page-version = Version
plot-page-hash = Regelsätze
plot-page-found = { $metric }: { $value } { $unit } ({ $interval })
plot-page-not-bots = Gespielt haben Bots, keine Menschen. Wer weiter vorausdenkt oder an anderem Freude hat, spielt diese Regeln vielleicht anders.
plot-page-not-table = Es gilt für diese Zahl von Personen und diese Bots; ein anderer Tisch kann eine andere Antwort geben.
plot-page-not-mean = Das Intervall betrifft das Mittel. Eine einzelne Partie kann weit davon entfernt enden.
plot-page-not-same = „Kein Unterschied“ heißt: keiner, der so groß ist wie gefragt; einen kleineren kann es geben.
plot-page-not-open = Die Frage ist noch offen: Weitere Kartenfolgen können sie so oder so entscheiden.
plot-page-not-also = Geprüft wurde nur die erste Größe; was daneben zu sehen war, ist ein Hinweis für den nächsten Versuch.
## Sweeps: a knob turned step by step

sweep-question = { $metric }: Wie hängt das ab von { $knobs ->
    [1] „{ $knob }“
   *[other] „{ $knob }“ und „{ $other }“
}?
sweep-answer = { $n ->
    [0] Kein Wert macht einen Unterschied, den diese Partien zeigen könnten ({ $tried } neben der Grundlage erprobt).
   *[other] Verglichen mit der Grundlage zeigen diese Partien eine Änderung bei { $values } ({ $n } von { $tried } erprobten Werten).
}
sweep-head = { $column ->
    [metric] Maß
    [mean] Mittel
    [interval] Intervall
    [change] Änderung
   *[change-interval] Intervall der Änderung
}
sweep-base = Grundlage
sweep-caption = Die Grundlage: { $rules }. Jeder Wert wurde mit denselben Kartenfolgen gemessen wie die Grundlage, { $games } Partien insgesamt. Das Intervall eines Mittels enthält das wahre in 95 von 100 Fällen; die Intervalle der Änderungen gelten in 95 von 100 solchen Untersuchungen alle zugleich. Gemessen mit glueckauf { $version }.

## Tuning: rules that reach a goal

tune-goal = Das Ziel: { $metric } { $way ->
    [low] über { $low }
    [high] unter { $high }
    [lowhigh] von { $low } bis { $high }
    [lowest] so niedrig wie möglich
   *[highest] so hoch wie möglich
}.
tune-answer = { $same ->
    [1] Die besten gefundenen Regeln sind die der Grundlage.
   *[0] Die besten gefundenen Regeln: { $rules }.
} { $met ->
    [yes] Auf { decks-told }, die die Suche nie gesehen hat, { $way ->
        [between] erreichen sie das Ziel
       *[other] sind sie besser als die Grundlage
    }
    [no] Auf { decks-told }, die die Suche nie gesehen hat, { $way ->
        [between] verfehlen sie das Ziel
       *[other] sind sie schlechter als die Grundlage
    }
   *[open] Ob sie { $way ->
        [between] das Ziel erreichen
       *[other] besser sind als die Grundlage
    }, lassen { decks-told }, die die Suche nie gesehen hat, offen
}: { $after }, mit dem Intervall { $interval }; vorher waren es { $before }.
tune-enough = Bleibt das Mittel, wo es ist, würden etwa { decks-told } genügen, um es zu entscheiden.
tune-head = { $column ->
    [mean] Mittel
    [interval] Intervall
   *[change] Regeln geändert
}
tune-caption = Die Grundlage: { $rules }. { $players } Personen am Tisch ({ $seats }). Erprobt: { $tried } von { $all } möglichen Regelwerken{ $failed ->
    [0] {""}
   *[other] {""}, von denen { $failed } nicht spielbar sind
}, jedes mit den Kartenfolgen { $first } bis { $last }; die Tabelle zeigt die besten dort, wo auch das Glück half. Nur die frischen Kartenfolgen { $fresh_first } bis { $fresh_last } zählen. { $searched ->
    [1] Gesucht von { $optimiser }, gemessen
   *[0] Gemessen
} mit glueckauf { $version }.
