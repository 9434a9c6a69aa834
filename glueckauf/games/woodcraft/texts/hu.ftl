### Woodcraft: Roll & Write: a játék minden mondata.
### Egy kocka tényként így jön: `yellow/4` ($die-kind, $die-detail); több kocka betűkként, amelyeket a COUNT számol:
### a–f a sárga 1–6, g–l a barna 1–6.

## Szavak, amelyekből a mondatok épülnek

player = { name }
colour = { $colour ->
    [yellow] sárga
   *[brown] barna
}
die = { $die-kind ->
    [yellow] sárga
   *[brown] barna
} kocka ({ $die-detail })
    .accusative = { $die-kind ->
        [yellow] sárga
       *[brown] barna
    } kockát ({ $die-detail })
    .mine = { $die-kind ->
        [yellow] sárga
       *[brown] barna
    } kockád ({ $die-detail })
rolled-die = { $rolled-kind ->
    [yellow] sárga
   *[brown] barna
} { $rolled-detail }
dice-of = { $n ->
    [1] { die-face }
   *[other] { $n } × { die-face }
}
die-face = { $colour ->
    [a] sárga 1-es
    [b] sárga 2-es
    [c] sárga 3-as
    [d] sárga 4-es
    [e] sárga 5-ös
    [f] sárga 6-os
    [g] barna 1-es
    [h] barna 2-es
    [i] barna 3-as
    [j] barna 4-es
    [k] barna 5-ös
   *[l] barna 6-os
}
material = { $material ->
    [saw] fűrészlap
    [glue] ragasztó
    [offcut] fahulladék
   *[blueberry] áfonya
}
    .accusative = { $material ->
        [saw] fűrészlapot
        [glue] ragasztót
        [offcut] fahulladékot
       *[blueberry] áfonyát
    }
    .mine = { $material ->
        [saw] fűrészlapod
        [glue] ragasztód
        [offcut] fahulladékod
       *[blueberry] áfonyád
    }
a-material = { $material ->
    [saw] egy fűrészlap
    [glue] egy ragasztó
    [offcut] egy fahulladék
   *[blueberry] egy áfonya
}
    .accusative = { $material ->
        [saw] egy fűrészlapot
        [glue] egy ragasztót
        [offcut] egy fahulladékot
       *[blueberry] egy áfonyát
    }
other-material = { $other ->
    [saw] fűrészlap
    [glue] ragasztó
   *[offcut] fahulladék
}
materials = { $count } { $material ->
    [saw] fűrészlapot
    [glue] ragasztót
    [offcut] fahulladékot
   *[blueberry] áfonyát
}
line = { $line ->
    [row] sor
   *[column] oszlop
}
    .accusative = { $line ->
        [row] sorát
       *[column] oszlopát
    }
helper = { $helper ->
    [substitute] helyettes
    [brown_adjust] barna csiszoló
    [timber] fakereskedő
    [supplier] szállító
    [trader] árus
    [yellow_adjust] sárga csiszoló
    [herald] hírnök
   *[renown] híres mester
}
chest = { $chest ->
    [helpers] segítők ládája
    [orders] megrendelések ládája
    [reputation] hírnév ládája
    [lanterns] lampionok ládája
   *[order_vp] megrendeléspontok ládája
}
    .into = { $chest ->
        [helpers] segítők ládájába
        [orders] megrendelések ládájába
        [reputation] hírnév ládájába
        [lanterns] lampionok ládájába
       *[order_vp] megrendeléspontok ládájába
    }
    .in = { $chest ->
        [helpers] segítők ládájában
        [orders] megrendelések ládájában
        [reputation] hírnév ládájában
        [lanterns] lampionok ládájában
       *[order_vp] megrendeléspontok ládájában
    }
points = { $vp } pont
order = { $order ->
    [I-01] „Zsámoly”
    [I-02] „Pörgettyű”
    [I-03] „Kenyérvágó deszka”
    [I-04] „Sodrófa”
    [I-05] „Fakanál”
    [I-06] „Madáretető”
    [I-07] „Játékhajó”
    [I-08] „Fogas”
    [I-09] „Rekesz”
    [I-10] „Furulya”
    [I-11] „Fésű”
    [I-12] „Gyertyatartó”
    [I-13] „Ékszerdoboz”
    [I-14] „Mozsár”
    [I-15] „Sakk-készlet”
    [I-16] „Polc”
    [I-17] „Sótartó”
    [I-18] „Szánkó”
    [II-01] „Bölcső”
    [II-02] „Talicska”
    [II-03] „Létra”
    [II-04] „Kutyaház”
    [II-05] „Pad”
    [II-06] „Hintaló”
    [II-07] „Hordó”
    [II-08] „Méhkaptár”
    [II-09] „Szövőszék”
    [II-10] „Hegedű”
    [II-11] „Komód”
    [II-12] „Óraház”
    [II-13] „Szekrény”
    [II-14] „Tükörkeret”
    [II-15] „Dob”
    [II-16] „Íróasztal”
    [II-17] „Ajtó”
    [II-18] „Hajómodell”
    [I] lefordított kártya
    [II] lefordított kártya
   *[other] { $order }
}

## A szabályok

WC-1-1 = 1–5 játékosnak. Mindenki kap egy játékoslapot; kocka és anyag nélkül kezdesz, és a lapon semmi sincs megjelölve.
WC-1-2 = Keverjétek meg a megrendeléseket két pakliban: az egyik az I., a másik a II. fázisé.
WC-1-3 = Mindenki kap 2 megrendelést az I. fázisból. Az egyiket tartsd meg a lapod mellett, a másikat tedd a pakli aljára.
WC-1-4 = Tegyétek középre a főtáblát, mellé a 14 sárga és a 14 barna kockát: ez a készlet. Ezután fedjetek fel 3 megrendelést az I. fázisból: ez a kínálat.
WC-2-1 = A játék 6 fordulóból áll. Minden fordulóban dobtok és elhelyezitek a kockákat, mindenki végrehajtja az első körét, eltoljátok a megmaradt kockákat, majd mindenki végrehajtja a második körét.
WC-2-2 = A körödben pontosan egy főakciót hajtasz végre: elveszel egy kockát vagy egy megrendelést. Utána, de sosem előtte, tetszőleges számú szabad akciót hajthatsz végre tetszőleges sorrendben.
WC-3-1 = Dobjatok 3 sárga és 3 barna kockával, és tegyétek őket a táblára, oszloponként egyet, balról jobbra csökkenő sorrendben. Egyenlő értéknél a barna a sárgától balra áll. A sárga kockákhoz az oszlopuk sárga bónusza tartozik, a barnákhoz a barna.
WC-3-2 = Az első körök után toljátok a megmaradt kockákat jobbra, oszloponként egyet, a sorrendjük megtartásával. Mindegyikhez az új oszlopának bónusza tartozik.
WC-3-3 = Öt játékossal előfordulhat, hogy az első kör után csak egy kocka marad. Ekkor dobjatok egy másik színű kockával, és tegyétek mellé balra vagy jobbra, ugyanúgy rendezve, mint a forduló elején.
WC-4-1 = Mindenki titokban és egyszerre választ. Ha kockát választasz, írd az értékét a kör mezőjébe, a színének megfelelő négyzetbe; ha megrendelést, húzd át a mezőt. Ezután mindenki megmutatja a lapját.
WC-4-2 = A kockákért nem kell versengeni. Ha többen választották ugyanazt, egyikük elveszi a tábláról, a többiek ugyanolyan színű kockát vesznek el a készletből, és ugyanarra az értékre állítják. Mindannyian megkapják a bónuszt.
WC-4-3 = Ha több oszlopban áll egyforma kocka, te választod meg az oszlopot, és vele a bónuszt.
WC-4-4 = Minden megszerzett anyagot karikázz be a sorában, balról kezdve, egy cellán belül felülről lefelé. Ami egy tele sorba már nem fér be, elvész.
WC-5-1 = Vegyél el egy megrendelést a kínálatból, és tedd a lapod mellé. Az üres helyet rögtön fel kell tölteni az aktuális fázis paklijából.
WC-5-2 = Ha egy körben többen vesznek el megrendelést, az kezd, akinek az előző mezőjében magasabb érték áll; ha ezek egyenlők, a korábbi mező dönt, és így tovább az elsőig. Ha mind egyenlők, dobjatok.
WC-6-1 = Teljesíts egy nálad lévő megrendelést: tedd vissza a pontosan előírt színű és értékű kockákat, húzd át az előírt anyagokat, és azonnal vedd el a jutalmat. Ezután fordítsd le a kártyát; a pontjai és a hírneve a játék végén számítanak.
WC-6-2 = Ragasztó: húzz át 1 ragasztót, hogy összeragaszd két kockádat, amelyek összege legfeljebb 6. Az egyiket az összegre állítod, a másik visszakerül a készletbe; eltérő színeknél te választod ki, melyik marad. Minden ragasztás 2 diót ad.
WC-6-3 = Fűrészlap: húzz át 1 fűrészlapot, hogy egy kockát két ugyanolyan színű kockára cserélj, amelyek értékének összege az eredeti érték.
WC-6-4 = Fahulladék: húzz át 1 fahulladékot, hogy az egyik kockád értékét 1-gyel növeld. Ugyanazt a kockát többször is növelheted, de sosem 6 fölé.
WC-6-5 = Áfonyával fizetsz a segítőkért, és áfonyával töltöd fel a ládák áfonyás rekeszeit.
WC-6-6 = A lampionokat nem lehet gyűjteni: mindegyik azonnal megjelöl egy tetszőleges szabad mezőt a lampiontáblázatban. Egy teljes sor vagy oszlop azonnal megadja a bónuszát, a pontjait pedig a játék végén. Ha mind a 9 mező meg van jelölve, minden további lampion 1 diót ad.
WC-7-1 = Ha fel akarsz fogadni egy segítőt, húzz át annyi áfonyát, amennyibe kerül, és jelöld meg. Minden segítőt egyszer fogadhatsz fel, és bármennyit felfogadhatsz.
WC-7-2 = A fakereskedő és a híres mester egyszer segít, a felfogadásakor. A helyettes, az árus és a két csiszoló fordulónként legfeljebb egyszer; húzd át a forduló karikáját. A szállító minden alkalommal segít, amikor megrendelést teljesítesz, a hírnök pedig, amikor hírnevet szerzel.
WC-8-1 = Gesztenyét akkor kapsz, ha egy anyag sora eléri a jelét, vagy a lampiontáblázattól. Azonnal egy láda szabad gesztenyés rekeszébe kell tenned; ha nincs ilyen, elvész.
WC-8-2 = Egy láda akkor aktív, ha minden rekesze tele van. A nem aktív ládák semmit sem érnek.
WC-8-3 = A játék közben szerzett pontokat dióként kell megjelölni. Ha minden dió meg van jelölve, a további ilyen pontok elvesznek.
WC-9-1 = A második kör után a táblán maradt kockák visszakerülnek a készletbe. A saját kockáidat megtartod, és kezdődik a következő forduló.
WC-9-2 = A 3. forduló után, vagy hamarabb, ha elfogynak az I. fázis megrendelései, cseréljétek le a kínálatot a II. fázis 3 megrendelésére.
WC-9-3 = A játék a 6. forduló után ér véget.
WC-10-1 = Add össze a megjelölt diókat, a segítőid pontjait, a hírneved és a teljesített megrendeléseid számának szorzatát, a teljesített megrendeléseid pontjait, az aktív ládáidat, valamint a teljes lampionsorok és -oszlopok pontjait.
WC-10-2 = A legtöbb pont nyer. Egyenlőségnél az nyer, akinek több fel nem használt fűrészlapja, ragasztója és fahulladéka van.
WC-11-1 = Egyszemélyes játék: minden forduló első köre után dobj az ellenfél helyett 1 sárga és 1 barna kockával. Mindkét színből vedd le a tábláról az ilyen értékű kockát; ha nincs, a legközelebbi alacsonyabbat; ha az sincs, a legközelebbi magasabbat. Ezután told el a kockákat, és hajtsd végre a második körödet.
WC-11-2 = Egyszemélyes játék: minden forduló végén dobj egy kockával, és vegyél ki egy megrendelést a kínálatból: 1 vagy 2 esetén a bal oldalit, 3 vagy 4 esetén a középsőt, 5 vagy 6 esetén a jobb oldalit.
WC-11-3 = Egyszemélyes játék: 50 pont alatt jobb stratégia kell; 50 ponttól egész jó, 60 ponttól nagyon jó, 70 ponttól pedig gratuláció jár.

## Döntések: ahol a szabályfüzetet többféleképpen lehet olvasni

WC-A1 = WC-3.2: merre mutat a tábla nyila? Itt: jobbra, a gazdagabb oszlopok felé. Kapcsoló: shift.
WC-A2 = WC-4.2: hány kocka kerül le a tábláról, ha egyforma kockákat választottak? Itt: minden választott oszlop elveszíti a kockáját, egyszer.
WC-A3 = WC-4.3: mikor kell oszlopot választani az egyforma kockákhoz? Itt: a titkos választással együtt.
WC-A4 = WC-5.2: mennyit ér egy áthúzott mező? Itt: 0. A szín nem számít, és az előző mező korábbi fordulóhoz is tartozhat.
WC-A5 = WC-5.2: ki cselekszik először a választás után? Itt: előbb a kockák és a bónuszok jönnek, aztán a választott megrendelések, aztán a lampiontáblázat megrendelései, végül mindenki szabad akciói, egyik játékos a másik után.
WC-A6 = WC-7.2: mi számít anyagnak a helyettesnél, az árusnál és egyenlőségnél? Itt: a fűrészlap, a ragasztó és a fahulladék, de az áfonya és a lampion nem.
WC-A7 = WC-6.1: lehet-e egy kocka magasabb, mint amit a megrendelés kér? Itt: nem. A fordulók között bármennyi kockát megtarthatsz.
WC-A8 = WC-7.2: csinálhat-e a csiszoló 6-osból 1-est? Itt: nem, az eredménynek 1 és 6 közé kell esnie.
WC-A9 = WC-7.2: használható-e a helyettes ragasztáshoz vagy megrendelés kifizetéséhez? Itt: igen, és a ragasztás ilyenkor is ad diót.
WC-A10 = WC-8.2: megválasztható-e, mi kerül egy láda rekeszébe? Itt: nem, minden rekesz gesztenyét vagy áfonyát mutat. Az áfonyás rekeszeket egyesével töltöd fel, szabad akcióként.
WC-A11 = WC-8.1: mi történik, ha nincs rekesz a gesztenyének vagy hely az anyagnak? Itt: elvész.
WC-A12 = WC-8.3: dió-e a hírnök és az aktívvá váló ládák pontja? Itt: igen, ugyanazzal a korláttal; a többi nyereség akkor is jár, ha a dió elvész.
WC-A13 = WC-10.1: melyik hírnév számít a hírnév ládájánál? Itt: csak a teljesített megrendelésekre nyomtatott, a híres mesteré nem.
WC-A14 = WC-7.2: segíthet-e egy segítő abban a fordulóban, amelyben felfogadod? Itt: igen, azonnal; de a hírnök és a szállító nem ad semmit a korábbiakért.
WC-A15 = WC-7.2: segít-e a hírnök, amikor felfogadod a híres mestert? Itt: igen, ha a hírnököt már korábban felfogadtad.
WC-A16 = WC-6.6: mi történik, ha egy lampion sort és oszlopot is kitölt? Itt: mindkét bónuszt megkapod, tetszőleges sorrendben. Az így szerzett megrendelést még ebben a körben teljesítheted.
WC-A17 = WC-9.2: mikor fogynak el az I. fázis megrendelései? Itt: amikor fel kell tölteni egy helyet, és a paklijuk üres. A nálad lévő megrendelések érvényesek maradnak.
WC-A18 = WC-5.1: mi történik, ha a II. fázis paklija üres? Itt: a kínálat csökken. Ha üres, csak kockát lehet elvenni, és a lampiontáblázat megrendelései elvesznek.
WC-A19 = WC-1.4: mi történik, ha elfogy a kocka a készletből? Itt: sosem fogy el.
WC-A20 = WC-11.2: mikor kell dobni az egyszemélyes játékban? Itt: az ellenfél helyett a szabad akcióid után; a megrendelést a II. fázis kezdete előtt kell kivenni és pótolni, a 6. forduló után pedig egyet sem.
WC-A21 = WC-4.1: mit láthatnak a többiek? Itt: a választás után a lapok és a megrendelések nyíltak; a teljesített megrendelések lefordítva fekszenek, csak a számuk nyilvános.
WC-A22 = WC-10.1: ér-e vagy elvesz-e pontot a végén a befejezetlen megrendelés, a kocka vagy az anyag? Itt: nem.
WC-A23 = WC-10.2: mi történik, ha továbbra is egyenlőség van? Itt: a győzelem közös.
WC-A24 = WC-2.2: kihagyható-e mindkét főakció? Itt: nem; kockát mindig el lehet venni.
WC-A25 = WC-5.2: mikor kell dobni az egyenlőségekről? Itt: rögtön a választás után, egyszer mindenki számára, a kör előtti mezők alapján; az eredmény csak ebben a körben érvényes.
WC-A26 = WC-4.4: milyen sorrendben járnak a kockák bónuszai? Itt: ugyanabban, mint a megrendelések.
WC-A27 = WC-6.6: mikor kapod meg a lampiontáblázat megrendelését? Itt: a főakcióban a választott megrendelések után, a szabad akciókban azonnal.
WC-A28 = WC-5.1: mi történik, ha többen akarnak megrendelést, mint ahány kártya van? Itt: akinek nem jut, semmit sem kap, és a mezője áthúzva marad.
WC-A29 = WC-7.2: a szállító ajándéka a megrendelés jutalma előtt jön? Itt: igen.
WC-A30 = WC-4.4: milyen sorrendben jön, ha egyszerre többfélét kapsz? Itt: kocka, fűrészlap, ragasztó, fahulladék, áfonya, gesztenye, lampion, megrendelés, hírnév, dió. Ami az egyikből következik, a következő előtt jön, és semmit sem lehet visszautasítani.
WC-A31 = WC-9.2: hogyan változik a kínálat? Itt: a helyeket helyben kell feltölteni, az üres hely üres marad. A II. fázis egyszer kezdődik; az I. fázis maradéka kikerül a játékból.
WC-A32 = WC-11.1: mikor kell dobni az egyszemélyes ellenfél kockáival és öt játékosnál a plusz kockával? Itt: az első kör utolsó szabad akciója után, előbb a sárgával.
WC-A33 = WC-7.2: pótolhat-e a helyettes olyan anyagot, amelyed van? Itt: igen, egy egységet abból, amit az akció kér.
WC-A34 = WC-11.3: mit mondunk az alacsony egyszemélyes eredményre? Itt: hogy jobb stratégia kell.

## A játék neve, és hogy mit változtat egy módosított szabálykészlet

title = Woodcraft: Roll & Write
knob-rounds = Fordulók
knob-turns = Körök egy fordulóban
knob-dice = Kockák színenként
knob-board_dice = Kockák színenként a táblán
knob-dealt = Kiosztott megrendelések
knob-pool = Megrendelések a kínálatban
knob-phase_two_after = Forduló, amely után a II. fázis kezdődik
knob-shift = A főtábla nyila
knob-shift-right = jobbra
knob-shift-left = balra
knob-yellow = A sárga kockák bónuszai
knob-brown = A barna kockák bónuszai
knob-saw = Fűrészlapok cellánként
knob-glue = Ragasztók cellánként
knob-offcut = Fahulladékok cellánként
knob-blueberry = Áfonyák cellánként
knob-saw_chestnuts = Gesztenyét adó fűrészlapok
knob-glue_chestnuts = Gesztenyét adó ragasztók
knob-offcut_chestnuts = Gesztenyét adó fahulladékok
knob-blueberry_chestnuts = Gesztenyét adó áfonyák
knob-nuts = Diók
knob-glue_nuts = Diók a ragasztásért
knob-offcut_step = Mennyivel növel egy kockát a fahulladék
knob-row_bonus = A lampionsorok bónuszai
knob-column_bonus = A lampionoszlopok bónuszai
knob-row_vp = A lampionsorok pontjai
knob-column_vp = A lampionoszlopok pontjai
knob-surplus_lantern_nuts = Diók egy lampionért, ha a táblázat tele van
knob-helper_cost = A segítők ára áfonyában
knob-helper_vp = A segítők pontjai
knob-adjust_step = Mennyivel változtat egy kockát a csiszoló
knob-timber_dice = A fakereskedő kockái
knob-supplier_gifts = A szállító ajándékai
knob-trader_gain = Amit az árus fizet
knob-herald_gain = Amit a hírnök ad minden hírnévért
knob-renown_reputation = A híres mester hírneve
knob-chest_slots = A ládák rekeszei
knob-chest_nuts = Az aktívvá váló ládák diói
knob-chest_helpers = Segítők, amelyeket a segítők ládája kér
knob-chest_helpers_vp = A segítők ládájának pontjai
knob-chest_orders_vp = A megrendelések ládájának pontjai megrendelésenként
knob-chest_reputation_vp = A hírnév ládájának pontjai hírnevenként
knob-chest_lanterns_vp = A lampionok ládájának pontjai lampiononként
knob-chest_order_vp_step = Hány megrendeléspont ér egy pontot a ládájuknál
knob-drops = A kínálat helyei, amelyeket az egyszemélyes kocka kiürít
knob-ratings = Az egyszemélyes értékelés határai
knob-orders_1 = Az I. fázis megrendelései
knob-orders_2 = A II. fázis megrendelései
changed-rule = { $rule ->
    [rounds] csak { $value } forduló van
    [turns] egy forduló csak 1 körből áll
    [dealt] mindenki { $value } megrendelést kap
    [pool] a kínálatban { $value } megrendelés van
    [phase_two_after] a II. fázis ennyi forduló után kezdődik: { $value }
    [shift] a kockákat balra kell tolni
    [nuts] { $value } dió van
    [glue_nuts] a ragasztás { $value } diót ad
    [offcut_step] a fahulladék ennyivel növel egy kockát: { $value }
    [adjust_step] a csiszoló ennyivel változtat egy kockát: { $value }
    [yellow] a sárga kockáknak más bónuszaik vannak
    [brown] a barna kockáknak más bónuszaik vannak
    [surplus_lantern_nuts] a szabad mező nélküli lampion { $value } diót ad
    [herald_gain] a hírnök mást ad
    [trader_gain] az árus másképp fizet
    [renown_reputation] a híres mester { $value } hírnevet hoz
   *[other] { $written }
}

## Miért nem

why-game-over = A játék véget ért.
why-keep-first = Előbb válaszd ki a megrendelést, amelyet megtartasz.
why-main-first = Előbb válassz egy kockát vagy egy megrendelést: a szabad akciók utána jönnek.
why-main-done = Ebben a körben már végrehajtottad a főakciót; csak szabad akciók maradtak.
why-not-now = Itt most nincs mit eldönteni: hajts végre egy szabad akciót, vagy fejezd be a körödet.
why-pick-first = Előbb vegyél el egy megrendelést a kínálatból.
why-lantern-first = Előbb jelöld meg a lampionodat.
why-line-first = Előbb döntsd el, hogy a sor vagy az oszlop jöjjön-e előbb.
why-value-first = Előbb válaszd ki a kocka értékét.
why-chestnut-first = Előbb válaszd ki a ládát, amelybe a gesztenye kerül.
why-gift-first = Előbb válaszd ki a szállító ajándékát.
why-timber-first = Előbb válaszd ki a fakereskedő egyik kockáját.
why-chance-first = { $what ->
    [roll] Előbb dobni kell a forduló kockáival
    [tie] Előbb dobni kell az egyenlőségről
    [rival] Előbb dobni kell az ellenfél helyett
    [extra] Előbb dobni kell a plusz kockával
   *[drop] Előbb dobni kell arról, melyik megrendelés kerül ki a kínálatból
}.
why-colour-first = Most a { colour } kockákkal kell dobni.
why-wrong-number = Színenként pontosan { $dice } kockával kell dobni.
why-not-level = Ez a játékos nincs az egyenlők között.
why-rival-colour = Most az ellenfél { colour } kockájával kell dobni.
why-extra-colour = A plusz kockának { $colour ->
    [yellow] sárgának
   *[brown] barnának
} kell lennie.
why-no-such-place = A kocka nem mutathatja a kínálatnak ezt a helyét.
why-not-dealt = Ezt a megrendelést nem te kaptad.
why-empty-column = Ebben az oszlopban nincs kocka: { $column }.
why-pool-empty = Nincs több megrendelés a kínálatban.
why-not-in-pool = Ez a megrendelés nincs a kínálatban.
why-lit-already = Ez a lampion már meg van jelölve: { $row }. sor, { $column }. oszlop.
why-no-chestnut-slot = A { chest.in } nincs szabad rekesz gesztenyének.
why-no-such-gift = A szállító nem ad { material.accusative }.
why-not-timber = A fakereskedő nem ad ilyet: { die }.
why-not-hired = Nem fogadtad fel ezt a segítőt: { helper }.
why-helper-used = Ebben a fordulóban már segített: { helper }.
why-same-material = A helyettesnek egy másik anyagot kell pótolnia.
why-not-needed = Ehhez nem kell { material }, ezért a helyettes nem pótolhatja.
why-no-material = Nincs { material.mine }.
why-no-materials = Nincs se fűrészlapod, se ragasztód, se fahulladékod.
why-no-dice = Nincs egyetlen kockád sem.
why-one-die = A ragasztáshoz két kocka kell, és neked csak egy van.
why-no-die = { $count ->
    [1] Nincs { die.mine }
   *[other] Nincs { $count } { die.mine }
}.
why-not-held = Ez a megrendelés nincs nálad.
why-order-needs-die = Ehhez a megrendeléshez ({ order }) { $count ->
    [1] egy
   *[other] { $count }
} { die } kell.
why-order-needs-material = Ehhez a megrendeléshez ({ order }) { material } kell, és nincs elég.
why-sum-too-high = Ezeknek a kockáknak az összege { $sum }, de egy kocka legfeljebb 6-ot mutathat.
why-other-colour = A megmaradó kockának ugyanolyan színűnek kell lennie, mint a két kocka egyikének.
why-too-small = Ezt nem lehet szétfűrészelni: { die }. Mindkét résznek legalább 1-et kell mutatnia.
why-wrong-parts = A két rész összege { $sum }, nem { $die-detail }.
why-above-six = Ezt nem lehet ennyivel növelni: { die }. Egy kocka sem mehet 6 fölé.
why-wrong-step = A csiszoló pontosan ennyivel változtat egy kockát: { $step }.
why-off-the-die = Ezt nem lehet így változtatni: { die }. A kockák 1 és 6 közötti értéket mutatnak.
why-hired-already = Már felfogadtad ezt a segítőt: { helper }.
why-too-dear = Ez a segítő ({ helper }) { $cost } áfonyába kerül, neked pedig { $owned ->
    [0] egy sincs
   *[other] { $owned } van
}.
why-no-berry-slot = A { chest.in } nincs szabad rekesz áfonyának.
why-no-blueberry = Nincs áfonyád.

## Mi történt

event-sheets-given = { $players ->
    [1] Egyedül játszol, üres játékoslappal
    [5] Mind az 5 játékos kap egy üres játékoslapot
   *[other] Mind a { $players } játékos kap egy üres játékoslapot
}.
event-decks-shuffled = Mindkét pakli meg van keverve: { $one } megrendelés az I. és { $two } a II. fázisból.
event-orders-dealt = Mindenki { $orders } megrendelést kap az I. fázisból, és egyet megtart.
event-board-laid = A főtábla készen áll, mellette { $dice } sárga és { $dice } barna kocka.
event-kept-one = { $you ->
    [1] Megtartasz
   *[0] { name } megtart
} egy megrendelést.
event-kept = { $you ->
    [1] A megrendelés, amelyet megtartottál
   *[0] A megrendelés, amelyet { name } megtartott
}: { order }.
event-pool-laid = { $orders } megrendelés alkotja a kínálatot.
event-round-begun = Kezdődik { $round ->
    [1] az 1.
    [5] az 5.
   *[other] a { $round }.
} forduló.
event-rolled = A dobás: { COUNT($dice, as: "dice-of") }.
event-placed = A táblán balról jobbra: { COUNT($dice, as: "dice-of") }.
event-shifted = A kockák { $side ->
    [right] jobbra
   *[left] balra
} tolódnak: { COUNT($dice, as: "dice-of") }.
event-extra = Csak egy kocka maradt, ezért egy { die } kerül mellé.
event-dice-back = { $dice ->
    [0] A táblán nem maradt kocka
   *[other] { $dice } kocka visszakerül a készletbe
}.
event-phase-two = { $early ->
    [1] Elfogytak az I. fázis megrendelései
   *[0] Véget ért az I. fázis
}: a kínálatot a II. fázis megrendelései töltik fel.
event-game-over = A játék véget ért: { SCORES($scores, $reader) }. { $count ->
    [1] { $you ->
        [1] Te nyertél
       *[0] { PEOPLE($winners, $reader) } nyert
    }
   *[other] Közös győzelem: { PEOPLE($winners, $reader) }
}.
event-solo-over = A játék véget ért. { $you ->
    [1] Az eredményed
   *[0] { name } eredménye
}: { points }.
event-rated-better-next-time = { points }: jobb stratégia kell.
event-rated-quite-good = { points }: egész jó.
event-rated-very-good = { points }: nagyon jó.
event-rated-congratulations = { points }: gratulálunk!
event-chose = { $you ->
    [1] Titokban választottál
   *[0] { name } titokban választott
}.
event-showed-die = { $you ->
    [1] A választásod
   *[0] { name } választása
}: { die }, oszlop: { $column }.
event-showed-order = { $you ->
    [1] Áthúzod a mezőt, hogy megrendelést vegyél
   *[0] { name } áthúzza a mezőt, hogy megrendelést vegyen
} el.
event-goes-first = Az egyenlők közül { $you ->
    [1] te kezdesz
   *[0] { name } kezd
}.
event-took-die = { $you ->
    [1] Elveszel
   *[0] { name } elvesz
} egy { die.accusative }{ $shared ->
    [1] ; mások is ezt választották
   *[0] {""}
}.
event-took-order = { $you ->
    [1] Elveszed ezt a megrendelést
   *[0] { name } elveszi ezt a megrendelést
} a kínálatból: { order }.
event-refilled = Új megrendelés a kínálatban: { order }.
event-no-refill = A pakli üres, ezért a hely a kínálatban üres marad.
event-no-order = A kínálat üres, ezért { $you ->
    [1] nem kapsz
   *[0] { name } nem kap
} megrendelést.
event-gained = { $you ->
    [1] Kapsz
   *[0] { name } kap
} { materials }.
event-row-full = { $you ->
    [1] A sorodban
   *[0] { name } sorában
} nincs több hely, a többi elvész: { material }.
event-got-die = { $you ->
    [1] Kapsz
   *[0] { name } kap
} egy { die.accusative } a készletből.
event-chestnut = { $you ->
    [1] Kapsz
   *[0] { name } kap
} egy gesztenyét.
event-chestnut-lost = Nincs szabad rekesz, ezért { $you ->
    [1] a gesztenyéd
   *[0] { name } gesztenyéje
} elvész.
event-filled = { $you ->
    [1] A gesztenyét a { chest.into } teszed
   *[0] { name } a { chest.into } teszi a gesztenyét
}.
event-berry-filled = { $you ->
    [1] Egy áfonyát teszel a { chest.into }
   *[0] { name } egy áfonyát tesz a { chest.into }
}.
event-chest-active = { $you ->
    [1] A lapodon
   *[0] { name } lapján
} aktív lett a { chest }.
event-nuts = { $you ->
    [1] Megjelölsz
   *[0] { name } megjelöl
} { $count } diót; { $left ->
    [0] most már mind meg van jelölve
   *[other] { $left } maradt
}.
event-nuts-lost = { $you ->
    [1] Nincs több megjelölhető diód
   *[0] { name } lapján nincs több megjelölhető dió
}: { $count } pont elvész.
event-lit = { $you ->
    [1] Megjelölsz
   *[0] { name } megjelöl
} egy lampiont: { $row }. sor, { $column }. oszlop.
event-table-full = Minden lampion meg van jelölve, ezért { $you ->
    [1] diót kapsz
   *[0] { name } diót kap
} { $count ->
    [1] a lampionért
   *[other] { $count } lampionért
}.
event-line-done = { $you ->
    [1] Kitöltöd
   *[0] { name } kitölti
} a lampiontáblázat { $number }. { line.accusative }{ $vp ->
    [0] {""}
   *[other] ; a végén { points } jár érte
}.
event-line-first = { $you ->
    [1] Nálad
   *[0] { name } lapján
} ez jön előbb: { line }.
event-put-off = { $you ->
    [1] A lampiontáblázattól kapott megrendelésed
   *[0] { name } lampiontáblázattól kapott megrendelése
} a választott megrendelések után jön.
event-line-die = { $you ->
    [1] Kapsz
   *[0] { name } kap
} egy { die.accusative } a lampiontáblázattól.
event-reputation = { $you ->
    [1] Kapsz
   *[0] { name } kap
} { $count } hírnevet.
event-completed = { $you ->
    [1] Teljesíted ezt a megrendelést
   *[0] { name } teljesíti ezt a megrendelést
}: { order }.
event-glued = { $you ->
    [1] Összeragasztod ezeket
   *[0] { name } összeragasztja ezeket
}: { COUNT($dice, as: "dice-of") }; az eredmény egy { die }.
event-sawed = { $you ->
    [1] Kettéfűrészelsz
   *[0] { name } kettéfűrészel
} egy { die.accusative }; az eredmény: { COUNT($dice, as: "dice-of") }.
event-raised = { $you ->
    [1] Fahulladékkal megnövelsz
   *[0] { name } fahulladékkal megnövel
} egy { die.accusative }; az új értéke { $value }.
event-substituted = { $you ->
    [1] A helyettes segítségével felhasználsz
   *[0] { name } a helyettes segítségével felhasznál
} { a-material.accusative }, mintha { other-material } volna.
event-adjusted = { $you ->
    [1] A csiszolód átalakít
   *[0] { name } csiszolója átalakít
} egy { die.accusative }; az új értéke { $value }.
event-sold = { $you ->
    [1] Eladsz
   *[0] { name } elad
} az árusnak { a-material.accusative }.
event-hired = { $you ->
    [1] Felfogadod ezt a segítőt
   *[0] { name } felfogadja ezt a segítőt
} { $cost } áfonyáért: { helper }.
event-timber = { $you ->
    [1] Kapsz
   *[0] { name } kap
} egy { die.accusative } a fakereskedőtől.
event-supplied = { $you ->
    [1] Kapsz
   *[0] { name } kap
} a szállítótól { a-material.accusative }.
event-heralded = A hírnök terjeszti { $you ->
    [1] a hírnevedet
   *[0] { name } hírnevét
}.
event-ended = { $you ->
    [1] Befejezed a köröd
   *[0] { name } befejezi a körét
}.
event-rival = Az ellenfél dobása: { rolled-die }. Lekerül a tábláról: { die }.
event-dropped = Ez a megrendelés kikerül a kínálat { $place }. helyéről: { order }.
event-nothing-dropped = A kínálat { $place }. helye üres, ezért nem kerül ki megrendelés.

## Pontozólapok és táblázatok

label-source-nuts = diók
label-source-helpers = segítők
label-source-reputation = hírnév × teljesített megrendelések
label-source-orders = pontok a megrendeléseken
label-source-chest = { chest }
label-source-lines = lampionsorok és -oszlopok
sheet-title = { $over ->
    [1] végeredmény
   *[0] { $round ->
        [0] az első forduló előtt
       *[other] { $round }. forduló, jelenlegi állás
    }
}
tie-break = Pontegyenlőség: { PEOPLE($tied, $reader) }; { $shared ->
    [1] a fel nem használt anyagok száma is egyenlő
   *[0] a fel nem használt anyagok száma dönt: { $materials }
}.
