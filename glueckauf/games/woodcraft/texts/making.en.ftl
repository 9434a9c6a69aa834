### The tasks of made puzzles: what there is, then what is asked.

making-title = Puzzle { $name }
making-held = { $n ->
    [one] Your order: { $orders }.
   *[other] Your orders: { $orders }.
}
making-dice = { $n ->
    [one] Your die: { COUNT($dice, as: "dice-of") }.
   *[other] Your dice: { COUNT($dice, as: "dice-of") }.
}
making-owned = You own { $things }.
making-helpers = { $n ->
    [one] Your { $helpers } is ready to help.
   *[other] Your { $helpers } are ready to help.
}
making-ask = { $kind ->
    [dice] Make these dice: { COUNT($dice, as: "dice-of") }.
    [cut] Complete as many of your orders as you can. Think before you saw.
    [glue] The last turn of the game is yours. Glue or saw? Score as many points as you can.
    [lanterns] The last turn of the game is yours, and { $n ->
        [one] you have a lantern to mark. Where does it go?
       *[other] you have { $n } lanterns to mark. Where do they go?
    } Score as many points as you can.
    [order] The last turn of the game is yours, and you take an order from the pool. Which one? Score as many points as you can.
   *[last] The last turn of the game is yours. Take a die or an order, and then score as many points as you can.
}
making-then = { $word ->
    [kept] { $say ->
        [1] If points are equal, saw blades, glue and offcuts that you keep decide.
        [2] With equal points, it is better to have more saw blades, glue and offcuts left.
       *[3] As in the game, unused saw blades, glue and offcuts break ties.
    }
   *[materials] { $say ->
        [1] Use as few saw blades, glue and offcuts as possible.
        [2] Spend as little as you can: every saw blade, glue or offcut counts as one.
       *[3] The fewer saw blades, glue and offcuts it takes, the better.
    }
    [blades] Do it with as few saw blades as possible, and then with as little glue and as few offcuts as possible.
}

making-refused = { $why ->
    [twin] No puzzle: there is one that asks the same already.
    [rules] No puzzle: this game was played with changed rules.
   *[plain] No puzzle: nothing here has a best answer that is proven, needs a technique, and is not found by doing what helps most at once.
}
