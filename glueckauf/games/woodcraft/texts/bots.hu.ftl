### Amit a botok a Woodcraft játékról mondanak: tanácsok, és hogy mit hoz egy lépés.

## Hints

advice-where = { $kind ->
    [keep] Hasonlítsd össze, milyen kockákat kívánnak a megrendeléseid.
    [die] Nézd meg a főtábla kockáit és az oszlopok bónuszait.
    [order] Nézd meg a kínálat megrendeléseit.
    [take] Vesd össze a kínálat megrendeléseit a kockáiddal.
    [lantern] Gondolj a lampiontáblázat soraira és oszlopaira.
    [line] Gondold végig, a két bónusz közül melyik segíti a másikat.
    [value] Gondold végig, milyen kocka hiányzik a megrendeléseidhez.
    [chest] Gondold végig, mit számolnak majd a ládáid a végén.
    [fill] Nézd meg az áfonyáidat és a ládáidat.
    [complete] Az egyik megrendelésed teljesíthető.
    [glue] A ragasztód most hasznos lehet.
    [saw] Egy fűrészlap most hasznos lehet.
    [offcut] Egy fahulladék most hasznos lehet.
    [adjust] Az egyik csiszolód segíthet.
    [sell] Az árus vár rád.
    [hire] Futja egy segítőre.
    [gain] Gondold végig, mi hiányzik a megrendeléseidhez.
   *[end] Ami még lehetséges, az most nem éri meg.
}
advice-move = A legjobb, amit találtunk – { $label }.

## What a move brings, in numbers

reason-then = { $near ->
    [none] Nincs megrendelés, és a kínálat is üres.
    [pool] { $orders ->
        [0] { $lacking ->
            [0] A kínálat legközelebbi megrendeléséhez ezután már csak anyag hiányzik.
           *[other] A kínálat legközelebbi megrendeléséhez ezután { $lacking } kocka hiányzik.
        }
       *[other] A kínálatból ezután { $orders } megrendelés volna teljesíthető, a legolcsóbb { spent }.
    }
   *[held] { $orders ->
        [0] { $lacking ->
            [0] A legközelebbi megrendeléshez ezután már csak anyag hiányzik.
           *[other] A legközelebbi megrendeléshez ezután { $lacking } kocka hiányzik.
        }
        [1] Ezután 1 megrendelés teljesíthető, { spent }.
       *[other] Ezután { $orders } megrendelés teljesíthető, az egyik { spent }.
    }
}
spent = { $materials ->
    [0] anyag nélkül
   *[other] { $materials } anyag árán
}
reason-column = { reason-then } Bónusz: { $bonus }.
reason-work = { $vp ->
    [0] { reason-then }
   *[other] Ez { $vp } pontot hoz. { reason-then }
}
reason-pool = { $orders ->
    [0] { $lacking ->
        [0] A kínálatból egyik megrendelés sem teljesíthető azonnal; a legközelebbihez csak anyag hiányzik.
       *[other] A kínálatból egyik megrendelés sem teljesíthető azonnal; a legközelebbihez { $lacking } kocka hiányzik.
    }
   *[other] A kínálat { $pool } megrendeléséből { $orders } azonnal teljesíthető.
}
reason-order = { $orders ->
    [0] { $lacking ->
        [0] A szükséges kockák megvannak, de anyag hiányzik hozzá.
        [1] { $dice ->
            [1] Hiányzik a szükséges kocka.
           *[other] A szükséges { $dice } kockából 1 hiányzik.
        }
       *[other] A szükséges { $dice } kockából { $lacking } hiányzik.
    }
   *[1] Azonnal teljesíthető, { spent }.
} A jelenlegi állás szerint { $vp } pontot hozna.
reason-lantern = { $lines ->
    [0] Ezután a sorában { $size } lampionból { $row }, az oszlopában { $size } lampionból { $column } van megjelölve.
    [1] Betelik egy vonal, amely ezt hozza: { $gains }.
   *[2] Betelik egy sor és egy oszlop, amelyek ezt hozzák: { $gains }.
}
reason-line = Előbb ez a bónusz jön: { $gains }.
reason-chest = { $active ->
    [1] A láda aktív lesz; ez a jelenlegi állás szerint { $vp } pontot hoz.
   *[0] Ezután a láda { $slots } rekeszéből { $filled } van tele.
}
reason-complete = A jelenlegi állás szerint { $vp } pontot hoz{ $things ->
    [0] .
   *[other] , és azonnal ezt: { $gains }.
}
reason-sell = Az árus ezt adja érte: { $gains }.
reason-helper = Ez a segítő a meglévő { $owned } áfonyából { $cost } áfonyába kerül, a végén { $vp } pontot ér{ $rounds ->
    [0] {""}
   *[other] , és még { $rounds } fordulóban segíthet
}.
reason-substitute = A helyettes ebben a fordulóban többször nem segíthet.
reason-end = { $last ->
    [1] Felhasználatlanul marad
   *[0] A következő körökre marad
} { $dice } kocka és { $materials } anyag.
reason-told = { $reason } { $way ->
    [more] A bot szerint ez { $lead } ponttal többet ér a következő legjobbnál ({ $other }).
    [less] A bot szerint ez { $lead } ponttal kevesebbet ér egy másik lépésnél ({ $other }).
   *[same] A bot szerint egy másik lépés ({ $other }) ugyanannyit ér.
}
