### The tasks of made puzzles: what is known, then what is asked.

making-title = Puzzle { $name }
making-train = The { train } { at-spot } { $load ->
    [0] is empty
   *[1] carries { goods }
}.
making-trains = { $n ->
    [one] There is one train on the board: the { train } { at-spot }.
   *[other] There are { $n } trains on the board, among them the { train } { at-spot }.
}
making-die = Every roll of the { colour } die shows { $points }.
making-card = The next departure card is this one: { $symbols }.
making-helper = The { helper } can still help.
making-cards = { $cards ->
    [3] You have three cards.
    [one] You have one card.
   *[other] You have { $cards } cards.
}
making-ask = { $kind ->
    [road] Set the road so that the train { making-aim } this turn.
    [surest] Find the surest way for the train to { making-aim.to } this turn.
    [loss] Prepare for it, so that you lose as few time tokens as possible by the time it is resolved.
    [rescue] Two trains are heading for each other. Lose as few time tokens as possible by the time the card is resolved.
    [order] This departure card is being resolved: { $symbols }. In which order do the trains go? Lose as few time tokens as possible.
   *[last] This is the last turn, and { $n ->
        [one] one goods is
        [2] two goods are
       *[other] { $n } goods are
    } still missing. Find the surest way to win.
}
making-aim = { $aim ->
    [delivered] delivers its goods to a port
    [reached] reaches { $goal }
   *[none] {""}
}
    .to = { $aim ->
        [delivered] deliver its goods to a port
        [reached] reach { $goal }
       *[none] {""}
    }
making-then = { $then ->
    [both] That comes first; after it, lose as few time tokens as possible, and then play as few cards as possible.
   *[cards] { $say ->
        [1] Among equal results, fewer cards are better.
        [2] If two ways are equally good, take the one that plays fewer cards.
       *[3] Do not play more cards than it takes.
    }
}
making-open = { $say ->
    [1] Your answer ends at the first roll that nobody knows; from there on you play as well as possible.
    [2] Decide up to the first open roll; whatever it shows, you then play on as well as possible.
   *[3] You answer until a die is rolled that nobody knows; what follows is played as well as possible.
}

making-refused = { $why ->
    [twin] No puzzle: there is one that asks the same already.
    [rules] No puzzle: this game was played with changed rules.
   *[plain] No puzzle: nothing here has a best answer that is proven, needs a technique, and is not found by doing what helps most at once.
}
