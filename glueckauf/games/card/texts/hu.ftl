### Glück Auf, the card game: every sentence of the game.
### A fact like "lorry/a" or "barracks:3" also comes in parts: $zone-kind and $zone-detail.

## Words that sentences are built from

# With its article.
player = { name }
# Stands before "címerű" or "címer".
crest = { $crest ->
    [w] kerék
    [c] lóhere
    [t] torony
    [f] róka
   *[other] rejtett
}
wagon = { $wagon ->
    [w] kerék címerű vagon
    [c] lóhere címerű vagon
    [t] torony címerű vagon
    [f] róka címerű vagon
   *[wild] univerzális vagon
}
engine = { $engine ->
    [red] piros mozdony
    [green] zöld mozdony
    [blue] kék mozdony
    [yellow] sárga mozdony
   *[other] rejtett mozdony
}
share = { $share ->
    [barracks] bérkaszárnyák
    [furnaces] kohók
    [factories] gyárak
   *[steamboats] gőzhajók
}
# The article is in `.the`: a csillepakli, but az „A” csillepakli.
stack = { $stack-kind ->
    [lorry] { $stack-detail ->
        [a] „A” csillepakli
       *[b] „B” csillepakli
    }
    [wagon] { $stack-detail ->
        [a] „A” vagonpakli
       *[b] „B” vagonpakli
    }
    [engine] mozdonypakli
    [order] megrendeléspakli
    [share] részvénypakli
    [innovation] fejlesztéspakli
   *[objective] célpakli
}
    .the = { $stack-detail ->
        [a] az
       *[other] a
    } { stack }
# A bare name: sentences say „…”.
zone = { $zone-kind ->
    [lorry] { $zone-detail ->
        [a] „A” csillepakli
       *[b] „B” csillepakli
    }
    [wagon] { $zone-detail ->
        [a] „A” vagonpakli
       *[b] „B” vagonpakli
    }
    [engine] mozdonypakli
    [order] megrendeléspakli
    [share] részvénypakli
    [innovation] fejlesztéspakli
    [objective] célpakli
    [mining] Bányászat { $card }
    [delivery] Szállítás
   *[wild] Szabad húzás
}
innovation = { $innovation ->
    [w3] „1–3 munkás” fejlesztés
    [w4] „1–4 munkás” fejlesztés
    [w5] „1–5 munkás” fejlesztés
    [lorry] „csille” fejlesztés
    [wagon] „vagon” fejlesztés
    [engine] „mozdony” fejlesztés
    [order] „megrendelés” fejlesztés
    [share] „részvény” fejlesztés
    [mining] „bányászat” fejlesztés
    [delivery] „szállítás” fejlesztés
   *[other] rejtett fejlesztés
}
    .the = { $innovation ->
        [w3] az
        [w4] az
        [w5] az
       *[other] a
    } { innovation }
objective = { $objective-kind ->
    [shift_pairs] műszakjelzőpárok
    [objectives] célkártyák
    [engine] { $objective-detail ->
        [red] piros mozdonyok
        [green] zöld mozdonyok
        [blue] kék mozdonyok
       *[yellow] sárga mozdonyok
    }
    [share] { $objective-detail ->
        [barracks] a bérkaszárnyák részvényei
        [furnaces] a kohók részvényei
        [factories] a gyárak részvényei
       *[steamboats] a gőzhajók részvényei
    }
    [order] { $objective-detail ->
        [barracks] a bérkaszárnyák megrendelései
        [furnaces] a kohók megrendelései
        [factories] a gyárak megrendelései
       *[steamboats] a gőzhajók megrendelései
    }
    [lorries] { $objective-detail ->
        [barracks] csillék a bérkaszárnyáknak
        [furnaces] csillék a kohóknak
        [factories] csillék a gyáraknak
       *[steamboats] csillék a gőzhajóknak
    }
   *[other] rejtett
}
workers = { $workers } munkás
cards = { $cards } kártya
steps = { $steps } munkafázis
lorries = { $lorries } csille
lorry = { $lorries ->
    [0] rejtett kártya
    [one] kártya egy { crest } címerű csillével
   *[other] kártya két { crest } címerű csillével
}
order = { $order-kind ->
    [barracks] megrendelés (bérkaszárnyák, { lorries })
    [furnaces] megrendelés (kohók, { lorries })
    [factories] megrendelés (gyárak, { lorries })
    [steamboats] megrendelés (gőzhajók, { lorries })
   *[other] rejtett megrendelés
}

## The rules

CG-1-1 = Keverjétek meg külön-külön az egyes kártyafajtákat, és alkossatok belőlük képpel felfelé fordított paklikat: a legfelső kártyát mindenki látja, az alatta lévőket senki. A csillékből és a vagonokból két-két pakli lesz, „A” és „B”, a mozdonyokból, megrendelésekből, részvényekből, fejlesztésekből és célokból egy-egy. Mellettük fekszenek az akciókártyák.
CG-1-2 = Két játékos esetén a Bányászat 1/2 kártyára nincs szükség.
CG-1-3 = Minden paklihoz és minden akciókártyához tartozik egy hely a munkásoknak. Kezdetben mindegyik üres, csak a Szabad húzás kártyára van egy munkás nyomtatva.
CG-1-4 = A játékot 2–4 játékos játszhatja. Mindenki kap egy táblát és egy szín tíz munkáskártyáját: öt egyest, két kettest, valamint egy hármast, egy négyest és egy ötöst. Két játékos esetén mindenki félreteszi a négyesét és az ötösét, három játékos esetén az ötösét. Más kártyája az elején senkinek sincs.
CG-1-5 = A műszakjelzők a Bányászat 0/1 kártyán fekszenek, felül az 1-es: két játékos esetén 7, három esetén 6, négy esetén 5 jelző.
CG-1-6 = Az első műszak kezdő játékosát tetszés szerint választhatjátok ki.
CG-2-1 = Annyi műszak van, ahány jelző. A kezdő játékos kezd, majd az óramutató járása szerint következnek a többiek, azok nélkül, akik már passzoltak, amíg mindenki nem passzol.
CG-2-2 = A körödben bármennyi akciófejlesztést kijátszhatsz. Ezután vagy munkásokat teszel pontosan egy helyre, végrehajtod az akcióját, és ha akarsz, további fejlesztéseket játszol ki, vagy passzolsz.
CG-2-3 = Egy hely eggyel több munkásba kerül, mint ahányat ebben a műszakban legutóbb odatettek, bárki tette is. Az első használat ára 1, a másodiké 2 és így tovább; a Szabad húzás kártyánál már az első is 2.
CG-2-4 = A kezedben lévő munkáskártyákkal és munkásfejlesztésekkel fizetsz, amelyek összege pontosan az ár: se több, se kevesebb. A munkásfejlesztés értékét fizetéskor választod meg.
CG-2-5 = A kifizetett kártyák a műszak végéig ott maradnak. A legutóbbi használat számít, és az, hogy kié volt.
CG-2-6 = Fizetés után végre kell hajtanod az akciót, ezért csak olyan helyet választhatsz, amelynek az akciója lehetséges: a pakliban van kártya, van hely a mozdonynak, felhasználható elég munkafázis, elindulhat egy vonat, vagy a Szabad húzás talál olyan kártyát, amelyet elvehetsz.
CG-2-7 = Egy körben csak egyszer tehetsz le munkásokat. A köröd akkor ér véget, ha nem játszol ki több fejlesztést.
CG-2-8 = Ha nem tudsz vagy nem akarsz munkásokat letenni, passzolsz: a következő műszakig nem kerülsz sorra, és fejlesztést sem játszhatsz ki. A kezedben lévő kártyákat megtartod.
CG-3-1 = Csille: vedd el a pakli legfelső kártyáját, és tedd a vágatod bal végére. A vágatban bármennyi kártya lehet.
CG-3-2 = Vagon: vedd el a pakli legfelső kártyáját, és tedd egy olyan rakodóhoz, amelyen szerepel a címere; az univerzális vagon bármelyik rakodóhoz kerülhet. Egy rakodónál bármennyi vagon elfér, és egyik sem kerül át máshová.
CG-3-3 = Mozdony: vedd el a pakli legfelső kártyáját, és tedd egy mozdony nélküli rakodóhoz, akár vagonok nélkülihez is. Később nem lehet áthelyezni vagy kicserélni. Ha mindhárom rakodódnál áll mozdony, nem vehetsz el újabbat.
CG-3-4 = Megrendelés, fejlesztés: vedd a kezedbe a pakli legfelső kártyáját. Bármennyi lehet belőlük.
CG-3-5 = Részvény, cél: vedd el a pakli legfelső kártyáját, és tedd magad elé képpel felfelé. Bármennyi lehet belőlük.
CG-3-6 = A bányászat mozgatások sora: a vágat jobb szélső kártyáját vagonba rakod, ugyanezt a kártyát a csilletárolóba tolod, vagy a csilletároló bármelyik kártyáját vagonba rakod. Minden mozgatás annyi munkafázis, ahány csille a kártyán van.
CG-3-7 = Csak üres vagonba rakodhatsz, amelynek a címere egyezik a kártyáéval, vagy amely univerzális, és amely olyan rakodónál áll, amelyen szerepel ez a címer. Egy vagonba egy csillekártya fér, akár egy, akár két csillével, és a berakott kártya ott is marad.
CG-3-8 = A kétcsillés kártyához egyszerre két munkafázis kell. A csilletárolóban bármennyi kártya elfér, és olyat is oda tolhatsz, amelyet vagonba rakhatnál. A vágat ezután jobbra zár fel.
CG-3-9 = A felhasznált munkafázisok számának a bányászatkártya két száma közé kell esnie; a fel nem használtak elvesznek. A 0/1 kártyánál az is elég, ha nem teszel semmit.
CG-3-10 = Szállítás: indíts el legalább egy vonatot. Kell hozzá mozdony, egy megrendelés a kezedből, és legalább annyi csillényi rakomány, amennyit a megrendelés kér.
CG-3-11 = Egy akcióban több vonat is elindulhat, ha mindegyik mozdonya azonos színű; mindegyikhez külön megrendelés kell.
CG-3-12 = A megrendelés és a rakodó összes kártyája a teljesített megrendeléseid paklijába kerül: a mozdony, minden vagon, az üres is, és minden csillekártya, a fölösleges is. Ezt a paklit bármikor átnézheted.
CG-3-13 = Szabad húzás: válassz egy paklit, és nézd meg a négy legfelső kártyáját. Egyet vegyél el, és tedd oda, ahová való; a megrendelést és a fejlesztést nem kell megmutatnod. A többi a pakli alá kerül. A pakli munkásainak helye nem változik.
CG-4-1 = A munkásfejlesztéssel fizetsz, egymagában vagy más kártyákkal együtt. A hely árán nem változtat, és a műszak végén kikerül a játékból.
CG-4-2 = Az akciófejlesztéshez nem kell sem munkás, sem hely, és egyetlen árat sem változtat meg. Az akciójának minden szabálya érvényes rá, a bányászat legfeljebb négy munkafázis. Kijátszás után kikerül a játékból.
CG-4-3 = Üres paklihoz nem lehet munkást tenni, és sem fejlesztéssel, sem Szabad húzással nem választható.
CG-4-4 = Ha a két csillepakli vagy a két vagonpakli egyike elfogy, a másikat félbe kell vágni, és az egyik fele tölti ki a hiányt. A munkások és a helyeik maradnak, a kártyákat pedig soha nem keverjük újra.
CG-5-1 = A műszak akkor ér véget, ha mindenki passzolt.
CG-5-2 = A Bányászat 0/1 kártya legfelső jelzőjét az kapja, aki ebben a műszakban utoljára tett oda munkásokat; ha senki sem, akkor a műszak kezdő játékosa. Aki megkapta, az kezdi a következő műszakot.
CG-5-3 = Az utolsó jelzővel a játék véget ér. Különben mindenki visszaveszi a munkáskártyáit, a felhasznált munkásfejlesztések kikerülnek a játékból, és minden hely újra üres.
CG-6-1 = A vágatokban, a csilletárolókban és a rakodóknál lévő kártyák nem érnek semmit, ahogy a kézben lévő megrendelések és fejlesztések sem.
CG-6-2 = Párosítsd a részvényeidet az ugyanahhoz a megrendelőhöz tartozó teljesített megrendelésekkel, mindegyikhez legfeljebb egyet. A pár nélkül maradt részvények nem érnek semmit.
CG-6-3 = Add össze: a teljesített megrendelések paklijában lévő egycsillés kártyák pontjai (A), a teljesített megrendelések pontjai (B), 3 pont minden párosított részvényért (C), 1 pont minden műszakjelzőért (D), és amit a célok hoznak (E).
CG-6-4 = Az győz, akinek a legtöbb pontja van. Holtverseny esetén az érintettek közül az győz, akié a legmagasabb számú műszakjelző.

## The game's name, and what a changed rule set changes

title = Glück Auf, a kártyajáték
knob-lorries = Csillekártyák címerenként
knob-wagons = Vagonok címerenként
knob-wild_wagons = Univerzális vagonok
knob-engines = Mozdonyok színenként
knob-orders = Megrendelések megrendelőnként
knob-shares = Részvények megrendelőnként
knob-objectives = Célkártyák
knob-innovations = Fejlesztéskártyák
knob-workers = Munkáskártyák játékosonként
knob-removed_2 = Két játékosnál félretett munkáskártyák
knob-removed_3 = Három játékosnál félretett munkáskártyák
knob-tokens = Műszakjelzők, műszakonként egy
knob-docks = A rakodók címerei
knob-mining = A bányászatkártyák nagyobb száma
knob-mining_least = A bányászatkártyák kisebb száma
knob-unused_2 = Két játékosnál nem használt bányászatkártyák
knob-printed_workers = A Szabad húzás kártyára nyomtatott munkások
knob-look = Ennyi kártyát mutat a Szabad húzás
knob-innovation_steps = A „bányászat” fejlesztés munkafázisai
knob-innovation_least = Ebből ennyit kötelező megtenni
knob-innovation_needs_placement = Akciófejlesztéshez munkást is le kell tenni
knob-share_vp = Pont egy párosított részvényért
knob-token_vp = Pont egy műszakjelzőért
knob-pair_vp = Cél: pont egy pár műszakjelzőért
knob-objective_vp = Cél: pont minden célkártyáért
knob-engine_vp = Cél: pont egy adott színű mozdonyért
knob-matched_vp = Cél: pont egy párosított részvényért
knob-order_vp = Cél: pont egy teljesített megrendelésért
knob-lorries_vp = Cél: pont elég csilléért
knob-lorries_needed = Cél: ennyi csille elég

## The rulings: where the rulebook can be read in more than one way

CG-A1 = CG-3.9: a bányászatkártyák kisebb száma alsó határ? Nálunk: igen, csak a 0/1 engedi, hogy ne tegyél semmit.
CG-A2 = CG-4.2: van alsó határa a „bányászat” fejlesztésnek? Nálunk: a négy munkafázisból legalább egyet fel kell használni.
CG-A3 = CG-3.6: tolható-e egy kártya ugyanabban az akcióban a csilletárolóba, majd onnan vagonba? Nálunk: igen, mindkettő munkafázisba kerül.
CG-A4 = CG-2.2: kijátszható-e fejlesztés abban a körben, amelyben passzolsz? Nálunk: igen, passzolás előtt. Kapcsoló: innovation_needs_placement.
CG-A5 = CG-2.2: kijátszható-e az épp most felvett fejlesztés? Nálunk: igen.
CG-A6 = CG-5.2: számítanak-e az akciófejlesztések a műszakjelzőnél vagy az áraknál? Nálunk: nem. A munkásfejlesztések, amelyekkel fizettek, számítanak.
CG-A7 = CG-5.2: kié a jelző, ha a Bányászat 0/1 kártyához senki sem tett munkást? Nálunk: azé, aki az éppen véget ért műszakot kezdte.
CG-A8 = CG-4.4: hogyan kell kettévágni a paklit? Nálunk: azonnal; a felső fele, páratlan számnál a nagyobb, a helyén marad, az alsó átkerül. Egyetlen kártya a helyén marad.
CG-A9 = CG-3.13: milyen sorrendben kerülnek a kártyák a pakli alá? Nálunk: ahogy feküdtek; csak az ismeri őket, aki megnézte.
CG-A10 = CG-3.13: visszautasítható-e mind a négy kártya, vagy megnézhető-e másik pakli? Nálunk: nem.
CG-A11 = CG-6.4: mi van, ha a holtversenyben állók egyikének sincs műszakjelzője? Nálunk: közösen győznek.
CG-A12 = CG-6.3: mely mozdonyok számítanak a célnál? Nálunk: a teljesített megrendelések paklijában lévők.
CG-A13 = CG-3.11: a mozdony színe vagy típusa? Nálunk: a két szó ugyanazt jelenti.
CG-A14 = CG-3.8: hány munkafázis a kétcsillés kártya? Nálunk: pontosan kettő.
CG-A15 = CG-3.4: titkos-e a kézben lévő megrendelés és fejlesztés? Nálunk: amit a pakli tetejéről vettek el, azt mindenki látta; amit Szabad húzással, az a kijátszásáig titkos.
CG-A16 = CG-2.8: lehet-e kérdés nélkül passzolni? Nálunk: csak ha sem munkást nem tudsz letenni, sem akciófejlesztést kijátszani.
CG-A17 = CG-2.8: passzolhatsz-e, ha le tudnál tenni munkásokat? Nálunk: igen, bármikor.
CG-A18 = CG-3.10: elindulhat-e egy vonat kis megrendeléssel, ha nagyobb is van a kezedben? Nálunk: igen, és a fölösleges csillék így is pontot érnek.
CG-A19 = CG-3.13: több egyforma kártya közül melyiket veszi el a Szabad húzás? Nálunk: a legfelsőt.
CG-A20 = CG-2.2: mit kér az innovation_needs_placement? Nálunk: a munkások letétele előtt csak addig játszhatsz ki fejlesztést, amíg le is tudnál tenni munkásokat; utána ezt meg kell tenned, ha még lehet, különben passzolsz.
CG-A21 = CG-2.8: mikor dől el, hogy kérdés nélkül passzolsz? Nálunk: amikor rád kerül a sor, mert egy magasabb ár épp kifizethető lehet; vagy egy fejlesztés után, ha már semmi más nem lehetséges.
CG-A22 = CG-4.2: kijátszható-e a „bányászat” fejlesztés, ha egy munkafázis sem lehetséges? Nálunk: nem.
CG-A23 = CG-3.11: hogyan indul el több vonat? Nálunk: egymás után, a rakodók tetszőleges sorrendjében, amíg elindulhat még egy azonos színű mozdonnyal.

## Why not

why-game-over = A játék véget ért.
why-pay-first = Előbb válaszd ki a kártyákat, amelyekkel fizetsz: { zone }, ára { workers }.
why-dock-first = Előbb válassz rakodót a { $kind ->
    [engine] mozdonynak
   *[wagon] vagonnak
}.
why-look-first = Előbb válaszd ki, melyik paklit nézed meg.
why-take-first = { $cards ->
    [one] Előbb vedd el a kártyát, amelyet nézel.
   *[other] { $cards } kártyát nézel: előbb vegyél el egyet közülük.
}
why-place-first = Válassz helyet a munkásaidnak, játssz ki egy fejlesztést, vagy passzolj.
why-end-of-turn = A munkásaid már a helyükön vannak: játssz ki egy fejlesztést, vagy fejezd be a körödet.
why-stack-empty = { stack.the } üres.
why-no-free-dock = Mindegyik rakodódnál áll már mozdony.
why-face-down = Ez a kártya képpel lefelé fekszik; nem tudhatod, mi van rajta.
why-cannot-mine = Legalább { $least ->
    [one] egy
   *[other] { $least }
} munkafázist kellene felhasználnod, de a csilléid ezt nem engedik.
why-no-train-ready = Egyetlen vonat sem indulhat el: mozdony, rakomány és olyan megrendelés kell hozzá, amelyhez a rakomány elég.
why-nothing-to-take = Egyik pakliban sincs olyan kártya, amelyet elvehetsz.
why-card-not-used = Ez a bányászatkártya { $players } játékos esetén nincs játékban.
why-no-such-zone = Nincs olyan bányászatkártya, amely legfeljebb { $steps } munkafázist enged.
why-placed-already = Ebben a körben már tettél le munkásokat; csak egyszer lehet.
why-cannot-pay = A kártyáiddal nem tudsz pontosan { $workers } munkást fizetni ({ zone }).
why-no-such-innovation = Nincs a kezedben „{ $innovation ->
    [lorry] csille
    [wagon] vagon
    [engine] mozdony
    [order] megrendelés
    [share] részvény
    [mining] bányászat
   *[delivery] szállítás
}” fejlesztés.
why-innovation-needs-placement = Ebben a szabályváltozatban csak akkor játszhatsz ki fejlesztést, ha munkásokat is le tudnál tenni.
why-end-instead = Már tettél le munkásokat, ezért passzolás helyett fejezd be a körödet.
why-must-place = Kijátszottál egy fejlesztést, ezért ebben a szabályváltozatban most munkásokat kell letenned.
why-place-or-pass = Még nem fejezheted be a körödet: tegyél le munkásokat, vagy passzolj.
why-no-such-workers = Ezek a munkáskártyák nincsenek a kezedben.
why-no-such-helper = Ez a munkásfejlesztés nincs a kezedben.
why-value-out-of-range = Ez a fejlesztés legfeljebb { $most } munkásnak számít, nem { $workers } munkásnak.
why-wrong-payment = Az ár { $needed } ({ zone }), ezek a kártyák pedig { $workers } munkást érnek; pontosan kell fizetned.
why-steps-missing = Még legalább { $steps ->
    [one] egy
   *[other] { $steps }
} munkafázist fel kell használnod.
why-finish-mining = Előbb fejezd be a bányászatot: még { $steps } munkafázisod van hátra.
why-row-empty = A vágatod üres.
why-not-in-storage = Nincs ilyen a csilletárolódban: { lorry }.
why-too-few-steps = A kártya { $lorries } munkafázisba kerül, de neked { $steps ->
    [0] egy sem maradt
   *[other] csak { $steps } maradt
}.
why-minimum-out-of-reach = Még legalább { $steps ->
    [one] egy
   *[other] { $steps }
} munkafázist fel kell használnod, és e mozgatás után ez már nem menne.
why-no-such-wagon = { label-dock.the }nál nincs { wagon }.
why-dock-without-crest = { label-dock.the }n nincs { crest } címer.
why-other-crest = { crest } címerű csille nem rakható ide: { wagon }.
why-wagon-loaded = { label-dock.the }nál minden { wagon } meg van már rakva.
why-one-train-at-least = Legalább egy vonatnak el kell indulnia.
why-finish-delivery = Előbb fejezd be a szállítást: indíts el egy vonatot.
why-no-engine = { label-dock.the }nál nincs mozdony.
why-other-engine = { label-dock.the }nál más színű mozdony áll; most csak ilyen követheti: { engine }.
why-no-such-order = Ez nincs a kezedben: { order }.
why-load-too-small = { label-dock.the }nál álló vonaton { $load } csille van, a megrendelés pedig { $needed } csillét kér.
why-dock-has-engine = { label-dock.the }nál már áll mozdony.
why-wagon-not-for-dock = { label-dock.the }hoz nem kerülhet { wagon }: nincs rajta ez a címer.
why-not-among-them = Ez a kártya nincs a megnézett { $cards } kártya között.

## Visszatekintés egy játszmára

review-fact = { $fact ->
    [steps] Munkafázisok
    [workers] Passzoláskor kézben maradt munkások
   *[cards] A végén értéktelen kártyák
}
review-kind = { $kind ->
    [lorry] csille
    [wagon] vagon
    [engine] mozdony
    [order] megrendelés
    [share] részvény
    [innovation] fejlesztés
    [objective] célkártya
    [mining] bányászat
    [delivery] kiszállítás
    [wild] húzás
    [use] fejlesztés kézből
    [pass] passzolás
    [pay] más kártyákkal fizetni
    [take] más kártyát elvenni
   *[other] más döntés a fordulóban
}
review-in-play = Játék közben szerzett pontok
review-proof = elért pont: { $vp }, lehetséges: { $most }.

## What happened

event-stacks-laid = { $stacks } megkevert pakli fekszik az asztalon, a legfelső kártyák képpel felfelé.
event-zones-laid = { $zones } hely várja a munkásokat{ $unused ->
    [0] {""}
    [one] ; egy bányászatkártya { $players } játékos esetén nincs játékban
   *[other] ; { $unused } bányászatkártya { $players } játékos esetén nincs játékban
}.
event-hands-dealt = Mindenkinek { $cards } kártya van a kezében, összesen { $workers } munkással.
event-tokens-laid = { $tokens } műszakjelző fekszik az első bányászatkártyán.
event-started = { $you ->
    [1] Te kezded
   *[0] { name } kezdi
} az első műszakot.
event-placed = { $workers ->
    [one] { $you ->
        [1] Egy munkást teszel le
       *[0] { name } egy munkást tesz le
    }
   *[other] { $you ->
        [1] { $workers } munkást teszel le
       *[0] { name } { $workers } munkást tesz le
    }
}: { zone }.
event-helped = { innovation.the } { $workers } munkásnak számít.
event-innovation-played = { $you ->
    [1] Kijátszod
   *[0] { name } kijátssza
}: { innovation }.
event-passed = { $you ->
    [1] Passzolsz, ebben a műszakban már nem kerülsz sorra
   *[0] { name } passzol, ebben a műszakban már nem kerül sorra
}.
event-passed-by-itself = { $you ->
    [1] Ebben a műszakban már semmit sem tehetsz, ezért passzolsz
   *[0] { name } ebben a műszakban már semmit sem tehet, ezért passzol
}.
event-took-lorry = { $you ->
    [1] Új csillekártyát teszel a vágatod bal végére
   *[0] { name } új csillekártyát tesz a vágata bal végére
}: { lorry }.
event-took-wagon = { $you ->
    [1] Vagont teszel
   *[0] { name } vagont tesz
} { label-dock.the }hoz: { wagon }.
event-took-engine = { $you ->
    [1] Mozdonyt teszel
   *[0] { name } mozdonyt tesz
} { label-dock.the }hoz: { engine }.
event-took-order = { $you ->
    [1] A kezedbe veszel
   *[0] { name } a kezébe vesz
} egy kártyát: { order }.
event-took-innovation = { $you ->
    [1] A kezedbe veszel
   *[0] { name } a kezébe vesz
} egy kártyát: { innovation }.
event-took-secretly = { $you ->
    [1] A kezedbe veszel
   *[0] { name } a kezébe vesz
} egyet a { $stack ->
    [order] megrendelések
   *[innovation] fejlesztések
} közül, és nem { $you ->
    [1] mutatod
   *[0] mutatja
} meg.
event-took-share = { $you ->
    [1] Részvényt veszel el
   *[0] { name } részvényt vesz el
}: { share }.
event-took-objective = { $you ->
    [1] Célt veszel el
   *[0] { name } célt vesz el
}: { objective }.
event-looked = { $you ->
    [1] Megnézel
   *[0] { name } megnéz
} { $cards } kártyát: { stack }.
event-put-under = { $cards ->
    [0] Nem kerül kártya
   *[other] { $cards } kártya kerül
} { stack.the } alá.
event-loaded = { $you ->
    [1] Vagonba raksz
   *[0] { name } vagonba rak
} egy csillekártyát a { $source ->
    [storage] csilletárolóból
   *[row] vágatból
}: { lorry } – { $dock }. rakodó, { wagon }.
event-stored = { $you ->
    [1] A csilletárolóba tolsz
   *[0] { name } a csilletárolóba tol
} egy csillekártyát: { lorry }.
event-mining-ended = { $you ->
    [1] Befejezed
   *[0] { name } befejezi
} a bányászatot; { $steps ->
    [0] egy munkafázis sem vész el
   *[other] { $steps } munkafázis elvész
}.
event-dispatched = { $you ->
    [1] Elindítod
   *[0] { name } elindítja
} a vonatot { label-dock.the }tól ({ engine }): { order }, { $vp } pont.
event-ran-out = Elfogyott { stack.the }.
event-split = A másik pakli { $cards } kártyája tölti ki a hiányt: { stack }.
event-shift-ended = Mindenki passzolt: véget ért { $shift ->
    [1] az 1.
    [5] az 5.
   *[other] a { $shift }.
} műszak.
event-token-won = { $you ->
    [1] Megkapod
   *[0] { name } megkapja
} { $token ->
    [1] az 1.
    [5] az 5.
   *[other] a { $token }.
} műszakjelzőt{ $placed ->
    [1] , mert { $you ->
        [1] te tettél
       *[0] ő tett
    } utoljára munkásokat a jelzők kártyájához
   *[0] , mert { $you ->
        [1] te kezdted
       *[0] ő kezdte
    } a műszakot, és a jelzők kártyájához senki sem tett munkást
}.
event-shift-begun = { $shift ->
    [1] az 1.
    [5] az 5.
   *[other] a { $shift }.
} műszakot { $you ->
    [1] te kezded
   *[0] { name } kezdi
}; minden munkás visszatér{ $innovations ->
    [0] {""}
   *[other] , és { $innovations } munkásfejlesztés kikerül a játékból
}.
event-removed = { $cards ->
    [0] { $you ->
        [1] Egyetlen kártyát sem teszel félre
       *[0] { name } egyetlen kártyát sem tesz félre
    }
   *[other] { $you ->
        [1] { $cards } értéktelen kártyát teszel félre
       *[0] { name } { $cards } értéktelen kártyát tesz félre
    }
}.
event-matched = { $shares ->
    [0] { $you ->
        [1] Egyetlen részvényt sem párosítasz
       *[0] { name } egyetlen részvényt sem párosít
    }
   *[other] { $you ->
        [1] { $shares } részvényt párosítasz
       *[0] { name } { $shares } részvényt párosít
    }
} teljesített megrendeléssel{ $unmatched ->
    [0] {""}
   *[other] ; { $unmatched } részvény pár nélkül marad
}.
event-scored = { $you ->
    [1] { $vp } pontot érsz el
   *[0] { name } { $vp } pontot ér el
}: csillék { $a }, megrendelések { $b }, részvények { $c }, műszakjelzők { $d }, célok { $e }.
event-game-over = A játék véget ért. { $count ->
    [one] { $you ->
        [1] Te győztél
       *[0] { name } győzött
    }
   *[other] Közös győzelem: { PEOPLE($winners, $reader) }
}.

## Moves in short

move-place = { zone }: { workers }
move-pay = Fizetés: { $words }
# Parts of a payment, joined by +.
move-pay-helper = { $workers } ({ innovation })
move-dock-wagon = { wagon } { label-dock.the }hoz
move-dock-engine = { engine } { label-dock.the }hoz
move-load = Vagonba rakás a { $source ->
    [storage] csilletárolóból
   *[row] vágatból
}: { lorry } – { $dock }. rakodó, { wagon }
move-store = A csilletárolóba: { lorry }
move-train = Vonat indítása { label-dock.the }tól: { order }, { $vp } pont
move-look = Megnézed: { stack }
move-take-lorry = Elveszed: { lorry }
move-take-wagon = Elveszed: { wagon }
move-take-engine = Elveszed: { engine }
move-take-order = Elveszed: { order }
move-take-share = Elveszed: részvény, { share }
move-take-innovation = Elveszed: { innovation }
move-take-objective = Elveszed: cél, { objective }
move-use = Kijátszod: { innovation }
move-use-at = Kijátszod: { innovation }, { stack }
move-end-mining = A bányászat vége; { $steps } munkafázis elvész
move-end-delivery = A szállítás vége
move-end-turn = A kör vége
move-pass = Passz: ebben a műszakban már nem kerülsz sorra

## Labels of the picture

# Words that stand in the picture: keep them short.
label-mining = Bányászat
label-delivery = Szállítás
label-row = Vágat
label-storage = Csilletároló
label-dock = { $dock }. rakodó
    .the = { $dock ->
        [1] az 1. rakodó
       *[other] a { $dock }. rakodó
    }
label-orders = Megrendelések
label-innovations = Fejlesztések
label-shares = Részvények
label-objectives = Célok
label-tokens = Műszakjelzők
label-shift = { $shift }. műszak / { $shifts }
label-player = { name }
label-you = Te
label-to-move = { $you ->
    [1] te jössz
   *[0] soron van
}
label-passed = { $you ->
    [1] passzoltál
   *[0] passzolt
}
label-won = { $you ->
    [1] győztél
   *[0] győzött
}
label-starts = kezdő játékos
label-steps = még { $steps } munkafázis

# Phrases that names of things are joined from, for screen readers.
label-zone = { zone }
label-stack = { stack }: { cards }
label-closed = nincs játékban
label-cost = ára { workers }
label-placed = { $you ->
    [1] { $workers } munkásod
   *[0] { name } { $workers } munkása
}
label-vacant = még nincs munkás
label-lorry = { lorry }{ $vp ->
    [0] {""}
   *[other] , { $vp } pont
}
label-wagon = { wagon }
label-engine = { engine }
label-order = { order }, { $vp } pont
label-share = részvény: { share }
label-innovation = { innovation }
label-objective = cél: { objective }
label-empty = üres
label-loaded = megrakva: { lorry }
label-load = rakomány: { lorries }
label-hidden = képpel lefelé
label-none = nincs itt semmi
label-worker = munkáskártya: { $workers }
label-trains = { $trains } elindított vonat
label-vp = { $vp } győzelmi pont
pile-title = { $you ->
    [1] elindított vonataid
   *[0] { name } elindított vonatai
}
pile-hidden = { $trains } elindított vonat fekszik itt képpel lefelé; csak { name } nézheti meg.
tie-break = Pontegyenlőség: { PEOPLE($tied, $reader) }. { $shared ->
    [1] Egyiküknek sincs műszakjelzője, így a győzelem közös
   *[0] { $you ->
        [1] Nálad van a legmagasabb számú műszakjelző ({ $token }), te győztél
       *[0] A legmagasabb számú műszakjelző ({ $token }) { name.dative } jutott, ezért { name } győzött
    }
}.
label-category-a = csillék
label-category-b = megrendelések
label-category-c = részvények
label-category-d = műszakjelzők
label-category-e = célok

## The picture and the table

# Words that stand in the picture: keep them short.
label-next = következő
label-lorries = Csillék
label-wagons = Vagonok
label-engines = Mozdony
label-orders-short = Rendelés
label-wild-short = Húzás
label-paying = Fizess { $workers } munkással
label-looking = Vegyél el egyet közülük
label-docking-wagon = Válassz rakodót a vagonnak
label-docking-engine = Válassz rakodót a mozdonynak

# Phrases that names of things are joined from, for screen readers.
label-zones = A munkások helyei
label-seats = A játékosok
label-in-hand = { $workers } munkás kézben
label-tray = Választható kártyák
label-yard = { $you ->
    [1] táblád
   *[0] { name } táblája
}
label-bears = { $crest ->
    [w] kerék
    [c] lóhere
    [t] torony
   *[f] róka
}
label-no-engine = nincs mozdony
label-times = { $cards } darab
label-vp-unseen = a pontszám ismeretlen: a teljesített megrendelések képpel lefelé fekszenek

# Buttons, and what is asked.
button-pass = Passz
button-end = Befejezés
prompt-place = Küldj munkásokat egy paklihoz vagy egy akciókártyára, vagy passzolj.
prompt-use = Küldj munkásokat egy paklihoz vagy egy akciókártyára, játssz ki egy fejlesztést, vagy passzolj.
prompt-end = Játssz ki egy fejlesztést, vagy fejezd be a körödet.
prompt-pay = Válaszd ki a kártyákat, amelyekkel fizetsz: { zone }, ára { workers }.
prompt-dock = Válassz rakodót a { $kind ->
    [engine] mozdonynak
   *[wagon] vagonnak
}.
prompt-mining = Bányászat: még { $steps } munkafázis{ $least ->
    [0] {""}
   *[other] , ebből legalább { $least } kötelező
}.
prompt-deliver = Válaszd ki az induló vonatot és a megrendelését.
prompt-deliver-more = Válassz még egy vonatot ugyanilyen színű mozdonnyal, vagy fejezd be a szállítást.
prompt-look = Válaszd ki, melyik paklit nézed meg.
prompt-take = Vegyél el egyet ezek közül a kártyák közül.

## Tippek

advice-where = { $kind ->
    [lorry] Gondolj egy új csillére.
    [wagon] Gondolj egy új vagonra.
    [engine] Gondolj egy mozdonyra.
    [order] Gondolj egy új megrendelésre.
    [share] Gondolj egy részvényre.
    [innovation] Gondolj egy fejlesztésre.
    [objective] Gondolj egy célra.
    [mining] Gondolj a bányászatra.
    [delivery] Gondolj a szállításra.
    [wild] Gondolj a Szabad húzásra: négy kártyát mutat.
    [pay] Gondold végig, melyik munkásokra lesz még szükséged ebben a műszakban.
    [todock] Gondold végig, melyik vonatnak segít a legtöbbet ez a kártya.
    [load] Van megrakható vagon.
    [store] Gondolj a csilletárolóra.
    [dispatch] Egy vonat elindulhat.
    [lookat] Gondold végig, melyik pakli négy kártyája segítene a legtöbbet.
    [take] E kártyák egyike segít a legtöbbet.
    [use] Van a kezedben egy fejlesztés, amely most segít.
    [pass] Ebben a műszakban már semmi sem segít.
   *[end] Ebben a körben már semmi sem segít.
}
advice-move = A legjobb lépés, amit találtam: { $label }.

## Changed rules

# Form "if" stands after "Ha …", form "is" in a list after a colon.
changed-rule = { $form ->
    [if] { $rule ->
        [innovation_needs_placement] { $value ->
            [0] fejlesztést akkor is kijátszhatnál, ha nem tudsz munkásokat letenni
           *[1] fejlesztést csak akkor játszhatnál ki, ha munkásokat is le tudnál tenni
        }
        [look] a Szabad húzás { $value } kártyát mutatna
        [removed_2] { $each ->
            [mixed] két játékos esetén mindenki más munkáskártyákat tenne félre ({ LIST($value) })
           *[other] két játékos esetén mindenki egyetlen munkáskártyát tenne félre ({ $each })
        }
        [docks] a rakodókon más címerek szerepelnének
        [mining_least] { $each ->
            [0] a bányászatkártyáknál nem volna kötelező minimum
            [mixed] a bányászatkártyák kisebb száma { LIST($value) } volna
           *[other] minden bányászatkártya kisebb száma { $each } volna
        }
        [orders] a megrendeléskártyák mást érnének
        [share_vp] egy párosított részvény { $value } pontot hozna
       *[other] ez volna érvényben: { $written }
    }
   *[is] { $rule ->
        [innovation_needs_placement] { $value ->
            [0] fejlesztés munkások letétele nélkül is kijátszható
           *[1] fejlesztés csak akkor játszható ki, ha munkásokat is le lehet tenni
        }
        [look] a Szabad húzás { $value } kártyát mutat
        [removed_2] { $each ->
            [mixed] két játékos esetén mindenki más munkáskártyákat tesz félre ({ LIST($value) })
           *[other] két játékos esetén mindenki egyetlen munkáskártyát tesz félre ({ $each })
        }
        [docks] a rakodókon más címerek szerepelnek
        [mining_least] { $each ->
            [0] a bányászatkártyáknál nincs kötelező minimum
            [mixed] a bányászatkártyák kisebb száma { LIST($value) }
           *[other] minden bányászatkártya kisebb száma { $each }
        }
        [orders] a megrendeléskártyák mást érnek
        [share_vp] egy párosított részvény { $value } pontot hoz
       *[other] { $written }
    }
}

## Miért jó egy lépés, számokban

reason-lorry = { $fits ->
    [0] Még egyetlen üres vagonba sem fér, de jöhet olyan.
   *[other] { $fits } üres vagonba fér.
}
reason-wagon = { $waiting ->
    [0] Még egyetlen csillekártya sem vár rá, de minden vonatnak kell vagon.
   *[other] { $waiting } csillekártya vár ilyen vagonra.
}
reason-engine = { $docks } rakodónál nincs még mozdony.
reason-order = { $vp } pontot hoz; { lorries } kell hozzá, a legteltebb vonaton { $load } van.
reason-share = { $vp } pontot hoz az ugyanahhoz a megrendelőhöz tartozó megrendeléssel; { $orders ->
    [0] részvény nélküli még nincs.
   *[other] részvény nélküli van { $orders }.
}
reason-objective = A jelenlegi állás szerint { $vp } pontot hoz.
reason-innovation = Később munkásokat takarít meg.
reason-mining = { $lorries ->
    [0] Még nem kerül csille vonatra, de a következők előrébb jutnak.
   *[other] { lorries } kerül vonatra.
}
reason-delivery = { $trains } vonat indul, és { $vp } pontot hoz.
reason-wild = { cards } válik láthatóvá, és az egyiket el lehet venni.
reason-pay = { $workers ->
    [0] Ezzel minden munkás elfogy.
   *[other] { workers } marad, { $cards } kártyán.
}
reason-dock = Ezen a vonaton eddig { $wagons ->
    [0] nincs vagon
   *[other] { $wagons } vagon
} és { $lorries ->
    [0] nincs csille.
   *[other] { lorries } van.
}
reason-load = A vonaton akkor { lorries } lesz.
reason-store = { $cards ->
    [0] A csilletárolóból bármikor vagonba lehet rakni.
   *[other] Helyet ad a mögötte lévő { $cards } kártyának.
}
reason-end = Ami még lehetséges, nem ér többet.
reason-pass = { $workers ->
    [0] Nincs több munkás.
   *[other] { workers } maradt, de amit ki tudnának fizetni, nem éri meg.
}
reason-told = { $reason } { $way ->
    [more] A bot számítása szerint ez { $lead } ponttal többet ér, mint a következő: „{ $other }”.
    [less] A bot számítása szerint ez { $lead } ponttal kevesebbet ér, mint a következő: „{ $other }”.
   *[same] A bot számítása szerint ugyanennyit ér: „{ $other }”.
}

## What changed rules break, before a game is played

sanity-nobody-can-pay = A munkáskártyákból sem 1, sem a Szabad húzás ára ({ $wild }) nem rakható ki pontosan, így soha senki sem tehet le munkást: vegyél fel 1 értékű munkáskártyát.
sanity-only-wild = Egyetlen munkáskártya értéke sem 1, így eleinte mindenki csak a Szabad húzást használhatja: vegyél fel egy ilyet.
sanity-wild-too-dear = A Szabad húzás ára { $wild } munkás, de a kézben lévő munkáskártyák összege csak { $workers }: nyomtass rá kevesebb munkást, vagy vegyél fel munkáskártyákat.
sanity-too-few-turns = Ahhoz, hogy egy vonat elinduljon, legalább { $needed } alkalommal kell munkásokat letenni, de az egész játékban senki sem tehet le többször, mint { $turns }: vegyél fel műszakjelzőket vagy munkáskártyákat.
sanity-no-wagons = Nincsenek vagonok, így soha egyetlen csille sem rakható vagonba: vegyél fel néhányat.
sanity-no-loading = Minden csillekártyához több munkafázis kell, mint amennyit a bányászat valaha is ad ({ $steps }), így semmi sem rakható vagonba: növeld a bányászatkártyák számait, vagy vegyél fel egycsillés kártyákat.
sanity-row-blocked = A bányászat soha nem ad több munkafázist, mint { $steps }, így egy kétcsillés kártya végleg elzárja a vágatot: növeld a bányászatkártyák számait, vagy vedd ki ezeket a kártyákat.
sanity-all-orders-too-large = Egyetlen vonaton sem lehet több csille, mint { $longest }, és minden megrendelés többet kér: vegyél fel csilléket vagy vagonokat, vagy kisebb megrendeléseket.
sanity-orders-too-large = Egyetlen vonaton sem lehet több csille, mint { $longest }, így minden megrendelő néhány megrendelését (számuk { $n }) soha nem lehet teljesíteni: vegyél fel csilléket vagy vagonokat, vagy vedd ki ezeket a megrendeléseket.
sanity-no-shares = Nincsenek részvények, így a helyük nem használható: vegyél fel néhányat.
sanity-no-objectives = Nincsenek célok, így a helyük nem használható: vegyél fel néhányat.
sanity-lorries-out-of-reach = A csilléket kérő célokhoz { $needed } csille kell, de egy megrendelő összes megrendelése együtt is csak ennyit kér: { $most }. Csökkentsd ezt a számot.
sanity-no-pair-of-tokens = Csak egy műszakjelző van, így a célhoz soha senkinek sem lesz párja: vegyél fel jelzőket, vagy vedd ki ezt a célt.
sanity-innovation-switch = Nincsenek akciófejlesztések, így ez a kapcsoló semmin sem változtat: vegyél fel néhányat, vagy kapcsold ki.
sanity-nothing-scores = Semmi sem ér pontot, sem a megrendelés, sem a csille, sem a részvény, sem a műszakjelző, sem a cél: adj pontot legalább az egyikért.
## What the design lab measures

measure-in-shift = { $what }, { $shift }. műszak
