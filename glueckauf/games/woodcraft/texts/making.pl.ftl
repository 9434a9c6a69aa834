### Zadania tworzonych łamigłówek: co jest, a potem o co chodzi.

making-title = Łamigłówka { $name }
making-held = { $n ->
    [one] Twoje zamówienie: { $orders }.
   *[other] Twoje zamówienia: { $orders }.
}
making-dice = { $n ->
    [one] Twoja kość: { COUNT($dice, as: "dice-of") }.
   *[other] Twoje kości: { COUNT($dice, as: "dice-of") }.
}
making-owned = Twoje materiały: { $things }.
making-helpers = { $n ->
    [one] W tej rundzie może ci jeszcze pomóc { $helpers }.
   *[other] W tej rundzie mogą ci jeszcze pomóc { $helpers }.
}
making-ask = { $kind ->
    [dice] Zrób takie kości: { COUNT($dice, as: "dice-of") }.
    [cut] Zrealizuj jak najwięcej swoich zamówień. Pomyśl, zanim utniesz.
    [glue] To twoja ostatnia tura w grze. Kleić czy piłować? Zdobądź jak najwięcej punktów.
    [lanterns] To twoja ostatnia tura w grze i { $n ->
        [one] masz do zaznaczenia lampion. Gdzie go zaznaczysz?
        [few] masz do zaznaczenia { $n } lampiony. Gdzie je zaznaczysz?
       *[many] masz do zaznaczenia { $n } lampionów. Gdzie je zaznaczysz?
    } Zdobądź jak najwięcej punktów.
    [order] To twoja ostatnia tura w grze i bierzesz zamówienie z puli. Które? Zdobądź jak najwięcej punktów.
   *[last] To twoja ostatnia tura w grze. Weź kość albo zamówienie, a potem zdobądź jak najwięcej punktów.
}
making-then = { $word ->
    [kept] { $say ->
        [1] Przy równej liczbie punktów rozstrzygają zachowane ostrza piły, klej i ścinki.
        [2] Przy równej liczbie punktów lepiej jest zachować więcej ostrzy piły, kleju i ścinków.
       *[3] Jak w grze, remisy rozstrzygają niewykorzystane ostrza piły, klej i ścinki.
    }
   *[materials] { $say ->
        [1] Zużyj przy tym jak najmniej ostrzy piły, kleju i ścinków.
        [2] Zużyj jak najmniej: każde ostrze piły, klej i ścinki liczą się za jeden materiał.
       *[3] Im mniej ostrzy piły, kleju i ścinków zużyjesz, tym lepiej.
    }
    [blades] Zużyj przy tym jak najmniej ostrzy piły, a dopiero potem jak najmniej kleju i ścinków.
}

making-refused = { $why ->
    [twin] Nie będzie z tego łamigłówki: jest już łamigłówka, która pyta o to samo.
    [rules] Nie będzie z tego łamigłówki: w tej grze obowiązywały zmienione zasady.
   *[plain] Nie będzie z tego łamigłówki: żadne pytanie nie ma tu dowiedzionej najlepszej odpowiedzi, która wymaga jakiejś techniki i której nie znajduje ten, kto robi to, co od razu daje najwięcej.
}
