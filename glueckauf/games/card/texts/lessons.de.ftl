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

## The exam

exam-ask-forbidden = Eines der vier leuchtenden Dinge darfst du jetzt nicht wählen. Welches?
exam-ask-cost = Welcher der leuchtenden Arbeiterbereiche kostet jetzt genau { $number } Arbeiter?
exam-ask-dock = { $only ->
    [1] An welches Gleis darf { $kind ->
        [engine] die Lok
       *[wagon] der Waggon
    }?
   *[0] An welches Gleis darf { $kind ->
        [engine] die Lok
       *[wagon] der Waggon
    } nicht?
}
exam-ask-load = In welchen der leuchtenden Waggons kannst du die Karte ganz rechts in deiner Förderreihe laden?
exam-ask-train = Welcher deiner Züge könnte jetzt abfahren?
exam-ask-token = Die Schicht endet jetzt. Wer bekommt den Schichtmarker?
exam-ask-matched = Das Spiel endet jetzt. { $only ->
    [1] Welcher deiner leuchtenden Anteile zählt, weil ein erfüllter Auftrag zu ihm passt?
   *[0] Welcher deiner leuchtenden Anteile ist nichts wert, weil kein erfüllter Auftrag zu ihm passt?
}
exam-ask-objective = Das Spiel endet jetzt. Welches deiner leuchtenden Geschäftsziele bringt dir die meisten Punkte?
exam-ask-worth = Das Spiel endet jetzt. Welches der leuchtenden Dinge bringt dir Punkte?
exam-told-cost = Arbeiter: { $told }
exam-told-dock = { $kind ->
    [engine] Eine Lok kommt an ein Gleis, an dem noch keine steht; hier: Gleis { LIST($docks) }.
   *[wagon] Ein Waggon kommt an ein Gleis mit seinem Wappen; hier: Gleis { LIST($docks) }.
}
exam-told-load = Die { lorry } braucht einen leeren Waggon mit ihrem Wappen oder einen leeren Joker-Waggon an einem Gleis mit diesem Wappen.
exam-told-train = Ein Zug braucht eine Lok und eine Ladung, die für einen deiner Aufträge reicht. Geladene Loren: { $told }
exam-told-token = { $placed ->
    [1] Auf Fördern 0/1 { $you ->
        [1] hast du
       *[0] hat { name }
    } zuletzt Arbeiter eingesetzt.
   *[0] Auf Fördern 0/1 hat niemand Arbeiter eingesetzt, und { $you ->
        [1] du hast
       *[0] { name } hat
    } die Schicht begonnen.
}
exam-told-matched = Deine erfüllten Aufträge: { $told }
exam-told-objective = Punkte: { $told }
exam-told-worth = Aufträge und Innovationen auf der Hand sowie Karten in der Förderreihe, auf dem Abstellgleis und an den Gleisen sind am Ende nichts wert; es zählen Schichtmarker, zugeordnete Anteile und was du ausgeliefert hast.
exam-shift = Spiel eine Schicht gegen den Computer; ihr beginnt sie beide mit den gleichen Karten. Hast du danach mindestens so viele Punkte wie er, bekommst du alle fünf Prüfungspunkte, sonst deinen Anteil davon.
exam-shift-result = Die Schicht: { $own } zu { $bot } Punkte; dafür gibt es { $points } von { $most } Prüfungspunkten.
