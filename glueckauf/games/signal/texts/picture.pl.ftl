### The picture of Switch & Signal and its table: names of things, moves in a few words, what is asked.
### Built from the words of the game: { train }, { spot }, { post }, { goods }, { tokens }, { helper } …

## The map

label-map = mapa: { map }
label-title = { map }
label-note = mapa narysowana według zasad, nie oryginalna plansza
label-spot = { spot }
label-start = miejsce startowe { $number }: { $place }
label-city = { $city }: { goods }, zostało { $number }
label-port = { $city }, port: { $goods ->
    [0] jeszcze bez towarów
   *[other] towary: { $goods }
}
label-post = { $green ->
    [1] zielony
   *[0] czerwony
}: { post }
label-junction = { $junction } łączy { $a } i { $b }; zamknięte: { $shut }
label-train = { train } { at-spot }
label-heading = w stronę: { $to }
label-load = wiezie { goods }
label-due = porusza się teraz
label-rolls = co dałby rzut kością
label-run = { $end ->
    [used] jedzie { spot.to }
    [red] staje przed czerwonym semaforem: { spot }
    [closed] staje przed zamkniętą zwrotnicą: { spot }
    [behind] staje za innym pociągiem: { spot }
    [taken] staje przed zajętym miastem: { spot }
    [head-on] zderza się czołowo i trafia do zajezdni
    [start-place] dojeżdża do miejsca startowego i trafia do zajezdni
    [delivers] dostarcza towar { spot.to }
    [port] dojeżdża { spot.to } i trafia do zajezdni
    [paused] dojeżdża { spot.to } i może jechać dalej
   *[city] dojeżdża { spot.to }
}
label-lost = tracicie { tokens }

## The station

label-station = stacja: karta rozkładu jazdy, zegar, zajezdnia i pomocnicy
label-departure = karta rozkładu jazdy: { $symbols }
label-no-departure = nie leży żadna karta rozkładu jazdy
label-deploys = { $trains ->
    [one] rozstaw 1 pociąg
    [few] rozstaw { $trains } pociągi
   *[many] rozstaw { $trains } pociągów
}
label-moves = { $colour ->
    [multi] porusz pociągi w wybranym kolorze
    [black] porusz czarne
    [brown] porusz brązowe
   *[grey] porusz szare
}
label-symbols-left = { $symbols ->
    [0] wszystko zrobione
    [one] pozostał 1 symbol
    [few] pozostały { $symbols } symbole
   *[many] pozostało { $symbols } symboli
}
label-deck = { $cards ->
    [0] nie ma już kart rozkładu jazdy
    [one] pozostała 1 karta rozkładu jazdy
    [few] pozostały { $cards } karty rozkładu jazdy
   *[many] pozostało { $cards } kart rozkładu jazdy
}
label-clock = zegar: { tokens } z { $full }
label-die = kość pokazuje { $points }; jedzie { train }
label-no-die = żadna kość teraz się nie liczy
label-depot = zajezdnia: { trains-of }: { $number }
label-stored = { goods }: { $number } z { $need }
label-extra = dodatkowe towary: { $number } z { $need }
label-helper = { helper }
label-helper-ready = do dyspozycji
label-helper-used = wykorzystano
label-helper-on = działa
label-helps = { $helper ->
    [logistician] Rzuca kością ruchu jeszcze raz
    [dispatcher] Pozwala przejeżdżać przez miasta do końca tury
    [conductor] Zatrzymuje wszystkie pociągi koloru, który ma się poruszyć
    [crossing_keeper] Odkłada odkrytą kartę rozkładu jazdy na spód talii
    [shunter] Wybiera miejsce startowe pociągu
   *[traffic_controller] Zatrzymuje jeden pociąg, który ma się poruszyć
}
label-pile = stos kart akcji
label-discards = karty odrzucone
label-piled = { $card ->
    [s] karty sygnału
    [w] karty zwrotnicy
   *[t] karty ruchu pociągu
}: { $number }, odrzucone: { $discards }

## Trains and hands

label-trains = pociągi i co by straciły
label-sign = { $sign ->
    [on] dalej
    [city] miasto
    [delivers] dostawa
    [gone] zajezdnia
   *[lost] żetony
}
label-no-trains = na planszy nie ma pociągów
label-hand-of = { $you ->
    [1] twoje karty
   *[0] karty { name-of }
}
label-player = { name }
label-you = Ty
label-to-move = { $you ->
    [1] twoja tura
   *[0] ma turę
}
label-won = { $you ->
    [1] wygrywasz
   *[0] wygrywa
}
label-starts = gracz rozpoczynający
label-in-hand = { $cards ->
    [0] bez kart na ręce
    [one] 1 karta na ręce
    [few] { $cards } karty na ręce
   *[many] { $cards } kart na ręce
}
label-card = { $card ->
    [s] karta sygnału
    [w] karta zwrotnicy
   *[t] karta ruchu pociągu
}{ $number ->
    [one] {""}
   *[other] , razem { $number }
}
label-no-cards = brak kart

## Buttons

button-end = Zakończ akcje
button-on = Dalej
button-stop = Zatrzymaj
button-roll = Rzuć kością
button-pay = Odrzuć { COUNT($cards, as: "cards-of-kind") }
button-join = Połącz { $a } i { $b }

## Moves in a few words

paying = { $pay ->
    [own] {""}
   *[other] , odrzucając { COUNT($pay, as: "cards-of-kind") }
}
move-deploy = Rozstaw { train }
move-shunt = Manewrowy: { train }, miejsce startowe { $place }
move-colour = Poruszają się { trains-of }
move-hold-colour = Kierownik pociągu zatrzymuje { trains-of }
move-hold-train = Dyżurna ruchu zatrzymuje { train } { at-spot }
move-go = Jedzie { train } { at-spot }
move-exit = Z miasta { $city } w stronę miasta { $to }
move-signal = Przesuń znacznik: { post } → { target }
move-switch = { $junction }: połącz { $a } i { $b }
move-train = Rzuć kością za { train } { at-spot }
move-load = Załaduj { goods } w mieście { $city }, odrzucając { $card ->
    [s] kartę sygnału
    [w] kartę zwrotnicy
   *[t] kartę ruchu pociągu
}
move-keeper = Dróżnik: odłóż tę kartę na spód talii
move-reroll = Logistyka: rzuć jeszcze raz
move-on = Dalej
move-stop = Zatrzymaj się w mieście { $city }
move-dispatcher = Dyspozytorka: w tej turze wolno przejeżdżać przez miasta
move-end = Zakończ akcje
move-card = Karta rozkładu jazdy: { $symbols }
move-place = Miejsce startowe { $number }
move-die = Kość pokazuje { $points }
move-draw = Dobierz { COUNT($cards, as: "cards-of-kind") }

## What is asked

prompt-revealing = Odkrywana jest karta rozkładu jazdy.
prompt-deploying = Pociąg którego koloru rozstawiasz?
prompt-shunting = Rozstawiany jest { train }: pomoże manewrowy czy zdecydują kości?
prompt-placing = Kości wskazują miejsce startowe; rozstawiany jest { train }.
prompt-choosing = Który kolor się porusza?
prompt-next = Poruszają się { trains-of }: który { $first ->
    [1] pierwszy
   *[0] następny
}?
prompt-asked = Czy dróżnik odkłada tę kartę na spód talii?
prompt-rolling = Rzut kością; jedzie { train }.
prompt-rolled = Kość pokazuje { $points }, jedzie { train }: zostawiasz wynik czy rzucasz jeszcze raz dzięki logistyce? { outcome }
prompt-leaving = Jedzie { train }, ma { points }: przez który zielony semafor wyjeżdża z miasta { $city }?
prompt-passing = Jest w mieście { $city }, ma jeszcze { points }: zatrzymuje się czy jedzie dalej { train }?
prompt-acting = Zagrywaj karty akcji albo zakończ akcje.
prompt-drawing = Dobierane są karty.
outcome = { $tokens ->
    [0] Bez straty.
   *[other] Stracilibyście { tokens }.
}

## What can be opened

look-title = { train } { at-spot }
look-city = Tym wyjazdem, którym traci się najmniej.
