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
