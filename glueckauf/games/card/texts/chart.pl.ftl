### The card game's chart of open optimisation: VP on the lorries that were loaded, and steps.

chart-axis = { $axis ->
    [vp] PZ w wagonach
   *[steps] Kroki
}
chart-beyond = nieosiągalne
chart-tries = Próby: { $tries }. Znalezione miejsca na froncie: { $met } z { $front }.
chart-best = { $vp } PZ w wagonach, kroki: { $steps } – tego nikt nie przebije.
chart-noted = { $vp } PZ w wagonach, kroki: { $steps } – nowy punkt na wykresie.
chart-behind = { $vp } PZ w wagonach, kroki: { $steps }; w tylu krokach możliwe jest { $possible } PZ.
chart-slow = { $vp } PZ w wagonach, kroki: { $steps }; wystarczy ich { $fewest }.
