### Puzzles of the card game: values, moves in words, verdicts, hints, explanations, paper.

## Values and moves

puzzle-worth = { $word ->
    [score] { $n } pont
    [vp] { $n } pont a berakott csilléken
    [lorries] { $n } berakott csille
    [ready] { $n } indulásra kész vonat
    [trains] { $n } elindított vonat
    [steps] { $n } munkafázis
    [workers] { $n } megmaradt munkás
    [cards] { $n } megmaradt munkáskártya
    [orders] { $n } megrendelés a kézben
    [innovations] { $n } fejlesztés a kézben
   *[turns] { $n } kör
}
puzzle-to-dock = { $docked ->
    [1] , { $dock }. rakodó
   *[0] {""}
}
puzzle-do = { $what ->
    [place] { zone }
    [place-paid] { zone }, fizetés { $paid }{ puzzle-to-dock }
    [pay] fizetés { $paid }
    [dock] { $dock }. rakodó
    [load] a jobb szélső kártya vagonba ({ $dock }. rakodó, { wagon })
    [withdraw] a csilletárolóból vagonba egy { lorry } ({ $dock }. rakodó, { wagon })
    [store] a jobb szélső kártya a csilletárolóba
    [train] vonatindítás { label-dock.the }nál, { order }
    [look] { stack } megnézése
    [take-lorry] egy kártya elvétele ({ lorry })
    [take-wagon] { wagon } elvétele{ puzzle-to-dock }
    [take-engine] { engine } elvétele{ puzzle-to-dock }
    [take-order] { order } elvétele
    [take-share] részvény elvétele ({ share })
    [take-innovation] { innovation } elvétele
    [take-objective] cél elvétele ({ objective })
    [use] { innovation } kijátszása{ puzzle-to-dock }
    [use-at] { innovation } kijátszása, { stack }{ puzzle-to-dock }
    [end] befejezés
   *[pass] passz
}
puzzle-zone = { zone }
puzzle-lorry = { lorry }
puzzle-dock = { $dock }. rakodó

## Tasks, verdicts and slips

puzzle-task = { $kind ->
    [mining] Bányássz minél jobban.
    [delivery] Szállíts minél jobban.
    [shift] Játszd végig ezt a műszakot minél jobban.
   *[turn] Játssz minél jobban.
}
arranged-workers = Hogy a feladat rövid maradjon, a munkáskártyáid egy része nem vesz részt benne.
arranged-passed = Egy igazi játékban a többiek itt még sorra kerülnének; ebben a feladatban már passzoltak.
arranged-cards = A többiek kártyái itt nem szerepelnek.
puzzle-too-long = Itt már semmi sem játszható; a feladat vége után jön ez a lépés: { $place }.
puzzle-slip = { $kind ->
    [stopped] { $place ->
        [0] Még nem hibáztál: a legjobb eredmény még elérhető.
       *[other] { $unit ->
            [turns] Eddig minden rendben: onnan a legjobb eredmény még elérhető.
           *[moves] Az első { $place } lépésig minden rendben: onnan a legjobb eredmény még elérhető.
        }
    }
   *[move] { $unit ->
        [turns] Az első hiba: { $place }. kör ({ $move }).
       *[moves] Az első hiba: { $place }. lépés ({ $move }).
    }
}
puzzle-slip-steps = { $n ->
    [one] Egy munkafázissal többe kerül a szükségesnél.
   *[other] { $n } munkafázissal többe kerül a szükségesnél.
}

## Hints

puzzle-hint-plain = Nincs szükség trükkre: nézd meg, mit hoz egy-egy lépés, és számolj.
puzzle-hint-where = { $what ->
    [trains] { $count ->
        [one] Csak ennek a rakodónak a vonata indul: { $docks }.
       *[other] Ezeknek a rakodóknak a vonatai indulnak: { LIST($docks) }.
    }
    [loads] { $count ->
        [one] Csak ennél a rakodónál kerül valami vagonba: { $docks }
       *[other] Ezeknél a rakodóknál kerül valami vagonba: { LIST($docks) }
    }{ $stored ->
        [0] ; a csilletárolóba semmi sem kerül.
        [one] ; a csilletárolóba egy kártya kerül.
       *[other] ; a csilletárolóba { $stored } kártya kerül.
    }
    [stored] Vagonba semmi sem kerül: az számít, ami a csilletárolóba kerül.
    [nothing] A legjobb, ha nem teszel többet semmit.
    [no-zone] Ehhez nem kell munkás.
   *[zones] { $count ->
        [one] A munkásaid ide mennek: { $zones }.
       *[other] A munkásaid ezekre a helyekre mennek, valamilyen sorrendben: { $zones }.
    }
}
puzzle-hint-begin = { $count ->
    [0] Ne tégy semmit.
   *[other] Kezdd így: { $line }.
}

## Why the best is best

puzzle-explain = Az egyik legjobb lépéssor: { $line }. Az eredmény: { $value }.
puzzle-explain-long = A legjobb tervben a munkások ide mennek: { $zones }. Az eredmény: { $value }.
puzzle-idea = { $theme ->
    [two-lorry-trouble] A csilletárolóba kerül: { lorry }. Ez két munkafázisba kerül, de a kártya útban van.
    [storage-detour] A csilletárolóba kerül: { lorry }. { $again ->
        [1] Onnan jut vagonba.
       *[0] Így a mögötte lévő kártyák vagonba kerülhetnek.
    }
    [stored-lorry] A csilletárolóból vagonba kerül: { lorry }.
    [wild-wagon] { label-dock.the }nál álló univerzális vagonba kerül: { lorry }.
    [same-engine-twice] Ezeknek a rakodóknak a vonatai egyetlen szállítással indulnak: { LIST($docks) }. Mindegyiken { engine } van.
    [small-order] { label-dock.the } vonata ezt teljesíti, pedig nagyobbat is teljesíthetne: { order }.
    [order-on-credit] Elveszed, mielőtt bármelyik vonat teljesíthetné: { order }.
    [share-matching] Egy részvény ({ share }) és egy teljesített megrendelés összetalálkozik: { $vp } pont.
    [objective-chase] A cél ({ objective }) { $vp } pontot hoz.
    [exact-change] { zone }: a fizetés { $paid }, így megmaradnak azok a kártyák, amelyek később kellenek.
    [last-on-mining-1] { zone }: te küldesz ide utoljára munkást, ezért tiéd a műszakjelző.
    [worker-innovation] { zone }: { innovation.the } itt { $workers } munkást ér.
    [action-innovation] { innovation.the } munkások nélkül hajtja végre az akcióját.
    [wild-draw] A szabad húzással megkapod a nyitott kártyát: { stack }.
   *[greedy-trap] Ami azonnal a legtöbbet hozza, a végén nem az hozza a legtöbbet.
}
puzzle-without = { $what ->
    [unmet] Enélkül semmit sem lehet tenni.
   *[most] Enélkül a lehető legjobb: { $value }.
}
puzzle-tempting = Csábító lenne mást tenni: { $move }. Így ennyit érsz el: { $value }.
puzzle-source = { $source ->
    [before] Előtte
    [lorries] Ennek a vonatnak a csilléi
    [shares] Részvények
    [token] Műszakjelző
   *[objective] Cél
}
puzzle-shares = { $n } párosítva

## Themes

theme = { $theme ->
    [two-lorry-trouble] Baj a két csillével
    [storage-detour] Kerülő a csilletárolón át
    [stored-lorry] A csilletárolóból
    [wild-wagon] Univerzális vagon
    [same-engine-twice] Kétszer ugyanaz a mozdony
    [small-order] A kisebb megrendelés
    [order-on-credit] Megrendelés hitelre
    [share-matching] Részvény és megrendelés
    [objective-chase] Szem előtt a cél
    [exact-change] Pontosan kiszámolva
    [last-on-mining-1] Utolsóként a 0/1-en
    [worker-innovation] Segítő kezek
    [action-innovation] Ingyenes akció
    [wild-draw] Szabad húzás
   *[greedy-trap] A mohóság csapdája
}
theme-idea = { $theme ->
    [two-lorry-trouble] Egy kétcsillés kártya útban van, és megéri két munkafázisért a csilletárolóba tenni.
    [storage-detour] Egy kártya a csilletárolóba kerül, hogy előbb mások kerüljenek vagonba, vagy jobb vagon maradjon neki.
    [stored-lorry] Egy kártya a csilletárolóból kerül vagonba.
    [wild-wagon] Az univerzális vagon azt veszi fel, amit más vagon nem tud.
    [same-engine-twice] Az azonos színű mozdonyok vonatai egyetlen szállítással indulnak.
    [small-order] Egy vonat kisebb megrendelést teljesít, mint amekkorát tudna, mert így az egész többet ér.
    [order-on-credit] A megrendelést már azelőtt elveszed, hogy bármelyik vonat teljesíthetné.
    [share-matching] Egy részvény akkor ér valamit, ha a hozzá tartozó helyről teljesült egy megrendelés.
    [objective-chase] Az dönti el, mi a legjobb, amit egy cél hoz.
    [exact-change] Más kártyákkal fizetsz, mint elsőre tennéd, és megtartod a megfelelőket későbbre.
    [last-on-mining-1] Aki utoljára küld munkást a 0/1-es bányászatra, az kapja a műszakjelzőt.
    [worker-innovation] A fejlesztés ott fizet, ahol a munkáskártyák nem tudnak.
    [action-innovation] A fejlesztés munkások nélkül hajt végre egy akciót.
    [wild-draw] A szabad húzás olyan kártyát ad, amelyet a saját paklija nem adna ilyen olcsón.
   *[greedy-trap] Ami azonnal a legtöbbet hozza, a végén nem az hozza a legtöbbet.
}

## On paper

paper-step = { $step ->
    [load] a jobb szélső kártya kerekes vagonba, 1. rakodó
    [wild] a jobb szélső kártya univerzális vagonba, 2. rakodó
    [store] a jobb szélső kártya a csilletárolóba
    [withdraw] kártya a tárolóból kerekes vagonba, 1. rakodó
    [train] az 1. rakodó vonata: bérkaszárnyák, 3 csille
    [pay] fizetés: az 1-es és a 2-es munkáskártya
    [dock] az elvett kártya a 2. rakodóra kerül
    [use] „bányászat” fejlesztés kijátszása
    [look] szabad húzás: e pakli megnézése
    [take] és e kártya elvétele
    [pass] passz
   *[end] a bányászat, a szállítás vagy a kör vége
}
paper-crest = { $crest ->
    [w] kerék
    [c] lóhere
    [t] torony
    [f] róka
   *[wild] univerzális
}
paper-now = Pontok most: { $n }.
paper-closed = Senki sem tudja, mi van a paklik felső kártyája alatt: csak az vehető el, ami nyitva van.
