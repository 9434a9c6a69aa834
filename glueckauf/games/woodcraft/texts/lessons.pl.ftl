### Lessons of Woodcraft: goals and numbers.

## Goals of a checkpoint: what does not hold yet

goal-amount = { $word ->
    [nuts] Orzechy
    [dice] Kości obok arkusza
    [lanterns] Lampiony
    [orders] Zrealizowane zamówienia
    [points] Punkty
    [saw] Ostrza piły
    [glue] Klej
    [offcut] Ścinki
   *[blueberry] Borówki
}: { $how ->
    [least] co najmniej { $n }
    [most] najwyżej { $n }
   *[exactly] { $n }
}.
goal-own = Twoje kości: { COUNT($dice, as: "dice-of") }.
goal-held = Masz zamówienie { order }.
goal-completed = Zamówienie { order } jest zrealizowane.
goal-lit = Lampion w wierszu { $row } i kolumnie { $column } jest zaznaczony.
goal-helpers = Zatrudniony pomocnik: { helper }.
goal-chests = Aktywna { chest }.
goal-course = { $word ->
    [turn_over] Twoja tura jest zakończona.
   *[game_over] Gra jest zakończona.
}

## Computed numbers

number = { $unit ->
    [points] { $n ->
        [one] 1 punkt
        [few] { $n } punkty
       *[many] { $n } punktów
    }
    [nuts] { $n ->
        [one] 1 orzech
        [few] { $n } orzechy
       *[many] { $n } orzechów
    }
    [dice] { $n ->
        [one] 1 kość
        [few] { $n } kości
       *[many] { $n } kości
    }
    [lanterns] { $n ->
        [one] 1 lampion
        [few] { $n } lampiony
       *[many] { $n } lampionów
    }
    [orders] { $n ->
        [one] 1 zamówienie
        [few] { $n } zamówienia
       *[many] { $n } zamówień
    }
    [saw] { $n ->
        [one] 1 ostrze piły
        [few] { $n } ostrza piły
       *[many] { $n } ostrzy piły
    }
    [glue] { $n ->
        [one] 1 klej
        [few] { $n } kleje
       *[many] { $n } klejów
    }
    [offcut] { $n ->
        [one] 1 ścinki
       *[many] { $n } × ścinki
    }
    [blueberry] { $n ->
        [one] 1 borówka
        [few] { $n } borówki
       *[many] { $n } borówek
    }
   *[plain] { $n }
}
