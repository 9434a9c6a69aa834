### Amit az áttekintések és a műhely a Woodcraftról mondanak: mi veszett kárba, mit rontanak el a szabályok, mit mérünk.

## Egy játék áttekintése

review-fact = { $fact ->
    [materials] Anyagok, amelyeknek nem jutott hely a lapon
    [chestnuts] Gesztenyék, amelyeknek nem jutott rekesz
   *[nuts] Pontok, amelyekhez nem maradt dió
}
review-kind = { $kind ->
    [keep] a megtartott megrendelés
    [die] egy kocka
    [order] megrendelés elvétele
    [take] másik megrendelés
    [lantern] másik lampion
    [line] előbb a másik vonal
    [value] a kocka másik értéke
    [chest] másik láda a gesztenyének
    [fill] áfonya egy ládában
    [complete] egy megrendelés teljesítése
    [glue] ragasztás
    [saw] fűrészelés
    [offcut] egy fahulladék
    [adjust] egy csiszoló
    [sell] az árus
    [hire] egy segítő felfogadása
    [gain] egy segítő másik ajándéka
   *[end] a kör befejezése
}
review-in-play = Játék közben megjelölve
review-proof = elért: { $vp } pont, lehetséges: { $most }.

## Mit rontanak el a megváltoztatott szabályok

sanity-nothing-scores = Semmi sem ér pontot: sem a diók, sem a megrendelések, a segítők, a ládák vagy a lampionok; legalább az egyikük érjen pontot.
sanity-no-nuts = Nincs megjelölhető dió, ezért minden pont elvész, amely játék közben jár, például a ragasztásért járó { $nuts }: legyen néhány dió.
sanity-order-out-of-reach = Ennyi megrendelés kér több anyagot, mint amennyi egy lapra fér, még a helyettessel is: { $n }. Kérj kevesebbet, vagy adj cellákat a sorokhoz.
sanity-no-phase-two = A II. fázis { $after ->
    [1] az 1.
    [5] az 5.
   *[other] a { $after }.
} forduló után kezdődik, de a játék csak { $rounds } fordulóból áll, így a megrendelései talán sosem kerülnek sorra: kezdődjön hamarabb.
sanity-no-phase-one = Miután mindenki megtartott egy megrendelést, az I. fázisból { $orders ->
    [0] egy sem
   *[other] csak { $orders }
} marad a kínálat { $pool } helyére, így rögtön a II. fázis kezdődik: adj hozzá megrendeléseket.
sanity-pool-never-full = A II. fázisnak csak { $orders } megrendelése van a kínálat { $pool } helyére: adj hozzá néhányat.
sanity-helper-too-dear = Ez a segítő { $cost } áfonyába kerül: { helper }. A lapon azonban csak { $berries } áfonyának van hely, így senki sem fogadhatja fel: csökkentsd az árát, vagy adj cellákat a sorhoz.
sanity-too-few-helpers = A segítők ládája { $helpers } segítőt kér, de csak { $most } van: kérj kevesebbet.
sanity-chestnut-out-of-reach = { $material ->
    [saw] A fűrészlapok
    [glue] A ragasztók
    [offcut] A fahulladékok
   *[blueberry] Az áfonyák
} sora ennyinél ígér gesztenyét: { $mark }, de csak ennyinek van benne hely: { $room }. Csökkentsd ezt a jelet, vagy adj hozzá cellákat.
sanity-chest-never-active = Semmi sem ad gesztenyét, ezért ez sosem válhat aktívvá: { chest }. Adjon egyet egy sor, egy lampionvonal vagy egy bónusz.
sanity-no-room = A lapon nincs hely ennek: { $material ->
    [saw] fűrészlap
    [glue] ragasztó
    [offcut] fahulladék
   *[blueberry] áfonya
}. Így mind elvész; adj a sornak egy cellát.
sanity-never-shifted = Egy forduló csak egy körből áll, ezért a kockák sosem tolódnak el, és a nyílnak nincs jelentősége: játsszatok két kört, vagy hagyd a nyilat úgy, ahogy van.
sanity-ratings-fall = Az egyszemélyes értékelés határai nem növekednek, így egy jobb eredmény rosszabb értékelést kaphat: állítsd őket növekvő sorrendbe.

## Mit mér a műhely

measure-in-round = { $what }, { $round }. forduló
measure-bonus = { $colour ->
    [yellow] Sárga bónusz
   *[brown] Barna bónusz
}, { $column }. oszlop
measure-order = Megrendelés kocka helyett
measure-phase = Megrendelések, { $phase }. fázis
measure-complete = Teljesített megrendelések
measure-glue-dice = Ragasztás
measure-saw-die = Fűrészelés
measure-raise-die = Növelés fahulladékkal
measure-adjust = Csiszolás
measure-sell = Eladás
measure-fill = Áfonyák a ládákban
measure-saw = Fűrészlapok
measure-glue = Ragasztók
measure-offcut = Fahulladékok
measure-blueberry = Áfonyák
measure-chestnut = Gesztenyék
measure-nut = Diók
measure-dice = Kockák
