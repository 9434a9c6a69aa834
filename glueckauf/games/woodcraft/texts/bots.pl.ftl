### Co mówią boty o grze Woodcraft: podpowiedzi i co daje ruch.

## Hints

advice-where = { $kind ->
    [keep] Porównaj kości, których wymagają twoje zamówienia.
    [die] Spójrz na kości na planszy głównej i na bonusy ich kolumn.
    [order] Spójrz na zamówienia w puli.
    [take] Porównaj zamówienia w puli ze swoimi kośćmi.
    [lantern] Pomyśl o wierszach i kolumnach swojej tabeli lampionów.
    [line] Pomyśl, który z dwóch bonusów pomoże drugiemu.
    [value] Pomyśl, jakich kości brakuje twoim zamówieniom.
    [chest] Pomyśl, co na koniec policzą twoje skrzynie.
    [fill] Spójrz na swoje borówki i skrzynie.
    [complete] Jedno z twoich zamówień da się zrealizować.
    [glue] Twój klej może się tu przydać.
    [saw] Ostrze piły może się tu przydać.
    [offcut] Ścinki mogą się tu przydać.
    [adjust] Jeden z twoich szlifierzy może pomóc.
    [sell] „Kupiec” czeka na ciebie.
    [hire] Stać cię na pomocnika.
    [gain] Pomyśl, czego brakuje twoim zamówieniom.
   *[end] Nic, co można jeszcze zrobić, nie jest teraz tego warte.
}
advice-move = Najlepsze, co znaleziono – { $label }.

## What a move brings, in numbers

reason-then = { $near ->
    [none] Nie ma zamówień ani na stole gracza, ani w puli.
    [pool] { $orders ->
        [0] { $lacking ->
            [0] Najbliższemu zamówieniu z puli brakuje potem już tylko materiałów.
            [one] Najbliższemu zamówieniu z puli brakuje potem 1 kości.
           *[other] Najbliższemu zamówieniu z puli brakuje potem { $lacking } kości.
        }
       *[other] Zamówienia z puli, które dałoby się potem zrealizować: { $orders }; zużyte materiały przy najtańszym: { spent }.
    }
   *[held] { $orders ->
        [0] { $lacking ->
            [0] Najbliższemu zamówieniu brakuje potem już tylko materiałów.
            [one] Najbliższemu zamówieniu brakuje potem 1 kości.
           *[other] Najbliższemu zamówieniu brakuje potem { $lacking } kości.
        }
        [one] Potem da się zrealizować 1 zamówienie; zużyte materiały: { spent }.
        [few] Potem da się zrealizować { $orders } zamówienia; zużyte materiały przy najtańszym: { spent }.
       *[many] Potem da się zrealizować { $orders } zamówień; zużyte materiały przy najtańszym: { spent }.
    }
}
spent = { $materials }
reason-column = { reason-then } Bonus: { $bonus }.
reason-work = { $vp ->
    [0] { reason-then }
   *[other] To daje { points }. { reason-then }
}
reason-pool = { $orders ->
    [0] { $lacking ->
        [0] Żadnego zamówienia z puli nie da się zrealizować od razu; najbliższemu brakuje tylko materiałów.
        [one] Żadnego zamówienia z puli nie da się zrealizować od razu; najbliższemu brakuje 1 kości.
       *[other] Żadnego zamówienia z puli nie da się zrealizować od razu; najbliższemu brakuje { $lacking } kości.
    }
   *[other] Zamówienia z puli, które da się zrealizować od razu: { $orders } z { $pool }.
}
reason-order = { $orders ->
    [0] { $lacking ->
        [0] Potrzebne kości już są, ale brakuje materiałów.
        [one] { $dice ->
            [one] Brakuje potrzebnej kości.
           *[other] Brakujące kości: 1 z { $dice }.
        }
       *[other] Brakujące kości: { $lacking } z { $dice }.
    }
   *[1] Da się je zrealizować od razu; zużyte materiały: { spent }.
} Przy obecnym stanie dałoby { points }.
reason-lantern = { $lines ->
    [0] Zaznaczone lampiony: w wierszu { $row } z { $size }, w kolumnie { $column } z { $size }.
    [1] Dopełnia linię, która daje: { $gains }.
   *[2] Dopełnia wiersz i kolumnę, które dają: { $gains }.
}
reason-line = Najpierw przychodzi ten bonus: { $gains }.
reason-chest = { $active ->
    [1] Skrzynia staje się aktywna; przy obecnym stanie daje to { points }.
   *[0] Wypełnione pola skrzyni: { $filled } z { $slots }.
}
reason-complete = Przy obecnym stanie daje { points }{ $things ->
    [0] .
   *[other] , a od razu: { $gains }.
}
reason-sell = „Kupiec” daje za to: { $gains }.
reason-helper = Ten pomocnik kosztuje { $cost } z { $owned } borówek i daje na koniec { points }{ $rounds ->
    [0] {""}
    [one] ; może działać jeszcze w 1 rundzie
   *[other] ; może działać jeszcze w { $rounds } rundach
}.
reason-substitute = „Zastępca” nie może już działać w tej rundzie.
reason-end = { $last ->
    [1] Niewykorzystane zostają
   *[0] Na następne tury zostają
} kości: { $dice } i materiały: { $materials }.
reason-told = { $reason } { $way ->
    [more] Bot ocenia to o { $lead } punktu wyżej niż drugi najlepszy ruch ({ $other }).
    [less] Bot ocenia to o { $lead } punktu niżej niż inny ruch ({ $other }).
   *[same] Bot tak samo ocenia inny ruch ({ $other }).
}
