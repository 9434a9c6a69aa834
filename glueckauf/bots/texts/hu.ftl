### Bots: why they chose a move.

lead = { $side ->
    [ahead] { $points } pont előny
    [behind] { $points } pont hátrány
    [together] együtt { $points } pont
   *[level] egyenlő állás
}
tries = { $tries ->
    [one] egyetlen próbajátszma után
   *[other] ± { $error }, { $tries } próbajátszma
}
search-best = E lépés után a Search várakozása: { $lead } ({ $tries }); a következő legjobb, „{ $next }” után: { $other }.
search-other = E lépés után a Search várakozása: { $lead } ({ $tries }); szívesebben választaná ezt: „{ $next }”, mert utána: { $other }.
search-alone = E lépés után a Search várakozása: { $lead } ({ $tries }).
search-plain = Itt nincs mit mérlegelni: a Search nem lát más értelmes lépést.
