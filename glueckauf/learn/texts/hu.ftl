### Learning: verdicts on answers, and hints.
### A fact like "empty:k" also comes in parts: $word-kind and $word-detail.

## What was reached

amount = { $word-kind ->
    [vp] { $n } győzelmi pont
    [squares] { $n } kitöltött rubrika
    [complete] { $n } teljesen kitöltött megrendelés
    [steps] { $n } munkafázis
    [coal] { $n } szénkocka
   *[empty] { $n } üres { $word-detail ->
        [y] sárga
        [b] barna
        [g] szürke
       *[k] fekete
    } csille
}

## Verdicts

verdict-best = Ennél jobb nem lehetséges: { $value }.
verdict-short = Elért eredmény: { $value }; a lehető legjobb: { $par }.
verdict-unmet = { $count ->
    [one] A végére ennek a megrendelésnek teljesen kitöltöttnek kell lennie, de nem az: { $labels }.
   *[other] A végére ezeknek a megrendeléseknek teljesen kitöltöttnek kell lenniük, de nem azok: { $labels }.
}
verdict-infeasible = Ez a feladat semmilyen lépéssorral sem teljesíthető.
verdict-illegal = Szabálytalan lépés: { $place }. ({ $token }), { $rule }: { $why }
verdict-cut-short = A lépéssor túl korán ér véget ({ $rule }): { $why }
verdict-stars = Csillagok: { $stars } a 3-ból.
slip-move = Az első hiba: { $place }. lépés ({ $token }); utána a legjobb eredmény már nem érhető el.
slip-stopped = A lépéssor véget ér, pedig a legjobb eredmény még elérhető.
slip-instead = Innen így jobb: { $line }
slip-end = Itt jobb befejezni.
head-best = legjobb
head-given = megadott

## Hints

hint-theme = { $theme ->
    [ride-light] Kis rakomány: nem minden éri meg a rá fordított munkafázisokat, ami a felvonóba fér.
    [shared-ride] Közös út: a felvonó egyetlen útja több megrendelést is kiszolgálhat.
    [deep-first] Előbb a mélybe: kezdd a legmélyebb szinten.
    [second-ride] Második út: itt megéri még egyszer lemenni.
    [pair-sacrifice] Áldozat: tegyél szénpárba olyan szénkockát is, amelyre egy vele azonos színű rubrika vár.
    [pair-from-junk] Szénpár maradékból: két szénkocka, amelyre egyetlen megrendelésnek sincs szüksége, együtt kitölthet egy rubrikát.
    [storage-withdrawal] Nyúlj a raktárhoz: a szükséges szén egy része már ott van.
    [storage-bank] Tegyél félre: a most raktárba tett szén később munkafázisokat takarít meg.
    [parked-cage] Lent hagyott felvonó: két akció között maradjon a föld alatt.
    [full-cage] Tele felvonó: használd ki minden helyét.
    [split-order] Több részletben: ugyanazt a megrendelést ne egyetlen felszíni megálláskor töltsd ki.
    [empty-cart-race] Üres csillék: nemcsak az számít, amit kiszállítasz, hanem az is, amit a csillékről a felvonóba raksz.
    [balance-repair] Egyensúly: figyelj a világos és a sötét oldali lapkáidra.
    [deliver-before-displaced] Szállíts időben, mielőtt a mezőre több munkás kellene.
    [double-delivery] Kettős szállítás: egyetlen akcióval két megrendelést is kiszállíthatsz.
    [cash-for-depth] Márkáért mélységet: pénzért a mélyebb szintekre vehetsz csilléket.
    [start-player-grab] Kezdő játékos: a tárnabővítés mezőin álló munkások döntik el, ki kezdi a következő műszakot.
    [tie-trap] A holtverseny csapdája: holtversenyben egy helyezés mást ér.
    [quiet-move] Csendes lépés: a legjobb munkafázis még egyetlen rubrikát sem tölt ki.
    [greedy-trap] A mohóság csapdája: ne azzal a megrendeléssel kezdd, amely munkafázisonként a legtöbb pontot hozza.
   *[other] Nincs szükség fortélyra: számold meg, hány munkafázis kell az egyes megrendelésekhez.
}
hint-level = A felvonó először { $level ->
    [0] a felszínre
    [1] az 1. szintre
   *[other] a { $level }. szintre
} megy.
hint-no-ride = A felvonónak el sem kell indulnia.
hint-start = A legjobb lépéssor így kezdődik: { $line }.
hint-nothing = A legjobb, ha semmit sem teszel.

## Lessons: answers to a move, a question, a change of the rules

cost = { $unit ->
    [steps] { $n } munkafázis
   *[moves] { $n } lépés
}
answer-illegal = { $rule }: { $why }
answer-par = Kész: { $used }; kevesebb nem lehetséges.
answer-longer = Kész: { $used }; elég lenne: { $par }.
answer-stars = Csillagok: { $stars } a 3-ból.
answer-left = Jó úton jársz. Hátravan még: { $amount }.
answer-detour = Így is lehet, de kerülőút: ennyivel több a kelleténél: { $amount }.
answer-lost = E lépés után a cél már nem érhető el: „{ $move }”. Vond vissza, és próbáld másképp.
answer-undo = A cél így már nem érhető el. Vond vissza ezt a lépést, és próbáld másképp.
answer-missing = Ennek kellene teljesülnie: { $goals }
answer-over = A köröd véget ért, de a célt még nem érted el.
answer-unknown = A célt még nem érted el.
advice-move = Próbáld ezt: { $move } ({ $token }).
advice-undo = Innen a cél nem érhető el. Előbb vond vissza az utolsó lépésedet.
rulebook-says = A szabálykönyv szerint ({ $rule }): { $text }
what-if-printed = A szabálykönyv szerint: { $answer }
what-if-changed = Ezzel a változtatással: { $rules }: { $answer }
what-if-shown = Fent a szabálykönyv szerint. Lent: { $rules }.
what-if-allowed = Szabályos lépés: „{ $move }”.
what-if-forbidden = Nem szabályos ({ $rule }): { $why }
what-if-impossible = Ez nem lehetséges.

## Progress, coverage, exam

progress-none = Még nincs megoldott feladat. Kezdd az 1. leckével.
progress-lesson = { $number }. lecke: { $title }
progress-solved = megoldva: { $solved }/{ $screens }
progress-hints = { $hints } segítség
progress-weak = Nézd meg újra: { $rule }{ $lesson ->
    [0] {""}
   *[other] {" "}({ $lesson }. lecke)
}: { $text }
progress-strong = Nincs gyenge pontod.
coverage-head = szabály
coverage-lessons = tanító leckék
coverage-none = még nincs
coverage-total = Tanított szabályok: { $taught }/{ $rules }.
exam-result = { $points }/{ $most } pont, { $percent } %.
exam-passed = Sikerült. Jó szerencsét, bányászlegény!
exam-failed = Még nem sikerült: { $needed } pont kell.

## Jegyzetfüzetek

book-how = *Nyomd meg a **▶▶** gombot a fenti eszköztáron, és a kérdésre válaszd ezt: **Restart** (az eredményeid megmaradnak), hogy a táblák életre keljenek. Aztán kattints arra, ami világít, vagy használd a Tab, a nyíl- és az Enter billentyűt. Semmit sem ronthatsz el: a `z` visszavonja a lépést.*
book-show = Nézd meg
book-number = Jósold meg
book-rule = Melyik szabály?
book-act = Te jössz
book-what-if = Mi lenne, ha …
book-rules = A szabálykönyv szerint
book-next = **Tovább:** { $link }
welcome-title = Szénre fel!
welcome-what = Ez egy társasjáték a szénről: munkásokat küldesz dolgozni, bányászol, rakodsz és szállítasz. Itt az első lépéstől megtanulhatod, feladványokat oldhatsz meg, amelyeknek a legjobb megoldása bizonyított, és játszhatsz a gép ellen. Programozni nem kell tudnod.
welcome-turn = Egy bányászat
welcome-turn-how = Az **A** megrendelés egy fekete szénkockát kér, és fekete szén a 4. szinten van. Négy munkafázisod van. Kattints a 4. szintre, aztán a szénre, a felszínre és a megrendelés rubrikájára; végül nyomd meg az **Ellenőrzés** gombot.
welcome-stuck = Elakadtál? A **Tipp** minden alkalommal kicsit többet árul el, és ha valami szürkére kattintasz, megtudod, melyik szabály tiltja. A kis számok, például GA-5.1, a szabályok számai.
welcome-game = Egy egész játszma
welcome-game-how = Te vagy a 0. játékos, a gép az 1. játékos. Először mindketten három megrendelést választotok, aztán munkásokat küldtök. Ha még nem ismered a játékot, kezdd lent az 1. leckével, és gyere vissza.
welcome-next = Merre tovább
welcome-languages = Más nyelvek: indítsd a programot így: `glueckauf --lang en`, `pl` vagy `de`, vagy válassz nyelvet bármelyik tábla alatt.
book-exam = A segédvizsga
book-exam-idea = Tíz kérdés a szabályokról, aztán egy műszak a gép ellen. 80 %-kal átmész.
book-exam-questions = Tíz kérdés
book-exam-questions-how = Minden kérdés egyszer számít: az első válasz az érvényes.
book-exam-shift = Egy műszak
book-exam-shift-how = Te vagy a 0. játékos. A műszak utáni pontszám számít.
book-exam-result = Az eredményed
book-exam-result-how = Futtasd újra ezt a cellát, ha végeztél. A bizonytalan szabályok mellett ott áll a lecke, amely tanítja őket.

## Nyomtatott lapok

sheet-title = Feladványok
sheet-name = Név
sheet-date = Dátum
sheet-colour = { $colour ->
    [y] sárga
    [b] barna
    [g] szürke
   *[k] fekete
}
sheet-step = { $step ->
    [ride] felvonó a 3. szintre
    [surface] felvonó a felszínre
    [load] szürke szén berakása
    [fill] szürke: felvonóból az A-ra
    [withdraw] szürke: raktárból az A-ra
    [store] szürke: felvonóból a raktárba
    [end] a bányászat befejezése idő előtt
   *[pair] sárga és barna párként az A megrendelés szürke rubrikájára
}
sheet-check = Ellenőrzés:
sheet-task = Érj el minél többet: { $actions }.
sheet-rules = Módosított szabályok: { $rules }.
sheet-notes = Jegyzetek
sheet-key = Megoldások
sheet-key-how = Minden lépéssor helyes, amely eléri a legjobb eredményt. Itt mindegyik feladványhoz egy ilyen áll.
sheet-blunder = A legnagyobb veszteség: { $turn }. kör, { $loss } győzelmi pont.
sheet-better = Jobb lett volna:
sheet-lines = { $lines ->
    [one] Ez az egyetlen legjobb lépéssor.
   *[other] Egy a { $lines } legjobb lépéssor közül.
}

## Feladványok

puzzle-title = Feladvány: { $name }
task-points = { $steps } munkafázisod van. Tölts ki minél több pontot érő megrendelést, minél kevesebb munkafázissal.
task-steps = { $count ->
    [one] Töltsd ki ezt a megrendelést minél kevesebb munkafázissal: { $labels }. Legfeljebb { $steps } áll rendelkezésedre.
   *[other] Töltsd ki ezeket a megrendeléseket minél kevesebb munkafázissal: { $labels }. Legfeljebb { $steps } áll rendelkezésedre.
}
task-space = { $count ->
    [one] Ezt a megrendelést egyetlen akcióval kell kitöltened: { $labels }.
   *[other] Ezeket a megrendeléseket egyetlen akcióval kell kitöltened: { $labels }.
} Melyik „bányászat” mező elég hozzá: a 4, a 6, a 8 vagy a 10 munkafázisos? Mutasd meg minél kevesebb munkafázissal.
task-ready = { $steps } munkafázisod van. Tölts ki minél több pontot érő megrendelést. Azután készítsd elő a felvonót a következő akcióra: legyen minél több üres { $carts-detail ->
    [y] sárga
    [b] barna
    [g] szürke
   *[k] fekete
} csilléd, minél kevesebb munkafázissal.
task-twice = Kétszer bányászol: először { $first }, azután { $second } munkafázissal. Tölts ki minél több pontot érő megrendelést, minél kevesebb munkafázissal.
task-delivery = Bányássz { $first } munkafázist, szállíts ki { $space-detail ->
    [barrow] taligával
    [carriage] lovas kocsival
    [motorcar] teherautóval
   *[engine] vonattal
}, majd bányássz még { $second } munkafázist. Tölts ki minél több pontot érő megrendelést – a kiszállítottak is számítanak –, minél kevesebb munkafázissal.

## Puzzles on a whole table: verdicts and hints

turn-amount = { $objective ->
    [margin] { $n } győzelmi pont előny
    [behind] { $n } győzelmi pont hátrány
   *[other] { $n } győzelmi pont
}
turn-illegal = { $turn }. kör, szabálytalan lépés: „{ $move }” ({ $token }), { $rule }: { $why }
turn-cut-short = { $turn }. kör: a lépéssor túl korán ér véget ({ $rule }): { $why }
turn-too-many = Csak { $n } köröd van.
turn-not-starting = A következő műszakot nem te kezded.
turn-no-card = „{ $move }” ({ $token }): nincs ilyen elvehető kártya.
turn-picks = Pontosan { $n } kártyát vegyél el.
turn-slip = Az első hiba: { $turn }. kör; utána a legjobb eredmény már nem érhető el.
blunder-found = Ez az: { $turn ->
    [1] az 1.
    [5] az 5.
   *[other] a { $turn }.
} kör { $n } győzelmi pontot veszít.
blunder-other = { $turn ->
    [1] Az 1.
    [5] Az 5.
   *[other] A { $turn }.
} kör { $n ->
    [0] semmit sem veszít.
   *[other] { $n } győzelmi pontot veszít.
} A legnagyobb hiba { $par ->
    [1] az 1.
    [5] az 5.
   *[other] a { $par }.
} kör: { $loss } győzelmi pontot veszít.
draft-instead = Egy legjobb választás: { $line }
hint-turn-theme = { $theme ->
    [double-delivery] Kettős szállítás: várj, amíg egyetlen akció két megrendelést szállít ki.
    [tie-trap] Holtverseny: a műszakórán az egyenlőség annyit ér, mint a vezetés.
    [empty-cart-race] Üres csillék: a végén az is számít, amit felraktál, bárhol is van.
    [balance-repair] Egyensúly: egy lapka a bányatelep könnyebbik oldalán pontokat ment meg.
    [cash-for-depth] Márka a mélységért: egy szürke vagy fekete lapka itt megéri az árát.
    [storage-withdrawal] Nyúlj a raktárba: a szükséges szén egy része már ott van.
    [deliver-before-displaced] Szállíts időben, mielőtt a mezőhöz több munkás kell.
    [start-player-grab] Kezdő játékos: a tárnabővítés mezőin álló munkások döntik el, ki kezdi a következő műszakot.
    [quiet-move] Csendes kör: nem kell minden körben bányászni vagy szállítani.
    [greedy-trap] Kapzsicsapda: ami azonnal a legtöbbet hozza, a végén nem az hozza a legtöbbet.
   *[other] Nem kell semmilyen trükk: számold ki, mit hoz az egyes terv.
}
hint-spaces = Egy legjobb terv mezői, valamilyen sorrendben: { $spaces }.
hint-first-turn = Egy legjobb terv így kezdődik: { $line }
hint-card = Az egyik legjobb kártya: { $line }
hint-loss = A legnagyobb hiba { $n } győzelmi pontba kerül.
hint-better-turn = A legnagyobb hiba helyett ez jobb lett volna: { $line }

## Puzzles on a whole table: tasks

sort-name = { $sort ->
    [turn] Egyetlen kör
    [space] Melyik bányászat?
    [miners] Az utolsó munkások
    [shift-end] A műszak vége
    [last] Zárás előtt
    [draft] Megrendelések kiválasztása
   *[blunder] Keresd a hibát
}
puzzle-name = { $name } ({ $id })
task-turns = Te vagy { $seat ->
    [1] az 1.
    [5] az 5.
   *[other] a { $seat }.
} játékos, és { $shift ->
    [1] az 1.
    [5] az 5.
   *[other] a { $shift }.
} műszak folyik. { $sort ->
    [turn] Egyetlen köröd van.
    [space] Tervezz meg { $turns } kört, és ügyelj rá, melyik „bányászat” mezőre mész.
    [miners] { $miners } munkásod maradt: használd fel mindet.
    [shift-end] A műszak a végéhez közeledik, { $miners } munkásod maradt: használd fel mindet.
   *[last] A játék a végéhez közeledik, { $miners } munkásod maradt: használd fel mindet.
}
task-own-turns = Te vagy { $seat ->
    [1] az 1.
    [5] az 5.
   *[other] a { $seat }.
} játékos, és { $shift ->
    [1] az 1.
    [5] az 5.
   *[other] a { $shift }.
} műszak folyik. Tervezd meg a következő { $turns } körödet.
task-goal = { $objective ->
    [vp] Hány győzelmi pontod lehet a végén, csak a szállításokból?
    [clock] Hány pontod lehet a végén, ha akkor a műszakórát úgy értékeljük, mint a műszak végén{ $last ->
        [0] {""}
       *[other] , márkával, szénnel, hátralévő megrendelésekkel és egyensúllyal együtt
    }?
   *[margin] Mekkora lehet az előnyöd a legjobb riválissal szemben, ha akkor a műszakórát úgy értékeljük, mint a műszak végén{ $last ->
        [0] {""}
       *[other] , márkával, szénnel, hátralévő megrendelésekkel és egyensúllyal együtt
    }?
}
task-start = A következő műszakot pedig neked kell kezdened.
task-still = A többiek nem lépnek.
task-replies = { $when ->
    [one] Az első köröd után a következő játékos ezt lépi: { $replies }.
    [first] Az első köröd után a többiek sorban ezt lépik: { $replies }.
   *[each] Minden köröd után a másik játékos a következőt lépi ezek közül: { $replies }.
} Ami addigra lehetetlenné vált, kimarad.
task-draft = Te vagy { $seat ->
    [1] az 1.
    [5] az 5.
   *[other] a { $seat }.
} játékos. Vegyél el { $picks ->
    [one] még egy kártyát
   *[other] { $picks } kártyát
} a sorból, mintha más nem választana: hány pontot érő megrendelést tudsz utána egyetlen, { $steps } munkafázisos bányászattal kitölteni?
task-blunder = Te vagy { $seat ->
    [1] az 1.
    [5] az 5.
   *[other] a { $seat }.
} játékos, és { $shift ->
    [1] az 1.
    [5] az 5.
   *[other] a { $shift }.
} műszak folyik. Az alábbi köröket játszod, közben a többiek nem lépnek. Az utolsó után { $objective ->
    [vp] a győzelmi pontjaid számítanak
    [clock] a pontjaid számítanak, a műszakórával együtt
   *[margin] az előnyöd számít, a műszakórával együtt
}. Melyik kör veszít a legtöbbet a legjobbhoz képest?
task-log-turn = { $n }: { $line }

## Edzés, versenyek, nyílt optimalizálás

theme = { $theme ->
    [ride-light] Kis rakomány
    [shared-ride] Közös út
    [deep-first] Előbb a mélybe
    [second-ride] Második út
    [pair-sacrifice] Áldozat
    [pair-from-junk] Szénpár maradékból
    [storage-withdrawal] Nyúlj a raktárhoz
    [storage-bank] Tegyél félre
    [parked-cage] Lent hagyott felvonó
    [full-cage] Tele felvonó
    [split-order] Több részletben
    [empty-cart-race] Üres csillék
    [balance-repair] Egyensúly
    [deliver-before-displaced] Szállíts időben
    [double-delivery] Kettős szállítás
    [cash-for-depth] Márkáért mélységet
    [start-player-grab] Kezdő játékos
    [tie-trap] A holtverseny csapdája
    [quiet-move] Csendes lépés
   *[greedy-trap] A mohóság csapdája
}
training-streak = { $days ->
    [0] Még nincs sorozatod: oldj meg ma egy feladványt, és elkezdődik.
   *[other] { $days } napja tart a sorozat.
}{ $kept ->
    [1] {" "}A mai nap már számít.
   *[0] {""}
}{ $longest ->
    [0] {""}
   *[other] {" "}Leghosszabb sorozat: { $longest } nap.
}
training-solved = Megoldott feladványok: { $solved }, összesen: { $puzzles }.
training-due = { $open ->
    [0] Még nincs hiba, amelyből tanulhatnál.
   *[other] Még megtanulandó hibák: { $open }; ma esedékes: { $due }.
}
training-theme = megoldva: { $solved } / { $puzzles }{ $open ->
    [0] {""}
   *[other] , még megtanulandó: { $open }
}
training-weak = a gyenge témád
training-no-mistakes = Egyetlen hiba sem esedékes. Oldj meg valami újat, és gyere vissza holnap.
training-no-weak-theme = Még semmit sem rontottál el, ezért nincs gyenge témád.
training-no-puzzle = Ilyen feladvány még nincs a gyűjteményben.
contest-head = { $column ->
    [puzzle] feladvány
    [value] elért eredmény
    [par] a lehető legjobb
    [stars] csillagok
   *[slip] első hiba
}
contest-slip = { $place }. lépés ({ $token })
contest-stopped = túl korán ér véget
contest-summary = Csillagok: { $stars } / { $most }; a lehető legjobban megoldva: { $solved } / { $count }. Véletlenmag: { $seed }.
blunder-try = { $n ->
    [0] Veszteség nélküli: { $turn }. kör.
   *[other] { $turn }. kör: { $n } győzelmi pont veszteség, de egy másik többe kerül.
} Nézd meg újra.
chart-axis = { $axis ->
    [vp] Pont
   *[steps] Fázis
}
chart-beyond = elérhetetlen
chart-tries = Próbák: { $tries }. A határon megtalált helyek: { $met } / { $front }.
chart-best = { $vp } pont { $steps } munkafázissal: ezt senki sem múlhatja felül.
chart-behind = { $vp } pont { $steps } munkafázissal; ennyivel { $possible } pont is lehetséges.
chart-slow = { $vp } pont { $steps } munkafázissal; ehhez { $fewest } is elég.
book-puzzles = Feladványok
book-puzzles-idea = Minden napra egy feladvány, a sorozatod, a gyenge témád, és először a hibáid. Akik pedig programot írnak: verseny a megoldóprogramoknak.
book-puzzles-daily = A nap feladványa
book-puzzles-daily-how = Ma mindenkinek ugyanaz jut; a `ga.daily("2026-12-24")` egy másik nap feladványa. A hét felfelé halad: hétfőn könnyű, vasárnap nehéz. Minden válasz aszerint számít, amit elér, ezért sok jó válasz lehet.
book-puzzles-training = Hol tartasz
book-puzzles-training-how = Amit megoldasz, egy kis fájlba kerül a mappádban. A sorozat olyan egymást követő napokból áll, amelyeken megoldottál egy feladványt. Ami nem sikerült, rekeszbe kerül, és visszatér: azonnal, aztán 1, 3, 7, 14 és 30 nap múlva, ha segítség nélkül oldod meg. Futtasd újra ezt a cellát, amikor csak akarod.
book-puzzles-next = Mi következik?
book-puzzles-next-how = Először az esedékes hibák, aztán valami új, a legkönnyebbel kezdve. A következő tábláért futtasd újra a cellát.
book-puzzles-mistakes = A hibáim
book-puzzles-mistakes-how = Csak az, ami korábban nem sikerült, és most esedékes.
book-puzzles-weak = A gyenge témám
book-puzzles-weak-how = A téma olyan fogás, amely nélkül a legjobb válasz nem érhető el. Itt egy feladvány jön azzal, amelyik a legtöbbször nem sikerült.
book-puzzles-theme = Választott téma
book-puzzles-theme-how = A nevek a fenti táblázat második oszlopában állnak.
book-puzzles-variant = Saját számok
book-puzzles-variant-how = Ugyanaz a fogás más számokkal: minden név másik feladványt ad, azonos témával és nehézségi fokkal. Írd be a tiédet. Így egy egész osztály dolgozhat ugyanazon az ötleten, és senki sem tud lesni.
book-puzzles-contest = Hozd a saját megoldódat
book-puzzles-contest-how = A megoldó olyan függvény, amely feladványt kap, és lépéssort ad vissza. Ez száz véletlen lépéssort próbál ki, és megtartja a legjobbat. A feladványok a véletlenmagból készülnek, és egy mohó megoldó egyiknél sem találja meg a legjobbat. Tudsz jobbat írni?
book-optimise = A nyitott bánya
book-optimise-idea = Itt semmi sem jó vagy rossz: hány pont ér meg hány munkafázist?
book-optimise-board = Próbálgass
book-optimise-board-how = Játssz le egy lépéssort, és nyomd meg az **Ellenőrzés** gombot, vagy fejezd be az akciót. Aztán kezdd elölről, és játssz egy másikat. Kevés munkafázis vagy sok pont: minden lépéssor egy próba.
book-optimise-chart = Minden, amit kipróbáltál
book-optimise-chart-how = Minden próba egy pont: jobbra a munkafázisok, fölfelé a pontok; az oszlopok számolják, milyen gyakran. A zöld vonal a *határ*: eredmények, amelyeket senki sem múlhat felül, a pontos megoldó bizonyítja. Ami túl van rajta, elérhetetlen. Megtalálod a határ minden helyét?
book-optimise-code = Programmal
book-optimise-code-how = Lépéssorokat programmal is hozzáadhatsz. Íme kétszáz véletlen: milyen közel jut a véletlen a határhoz?
