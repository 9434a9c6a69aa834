## The design lab

## Knobs: what a rule set can change

knobs-head = { $field ->
    [name] Knob
    [words] What it is
    [value] Published
    [range] May be
    [rule] Rule
    [sentence] The rule says
   *[source] Where the value comes from
}
knobs-switch = { $on ->
    [1] yes
   *[0] no
}
knobs-source = { $source ->
    [S] stated in the rulebook
    [P] from public sources, checked against the rulebook
    [C] a reconstruction that fits every total in the rulebook
   *[R] a ruling, because the rulebook can be read in two ways
}

## What changed rules break

sanity-head = { $field ->
    [kind] How bad
    [knob] Knob
    [players] Players
   *[problem] Problem and remedy
}
sanity-kind = { $kind ->
    [impossible] Impossible
   *[odd] Odd
}
sanity-players = with { $players } players
sanity-fine = Nothing speaks against these rules.
sanity-no-rules = These rules cannot be used: { $problem }
sanity-stuck = The bot “{ $bot }” cannot play under these rules ({ $problem }): undo your latest change and try a smaller one.
sanity-endless = A trial game was not over after { $decisions } decisions: look for a change that keeps it from ending.
sanity-ends-at-once = The game is over before anybody has a turn: undo your latest change.
sanity-no-choice = In { $percent }% of all turns in the trial games, players had nothing to decide: open spaces, or give them more to work with.
sanity-nobody-scores = In { $games } trial games nobody scored a single point: make points easier to get.
sanity-always-tied = All { $games } trial games ended in a tie of all players: give them something to compete for.
sanity-only-losses = In { $games } trial games nobody ended above zero: lower the penalties, or make points easier to get.
