## The design lab

## Metrics: title, definition, unit

metric-seat_advantage-title = Advantage of the starting player
metric-seat_advantage = The final score of the starting player minus the mean of the other players’ scores. Parts: how far each place, counted from the starting player, ends above or below the mean of all.
metric-seat_advantage-unit = VP
metric-score_spread-title = Score spread
metric-score_spread = The highest final score minus the lowest. With two players this is the margin.
metric-score_spread-unit = VP
metric-margin-title = Margin
metric-margin = The highest final score minus the second highest; 0 after a tie.
metric-margin-unit = VP
metric-lead_changes-title = Lead changes
metric-lead_changes = How often the sole lead passes from one player to another: points are compared as they stand after each turn, and at the end the winner counts as the leader. A tie leaves the lead where it was.
metric-lead_changes-unit = changes
metric-drama-title = Drama
metric-drama = How many points the eventual winner is behind the leader, averaged over the standings after every turn but the last; 0 if the winner is never behind.
metric-drama-unit = VP
metric-decisive_turn-title = Decisive turn
metric-decisive_turn = The share of all turns that have been played when the eventual winner takes the sole lead for good: 0.5 is halfway through the game, 1 means that the last turn decides or that the victory is shared.
metric-decisive_turn-unit = share of turns
metric-duration-title = Duration
metric-duration = The number of turns, all players together.
metric-duration-unit = turns
metric-branching-title = Branching
metric-branching = The number of legal moves at a decision, averaged over all decisions. It is counted per decision, not per turn: a turn may ask for several. Parts: decisions that begin a turn, and those within one.
metric-branching-unit = moves per decision
metric-forced_turns-title = Forced turns
metric-forced_turns = The share of turns that leave no choice: at each of their decisions, only one move is legal.
metric-forced_turns-unit = share of turns
metric-uncertainty-title = Uncertainty
metric-uncertainty = How open the game still is, from 0 (decided) to 1 (all players are equally likely to win), averaged over moments spread evenly over the game. At each of them a quick bot plays on for everybody several times, with the hidden cards dealt anew; what counts is the entropy of the shares of wins, as a share of the highest possible.
metric-uncertainty-unit = 0 to 1
metric-effective_decisions-title = Effective decisions
metric-effective_decisions = The number of moves at the beginning of a turn that come within 1 VP of the best, averaged over turns spread evenly over the game. The moves that the bots think worth considering are played on to the end of the shift several times by a quick bot, all of them with the same hidden cards; the mean lead decides.
metric-effective_decisions-unit = moves per turn
metric-luck_share-title = Luck share
metric-luck_share = How much of the differences between results good play does not explain, from 0 (skill alone) to 1 (luck alone). Games from this opening are played with the hidden cards dealt anew; the starting player makes none, a third, two thirds or all moves at random. The variance of the leads among games of equal skill is divided by the variance among all of them. It describes the rules and the opening, not the players of this game.
metric-luck_share-unit = share of variance
metric-displacements-title = Displacements per miner
metric-displacements = The number of displaced miners per miner sent, the pithead included.
metric-displacements-unit = displaced per miner sent
metric-space_use-title = Use of spaces
metric-space_use = How varied the use of spaces is: the number of spaces that would give the same variety if all of them were used equally often. Parts: how often each open space is used.
metric-space_use-unit = spaces
metric-space_use_by_shift-title = Use of spaces by shift
metric-space_use_by_shift = The variety of the spaces used within a shift, averaged over the shifts. Parts: how often each open space is used in each shift.
metric-space_use_by_shift-unit = spaces
metric-space_price-title = Price of spaces
metric-space_price = The number of miners or workers that the use of a space costs, averaged over all uses. Parts: the same for each space that is used.
metric-space_price-unit = miners or workers
metric-order_use-title = Use of orders
metric-order_use = The share of orders taken by players that they deliver. Parts: the same by kind of order and by card, as far as any are taken.
metric-order_use-unit = delivered per order taken
metric-idle_marks-title = Idle marks
metric-idle_marks = The marks that a player has left when the last shift ends, before they are exchanged for points; the mean of all players.
metric-idle_marks-unit = marks per player
metric-idle_workers-title = Idle workers
metric-idle_workers = The workers that a player still has in hand when passing, over the whole game; the mean of all players.
metric-idle_workers-unit = workers per player
metric-wasted_steps-title = Wasted steps
metric-wasted_steps = The steps of mining actions that are not used, and those that a shorter way to the same result would save; the mean of all players. Shorter ways are only looked for in the board game.
metric-wasted_steps-unit = steps per player
metric-sources-title = Points by source
metric-sources = The final score, averaged over the players. Parts: the points from each source; together they are the score.
metric-sources-unit = VP
metric-cost = { $costly ->
    [1] costly
   *[0] cheap
}
metric-part-place = Place { $place }
metric-part-first = First decision of a turn
metric-part-later = Later decisions
metric-part-unused = Steps not used
metric-part-detours = Detours
