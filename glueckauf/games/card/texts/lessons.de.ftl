### Lessons of the card game: goals, numbers, the exam.

## Goals of a checkpoint: what does not hold yet

goal-amount = { $word ->
    [score] Dein Punktestand
    [workers] Arbeiter auf deiner Hand
    [cards] Arbeiterkarten auf deiner Hand
    [orders] Aufträge auf deiner Hand
    [innovations] Innovationen auf deiner Hand
    [shares] Deine Anteile
    [matched] Deine zugeordneten Anteile
    [objectives] Deine Geschäftsziele
    [tokens] Deine Schichtmarker
    [trains] Deine abgefahrenen Züge
    [lorries] Geladene Loren an deinen Gleisen
    [row] Karten in deiner Förderreihe
    [storage] Karten auf deinem Abstellgleis
    [engines] Loks an deinen Gleisen
    [wagons] Waggons an deinen Gleisen
   *[steps_left] Verbleibende Schritte beim Fördern
}: { $how ->
    [least] mindestens { $n }
    [most] höchstens { $n }
   *[exactly] { $n }
}.
goal-cards = { $word ->
    [has_orders] Aufträge auf deiner Hand
    [has_innovations] Innovationen auf deiner Hand
    [has_shares] Unter deinen Anteilen
    [has_objectives] Unter deinen Geschäftszielen
    [in_storage] Auf deinem Abstellgleis
    [row_ends_with] Am rechten Ende deiner Förderreihe
   *[delivered] Erfüllte Aufträge
}: { $cards }.
goal-dock = An Gleis { $dock }: { $cards }.
goal-load = Geladene Loren an Gleis { $dock }: { $how ->
    [least] mindestens { $n }
    [most] höchstens { $n }
   *[exactly] { $n }
}.
goal-zone = „{ zone }“: { $workers ->
    [0] Niemand hat Arbeiter eingesetzt.
   *[other] Zuletzt { $you ->
        [1] hast du
       *[0] hat { name }
    } { $workers } Arbeiter eingesetzt.
}
goal-course = { $word ->
    [to_move] { $you ->
        [1] Du bist am Zug.
       *[0] { name } ist am Zug.
    }
    [turn_over] Dein Zug ist zu Ende.
    [start] { $you ->
        [1] Du beginnst die Schicht.
       *[0] { name } beginnt die Schicht.
    }
    [shift] Schicht { $n } hat begonnen.
    [over] Das Spiel ist zu Ende.
    [passed] { $you ->
        [1] Du hast
       *[0] { name } hat
    } gepasst.
   *[winner] { $you ->
        [1] Du gewinnst.
       *[0] { name } gewinnt.
    }
}

## Computed numbers

number = { $unit ->
    [workers] { $n ->
        [one] 1 Arbeiter
       *[other] { $n } Arbeiter
    }
    [cards] { $n ->
        [one] 1 Karte
       *[other] { $n } Karten
    }
    [orders] { $n ->
        [one] 1 Auftrag
       *[other] { $n } Aufträge
    }
    [innovations] { $n ->
        [one] 1 Innovation
       *[other] { $n } Innovationen
    }
    [lorries] { $n ->
        [one] 1 Lore
       *[other] { $n } Loren
    }
    [trains] { $n ->
        [one] 1 Zug
       *[other] { $n } Züge
    }
    [tokens] { $n } Schichtmarker
    [shares] { $n ->
        [one] 1 Anteil
       *[other] { $n } Anteile
    }
    [steps] { $n ->
        [one] 1 Schritt
       *[other] { $n } Schritte
    }
    [ways] { $n ->
        [one] 1 Möglichkeit
       *[other] { $n } Möglichkeiten
    }
    [zones] { $n ->
        [one] 1 Arbeiterbereich
       *[other] { $n } Arbeiterbereiche
    }
    [points] { $n ->
        [one] 1 Punkt
       *[other] { $n } Punkte
    }
    [player] { name }
   *[plain] { $n }
}
