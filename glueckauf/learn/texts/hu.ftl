### Learning: lessons, progress, notebooks, training, printed sheets.

## Verdicts

verdict-stars = Csillagok: { $stars } a 3-ból.

## Lessons: answers to a move, a question, a change of the rules

cost = { $unit ->
    [steps] { $n } munkafázis
   *[moves] { $n } lépés
}
answer-illegal = { $rule }: { $why }
answer-par = Kész! { $used }, kevesebb nem is lehetséges.
answer-longer = Kész! Felhasználva: { $used }; elég lett volna: { $par }.
answer-stars = Csillagok: { $stars } a 3-ból.
answer-left = Jó úton jársz. Hátravan még: { $amount }.
answer-detour = Így is lehet, de kerülővel. Ennyivel több: { $amount }.
answer-lost = E lépés után a cél már nem érhető el: „{ $move }”. Vond vissza, és próbáld másképp.
answer-undo = A cél így már nem érhető el. Vond vissza a lépésedet, és próbáld másképp.
answer-missing = A célhoz hiányzik: { $goals }
answer-over = A köröd véget ért, de a célt még nem érted el.
answer-unknown = A célt még nem érted el.
advice-move = Próbáld ezt: { $move }.
advice-undo = Innen a cél nem érhető el. Előbb vond vissza az utolsó lépésedet.
try-allowed = „{ $move }” – ez szabályos. Próbáld ki azt a lépést, amelyről a feladat szól.
rulebook-says = { $ruling ->
    [1] Értelmezés ({ $rule })
   *[0] A szabály ({ $rule })
}: { $text }
what-if-printed = A nyomtatott szabályok szerint: { $answer }
what-if-changed = Ha { $rules }: { $answer }
what-if-shown = Fent a nyomtatott szabályok szerint. Lent: { $rules }.
what-if-allowed = Szabályos lépés: „{ $move }”.
what-if-forbidden = Nem szabályos ({ $rule }): { $why }
what-if-impossible = Ez nem lehetséges.

## Progress, coverage, exam

progress-none = Még nincs megoldott feladat. Kezdd az 1. leckével.
progress-lesson = { $number }. lecke: { $title }
progress-solved = megoldva: { $solved }/{ $screens }
progress-hints = { $hints } tipp
progress-weak = Nézd meg újra ({ $rule }{ $lesson ->
    [0] {""}
   *[other] , { $lesson }. lecke
}): { $text }
progress-strong = Egyik szabály sem okoz gondot.
coverage-head = szabály
coverage-lessons = melyik leckében
coverage-none = még nincs
coverage-total = A leckékben szereplő szabályok: { $taught }/{ $rules }.
exam-result = { $points }/{ $most } pont, { $percent }%.
exam-passed = Sikerült. Jó szerencsét!
exam-failed = Még nem sikerült: { $needed } pont kell.

## Jegyzetfüzetek

book-how = *Kattints arra, ami világít, vagy használd a Tab, a nyíl- és az Enter billentyűt. Semmit sem ronthatsz el: a `z` visszavonja a lépést.*
page-home = Kezdőlap
page-code = Kód
page-pictures = Ezen az oldalon nem fut a Python, ezért a táblák most csak képek.
book-what-if = Mi lenne, ha…
book-rules = A lecke szabályai
book-next = **Tovább:** { $link }
book-exam = A segédvizsga

## Nyomtatott lapok

sheet-title = Feladványok
sheet-name = Név
sheet-date = Dátum
sheet-check = Ellenőrzés:
sheet-notes = Jegyzetek
sheet-key = Megoldások
sheet-key-how = Minden lépéssor helyes, amely eléri a legjobb eredményt. Itt mindegyik feladványhoz egy ilyen olvasható.

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
   *[other] Még gyakorolandó hibák: { $open }; ma esedékes: { $due }.
}
training-theme = megoldva: { $solved }/{ $puzzles }{ $open ->
    [0] {""}
   *[other] , még gyakorolandó: { $open }
}
training-weak = a gyenge témád
training-no-mistakes = Egyetlen hiba sem esedékes. Oldj meg valami újat, és gyere vissza holnap.
training-no-weak-theme = Még semmit sem rontottál el, ezért nincs gyenge témád.
training-no-puzzle = Ilyen feladvány még nincs a gyűjteményben.
book-puzzles = Feladványok
book-puzzles-idea = Minden napra egy feladvány, a sorozatod, a gyenge témád, és először a hibáid. Programozóknak pedig: verseny a megoldóprogramok között.
book-puzzles-daily = A nap feladványa
book-puzzles-daily-how = Ma mindenkinek ugyanaz jut; a `ga.daily("2026-12-24")` egy másik nap feladványa. A hét folyamán egyre nehezebb: a hétfői könnyű, a vasárnapi nehéz. Az **Ellenőrzés** megmondja, mennyit ér a lépéssorod, és hány csillagot; minden lépéssor nyer, amely eléri a legjobbat. A **Hol hibáztam?** tippnek számít. A **Megoldás** a csillagokba kerül. Ha megoldottad, megtudod, miért működik, és a **Következő feladvány** ugyanitt nyílik meg.
book-puzzles-training = Hol tartasz
book-puzzles-training-how = Amit megoldasz, egy kis fájlba kerül a mappádban. A sorozat olyan egymást követő napokból áll, amelyeken megoldottál egy feladványt. Ami nem sikerült, rekeszbe kerül, és visszatér: azonnal, aztán 1, 3, 7, 14 és 30 nap múlva, ha segítség nélkül oldod meg. Futtasd újra ezt a cellát, amikor csak akarod.
book-puzzles-next = Mi következik?
book-puzzles-next-how = Először az esedékes hibák, aztán valami új, a legkönnyebbel kezdve. A táblán a **Következő feladvány** ebben a sorrendben visz tovább.
book-puzzles-mistakes = A hibáim
book-puzzles-mistakes-how = Csak az, ami korábban nem sikerült, és most esedékes.
book-puzzles-weak = A gyenge témám
book-puzzles-weak-how = A téma olyan fogás, amely nélkül a legjobb válasz nem érhető el. Itt olyan feladványt kapsz, amelyben a legtöbb gondot okozó téma szerepel.
book-puzzles-theme = Választott téma
book-puzzles-theme-how = A nevek a fenti táblázat második oszlopában vannak.
book-puzzles-variant = Saját számok
book-puzzles-variant-how = Ugyanaz a fogás más számokkal: minden név másik feladványt ad, azonos témával és nehézségi fokkal. Írd be a sajátodat, és egy egész osztály dolgozhat ugyanazon az ötleten anélkül, hogy lesne.
book-puzzles-contest = Hozd a saját megoldóprogramodat
book-puzzles-contest-how = A megoldóprogram olyan függvény, amely feladványt kap, és lépéssort ad vissza. Ez száz véletlen lépéssort próbál ki, és megtartja a legjobbat. A feladványok a véletlenmagból készülnek, és egy mohó program egyiknél sem találja meg a legjobbat. Tudsz jobbat írni?
book-optimise = A nyitott bánya
book-optimise-idea = Itt semmi sem jó vagy rossz: hány munkafázist érnek meg neked a további pontok?
book-optimise-board = Próbálgass
book-optimise-board-how = Játssz le egy lépéssort, és nyomd meg az **Ellenőrzés** gombot, vagy fejezd be az akciót. Aztán kezdd elölről, és játssz egy másikat. Kevés munkafázis vagy sok pont: minden lépéssor egy próba.
book-optimise-chart = Minden, amit kipróbáltál
book-optimise-chart-how = Minden próba egy pont az ábrán: jobbra a munkafázisok, fölfelé a győzelmi pontok; az oszlopok azt mutatják, milyen gyakran. A zöld vonal a *határ*: eredmények, amelyeket senki sem múlhat felül; ezt a pontos megoldóprogram bizonyítja. Ami túl van rajta, elérhetetlen. Megtalálod a határ minden helyét?
book-optimise-code = Programmal
book-optimise-code-how = Program is próbálkozhat. Ez véletlenszerűen játszik: nyomd meg a diagram alatti gombot, és nézd meg, milyen közel jut kétszáz véletlen lépéssor a határhoz.

## After the goal was lost: the move that lost it is named, not each later one

answer-lost-before = A cél azóta nem érhető el, hogy ezt lépted: „{ $move }”. Menj vissza odáig, és próbáld másképp.

## A gyűjtemény táblázatban

collection-head = { $column ->
    [id] id
    [title] cím
    [grade] nehézség
    [stars] csillagok
    [themes] témák
   *[solved] megoldva
}
collection-count = { $puzzles } feladvány, megoldva: { $solved }.
collection-none = Ilyen feladvány nincs.
collection-more = … és további { $puzzles }

## Diagramok

plot-front = A határ: pontok munkafázisokért
plot-steps = munkafázisok
plot-points = pontok
plot-best = határ
plot-tries = próbák
plot-grades = Feladványok nehézség szerint
plot-grade = nehézség
plot-puzzles = feladványok
plot-open = nincs megoldva
plot-stars = { $stars ->
    [0] nincs csillag
   *[other] { $stars } csillag
}
plot-days = Megoldott feladványok naponta
plot-day = napok
plot-solved = megoldva
