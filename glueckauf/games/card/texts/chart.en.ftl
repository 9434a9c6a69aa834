### The card game's chart of open optimisation: VP on the lorries that were loaded, and steps.

chart-axis = { $axis ->
    [vp] VP loaded
   *[steps] Steps
}
chart-beyond = out of reach
chart-tries = Tries: { $tries }. Places on the front found: { $met } of { $front }.
chart-best = { $vp } VP loaded in { $steps } steps: nobody can beat that.
chart-noted = { $vp } VP loaded in { $steps } steps: a new point on the chart.
chart-behind = { $vp } VP loaded in { $steps } steps; { $possible } VP are possible in that many.
chart-slow = { $vp } VP loaded in { $steps } steps; { $fewest } steps are enough for that.
