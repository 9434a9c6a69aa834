### Co omówienia i pracownia mówią o Woodcraft: co zmarnowano, co psują zmienione zasady, co jest mierzone.

## Omówienie gry

review-fact = { $fact ->
    [materials] Materiały bez miejsca na arkuszu
    [chestnuts] Kasztany bez wolnego pola
   *[nuts] Punkty bez wolnego orzecha
}
review-kind = { $kind ->
    [keep] zachowane zamówienie
    [die] kość
    [order] wzięcie zamówienia
    [take] inne zamówienie
    [lantern] inny lampion
    [line] najpierw druga linia
    [value] inna wartość kości
    [chest] inna skrzynia na kasztan
    [fill] borówka w skrzyni
    [complete] realizacja zamówienia
    [glue] klejenie
    [saw] piłowanie
    [offcut] ścinki
    [adjust] szlifierz
    [sell] „Kupiec”
    [hire] zatrudnienie pomocnika
    [gain] inny prezent pomocnika
   *[end] zakończenie tury
}
review-in-play = Zaznaczone w trakcie gry
review-proof = osiągnięto { $vp ->
    [one] 1 punkt
    [few] { $vp } punkty
   *[many] { $vp } punktów
}, możliwe { $most }.

## Co psują zmienione zasady

sanity-nothing-scores = Nic nie daje punktów: ani orzechy, ani zamówienia, pomocnicy, skrzynie czy lampiony; daj punkty za przynajmniej jedno z nich.
sanity-no-nuts = Nie ma orzechów do zaznaczania, więc wszystkie punkty zdobywane w trakcie gry przepadają, na przykład { $nuts } za klejenie: dodaj orzechy.
sanity-order-out-of-reach = Liczba zamówień, które wymagają więcej materiałów, niż mieści arkusz, nawet z pomocnikiem „Zastępca”: { $n }. Zmniejsz wymagania albo dodaj komórki w wierszach.
sanity-no-phase-two = Faza II zaczyna się po rundzie { $after }, a liczba rund w grze to tylko { $rounds }, więc jej zamówienia mogą nigdy się nie pojawić: niech zacznie się wcześniej.
sanity-no-phase-one = Gdy wszyscy zachowają po zamówieniu, liczba pozostałych zamówień fazy I to tylko { $orders }, a pula ma { $pool ->
    [one] 1 miejsce
    [few] { $pool } miejsca
   *[many] { $pool } miejsc
}, więc faza II zaczyna się od razu: dodaj zamówień.
sanity-pool-never-full = Faza II ma tylko { $orders ->
    [one] 1 zamówienie
    [few] { $orders } zamówienia
   *[many] { $orders } zamówień
}, a pula ma { $pool ->
    [one] 1 miejsce
    [few] { $pool } miejsca
   *[many] { $pool } miejsc
}: dodaj zamówień.
sanity-helper-too-dear = Koszt pomocnika { helper } w borówkach to { $cost }, a na arkuszu jest miejsce tylko na { $berries }, więc nikt go nigdy nie zatrudni: obniż koszt albo dodaj komórki w wierszu.
sanity-too-few-helpers = Skrzynia pomocników wymaga { $helpers } pomocników, a jest ich tylko { $most }: wymagaj mniej.
sanity-chestnut-out-of-reach = Wiersz { $material ->
    [saw] ostrzy piły
    [glue] kleju
    [offcut] ścinków
   *[blueberry] borówek
} obiecuje kasztan przy { $mark }, a ma miejsce tylko na { $room }: obniż ten próg albo dodaj komórki.
sanity-chest-never-active = Nic nie daje kasztana, więc { chest } nigdy nie będzie aktywna: niech da go jakiś wiersz, linia lampionów albo bonus.
sanity-no-room = Na arkuszu nie ma miejsca na { $material ->
    [saw] ostrza piły
    [glue] klej
    [offcut] ścinki
   *[blueberry] borówki
}, więc wszystkie przepadają: dodaj komórkę w wierszu.
sanity-never-shifted = Runda ma tylko jedną turę, więc kości nigdy się nie przesuwa i strzałka nic nie znaczy: graj dwie tury albo zostaw strzałkę bez zmian.
sanity-ratings-fall = Progi ocen gry solo nie rosną, więc lepszy wynik może dostać niższą ocenę: ustaw je rosnąco.

## Co mierzy pracownia

measure-in-round = { $what }, runda { $round }
measure-bonus = { $colour ->
    [yellow] Żółty bonus
   *[brown] Brązowy bonus
} kolumny { $column }
measure-order = Zamówienie zamiast kości
measure-phase = Zamówienia fazy { $phase }
measure-complete = Zrealizowane zamówienia
measure-glue-dice = Klejenie
measure-saw-die = Piłowanie
measure-raise-die = Podnoszenie kości ścinkami
measure-adjust = Szlifowanie
measure-sell = Sprzedaż
measure-fill = Borówki w skrzyniach
measure-saw = Ostrza piły
measure-glue = Klej
measure-offcut = Ścinki
measure-blueberry = Borówki
measure-chestnut = Kasztany
measure-nut = Orzechy
measure-dice = Kości
