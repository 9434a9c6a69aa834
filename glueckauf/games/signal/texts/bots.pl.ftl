### Co mówią boty i pracownia o grze Zwrotnice i Semafory: podpowiedzi, powody, analiza, zepsute zasady.

## Hints

advice-where = { $kind ->
    [signal] Spójrz na semafory przed pociągami.
    [switch] Spójrz na skrzyżowania przed pociągami.
    [train] Pomyśl, któremu pociągowi rzut kością przyda się najbardziej.
    [load] Jeden z pociągów czeka na załadunek.
    [deploy] Pomyśl, którego koloru brakuje na planszy.
    [shunt] Tu może pomóc manewrowy.
    [colour] Pomyśl, który kolor najwięcej zyska i najmniej straci.
    [go] Pomyśl, który pociąg powinien ruszyć przed innymi.
    [hold] Ktoś nie powinien teraz ruszać.
    [exit] Pomyśl, dokąd ten pociąg ma dotrzeć.
    [stop] Pomyśl, czego ten pociąg potrzebuje w tym mieście.
    [keeper] Ta karta przynosi więcej szkody niż pożytku.
    [reroll] To zły rzut.
    [dispatcher] Pomyśl o miastach, przez które pociągi mogłyby przejechać.
    [on] Zachowaj pomocnika na później.
   *[end] Nic, co można jeszcze zrobić, nie jest warte kart.
}
advice-move = Najlepsze, co znaleziono: { $label }.

## What a move brings, in numbers

reason-roll = { $arriving ->
    [0] Średnio przejeżdża tyle pól: { $spaces }.
   *[other] { $load ->
        [1] Ścianki, które dowożą towar: { $arriving } z 6.
       *[0] Ścianki, które doprowadzają do miasta: { $arriving } z 6.
    }
} { $losing ->
    [0] Żadna ścianka nie kosztuje czasu.
   *[other] Ścianki, które kosztują czas: { $losing } z 6; średnia strata żetonów czasu: { $loss }.
}
reason-border = { $trains ->
    [0] Na razie nie leży na drodze żadnego pociągu.
    [one] Leży na drodze 1 pociągu.
   *[other] Leży na drodze { $trains } pociągów.
}
reason-load = Z miasta { $city } do miasta { $port } potrzeba co najmniej { $points ->
    [one] { $points } punktu ruchu
   *[other] { $points } punktów ruchu
}.
reason-deploy = Kość { trains-of.genitive } pokazuje średnio { $mean }; { $trains ->
    [0] to ostatni taki pociąg w zajezdni.
    [one] w zajezdni zostaje jeszcze 1.
    [few] w zajezdni zostają jeszcze { $trains }.
   *[many] w zajezdni zostaje jeszcze { $trains }.
}
reason-place = Z miejsca startowego { $place } do miasta { $city } potrzeba co najmniej { $points ->
    [one] { $points } punktu ruchu
   *[other] { $points } punktów ruchu
}.
reason-colour = { $trains ->
    [0] Na planszy nie ma pociągu tego koloru.
    [one] Rusza 1 pociąg; średnia strata żetonów czasu: { $loss }.
    [few] Ruszają { $trains } pociągi; średnia strata żetonów czasu: { $loss }.
   *[many] Rusza { $trains } pociągów; średnia strata żetonów czasu: { $loss }.
}
reason-colour-free = { $trains ->
    [one] Rusza 1 pociąg i nie traci czasu.
    [few] Ruszają { $trains } pociągi i nie tracą czasu.
   *[many] Rusza { $trains } pociągów i nie traci czasu.
}
reason-hold = { $trains ->
    [one] Jego średnia strata żetonów czasu: { $loss }.
   *[other] Ich średnia strata żetonów czasu: { $loss }.
}
reason-keeper = Średnia strata żetonów czasu pociągów w kolorach tej karty: { $loss }.
reason-run = { train } { label-run }{ $tokens ->
    [0] {""}
   *[other] ; tracicie { tokens }
}.
reason-reroll = Strata przy tym rzucie: { tokens }; przy nowym średnio { $loss }.
reason-die = { $tokens ->
    [0] Ten rzut nie kosztuje czasu.
   *[other] Strata przy tym rzucie: { tokens }.
}
reason-kept = Pomocnik może jeszcze pomóc później.
reason-dispatcher = Do końca tury pociągi mogą przejeżdżać przez miasta.
reason-end = { $cards ->
    [0] Na ręce nie zostaje żadna karta
    [one] Na ręce zostaje 1 karta
    [few] Na ręce zostają { $cards } karty
   *[many] Na ręce zostaje { $cards } kart
}; { $drawn ->
    [0] nie dobiera się żadnej.
    [one] dobiera się 1.
   *[other] dobiera się { $drawn }.
}
reason-told = { $reason } { $way ->
    [more] Bot ocenia to o { $lead } karty wyżej niż drugi najlepszy ruch: „{ $other }”.
    [less] Bot ocenia to o { $lead } karty niżej niż „{ $other }”.
   *[same] Bot ocenia „{ $other }” tak samo.
}

## Review of a game

review-fact = { $fact ->
    [tokens] Stracone żetony czasu
    [trains] Stracone pociągi
   *[cards] Karty niedobrane z powodu pełnej ręki
}
review-kind = { $kind ->
    [signal] semafor
    [switch] zwrotnica
    [train] karta ruchu pociągu
    [load] załadunek
    [deploy] inny kolor do rozstawienia
    [shunt] manewrowy
    [colour] inny kolor do ruchu
    [go] inny pociąg najpierw
    [hold] zatrzymanie pociągów
    [exit] inny wyjazd z miasta
    [stop] postój w mieście
    [keeper] dróżnik
    [reroll] logistyka
    [dispatcher] dyspozytorka
    [end] koniec akcji
   *[other] inny wybór w tej turze
}
review-in-play = Dostarczone w trakcie gry
review-proof = osiągnięto { $vp }, możliwe { $most }.

## What changed rules break

sanity-too-few-trains = Każdy pociąg, który dostarcza towar, schodzi z planszy, więc do zwycięstwa trzeba { $needed } pociągów, a talia wystawia ich najwyżej { $trains }: usuń mniej kart rozkładu jazdy albo wpisz więcej takich, które rozstawiają pociągi.
sanity-too-few-cards = Sam załadunek wymaga { $needed } kart akcji, a wszyscy gracze razem nigdy nie mają ich więcej niż { $cards }: rozdaj lub dobieraj więcej.
sanity-hand-below-draw = Nikt nie może dobrać { $draw } kart, bo na ręce mieści się ich najwyżej { $limit }: podnieś limit albo dobieraj mniej.
sanity-silent-clock = Nic nie kosztuje żetonu czasu, więc zegar nie ma znaczenia: niech przynajmniej jedna strata ma swoją cenę.
sanity-cheap-crash = Niewykorzystany punkt kosztuje { $crash } przy zderzeniu, a { $stop } przed semaforem, więc zderzenie jest tańsze niż postój: podnieś cenę zderzenia.
sanity-short-game = Gra trwa najwyżej tyle tur: { $turns }, a do zwycięstwa trzeba dostarczyć tyle towarów: { $needed }; usuń mniej kart rozkładu jazdy.
sanity-colour-left-out = Żadna karta rozkładu jazdy nie porusza { trains-of.genitive }, więc mogą to zrobić tylko karty ruchu pociągu: wpisz choć jedną taką kartę.

## What the design lab measures

measure-in-third = { $what }, { $third ->
    [1] pierwsza część gry
    [2] druga część gry
   *[3] trzecia część gry
}
measure-signal = Semafory
measure-switch = Zwrotnice
measure-train = Pociągi
measure-load = Załadunek
measure-extra = Dodatkowe towary
measure-stopped-red = Czerwone semafory
measure-stopped-closed = Zamknięte skrzyżowania
measure-stopped-behind = Za innym pociągiem
measure-stopped-city = Zajęte miasta
measure-head-on = Zderzenia
measure-start-reached = Wjazdy na miejsca startowe
measure-place-taken = Zajęte miejsca startowe
measure-depot-empty = Pusta zajezdnia
measure-none-but-barred = Drugie rozstawienia
