### Lessons of Woodcraft: goals and numbers.

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
   *[plain] { $n }
}
