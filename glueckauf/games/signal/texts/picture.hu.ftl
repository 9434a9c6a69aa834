### The picture of Switch & Signal and its table: names of things, moves in a few words, what is asked.
### Built from the words of the game: { train }, { spot }, { post }, { goods }, { tokens }, { helper } …

## The map

label-map = térkép: { map }
label-title = { map }
label-note = a szabályok alapján rajzolt térkép, nem a kiadott tábla
label-spot = { spot }
label-start = { $number }. indulóhely: { $place }
label-city = { $city }: { goods }, { $number ->
    [0] már nincs
   *[other] még { $number }
}
label-port = { $city }, kikötőváros: { $goods ->
    [0] még nincs áru
   *[other] { $goods } áru
}
label-post = { $green ->
    [1] zöld
   *[0] piros
}: { post }
label-junction = { $junction } összeköti: { $a } és { $b }; lezárva: { $shut }
label-train = { train } { at-spot }
label-heading = { $to } felé
label-load = rakománya { goods }
label-due = most mozog
label-rolls = mit hozna a kockája
label-run = { $end ->
    [used] eljut { spot.to }
    [red] { at-spot } áll meg, piros jelző előtt
    [closed] { at-spot } áll meg, lezárt elágazás előtt
    [behind] { at-spot } áll meg, másik vonat mögött
    [taken] { at-spot } áll meg, foglalt város előtt
    [head-on] frontálisan ütközik, és a depóba kerül
    [start-place] indulóhelyre ér, és a depóba kerül
    [delivers] leszállítja az árut { spot.to }
    [port] eljut { spot.to }, és a depóba kerül
    [paused] eljut { spot.to }, és továbbmehet
   *[city] eljut { spot.to }
}
label-lost = veszteség: { tokens }

## The station

label-station = állomás: menetrendkártya, óra, depó és segítők
label-departure = menetrendkártya: { $symbols }
label-no-departure = nincs menetrendkártya kijátszva
label-deploys = { $trains } vonat felállítása
label-moves = { $colour ->
    [multi] egy tetszőleges szín mozog
    [black] a fekete mozog
    [brown] a barna mozog
   *[grey] a szürke mozog
}
label-symbols-left = { $symbols ->
    [0] minden kész
   *[other] még { $symbols } jel
}
label-deck = { $cards ->
    [0] nincs több menetrendkártya
   *[other] még { $cards } menetrendkártya
}
label-clock = óra: { tokens }, teljesen { $full }
label-die = a { train } kockája: { $points }
label-no-die = most nem számít kocka
label-depot = depó: { $number } { train }
label-stored = { goods }: { $number } / { $need }
label-extra = további áru: { $number } / { $need }
label-helper = { $helper ->
    [traffic_controller] forgalmista
   *[other] { helper }
}
label-helper-ready = bevethető
label-helper-used = már segített
label-helper-on = most segít
label-helps = { $helper ->
    [logistician] Újra dob egy mozgáskockával
    [dispatcher] A forduló végéig átengedi a vonatokat a városokon
    [conductor] Visszatartja a soron lévő szín összes vonatát
    [crossing_keeper] A most felfedett menetrendkártyát a pakli alá teszi
    [shunter] Kiválasztja egy vonat indulóhelyét
   *[traffic_controller] Visszatart egy vonatot, amely mozogna
}
label-pile = húzópakli
label-discards = eldobott lapok
label-piled = { $card ->
    [s] jelzőkártya
    [w] váltókártya
   *[t] vonatkártya
}: { $number }, eldobva { $discards }

## Trains and hands

label-trains = a vonatok, és mit veszítenének
label-sign = { $sign ->
    [on] tovább
    [city] város
    [delivers] célba ér
    [gone] depó
   *[lost] zseton
}
label-no-trains = nincs vonat a táblán
label-hand-of = { $you ->
    [1] a lapjaid
   *[0] { name } lapjai
}
label-player = { name }
label-you = Te
label-to-move = { $you ->
    [1] te jössz
   *[0] soron van
}
label-won = { $you ->
    [1] győztél
   *[0] győzött
}
label-starts = kezdő játékos
label-in-hand = { $cards ->
    [0] nincs lap a kézben
   *[other] { $cards } lap a kézben
}
label-card = { $card ->
    [s] jelzőkártya
    [w] váltókártya
   *[t] vonatkártya
}{ $number ->
    [1] {""}
   *[other] , összesen { $number }
}
label-no-cards = nincs kártya

## Buttons

button-end = Akciók vége
button-on = Tovább
button-stop = Megállás
button-roll = Dobás
button-pay = Eldobok { COUNT($cards, as: "cards-of-kind") }
button-join = Összekötés: { $a } és { $b }

## Moves in a few words

paying = { $pay ->
    [own] {""}
   *[other] , eldobva { COUNT($pay, as: "cards-of-kind") }
}
move-deploy = { train } felállítása
move-shunt = Tolatásvezető: { train }, indulóhely: { $place }
move-colour = A { trains-of } mozognak
move-hold-colour = Vonatvezető: a { trains-of } állnak
move-hold-train = Forgalmi szolgálattevő: a { train } áll { at-spot }
move-go = A { train } indul { at-spot }
move-exit = { $city } városából { $to } felé
move-signal = Korong áthelyezése { post.from } { target }
move-switch = { $junction } összeköti: { $a } és { $b }
move-train = Dobás, { train } { at-spot }
move-load = { goods } berakodása { $city } városában, eldobva 1 { $card ->
    [s] jelzőkártyát
    [w] váltókártyát
   *[t] vonatkártyát
}
move-keeper = Sorompóőr: a kártya a pakli alá kerül
move-reroll = Logisztikus: új dobás
move-on = Tovább
move-stop = Megállás { $city } városában
move-dispatcher = Diszpécser: ebben a fordulóban át lehet haladni a városokon
move-end = Akciók vége
move-card = Menetrendkártya: { $symbols }
move-place = { $number }. indulóhely
move-die = A kocka értéke { $points }
move-draw = Húzás: { COUNT($cards, as: "cards-of-kind") }

## What is asked

prompt-revealing = Új menetrendkártya következik.
prompt-deploying = Melyik színű vonatot állítod fel?
prompt-shunting = A { train } felállítása: a tolatásvezető segítsen, vagy döntsenek a kockák?
prompt-placing = A kockák döntik el, hova kerül a { train }.
prompt-choosing = Melyik szín mozog?
prompt-next = A { trains-of } mozognak: melyik { $first ->
    [1] lesz az első
   *[0] következik
}?
prompt-asked = A sorompóőr a pakli alá tegye ezt a kártyát?
prompt-rolling = Dobás következik, a { train } indul.
prompt-rolled = A { train } kockája: { $points }. Megtartod, vagy a logisztikus újra dob? { outcome }
prompt-leaving = A { train } lehetősége { points }: melyik zöld jelzőnél hagyja el { $city } városát?
prompt-passing = A { train } { $city } városában van, még { points }: megáll, vagy továbbmegy?
prompt-acting = Játssz ki akciókártyákat, vagy fejezd be az akciókat.
prompt-drawing = Kártyahúzás következik.
outcome = { $tokens ->
    [0] Nem lenne veszteség.
   *[other] A veszteség { tokens } lenne.
}

## What can be opened

look-title = { train } { at-spot }
look-city = Azon a kijáraton, amely a legkevesebbet veszíti.
