### Lessons of Switch & Signal: goals, numbers, the exam.

## Goals of a checkpoint: what does not hold yet

goal-amount = { $word ->
    [clock] Time tokens on the clock
    [deck] Departure cards to come
    [cards] Cards in your hand
   *[goods] Goods delivered
}: { $how ->
    [least] at least { $n }
    [most] at most { $n }
   *[exactly] { $n }
}.
goal-at = A { train } stands { at-spot }.
goal-loaded = A { train } carries { goods }.
goal-out = On the board, { trains-of }: { $how ->
    [least] at least { $n }
    [most] at most { $n }
   *[exactly] { $n }
}.
goal-stored = In { $city }, { goods }: { $n }.
goal-green = Green: { post }.
goal-joined = { $junction } joins { $a } and { $b }.
goal-used = The { helper } has helped.
goal-course = { $word ->
    [card_done] The departure card has been carried out.
    [turn_over] Your turn is over.
   *[won] You have won together.
}

## Computed numbers

number = { $unit ->
    [tokens] { $n ->
        [one] 1 time token
       *[other] { $n } time tokens
    }
    [cards] { $n ->
        [one] 1 card
       *[other] { $n } cards
    }
    [goods] { $n } goods
    [settings] { $n ->
        [one] 1 other setting
       *[other] { $n } other settings
    }
    [posts] { $n ->
        [one] 1 green post
       *[other] { $n } green posts
    }
    [ways] { $n ->
        [one] 1 roll in 36
       *[other] { $n } rolls in 36
    }
   *[plain] { $n }
}

## The exam

exam-train = { train } { at-spot }
exam-ask-forbidden = You cannot choose one of the four glowing things right now. Which one?
exam-ask-reach = The { train } { at-spot } rolls { $points }. Where does it stop?
exam-ask-loss = Suppose every glowing train rolled a { $points }. Which one would cost you the most time tokens?
exam-ask-settings = Which of the glowing junctions could be set in { $number } other ways?
exam-ask-likely = A train is deployed with two dice. Which of the glowing start places is the likeliest?
exam-ask-leave = By which signal post can the { train } leave { $city } now?
exam-ask-disc = Three of the glowing discs could move to any line. Which one must stay at its city?
exam-ask-load = Which is the only goods city where you could load goods now?
exam-told-reach = { $end ->
    [used] That is as far as { points } take it.
    [red] A red signal post stops it there.
    [closed] The junction ahead is closed to it.
    [behind] It stops behind another train.
    [taken] The city ahead is occupied.
   *[city] It stops in the city, and unused points cost nothing.
}
exam-told-loss = Time tokens: { $told }
exam-told-settings = Other settings: { $told }
exam-told-likely = Rolls in 36: { $told }
exam-told-leave = A train leaves a city only by a green signal post.
exam-told-disc = { $city } has no other green post, and no city may be left without one.
exam-told-load = Only in { $city } does an empty train stand beside goods.
exam-shift = Play the rest of this turn and one more turn, for both of you. Deliver { $aim } goods to the port, and you get all five exam points; otherwise you get your share of them.
exam-shift-result = The round: { $own } goods delivered and { $aim } asked for, worth { $points } of { $most } exam points.
