### Lessons of Woodcraft: goals, numbers, the exam.

## Goals of a checkpoint: what does not hold yet

goal-amount = { $word ->
    [nuts] Nüsse
    [dice] Würfel neben deinem Bogen
    [lanterns] Laternen
    [orders] Erfüllte Aufträge
    [points] Punkte
    [saw] Sägeblätter
    [glue] Leim
    [offcut] Holzreste
   *[blueberry] Blaubeeren
}: { $how ->
    [least] mindestens { $n }
    [most] höchstens { $n }
   *[exactly] { $n }
}.
goal-own = Deine Würfel: { COUNT($dice, as: "dice-of") }.
goal-held = Du hast den Auftrag { order }.
goal-completed = Der Auftrag { order } ist erfüllt.
goal-lit = Die Laterne in Zeile { $row }, Spalte { $column } ist markiert.
goal-helpers = { helper } arbeitet für dich.
goal-chests = Die { chest } ist aktiv.
goal-course = { $word ->
    [turn_over] Dein Zug ist beendet.
    [wins] Du gewinnst das Spiel.
   *[game_over] Das Spiel ist zu Ende.
}

## Computed numbers

number = { $unit ->
    [points] { $n ->
        [one] 1 Punkt
       *[other] { $n } Punkte
    }
    [nuts] { $n ->
        [one] 1 Nuss
       *[other] { $n } Nüsse
    }
    [dice] { $n } Würfel
    [lanterns] { $n ->
        [one] 1 Laterne
       *[other] { $n } Laternen
    }
    [orders] { $n ->
        [one] 1 Auftrag
       *[other] { $n } Aufträge
    }
    [saw] { $n ->
        [one] 1 Sägeblatt
       *[other] { $n } Sägeblätter
    }
    [glue] { $n } Leim
    [offcut] { $n ->
        [one] 1 Holzrest
       *[other] { $n } Holzreste
    }
    [blueberry] { $n ->
        [one] 1 Blaubeere
       *[other] { $n } Blaubeeren
    }
    [things] { $n ->
        [one] 1 Ding
       *[other] { $n } Dinge
    }
   *[plain] { $n }
}

## The exam

exam-ask-forbidden = Eines der vier leuchtenden Dinge darfst du jetzt nicht wählen. Welches?
exam-ask-bonus = Welcher der leuchtenden Würfel bringt dir { $what ->
    [saw] ein Sägeblatt
    [glue] Leim
    [offcut] einen Holzrest
    [blueberry] eine Blaubeere
   *[lantern] eine Laterne
}?
exam-ask-shift = Nach diesem Zug werden die Würfel zusammengeschoben. Welcher der leuchtenden Würfel steht dann in Spalte { $number }?
exam-ask-rival = Die Gegenseite würfelt eine { die }. Welcher Würfel verlässt den Spielplan?
exam-ask-complete = Welchen deiner Aufträge kannst du jetzt erfüllen?
exam-ask-glue = Deine { die } und einer der leuchtenden Würfel lassen sich verleimen. Welcher?
exam-ask-hire = Welchen der leuchtenden Helfer kannst du jetzt anwerben?
exam-ask-lantern = Du markierst noch eine Laterne. In welchem der leuchtenden Felder würde sie eine Zeile oder eine Spalte vollenden?
exam-ask-chest = Das Spiel endet jetzt. Welche der leuchtenden Truhen bringt dir die meisten Punkte?
exam-ask-first = Angenommen, ihr nehmt in diesem Zug alle einen Auftrag. Wer wählt zuerst?
exam-told-bonus = Ein Würfel bringt den Bonus seiner Spalte: ein gelber den oberen, ein brauner den unteren.
exam-told-shift = Die Würfel werden nach rechts zusammengeschoben, einer je Spalte, und behalten ihre Reihenfolge.
exam-told-rival = Auf dem Spielplan liegt keine { die }, also geht der nächstniedrigere Würfel dieser Farbe; gibt es keinen, der nächsthöhere.
exam-told-complete = Für den Auftrag { order } hast du alles; für die anderen fehlt etwas.
exam-told-glue = Zwei Würfel lassen sich verleimen, wenn ihre Summe höchstens 6 ist; auf die Farben kommt es nicht an.
exam-told-hire = { helper } kostet { $cost ->
    [one] 1 Blaubeere
   *[other] { $cost } Blaubeeren
}. Die anderen arbeiten schon für dich oder kosten mehr Blaubeeren, als du hast.
exam-told-lantern = Dort sind die beiden anderen Laternen der Zeile oder Spalte schon markiert.
exam-told-chest = Punkte – { $told } Nur eine Truhe, deren Felder alle gefüllt sind, zählt.
exam-told-first = { $you ->
    [1] Du wählst
   *[0] { name } wählt
} zuerst: Es entscheidet der Wert im letzten Zugfeld, dann der davor; ein durchgestrichenes Feld zählt 0.
exam-shift = Spiele eine Runde gegen den Computer; ihr beginnt beide mit denselben Würfeln und Materialien. Holst du mindestens so viele Punkte wie er, bekommst du alle fünf Prüfungspunkte, sonst deinen Anteil daran.
exam-shift-result = Die Runde: { $own } zu { $bot } Punkte, das zählt { $points } von { $most } Prüfungspunkten.
