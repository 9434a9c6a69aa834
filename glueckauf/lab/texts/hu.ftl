## The design lab

## Knobs: what a rule set can change

knobs-head = { $field ->
    [name] Szabályzó
    [words] Mi ez
    [value] A kiadott játékban
    [range] Lehet
    [rule] Szabály
    [sentence] Amit a szabály mond
   *[source] Honnan származik az érték
}
knobs-switch = { $on ->
    [1] igen
   *[0] nem
}
knobs-source = { $source ->
    [S] a szabálykönyv mondja
    [P] nyilvános forrásból, a szabálykönyvvel összevetve
    [C] rekonstrukció, amely a szabálykönyv minden összegével egyezik
   *[R] döntés, mert a szabálykönyv kétféleképpen olvasható
}

## What changed rules break

sanity-head = { $field ->
    [kind] Mennyire baj
    [knob] Szabályzó
    [players] Játékosok
   *[problem] Probléma és megoldás
}
sanity-kind = { $kind ->
    [impossible] Lehetetlen
   *[odd] Furcsa
}
sanity-players = { $players } játékossal
sanity-fine = Semmi sem szól e szabályok ellen.
sanity-no-rules = Ezek a szabályok nem használhatók: { $problem }
sanity-stuck = A „{ $bot }” bot nem tud e szabályok szerint játszani ({ $problem }): vond vissza az utolsó változtatást, és próbálj kisebbet.
sanity-endless = Egy próbajátszma { $decisions } döntés után sem ért véget: keresd meg azt a változtatást, amely nem engedi véget érni.
sanity-ends-at-once = A játék véget ér, mielőtt bárki sorra kerülne: vond vissza az utolsó változtatást.
sanity-no-choice = A próbajátszmák köreinek { $percent }%-ában a játékosoknak nem volt miről dönteniük: nyiss meg mezőket, vagy adj nekik több lehetőséget.
sanity-nobody-scores = Próbajátszmák száma: { $games }, és egyikben sem szerzett senki egyetlen pontot sem: tedd könnyebbé a pontszerzést.
sanity-always-tied = Próbajátszmák száma: { $games }, és mindegyik az összes játékos döntetlenjével ért véget: adj nekik valamit, amiért versenghetnek.
sanity-only-losses = Próbajátszmák száma: { $games }, és egyikben sem végzett senki nulla fölött: csökkentsd a levonásokat, vagy tedd könnyebbé a pontszerzést.
## Metrics: title, definition, unit

metric-seat_advantage-title = A kezdőjátékos előnye
metric-seat_advantage = A kezdőjátékos végső pontszáma mínusz a többiek átlaga. Részek: a kezdőjátékostól számított egyes helyek mennyivel végeznek az összes játékos átlaga felett vagy alatt.
metric-seat_advantage-unit = pont
metric-score_spread-title = A pontszámok terjedelme
metric-score_spread = A legmagasabb végső pontszám mínusz a legalacsonyabb. Két játékosnál ez maga a győzelem különbsége.
metric-score_spread-unit = pont
metric-margin-title = A győzelem különbsége
metric-margin = A legmagasabb végső pontszám mínusz a második legmagasabb; döntetlennél 0.
metric-margin-unit = pont
metric-lead_changes-title = Vezetőváltások
metric-lead_changes = Hányszor száll át az egyedüli vezetés egyik játékosról a másikra: minden kör után az akkori pontok számítanak, a végén pedig a győztes a vezető. Az egyenlő állás nem változtat a vezetésen.
metric-lead_changes-unit = váltás
metric-drama-title = Dráma
metric-drama = Hány ponttal van a későbbi győztes a vezető mögött, az utolsó kivételével minden kör utáni állás átlagában; 0, ha sosem volt hátrányban.
metric-drama-unit = pont
metric-decisive_turn-title = Döntő kör
metric-decisive_turn = Az összes kör hányad része telt el, amikor a későbbi győztes végleg egyedül átveszi a vezetést: a 0,5 a játék fele, az 1 azt jelenti, hogy az utolsó kör dönt, vagy a győzelem közös.
metric-decisive_turn-unit = a körök hányada
metric-duration-title = A játék hossza
metric-duration = A körök száma, az összes játékosé együtt.
metric-duration-unit = kör
metric-branching-title = Elágazás
metric-branching = A megengedett lépések száma egy döntésnél, az összes döntés átlagában. Döntésenként számoljuk, nem körönként: egy körben több döntés is lehet. Részek: a kört kezdő döntések és a későbbiek.
metric-branching-unit = lépés döntésenként
metric-forced_turns-title = Kényszerű körök
metric-forced_turns = Azoknak a köröknek a hányada, amelyekben nincs választás: minden döntésnél csak egy lépés megengedett.
metric-forced_turns-unit = a körök hányada
metric-uncertainty-title = Bizonytalanság
metric-uncertainty = Mennyire nyitott még a játék, 0-tól (eldőlt) 1-ig (mindenki egyforma eséllyel nyer), a játékban egyenletesen elosztott pillanatok átlagában. Mindegyiktől egy gyors bot játszik tovább többször mindenki helyett, a rejtett kártyákat újraosztva; az számít, milyen gyakran van két ilyen folytatásnak más győztese, a sorsolt győztesekhez képest. Ahol mindenki együtt nyer vagy veszít, ott az a kérdés, hogy nyernek-e.
metric-uncertainty-unit = 0-tól 1-ig
metric-effective_decisions-title = Valódi döntések
metric-effective_decisions = Azoknak a lépéseknek a száma egy kör elején, amelyek legfeljebb 1 ponttal maradnak el a legjobbtól, a játékban egyenletesen elosztott körök átlagában. Amit a botok megfontolásra érdemesnek tartanak, azt egy gyors bot többször végigjátssza a műszak végéig, mindet ugyanazokkal a rejtett kártyákkal; az átlagos előny dönt.
metric-effective_decisions-unit = lépés körönként
metric-luck_share-title = A szerencse aránya
metric-luck_share = Az eredmények különbségeiből mennyit nem magyaráz a jó játék, 0-tól (csak tudás) 1-ig (csak szerencse). Ebből a kezdőállásból újraosztott rejtett kártyákkal játszunk; a kezdőjátékos a köreiből egyet sem, a harmadukat, a kétharmadukat vagy mindet a véletlenre bízza, a többit egy gyors bot játssza. Az egyforma tudású játszmák előnyeinek szórásnégyzetét osztjuk az összes játszmáéval. A szabályokat és a kezdőállást jellemzi, nem e játszma játékosait.
metric-luck_share-unit = a szórásnégyzet hányada
metric-displacements-title = Kiszorítások munkásonként
metric-displacements = A kiszorított munkások száma egy küldött munkásra, a bankot is beleszámítva.
metric-displacements-unit = kiszorított küldött munkásonként
metric-space_use-title = A mezők használata
metric-space_use = Mennyire változatos a mezők használata: hány mező adna ugyanekkora változatosságot, ha mindet egyforma gyakran használnák. Részek: hányszor használták az egyes nyitott mezőket; térképen a jelzőket, az elágazásokat, a városokat és az indulóhelyeket is; táblán álló kockáknál az oszlopok bónuszait.
metric-space_use-unit = mező
metric-space_use_by_shift-title = A mezők használata műszakonként
metric-space_use_by_shift = Az egy műszakban használt mezők változatossága, a műszakok átlagában. Részek: hányszor használták az egyes nyitott mezőket az egyes műszakokban. A fordulókból álló játékot fordulókra osztjuk, amelyikben egyik sincs, azt harmadokra.
metric-space_use_by_shift-unit = mező
metric-space_price-title = A mezők ára
metric-space_price = Hány munkásba kerül egy mező használata, az összes használat átlagában. Részek: ugyanez minden használt mezőre.
metric-space_price-unit = munkás
metric-order_use-title = A megrendelések használata
metric-order_use = Az elvett megrendelések hányad részét szállítják ki vagy teljesítik a játékosok. Részek: ugyanez a megrendelés fajtája és kártyája szerint, amennyiben vettek el ilyet.
metric-order_use-unit = teljesített elvett megrendelésenként
metric-idle_marks-title = Megmaradt márkák
metric-idle_marks = Egy játékosnak az utolsó műszak végén megmaradt márkái, mielőtt pontra váltaná őket; az összes játékos átlaga.
metric-idle_marks-unit = márka játékosonként
metric-idle_workers-title = Kihasználatlan munkások
metric-idle_workers = A munkások, akik passzoláskor még a játékos kezében vannak, az egész játékban; az összes játékos átlaga.
metric-idle_workers-unit = munkás játékosonként
metric-wasted_steps-title = Elvesztegetett munkafázisok
metric-wasted_steps = A bányászat fel nem használt lépései, és azok, amelyeket egy rövidebb út ugyanahhoz az eredményhez megtakarítana; az összes játékos átlaga. Rövidebb utat csak a táblás játékban keresünk.
metric-wasted_steps-unit = lépés játékosonként
metric-action_use-title = Az akciók használata
metric-action_use = Mennyire változatosak az akciók: hány fajta adná ugyanezt a változatosságot, ha mindegyiket egyformán gyakran használnák. Részei: milyen gyakori az egyes akciófajták és segítők használata.
metric-action_use-unit = akciófajta
metric-won-title = Megnyert játékok
metric-won = A közösen nyert vagy vesztett játékok közül a megnyertek aránya: a megnyert játék 1, az elvesztett 0.
metric-won-unit = a játékok aránya
metric-lost_time-title = Elveszett idő
metric-lost_time = A játékban elveszett időzsetonok. Részei: mennyibe kerül a bajok egy-egy fajtája; együtt adják az egészet.
metric-lost_time-unit = zseton
metric-idle_cards-title = Nem húzott lapok
metric-idle_cards = A lapok, amelyeket egy játékos tele kéz miatt nem húzhat, az egész játékban; az összes játékos átlaga.
metric-idle_cards-unit = lap játékosonként
metric-lost_gains-title = Elveszett nyereségek
metric-lost_gains = Ami egy játékosnak az egész játékban elvész, mert a lapján már nincs hely; az összes játékos átlaga. Részei: mennyi vész el az egyes fajtákból; együtt az egészet adják.
metric-lost_gains-unit = nyereség játékosonként
metric-idle_materials-title = Megmaradt anyagok
metric-idle_materials = Az anyagok és kockák, amelyek a játék végén egy játékosnak megmaradnak; az összes játékos átlaga. Részei: mennyi az egyes fajtákból; együtt az egészet adják.
metric-idle_materials-unit = anyag és kocka játékosonként
metric-sources-title = Pontok forrás szerint
metric-sources = A végső pontszám, a játékosok átlagában. Részek: az egyes források pontjai; együtt adják ki a pontszámot. A leszállított áru pontnak számít.
metric-sources-unit = pont
metric-cost = { $costly ->
    [1] drága
   *[0] olcsó
}
metric-part-place = { $place }. hely
metric-part-first = A kör első döntése
metric-part-later = Későbbi döntések
metric-part-unused = Fel nem használt lépések
metric-part-detours = Kerülők

## Plots

plot-told = { $name } { $value }
plot-told-interval = { $name } { $value } ({ $low } és { $high } között)
plot-unit = egység
plot-side = { $side } szabályai
plot-side-only = Ezek a szabályok
plot-side-means = { $side }: { $rules }
plot-side-told = { $side }: { $told }.
plot-players = { $players } játékos
plot-place = { $place ->
    [1] első játékos
    [2] második játékos
    [3] harmadik játékos
   *[4] negyedik játékos
}
plot-deck = pakli (a magja)
plot-decks-so-far = eddig lejátszott paklik
plot-turn = lejátszott fordulók
plot-shift = { $shift }. műszak
plot-score-y = pontszám (pont)
plot-caption = paklik: { $blocks } · játékok: { $games } · játékosok: { $players } · botok: { $bots } · magok: { $first }–{ $last }
plot-caption-one = egy játék, { $players } játékos
plot-caption-many = paklik összehasonlításonként: { $blocks } · játékok: { $games } · játékosok: { $players } · botok: { $bots } · az első mag: { $first } · összehasonlítva: { $rules }; ezek értékei zárójelben állnak
plot-switch = { $on ->
    [1] igen
   *[0] nem
}
plot-interval-mean = Az intervallumok 100 esetből 95-ben tartalmazzák a valódi átlagot.
plot-interval-always = Az intervallum akárhányszor nézed, igaz marad.
plot-differences-title = { $metric }: B az A-hoz képest, pakliról paklira
plot-differences-y = B mínusz A ({ $unit })
plot-differences-one = egy pakli
plot-differences-mean = átlag az intervallumával
plot-differences-alt = Minden pont a B és az A közötti különbség egy paklin. { $decks } pakliból { $above } van nulla fölött, { $below } alatta, { $even } éppen nullán; a legkisebb érték { $least } { $unit }, a legnagyobb { $most } { $unit }. Az átlag { $effect } { $unit }{ $sure ->
    [1] , az intervallum { $low } és { $high } között van.
   *[0] ; az intervallumhoz túl kevés a pakli.
}
plot-stopping-title = { $metric }: hogyan dőlt el a kérdés
plot-stopping-effect = átlag az intervallumával
plot-stopping-matters = a legkisebb növekedés, ami számít
plot-stopping-matters-less = a legkisebb csökkenés, ami számít
plot-stopping-ratio = bizonyíték (a likelihood-hányados logaritmusa)
plot-stopping-more = { $smallest } { $unit } növekedés mellett
plot-stopping-less = { $smallest } { $unit } csökkenés mellett
plot-stopping-upper = fölötte: kimutatva
plot-stopping-lower = alatta: kizárva
plot-stopping-end = { $verdict ->
    [higher] { $decks } pakli után eldőlt: B magasabb
    [lower] { $decks } pakli után eldőlt: B alacsonyabb
    [no-difference] { $decks } pakli után eldőlt: nincs számottevő különbség
   *[undecided] { $decks } pakli után nem dőlt el
}
plot-stopping-alt = { $stop ->
    [interval] Az átlag körüli intervallum minden újabb paklival szűkül.
   *[sprt] A bizonyíték két vonala, a növekedés és a csökkenés mellett, két korlát között fut.
} { $verdict ->
    [higher] { $decks } pakli után a kérdés eldőlt: B magasabb.
    [lower] { $decks } pakli után a kérdés eldőlt: B alacsonyabb.
    [no-difference] { $decks } pakli után a kérdés eldőlt: nincs számottevő különbség.
   *[undecided] { $decks } pakli után (legfeljebb { $most } lehetett) a kérdés még nyitva volt.
} Az átlag { $effect } { $unit }{ $sure ->
    [1] , az intervallum { $low } és { $high } között van.
   *[0] ; az intervallumhoz túl kevés a pakli.
}
plot-seats-title = Átlagos pontszám a játéksorrend szerint
plot-seats-x = hely a játéksorrendben
plot-seats-alt = Átlagos pontszámok intervallummal. { $told }
plot-river-title = { $one ->
    [1] A pontszám fordulóról fordulóra
   *[0] { $side ->
        [a] Az átlagos pontszám fordulóról fordulóra, az A szabályaival
        [b] Az átlagos pontszám fordulóról fordulóra, a B szabályaival
       *[other] Az átlagos pontszám fordulóról fordulóra
    }
}
plot-river-alt = Játékosonként egy vonal { $turns } fordulón át. Pontszámok a(z) { $middle }. forduló után: { $half }. A végén: { $end }.
plot-sources-title = Honnan jönnek a pontok
plot-sources-x = { $what ->
    [players] játékosok száma
   *[rules] szabályok
}
plot-sources-y = egy játékos átlagos pontjai (pont)
plot-sources-told = { $side }, összesen { $total } pont: { $told }.
plot-sources-alt = Halmozott oszlopok: egy játékos átlagos pontjai források szerint. { $told }
plot-spaces-title = { $side ->
    [a] Milyen gyakran használják az egyes mezőket, az A szabályaival
    [b] Milyen gyakran használják az egyes mezőket, a B szabályaival
   *[other] Milyen gyakran használják az egyes mezőket
}
plot-spaces-x = műszak
plot-spaces-y = mező
plot-spaces-of = használat játékonként
plot-spaces-alt = Táblázat { $spaces } mezővel és { $shifts } műszakkal, a használat szerint árnyalva. A legtöbbet használt: { $space }, { $shift }. műszak, játékonként { $value } alkalom. { $some ->
    [1] Sohasem használt: { $unused }.
   *[0] Minden mezőt használnak.
}
plot-tornado-title = { $metric }: mit változtatnak az egyes szabályzók
plot-tornado-x = szabályzó
plot-tornado-y = változás ({ $unit })
plot-tornado-lowered = csökkentve
plot-tornado-raised = növelve
plot-tornado-alt = A balra mutató sávok csökkentik az eredményt, a jobbra mutatók növelik; legfelül az a szabályzó áll, amelyik a legtöbbet mozdítja. Változások ({ $unit }): { $told }.
plot-tornado-knob = { $knob }: { $values }
plot-tornado-told = { $knob }, értéke { $value }:
plot-surface-title = { $metric }: két szabályzó egyszerre
plot-surface-alt = { $cells } szabálykészlet táblázata, az eredmény ({ $unit }) szerint árnyalva. A legalacsonyabb: { $lowest }. A legmagasabb: { $highest }.
plot-surface-cell = { $value } ({ $x }: { $at }, { $y }: { $beside })
plot-line-title = { $metric }: értékről értékre
plot-line-base = az alapszabályok
plot-line-alt = Mértékegység: { $unit }; intervallummal: { $told }. Az alapszabályokkal { $base }.
plot-line-rules = alapszabályok: { $rules }
plot-ladder-title = Ki nyer
plot-ladder-x = botok
plot-ladder-y = { $what ->
    [elo] előny Élő-pontban
   *[share] győzelmek százalékban
}
plot-ladder-share = { $what ->
    [elo] Élő-pontok az intervallummal
   *[share] győzelmi arány az intervallummal
}
plot-ladder-par = { $what ->
    [elo] egyforma erő
   *[share] ennyit nyernének az egyformák
}
plot-ladder-alt = { $what ->
    [elo] Az első bot előnye a másodikkal szemben Élő-pontban, intervallummal: { $told }.
   *[share] Az első bot győzelmei százalékban, intervallummal: { $told }. Az egyformák { $par } százalékot nyernének.
}
plot-ladder-caption = paklik: { $decks } · játékok: { $games } · játékosok: { $players }
## Összehasonlítások és felmérések

rules-told = { $changed ->
    [0] a kiadott szabályok
   *[other] { $rules }
}
seats-told = { $n ->
    [1] { $bot }
   *[other] { $n } × { $bot }
}{ $restricted ->
    [0] { "" }
   *[other] { " " }ezek nélkül: { $kinds }
}
decks-told = { $blocks } pakli
games-told = { $games } játszma
report-question = { $metric }: mi változik a B szabályokkal ({ $b }) az A szabályokhoz ({ $a }) képest?
report-answer = { $verdict ->
    [higher] B mellett az érték nagyobb, a különbség { $size }
    [lower] B mellett az érték kisebb, a különbség { $size }
    [same] az érték nem változik ennyivel: { $smallest }; a mért különbség { $effect }
   *[open] ez nem dőlt el: a különbség eddig { $effect }
}; { $known } ({ decks-told }, { games-told }).
report-few = intervallumhoz még kevés a pakli
report-interval = a { $low } és { $high } közötti intervallum 100 ilyen kísérletből { $sure } esetben tartalmazza az igazi különbséget
report-equal = { $nothing ->
    [1] { $blocks } pakliból egy sem mutat különbséget, de az összes közül legfeljebb { $might } % mutathatna
   *[0] mind a { $blocks } pakli ugyanazt mutatja, de az összes közül legfeljebb { $might } % mutathatna mást
}
report-size = A mérés addig tartott, amíg a válasz világos nem lett, ezért ez a különbség valószínűleg túl nagy; { $measured ->
    [1] { $decks } friss paklin, amelynek ebben nem volt szerepe, { $effect } ({ $interval })
   *[0] friss paklik, amelyeknek ebben nincs szerepük, majd megmutatják
}.
interval-unknown = { $equal ->
    [1] mind a { $blocks } egyforma; legfeljebb { $might } % térhet el
   *[0] túl kevés pakli
}
report-played = { $players } játékos ({ $seats }), minden pakli minden különböző ülésrendben lejátszva; paklik: { $first }–{ $last }.
report-method = { $stop ->
    [sprt] Szekvenciális próba (GSPRT) zárta le
   *[interval] Az intervallum zárta le
}: ekkora különbség számít: { $smallest }; téves riasztás legfeljebb { $alpha } %, elnézett különbség { $beta } %, { $least }–{ $most } pakli. Az intervallumok mindig érvényesek: akkor is, ha a mérés véget ér, amint a válasz világos. Véletlen: legfeljebb mennyire lenne valószínű ekkora különbség, ha valójában nem volna.
report-rare = { $few }-nál kevesebb pakli tér el a többitől, ezért az intervallum azt kérdezi, milyen gyakran tér el egy pakli, és felteszi, hogy egyik sem tér el jobban, mint a legkisebb és a legnagyobb érték távolságának másfélszerese ezeken a paklikon.
report-ratio = Mindkét szabálykészlet ugyanazokat a paklikat kapta: a különbség szórásnégyzete { $ratio } %-a a külön paklikkal mérhetőnek.
report-also = Csak az első mérőszám dönt. A többinél az intervallumok együtt érvényesek, és a véletlen a számukhoz van igazítva (Holm).
report-from = Mérve ezzel: glueckauf { $version }, szabályok: { $a } és { $b }.
report-head = { $column ->
    [metric] mérőszám
    [a] A
    [b] B
    [effect] B − A
    [interval] intervallum
   *[chance] véletlen
}
survey-question = Milyenek a játszmák, ha ezek a szabályok érvényesek: { $rules }? { decks-told }, { games-told }.
survey-from = Az intervallum 100 ilyen felmérésből 95-ben tartalmazza az igazi átlagot. Mérve ezzel: glueckauf { $version }, szabályok: { $rules }.
survey-head = { $column ->
    [metric] mérőszám
    [part] rész
    [mean] átlag
    [interval] intervallum
   *[blocks] paklik
}

## A kurzus: mit mondanak az ellenőrzések

course-file = A fájlod még nem használható: { $key }: { $problem }.
course-refused = Ezt nem lehet ellenőrizni: { $problem }.
course-no-function = Ez az ellenőrzés függvényt kér, és ezt kapta: { $given }; add meg a függvényed nevét, utána zárójel nélkül.
course-no-text = Ez az ellenőrzés idézőjelek közti szöveget kér, és ezt kapta: { $given }.
course-no-number = Erre: ({ $case }) a függvényed ezt adja: { $got }, pedig szám kell; nézd meg, hogy minden út returnnel végződik-e.
course-no-numbers = Erre: ({ $case }) a függvényed ezt adja: { $got }, pedig { $count } szám kell; add vissza őket vesszővel elválasztva.
course-stopped = Erre: ({ $case }) a függvényed leáll: „{ $error }”; először ezt az esetet nézd meg.
course-too-long = Erre: ({ $case }) a függvényed { $seconds } másodperc után sem válaszol; keress egy ciklust, amely sosem ér véget, vagy túl sokat próbál.
course-unknown = Nincs ilyen gyakorlat: „{ $what }”; ezek vannak: { $known }.

course-prediction = Erre: ({ $case }) a függvényed ezt mondja: { $got }, a program mást; { $rule } így szól: „{ $text }”
course-prediction-right = A függvényed és a program mind a { $cases } esetben egyetért.
course-one-knob = { $count ->
    [0] A fájlod még semmit sem változtat; állíts egy szabályzót a kiadottól eltérő értékre.
   *[other] A fájlod { $count } szabályzót változtat; találd meg azt az egyet, amely magában is elég.
}
course-broke-before = A te értékeddel ({ $knob }) a játszma el sem jut ehhez az álláshoz: a korábbi { $move } lépés nem megengedett. { $why }
course-still-locked = A te értékeddel ({ $knob }) a { $move } lépést továbbra is tiltja { $rule }: { $why }
course-unlocked = Igen: egyedül ez dönti el, megengedett-e a { $move } lépés: { $knob }.
course-few-knobs = { $count ->
    [0] A fájlod semmit sem változtat, a játék tehát éppoly játszható, mint eddig.
   *[other] A fájlod { $count } szabályzót változtat; legfeljebb { $most } szabályzóval rontsd el a játékot.
}
course-not-broken = A játék túlélte: a { $deck }. paklival egy mohó bot még { $points } pontot szerez; kérdezd meg magadtól, mi kell ebben a játékban minden ponthoz.
course-broken-set-up = Már az első lépés előtt elromlott: { $problem }.
course-broken = Elromlott: { $decks } paklival senki sem szerez egyetlen pontot sem.
course-many-knobs = { $count ->
    [0] A fájlod semmit sem változtat; változtass legalább { $least } szabályzót.
   *[other] A fájlod { $count } szabályzót változtat; változtass legalább { $least } szabályzót.
}
course-too-lengthy = Ez a játszma { $decisions } döntés, a kiadott játékban { $usual }; nézd meg, mi zár le egy műszakot.
course-no-skill = A { $deck }. paklival a greedy { $points } pontot szerez, a legjobb véletlen bot { $other } pontot: a tudás már nem nyer; nézd meg, mit vettek el a szabályaid a jó játéktól.
course-playable = Játszható: megváltozott: { $knobs }; a játszmák időben véget érnek, és mind a { $decks } paklival a tudás nyer.

course-notation = A lépéssor nem olvasható: a { $column }. oszlopban ez kellene: { $expected }.
course-line = { $told }
course-line-slip = { $told } { $stopped ->
    [1] A lépéssor túl korán ér véget: nézd meg, mit lehetne még feltölteni.
   *[0] A { $place }. lépés után a legjobb már nem érhető el: nézd meg, mi mást lehetne ott tenni.
}
course-line-best = { $told }
course-no-line = A megoldóprogramod ezt adja: { $got }, pedig lépéssor kell: egy szöveg vagy szövegek listája.
course-solver = { $count } új feladványon a megoldóprogramod a legjobb pontok { $percent } %-át szerzi meg, és { $least } % kell; itt a leggyengébb: { $worst } ({ $points } %), nézd meg ezt.
course-solver-notation = Itt: { $puzzle } a megoldóprogramod ezt adja: { $line }, és ez nem lépéssor; ez kellene: { $expected }.
course-solver-illegal = Itt: { $puzzle } a megoldóprogramod { $move } lépése nem megengedett: { $why }
course-solver-right = { $count } új feladványon a megoldóprogramod a legjobb pontok { $percent } %-át szerzi meg.
course-bound-low = Itt: { $puzzle } azt ígéred, hogy egy lépéssor sem hoz { $bound } pontnál többet, de az egyik { $best } pontot hoz; keresd meg, mit felejt el a korlátod.
course-bound-loose = A korlátod sosem túl alacsony, de { $count } feladványon { $times }-szer annyit ígér, mint amennyi elérhető, és legfeljebb { $factor }-szeres lehet; használd a munkafázisok számát.
course-bound-right = { $count } új feladványon a korlátod sosem túl alacsony, és { $times }-szer annyit ígér, mint amennyi elérhető.

course-no-bot = Ez az ellenőrzés botot kér, vagyis valamit choose(view) függvénnyel, és ezt kapta: { $given }; add meg az osztályodat, vagy egy függvényt, amely egy magból botot készít.
course-bot-no-move = A botod ezt választja: { $got }, pedig lépés kell; a view.legal_moves() egyikének kell lennie.
course-bot-notation = A botod ezt választja: { $got }, és ez nem lépés; ez kellene: { $expected }.
course-bot-illegal = A botod ezt választja: { $move }, és ez ott nem megengedett: { $why }
course-bot-right = A botod { $games } teljes játszmát játszott, és minden lépése megengedett volt.
course-beats = { $decks } paklin, mindkét helyről játszva, a botod { $share } %-ban nyer { $rival } ellen ({ $low }–{ $high } %), átlagosan { $points } pont előnnyel; az egész intervallumnak 50 % fölött kell lennie.
course-beats-right = { $decks } paklin, mindkét helyről játszva, a botod { $share } %-ban nyer { $rival } ellen ({ $low }–{ $high } %), átlagosan { $points } pont előnnyel.
course-style = { $decks } párosított paklin a stílusod előnye { $rival } ellen { $points } pont ({ $low } és { $high } között); { $ahead ->
    [1] ez lehet szerencse is, mert az intervallum nulláig ér.
   *[0] egyszerre egy súlyt változtass, és tartsd meg, ami segít.
}
course-style-right = { $decks } párosított paklin a stílusod előnye { $rival } ellen { $points } pont ({ $low } és { $high } között): ez több, mint szerencse.

course-paired-effect = { $turned ->
    [1] A hatásod előjele rossz: az a hatás, amit a változás hozzáad, vagyis a második lista mínusz az első.
   *[0] { $decks } paklin a hatásod { $got }, és ez nem a paklinkénti különbségek átlaga.
}
course-paired-order = Az intervallumod { $low } és { $high } között van, a hatásod { $effect }; add vissza a hatást, az alsó véget és a felső véget, ebben a sorrendben.
course-paired-width = Az intervallumod { $times }-szer olyan széles, mint a különbségeké { $decks } paklin; { $wide ->
    [1] még benne van a paklik szerencséje, tehát előbb a különbségeket számold ki, és utána a szórást.
   *[0] nézd meg a gyököt, és azt a számot, amellyel a szórást szorzod.
}
course-paired-right = Helyes mind a { $cases } kísérletben: a paklik szerencséje eltűnt.
course-interval-order = Az intervallumod { $low } felől lefelé tart { $high } felé; az alsó vég az első.
course-interval = { $runs } kísérletben, egyenként { $decks } paklival, az intervallumod 100 esetből { $held } esetben tartalmazza az igazságot, és 95 kell; { $short ->
    [1] ilyen kevés paklival maga a szórás is bizonytalan, és ezt az intervallumnak is számításba kell vennie.
   *[0] szélesebb a kelleténél, nézd meg tehát, mivel osztod a szórást.
}
course-interval-wide = Az intervallumod 100 esetből { $held } esetben tartalmazza az igazságot, de { $times }-szer olyan széles, mint amilyennek lennie kell.
course-interval-right = { $runs } kísérletben az intervallumod 100 esetből { $held } esetben tartalmazza az igazságot.
course-size-none = { $spread } szórásra és { $smallest } különbségre { $decks } paklit kérsz; kettőnél kevesebben nem látszik szórás.
course-size = { $decks } paklival, { $spread } szórás és { $smallest } különbség mellett 100 kísérletből { $found } találja meg a különbséget; { $few ->
    [1] ez túl kevés: 80 kell.
   *[0] ez több a szükséges 80-nál, és gépidőbe kerül.
}
course-size-right = Helyes mind a { $cases } esetben: 100 ilyen kísérletből 80 megtalálja a különbséget, és egy pakli sem vész kárba.
course-stopping-no-bool = { $decks } pakli után a szabályod ezt mondja: { $got }, pedig True vagy False kell.
course-stopping-false = Ahol semmi sem különbözik, a szabályod 100 kísérletből { $percent } esetben különbséget állít ({ $decks } pakli), és 5 volna a tisztességes: minden pillantás újabb alkalom a tévedésre.
course-stopping-blind = Ahol nagy a különbség, a szabályod 100 kísérletből csak { $percent } esetben találja meg ({ $decks } pakli); valamikor állítania kell valamit.
course-stopping-right = Ahol semmi sem különbözik, a szabályod 100 kísérletből { $false } esetben állít különbséget; ahol van, ott 100-ból { $found } esetben megtalálja.
course-effect-size = Azokban a kísérletekben, amelyek találtak valamit ({ $runs }), a becslésed átlagosan az igazi különbség { $times }-szerese; { $large ->
    [1] gondold végig, melyik lista döntötte el, hogy egyáltalán beszámolsz róla.
   *[0] ez túl kevés: használj minden paklit, amely nem döntött.
}
course-effect-size-right = Azokban a kísérletekben, amelyek találtak valamit ({ $runs }), a becslésed átlagosan az igazi különbség { $times }-szerese: nem azzal mérsz, ami döntött.

course-few-changes = { $count ->
    [0] A fájlod még semmit sem változtat.
   *[other] A fájlod { $count } szabályzót változtat; egy jó tervhez legfeljebb { $most } kell, derítsd ki tehát, melyik hagyható el.
}
course-no-goal = A cél egy dict, minden mérőszámhoz egy alsó és egy felső határral, nem ez: { $given }.
course-goal = { $metric }: { $value } ({ $decks } pakli, { $low } és { $high } között), és az egész intervallumnak { $least } és { $most } között kell lennie; { $close ->
    [1] átlagban már ott vagy, de nem biztosan.
   *[0] kérdezd meg magadtól, melyik változtatásod mozgatja ezt a mérőszámot.
}
course-goal-right = A cél teljesült: megváltozott: { $knobs }; { $decks } paklin minden intervallum ott van, ahol lennie kell.
course-no-predictions = Ez az ellenőrzés egy dictet kér, minden mérőszámhoz egy szóval, és ezt kapta: { $given }.
course-no-way = { $metric }: „higher”, „lower” vagy „same” kell, nem ez: { $got }.
course-effect = { $metric }: { $decks } paklin nem „{ $way }” jön ki; mérd meg magad ezzel: metric="{ $name }", és derítsd ki, ki viselkedik másképp.
course-effects-right = Mind a { $count } jóslat beválik { $decks } paklin.

course-claim-word = A függvényed ezt mondja: { $got }; ezek egyikét kell mondania: { $words }.
course-claim = { $effect } hatás és { $low } és { $high } közti intervallum mellett ezt mondod: „{ $got }”; { $holds ->
    [1] nézd meg, kizárja-e ez az intervallum a nullát.
   *[0] ebben az intervallumban semmi sem szól az egyik irány ellen.
}
course-claim-right = Helyes mind a { $cases } esetben: nem állítasz többet, mint amit az intervallum megenged.
course-caption-no-text = A függvényed ezt adja: { $got }, pedig szöveg kell.
course-caption-metric = A képaláírás ({ $caption }) nem mondja meg, mit mértél; nevezd meg a mérőszámot ({ $metric }).
course-caption-decks = A képaláírás ({ $caption }) nem mondja meg, hány paklin; a report.blocks tudja.
course-caption-number = A képaláírásból ({ $caption }) hiányzik egy szám: report.{ $name }, egy-két jegyre kerekítve.
course-caption-long = A képaláírás { $letters } betű; 400-nál többet kép alatt senki sem olvas el.
course-caption-right = Helyes { $count } különböző jelentésre: mérőszám, paklik, hatás és intervallum is megvan.
course-report-call = Ez a hívás nem használható: { $call }; írd úgy, ahogy futtatnád: ga.lab.compare(rules, rules, metric="…", most=…).
course-report-keyword = A hívásban olyasmi van, amit ez az ellenőrzés nem ismer: { $name }; ezeket ismeri: { $known }.
course-report-value = A hívásban ez nem egyszerű érték: { $name }; írd ki a számokat és a szövegeket, hogy más is futtathassa.
course-report-most = A hívásban legyen most=…, 2 és { $most } pakli között, hogy mindenki annyit játsszon, mint te.
course-report-rules = A hívásban { $name } értéke { $got }; írd ki a szabályokat, "cage=4" vagy None alakban, mert másnak nincsenek meg a fájljaid.
course-report-bots = A hívásban { $got } játszik; ez az ellenőrzés csak "greedy" bottal játszik, mérj tehát azzal.
course-report-metric = A jelentés erről szól: { $said }, de a hívása ezt méri: { $measured }.
course-report-decks = A jelentésben { $said } pakli áll, de a hívása ennyit játszik: { $measured }.
course-report-endless = { $decks } paklinál az intervallumnak még nincs vége; játssz többet, mielőtt bármit jelentesz.
course-report-number = Ennek számnak kell lennie: { $name }, nem ennek: { $got }.
course-report-differs = Újra futtatva, { $decks } paklin, { $name } értéke nem { $said }; azokat a számokat írd be, amelyeket pontosan ez a hívás ad.
course-report-short = Mondatnak túl rövid ({ $name }): { $text }.
course-report-claim = Az állításban ({ $claim }) legyen ott a hatás és a paklik száma: senkinek se kelljen keresnie.
course-report-limits = Mondd el egy mondatban, mi nincs bizonyítva: milyen játékosok, hányan, milyen szabályok; ez kevés: { $limits }.
course-report-right = Minden egyezik: { $decks } pakli, a hatás { $effect }, és más is megismételheti.
## A result on one page

plot-page-lab = Tervezőlabor
plot-page-kind = { $game } · { $players } játékos
plot-page-title = { $metric }: számít-e a szabály?
plot-page-survey = Milyenek a játékok ezekkel a szabályokkal?
plot-page-answer = Válasz
plot-page-rules = Ami különbözik
plot-page-how = Hogyan mértük
plot-page-again = Mérd meg újra
plot-page-caveats = Amit ez nem mond meg
plot-page-knob = Szabály
plot-page-base = alap
plot-page-tried = kipróbált
plot-page-published = kiadott
plot-page-these = itt
plot-page-metric = Amit mértünk
plot-page-number = Mennyiség
plot-page-games = { $blocks } pakli, { $games } játék
plot-page-bots = Botok
plot-page-seeds = Paklik (magok)
plot-page-method = Befejezés
plot-page-stop = { $stop ->
    [sprt] szekvenciális teszttel (GSPRT)
   *[interval] mindig érvényes intervallummal
}; { $smallest } { $unit } különbség már számít; { $least }–{ $most } pakli
plot-page-version = Változat
plot-page-hash = Szabálykészletek
plot-page-found = { $metric }: { $value } { $unit } ({ $interval })
plot-page-not-bots = Botok játszottak, nem emberek. Aki messzebbre gondol előre, vagy másban leli örömét, talán másképp játszik ezekkel a szabályokkal.
plot-page-not-table = Ennyi játékosra és ezekre a botokra érvényes; egy másik asztal más választ adhat.
plot-page-not-mean = Az intervallum az átlagról szól. Egyetlen játék messze végződhet tőle.
plot-page-not-same = A „nincs különbség” azt jelenti: nincs akkora, amekkorát kérdeztünk; kisebb lehet.
plot-page-not-open = A kérdés még nyitva van: további paklik bármelyik irányba eldönthetik.
plot-page-not-also = Csak az első mérőszámot vizsgáltuk; ami mellette látszik, a következő kísérlethez ad ötletet.
## Sweeps: a knob turned step by step

sweep-question = { $metric }: hogyan függ ettől: { $knobs ->
    [1] „{ $knob }”
   *[other] „{ $knob }” és „{ $other }”
}?
sweep-answer = { $n ->
    [0] Egyetlen érték sem okoz olyan különbséget, amelyet ezek a játszmák kimutatnának (kipróbált értékek az alap mellett: { $tried }).
   *[other] Az alaphoz képest ezek a játszmák változást mutatnak itt: { $values } (a kipróbált { $tried } értékből ennyi: { $n }).
}
sweep-head = { $column ->
    [metric] Mérőszám
    [mean] Átlag
    [interval] Intervallum
    [change] Változás
   *[change-interval] A változás intervalluma
}
sweep-base = alap
sweep-caption = Az alap: { $rules }. Minden értéket ugyanazokkal a paklikkal mértünk, mint az alapot, összesen { $games } játszmában. Egy átlag intervalluma 100 esetből 95-ben tartalmazza a valódi átlagot; a változások intervallumai 100 ilyen vizsgálatból 95-ben mind egyszerre helyesek. Mérve ezzel: glueckauf { $version }.

## Tuning: rules that reach a goal

tune-goal = A cél: { $metric } – { $way ->
    [low] több, mint { $low }
    [high] kevesebb, mint { $high }
    [lowhigh] { $low } és { $high } között
    [lowest] a lehető legkevesebb
   *[highest] a lehető legtöbb
}.
tune-answer = { $same ->
    [1] A legjobb talált szabályok az alapszabályok.
   *[0] A legjobb talált szabályok: { $rules }.
} { $met ->
    [yes] A keresés által nem látott paklikon ({ decks-told }) { $way ->
        [between] elérik a célt
       *[other] jobbak az alapnál
    }
    [no] A keresés által nem látott paklikon ({ decks-told }) { $way ->
        [between] nem érik el a célt
       *[other] rosszabbak az alapnál
    }
   *[open] A keresés által nem látott paklik ({ decks-told }) nem döntik el, hogy { $way ->
        [between] elérik-e a célt
       *[other] jobbak-e az alapnál
    }
}: { $after }, az intervallum { $interval }; előtte { $before } volt.
tune-enough = Ha az átlag nem változik, a döntéshez körülbelül ennyi pakli kellene: { $blocks }.
tune-head = { $column ->
    [mean] Átlag
    [interval] Intervallum
   *[change] A szabályok változása
}
tune-caption = Az alap: { $rules }. { $players } játékos ({ $seats }). Kipróbált szabálykészletek: { $tried }, a lehetségesek száma { $all }{ $failed ->
    [0] {""}
   *[other] {""}, közülük nem játszható: { $failed }
}; mindegyik ugyanazokon a paklikon: { $first }–{ $last }. A táblázat az ott legjobbakat mutatja, ahol a szerencse is segítette őket. Csak a friss paklik számítanak: { $fresh_first }–{ $fresh_last }. { $searched ->
    [1] A kereső: { $optimiser }; mérve
   *[0] Mérve
} ezzel: glueckauf { $version }.
