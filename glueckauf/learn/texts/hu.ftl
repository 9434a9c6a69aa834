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
page-foreign = Ez a cella nem tőlünk származik, ezért nem futott le. Ha le akarod futtatni, kattints bele, és nyomd meg a Shift+Enter billentyűket.
page-builds = Ez a cella egy olyanra épül, amely nem futott le. Ha le akarod futtatni, kattints bele, és nyomd meg a Shift+Enter billentyűket.
book-what-if = Mi lenne, ha…
book-rules = A lecke szabályai
book-next = **Tovább:** { $link }
book-exam = A segédvizsga

## Nyomtatott lapok

sheet-title = Feladványok
sheet-name = Név
sheet-date = Dátum
sheet-check = Ellenőrzés:
sheet-answer = A válaszfájlodban:
sheet-notes = Jegyzetek
sheet-key = Megoldások
sheet-key-how = Minden lépéssor helyes, amely eléri a legjobb eredményt. Itt mindegyik feladványhoz egy ilyen olvasható.

## Visszatekintés egy játszmára

review-result = { SCORES($scores) }{ $over ->
    [1] {""}
   *[0] ; a játszma nem ért véget
}. Fordulók: { $turns }.
review-budget = Az értékelés alapja az, amit ki-ki akkor láthatott; döntésenként legfeljebb { $iterations } próbajátszma (kezdőérték: { $seed }), mintha mindenki úgy folytatná, ahogy a botok. A ± 99%-os intervallum; ami belefér, azt nem nevezzük hibának.
review-slips = { $n ->
    [0] Egyetlen hiba sem kétségtelen.
    [one] Egy hiba:
   *[other] { $n } hiba, a legdrágább elöl:
}
review-slip = { $turn }. forduló, { name }.
review-cost = Ára körülbelül { $cost } pont (± { $doubt }).
review-played = Ez történt:
review-better = Jobb lett volna (a legjobb, amit találtunk):
review-proven = Bizonyított: { $what }
review-points = Pontok forrás szerint
review-total = Összesen
review-waste = Elpazarolva
review-missed = Bányászatkor elszalasztott megrendeléspontok (bizonyított)
review-bots = A botokhoz képest
review-slips-count = Hibák
review-share = { $whom ->
    [sound] Hibátlan döntések
    [search] Első lépés, mint Search
   *[greedy] Első lépés, mint Greedy
}
review-margin = Az előny, amelyre ki-ki számíthatott
review-turn = forduló
review-lead = pontelőny
review-ahead = { name } vezet
review-point = { $turn }. forduló, { name }: várható előny { $lead } (± { $doubt }){ $slip ->
    [1] , hiba
   *[0] {""}
}
review-made = Feladvány: { $id }, helye: { $folder }. Mostantól az edzésed része.
review-known = Ebből a hibából már készült feladvány: { $id }.
review-no-puzzles = Ehhez a játékhoz még nincs feladvány.
review-no-time = Nem lett belőle feladvány: { $n } másodperc alatt nem bizonyítható, mi itt a legjobb.
review-folder = { $n ->
    [one] Egy játszma átnézve
   *[other] { $n } játszma átnézve
}{ $bad ->
    [0] {""}
   *[other] , nem olvasható: { $bad }
}.
review-head = { $column ->
    [record] játszma
    [player] játékos
    [points] pont
    [won] győzelem
    [sound] hibátlan
    [greedy] mint Greedy
    [slips] hibák
    [dearest] legdrágább hiba
   *[wasted] elpazarolva
}
book-review = Még egyszer ugyanaz a játszma
book-review-idea = Ki mikor vezetett, melyik döntés került a legtöbbe, és mi lett volna jobb? Itt egy mellékelt játszma: Anna a Greedy, Brúnó a Search. A `ga.review("games/sajat-jatszma.txt")` a te játszmádat mutatja.
book-review-board = A játszma egy oldalon
book-review-board-how = A grafikon azt az előnyt mutatja, amelyre ki-ki a saját fordulóiban számíthatott abból, amit látott; a halvány sávok a bizonytalanságot jelzik. Kattints egy fordulóra vagy lent az egyik hibára: a tábla lépésről lépésre megmutatja, **Ahogy történt** és ahogy **Jobb lett volna**. Egy döntést csak az alapján ítélünk meg, ami akkor látható volt, és ami a bizonytalanságon belül marad, azt sosem nevezzük hibának. A **Legyen feladvány ezekből a hibákból** mindegyikben bizonyított legjobb válaszú feladványt keres; amit talál, azt e jegyzetfüzet mellé menti, és előjön az edzésedben.
book-review-words = Ugyanez szavakban
book-review-words-how = A pontokkal forrás szerint, a pazarlással és azzal, hányszor kezdtek volna ugyanígy a botok.
book-review-rows = Ugyanez számokban
book-review-rows-how = Rendezett sorok: a `review.to_rows()` minden döntéshez ad egyet, a `.to_frame()` pandas-táblázatot készít belőlük, a `ga.lab.margins(review)` pedig maga a grafikon.
book-review-class = Egy egész osztály
book-review-class-how = A `ga.review("jatszmak")` egy mappányi játszmából készít egy táblázatot: eredmény, a hibátlan döntések aránya, a legdrágább hiba és az elpazarolt munkafázisok játékosonként, és ami a leggyakrabban rosszul sikerül. Egy új játszma körülbelül egy percig tart; a visszatekintést legközelebbre megőrizzük.
review-frequent = A leggyakoribb hibák
review-frequent-head = { $column ->
    [better] mi lett volna jobb
    [times] hányszor
   *[lost] elveszett pont
}

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
training-games = Játékaid
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
book-puzzles-daily-how = Aki ugyanazokat a játékokat gyakorolja, ma ugyanazt kapja; a `ga.daily("2026-12-24")` egy másik nap feladványa. A hét folyamán egyre nehezebb: a hétfői könnyű, a vasárnapi nehéz. Az **Ellenőrzés** megmondja, mennyit ér a lépéssorod, és hány csillagot; minden lépéssor nyer, amely eléri a legjobbat. A **Hol hibáztam?** tippnek számít. A **Megoldás** a csillagokba kerül. Ha megoldottad, megtudod, miért működik, és a **Következő feladvány** ugyanitt nyílik meg.
book-puzzles-training = Hol tartasz
book-puzzles-training-how = Amit megoldasz, egy kis fájlba kerül a mappádban. A sorozat olyan egymást követő napokból áll, amelyeken megoldottál egy feladványt. Ami nem sikerült, rekeszbe kerül, és visszatér: azonnal, aztán 1, 3, 7, 14 és 30 nap múlva, ha segítség nélkül oldod meg. Futtasd újra ezt a cellát, amikor csak akarod. A **Játékaid** dönti el, milyen feladványokat kapsz itt és az oldal többi cellájában: nyomj rá egy játékra, ha gyakorolni szeretnéd, vagy ha ki akarod hagyni.
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
book-play = Játék
book-play-idea = Ültess össze egy asztalt, és játssz: a ház bármelyik játékát, egyedül vagy legfeljebb öten, emberekkel vagy botokkal, a kiadott szabályokkal vagy a sajátjaiddal.
book-play-how = Válaszd ki a játékot, és hogy melyik helyen ki játszik; többen is játszhattok egy képernyőnél. A **Szabályváltozatok** alatt a játék minden kapcsolója és száma ott van. **Kezdjük**, és már áll is az asztal. Minden játék magától elmentődik, a *games* mappába, a füzet mellé: zárd be az oldalt, amikor akarod, a **Folytatás** visszavisz oda, ahol abbahagytad. A befejezett játékok is a listában maradnak: a **Megnézem** az elsőtől az utolsó lépésig végigvezet rajtuk, az **Elemzés** pedig megmutatja, hol vesztek el pontok. Azoknak, akik számolnak: a `ga.records()` táblázatában minden játék egy sor.
book-lab = Játéklabor
book-lab-idea = Mi történik, ha hat kocka fér a felvonóba, vagy ha egy műszakkal tovább játszunk? Változtass meg egy szabályt, játszasd le a botokkal a játékot több százszor mindkét szabállyal, és olvasd le a különbséget.
book-lab-how = Válaszd ki a játékot, a játékosokat és azt, **mit mérünk**: a meghatározása alatta áll. Az **A szabályok** a kiadott játékéi, amíg meg nem változtatod őket; állítsd át a **B szabályokat**. Nyomd meg az **Indítást**, és nézd, hogyan szűkül az intervallum: minden paklit mindkét szabállyal lejátszunk, így a szerencse mindkét oldalon ugyanaz. Ha a nulla az intervallumon kívül esik, van különbség; ha az egész intervallum a szaggatott vonalak közé esik, nincs számottevő különbség. Akárhányszor ránézhetsz, és bármikor jöhet a **Megállítás**: ez az intervallum számol vele. Minden kísérlet megmarad lent, akkor is, ha bezárod az oldalt; jelölj meg kettőt, ha össze akarod vetni őket. Az ábra alatti gombok jelentést írnak az *experiments* mappába, a füzet mellé.
book-ladder = Milyen erősek?
book-ladder-idea = Azt bárki mondhatja, hogy „ez a bot jó”. Itt megmérjük: a botok sokszor játszanak egymással, és a táblázatok megmondják, ki nyer, milyen gyakran, és mennyire lehetünk ebben biztosak.
book-ladder-table = A ranglétra két játékossal
book-ladder-table-how =
    Egy sor minden botnak, mellette az, akivel játszott. A **greedy** azt veszi el, ami most a legtöbb pontot hozza; a **random** bármit lép, ami szabályos; a **stílusok** más ízlésű mohó botok; a **search** előre néz: a `search:20` minden döntéshez 20 folytatást próbál ki, a `search 0.1 s` egy tizedmásodpercig gondolkodik.

    { "" }**Győzelmi arány**: 100 játékból hányat nyer; a megosztott győzelem felet ér. Az **Élő-előny** ugyanezt mondja, ahogy a sakkban szokás: 0 az egyenlő erő, 100 előnnyel 100 játékból 64 a nyert, 400 előnnyel 91. Aki sosem veszített, annak nincs ilyen száma, csak egy határa. **Pontelőny**: átlagosan hány ponttal végez jobban.
book-ladder-plot = Mennyire biztos ez?
book-ladder-plot-how =
    A pont az, amit mértünk, a sáv az *intervallum*. Tíz játék szerencse, ezer játék tudás. Ha mindent százszor újra mérnénk, körülbelül 95 sávban benne lenne a valódi arány. Ezért a sávokat is nézd, ne csak a pontokat: ahol két sáv nagyon átfedi egymást, ott még senki sem mutatta meg, ki a jobb. Négyszer annyi játék felére rövidíti a sávot.
book-ladder-more = Három és négy játékos
book-ladder-more-how = Itt egy bot egyedül ül másfajták között, aztán fordítva. Három játékosnál a puszta szerencse 100-ból 33 győzelmet hozna, négynél 25-öt. A pontelőny a többiek legjobbjától számít, ezért egyenlők között is nullánál kisebb.
book-ladder-live = Mérd meg te is
book-ladder-live-how =
    Öt pakli, mindegyikkel két játék: a *párosított* paklival egyszer a greedy ül az első helyen, egyszer a másodikon. Aki az egyik játékban jobb lapokat kap, a következőben átadja őket a másiknak, így a szerencse senkinek sem segít, és kevesebb játék is elég. Ugyanaz a mag ugyanazokat a játékokat adja minden számítógépen: nálad is ezek lesznek.

    Nyomd meg a **Kód** gombot az oldal szélén, írj be `decks=20` értéket, és nyomj Shift+Entert: mi lesz az intervallummal?
book-ladder-style = Gyakorlat: saját stílus
book-ladder-style-how =
    A stílus egy kis fájl *súlyokkal*: mi mennyit ér a bot szerint, pontban. Az idézőjelek közötti sorok egy ilyen fájl; amit nem nevez meg, az olyan, mint a greedynél. Változtass meg egy számot, nyomj Shift+Entert, és nézd meg, megveri-e a botod a greedyt. Néhány kipróbálható súly: `miner`, `mark`, `progress`, `order`, `clock`.

    Tíz pakli kevés: mielőtt elhiszel egy győzelmet, kérj `decks=50` paklit. Ha *mine.toml* néven a füzet mellé mented, a stílusodnak ugyanúgy neve van, mint bármelyik botnak: `ga.lab.ladder(["mine.toml", "greedy"])`.
book-ladder-forbidden = Gyakorlat: mennyit ér egy lépés?
book-ladder-forbidden-how = Tiltsd meg, és mérd meg, mi hiányzik: ez a greedy soha nem mehet a tíz munkafázist adó bányászmezőre. A különbség megmutatja, hány ponttal marad le a végén: ennyit ér a mező egy mohó botnak. Próbáld ki: `"money"`, `"delivery/engine"` vagy `"pair"` (két kocka egy másik helyett); ha egy szó nem létezik, a válasz felsorolja az összeset. Ahol a különbség kisebb annál, ami a ± után áll, ott még semmi sem bizonyított. Melyik lépés hiányozna a legjobban?
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
    [game] játék
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

## A botok ranglétrája

ladder-head = { $column ->
    [bots] botok
    [share] győzelmi arány
    [elo] Élő-előny
    [points] pontok
    [margin] különbség
   *[seconds] ezredmásodperc döntésenként
}
ladder-bound = { $way ->
    [above] { $bound } fölött
   *[below] { $bound } alatt
}
ladder-caption = { $players ->
    [2] Az első bot a második ellen
   *[other] Az első bot egyedül egy { $players } fős asztalnál, mindenki más olyan, mint a második
}: { $decks } pakli (magok: { $first }–{ $last }), mindegyik minden helyről lejátszva; zárójelben és a ± után az áll, ami 100 esetből 95-ben biztos; { $timed ->
    [0] glueckauf { $version }
   *[other] az idő processzoridő; glueckauf { $version }
}{ $changed ->
    [0] .
   *[other] ; szabályok: { $rules }.
}
measured-head = { $column ->
    [bot] bot
    [against] ellenfél
    [share] győzelmi arány
    [elo] Élő-előny
    [margin] pontelőny
    [games] játékok
   *[seconds] ezredmásodperc döntésenként
}
measured-title = { $game }: { $players } játékos
measured-caption = Akik ugyanazzal a bottal játszottak, azok közül a legerősebb van felül. Minden paklit minden helyről lejátszottak; kettőnél több játékosnál egy bot ül egyedül a második fajtából valók között. Ami zárójelben és a ± után áll, 100 esetből 95-ben biztos. Az idő processzoridő. A mérés a glueckauf { $version } változatával készült.
measured-plot = { $game }: { $players } játékos
measured-percent = győzelmek { $bot } ellen, százalékban

## Osztály

class-title = { $students } tanuló, { $puzzles } feladvány. { $answers } választ játszottunk vissza és értékeltünk itt. { $claims ->
    [0] Egyik eredmény sem puszta állítás.
   *[other] { $claims } eredmény csak állítás: a fájljában nincsenek lépések.
}
class-solved = Megoldva. A csillagokat visszajátszott lépések érték el; a zárójeles csillagok csak állítások; a { $seen } azt jelenti, hogy megnézték a megoldást. Az oszlopok száma a következő táblázaté.
class-difficulty = Milyen nehezek voltak a feladványok. Az arány azokra vonatkozik, akiknek a válaszát visszajátszottuk, 95 %-os intervallummal.
class-slips = { $n ->
    [0] Egyik hibás válaszban sincsenek lépések, amelyeket meg lehetne nézni.
   *[other] Első hibák: hol romlottak el először a rossz válaszok.
}{ $more ->
    [0] {""}
   *[other] {" "}További { $more } az adatsorokban található.
}
class-rules = { $n ->
    [0] Egyik szabályt sem kell újra megtanítani.
   *[other] Újra tanítandó szabályok: valaki hibázott bennük, és azóta sem alkalmazta őket jól.
}
class-lessons = Leckék: megoldott ellenőrző pontok a tanulók fájljai szerint. Lépések nincsenek bennük, ezért senki sem ellenőrizheti őket.
class-disputes = { $n } állítás jobb, mint a mellette álló lépések.
class-problems = { $n } megjegyzés a fájlokról
class-head = { $column ->
    [student] tanuló
    [number] sz.
    [puzzle] feladvány
    [title] cím
    [grade] fokozat
    [tried] próbálta
    [solved] megoldotta
    [share] arány
    [tries] próbálkozás
    [claimed] csak állítja
    [students] tanuló
    [answers] válasz
    [slip] mi romlott el
    [rule] szabály
    [of_class] az osztályból
    [lesson] lecke
    [text] mit mond
    [claimed_stars] állított
    [replayed] visszajátszott
   *[sentence] megjegyzés
}
class-unreadable = A válasz nem olvasható lépésekként.
class-no-answer = Még nincs válasz.
class-long-answer = A válasz hosszabb { $most } karakternél, így senki sem olvassa el.
class-no-moves = Ez nem olvasható lépésekként; a hiba a(z) { $column }. karakternél van: { $text }
class-book-title = Feladványok
class-book-solution = Megoldás
class-book-how = Írd a lépéseidet az idézőjelek közé, futtasd a cellát, majd az alatta lévőt, amely megmondja, mennyit érnek. Minden válasz nyer, amely eléri a legjobbat. Ha előbb táblán próbálnád ki a lépéseket, futtasd ezt: `import glueckauf as ga`, majd `{ $board }`.
class-book-moves = Így írjuk le a lépéseket
class-book-stub = Írd a lépéseidet a fenti idézőjelek közé.
class-problem-link = ez egy hivatkozás, amelyet nem követünk; magát a fájlt tedd ide.
class-problem-deep = itt { $most } szintnél mélyebben vannak mappák; kimaradnak.
class-problem-special = ez nem fájl, hanem csővezeték, foglalat vagy eszköz; megnyitás nélkül kimarad.
class-problem-kind = csak a .jsonl, .toml vagy .json végű fájlokat olvassuk; ez megnyitás nélkül kimarad.
class-problem-large = ez nagyobb { $most } kB-nál, több, mint bárki válaszai; olvasatlanul kimarad.
class-problem-closed = ez nem olvasható: { $why }.
class-problem-encoding = ez nem UTF-8 szöveg; mentsd el újra UTF-8-ként.
class-problem-binary = ez nem szöveg; kimarad.
class-problem-many = a mappában több mint { $most } fájl van; a többi kimarad.
class-problem-many-entries = ebben több mint { $most } bejegyzés van; a többi kimarad.
class-problem-some-strange = { $n } sor nem bejegyzés, és kimarad; az első a(z) { $line }. sor.
class-problem-all-strange = egyik sor sem haladási fájl bejegyzése, a(z) { $line }. sortól kezdve; a fájl kimarad.
class-problem-unreadable = ez nem { $kind }{ $line ->
    [0] {""}
   *[other] : nézd meg a(z) { $line }. sort
}. A fájl kimarad.
class-problem-no-answers = ebben nincsenek válaszok; írd le a feladvány azonosítóját, egy egyenlőségjelet és idézőjelben a lépéseket.
class-problem-some-answers = { $n ->
    [one] { $name } nem feladvány azonosítója idézőjeles lépésekkel, ezért kimarad.
   *[other] { $n } bejegyzés, köztük elsőként { $name }, nem feladvány azonosítója idézőjeles lépésekkel, ezért kimarad.
}
class-problem-nested = a zárójelek túl mélyen vannak egymásba ágyazva ahhoz, hogy válaszok legyenek; a fájl kimarad.
class-problem-copy = mind a(z) { $n } dátumozott bejegyzés másodpercre megegyezik { $other } bejegyzéseivel; ez másolat, és egyszer számít, nála: { $other }.
class-problem-shared = { $n } bejegyzés másodpercre megegyezik { $other } bejegyzéseivel; mindkettő számít.
class-problem-same-answers = mind a(z) { $n } válasz ugyanaz, mint { $other } válaszai; mindkettő számít.
class-problem-unknown = { $n ->
    [one] nincs { $name } nevű feladvány; kimarad.
   *[other] { $n } feladvány ismeretlen, köztük elsőként { $name }; kimaradnak.
}
class-problem-withdrawn = { $n ->
    [one] a(z) { $name } feladványt visszavontuk; kimarad.
   *[other] { $n } feladványt visszavontunk, köztük elsőként ezt: { $name }; kimaradnak.
}
class-problem-others-variant = { $name } valaki más változata; a válasz kimarad.
class-problem-no-variant = ez a név nincs a változatok listáján, ezért nem tudni, melyik { $name } az övé; nevezd át a fájlt vagy a mappát.
class-problem-many-answers = több mint { $most } válasz van erre: { $name }; csak az utolsó { $most } számít.
class-problem-slow = { $n } válasz értékelése túl sokáig tartott; ellenőrizetlennek számít.
