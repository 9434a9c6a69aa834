### Learning: verdicts on answers, and hints.
### A fact like "empty:k" also comes in parts: $word-kind and $word-detail.

## What was reached

amount = { $word-kind ->
    [vp] { $n } PZ
    [squares] { $n ->
        [one] { $n } zapełnione pole
        [few] { $n } zapełnione pola
       *[many] { $n } zapełnionych pól
    }
    [complete] { $n ->
        [one] { $n } kompletne zamówienie
        [few] { $n } kompletne zamówienia
       *[many] { $n } kompletnych zamówień
    }
    [steps] { $n ->
        [one] { $n } krok
        [few] { $n } kroki
       *[many] { $n } kroków
    }
    [coal] { $n ->
        [one] { $n } znacznik węgla
        [few] { $n } znaczniki węgla
       *[many] { $n } znaczników węgla
    }
   *[empty] { $n ->
        [one] { $n } pusty { $word-detail ->
            [y] żółty
            [b] brązowy
            [g] szary
           *[k] czarny
        } wagonik
        [few] { $n } puste { $word-detail ->
            [y] żółte
            [b] brązowe
            [g] szare
           *[k] czarne
        } wagoniki
       *[many] { $n } pustych { $word-detail ->
            [y] żółtych
            [b] brązowych
            [g] szarych
           *[k] czarnych
        } wagoników
    }
}

## Verdicts

verdict-best = Lepiej się nie da: { $value }.
verdict-short = Wynik: { $value }; najlepszy możliwy: { $par }.
verdict-unmet = { $count ->
    [one] Zamówienie { $labels } musi być na końcu kompletne, a nie jest.
   *[other] Zamówienia { $labels } muszą być na końcu kompletne, a nie są.
}
verdict-infeasible = Tego zadania nie da się wykonać żadnym ciągiem ruchów.
verdict-illegal = Ruch { $place } ({ $token }) łamie zasadę { $rule }: { $why }
verdict-cut-short = Ciąg ruchów kończy się za wcześnie ({ $rule }): { $why }
verdict-stars = Gwiazdki: { $stars } z 3.
slip-move = Pierwszy błąd to ruch { $place } ({ $token }): po nim najlepszy wynik jest już nieosiągalny.
slip-stopped = Ciąg ruchów kończy się, choć najlepszy wynik jest jeszcze osiągalny.
slip-instead = Od tego miejsca lepiej tak: { $line }
slip-end = W tym miejscu lepiej zakończyć.
head-best = najlepszy
head-given = podany

## Hints

hint-theme = { $theme ->
    [ride-light] Lekki kurs: nie wszystko, co mieści się w szoli, jest warte swoich kroków.
    [shared-ride] Wspólny kurs: jeden kurs szoli może obsłużyć kilka zamówień.
    [deep-first] Najpierw głęboko: zacznij od najgłębszego poziomu.
    [second-ride] Drugi kurs: tutaj opłaca się zjechać jeszcze raz.
    [pair-sacrifice] Poświęcenie: przeznacz na parę węgiel, na który czeka pole w jego kolorze.
    [pair-from-junk] Para z resztek: dwa znaczniki węgla, których nie potrzebuje żadne zamówienie, mogą razem zapełnić pole.
    [storage-withdrawal] Sięgnij do składu: część potrzebnego węgla już tam leży.
    [storage-bank] Na zapas: węgiel odłożony teraz do składu oszczędzi kroki w przyszłości.
    [parked-cage] Postój pod ziemią: między dwiema akcjami zostaw szolę na dole.
    [full-cage] Pełna szola: wykorzystaj w niej każde miejsce.
    [split-order] Po kawałku: jedno zamówienie zapełniaj podczas więcej niż jednego postoju szoli przy zrębie.
    [empty-cart-race] Puste wagoniki: liczy się to, co załadujesz, a nie tylko to, co zrealizujesz.
    [balance-repair] Równowaga: przyjrzyj się swoim żetonom po „jasnej” i po „ciemnej” stronie.
    [deliver-before-displaced] Zdąż z załadunkiem, zanim to miejsce pracy będzie wymagać większej liczby górników.
    [double-delivery] Podwójny załadunek: jedna akcja może zrealizować dwa zamówienia.
    [cash-for-depth] Marki za głębię: za pieniądze kupisz wagoniki na głębszych poziomach.
    [start-player-grab] Gracz rozpoczynający: o tym, kto zacznie następną szychtę, decydują górnicy w warsztatach.
    [tie-trap] Pułapka remisu: remis zmienia to, ile warte jest miejsce.
    [quiet-move] Cichy krok: najlepszy krok nie zapełnia jeszcze żadnego pola.
    [greedy-trap] Pułapka chciwości: nie zaczynaj od zamówienia, które daje najwięcej punktów za krok.
   *[other] Nie trzeba żadnej sztuczki: policz kroki, których wymaga każde zamówienie.
}
hint-level = Szola najpierw { $level ->
    [0] wyjeżdża do zrębu
   *[other] jedzie na poziom { $level }
}.
hint-no-ride = Szola wcale nie musi jechać.
hint-start = Najlepszy ciąg ruchów zaczyna się tak: { $line }
hint-nothing = Najlepiej nie robić nic.
