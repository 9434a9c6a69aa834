### Lessons of Switch & Signal: goals, numbers, the exam.

## Goals of a checkpoint: what does not hold yet

goal-amount = { $word ->
    [clock] Zeitplättchen auf der Uhr
    [deck] Fahranweisungskarten im Stapel
    [cards] Karten auf deiner Hand
   *[goods] Gelieferte Waren
}: { $how ->
    [least] mindestens { $n }
    [most] höchstens { $n }
   *[exactly] { $n }
}.
goal-at = Ein { train.indefinite } steht { at-spot }.
goal-loaded = Ein { train.indefinite } hat { goods } geladen.
goal-out = Auf dem Plan, { trains-of.bare }: { $how ->
    [least] mindestens { $n }
    [most] höchstens { $n }
   *[exactly] { $n }
}.
goal-stored = In { $city }, { goods }: { $n }.
goal-green = Grün: { post }.
goal-joined = Die Kreuzung { $junction } verbindet { $a } und { $b }.
goal-used = Geholfen hat { helper }.
goal-course = { $word ->
    [card_done] Die Fahranweisungskarte ist ausgeführt.
    [turn_over] Dein Spielzug ist zu Ende.
   *[won] Ihr habt gemeinsam gewonnen.
}

## Computed numbers

number = { $unit ->
    [tokens] { $n } Zeitplättchen
    [cards] { $n ->
        [one] 1 Karte
       *[other] { $n } Karten
    }
    [goods] { $n ->
        [one] 1 Ware
       *[other] { $n } Waren
    }
    [settings] { $n ->
        [one] 1 andere Stellung
       *[other] { $n } andere Stellungen
    }
    [posts] { $n ->
        [one] 1 grünes Signal
       *[other] { $n } grüne Signale
    }
    [ways] { $n ->
        [one] 1 von 36 Würfen
       *[other] { $n } von 36 Würfen
    }
   *[plain] { $n }
}

## The exam

exam-train = { train.indefinite } { at-spot }
exam-ask-forbidden = Eines der vier leuchtenden Dinge kannst du gerade nicht wählen. Welches?
exam-ask-reach = Der Würfel für den { train.accusative } { at-spot } zeigt { $points }. Wo hält er an?
exam-ask-loss = Angenommen, jeder leuchtende Zug würfe eine { $points }. Welcher kostete euch die meisten Zeitplättchen?
exam-ask-settings = Welche der leuchtenden Kreuzungen ließe sich auf { $number } andere Arten stellen?
exam-ask-likely = Ein Zug wird mit zwei Würfeln eingesetzt. Welcher der leuchtenden Startorte ist am wahrscheinlichsten?
exam-ask-leave = An welchem Signal kann der { train } { $city } jetzt verlassen?
exam-ask-disc = Drei der leuchtenden Scheiben könnten an jede Strecke wandern. Welche muss an ihrer Stadt bleiben?
exam-ask-load = In welcher Warenstadt allein könntest du jetzt laden?
exam-told-reach = { $end ->
    [used] Genau so weit reicht der Wurf.
    [red] Dort hält ihn ein rotes Signal auf.
    [closed] Die Kreuzung vor ihm ist für ihn gesperrt.
    [behind] Er hält hinter einem anderen Zug an.
    [taken] Die Stadt vor ihm ist besetzt.
   *[city] Er bleibt in der Stadt stehen, und unverbrauchte Punkte kosten nichts.
}
exam-told-loss = Zeitplättchen: { $told }
exam-told-settings = Andere Stellungen: { $told }
exam-told-likely = Von 36 Würfen: { $told }
exam-told-leave = Ein Zug verlässt eine Stadt nur an einem grünen Signal.
exam-told-disc = { $city } hat kein anderes grünes Signal, und keine Stadt darf ohne Scheibe bleiben.
exam-told-load = Nur in { $city } steht ein leerer Zug bei den Waren.
exam-shift = Spiele diesen Spielzug zu Ende und noch einen, für euch beide. Lieferst du { $aim } Waren in den Hafen, bekommst du alle fünf Prüfungspunkte; sonst deinen Anteil davon.
exam-shift-result = Die Runde: { $own } Waren geliefert, { $aim } verlangt; das sind { $points } von { $most } Prüfungspunkten.
