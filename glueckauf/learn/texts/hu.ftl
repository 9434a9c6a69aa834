### Learning: lessons, progress, notebooks, training, printed sheets.

## Verdicts

verdict-stars = Csillagok: { $stars } a 3-ból.

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

book-how = *Kattints arra, ami világít, vagy használd a Tab, a nyíl- és az Enter billentyűt. Semmit sem ronthatsz el: a `z` visszavonja a lépést.*
page-home = Kezdőlap
page-code = Kód
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
sheet-check = Ellenőrzés:
sheet-notes = Jegyzetek
sheet-key = Megoldások
sheet-key-how = Minden lépéssor helyes, amely eléri a legjobb eredményt. Itt mindegyik feladványhoz egy ilyen áll.

## Edzés, versenyek, nyílt optimalizálás

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
