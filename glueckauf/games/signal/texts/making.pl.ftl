### The tasks of made puzzles: what is known, then what is asked.

making-title = Łamigłówka { $name }
making-train = { train } { at-spot } { $load ->
    [0] jest pusty
   *[1] wiezie { goods }
}.
making-trains = Na planszy { $n ->
    [one] jest jeden pociąg: { train }
    [few] są { $n } pociągi, a wśród nich { train }
   *[many] jest { $n } pociągów, a wśród nich { train }
} { at-spot }.
making-die = Każdy rzut za { train } daje { $points }.
making-card = Następna karta rozkładu jazdy: { $symbols }.
making-helper = Może jeszcze pomóc { helper }.
making-cards = { $cards ->
    [3] Masz trzy karty.
    [one] Masz jedną kartę.
    [few] Masz { $cards } karty.
   *[many] Masz { $cards } kart.
}
making-ask = { $kind ->
    [road] Ustaw trasę tak, aby w tej turze pociąg { making-aim }.
    [surest] Znajdź najpewniejszy sposób, aby w tej turze { making-aim }.
    [loss] Przygotuj się na nią tak, aby do końca jej rozpatrywania stracić jak najmniej żetonów czasu.
    [rescue] Dwa pociągi jadą sobie naprzeciw. Do końca rozpatrywania karty strać jak najmniej żetonów czasu.
    [order] Trwa rozpatrywanie tej karty rozkładu jazdy: { $symbols }. W jakiej kolejności pojadą pociągi? Strać jak najmniej żetonów czasu.
   *[last] To ostatnia tura, a do wygranej brakuje { $n ->
        [one] jednego towaru
        [2] dwóch towarów
       *[other] { $n } towarów
    }. Znajdź najpewniejszą drogę do wygranej.
}
making-aim = { $aim ->
    [delivered] dostarczył towar do portu
    [reached] dojechał do miasta { $goal }
   *[none] {""}
}
making-then = { $then ->
    [both] To jest najważniejsze; potem liczy się jak najmniejsza strata żetonów czasu, a na końcu jak najmniej zagranych kart.
   *[cards] { $say ->
        [1] Przy równych wynikach lepiej zagrać mniej kart.
        [2] Jeśli dwa sposoby są równie dobre, wybierz ten, w którym zagrywasz mniej kart.
       *[3] Nie zagrywaj więcej kart, niż trzeba.
    }
}
making-open = { $say ->
    [1] Twoja odpowiedź kończy się na pierwszym rzucie, którego nikt nie zna; dalej grasz najlepiej, jak się da.
    [2] Decydujesz do pierwszego nieznanego rzutu; cokolwiek wypadnie, dalej grasz najlepiej, jak się da.
   *[3] Odpowiadasz do chwili rzutu, którego wyniku nikt nie zna; potem gra toczy się najlepiej, jak się da.
}

making-refused = { $why ->
    [twin] Nie ma łamigłówki: jest już taka, która pyta o to samo.
    [rules] Nie ma łamigłówki: w tej grze obowiązywały zmienione zasady.
   *[plain] Nie ma łamigłówki: nic tu nie ma udowodnionej najlepszej odpowiedzi, która wymaga jakiejś techniki i której nie znajduje się, robiąc to, co od razu pomaga najbardziej.
}
