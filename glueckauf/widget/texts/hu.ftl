### The widget: words of the user interface (ui-…, sent to the board as they are), prompts and messages.
### A fact like "mining/6" also comes in parts: $space-kind and $space-detail.

## Words on the board

ui-board = Szénre fel: a tábla
ui-language = Nyelv
ui-silent = A Python nem válaszol. Ha a kernel újraindult, futtasd újra ezt a cellát.
ui-broken = Hiba történt a táblán:
ui-keys = Billentyűk
ui-keys_table = A nyilakkal vagy a Tab billentyűvel célról célra léphetsz, az Enter választ, az Escape megszakítja a választást. z: visszavonás, y: újra, h: tipp, ?: miért nem szabad.
ui-keys_stepper = A bal és a jobb nyíl vissza és előre lép, a Home és az End az első és az utolsó lépésre ugrik, a szóköz indít és megállít.
ui-undo = Visszavonás
ui-redo = Újra
ui-hint = Tipp
ui-sheet = Pontok
ui-close = Bezárás
ui-save = Mentés
ui-load = Betöltés
ui-move = Lépés
ui-play = Lépek
ui-cancel = Mégse
ui-choose = Válassz:
ui-allowed = Ez választható.
ui-yes = Igen
ui-no = Nem
ui-log = Lépések
ui-start = Kezdet
ui-goto = Ugrás erre a lépésre
ui-moves_of_turn = A kör lépései és szabályai
ui-unfold = Megjelenítés
ui-fold = Összecsukás
ui-steps = Munkafázisok
ui-par = Cél
ui-score = Eddig
ui-stars = Csillagok
ui-check = Ellenőrzés
ui-reset = Elölről
ui-solution = Megoldás
ui-hints = Tippek
ui-verdict = Értékelés
ui-solved = Megoldva!
ui-best = legjobb
ui-given = tiéd
ui-slip = első hiba
ui-first = Első lépés
ui-back = Vissza
ui-forward = Előre
ui-last = Utolsó lépés
ui-run = Lejátszás
ui-pause = Szünet
ui-step = Lépés
ui-no_further = Ez az oldal nem ismeri a lépés utáni állást. A jegyzetfüzetben lejátszható.
ui-nothing_to_undo = Nincs mit visszavonni.
ui-nothing_to_redo = Nincs mit újra megtenni.
ui-not_a_move = Ez itt nem szabályos lépés.
ui-needs_python = Ehhez Python kell; nyisd meg a feladványt egy jegyzetfüzetben.

## What is asked

whose-turn = { $alone ->
    [1] te jössz
   *[0] { name }
}
prompt-bot = { name } következik.
prompt-chance = A véletlen dönt.
prompt-over = A játék véget ért.
final-score = Végeredmény: { SCORES($scores, $reader) }.
play-on = Tovább

## Messages

at-start = Ez a kezdet.
at-move = Az állás a következő lépés után: { $ply }.
ask-reveal = Azóta kockával dobtak, vagy lapokat fedtek fel. Mégis visszalépsz?
ask-load = Betöltés: „{ $name }”. Ez lecseréli az asztalon lévő játékot. Betöltsem?
saved = Mentve, a fájl neve: { $name }.
loaded = Betöltve: { $name }, { $plies } lépés.
cannot-record = Ez a játék nem az előkészítéssel kezdődött, ezért nem menthető lejegyzésként.
stale = Az állás időközben megváltozott, ezért a lépésed nem történt meg.
no-move = „{ $text }” nem lépés; a hiba helye: { $column }. oszlop.
bad-file = { $name }, { $place }: { $problem }
played-elsewhere = Ezt a játékot máshol is folytatták. Semmi sem vész el: a tiéd „{ $name }” néven megy tovább.
nothing-here = Itt most nincs mit tenni.
allowed = Ez megengedett: { $label }.
unexpected = Valami nem sikerült; az állás olyan, mint előtte. { $type }: { $text }
bot-failed = { name-of } botja hibába ütközött, és vár. { $problem }
unknown-request = A tábla olyasmit kért, ami itt ismeretlen: { $request }.

## Puzzles

puzzle-reset = Újra a kezdetnél vagy. Az „Újra” visszahozza a lépéseidet.
puzzle-solution = Ez az egyik legjobb lépéssor; az „Újra” és a „Visszavonás” gombbal járhatod végig. Ugyanez a gomb visszahozza a sajátodat.
puzzle-own = Itt van újra a saját lépéssorod.
puzzle-no-solution = Ezt a feladatot semmilyen lépéssor sem teljesíti.
puzzle-no-hints = Nincs több tipp.
puzzle-done = Minden akció megtörtént.
choice-start = Az állás az első kör előtt. Lépkedj végig a körökön (összesen { $turns }), állj meg annál, amelyikre gondolsz, és nyomd meg az Ellenőrzés gombot.
choice-after = Az állás ennyi kör után: { $turn } / { $turns }.{ $asked ->
    [1] {" "}Az Ellenőrzés ezt a kört értékeli.
   *[0] {""}
}
choice-solution = Lépj tovább, és meglátod, mi lett volna jobb; ugyanez a gomb visszahozza a lejátszott köröket.
choice-right-but-seen = Helyes. Előbb azonban megnézted a megoldást, ezért ma nem jár érte csillag.
ui-slip_ask = Hol hibáztam?
ui-slip_costs = tippnek számít
ui-solution_costs = a csillagokba kerül
ui-own_line = A saját sorom
ui-next_puzzle = Következő feladvány
ui-why_it_works = Miért működik
ui-sources = Miből jönnek a pontok
ui-total = Összesen
puzzle-empty = Még semmi sem történt. Először lépj.
puzzle-watch = Az „Újra” lépésről lépésre megmutatja, hogyan.
puzzle-no-slip = Nincs olyan hiba, amelyre rá lehetne mutatni.
puzzle-seen = Ma már megnézted a megoldást, ezért ez a feladvány holnapig nem ér csillagot.
puzzle-right-but-seen = Helyes: ennél jobb nem lehetséges. Előbb megnézted a megoldást, ezért ma nem ér csillagot.
ask-solution = Mutassam a megoldást? Ha megnézed, ez a feladvány holnapig nem ér csillagot.
ask-solution-page = Mutassam a megoldást? Ha megnézed, ez a feladvány ezen az oldalon nem ér csillagot.
open-task = Itt semmi sem jó vagy rossz: kevés munkafázis vagy sok pont, minden ellenőrzött lépéssor egy pont lesz a diagramon.
ask-program = { $n } lépéssor hozzáadása a programmal
program-failed = A program leállt: { $type }: { $text }
explained-lines = { $n ->
    [one] Egyetlen legjobb lépéssor
   *[other] { $n } legjobb lépéssor
}
explained-grade = Nehézség: { $grade } / { $hardest }
explained-row = { $n } megoldva egymás után
explained-days = { $n } napja minden nap

## Lessons: words on the board

ui-turns = Körök
ui-moves = Lépések
ui-answer = Válasz
ui-next = Következő kérdés
ui-question = Kérdés
ui-number = A válaszod
ui-right = helyes
ui-wrong = hibás
ui-keys_question = A Tab mezőről mezőre visz, a nyilak választanak a válaszok közül, az Enter elküldi a választ. A h tippet ad.

## Lessons

lesson-shows-solution = A táblán a megoldás látható: az „Újra” és a „Visszavonás” gombbal járhatod végig. A „Megoldás” gomb visszahozza a saját lépéssorodat.
lesson-offers-solution = Ha látni szeretnél egy utat a célhoz, nyomd meg a „Megoldás” gombot.
question-choose = Válassz egy választ.
question-point = Kattints a válaszra a képen.
question-try = Próbáld ki: kattints rá a képen.
question-type = Írj be egy egész számot, és nyomj Entert.
diary-solved = Korábban megoldva: { $stars }
diary-problem = A haladásodat nem sikerül megőrizni. { $path }: { $problem }

## Visszatekintés egy játszmára

ui-review_slips = A legdrágább hibák
ui-review_numbers = Pontok és pazarlás
ui-review_played = Ahogy történt
ui-review_better = Jobb lett volna
ui-review_puzzles = Legyen feladvány ezekből a hibákból
ui-review_stop = Elég ennyi
ui-review_turn = Forduló
ui-review_look = Válassz egy fordulót a grafikonon, és a táblán is látod.
ui-keys_review = A csúszkán a bal és a jobb nyíl fordulóról fordulóra lép. A táblán egy lépést vissza és előre.
review-name = Visszatekintés egy játszmára
review-none = Egyetlen hiba sem kétségtelen.
review-progress = Döntések értékelése: { $done } / { $all } …
review-making = Feladvány keresése …

## Exam and progress

exam-right = Helyes.
exam-wrong = Nem ez a helyes válasz; a helyeset megjelöltük.
exam-answered = Erre a kérdésre már válaszoltál. Az első válasz számít.
exam-questions-left = Megválaszolatlan kérdések: { $left }.
exam-shift-left = Az asztalnál még végig kell játszanod.
exam-shift-over = Az asztalnál véget ért a játék. Az eredményed lejjebb található.
exam-no-undo = A vizsgán a befejezett kört nem vonhatod vissza.
exam-no-hint = A vizsgán nincs tipp.
report-stars = Csillagok: { $earned }/{ $most }
report-passed = sikerült
report-not-passed = még nem sikerült

## The lesson player

ui-continue = Tovább
ui-again = Még egyszer
ui-goal = A célod
ui-menu = Egyéb
ui-sound = Hang
ui-restart = A lecke elölről
ui-home = Kezdőlap
ui-screens = Feladatok
ui-lesson_stars = A lecke csillagai
ui-tell = Újraolvasom
ui-one_back = Vissza
ui-keys_player = A Tab és a nyilak célról célra visznek, az Enter választ, az Escape megszakítja a választást. A z visszavon, a h tippet ad, a ? elmagyarázza, miért nem szabad. Ha a feladat kész, az Enter visz tovább.
ui-rule = A szabály
ui-stars_mean = Mit jelentenek a csillagok
ui-step_on = Tovább
ui-step_back = Vissza
ui-here = itt tartasz
ui-is_done = kész
ui-lesson_restarted = A lecke elölről kezdődik.
player-kind-act = Te jössz
player-kind-show = Figyeld
player-kind-number = Mit gondolsz?
player-kind-point = Mit gondolsz?
player-kind-try = Próbáld ki
player-title = { $number ->
    [0] { $title }
   *[other] { $number } · { $title }
}
player-screen-name = { $lesson ->
    [0] { $title }
   *[other] { $lesson }. lecke: { $title }
}. { $screen }. feladat, összesen { $of }: { $kind }
player-end-name = { $lesson ->
    [0] { $title }
   *[other] { $lesson }. lecke: { $title }
}. A lecke vége
player-done-all = Kész a lecke!
player-done-open = { $left ->
    [one] Már majdnem kész
   *[other] Még nincs vége
}
player-end-all = Mind a { $most } csillag megvan: ennél jobban nem lehet.
player-end-some = { $most } csillagból { $stars } megvan. A többit úgy szerezheted meg, hogy egy feladatot újra eljátszol.
player-end-left = { $left ->
    [one] Egy feladat még hátravan.
   *[other] { $left } feladat még hátravan.
}
player-next = Következő lecke: { $title }
player-next-other = Tovább: { $title }
player-three = A legrövidebb úton, hiba és tipp nélkül; kérdésnél elsőre jó válasszal.
player-two = Kis kerülővel, illetve egy hibával vagy egy tippel.
player-one = Elérted a célt.
player-fault-solution = Megnézted a megoldást, ezért egy csillag jár.
player-fault-detour = { $number } lépéssel több lett a kelleténél.
player-fault-slips = { $number ->
    [one] Egy lépés után a cél már nem volt elérhető.
   *[other] { $number } lépés után a cél már nem volt elérhető.
}
player-fault-hints = { $number ->
    [one] Egy tippet kértél.
   *[other] { $number } tippet kértél.
}
player-fault-wrong = { $number ->
    [one] Az első válasz nem volt jó.
   *[other] { $number } válasz nem volt jó.
}
player-seen = Mindent láttál.

## A tanfolyam térképe

home-name = A tanfolyam térképe
home-hail = Szénre fel!
home-help = Elakadtál? A „Tipp” minden alkalommal kicsit többet segít, és ami nem világít, az elmondja, miért nem. Más nyelven: indítsd a programot így: „glueckauf --lang en”, „pl” vagy „de”, vagy válassz nyelvet a lecke menüjében.
home-games = Játékok
home-lessons = Leckék
home-begin = Kezdés: { $number }. lecke · { $title }
home-continue = Folytatás: { $number }. lecke · { $title }
home-to-exam = Tedd le a segédvizsgát
home-to-game = Játssz egy teljes játszmát
home-station = { $earned } csillag a lehetséges { $most } közül
home-daily = A mai feladvány
home-daily-open = „{ $title }”. Mindennap egy új.
home-daily-solved = „{ $title }”: megoldva. Holnap jön a következő.
home-streak = Sorozatod
home-streak-days = { $days ->
    [0] Oldj meg ma egy feladványt, és elkezdődik.
   *[other] { $days } egymást követő nap.
}{ $longest ->
    [0] {""}
   *[other] {" "}Eddig a leghosszabb: { $longest }.
}
home-mistakes = Hibáid
home-mistakes-due = { $due ->
    [0] Mára nincs ismétlés.
   *[other] { $due } feladvány vár ismétlésre.
}
home-exam = A vizsga
home-exam-open = Tíz állás és egy játék az asztalnál.
home-exam-passed = Sikerült. Jó szerencsét!
home-play = Játssz
home-play-how = Barátokkal vagy botokkal: a te asztalod, a te szabályaid.
home-review = Visszatekintés
home-review-how = Hol vesztek el pontok, és mi lett volna jobb.
home-ladder = Milyen erősek?
home-ladder-how = Megmért botok, és a tiéd ellenük.
home-design = Játéktervező kurzus
home-design-how = Hat hét osztályoknak és kíváncsiaknak.
home-game = A teljes játék
home-game-locked = { $left ->
   *[other] A célod: még { $left } lecke, vagy próbáld ki most azonnal.
}

## A vizsga egy helyen

player-kind-question = Kérdés
player-kind-shift = Az asztalnál
exam-question-how = Mutass rá a válaszra a képen. Az első válaszod számít; bármikor abbahagyhatod, és később folytathatod.
exam-play-shift = Játszd végig. Amíg egy köröd tart, visszavonhatod a lépéseidet.
exam-not-over = Még nincs vége
exam-title-passed = Sikerült!
exam-title-failed = Most még nem sikerült
exam-new = Új vizsga

## Playing: setting up a game, going on, looking back

ui-play_page = Játék
ui-play_new = Új játék
ui-play_begun = Megkezdett játékok
ui-play_finished = Befejezett játékok
ui-play_go_on = Folytatás
ui-play_look = Megnézem
ui-play_review = Elemzés
ui-play_away = Elteszem
ui-play_bring_back = Visszahozom
ui-play_game = Játék
ui-play_players = Játékosok száma
ui-play_seats = Az asztalnál
ui-play_name = Név
ui-play_who = Ki játszik
ui-play_starts = Ki kezd
ui-play_lot = Sorsolás
ui-play_deal = Az osztás száma
ui-play_deal_how = Ugyanaz a szám ugyanazt a játékot adja. Üresen hagyva új osztás lesz.
ui-play_start = Kezdjük
ui-play_rules = Szabályváltozatok
ui-play_to_players = Vissza az asztalhoz
ui-play_published = Mint a kiadott játékban
ui-play_all_published = Minden, mint a kiadott játékban
ui-play_changed = Megváltozott
ui-play_lists = Kártyák és listák
ui-play_point = Válassz egy szabályt, és itt elolvashatod.
ui-play_all = Minden játék
ui-play_keys = A Tab mezőről mezőre lép, a nyilak választanak, a névnél az Enter elindítja a játékot.
play-person = Ember
play-random = Akármit lép
play-greedy = Azt viszi, ami most a legtöbbet hozza
play-thinks = { $time ->
    [moment] Egy pillanatig gondolkodik
    [second] Egy másodpercig gondolkodik
   *[five] Öt másodpercig gondolkodik
}
play-changes = { $n ->
    [0] mint a kiadott játékban
   *[other] { $n } változtatás
}
play-to-move = Soron van: { $name }
play-shared = Közös győzelem: { $names }
play-won = Győztes: { $names }
play-lost = Közös vereség
play-won-together = Közös győzelem
play-away-count = { $n } eltett játék
play-names-same = Két játékosnak ugyanaz a neve. Adj mindenkinek másikat.
play-name-wrong = A név 1–{ $most } karakter hosszú, kapcsos zárójel nélkül.
play-deal-wrong = Írj be egy egész számot, vagy hagyd üresen új osztáshoz.
play-rules-wrong = Néhány változtatás még nem jó. Javítsd ki a megjelölteket.
play-not-saved = Játszhatsz, de ezt a játékot nem lehet elmenteni. { $path }: { $problem }
play-gone = Ezt a játékot nem lehet megnyitni. { $path }: { $problem }
knob-number = Írj be egy egész számot { $low } és { $high } között.
knob-numbers = Írj be { $n ->
    [0] egész számokat
   *[other] { $n } egész számot
} { $low } és { $high } között, vesszővel elválasztva.
knob-words = { $known ->
    [0] Írj be { $n ->
        [0] szavakat
       *[other] { $n } szót
    } vesszővel elválasztva.
   *[other] Írj be { $n ->
        [0] szavakat
       *[other] { $n } szót
    } ebből a listából, vesszővel elválasztva: { LIST($words) }.
}

## Oldalak Python nélkül

page-part = Ennek a feladványnak több mint { $most } állása van. Az oldal a legjobb válasz körülieket tartalmazza; a távolabbra vezető lépések halványak.
page-lesson = { $screens } feladatnak túl sok állása van egy oldalhoz; ott az oldal lépésről lépésre mutatja a választ.
page-game = Python nélkül a játék nem folytatható. Az oldal { $moves ->
    [0] az állást mutatja
   *[other] az eddigi { $moves } lépést mutatja, lépésről lépésre
}.

## Gondolkodó botok és a köreik

thinking = { name } gondolkodik.
thinking-hint = Jó lépéseket keresek.
moved-meanwhile = A játék közben folytatódott. Az „Újra” gombbal követheted.
no-reason = A bot nem indokolja ezt a kört, vagy rejtett lapokat árulna el vele.
ui-move_now = Lépj most
ui-show_now = Mutasd most
ui-progress = Hol tart a gondolkodás
ui-why_turn = Miért?
ui-skip = Átugrás

## Többen egy képernyő előtt

pass-screen = { name } következik: adjátok át a képernyőt.
pass-hidden = Minden takarva marad, amíg { name } nem ül a képernyő elé.
pass-here = Én vagyok { name }

## Megfontolandó lépések

candidates = { $moves } lépés érdemel figyelmet{ $tries ->
    [0] .
   *[other] ; { $tries } próbajáték mérte őket. Kattints egyre, és meglátod a táblán.
}
gain = { $points } pont{ $known ->
    [1] { " " }± { $error }
   *[0] {""}
} { $place ->
    [0] a következőhöz képest
   *[other] a legjobbhoz képest
}
ui-candidates = Megfontolandó lépések

## A játéklabor

ui-lab_page = Játéklabor
ui-lab_new = Új kísérlet
ui-lab_bots = Kik játszanak
ui-lab_seat = Hely
ui-lab_metric = Mit mérünk
ui-lab_rules = Összevetés
ui-lab_a = A szabályok
ui-lab_b = B szabályok
ui-lab_more = Meddig mérjünk
ui-lab_most = Legfeljebb ennyi pakli
ui-lab_smallest = Ekkora különbség számít
ui-lab_stops = Álljon meg korábban, ha
ui-lab_seed = Első pakli
ui-lab_run = Indítás
ui-lab_stop = Megállítás
ui-lab_run_on = Tovább
ui-lab_result = Eredmény
ui-lab_nothing = Még nincs mérés. Változtasd meg a B szabályok egyikét, válaszd ki, mit mérünk, és nyomd meg az Indítást.
ui-lab_kept = Kísérleteid egymás mellett
ui-lab_none = Minden kísérleted itt marad meg.
ui-lab_name = A kísérlet neve
ui-lab_look = Megnézem
ui-lab_compare = Összevetés
ui-lab_compared = Kísérletek összevetve
ui-lab_remove = Törlés
ui-lab_bring_back = Visszahozom
lab-stop = { $rule ->
    [interval] az intervallum eleget mond
   *[sprt] egyértelmű az eredmény
}
lab-ahead = Előre gondolkodik, lépésenként { $n } próba
lab-slow = lassú
lab-unknown = „{ $what }” itt nem választható. Válassz valamit a listából.
lab-smallest-wrong = Írj be 0-nál nagyobb számot, például 0,5 vagy 2.
lab-same-rules = Mindkét oldal ugyanazokkal a szabályokkal játszik, így nincs különbség, amit meg lehetne találni.
lab-busy = Fut egy kísérlet. Előbb állítsd meg, vagy várd meg a végét.
lab-nothing-runs = Most nem fut semmi.
lab-gone = Ez a kísérlet már nincs meg.
lab-run-name = { $number }. kísérlet
lab-name-wrong = A név 1–{ $most } karakter hosszú.
lab-removed = „{ $name }” törölve.
lab-change = { $label }: { $before } → { $after }
lab-on = igen
lab-off = nem
lab-published = mint a kiadott játékban
lab-what = { $title }, { $players } játékos ({ $bots }). { $sides }
lab-sides = A: { $a }. B: { $b }.
lab-title = { $name }{ $state ->
    [running] {" (fut)"}
    [stopped] {" (megállítva)"}
   *[done] {""}
}
lab-begun = Az első játszmák még folynak.
lab-number = { $what ->
    [effect] B mínusz A
    [interval] 95%-os intervallum
    [fresh] Friss paklikon
    [games] Játszmák
   *[decks] Paklik
}
lab-interval = { $low } és { $high } között
lab-unsure = még nem ismert
lab-axis-decks = paklik
lab-axis-effect = B mínusz A: { $unit }
lab-chart = { $metric }, B szabályok mínusz A szabályok, pakliról paklira, intervallummal
lab-compared = { $runs } kísérlet összevetve: { $metric }, B szabályok mínusz A szabályok
lab-compared-others = { $left ->
    [0] Ahol két intervallum nem ér össze, ott a kísérletek különböznek.
   *[other] Ahol két intervallum nem ér össze, ott a kísérletek különböznek. { $left } kísérlet mást mér, és nem fér erre a skálára.
}
lab-compared-few = Jelölj ki még egy kísérletet, amely ugyanazt méri.
lab-export = { $form ->
    [pdf] Nyomtatható oldal (PDF)
    [json] Jelentés (JSON)
   *[toml] Jelentés (TOML)
}
lab-writing = Az oldal most készül …
lab-exported = Elmentve ide: { $path }.
lab-not-exported = A jelentést nem lehetett kiírni. { $path }: { $problem }
lab-not-kept = Ezt a kísérletet nem lehet megőrizni. { $path }: { $problem }
lab-failed = A kísérlet megszakadt. { $problem }
home-lab = Játéklabor
home-lab-how = Változtass meg egy szabályt, és mérd meg, mi történik.
