### The tasks of made puzzles: what is special in the position, then what is asked.

making-title = Puzzle { $name }

# A mining action.
making-yard = { $kind ->
    [two] The next card in your mining row has two lorries.
    [stored] { $n ->
        [one] One card waits in your storage.
        [2] Two cards wait in your storage.
       *[other] { $n } cards wait in your storage.
    }
    [wild] { $n ->
        [one] One of your empty wagons is wild.
        [2] Two of your empty wagons are wild.
        [3] Three of your empty wagons are wild.
       *[other] { $n } of your empty wagons are wild.
    }
    [loaded] { $n ->
        [one] One lorry stands in a wagon already.
       *[other] { $n } lorries stand in your wagons already.
    }
   *[plain] Your mining row has { $row ->
        [one] one card
       *[other] { $row } cards
    }, and { $n ->
        [one] one wagon is
       *[other] { $n } wagons are
    } empty.
}
making-steps = { $card ->
    [1] You are mining with the card 0/1: one step at most.
    [2] You are mining with the card 1/2: use one or two steps.
    [3] You are mining with the card 2/3: use two or three steps.
   *[4] You have played the mining innovation: use up to four steps.
}
making-mine = { $sort ->
    [lorries] { $say ->
        [1] Get as many lorries into your wagons as you can, in as few steps as possible.
        [2] How many lorries can your wagons hold afterwards? Among equal results, fewer steps are better.
       *[3] Load what you can: most lorries first, then fewest steps.
    }
    [vp] { $say ->
        [1] Load your wagons so that the lorries in them show as many VP as possible, in as few steps as possible.
        [2] What is the most VP that the lorries in your wagons can show afterwards? Among equal results, fewer steps are better.
       *[3] Only the VP printed on loaded lorries count: how many can you collect, and in how few steps?
    }
   *[ready] { $say ->
        [1] Make as many trains ready as you can: each needs an engine, and enough lorries for an order of its own. After that, more lorries in your wagons count, then fewer steps.
        [2] How many of your trains could leave afterwards, each with an engine and enough lorries for an order of its own? Colours play no part. After that, more lorries in your wagons count, then fewer steps.
       *[3] Prepare for the next delivery: as many trains as possible should have an engine and enough lorries for an order of their own. Then load as many lorries as you can, in as few steps as possible.
    }
}

# A delivery.
making-trains = { $kind ->
    [twins] { $n ->
        [2] Two of your engines have the same colour.
       *[other] All three of your engines have the same colour.
    }
    [shares] { $n ->
        [one] You hold one share.
       *[other] You hold { $n } shares.
    }
    [objectives] { $n ->
        [one] You have one objective.
       *[other] You have { $n } objectives.
    }
   *[plain] You hold { $n ->
        [one] one order
       *[other] { $n } orders
    }.
}
making-deliver = { $say ->
    [1] Deliver: what is the highest score you can have afterwards? Among equal scores, keep as many orders in hand as you can.
    [2] Send off at least one train. How high can your score be afterwards? Among equal scores, more orders left in hand are better.
   *[3] Which trains leave, and with which orders? The highest score wins; after that, the more orders you keep, the better.
}

# Turns and shifts.
making-who = { $passed ->
    [0] It is your turn.
   *[1] Everybody else has passed.
} { $cards ->
    [0] You have no worker cards left
    [one] You have one worker card left, a { $workers }
   *[other] You have worker cards { LIST($workers) } left
}{ $n ->
    [0] .
    [one] , and an innovation.
   *[other] , and { $n } innovations.
}
making-plan = { $sort ->
    [turn] { $say ->
        [1] What is the highest score you can have after this turn?
        [2] Make the most of this turn: how high can your score be afterwards?
       *[3] One turn: how high can you bring your score?
    }
    [turns] { $say ->
        [1] What is the highest score you can have after { $turns ->
            [2] two
           *[3] three
        } more turns of yours?
        [2] Plan your next { $turns ->
            [2] two
           *[3] three
        } turns: how high can your score be afterwards?
       *[3] You have { $turns ->
            [2] two
           *[3] three
        } turns. How many points can you show after the last of them?
    }
   *[shift] { $last ->
        [0] { $say ->
            [1] What is the highest score you can reach by the end of this shift, counting its token if it becomes yours?
            [2] The shift ends when you pass, and its token is awarded. How high can your score be then?
           *[3] Make the most of what is left of shift { $shift }: how high can your score be once the token is awarded?
        }
       *[1] { $say ->
            [1] What is the highest score you can reach by the end of the game, counting the last shift token if it becomes yours?
            [2] The game ends when you pass, and the last shift token is awarded. How high can your score be then?
           *[3] These are your last turns of the game: how high can your final score be?
        }
    }
}
making-pass = { $say ->
    [1] As soon as you pass or can do nothing more, the shift ends and its token is awarded.
   *[2] If you pass or run out of moves, that ends the shift, and its token is awarded at once.
}
making-tie = { $say ->
    [1] Among equal scores, keep as many workers in hand as you can.
    [2] If the score is the same, the plan that leaves more workers in hand is better.
   *[3] Points come first, then workers left in hand.
}
making-open = { $over ->
    [1] { $say ->
        [1] Only cards that lie open can be taken.
        [2] From each stack you can take only the open card.
       *[3] Nobody knows what lies under the open cards, so do not count on it.
    }
   *[0] { $say ->
        [1] Only cards that lie open can be taken, and points count as if the game ended then.
        [2] From each stack you can take only the open card; the score counts as if that were the end of the game.
       *[3] Nobody knows what lies under the open cards, so do not count on it. What counts is the score you would have if the game ended then.
    }
}

# Why a slip gives no puzzle.
making-refused = { $why ->
    [hidden] No puzzle: what was best here depends on hidden cards, so nothing can be proven.
    [twin] No puzzle: there is one that asks the same already.
    [rules] No puzzle: this game was played with changed rules.
   *[plain] No puzzle: nothing here has a best answer that is proven, needs a technique, and is not found by taking what brings the most at once.
}
