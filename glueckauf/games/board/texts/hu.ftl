### Glück Auf: every sentence of the game.
### A fact like "workshop/3" or "barrow:gg" also comes in parts: $space-kind and $space-detail.
### Attributes (space.onto, order.object, …) are inflected forms and forms with their article.

## Words that sentences are built from

colour = { $colour ->
    [y] sárga
    [b] barna
    [g] szürke
   *[k] fekete
}
square-colour = { $square ->
    [y] sárga
    [b] barna
    [g] szürke
   *[k] fekete
}
transport = { $transport ->
    [barrow] taliga
    [carriage] lovas kocsi
    [motorcar] teherautó
   *[engine] vonat
}
    .adjective = { $transport ->
        [barrow] taligás
        [carriage] lovas kocsis
        [motorcar] teherautós
       *[engine] vonatos
    }
# Takes the suffixes -en and -re as it stands.
level = { $level ->
    [0] a felszín
    [1] az 1. szint
    [5] az 5. szint
   *[other] a { $level }. szint
}
space = { $space-kind ->
    [pithead] a bank
   *[other] { space.stem }e
}
    .onto = { $space-kind ->
        [pithead] a bankba
       *[other] { space.stem }ére
    }
    .on = { $space-kind ->
        [pithead] a bankban
       *[other] { space.stem }én
    }
    .from = { $space-kind ->
        [pithead] a bankból
       *[other] { space.stem }éről
    }
    .stem = { $space-kind ->
        [workshop] { $space-detail ->
            [draw] a tárnabővítés különleges mezőj
           *[other] a tárnabővítés { $space-detail }. mezőj
        }
        [mining] a bányászat { $space-detail } munkafázisos mezőj
        [delivery] { $space-detail ->
            [barrow] a szállítás taligás mezőj
            [carriage] a szállítás lovas kocsis mezőj
            [motorcar] a szállítás teherautós mezőj
           *[engine] a szállítás vonatos mezőj
        }
        [money] a pénzszerzés { $space-detail } márkás mezőj
       *[order] { $space-detail ->
            [draw] a rendelésvétel különleges mezőj
           *[other] a rendelésvétel { $space-detail }. mezőj
        }
    }
miners = { $miners } munkás
marks = { $marks } márka
few = { $n ->
    [1] egy
    [2] két
    [3] három
    [4] négy
    [5] öt
   *[other] { $n }
}
cubes = { few } { colour } szénkocka
wanted = { few } { colour }
tile = { $carts ->
    [1] egy
   *[2] két
} { colour } csille ({ $side ->
    [light] világos
   *[dark] sötét
} oldal)
# The article of a label follows the name of its letter: "a bé", but "az eff".
order = { $order-kind ->
    [barrow] taligás megrendelés
    [carriage] lovas kocsis megrendelés
    [motorcar] teherautós megrendelés
   *[engine] vonatos megrendelés
} ({ COUNT($order-detail, as: "wanted") } szénkocka)
    .object = { $order-kind ->
        [barrow] taligás megrendelést
        [carriage] lovas kocsis megrendelést
        [motorcar] teherautós megrendelést
       *[engine] vonatos megrendelést
    } ({ COUNT($order-detail, as: "wanted") } szénkocka)
    .labelled = { $label ->
        [B] a
        [C] a
        [D] a
        [G] a
        [H] a
        [J] a
        [K] a
        [P] a
        [Q] a
        [T] a
        [V] a
        [W] a
        [Z] a
       *[other] az
    } { $label } jelű megrendelés
category = { $category ->
    [1] sárga rubrikák a kiszállított megrendeléseken
    [2] barna rubrikák a kiszállított megrendeléseken
    [3] szürke rubrikák a kiszállított megrendeléseken
    [4] fekete rubrikák a kiszállított megrendeléseken
    [5] rubrikák a taligával kiszállított megrendeléseken
    [6] rubrikák a lovas kocsival kiszállított megrendeléseken
    [7] rubrikák a teherautóval kiszállított megrendeléseken
    [8] rubrikák a vonattal kiszállított megrendeléseken
    [9] üres sárga csillék
    [10] üres barna csillék
    [11] üres szürke csillék
   *[12] üres fekete csillék
}

## The rules

GA-1-1 = A játékot 2–4 játékos játszhatja. Tartozékai: 48 tárnalapka, 44 megrendelés, 64 szénkocka (színenként 16), 7 területzáró lapka, mindegyik játékos színében 18 munkás, valamint annyi márka, amennyire szükség van.
GA-1-2 = Egy tárnalapkán egy csille vagy két azonos színű csille látható, és a lapka vagy a világos, vagy a sötét oldalhoz tartozik; minden változatból három van.
GA-1-3 = Mind a négy szállítóeszközhöz 11 megrendelés tartozik. A megrendelésről leolvasható, mely rubrikákat kell szénnel kitölteni, és hány győzelmi pontot ér.
GA-1-4 = Egyes mezők két játékos esetén vannak lezárva, mások két és három játékos esetén is; lezárt mezőt nem lehet választani.
GA-1-5 = Minden bányatelepen minden színből egy nyomtatott csille van. A felvonóban legfeljebb öt szénkocka fér el, a játékos saját raktárában bármennyi.
GA-2-1 = Zárjátok le a játékosok számának megfelelő mezőket, keverjétek meg a tárnalapkákat, és a tárnabővítés minden nyitott mezőjére tegyetek egyet képpel felfelé, majd keverjétek meg a megrendeléseket is.
GA-2-2 = Minden játékos nyomtatott csilléin egy-egy, a csillével azonos színű szénkocka van, a felvonója pedig a felszínen áll. 2, 3, illetve 4 játékos esetén mindenki 18, 15, illetve 13 munkással és 10, 9, illetve 8 márkával kezd, győzelmi pont nélkül.
GA-2-3 = Fedjetek fel 2, 3, illetve 4 játékos esetén 7, 10, illetve 13 megrendelést. A kezdő játékos jobb oldali szomszédja kezd, és az óramutató járásával ellentétes sorrendben mindenki elvesz egyet-egyet, amíg mindenkinek három nem lesz. A megmaradt kártya egy „rendelésvétel” mezőre kerül, a többi ilyen mezőt a pakliból töltsétek fel.
GA-3-1 = A játék három műszakból áll. A játékosok az óramutató járása szerint követik egymást; aki soron van, pontosan egy akciót hajt végre úgy, hogy munkásokat küld egy mezőre. Akinek nincs munkása, kimarad; ha már senkinek sincs, a műszak véget ér.
GA-3-2 = Üres mezőre pontosan egy munkást kell küldeni. Ha már állnak ott munkások, valamennyien a kantinba mennek, és pontosan eggyel többet kell küldened, mint ahányan ott álltak. Nem választható olyan mező, amelynek az akcióját nem tudod végrehajtani, vagy amelyhez nincs elég munkásod.
GA-3-3 = A bankba mindig küldhetsz pontosan egy munkást, és ezért egy márkát kapsz. Ott bármennyi munkás elfér, és senki sem szorul ki.
GA-3-4 = A kantinban a kiszorított munkások csupán a műszak végét várják meg.
GA-4-1 = Vedd el a „tárnabővítés” mezőn fekvő lapkát, és fizess minden csilléjéért: a sárgáért 1, a barnáért 2, a szürkéért 3, a feketéért 4 márkát.
GA-4-2 = Tegyél a lapka minden csilléjére egy-egy, a lapka színével megegyező szénkockát, és illeszd a lapkát a bányatelephez a színének megfelelő szinten, a hozzá tartozó oldalon. A kiürült csilléket később sem töltjük újra.
GA-4-3 = Ha a szénkészletből elfogyott ez a szín, minden olyan csilléhez, amelyre nem jut belőle, tetszőleges másik színt választasz; az ár nem változik. Ha a szénkészlet teljesen kiürült, a csille üres marad.
GA-4-4 = A kör végén a „tárnabővítés” mezőre új lapka kerül a pakliból, amíg az el nem fogy.
GA-4-5 = A tárnabővítés különleges mezőjén nézd meg a pakli öt legfelső lapkáját. Egyet közülük a szokásos áron megvehetsz; a többit tetszőleges sorrendben tedd vissza, vagy mindet a pakli tetejére, vagy mindet az aljára.
GA-5-1 = A „bányászat” mezők adott számú munkafázist biztosítanak; a fel nem használtak elvesznek. Egy munkafázis a következők egyike: a felvonó lefelé megy bármelyik szintre; a felvonó felfelé megy bármelyik szintre vagy a felszínre; egy szénkocka a felvonó szintjének egyik csilléjéről a felvonóba kerül; a felszínen egy szénkocka a felvonóból egy azonos színű üres rubrikára vagy a raktárba kerül; egy szénkocka a raktárból egy azonos színű rubrikára kerül.
GA-5-2 = Egy rubrikát egyetlen megfelelő színű szénkocka helyett két tetszőleges színű szénkocka is kitölthet; ez két, közvetlenül egymást követő munkafázisba kerül.
GA-5-3 = A rubrikára tett szénkocka ott marad: sem másik rubrikára, sem máshová nem kerülhet át.
GA-5-4 = Szénkockát csak akkor tehetsz a raktárba, ha egyetlen teljesítésre váró megrendeléseden sincs vele azonos színű üres rubrika.
GA-5-5 = A felvonó szintje és rakománya, a raktár és a megrendelések két kör között változatlanok maradnak.
GA-6-1 = Egy szállítóeszköz mezőjén kiszállítod az eszközhöz tartozó összes, teljesen kitöltött megrendelésedet; legalább egy ilyenre szükséged van.
GA-6-2 = A kiszállított megrendelés azonnal meghozza a győzelmi pontjait; a szénkockái visszakerülnek a szénkészletbe, a kártyája pedig a kiszállított megrendeléseid közé.
GA-7-1 = A „pénzszerzés” mező annyi márkát ad, amennyi rajta látható.
GA-7-2 = A „rendelésvétel” mezőn fekvő kártyát vedd a teljesítésre váró megrendeléseid közé; ezekből bármennyi lehet. A mezőre új kártya kerül a pakliból, amíg az el nem fogy.
GA-7-3 = A rendelésvétel különleges mezőjén nézd meg a pakli öt legfelső megrendelését. Egyet közülük ingyen megtarthatsz; a többit tetszőleges sorrendben tedd vissza, vagy mindet a pakli tetejére, vagy mindet az aljára.
GA-8-1 = A műszakórán az első műszak után az 1–4., a második után az 1–8. cikkelyt, a harmadik után mind a 12-t kell értékelni; az első és a második hely ér pontot.
GA-8-2 = Az 1–8. cikkelyben minden eddig kiszállított megrendelés számít, akár ebben, akár egy korábbi műszakban szállították ki, mégpedig a rányomtatott rubrikák szerint, bármilyen szén töltötte is ki azokat. Akinek egy cikkelyben nincs semmije, az abban nem kap pontot.
GA-8-3 = Ha többen osztoznak az első helyen, mindannyian megkapják az érte járó pontokat, a második helyért viszont senki sem kap pontot. Ha többen osztoznak a második helyen, mindannyian megkapják az érte járó pontokat. Két játékos esetén csak az első hely ér pontot.
GA-8-4 = Az üres csillék a csille színe szerint számítanak: a nyomtatottak is, a lapkákon lévők is, ha nincs rajtuk szén.
GA-8-5 = A következő kezdő játékos az lesz, akinek a legtöbb munkása áll a tárnabővítés mezőin. Holtverseny esetén az érintettek közül az, aki az óramutató járása szerint elsőként következik a régi kezdő játékos után; a régi kezdő játékos minden holtversenyben alulmarad. Ezután minden munkás visszatér.
GA-9-1 = A játék végén minden 5 visszafizetett márka 1 győzelmi pontot ér; a megmaradó márkák döntik el a holtversenyt.
GA-9-2 = A játék végén minden 3 szénkockád 1 győzelmi pontot ér, bárhol vannak is: csilléken, a felvonóban, a raktárban vagy teljesítésre váró megrendeléseken.
GA-9-3 = A játék végén minden teljesítésre váró megrendelésedért 1 győzelmi pontot veszítesz.
GA-9-4 = A játék végén hasonlítsd össze a világos és a sötét oldali lapkáidat: minden lapkáért, amelynek nincs párja a másik oldalon, 2 győzelmi pontot veszítesz.
GA-9-5 = Az nyer, akinek a legtöbb győzelmi pontja van; egyenlőség esetén az, akinek a legtöbb márkája maradt; ha ez is egyenlő, a győzelem közös.
GA-10-1 = A márkákat, a megrendeléseket és a bányatelepeket mindenki láthatja. A paklik titkosak, kivéve azt, amit egy különleges mező megmutatott a játékosának; a kiszállított megrendeléseket pedig csak a tulajdonosuk nézheti meg.

## The game's name, and what a changed rule set changes

title = Glück Auf, a társasjáték
knob-tile_kinds = A tárnalapkák fajtái
knob-tile_copies = Lapkák száma fajtánként
knob-orders = Megrendeléskártyák
knob-coal = Szénkockák színenként
knob-workshops = A tárnabővítés mezői
knob-mining = Munkafázisok a bányászat mezőin
knob-money = Márkák a pénzszerzés mezőin
knob-order_spaces = A rendelésvétel mezői
knob-locks_2 = Csak két játékosnál lezárt mezők
knob-locks_2_3 = Két és három játékosnál lezárt mezők
knob-cage = Ennyi kocka fér a felvonóba
knob-miners = Munkások játékosonként
knob-marks = Márkák az elején
knob-draft = Megrendelések az elején
knob-displacement = Ennyi munkás kell egy foglalt mezőre
knob-displacement-one-more = eggyel több, mint ahányan ott állnak
knob-displacement-doubled = kétszer annyi
knob-displacement-forbidden = nem választható
knob-pithead = Ennyi márkát fizet a bank
knob-prices = A csillék ára: sárga, barna, szürke, fekete
knob-look = Ennyi lapot mutat egy különleges mező
knob-pairs = Két kocka bármilyen színű rubrikát kitölthet
knob-split_pairs = A szénpár egy későbbi akcióban is befejezhető
knob-free_storage = Bármelyik szén raktárba tehető
knob-shifts = Műszakok
knob-clock_first = Az első hely pontjai cikkelyenként
knob-clock_second = A második hely pontjai cikkelyenként
knob-clock_per_shift = Ennyi cikkelyt értékelünk az egyes műszakok után
knob-second_place = A második hely is ér pontot
knob-marks_per_vp = Ennyi márka ér egy pontot a végén
knob-coal_per_vp = Ennyi szénkocka ér egy pontot a végén
knob-order_penalty = Levonás teljesítésre váró megrendelésenként
knob-balance_penalty = Levonás pár nélküli lapkánként
knob-open_deliveries = A kiszállított megrendelések képpel felfelé fekszenek

## The rulings: where the rulebook can be read in two ways

R1 = GA-2.3: a kezdeti megrendelések kiválasztása után megmaradt kártya „az egyik” rendelésvétel mezőre kerül. Nálunk: a bal szélső nyitott mezőre.
R2 = GA-4.3: a szabályfüzet nem mondja meg, mi történik, ha egyáltalán nem maradt szén. Nálunk: a csille üres marad.
R3 = GA-5.2: egy rubrikára két szénkocka is tehető, ami két munkafázisba kerül. Nálunk: mindkettő ugyanabban az akcióban, közvetlenül egymás után. Kapcsoló: split_pairs.
R4 = GA-5.4: a szabályfüzet csak olyan játékosról írja le a raktározást, akinek egyetlen megrendelésén sincs abból a színből üres rubrika. Nálunk: szó szerint értjük. Kapcsoló: free_storage.
R5 = GA-8.5: előfordulhat, hogy senkinek sincs munkása a tárnabővítés mezőin. Nálunk: ez az összes játékos holtversenyének számít.
R6 = GA-10.1: a kiszállított kártyák képpel lefelé fekszenek, és mindenki megnézheti a sajátjait. Nálunk: a játékos nézetében a többiek kártyái rejtve maradnak. Kapcsoló: open_deliveries.

## Why not

why-draft-first = Most a kezdeti megrendelések kiválasztása folyik: előbb vegyél el egyet a sorból.
why-no-such-place = A sorban { $places } hely van; { $place }. hely nincs.
why-order-drafted = A sor { $place }. helyéről már elvették a megrendelést.
why-game-over = A játék véget ért.
why-send-first = A kör azzal kezdődik, hogy munkásokat küldesz egy mezőre.
why-mine-first = Szenet csak bányászat közben mozgathatsz: előbb küldj munkásokat egy „bányászat” mezőre.
why-finish-mining = Előbb fejezd be a bányászatot: még { $steps } munkafázisod van hátra, de idő előtt is lezárhatod.
why-keep-first = A pakli lapjait nézed: előbb tarts meg egyet közülük, vagy mondj le róluk.
why-put-back-these = Előbb tedd vissza, amit nem tartottál meg: vagy mindet a pakli tetejére, vagy mindet az aljára.
why-choose-coal-first = A szénkészletből az új lapka { $carts ->
    [one] egy
   *[other] { $carts }
} csilléjére nem jut megfelelő színű szén: előbb válassz színt.
why-no-such-space = Ezen a játéktéren nincs „{ $space }” nevű mező.
why-space-closed = { space } { $players } játékos esetén zárva van.
why-space-taken = { space.on } már állnak munkások, és ebben a szabályváltozatban tilos kiszorítani őket.
why-too-few-miners = { space.onto } { $needed } munkás kell, de neked { $have ->
    [0] egy sincs
   *[other] csak { $have } van
}.
why-workshop-empty = { space.on } nincs lapka: elfogyott a pakli.
why-order-space-empty = { space.on } nincs kártya: elfogyott a pakli.
why-stack-empty = { space.on } nincs mit megnézni: elfogyott a pakli.
why-face-down = Ez a lap képpel lefelé fekszik; nem tudhatod, mi van rajta.
why-too-dear = A lapka ára { $price } márka, de neked { $have ->
    [0] egy sincs
   *[other] csak { $have } van
}.
why-nothing-to-deliver = Nincs teljesen kitöltött { transport.adjective } megrendelésed.
why-colour-not-in-supply = A szénkészletben nincs { colour } szénkocka.
why-no-such-card = { $cards } lapot nézel; { $place }. lap nincs köztük.
why-cage-is-there = A felvonó már { level }en van.
why-load-underground = A felvonó a felszínen van; szenet csak a föld alatt lehet berakni.
why-no-coal-here = { level } csilléin nincs { colour } szénkocka.
why-cage-full = A felvonó tele van: { $places } szénkocka fér bele.
why-cage-underground = A felvonó { level }en van; kirakodni csak a felszínen lehet.
why-no-coal-in-cage = A felvonóban nincs { colour } szénkocka.
why-no-coal-in-storage = A raktárban nincs { colour } szénkocka.
why-square-waits = { order.labelled }en van üres { colour } rubrika, ezért { colour } szénkockát nem tehetsz a raktárba.
why-no-such-order = Nincs { $label } jelű megrendelésed.
why-no-such-square = { order.labelled }en nincs { colour } rubrika.
why-square-covered = { order.labelled }en már minden { colour } rubrika foglalt, és a rubrikára tett szén ott marad.
why-no-pairs = Ebben a szabályváltozatban nem lehet szénpárt tenni egy rubrikára.
why-pair-needs-two-steps = A szénpárhoz két munkafázis kell, de már csak egy maradt.
why-pair-needs-partner = A szénpárhoz második szénkocka is kell, amely azonnal követheti az elsőt: a felszínen álló felvonóból vagy a raktárból.
why-finish-pair = Előbb fejezd be a szénpárt: a második szénkockának { order.labelled } { colour } rubrikájára kell kerülnie.
why-no-steps-left = Ennek az akciónak a munkafázisai elfogytak.
why-other-action = A következő akció itt: { space }.

## What happened

event-spaces-closed = { $players } játékos esetén { $spaces ->
    [0] minden mező nyitva van
   *[other] { $spaces } mező van lezárva
}.
event-workshops-filled = A tárnabővítés mezőin { $tiles } lapka fekszik képpel felfelé.
event-equipped = Mindenkinek { $miners } munkása, { $marks } márkája és minden színből egy szénkockája van; a felvonók a felszínen állnak.
event-orders-revealed = { $orders } megrendelés fekszik felfedve: ezekből lehet választani.
event-drafted = { $you ->
    [1] Kiválasztod
   *[0] { name } kiválasztja
} a { order.object }; jele: { $label }.
event-orders-laid = A { order } megmaradt, és egy „rendelésvétel” mezőre kerül. { $you ->
    [1] Te kezdesz
   *[0] { name } kezd
}.
event-sent = { $miners ->
    [one] { $you ->
        [1] Egy munkást küldesz
       *[0] { name } egy munkást küld
    }
   *[other] { $you ->
        [1] { $miners } munkást küldesz
       *[0] { name } { $miners } munkást küld
    }
} { space.onto }.
event-displaced = { $miners ->
    [one] { $you ->
        [1] Egy munkásod
       *[0] { name } egy munkása
    }
   *[other] { $you ->
        [1] { $miners } munkásod
       *[0] { name } { $miners } munkása
    }
} { space.from } a kantinba megy.
event-pithead = { $you ->
    [1] Egy munkást küldesz a bankba, és { $marks } márkát kapsz
   *[0] { name } egy munkást küld a bankba, és { $marks } márkát kap
}.
event-bought = { $you ->
    [1] Megveszel
   *[0] { name } megvesz
} egy tárnalapkát { $price } márkáért: { tile }.
event-attached = A lapka { level } { $side ->
    [light] világos
   *[dark] sötét
} oldalára kerül { $coal ->
    [0] { colour } szénkocka nélkül
   *[other] { $coal } { colour } szénkockával
}.
event-supply-short = A szénkészletből { $carts ->
    [one] egy
   *[other] { $carts }
} csillére nem jut megfelelő színű szén: { $you ->
    [1] másik színt választasz
   *[0] { name } másik színt választ
}.
event-carts-left-empty = A szénkészlet kiürült: { $carts ->
    [one] egy
   *[other] { $carts }
} csille üres marad.
event-coal-chosen = { $you ->
    [1] Egy { colour } szénkockát teszel
   *[0] { name } egy { colour } szénkockát tesz
} { level } egyik csilléjére.
event-looked = { $you ->
    [1] { space.on } megnézed
   *[0] { name } { space.on } megnézi
} a pakli { $cards ->
    [one] legfelső
   *[other] { $cards } legfelső
} { $space-kind ->
    [workshop] lapkáját
   *[order] kártyáját
}.
event-kept-none = { $you ->
    [1] Egyet sem tartasz meg
   *[0] { name } egyet sem tart meg
} közülük.
event-kept-tile = { $you ->
    [1] Megtartasz
   *[0] { name } megtart
} egy tárnalapkát: { tile }.
event-kept-order = { $you ->
    [1] Megtartod
   *[0] { name } megtartja
} a { order.object }; jele: { $label }.
event-put-on-top = { $you ->
    [1] Visszateszel
   *[0] { name } visszatesz
} { $cards ->
    [one] egy
   *[other] { $cards }
} lapot a pakli tetejére.
event-put-underneath = { $you ->
    [1] Visszateszel
   *[0] { name } visszatesz
} { $cards ->
    [one] egy
   *[other] { $cards }
} lapot a pakli aljára.
event-rode = { $you ->
    [1] A felvonód
   *[0] { name } felvonója
} { level }re megy.
event-loaded = { $you ->
    [1] { level }en egy { colour } szénkockát raksz
   *[0] { name } { level }en egy { colour } szénkockát rak
} a felvonóba.
event-stored = { $you ->
    [1] Egy { colour } szénkockát teszel
   *[0] { name } egy { colour } szénkockát tesz
} a raktárba.
event-filled = { $you ->
    [1] A
   *[0] { name } a
} { $source ->
    [storage] raktárból
   *[cage] felvonóból
} egy { colour } szénkockát { $you ->
    [1] teszel
   *[0] tesz
} { order.labelled }re{ $complete ->
    [1] , amely ezzel teljesen ki van töltve
   *[0] {""}
}.
event-half = { $you ->
    [1] Egy { colour } szénkockát teszel
   *[0] { name } egy { colour } szénkockát tesz
} { order.labelled } egyik { square-colour } rubrikájára, egy szénpár első feleként.
event-paired = { $you ->
    [1] Egy { colour } szénkockával teljessé teszed
   *[0] { name } egy { colour } szénkockával teljessé teszi
} a szénpárt { order.labelled } { square-colour } rubrikáján{ $complete ->
    [1] , és ezzel a megrendelés teljesen ki van töltve
   *[0] {""}
}.
event-mining-ended = { $you ->
    [1] Befejezed
   *[0] { name } befejezi
} a bányászatot; { $steps ->
    [0] nem vész el munkafázis
    [one] egy munkafázis elvész
   *[other] { $steps } munkafázis elvész
}. A felvonó, a raktár és a megrendelések változatlanok maradnak.
event-delivered = { $you ->
    [1] Kiszállítod a { order.object }, és { $vp } győzelmi pontot kapsz
   *[0] { name } kiszállítja a { order.object }, és { $vp } győzelmi pontot kap
}; a szénkockák visszakerülnek a szénkészletbe.
event-took-money = { $you ->
    [1] { $marks } márkát kapsz
   *[0] { name } { $marks } márkát kap
}.
event-took-order = { $you ->
    [1] Elveszed
   *[0] { name } elveszi
} a { order.object }; jele: { $label }.
event-refilled = { space.onto } új { $space-kind ->
    [workshop] lapka kerül: { tile }
   *[order] kártya kerül: { order }
}.
event-not-refilled = { space } üres marad: elfogyott a pakli.
event-skipped = { $you ->
    [1] Nincs munkásod, ezért kimaradsz
   *[0] { name.dative } nincs munkása, ezért kimarad
}.
event-shift-ended = { $shift ->
    [1] az 1. műszak
    [5] az 5. műszak
   *[other] a { $shift }. műszak
} véget ért; { $categories } cikkely értékelése következik.
event-first-place = { category }: { $you ->
    [1] { $count } darabbal az első helyen állsz, ezért { $vp } győzelmi pontot kapsz
   *[0] { name } { $count } darabbal az első helyen áll, ezért { $vp } győzelmi pontot kap
}.
event-second-place = { category }: { $you ->
    [1] { $count } darabbal a második helyen állsz, ezért { $vp } győzelmi pontot kapsz
   *[0] { name } { $count } darabbal a második helyen áll, ezért { $vp } győzelmi pontot kap
}.
event-shift-scored = A pontállás { $shift ->
    [1] az 1. műszak
    [5] az 5. műszak
   *[other] a { $shift }. műszak
} után: { SCORES($scores, $reader) }.
event-new-start = { $you ->
    [1] Te kezded
   *[0] { name } kezdi
} a következő műszakot: { $miners ->
    [0] senkinek sem áll munkása
    [one] egy { $you ->
        [1] munkásod
       *[0] munkása
    } áll
   *[other] { $miners } { $you ->
        [1] munkásod
       *[0] munkása
    } áll
} a tárnabővítés mezőin.
event-miners-returned = Minden munkás visszatér; mindenkinek { $miners } munkása van.
event-marks-exchanged = { $marks ->
    [0] { $you ->
        [1] Nem fizetsz vissza márkát, ezért győzelmi pontot sem kapsz
       *[0] { name } nem fizet vissza márkát, ezért győzelmi pontot sem kap
    }
   *[other] { $you ->
        [1] { $marks } márkát fizetsz vissza { $vp } győzelmi pontért
       *[0] { name } { $marks } márkát fizet vissza { $vp } győzelmi pontért
    }
}, és { $rest ->
    [0] nem marad { $you ->
        [1] márkád
       *[0] márkája
    }
   *[other] { $rest } { $you ->
        [1] márkád
       *[0] márkája
    } marad
}.
event-coal-exchanged = { $coal ->
    [0] { $you ->
        [1] Nincs szénkockád
       *[0] { name.dative } nincs szénkockája
    }
   *[other] { $you ->
        [1] { $coal } szénkockád van
       *[0] { name.dative } { $coal } szénkockája van
    }
}, ezért { $vp ->
    [0] { $you ->
        [1] nem kapsz győzelmi pontot
       *[0] nem kap győzelmi pontot
    }
   *[other] { $vp } győzelmi pontot { $you ->
        [1] kapsz
       *[0] kap
    }
}.
event-orders-left = { $orders ->
    [0] { $you ->
        [1] Nem maradt teljesítésre váró megrendelésed
       *[0] { name.dative } nem maradt teljesítésre váró megrendelése
    }
    [one] { $you ->
        [1] Egy teljesítésre váró megrendelésed maradt
       *[0] { name.dative } egy teljesítésre váró megrendelése maradt
    }
   *[other] { $you ->
        [1] { $orders } teljesítésre váró megrendelésed maradt
       *[0] { name.dative } { $orders } teljesítésre váró megrendelése maradt
    }
}, ezért { $vp ->
    [0] { $you ->
        [1] nem veszítesz győzelmi pontot
       *[0] nem veszít győzelmi pontot
    }
   *[other] { $vp } győzelmi pontot { $you ->
        [1] veszítesz
       *[0] veszít
    }
}.
event-balance = { $tiles ->
    [0] { $you ->
        [1] Minden lapkádnak
       *[0] { name } minden lapkájának
    } van párja a másik oldalon
    [one] { $you ->
        [1] Egy lapkádnak
       *[0] { name } egy lapkájának
    } nincs párja a másik oldalon
   *[other] { $you ->
        [1] { $tiles } lapkádnak
       *[0] { name } { $tiles } lapkájának
    } nincs párja a másik oldalon
}, ezért { $vp ->
    [0] { $you ->
        [1] nem veszítesz győzelmi pontot
       *[0] nem veszít győzelmi pontot
    }
   *[other] { $vp } győzelmi pontot { $you ->
        [1] veszítesz
       *[0] veszít
    }
}.
event-game-over = A játék véget ért. { $count ->
    [one] { $you ->
        [1] Te győztél
       *[0] { name } győzött
    }
   *[other] Közös győzelem: { PEOPLE($winners, $reader) }
}.

## Egy kör egy mondatban: a részek felsorolássá állnak össze

recap = { $you ->
    [1] {""}
   *[0] { name }{" "}
}{ $what }.
recap-two = { $first }, és { $last }
recap-more = { $first }, { $last }
recap-last = { $first }, és { $last }
recap-sent = { $miners ->
    [one] egy
   *[other] { $miners }
} munkást { $you ->
    [1] küldesz
   *[0] küld
} { space.onto }
recap-drafted = { $you ->
    [1] kiválasztod
   *[0] kiválasztja
} a { order.object }
recap-took-money = { $marks } márkát { $you ->
    [1] kapsz
   *[0] kap
}
recap-pithead = a bankban { $marks } márkát { $you ->
    [1] kapsz
   *[0] kap
}
recap-took-order = { $you ->
    [1] elveszed
   *[0] elveszi
} a { order.object }
recap-bought = { $price } márkáért { $you ->
    [1] megveszel
   *[0] megvesz
} egy tárnalapkát: { tile }
recap-looked = { $you ->
    [1] megnézel
   *[0] megnéz
} { $cards } { $space-kind ->
    [workshop] lapkát
   *[order] megrendelést
}
recap-kept-none = { $you ->
    [1] egyet sem tartasz meg
   *[0] egyet sem tart meg
}
recap-kept-order = { $you ->
    [1] megtartod
   *[0] megtartja
} a { order.object }
recap-loaded = { COUNT($coal, as: "wanted") } szénkockát { $you ->
    [1] raksz
   *[0] rak
} a felvonóba
recap-stored = { COUNT($coal, as: "wanted") } szénkockát { $you ->
    [1] teszel
   *[0] tesz
} a raktárba
recap-filled = { $squares ->
    [one] egy rubrikát
   *[other] { $squares } rubrikát
} { $you ->
    [1] kitöltesz
   *[0] kitölt
} ({ $count ->
    [one] megrendelés
   *[other] megrendelések
}: { LIST($labels) })
recap-completed = teljesen { $you ->
    [1] kitöltesz
   *[0] kitölt
} { $count ->
    [one] egy megrendelést
   *[other] { $count } megrendelést
} ({ LIST($labels) })
recap-delivered = { $vp } győzelmi pontért { $you ->
    [1] kiszállítasz
   *[0] kiszállít
} { $count ->
    [one] egy megrendelést
   *[other] { $count } megrendelést
} ({ LIST($labels) })

## Moves in short

move-crew = { miners }
move-marks = { marks }
move-workshop = { space }: { move-crew }, { move-marks }
move-look = { space }: { move-crew }, { $cards } { $space-kind ->
    [workshop] lapka
   *[order] kártya
} megnézése
move-mining = { space }: { move-crew }, { $steps } munkafázis
move-delivery = { space }: { move-crew }, { $vp } győzelmi pont
move-money = { space }: { move-crew }, +{ move-marks }
move-order = { space }: { move-crew }, { order }, { $vp } győzelmi pont
move-draft = Válaszd ki: { order }, { $vp } győzelmi pont
move-keep-tile = Megvétel { $marks } márkáért: { tile }
move-keep-order = Tartsd meg: { order }, { $vp } győzelmi pont
move-keep-none = Ne tarts meg egyet sem
move-put-on-top = Vissza a pakli tetejére, felülről lefelé: { $places }
move-put-underneath = Vissza a pakli aljára, felülről lefelé: { $places }
move-coal = Tegyél egy { colour } szénkockát a csillére
move-ride = A felvonó { level }re
move-load = Rakj be egy { colour } szénkockát
move-fill = Tegyél a { $source ->
    [storage] raktárból
   *[cage] felvonóból
} egy { colour } szénkockát { order.labelled }re
move-half = Kezdj szénpárt { order.labelled } { square-colour } rubrikáján egy { colour } szénkockával a { $source ->
    [storage] raktárból
   *[cage] felvonóból
}
move-pair = Tedd teljessé a szénpárt { order.labelled }en egy { colour } szénkockával a { $source ->
    [storage] raktárból
   *[cage] felvonóból
}
move-store = Tegyél egy { colour } szénkockát a raktárba
move-end = Fejezd be a bányászatot; { $steps } munkafázis elvész
move-button = { $key-kind ->
    [end] Bányászat befejezése
    [keep] Egyet sem
    [top] Mind felülre
   *[bottom] Mind alulra
}

## Turns in words

# Parts of one line: "Bányászat, 8 munkafázis: a 3. szintre, 2 szürke a felvonóba; a felszínre, …".
turn-space = { $space-kind ->
    [workshop] tárnabővítés, { $space-detail ->
        [draw] különleges mező
       *[other] { $space-detail }. mező
    }
    [mining] bányászat, { $steps } munkafázis
    [money] pénzszerzés: { marks }
    [order] rendelésvétel, { $space-detail ->
        [draw] különleges mező
       *[other] { $space-detail }. mező
    }
    [pithead] bank
   *[delivery] szállítás { $space-detail ->
        [barrow] taligával
        [carriage] lovas kocsival
        [motorcar] teherautóval
       *[engine] vonattal
    }
}
turn-none = nincs lépés
turn-draft = a sor { $place }. kártyája
turn-keep = { $place ->
    [0] egyik sem kell
   *[other] { $place ->
        [1] az 1.
        [5] az 5.
       *[other] a { $place }.
    } { $stack ->
        [workshop] lapka megvétele
        [order] kártya megtartása
       *[other] lap megtartása
    }
}
turn-put-back = { $all ->
    [1] mind
   *[0] a többi
} vissza a pakli { $pile ->
    [top] tetejére
   *[bottom] aljára
}{ $sorted ->
    [1] {""}
   *[0] , felülről lefelé: { $places }
}
turn-coal = { $n ->
    [1] egy { colour }
   *[other] { $n } { colour }
}
turn-taken = { turn-coal }{ $source ->
    [storage] {" "}a raktárból
   *[cage] {""}
}
turn-choose = { turn-coal } az új { $n ->
    [one] csillére
   *[other] csillékre
}
turn-ride = { level }re
turn-load = { turn-coal } a felvonóba
turn-fill = { turn-taken } { order.labelled }re
turn-half = { turn-taken } { order.labelled } { square-colour } rubrikájára, egy szénpár feleként
turn-both = { $first } és { $second }
turn-pair = { $coal } párban { order.labelled } { square-colour } rubrikájára
turn-store = { turn-coal } a raktárba
turn-end = vége

## Labels of the picture

# Words that stand in the picture: keep them short.
label-workshops = Tárnabővítés
label-mining = Bányászat
label-delivery = Szállítás
label-money = Pénzszerzés
label-orders = Rendelésvétel
label-pithead = Bank
label-canteen = Kantin
label-supply = Szénkészlet
label-storage = Raktár
label-draw = Különleges
label-works = A bánya
label-score = Pontok
label-legend = Pont az 1. / 2. helyért
label-legend-first = Pont az 1. helyért
label-shift = { $shift }. műszak (összesen { $shifts })
label-player = { name }
label-letter = { $colour ->
    [y] s
    [b] b
    [g] sz
   *[k] f
}
label-you = Te
label-to-move = { $you ->
    [1] te jössz
   *[0] soron van
}
label-won = { $you ->
    [1] győztél
   *[0] győzött
}
label-starts = kezdő játékos
label-steps = { $steps } munkafázis
label-draft = Válassz egy megrendelést
label-look = Tarts meg egyet, vagy egyet se
label-return = Tedd vissza: felülre vagy alulra
label-shortage = Válassz szenet { $carts } csilléhez

# Phrases that names of things are joined from, for screen readers.
label-space = { space }
label-closed = zárva
label-vacant = senki sem áll itt
label-crew = { $you ->
    [1] { $miners } munkásod
   *[0] { name } { $miners } munkása
}
label-takes = { $miners } munkás kell
label-barred = foglalt
label-tile = { $carts ->
    [1] egy
   *[2] két
} { colour } csille, { $side ->
    [light] világos
   *[dark] sötét
} oldal
label-price = { marks }
label-order = { order }, { $vp } pont
label-none = nincs rajta semmi
label-hidden = képpel lefelé
label-resting = { label-crew }
label-nobody = senki
label-stack-tiles = Tárnalapkák paklija: { $cards }
label-stack-orders = Megrendelések paklija: { $cards }
label-stock = { $number } { colour } szénkocka a szénkészletben
label-vp = { $vp } győzelmi pont
label-marks = { marks }
label-miners = { $miners } munkás maradt
label-pile = { $cards } kiszállított megrendelés
label-balance = Lapkák: { $light } világos, { $dark } sötét
label-surface = Felszín
label-level = { $level }. szint: { $carts } csille, ebből { $empty } üres
label-cart = { $number } { colour } szénkocka { level } csilléin
label-cage = A felvonó { level }en: { $places } helyből { $number } foglalt
label-cage-coal = { $number } { colour } szénkocka a felvonóban
label-store = Raktár: { $number } szénkocka
label-store-coal = { $number } { colour } szénkocka a raktárban
label-labelled = { $label } jelű megrendelés
label-filled = { $squares } rubrikából { $filled } kitöltve
label-square = { $number } { colour } rubrika, ebből { $empty } üres
label-half = a szénpár a második szénkockára vár
label-place = { $place }. hely
label-taken = elvitték
label-choice = { colour } szén: { $number } a szénkészletben
label-category = { category }
label-places = { $first } győzelmi pont az első, { $second } a második helyért
label-first = { $first } győzelmi pont az első helyért
label-leads = { $you ->
    [1] te
   *[0] { name }
}: { $number }
label-pit = { $you ->
    [1] bányateleped
   *[0] { name } bányatelepe
}
label-lone-pit = Bányatelep
label-clock = Műszakóra és pontok
label-tray = Választható kártyák
label-yard = Bank és kantin
label-seats = A játékosok
label-own-orders = { $you ->
    [1] megrendeléseid
   *[0] { name } megrendelései
}
label-categories = Ami számít
label-counted = { $category ->
    [1] sárga rubrikák
    [2] barna rubrikák
    [3] szürke rubrikák
    [4] fekete rubrikák
    [5] taliga
    [6] lovas kocsi
    [7] teherautó
    [8] vonat
    [9] üres sárga csillék
    [10] üres barna csillék
    [11] üres szürke csillék
   *[12] üres fekete csillék
}
sheet-closing = { $source ->
    [marks] márka
    [coal] szén
    [orders] teljesítésre váró
   *[balance] egyensúly
}
pile-title = { $you ->
    [1] kiszállított megrendeléseid
   *[0] { name } kiszállított megrendelései
}
pile-hidden = { $cards } kiszállított megrendelés fekszik itt képpel lefelé; csak { name } nézheti meg.
tie-break = Pontegyenlőség: { PEOPLE($tied, $reader) }. { $shared ->
    [1] A megmaradt márkák száma is egyenlő, így a győzelem közös
   *[0] { $count ->
        [one] { $you ->
            [1] Neked maradt a legtöbb márkád ({ $marks }), te győztél
           *[0] { name.dative } maradt a legtöbb márkája ({ $marks }), ezért { name } győzött
        }
       *[other] A legtöbb megmaradt márka ({ $marks }) és a közös győzelem: { PEOPLE($winners, $reader) }
    }
}.
label-counts-hidden = { $you ->
    [1] te
   *[0] { name }
}: rejtve

## Lessons: what is to be reached

goal-amount = { $word ->
    [marks] Márkáid
    [vp] Győzelmi pontjaid
    [miners] Elküldhető munkásaid
    [orders] Teljesítésre váró megrendeléseid
    [coal] Szénkockáid
    [colours] Színek a teljesítésre váró megrendeléseiden
    [clock] Pontok a műszakórából
    [points] Pontjaid a műszakórával együtt
   *[margin] Előnyöd a műszakórával együtt
}: { $how ->
    [least] legalább { $n }
    [most] legfeljebb { $n }
   *[exactly] { $n }
}.
goal-first = Első hely a műszakórán: { category }.
goal-crew = { $miners ->
    [0] { $you ->
        [1] Nincs munkásod
       *[0] { name.dative } nincs munkása
    }
   *[other] { $you ->
        [1] { $miners } munkásod van
       *[0] { name.dative } { $miners } munkása van
    }
} ezen a mezőn: { $place }.
goal-crew-in = { $miners ->
    [0] { $you ->
        [1] Nincs munkásod
       *[0] { name.dative } nincs munkása
    }
   *[other] { $you ->
        [1] { $miners } munkásod van
       *[0] { name.dative } { $miners } munkása van
    }
} a { $place ->
    [pithead] bankban
   *[canteen] kantinban
}.
goal-complete = { $count ->
    [one] Ez a megrendelés teljesen ki van töltve: { $labels }.
   *[other] Ezek a megrendelések teljesen ki vannak töltve: { LIST($labels) }.
}
goal-cards = { $word ->
    [delivered] Kiszállítva
    [has_orders] A megrendeléseid között van
   *[tiles] Lapkák a bányatelepeden
}: { $cards }.
goal-stack = { $stack ->
    [tiles] A tárnalapkák
   *[orders] A megrendelések
} paklijának { $word ->
    [top_of_stack] tetején
   *[bottom_of_stack] alján
}: { $cards }.
goal-coal = { $place ->
    [level] { $level ->
        [1] Az 1.
       *[other] A { $level }.
    } szinten
    [cage] A felvonóban
   *[storage] A raktárban
}{ $count ->
    [0] {" "}nincs szén.
   *[other] : { COUNT($coal, as: "cubes") }.
}
goal-cage-level = A felvonó { $level ->
    [0] a felszínen
    [1] az 1. szinten
   *[other] a { $level }. szinten
} van.
goal-value = Legalább { $amount }.
goal-course = { $word ->
    [to_move] { $you ->
        [1] Te vagy soron.
       *[0] { name } van soron.
    }
    [turn_over] A köröd véget ért.
    [start] { $you ->
        [1] Te kezded a műszakot.
       *[0] { name } kezdi a műszakot.
    }
    [shift] Elkezdődött { $n ->
        [1] az 1.
       *[other] a { $n }.
    } műszak.
    [over] A játék véget ért.
   *[winner] { $you ->
        [1] Te nyersz.
       *[0] { name } nyer.
    }
}

## Changed rules and computed numbers

# Form "if" stands after "Ha …", form "is" in a list after a colon.
changed-rule = { $form ->
    [if] { changed-rule.if }
   *[is] { changed-rule.is }
}
    .if = { $rule ->
        [displacement] { $value ->
            [doubled] kétszer annyi munkást kellene küldeni, mint ahányan a mezőn állnak
           *[forbidden] senkit sem lehetne kiszorítani
        }
        [prices] { $each ->
            [mixed] a sárga, a barna, a szürke és a fekete csille ára { LIST($value) } márka volna
           *[other] minden csille { $each } márkába kerülne
        }
        [cage] a felvonóba { $value ->
            [1] csak egy
           *[other] { $value }
        } szénkocka férne
        [pairs] { $value ->
            [0] nem lehetne szénpárt tenni egy rubrikára
           *[1] szénpárt is lehetne tenni egy rubrikára
        }
        [split_pairs] { $value ->
            [0] a szénpár mindkét kockájának ugyanabban az akcióban kellene a rubrikára kerülnie
           *[1] a szénpárt egy későbbi akcióban is be lehetne fejezni
        }
        [free_storage] { $value ->
            [0] csak olyan szén kerülhetne a raktárba, amelyre nem vár rubrika
           *[1] bármelyik szén bármikor a raktárba kerülhetne
        }
        [order_penalty] { $value ->
            [0] a teljesítésre váró megrendelésekért nem járna levonás
           *[other] minden teljesítésre váró megrendelés { $value } pontba kerülne
        }
        [balance_penalty] { $value ->
            [0] a felborult egyensúly nem kerülne pontba
           *[other] minden pár nélküli lapka { $value } pontba kerülne
        }
        [second_place] { $each ->
            [0] a második hely nem érne pontot
            [1] a második hely mindig pontot érne
           *[mixed] a második helyet másképp értékelnénk
        }
        [clock_per_shift] { $each ->
            [mixed] az egyes műszakok után { LIST($value) } cikkelyt értékelnénk
           *[other] minden műszak után { $each } cikkelyt értékelnénk
        }
        [open_deliveries] a kiszállított megrendelések { $value ->
            [0] képpel lefelé feküdnének
           *[1] képpel felfelé feküdnének
        }
        [pithead] a bankba küldött munkás { $value } márkát hozna
        [look] a különleges mezőn { $value } lapot nézhetnél meg
        [shifts] a játék { $value } műszakból állna
        [draft] az elején mindenki { $value } megrendelést kapna
        [marks_per_vp] minden { $value } márka 1 pontot érne
        [coal_per_vp] minden { $value } szénkocka 1 pontot érne
        [miners] mindenkinek { $each ->
            [mixed] 2, 3, illetve 4 játékos esetén { LIST($value) }
           *[other] { $each }
        } munkása volna
        [marks] az elején mindenkinek { $each ->
            [mixed] 2, 3, illetve 4 játékos esetén { LIST($value) }
           *[other] { $each }
        } márkája volna
       *[other] ez volna érvényben: { $written }
    }
    .is = { $rule ->
        [displacement] { $value ->
            [doubled] kétszer annyi munkás kell, mint ahányan a mezőn állnak
           *[forbidden] senkit sem lehet kiszorítani
        }
        [prices] { $each ->
            [mixed] a sárga, a barna, a szürke és a fekete csille ára { LIST($value) } márka
           *[other] minden csille { $each } márkába kerül
        }
        [cage] a felvonóba { $value ->
            [1] csak egy
           *[other] { $value }
        } szénkocka fér
        [pairs] { $value ->
            [0] szénpár nem megengedett
           *[1] szénpár megengedett
        }
        [split_pairs] { $value ->
            [0] a szénpár mindkét kockája ugyanabban az akcióban kerül a rubrikára
           *[1] a szénpárt egy későbbi akcióban is be lehet fejezni
        }
        [free_storage] { $value ->
            [0] csak olyan szén kerülhet a raktárba, amelyre nem vár rubrika
           *[1] bármelyik szén bármikor a raktárba kerülhet
        }
        [order_penalty] { $value ->
            [0] a teljesítésre váró megrendelésekért nem jár levonás
           *[other] minden teljesítésre váró megrendelés { $value } pontba kerül
        }
        [balance_penalty] { $value ->
            [0] a felborult egyensúly nem kerül pontba
           *[other] minden pár nélküli lapka { $value } pontba kerül
        }
        [second_place] { $each ->
            [0] a második hely nem ér pontot
            [1] a második hely mindig pontot ér
           *[mixed] a második hely másképp számít
        }
        [clock_per_shift] { $each ->
            [mixed] az egyes műszakok után { LIST($value) } cikkely számít
           *[other] minden műszak után { $each } cikkely számít
        }
        [open_deliveries] a kiszállított megrendelések { $value ->
            [0] képpel lefelé fekszenek
           *[1] képpel felfelé fekszenek
        }
        [pithead] a bankba küldött munkás { $value } márkát hoz
        [look] a különleges mezőn { $value } lapot lehet megnézni
        [shifts] a játék { $value } műszakból áll
        [draft] az elején mindenki { $value } megrendelést kap
        [marks_per_vp] minden { $value } márka 1 pontot ér
        [coal_per_vp] minden { $value } szénkocka 1 pontot ér
        [miners] mindenkinek { $each ->
            [mixed] 2, 3, illetve 4 játékos esetén { LIST($value) }
           *[other] { $each }
        } munkása van
        [marks] az elején mindenkinek { $each ->
            [mixed] 2, 3, illetve 4 játékos esetén { LIST($value) }
           *[other] { $each }
        } márkája van
       *[other] { $written }
    }
number = { $unit ->
    [miners] { $n } munkás
    [marks] { $n } márka
    [orders] { $n } megrendelés
    [cubes] { $n } szénkocka
    [steps] { $n } munkafázis
    [carts] { $n } üres csille
    [cards] { $n } lap
    [spaces] { $n } nyitott mező
    [points] { $sign }{ $n } pont
    [player] { name }
   *[plain] { $sign }{ $n }
}

## Lessons: the exam

exam-ask-forbidden = A négy világító dolog egyikét most nem választhatod. Melyiket?
exam-ask-miners = A világító mezők közül melyikhez kell pontosan { $number } munkás?
exam-ask-delivery = Melyik szállítás hozza most a legtöbb pontot?
exam-ask-order = { $steps } munkafázisod van. A világító megrendelések közül melyiket tudod ennyiből kitölteni?
exam-ask-start = A műszak most véget ér. Ki kezdi a következőt?
exam-ask-carts = A műszak most véget ér. Kinek van a legtöbb üres { colour } csilléje?
exam-ask-final = Az utolsó műszak értékelése megtörtént, a játék most véget ér. { $part ->
    [marks] Kinek a márkái hozzák a legtöbb pontot?
    [coal] Kinek a szene hozza a legtöbb pontot?
    [orders] Kinek a teljesítésre váró megrendelései kerülnek a legtöbb pontba?
    [winner] Ki nyer?
   *[balance] Kinek kerül a legtöbb pontba a felborult egyensúly?
}
exam-told-miners = Szükséges munkások: { $told }
exam-told-delivery = Pontok: { $told }
exam-told-order = Szükséges munkafázisok: { $told }
exam-told-start = { $you ->
    [1] Te kezdesz
   *[0] { name } kezd
}: a tárnabővítés mezőin álló munkások száma dönt, holtverseny esetén a régi kezdő játékos utáni sorrend.
exam-told-carts = Üres csillék: { $told }
exam-told-final = { $part ->
    [marks] Szerzett pontok: { $told }
    [coal] Szerzett pontok: { $told }
    [winner] Pontok a végén: { $told }
   *[other] Elvesztett pontok: { $told }
}
exam-order = { $label } jelű megrendelés
exam-shift = Játszd le az első műszakot a gép ellen. Ha legalább annyi pontot szerzel, mint a gép, mind az öt vizsgapont a tiéd; különben arányosan kapsz belőlük.
exam-shift-result = A műszak: { $own } pont { $bot } ellen; ez a vizsgán { $points } pont (legfeljebb { $most } lehet).

## Visszatekintés egy játszmára

review-fact = { $fact ->
    [steps] Bányászati munkafázisok
    [displacement] Mások kiszorítására fizetett többletmunkások
    [pithead] A bankba küldött munkások
   *[marks] A végén megmaradt márkák
}
review-in-play = Kiszállított megrendelések
review-proof = ez az akció összesen { $vp } győzelmi pontot érő megrendeléseket töltött ki; { $most } pontot érőket is lehetett volna.
review-kind = { $kind ->
    [draft] más megrendelés a választáskor
    [money] pénzszerzés
    [mining] bányászat
    [delivery] kiszállítás
    [workshop] tárnalapka
    [order] új megrendelés
    [keep] más kártya megtartása
   *[other] a bank vagy más lépés
}
slip-refused = { $why ->
    [hidden] Nincs feladvány: hogy mi volt itt a legjobb, rejtett kártyákon múlik, így semmi sem bizonyítható.
    [draft] Nincs feladvány: a választásról az egész játszma dönt, azt pedig senki sem tudja bizonyítani.
    [twin] Nincs feladvány: már van olyan, amely ugyanezt kérdezi.
    [rules] Nincs feladvány: ezt a játszmát módosított szabályokkal játszották.
   *[plain] Nincs feladvány: itt semminek sincs egyetlen legjobb válasza, amely bizonyított, egyértelműen jobb, és nem található meg azzal, hogy mindig a legtöbb pontot visszük.
}

## At the table: what is asked, and hints

prompt-send = Válassz egy mezőt.
prompt-draft = Válassz egy megrendelést a sorból.
prompt-mining = Bányászat: még { $steps } munkafázis.
prompt-half = Tedd a szénpár második szénkockáját a rubrikájára.
prompt-keep = Tarts meg egyet közülük, vagy egyet se.
prompt-back = Tedd vissza a többit tetszőleges sorrendben: mindet felülre vagy mindet alulra.
prompt-coal = Válassz szenet az új lapka egyik csilléjére.
advice-where = { $kind ->
    [ride] Gondold végig, hová menjen a felvonó.
    [load] Itt van mit berakni.
    [fill] Most ki lehet tölteni egy rubrikát.
    [store] Gondolj a raktárra.
    [workshop] Gondolj egy új tárnalapkára.
    [mining] Gondolj a bányászatra.
    [delivery] Gondolj a szállításra.
    [money] Gondolj a pénzre.
    [order] Gondolj egy új megrendelésre.
    [pithead] Gondolj a bankra.
   *[end] Már nincs, ami segítene.
}
advice-move = { $proven ->
    [1] Bizonyítottan a legjobb lépés
   *[0] A legjobb lépés, amit találtam
}: { $label }.
advice-turn = { $turns ->
    [one] A következő köröd
   *[other] A következő { $turns } köröd
} { $vp } győzelmi pontot hozhat, ha a többiek nem tesznek semmit ({ $proven ->
    [1] bizonyítottan a legjobb
   *[0] a legjobb, amit találtam
}). Jó kezdet: { $label }.
advice-no-points = { $turns ->
    [one] A következő köröd
   *[other] A következő { $turns } köröd
} magában még nem hoz pontot: szerezz szenet, megrendelést vagy márkát.
advice-order = { $kind ->
    [draft] Vedd el
   *[keep] Tartsd meg
} a { order.object }: { $vp } győzelmi pont { $squares ->
    [one] egy
   *[other] { $squares }
} rubrikáért.
advice-tile = Vedd meg { $marks } márkáért ezt a tárnalapkát: { tile }.
advice-none = Egyet se tarts meg: neked itt semmi sem éri meg az árát.
advice-back = Tedd őket a pakli aljára: ami felül van, azt találja, aki legközelebb belenéz.
advice-coal = Válaszd ezt a színt: { colour }. { $number ->
    [0] A megrendeléseidhez nem hiányzik szín, és ez van a legmélyebben.
   *[other] A megrendeléseidhez ez hiányzik.
}
reason-coal = { $missing ->
    [0] A hozzá való szén már a bányádban van.
   *[other] A bányádban még nincs meg hozzá minden szén; egy új lapkának kellene hoznia: { COUNT($coal, as: "cubes") }.
}
reason-shared = { $count ->
    [one] Ugyanarra a szintre kell érte menni, mint egy másikért ({ $labels }): egy út mindkettőt kiszolgálja.
   *[other] Ugyanazokra a szintekre kell érte menni, mint ezekért: { LIST($labels) }. Egy út többet is kiszolgál.
}
reason-together = { $count ->
    [one] Ugyanazzal a járművel megy, mint egy másik ({ $labels }): egy szállítás elviszi mindkettőt.
   *[other] Ugyanazzal a járművel megy, mint ezek: { LIST($labels) }. Egy szállítás mindet elviszi.
}
reason-lacking = A megrendeléseidhez még hiányzik: { COUNT($coal, as: "cubes") }.
reason-spare = Még egy megrendeléshez sem kell, de az üres csillék a végén számítanak.
reason-balance = Kiegyenlíti a bányádat, mert a { $side ->
    [light] világos
   *[dark] sötét
} oldalon kevesebb lapka van.
reason-marks = Csak { $marks } márkád van.
reason-orders = { $orders ->
    [0] Nincs több kitöltendő megrendelésed.
    [one] Csak egy kitöltendő megrendelésed van.
   *[other] { $orders } kitöltendő megrendelésed van.
}
reason-completes = Így { $steps ->
    [one] egy
   *[other] { $steps }
} munkafázissal kitöltesz { $count ->
    [one] egy megrendelést
   *[other] { $count } megrendelést
} ({ LIST($labels) }): { $vp } győzelmi pont.
reason-fills = Így { $steps ->
    [one] egy
   *[other] { $steps }
} munkafázissal { $squares ->
    [one] egy
   *[other] { $squares }
} rubrikát töltesz ki.
reason-plan = A terv: { $plan }.

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

verdict-unmet = { $count ->
    [one] A végére ennek a megrendelésnek teljesen kitöltve kell lennie, de nincs kitöltve: { $labels }.
   *[other] A végére ezeknek a megrendeléseknek teljesen kitöltve kell lenniük, de nincsenek kitöltve: { LIST($labels) }.
}
slip-first = { $kind ->
    [stopped] { $place ->
        [0] Még nem hibáztál: a legjobb eredmény még elérhető.
       *[other] Az első { $place } lépésig minden rendben: onnan a legjobb eredmény még elérhető.
    }
    [ended] Az első hiba: { $place }. lépés; befejezed ezt az akciót, pedig a megmaradt munkafázisokra szükséged van.
   *[move] Az első hiba: { $place }. lépés ({ $move }).
}
slip-turn = { $kind ->
    [stopped] { $place ->
        [0] Még nem hibáztál: a legjobb eredmény még elérhető.
       *[other] Az első { $place } körig minden rendben: onnan a legjobb eredmény még elérhető.
    }
   *[turn] Az első hiba: { $place }. kör ({ $move }).
}
slip-steps = { $n ->
    [one] Egy munkafázissal többe kerül a szükségesnél.
   *[other] { $n } munkafázissal többe kerül a szükségesnél.
}
slip-unmet = Utána már nem tölthető ki minden megrendelés.
slip-start = Utána már nem te kezdheted a következő műszakot.
slip-ride = { $count ->
    [0] Ezekkel a kártyákkal egyetlen út sem tölt ki megrendelést.
    [one] Ezekkel a kártyákkal a legjobb út ezt a megrendelést tölti ki: { $labels } ({ $vp } győzelmi pont): { $line }.
   *[other] Ezekkel a kártyákkal a legjobb út ezeket a megrendeléseket tölti ki: { LIST($labels) } ({ $vp } győzelmi pont): { $line }.
}
slip-cards = { $count ->
    [0] E kártyák mindegyike része valamelyik legjobb választásnak, de nem mind ugyanannak.
    [one] Ez a kártya egyik legjobb választásban sincs benne: { $cards }.
   *[other] Ezek a kártyák egyik legjobb választásban sincsenek benne: { LIST($cards) }.
}

## Hints

hint-theme = { $theme ->
    [ride-light] Kis rakomány: nem minden éri meg a rá fordított munkafázisokat, ami a felvonóba fér.
    [shared-ride] Közös út: a felvonó egyetlen útja több megrendelést is kiszolgálhat.
    [second-ride] Második út: itt megéri még egyszer lemenni.
    [pair-sacrifice] Áldozat: tegyél szénpárba olyan szénkockát is, amelyre egy vele azonos színű rubrika vár.
    [pair-from-junk] Szénpár maradékból: két szénkocka, amelyre egyetlen megrendelésnek sincs szüksége, együtt kitölthet egy rubrikát.
    [storage-withdrawal] Nyúlj a raktárhoz: a szükséges szén egy része már ott van.
    [storage-bank] Tegyél félre: a most raktárba tett szén később munkafázisokat takarít meg.
    [parked-cage] Lent hagyott felvonó: két akció között maradjon a föld alatt.
    [full-cage] Teli felvonó: használd ki minden helyét.
    [split-order] Több részletben: ugyanazt a megrendelést ne egyetlen felszíni megálláskor töltsd ki.
    [empty-cart-race] Üres csillék: nemcsak az számít, amit kiszállítasz, hanem az is, amit a csillékről a felvonóba raksz.
    [balance-repair] Egyensúly: figyelj a világos és a sötét oldali lapkáidra.
    [deliver-before-displaced] Szállíts időben: ne várj, amíg a mezőre több munkás kell.
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
hint-nothing = Az a legjobb, ha semmit sem teszel.
hint-orders = { $count ->
    [one] Töltsd ki ezt a megrendelést: { $labels } – { $cards }.
   *[other] Töltsd ki ezeket a megrendeléseket: { LIST($labels) } – { $cards }.
}
hint-deliver = { $count ->
    [one] Szállítsd ki ezt a megrendelést: { $labels } – { $cards }.
   *[other] Szállítsd ki ezeket a megrendeléseket: { LIST($labels) } – { $cards }.
}
hint-counts = Gondolj arra, ami a végén számít: { category }.
hint-pair = Szénpár kerül ide: { order.labelled } { square-colour } rubrikája.
hint-bank = Ez a raktárba való: { COUNT($coal, as: "cubes") }.
hint-park = Az akciók között hagyd a felvonót a föld alatt: { $level }. szint.
hint-withdraw = Ezt vedd a raktárból: { COUNT($coal, as: "cubes") }; { $count ->
    [one] ehhez a megrendeléshez kell: { $labels }
   *[other] ezekhez a megrendelésekhez kell: { LIST($labels) }
}.
hint-no-load = Semmit sem kell berakni: a szükséges szén már a felvonóban vagy a raktárban van.
hint-levels = A felvonó csak { $count ->
    [one] ezen a szinten rakodik: { $levels }
   *[other] ezeken a szinteken rakodik: { LIST($levels) }
}.
hint-trips = A felvonó ennyiszer megy le szénért: { $n }.
hint-loads = Csak ennyit rakj a felvonóba: { COUNT($coal, as: "cubes") }.
hint-begin = Így kezdd: { $line }.
hint-key-turn = A legfontosabb kör: { $turn }. kör, { $line }.
hint-gain = A legjobb terv { $n } győzelmi ponttal többet hoz a semmittevésnél.
hint-completes = A legjobb út ennyi megrendelést tölt ki: { $count }.

## Honnan jönnek a pontok

source = { $source ->
    [before] Eddigi pontjaid
    [marks] Márka
    [coal] Szén
    [orders] Teljesítésre váró megrendelések
   *[balance] Egyensúly
}
source-counted = { $source ->
    [marks] { $n } márka
    [coal] { $n } szénkocka
    [orders] { $n } megrendelés
   *[balance] { $n } lapkával több az egyik oldalon
}
source-place = { $n }, { $tied ->
    [1] megosztott { $place ->
        [1] első hely
       *[2] második hely
    }
   *[0] { $place ->
        [1] első hely
       *[2] második hely
    }
}
source-rival = { name-of } pontjai

## Miért a legjobb a legjobb

explain-line = { $count ->
    [0] A legjobb lépéssor egyetlen megrendelést sem tölt ki: { $value }.
    [one] A legjobb lépéssor ezt a megrendelést tölti ki: { $labels } ({ $value }).
   *[other] A legjobb lépéssor ezeket a megrendeléseket tölti ki: { LIST($labels) } ({ $value }).
}
idea = { $theme ->
    [pair-sacrifice] Szénpár tölt ki egy rubrikát ({ order.labelled } { square-colour } rubrikája): { COUNT($coal, as: "cubes") }. Ehhez olyan szenet áldozol fel, amelyre egy másik rubrika vár.
    [pair-from-junk] Szénpár tölt ki egy rubrikát ({ order.labelled } { square-colour } rubrikája): { COUNT($coal, as: "cubes") }. Így olyan szenet használsz fel, amelyre más rubrika nem vár.
    [storage-withdrawal] A szén egy részéért nem kell lemenni, mert a raktárban van: { COUNT($coal, as: "cubes") }.
    [storage-bank] Ez a raktárba kerül: { COUNT($coal, as: "cubes") }. { $full ->
        [1] Így hely szabadul fel a felvonóban.
       *[0] Ott vár a későbbiekre.
    }
    [second-ride] Egyszer feljönni nem elég: a felvonó még egyszer lemegy.
    [shared-ride] { $trips ->
        [0] Egyetlen felszíni megállás több megrendelést is kiszolgál: { LIST($labels) }.
        [1] Egyetlen út több megrendelést is kiszolgál: { LIST($labels) }; { $trip ->
            [one] ezt a szintet érinti: { $levels }
           *[other] ezeket a szinteket érinti: { LIST($levels) }
        }.
       *[other] Ezek a megrendelések osztoznak a felvonó egy útján: { LIST($labels) }.
    }
    [full-cage] A felvonó az utolsó helyig megtelik: { $room } szénkocka.
    [ride-light] { $loaded ->
        [0] A felvonó semmit sem vesz fel
       *[other] A felvonó csak { $loaded } szénkockát vesz fel
    }, pedig volna hely, és a rubrikák többre várnak: ami lent marad, nem kerül munkafázisba.
    [split-order] { $label ->
        [none] Az egyik megrendelést nem egyetlen felszíni megálláskor töltöd ki.
       *[other] Ezt a megrendelést nem egyetlen felszíni megálláskor töltöd ki: { $label }.
    }
   *[parked-cage] Az akciók között a felvonó a föld alatt marad ({ $level }. szint), nem a felszínen várakozik.
}
without = { $what ->
    [unmet] Enélkül a feladat egyáltalán nem teljesíthető.
    [steps] Enélkül ennyivel több munkafázis kell: { $n }.
   *[most] Enélkül a lehető legjobb: { $value }.
}
tempting = { $kind ->
    [single] Csábító a megrendeléseket egyenként kitölteni. { $met ->
        [1] Így ennyi lesz a vége: { $value }.
       *[0] Így a feladat nem teljesíthető.
    }
    [stop] Csábító abbahagyni, amint a megrendelések ki vannak töltve: { $value }.
    [each] Csábító az egyes akciókat külön-külön megtervezni. { $met ->
        [1] Így ennyi lesz a vége: { $value }.
       *[0] Így a feladat nem teljesíthető.
    }
   *[greedy] Csábító azzal a megrendeléssel kezdeni, amely munkafázisonként a legtöbb pontot hozza: { $label } ({ $vp } győzelmi pont { $steps } munkafázissal). { $met ->
        [1] Így ennyi lesz a vége: { $value }{ $count ->
            [0] {""}
            [one] , és ez a megrendelés hiányos marad: { $missed }
           *[other] , és ezek a megrendelések hiányosak maradnak: { LIST($missed) }
        }.
       *[0] Így a feladat nem teljesíthető.
    }
}
explain-plan = { $count ->
    [0] A legjobb terv semmit sem szállít ki: { $value }.
    [one] A legjobb terv ezt a megrendelést szállítja ki: { $labels } ({ $value }).
   *[other] A legjobb terv ezeket a megrendeléseket szállítja ki: { LIST($labels) } ({ $value }).
}
turn-idea = { $theme ->
    [double-delivery] Egyetlen körben ({ $turn }. kör), egyetlen látogatás munkásaival több megrendelést is kiszállítasz: { LIST($labels) }.
    [tie-trap] A megosztott { $place ->
        [1] első
       *[2] második
    } hely teljes értékű: { category }, fejenként { $n }, { $vp } győzelmi pont.
    [empty-cart-race] Az üres csillék számítanak, bárhová került is a szenük: { category }, összesen { $n }, { $vp } győzelmi pont.
    [balance-repair] A megvett lapka kiegyenlíti a bányateleped két oldalát, és ezzel { $vp } győzelmi pontot takarít meg.
    [cash-for-depth] Ez a mélyre szánt vétel megtérül: { tile }.
    [storage-withdrawal] A szén egy részéért nem kell lemenni, mert a raktárban van: { COUNT($coal, as: "cubes") }.
    [deliver-before-displaced] A szállításnak kell elöl állnia ({ $move }): később a mezőre több munkás kell.
    [start-player-grab] A tárnabővítés mezőin álló munkásaiddal te kezded a következő műszakot; számuk: { $miners }.
   *[quiet-move] { $turn }. kör ({ $move }): sem bányászat, sem szállítás, a legjobb tervnek mégis szüksége van ilyen körre.
}
tempting-turn = { $turn }. kör: csábító mást lépni ({ $move }). { $met ->
    [1] Így folytatva ennyi lesz a vége: { $value }.
   *[0] Így folytatva nem te kezded a következő műszakot.
}
explain-blunder = { $turn }. kör ({ $move }): { $n } győzelmi pontba kerül. Jobb lett volna: { $line }.
explain-others = { $n ->
    [0] A többi körben semmit sem veszítesz.
   *[other] Egyik másik körben sem veszítesz ennél többet: { $n } győzelmi pont.
}
explain-draft = Ezekkel a kártyákkal: { LIST($cards) }, egyetlen út { $count ->
    [0] egy megrendelést sem tölt ki
    [one] ezt a megrendelést tölti ki: { $labels }
   *[other] ezeket a megrendeléseket tölti ki: { LIST($labels) }
} ({ $vp } győzelmi pont): { $line }.
explain-spare = { $count ->
    [one] Ez a kártya nem játszik szerepet: { $cards }. Bármelyik másik is megfelel a helyén.
   *[other] Ezek a kártyák nem játszanak szerepet: { LIST($cards) }. Bármelyikük helyén bármelyik másik is megfelel.
}
explain-no-advice = Ez a feladvány a felvonó útjairól szól. Nem tanács a valódi játék választásához, ahol a szállítások, a műszakóra és a többi játékos is számít.
tempting-cards = { $kind ->
    [points] Csábító a legtöbb pontot érő kártyákat elvenni
    [greedy] Csábító az egyenként legjobbnak látszó kártyákat elvenni
   *[alone] Csábító minden megrendeléshez külön utat tervezni
}: ezek a kártyák { $vp ->
    [0] semmit sem hoznak
   *[other] csak { $vp } győzelmi pontot hoznak
}: { LIST($cards) }.

## Nyomtatott lapok

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
sheet-scored = { $count ->
    [one] A végén az óra az „Ami számít” táblázat ezzel jelölt sorait értékeli: { $rows }.
   *[other] A végén az óra az „Ami számít” táblázat ezekkel jelölt sorait értékeli: { LIST($rows) }.
}
sheet-not-scored = Az óra itt nem ad pontot.
sheet-any-order = Csak a kártyák a kérdés: írd fel a helyüket, tetszőleges sorrendben.
sheet-in-one-line = Ha ellenőrzöd a tervet, írd a köröket egymás után.
sheet-draft-row = A választható kártyák
sheet-from-stacks = A pakliból érkező kártyák és lapkák képpel lefelé maradnak, senki sem veheti el őket.
sheet-lead = { $named ->
    [0] Az előnyöd a pontjaid és a legjobb ellenfél ugyanígy számolt pontjainak különbsége.
   *[1] Az előnyöd a pontjaid és a kiválasztott ellenfél ({ name }) ugyanígy számolt pontjainak különbsége.
}
sheet-ties = Itt ez közülük az első ebben a sorrendben: { $order }.
sheet-has = { $what ->
    [vp] Pont most
    [marks] Márka
    [coal] Szénkocka összesen
    [orders] Teljesítésre váró
    [balance] Világos – sötét lapka
   *[workshops] Munkás a tárnabővítésen
}
sheet-sign = { $sign ->
    [vp] győzelmi pont
    [marks] márka
    [miners] munkás; mezőn: ennyi kell
    [pile] kiszállított megrendelés
    [balance] világos – sötét lapka
    [flag] kezdő játékos
    [light] világos oldal
    [dark] sötét oldal
    [empty] üres rubrika
   *[filled] kitöltött rubrika
}
sheet-blunder = A legtöbbet ebben a körben veszíted: { $turn }. kör, { $loss } győzelmi pont.
sheet-better = Jobb lett volna:

## Feladványok

puzzle-title = Feladvány: { $name }
# What is special in a pit; then one of several ways to ask.
pit-opening = { $kind ->
    [storage] A raktáradban { COUNT($coal, as: "wanted") } szénkocka van.
    [loaded] A felvonód { $level ->
        [0] a felszínen
        [1] az 1. szinten
       *[other] a { $level }. szinten
    } áll, benne { COUNT($coal, as: "wanted") } szénkocka.
    [below] Az üres felvonód még mindig { $level ->
        [0] a felszínen
        [1] az 1. szinten
       *[other] a { $level }. szinten
    } áll.
    [begun] { $count ->
        [one] Ez a megrendelés már el van kezdve: { $labels }.
       *[other] Ezek a megrendelések már el vannak kezdve: { LIST($labels) }.
    }
    [lacking] A megrendeléseidhez { COUNT($coal, as: "cubes") } kell, neked viszont { $have ->
        [0] egy sincs
       *[other] csak { $have } van
    }.
    [big] A legnagyobb megrendelésed ({ $labels }) { $vp } pontot ér, az összes együtt { $total } pontot.
    [crowd] A megrendeléseidről még { $want } szénkocka hiányzik, a felvonóba pedig csak { $room } fér.
   *[plain] { $orders ->
        [one] Egy megrendelésed vár kitöltésre, { $total } pontot ér.
       *[other] { few } megrendelésed vár kitöltésre, összesen { $total } pontot érnek.
    }
}
task-points = { $say ->
    [1] { $steps } munkafázisod van. Tölts ki összesen minél több pontot érő megrendeléseket, minél kevesebb munkafázissal.
    [2] Legfeljebb hány pontot érő megrendeléseket tudsz kitölteni { $steps } munkafázis alatt, és ehhez hány munkafázis elég?
    [3] Hozd ki a legtöbbet { $steps } munkafázisból: előbb a pontok számítanak, azután a megtakarított munkafázisok.
    [4] Melyik megrendeléseket töltöd ki { $steps } munkafázissal? A legtöbb pont nyer, egyenlő pontnál a rövidebb út.
   *[other] { $steps } munkafázisod van, eggyel sem több: tölts ki összesen minél több pontot érő megrendeléseket, a lehető leggyorsabban.
}
task-steps = { $say ->
    [1] { $count ->
        [one] Töltsd ki ezt a megrendelést minél kevesebb munkafázissal: { $labels }. Legfeljebb { $steps } áll rendelkezésedre.
       *[other] Töltsd ki ezeket a megrendeléseket minél kevesebb munkafázissal: { LIST($labels) }. Legfeljebb { $steps } áll rendelkezésedre.
    }
   *[other] { $steps } munkafázisod van: ezek közül hány elég { $count ->
        [one] ennek a megrendelésnek a kitöltéséhez: { $labels }
       *[other] ezeknek a megrendeléseknek a kitöltéséhez: { LIST($labels) }
    }?
}
task-space = { $count ->
    [one] Ezt a megrendelést egyetlen akcióval kell kitöltened: { $labels }.
   *[other] Ezeket a megrendeléseket egyetlen akcióval kell kitöltened: { LIST($labels) }.
} Melyik „bányászat” mező elég hozzá: a 4, a 6, a 8 vagy a 10 munkafázisos? Mutasd meg minél kevesebb munkafázissal.
task-ready = { $say ->
    [1] { $steps } munkafázisod van. Tölts ki összesen minél több pontot érő megrendeléseket. Azután készülj a következő akcióra: legyen minél több üres { $carts-detail ->
        [y] sárga
        [b] barna
        [g] szürke
       *[k] fekete
    } csilléd, minél kevesebb munkafázissal.
    [2] Előbb a pontok számítanak, és { $steps } munkafázisod van. Azután készülj a következő akcióra: legyen minél több üres { $carts-detail ->
        [y] sárga
        [b] barna
        [g] szürke
       *[k] fekete
    } csilléd. Végül minden megtakarított munkafázis számít.
   *[other] Gondolj a holnapra is: { $steps } munkafázissal tölts ki összesen minél több pontot érő megrendeléseket, azután legyen minél több üres { $carts-detail ->
        [y] sárga
        [b] barna
        [g] szürke
       *[k] fekete
    } csilléd, végül takarékoskodj a munkafázisokkal.
}
task-twice = { $say ->
    [1] Kétszer bányászol: először { $first }, azután { $second } munkafázissal. Tölts ki összesen minél több pontot érő megrendeléseket, minél kevesebb munkafázissal.
   *[other] Tervezz meg együtt két bányászatot, az elsőt { $first }, a másodikat { $second } munkafázissal: a legtöbb pont nyer, azután a legkevesebb munkafázis.
}
task-delivery = { $say ->
    [1] Bányássz { $first } munkafázissal, szállíts ki { $space-detail ->
        [barrow] taligával
        [carriage] lovas kocsival
        [motorcar] teherautóval
       *[engine] vonattal
    }, majd bányássz még { $second } munkafázissal. A legtöbb pont nyer – a kiszállítottak is számítanak –, azután a legkevesebb munkafázis.
   *[other] Először { $first }, a végén { $second } munkafázissal bányászol, a kettő között { $space-detail ->
        [barrow] taligával
        [carriage] lovas kocsival
        [motorcar] teherautóval
       *[engine] vonattal
    } szállítasz ki. A kitöltött és a kiszállított megrendelések pontjai számítanak, azután a kevesebb munkafázis.
}

## Puzzles on a whole table: verdicts and hints

turn-amount = { $objective ->
    [margin] { $n } győzelmi pont előny
    [behind] { $n } győzelmi pont hátrány
   *[other] { $n } győzelmi pont
}
turn-illegal = { $turn }. kör, szabálytalan lépés: „{ $move }”, { $rule }: { $why }
turn-cut-short = { $turn }. kör: a lépéssor túl korán ér véget ({ $rule }): { $why }
turn-too-many = Csak { $n } köröd van.
turn-not-starting = A következő műszakot nem te kezded.
turn-left-out = Korábban megállsz: a hátralévő köreidet a bankban töltöd, és minden, ami be van jelentve, így is megtörténik.
turn-no-card = „{ $move }”: ezt a kártyát nem veheted el.
turn-picks = Pontosan { $n } kártyát vegyél el.
turn-slip = Az első hiba: { $turn }. kör; utána a legjobb eredmény már nem érhető el.
blunder-found = Ez az: { $turn ->
    [1] az 1.
    [5] az 5.
   *[other] a { $turn }.
} körben { $n } győzelmi pontot veszítesz.
blunder-other = { $turn ->
    [1] Az 1.
    [5] Az 5.
   *[other] A { $turn }.
} körben { $n ->
    [0] semmit sem veszítesz.
   *[other] { $n } győzelmi pontot veszítesz.
} A legnagyobb hiba { $par ->
    [1] az 1.
    [5] az 5.
   *[other] a { $par }.
} kör: { $loss } győzelmi pontba kerül.
draft-instead = Az egyik legjobb választás: { $line }
hint-turn-theme = { $theme ->
    [double-delivery] Kettős szállítás: várj, amíg egyetlen akció két megrendelést szállít ki.
    [tie-trap] A holtverseny csapdája: a saját pontjaid szempontjából a megosztott első hely annyit ér, mint az egyedül szerzett.
    [empty-cart-race] Üres csillék: a végén az is számít, amit felraktál, bárhol is van.
    [balance-repair] Egyensúly: egy lapka a bányateleped azon oldalán, ahol kevesebb lapka van, pontokat ment meg.
    [cash-for-depth] Márkáért mélységet: egy szürke vagy fekete lapka itt megéri az árát.
    [storage-withdrawal] Nyúlj a raktárhoz: a szükséges szén egy része már ott van.
    [deliver-before-displaced] Szállíts időben: ne várj, amíg a mezőre több munkás kell.
    [start-player-grab] Kezdő játékos: a tárnabővítés mezőin álló munkások döntik el, ki kezdi a következő műszakot.
    [quiet-move] Csendes kör: nem kell minden körben bányászni vagy szállítani.
    [greedy-trap] A mohóság csapdája: ami azonnal a legtöbbet hozza, a végén nem az hozza a legtöbbet.
   *[other] Nincs szükség fortélyra: számold ki, mit hoznak az egyes tervek.
}
hint-first-turn = Az egyik legjobb terv így kezdődik: { $line }
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
task-turns = { $shift }. műszak. Te vagy soron. { $sort ->
    [turn] Csak ez az egy köröd van.
    [space] Tervezz meg { $turns } kört, és ügyelj rá, melyik „bányászat” mezőre mész.
    [miners] { $miners } munkásod maradt: { $miners ->
        [one] használd fel.
       *[other] használd fel mindet.
    }
    [shift-end] A műszak a végéhez közeledik, { $miners } munkásod maradt: { $miners ->
        [one] használd fel.
       *[other] használd fel mindet.
    }
   *[last] A játék a végéhez közeledik, { $miners } munkásod maradt: { $miners ->
        [one] használd fel.
       *[other] használd fel mindet.
    }
}
task-own-turns = { $shift }. műszak. Te vagy soron. Tervezd meg a következő { $turns } körödet.
# What is special on a table, then the other ways to ask.
table-opening = { $kind ->
    [clock] { category }: { SCORES($scores, $reader) }.
    [workshops] Munkások a tárnabővítés mezőin: { SCORES($scores, $reader) }.
    [tilt] Tárnalapkák a bányatelepeden: { $light } világos, { $dark } sötét.
    [ready] { $count ->
        [one] Ez a megrendelés kész, csak szállításra vár: { $labels }.
       *[other] Ezek a megrendelések készek, csak szállításra várnak: { LIST($labels) }.
    }
    [purse] { $marks ->
        [0] Egyetlen márkád sincs.
       *[other] Már csak { $marks } márkád van.
    }
   *[orders] { $orders ->
        [0] Nincs megrendelésed.
        [one] Egy megrendelésed van, { $total } pontot ér.
       *[other] { few } megrendelésed van, összesen { $total } pontot érnek.
    }
}
task-last-miners = { $sort ->
    [shift-end] { $shift }. műszak, az utolsó { $miners } munkásoddal: használd fel mindet.
   *[last] Az utolsó { $miners } munkásod a játékban: használd fel mindet.
}
task-goal = { $objective ->
    [vp] Hány győzelmi pontod lehet a végén, csak a szállításokból?
    [clock] Hány pontod lehet a végén, ha akkor a műszakórát úgy értékeljük, mint a műszak végén{ $last ->
        [0] {""}
       *[other] , a márkákkal, a szénnel, a teljesítésre váró megrendelésekkel és az egyensúllyal együtt
    }?
   *[margin] Mekkora lehet az előnyöd a legjobb ellenféllel szemben, ha akkor a műszakórát úgy értékeljük, mint a műszak végén{ $last ->
        [0] {""}
       *[other] , a márkákkal, a szénnel, a teljesítésre váró megrendelésekkel és az egyensúllyal együtt
    }?
}
task-goal-2 = { $objective ->
    [vp] Csak a szállítások számítanak: hány győzelmi pontod lehet az utolsó köröd után?
    [clock] Az utolsó köröd után értékeljük a műszakórát{ $last ->
        [0] {""}
       *[other] , azután a márkákat, a szenet, a teljesítésre váró megrendeléseket és az egyensúlyt
    }. Hány pontod lehet akkorra?
   *[margin] Mennyivel lehetsz a legjobb ellenfeled előtt a műszakóra értékelése után{ $last ->
        [0] {""}
       *[other] , a márkákkal, a szénnel, a teljesítésre váró megrendelésekkel és az egyensúllyal együtt
    }?
}
task-goal-3 = { $objective ->
    [vp] Tervezd meg a szállításaidat: legfeljebb hány győzelmi pontod lehet?
    [clock] Mennyi a legtöbb pont, amit elérhetsz, a műszakórával{ $last ->
        [0] {""}
       *[other] , a márkákkal, a szénnel, a teljesítésre váró megrendelésekkel és az egyensúllyal
    } együtt?
   *[margin] A legjobb ellenféllel szembeni előnyöd számít, a műszakórával{ $last ->
        [0] {""}
       *[other] , a márkákkal, a szénnel, a teljesítésre váró megrendelésekkel és az egyensúllyal
    } együtt. Mekkora lehet?
}
task-start = A következő műszakot pedig neked kell kezdened.
task-still = { $who ->
    [done] { PEOPLE($others, $reader) } már nem küldhet munkást.
    [one] { name } közben nem tesz semmit.
   *[other] A többiek nem tesznek semmit.
}
task-replies = { $when ->
    [one] Az első köröd után { name } ezt lépi: { $replies }.
    [first] Az első köröd után a többiek sorban ezt lépik: { $replies }.
   *[each] Minden köröd után { name } a következőt lépi ezek közül: { $replies }.
} Ami addigra lehetetlenné vált, kimarad.
task-left-out = Ha korábban megállsz, a hátralévő köreidet a bankban töltöd, és minden, ami be van jelentve, így is megtörténik.
task-draft = Vegyél el { $picks ->
    [one] még egy kártyát
   *[other] { $picks } kártyát
} a sorból, mintha más nem választana. Összesen hány pontot érő megrendeléseket tudsz utána egyetlen, { $steps } munkafázisos bányászattal kitölteni? Ez a felvonó útjait gyakoroltatja, nem tanács az igazi választáshoz.
task-blunder = { $shift }. műszak. Az alábbi köröket játszod, közben a többiek nem tesznek semmit. Az utolsó után { $objective ->
    [vp] a győzelmi pontjaid számítanak
    [clock] a pontjaid számítanak, a műszakórával együtt
   *[margin] az előnyöd számít, a műszakórával együtt
}. Melyik körben veszítesz a legtöbbet a legjobb játékhoz képest?
task-log-turn = { $n }: { $line }
arranged-miners = Néhány munkást levettünk a tábláról, hogy csak pár kör maradjon.
arranged-turns = A korábbi körök kitaláltak: igazi játszmában nem így alakulnak.
arranged-marks = A márkák száma kitalált: igazi játszmában nem ennyi marad.
arranged-points = Az eddigi pontok kitaláltak: igazi játszmában nem ennyi jár.
arranged-coal = A szén egy részét szándékosan így helyeztük el: igazi játszmában nem így fekszik.
arranged-cards = Néhány lapkát vagy megrendelést szándékosan választottunk ki: igazi játszmában nem így kerülnek sorra.

## Edzés, versenyek, nyílt optimalizálás

theme = { $theme ->
    [ride-light] Kis rakomány
    [shared-ride] Közös út
    [second-ride] Második út
    [pair-sacrifice] Áldozat
    [pair-from-junk] Szénpár maradékból
    [storage-withdrawal] Nyúlj a raktárhoz
    [storage-bank] Tegyél félre
    [parked-cage] Lent hagyott felvonó
    [full-cage] Teli felvonó
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
theme-idea = { $theme ->
    [ride-light] Nem minden éri meg a rá fordított munkafázisokat, ami a felvonóba fér.
    [shared-ride] A felvonó egyetlen útja több megrendelést szolgál ki.
    [second-ride] Megéri még egyszer lemenni.
    [pair-sacrifice] Egy szénkocka szénpárba kerül, pedig egy vele azonos színű rubrika várja.
    [pair-from-junk] Két szénkocka, amelyre egyetlen megrendelésnek sincs szüksége, együtt kitölt egy rubrikát.
    [storage-withdrawal] A raktárban lévő szén munkafázisokat takarít meg.
    [storage-bank] A most raktárba tett szén később munkafázisokat takarít meg.
    [parked-cage] A felvonó két akció között a föld alatt marad.
    [full-cage] A felvonó minden helye ki van használva.
    [split-order] Ugyanaz a megrendelés nem egyetlen felszíni megálláskor telik meg.
    [empty-cart-race] Az óra az üres csilléket is számolja, ezért a szén már a berakással pontot ér.
    [balance-repair] Egy lapka a bányatelep azon oldalán, ahol kevesebb van, pontokat ment meg.
    [deliver-before-displaced] A szállítás megtörténik, mielőtt a mezőre több munkás kellene.
    [double-delivery] Egyetlen akció két megrendelést szállít ki.
    [cash-for-depth] Márkáért a mélyebb szintekre vehetsz csilléket.
    [start-player-grab] A tárnabővítés mezőin álló munkások döntik el, ki kezdi a következő műszakot.
    [tie-trap] Holtversenyben egy helyezés mást ér.
    [quiet-move] A legjobb lépés látszólag még semmit sem hoz.
   *[greedy-trap] Ami azonnal a legtöbbet hozza, a végén nem az hozza a legtöbbet.
}
contest-head = { $column ->
    [puzzle] feladvány
    [value] elért eredmény
    [par] a lehető legjobb
    [stars] csillagok
   *[slip] első hiba
}
contest-slip = { $place }. lépés ({ $token })
contest-stopped = túl korán ér véget
contest-summary = Csillagok: { $stars }/{ $most }; a lehető legjobban megoldva: { $solved }/{ $count }. Véletlenmag: { $seed }.
blunder-wrong = Nem { $turn ->
    [1] az 1.
    [5] az 5.
   *[other] a { $turn }.
} kör az: egy másikban többet veszítesz.
blunder-try = { $turn ->
    [1] Az 1.
    [5] Az 5.
   *[other] A { $turn }.
} körben { $n ->
    [0] semmit sem veszítesz.
   *[other] { $n } győzelmi pontot veszítesz, de egy másikban többet.
} Nézd meg újra.
chart-axis = { $axis ->
    [vp] Pont
   *[steps] Fázis
}
chart-beyond = elérhetetlen
chart-tries = Próbák: { $tries }. A határon megtalált helyek: { $met }/{ $front }.
chart-best = { $vp } pont { $steps } munkafázissal: ennél jobb nem lehetséges.
chart-noted = { $vp } pont { $steps } munkafázissal: új pont a diagramon.
chart-behind = { $vp } pont { $steps } munkafázissal; ennyivel { $possible } pont is lehetséges.
chart-slow = { $vp } pont { $steps } munkafázissal; ehhez { $fewest } is elég.

## Puzzles

puzzle-task = Érj el minél többet: { $actions }.
puzzle-next = Következő akció: { $action }

## A gépi játékosok stílusai

style = { $style ->
    [sprinter] rendelésfutó
    [hunter] óravadász
    [racer] csilleürítő
    [builder] egyensúlyépítő
   *[greedy] mohó
}
style-about = { $style ->
    [sprinter] Sok kis megrendelést teljesít, egyiket a másik után.
    [hunter] A műszakóra első helyeiért szállít.
    [racer] Annyi szenet hoz fel, amennyit csak tud, mert az üres csillék a játék végén pontot érnek.
    [builder] Sok lapkát vesz, és egyensúlyban tartja a bányatelep két oldalát.
   *[greedy] Azt veszi el, ami most a legtöbb pontot hozza.
}

## Miért jó egy lépés, számokban
# Az asztalon lévő dolgokról: a gép lépéseiről és a te lehetséges lépéseidről egyaránt.

chosen-turn = { $gain } – { $miners ->
    [one] egy
   *[other] { $miners }
} munkás árát levonva ez körülbelül { $worth } pontot ér{ $others ->
    [0] {""}
   *[1] ; a következő legjobb: { $other }, körülbelül { $less } pont
}.
chosen-card = { $gain } – mindent egybevetve ez körülbelül { $worth } pontot ér{ $others ->
    [0] {""}
    [1] ; a következő legjobb: { $other }, körülbelül { $less } pont
   *[2] ; közülük a következő legjobb körülbelül { $less } pontot ér
}.
chosen-none = { $gain }{ $others ->
    [0] {""}
   *[2] ; a legjobb közülük körülbelül { $less } pontot érne
}.
gain-told = { $gain }.
gain-delivery = a kiszállítás ({ LIST($labels) }) most { $vp } győzelmi pontot hoz{ $hunts ->
    [0] {""}
   *[1] , és az órán talán még körülbelül { $clock } pontot
}
gain-mining-completes = { space } teljesen kitölt { $count ->
    [one] egy megrendelést
   *[other] { $count } megrendelést
} ({ LIST($labels) }, { $vp } győzelmi pont){ emptied }
gain-mining-fills = { space } { $squares ->
    [one] egy
   *[other] { $squares }
} rubrikát tölt ki, de teljes megrendelést nem{ emptied }
gain-mining-idle = { space } még egy rubrikát sem tud kitölteni{ emptied }
emptied = { $carts ->
    [0] {""}
    [one] , és egy csillét kiürít
   *[other] , és { $carts } csillét kiürít
}
gain-tile = ez a tárnalapka, { tile }, { $marks } márkáért olyan szenet hoz, amely { $lack ->
    [0] még egy megrendeléshez sem hiányzik
   *[other] hiányzik a megrendelésekhez: { COUNT($coal, as: "cubes") }
}{ $evens ->
    [1] , és kiegyenlíti a bányát
   *[0] {""}
}
gain-tiles = { $lack ->
    [0] a következő lapkák között lehet hasznos
   *[other] a következő lapkák között meglehet, ami a megrendelésekhez hiányzik: { COUNT($coal, as: "cubes") }
}
gain-order = a { order } { $vp } győzelmi pontot hoz, és { $cover ->
    [all] minden rubrikájára van fölös szén
    [some] { $squares } rubrikájából { $fit } rubrikára van fölös szén
   *[none] még nincs hozzá fölös szén
}
gain-orders = a következő megrendelések közül lehet választani, és { $orders ->
    [0] nincs több kitöltendő
    [one] csak egy kitöltendő van
   *[other] { $orders } kitöltendő van
}
gain-marks = { space } { $marks } márkát hoz a meglévő { $have } mellé
gain-none = ezek közül egyik sem éri meg
gain-coal = { $lack ->
    [0] a megrendelésekhez egyik szín sem hiányzik
   *[other] a megrendelésekhez hiányzik: { COUNT($coal, as: "cubes") }
}
gain-under = { $cards ->
    [one] a pakli alján a kártyát
   *[other] a pakli alján a { $cards } kártyát
} nem találja meg, aki legközelebb belenéz
gain-top = { $cards ->
    [one] a pakli tetején a kártya
   *[other] a pakli tetején a { $cards } kártya
} újra megtalálható
gain-step-completes = ez { $steps ->
    [one] egy
   *[other] { $steps }
} munkafázissal { $count ->
    [one] egy megrendelés
   *[other] { $count } megrendelés
} kitöltéséhez vezet ({ LIST($labels) }): { $vp } győzelmi pont
gain-step-fills = ez { $steps ->
    [one] egy
   *[other] { $steps }
} munkafázissal még { $squares ->
    [one] egy
   *[other] { $squares }
} rubrika kitöltéséhez vezet
gain-step-idle = { $left ->
    [one] egy
   *[other] { $left }
} munkafázissal már egy rubrika sem tölthető ki, ezért ez a következő akciót készíti elő
gain-step-end = { $left ->
    [one] egy
   *[other] { $left }
} munkafázissal már nem lehet többet elérni

## What changed rules break, before a game is played

sanity-no-mining = A bányászat egyetlen mezője sem nyitott, így soha nem kerül szén a felszínre: vegyél fel bányászatmezőket, vagy nyiss meg egyet.
sanity-no-delivery = Egyetlen szállítási mező sem nyitott, így senki sem szállíthat ki megrendelést: nyiss meg legalább egyet.
sanity-too-few-turns = Az első megrendelés kiszállításához a leggyorsabb játékosnak is legalább { $needed } körre van szüksége, de az egész játékban senkinek sem jut több, mint { $turns }: adj több munkást, vagy játsszatok több műszakot.
sanity-only-pithead = Foglalt mező nem választható, és több a munkás ({ $miners }), mint a mező ({ $places }), így műszakonként egy részük (legalább { $n }) csak a bankba mehet: vegyél el munkásokat, vagy engedd meg a kiszorítást.
sanity-draft = A kezdeti választáshoz { $needed } megrendelés kell, de csak { $have } van: vegyél fel több megrendeléskártyát, vagy válasszatok kevesebbet.
sanity-no-order-spaces = A rendelésvétel egyetlen mezője sem nyitott, így a kezdeti választás után senki sem kap több megrendelést: nyiss meg egyet.
sanity-no-orders = Nincs kezdeti választás, és a rendelésvétel egyetlen mezője sem nyitott, így soha senki sem kap megrendelést: válasszatok az elején legalább egyet, vagy nyiss meg egy mezőt.
sanity-few-orders = A kezdeti választás után kevesebb megrendelés marad ({ $left }), mint ahány mezője van a rendelésvételnek ({ $spaces }): vegyél fel több megrendeléskártyát.
sanity-transport-closed = { space } le van zárva, így { $n } megrendeléskártyát soha nem lehet kiszállítani: nyisd meg, vagy vedd ki ezeket a kártyákat.
sanity-split-without-pairs = Szénpárt később befejezni csak akkor lehet, ha a szénpárok egyáltalán megengedettek: engedd meg őket, vagy kapcsold ki ezt.
sanity-colour-short = Nincs ilyen színű lapka: { colour }, szénpár pedig nem megengedett, így { $n } olyan megrendelést, amelyen több ilyen rubrika van, aligha lehet kitölteni: vegyél fel ilyen lapkákat, engedd meg a szénpárokat, vagy vedd ki ezeket a kártyákat.
sanity-no-workshops = A tárnabővítés egyetlen mezője sem nyitott, így senki sem vehet lapkát: vegyél fel mezőket, vagy nyiss meg egyet.
sanity-few-tiles = Kevesebb lapka van ({ $tiles }), mint ahány mezője a tárnabővítésnek ({ $spaces }), így néhány kezdettől fogva üres: vegyél fel több fajtát vagy több példányt.
sanity-one-sided = Minden lapka ugyanahhoz az oldalhoz tartozik, így a végén minden lapka pontlevonással jár ({ $n }): vegyél fel lapkákat a másik oldalhoz is, vagy töröld a levonást.
sanity-little-coal = Az előkészületek után { $supply ->
    [0] egyetlen szénkocka sem marad
   *[other] színenként csak egy szénkocka marad
} az új lapkák csilléire: növeld a szénkockák számát.
sanity-useless-marks = A márka semmire sem jó, mert sem lapkát, sem pontot nem lehet érte kapni: szabj nullánál nagyobb árakat, vagy válts be márkát pontra a végén.
sanity-too-dear = A legolcsóbb lapka ára is { $price } márka, és senkinek sem lehet soha több, mint { $most }: csökkentsd az árakat, vagy adj több márkát.
sanity-no-income = A kezdeti márkákon felül senki sem szerezhet többet: fizessen a bank, vagy nyiss meg egy pénzszerzés mezőt.
sanity-silent-clock = A műszakóra soha nem hoz pontot: adj pontot egy olyan cikkelynek, amelyet értékeltek.
sanity-clock-left = A műszakóra cikkelyeit ettől a számútól az utolsóig soha nem értékelitek: { $first }. Növeld az utolsó műszak után értékelt cikkelyek számát.
sanity-second-above-first = A műszakóra egyik cikkelyében (száma: { $category }) a második hely több pontot ér, mint az első: adj az elsőnek legalább annyit.
sanity-nothing-scores = Semmi sem ér pontot, sem a megrendelés, sem a műszakóra, sem a márka, sem a szén: adj pontot legalább az egyikért.
## What the design lab measures

measure-in-shift = { $what }, { $shift }. műszak
measure-source = { $source ->
    [before] Korábbi pontok
    [deliveries] Kiszállított megrendelések
    [clock] Műszakóra
    [marks] Márka
    [coal] Szén
    [orders] Teljesítésre váró megrendelések
   *[balance] Egyensúly
}
