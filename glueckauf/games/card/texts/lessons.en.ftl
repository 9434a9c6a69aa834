### Lessons of the card game: goals, numbers, the exam.

## Goals of a checkpoint: what does not hold yet

goal-amount = { $word ->
    [score] Your score
    [workers] Workers in your hand
    [cards] Worker cards in your hand
    [orders] Orders in your hand
    [innovations] Innovations in your hand
    [shares] Your shares
    [matched] Your matched shares
    [objectives] Your objectives
    [tokens] Your shift tokens
    [trains] Trains you have sent off
    [lorries] Lorries loaded at your docks
    [row] Cards in your mining row
    [storage] Cards in your storage
    [engines] Engines at your docks
    [wagons] Wagons at your docks
   *[steps_left] Mining steps left
}: { $how ->
    [least] at least { $n }
    [most] at most { $n }
   *[exactly] { $n }
}.
goal-cards = { $word ->
    [has_orders] Orders in your hand
    [has_innovations] Innovations in your hand
    [has_shares] Among your shares
    [has_objectives] Among your objectives
    [in_storage] In your storage
    [row_ends_with] At the right end of your mining row
   *[delivered] Orders you have completed
}: { $cards }.
goal-dock = At dock { $dock }: { $cards }.
goal-load = Lorries loaded at dock { $dock }: { $how ->
    [least] at least { $n }
    [most] at most { $n }
   *[exactly] { $n }
}.
goal-zone = { $workers ->
    [0] Nobody has placed workers at { zone }.
   *[other] { $you ->
        [1] You were
       *[0] { name } was
    } the last to place workers at { zone }: { workers }.
}
goal-course = { $word ->
    [to_move] It is { $you ->
        [1] your
       *[0] { name-of }
    } turn.
    [turn_over] Your turn is over.
    [start] { $you ->
        [1] You start
       *[0] { name } starts
    } the shift.
    [shift] Shift { $n } has begun.
    [over] The game is over.
    [passed] { $you ->
        [1] You have
       *[0] { name } has
    } passed.
   *[winner] { $you ->
        [1] You win
       *[0] { name } wins
    }.
}

## Computed numbers

number = { $unit ->
    [workers] { $n ->
        [one] 1 worker
       *[other] { $n } workers
    }
    [cards] { $n ->
        [one] 1 card
       *[other] { $n } cards
    }
    [orders] { $n ->
        [one] 1 order
       *[other] { $n } orders
    }
    [innovations] { $n ->
        [one] 1 innovation
       *[other] { $n } innovations
    }
    [lorries] { $n ->
        [one] 1 lorry
       *[other] { $n } lorries
    }
    [trains] { $n ->
        [one] 1 train
       *[other] { $n } trains
    }
    [tokens] { $n ->
        [one] 1 shift token
       *[other] { $n } shift tokens
    }
    [shares] { $n ->
        [one] 1 share
       *[other] { $n } shares
    }
    [steps] { $n ->
        [one] 1 step
       *[other] { $n } steps
    }
    [ways] { $n ->
        [one] 1 way
       *[other] { $n } ways
    }
    [zones] { $n ->
        [one] 1 zone
       *[other] { $n } zones
    }
    [points] { $n ->
        [one] 1 point
       *[other] { $n } points
    }
    [player] { name }
   *[plain] { $n }
}

## The exam

exam-ask-forbidden = You cannot choose one of the four glowing things right now. Which one?
exam-ask-cost = Which of the glowing zones costs exactly { $number } workers now?
exam-ask-dock = { $only ->
    [1] Which dock can the { $kind ->
        [engine] engine
       *[wagon] wagon
    } go to?
   *[0] Which dock can the { $kind ->
        [engine] engine
       *[wagon] wagon
    } not go to?
}
exam-ask-load = Which of the glowing wagons can take the rightmost card of your mining row?
exam-ask-train = Which of your trains could leave now?
exam-ask-token = The shift ends now. Who gets the shift token?
exam-ask-matched = The game ends now. { $only ->
    [1] Which of your glowing shares counts because an order matches it?
   *[0] Which of your glowing shares is worth nothing because no order matches it?
}
exam-ask-objective = The game ends now. Which of your glowing objectives brings you the most points?
exam-ask-worth = The game ends now. Which of the glowing things brings you points?
exam-told-cost = Workers: { $told }
exam-told-dock = { $kind ->
    [engine] An engine goes to a dock that has none yet; here: { $count ->
        [one] dock
       *[other] docks
    } { LIST($docks) }.
   *[wagon] A wagon goes to a dock that bears its crest; here: { $count ->
        [one] dock
       *[other] docks
    } { LIST($docks) }.
}
exam-told-load = The { lorry } needs an empty wagon that has its crest or is wild, at a dock that bears this crest.
exam-told-train = A train needs an engine, and a load that meets one of your orders. Lorries loaded: { $told }
exam-told-token = { $placed ->
    [1] { $you ->
        [1] You were
       *[0] { name } was
    } the last to place workers on the mining card 0/1.
   *[0] Nobody has placed workers on the mining card 0/1, and { $you ->
        [1] you
       *[0] { name }
    } started the shift.
}
exam-told-matched = Orders you have completed: { $told }
exam-told-objective = Points: { $told }
exam-told-worth = Orders and innovations in hand, and cards in the row, in the storage and at the docks, are worth nothing in the end; shift tokens, matched shares and what you have delivered count.
exam-shift = Play one shift against the machine; you both begin it with the same cards. Score at least as many points as it does, and you get all five exam points; otherwise you get your share of them.
exam-shift-result = The shift: { $own } points to { $bot }, worth { $points } of { $most } exam points.
