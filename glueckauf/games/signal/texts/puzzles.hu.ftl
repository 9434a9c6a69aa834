### Puzzles of Switch & Signal: values, verdicts, hints, explanations, themes, paper.

## Values; $bar is the bar of a probability, or nothing

puzzle-worth = { $word ->
    [delivered] { $form ->
        [sure] biztos szállítás
        [never] nincs esély a szállításra
       *[part] a szállítás esélye { $n }
    }{ $bar }
    [reached] { $form ->
        [sure] biztos megérkezés
        [never] nincs esély a megérkezésre
       *[part] a megérkezés esélye { $n }
    }{ $bar }
    [won] { $form ->
        [sure] biztos győzelem
        [never] nincs esély a győzelemre
       *[part] a győzelem esélye { $n }
    }{ $bar }
    [goods] { puzzle-mean }{ $n } leszállított áru
    [tokens] { puzzle-mean }{ $n ->
        [0] nincs elvesztett időzseton
       *[other] { $n } elvesztett időzseton
    }
   *[cards] { puzzle-mean }{ $n ->
        [0] nincs kijátszott kártya
       *[other] { $n } kijátszott kártya
    }
}
puzzle-mean = { $mean ->
    [1] átlagosan{" "}
   *[0] {""}
}

## Tasks, verdicts and slips

puzzle-task = { $kind ->
    [road] Állítsd be az utat a lehető legjobban.
    [surest] Keresd meg a legbiztosabb módot.
    [last] Nyerd meg a játékot, ha lehet.
   *[loss] Veszíts minél kevesebb időzsetont.
}
arranged-course = Az előzmények nyitva maradnak: ezt az állást a feladat kedvéért állítottuk fel.
puzzle-too-long = Itt már nincs mit eldönteni: a következő lépés a vége után jön: { $place }.
puzzle-slip = { $kind ->
    [stopped] { $place ->
        [0] Még nem hibáztál: a legjobb eredmény még elérhető.
       *[other] Eddig a lépésig minden rendben van: { $place }. A legjobb eredmény onnan még elérhető.
    }
   *[move] Az első hiba a következő lépés: { $place } ({ $move }).
}

## Hints

puzzle-hint-plain = Nem kell semmilyen trükk: nézd meg, hol érne véget az egyes dobások útja, és számolj.
puzzle-hint-where = { $what ->
    [discs] Csak ezeket a helyeket kell átállítani: { $places }.
    [trains] Az első dobás előtt egyetlen korongot sem kell áthelyezni. Nézd meg ezt a vonatot: { $places }.
    [helper] Egyetlen korongot sem kell áthelyezni. Gondolj erre a segítőre: { helper }.
   *[nothing] Hagyj minden korongot a helyén.
}
puzzle-hint-begin = Kezdd így: { $line }.

## Why the best is best

puzzle-explain = Az egyik legjobb válasz: { $line }. Az eredmény: { $value }.
puzzle-roll = Ezután a kocka dönt: { $faces }.
puzzle-face = { $faces } esetén { $value }
puzzle-or = { $first } vagy { $last }
puzzle-without = Enélkül: „{ $name }”, a lehető legjobb eredmény { $value }.
puzzle-tempting = Csábító így játszani: { $move }. Az eredmény csak ennyi: { $value }.

## Themes

theme = { $theme ->
    [set-switch] Állítsd át a váltót
    [set-signal] Állítsd át a jelzőt
    [two-for-one] Két kártya egyért
    [load-on-the-way] Berakodás útközben
    [roll-again] Új dobás
    [run-through] Áthaladás
    [hold-back] Visszatartás
    [clear-the-line] Szabad pálya
    [not-the-nearest] Nem a legközelebbi az első
   *[greedy-trap] A mohóság csapdája
}
theme-idea = { $theme ->
    [set-switch] Egy elágazást át kell állítani, hogy az út oda vezessen, ahová kell.
    [set-signal] Egy jelzőkorongot át kell helyezni, hogy megnyíljon vagy lezáruljon az út.
    [two-for-one] Két kártya pótolja az akció hiányzó kártyáját.
    [load-on-the-way] Az áru berakodása megelőzi a továbbindulást.
    [roll-again] A logisztikus érvénytelenít egy rossz dobást.
    [run-through] Egy vonat megállás helyett áthalad a városon.
    [hold-back] Egy segítő visszatart vonatokat.
    [clear-the-line] Előbb egy másik vonatnak kell mozdulnia, hogy szabad legyen az út.
    [not-the-nearest] A kikötőhöz legközelebbi vonat vár, és egy másik indul elsőként.
   *[greedy-trap] Ami azonnal a legtöbbet segíti, az a végén nem segít a legtöbbet.
}

## On paper

paper-step = { $step ->
    [signal] korong az egyik jelzőről a másikra
    [switch] Lille elágazása: utána ez a szakasz zárt
    [train] dobás az ott álló vonatért
    [pay] ugyanez egy jelző- és egy váltókártyáért
    [load] berakodás Párizsban egy vonatkártyáért
    [go] az ott álló vonat indul
    [exit] indulás a városból ezen a szakaszon
    [hold] egy segítő visszatartja ezt a színt vagy az ott álló vonatot
    [helper] logisztikus, illetve diszpécser
   *[end] akciók vége
}
