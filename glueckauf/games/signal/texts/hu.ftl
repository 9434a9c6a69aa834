### Switch & Signal: every sentence of the game.
### Places come by their names: $spot is a city, a start place or a line, $spot-piece the number of the section
### on that line and $spot-pieces how many it has (0: no line). A post is of a city ($post), towards a neighbour
### ($post-to), or of a line ($post-to is "line"). Names of places take no article and no ending: "városa", "vonala" do.

## Words that sentences are built from

player = { name }
# All colours, goods and helpers take the article "a".
colour = { $colour ->
    [black] fekete
    [brown] barna
   *[grey] szürke
}
train = { $colour ->
    [black] fekete vonat
    [brown] barna vonat
   *[grey] szürke vonat
}
    .accusative = { $colour ->
        [black] fekete vonatot
        [brown] barna vonatot
       *[grey] szürke vonatot
    }
trains-of = { $colour ->
    [black] fekete vonatok
    [brown] barna vonatok
   *[grey] szürke vonatok
}
goods = { $goods ->
    [yellow] sárga áru
    [blue] kék áru
    [red] piros áru
   *[white] fehér áru
}
    .accusative = { $goods ->
        [yellow] sárga árut
        [blue] kék árut
        [red] piros árut
       *[white] fehér árut
    }
spot = { $spot-pieces ->
    [0] { $spot } városa
    [1] { $spot } vonala
   *[other] { $spot } vonalának { $spot-piece }. szakasza
}
    .to = { $spot-pieces ->
        [0] { $spot } városába
        [1] { $spot } vonalára
       *[other] { $spot } vonalának { $spot-piece }. szakaszára
    }
at-spot = { $spot-pieces ->
    [0] { $spot } városában
    [1] { $spot } vonalán
   *[other] { $spot } vonalának { $spot-piece }. szakaszán
}
post = { $post-to ->
    [line] { $post } vonalának jelzője
   *[other] { $post } városának { $post-to } felőli jelzője
}
    .from = { $post-to ->
        [line] { $post } vonalának jelzőjéről
       *[other] { $post } városának { $post-to } felőli jelzőjéről
    }
target = { $target-to ->
    [line] { $target } vonalának jelzőjére
   *[other] { $target } városának { $target-to } felőli jelzőjére
}
map = { $region ->
    [central_europe] Közép-Európa
    [north_america] Észak-Amerika
   *[other] { $map }
}
tokens = { $tokens } időzseton
points = { $points } mozgáspont
symbol = { $n ->
    [one] { $colour ->
        [k] fekete
        [n] barna
        [g] szürke
       *[m] tetszőleges
    }
   *[other] { $n } tetszőleges
}
# Accusative, as after "húzol".
cards-of-kind = { $colour ->
    [s] { $n } jelzőkártyát
    [w] { $n } váltókártyát
   *[t] { $n } vonatkártyát
}
card-kind = { $card ->
    [signal] jelzőkártyád
    [switch] váltókártyád
   *[train] vonatkártyád
}
helper = { $helper ->
    [logistician] logisztikus
    [dispatcher] diszpécser
    [conductor] vonatvezető
    [crossing_keeper] sorompóőr
    [shunter] tolatásvezető
   *[traffic_controller] forgalmi szolgálattevő
}

## The rules

SS-1-1 = 2–4 játékos számára. A játékban 9 vonat van, 3-3 fekete, barna és szürke, és mindegyik színhez egy mozgáskocka: a fekete 2, 3, 3, 4, 4, 5; a barna 1, 2, 2, 3, 3, 4; a szürke 1, 1, 1, 2, 2, 3. Van még 81 akciókártya, 27-27 a jelzőkhöz, a váltókhoz és a vonatokhoz, 18 menetrendkártya és egy startkártya, 12 árukocka négy színben, 10 jelzőkorong, 30 váltókorong és 10 időzseton.
SS-1-2 = Minden térképen négy kereskedőváros van, minden áruszínhez egy, továbbá egy vagy két kikötőváros és három segítő. Közép-Európában Marseille a kikötőváros, Észak-Amerikában San Francisco és New York.
SS-1-3 = A hálózat szélén tizenegy indulóhely van. Számuk 2-től 12-ig terjed: ennyi lehet a két indítókocka összege.
SS-1-4 = A menetrendkártyát felülről lefelé kell olvasni: előbb a felállítandó vonatok, ha vannak, aztán a színek, amelyek mozognak. A többszínű vonat egy tetszőleges színt jelent.
SS-2-1 = Egy szakaszon, egy városban és egy indulóhelyen legfeljebb egy vonat állhat. Elágazáson, jelzőnél és két szakasz határán nem állhat vonat, és ezek nem kerülnek mozgáspontba.
SS-2-2 = A hármas elágazáson, ahol három szakasz találkozik, egy váltókorong fekszik, a négyesen kettő. A korong lezárja azt a szakaszt, amelyen fekszik; a két korong nélküli szakasz mindkét irányban össze van kötve.
SS-2-3 = A jelző zöld, ha korong fekszik rajta, különben piros; mindkét irányban érvényes. Jelző áll a város és minden szomszédos szakasz között, és némelyik vonalon két szakasz között. Indulóhelynél sosincs.
SS-2-4 = Egy vonat vagy a depóban van, vagy a táblán; ott menetiránya van, és lehet rakománya. A szakaszon az egyik vége felé néz, az indulóhelyen a tábla felé, a városból pedig bármerre elindulhat. Legfeljebb egy árut visz.
SS-2-5 = A korongokat át lehet helyezni, de sosem kerül fel új, és sosem kerül le egy sem. Minden városnak mindig van legalább egy zöld jelzője, és senkinek sem lehet 10-nél több kártya a kezében.
SS-3-1 = Válasszatok térképet. Az első játékban a korongok úgy fekszenek, ahogy a térkép mutatja. Később szabadon elhelyezhetitek őket: minden hármas elágazásra egy, minden négyesre két váltókorong kerül, minden városhoz egy jelzőkorong, és 3 a vonalakra.
SS-3-2 = Tegyetek minden kereskedővárosra 2 árut a saját színéből.
SS-3-3 = Tegyetek 7 időzsetont az órára; így van tele.
SS-3-4 = Mind a 9 vonat a depóból indul.
SS-3-5 = A térkép mindhárom segítője egyszer segíthet a játékban.
SS-3-6 = Keverjétek meg a 18 menetrendkártyát, 2-t tegyetek megnézés nélkül a dobozba, és tegyétek felülre a startkártyát: a játék legfeljebb 17 kör.
SS-3-7 = Keverjétek meg a 81 akciókártyát, és osszatok mindenkinek 5-öt; a többi a húzópakli.
SS-3-8 = Az kezd, aki legutóbb várt vasúti átjárónál tehervonatra. Ha ilyen nincs, a legidősebb játékos kezd.
SS-3-9 = Együtt játszotok: a kártyáitokról bármikor beszélhettek, és közösen döntötök. Ha nem tudtok megegyezni, a soron lévő játékos dönt.
SS-4-1 = A körödben előbb fedd fel és hajtsd végre a legfelső menetrendkártyát, aztán játssz ki akciókártyákat, végül húzz újakat. Utána a tőled balra ülő játékos következik.
SS-4-2 = A kártyát felülről lefelé hajtsátok végre: előbb állítsátok fel a vonatokat, aztán mozogjanak a mutatott színek.
SS-4-3 = A felállítás kötelező. Válasszatok olyan színt, amelyből van vonat a depóban, és dobjatok a két indítókockával: az összeg adja az indulóhelyet, ahol a vonat a tábla felé néz. Ha a hely foglalt, vagy a depó üres, helyette 2 időzsetont veszítetek. Az épp felállított vonat is mozog, ha a kártya a színét mutatja.
SS-4-4 = A két felállítást mutató kártya két különböző színű vonatot hoz, egymás után.
SS-4-5 = A startkártya egy fekete, egy barna és egy szürke vonatot állít fel. Ha a hely foglalt, dobjatok újra; zsetont nem veszítetek. Egy vonat sem mozog.
SS-4-6 = Az adott szín minden vonata, amely a táblán van, egyszer mozog, mindegyik külön dobással. A sorrendet a soron lévő játékos választja. Ha egy sincs a táblán, nem történik semmi.
SS-4-7 = A többszínű vonatnál ti választjátok a színt, akár olyat is, amelynek minden vonata a depóban van. Két ilyen jel két különböző színt jelent, három pedig mindhárom színt tetszőleges sorrendben.
SS-5-1 = Játssz ki bármennyi akciókártyát, tetszőleges sorrendben: egyet sem, néhányat vagy mindet. A dobópakliba kerülnek.
SS-5-2 = Jelző: tegyél át egy korongot egy zöld jelzőről bármelyik pirosra. Egyetlen város sem maradhat korong nélkül.
SS-5-3 = Váltó: állíts át egy elágazást tetszés szerint.
SS-5-4 = Vonat: válassz egy vonatot a táblán, dobj a kockájával, és mozgasd.
SS-5-5 = Két tetszőleges akciókártya együtt egy tetszőleges akciót ér.
SS-5-6 = Rakodás: dobj el egy tetszőleges akciókártyát, és tedd a kereskedőváros egyik áruját egy ott álló üres vonatra. Kereskedővárosban sosem lehet árut lerakni vagy kicserélni.
SS-5-7 = A köröd végén húzz 5 kártyát, de 10-nél több nem lehet a kezedben. Ha a pakli elfogyott, keverd meg az eldobott kártyákat.
SS-6-1 = Egy vonat csak menetrendkártya vagy vonatakció hatására mozog.
SS-6-2 = Dobj a színének kockájával: ennyi mozgáspontja van, és ezeket fel kell használni. Minden szakasz, város és indulóhely, ahová belép, 1 pontba kerül; a jelzők és az elágazások ingyen vannak.
SS-6-3 = Minden pont, amelyet nem lehet felhasználni, 1 időzsetonba kerül, ha más szabály mást nem mond.
SS-6-4 = A vonat mindig a menetirányába halad, és szakaszon sosem fordul meg. Városból bármelyik szomszédos szakaszra kimehet, amelynek a jelzője zöld, akár arra is, amelyiken jött.
SS-6-5 = Egy szakaszon, egy városban és egy indulóhelyen csak egy vonat állhat.
SS-6-6 = Elágazáson csak a két nyitott szakasz között lehet áthaladni; különben a vonat megáll előtte.
SS-6-7 = Csak zöld jelző mellett lehet elhaladni; a piros előtt a vonat megáll.
SS-6-8 = Nincs előzés: a vonat közvetlenül a másik mögött megáll, és megáll a foglalt város előtt is.
SS-6-9 = Ha egy vonat kereskedővárosba vagy kikötővárosba ér, ott megáll, és a fel nem használt pontjai nem kerülnek semmibe.
SS-6-10 = A kikötővárosból a vonat azonnal a depóba kerül; előbb lerakja az áruját a kikötő raktárába.
SS-6-11 = Frontális találkozás: ha van még pont, és a következő mezőn álló vonat szembenéz a haladóval, minden megmaradt pontért 2 időzsetont veszítetek. A haladó vonat a depóba kerül, áruja vissza a városába; a másik vonat a helyén marad.
SS-6-12 = Ha egy vonat indulóhelyre ér, a depóba kerül, áruja vissza a városába, és pontosan 2 időzsetont veszítetek.
SS-6-13 = A vonat mezőről mezőre halad, amíg el nem fogynak a pontjai, vagy meg nem állítja valami. A zsetonok a mozgás végén kerülnek le az óráról; a szállítás előbb számít.
SS-7-1 = Időzsetont veszítetek a fel nem használt pontokért (egyenként 1, frontális találkozásnál 2), az elért indulóhelyért (2) és a felállításért, ha nem lehetséges (2).
SS-7-2 = Ha lekerül az utolsó időzseton, a legfelső menetrendkártya megnézés nélkül kikerül a játékból, és az óra újra megtelik; ami zsetonnal még tartoztok, az már erről kerül le.
SS-8-1 = Logisztikus: az épp dobott mozgáskocka nem számít; dobjatok vele újra. Az új dobás érvényes.
SS-8-2 = Diszpécser: a kör végéig a vonatok áthaladhatnak a városokon, ha a jelzők mindkét oldalon zöldek, vagy veszteség nélkül megállhatnak bennük. Áthaladás közben nem lehet rakodni.
SS-8-3 = Vonatvezető: válasszatok egy színt az épp felfedett menetrendkártyáról. Egyetlen ilyen színű vonat sem mozog.
SS-8-4 = Sorompóőr: tegyétek az épp felfedett menetrendkártyát a pakli aljára, és fedjétek fel helyette a következőt.
SS-8-5 = Tolatásvezető: egy felállításnál dobás helyett magatok választjátok az indulóhelyet.
SS-8-6 = Forgalmi szolgálattevő: az épp felfedett menetrendkártya egyik színéből egy vonat nem mozog; a többi igen.
SS-9-1 = Közösen és azonnal győztök, amikor az utolsó szükséges áru is eléri a kikötőjét.
SS-9-2 = Közösen veszítetek, ha egy kör véget ér, nincs több menetrendkártya, és még hiányzik áru.
SS-9-3 = Azonnal veszítetek, ha le kell venni egy menetrendkártyát, de már egy sincs.
SS-10-1 = Könnyebb: eggyel több jelzőkorong, csak 1 vagy egyetlen eltávolított menetrendkártya sem, vagy 8, 9 vagy 10 időzseton az órán.
SS-10-2 = Nehezebb: távolítsatok el 3, 4, 5 vagy több menetrendkártyát.
SS-10-3 = Nehezebb, 10 áruval: tegyetek minden kereskedővárosra 3 árut. Közép-Európában minden színből 2-t és még 2 tetszőlegeset kell leszállítani, Észak-Amerikában mindkét kikötőbe eggyel több tetszőlegeset.
SS-11-1 = Más indulóhelyek: keverjétek meg a helyzsetonokat, tegyetek minden indulóhelyre egyet, és fedjétek fel őket. A számuk a nyomtatott szám helyébe lép.
SS-11-2 = Indítókockák nélkül: az indulóhelyet egy megkevert halom helyzsetonjai adják meg. A startkártya után az összeset újra meg kell keverni.
SS-12-1 = Észak-Amerikában mindkét kikötővárosnak minden színből egy árura van szüksége.
SS-12-2 = Észak-Amerikában a vonatok mindig áthaladhatnak a városokon, ha a jelzők mindkét oldalon zöldek, vagy veszteség nélkül megállhatnak bennük. Rakodáshoz a vonatnak meg kell állnia: egy mozgással érkezik, és csak egy későbbivel indul tovább.
SS-12-3 = Észak-Amerikában az üres vonat megállhat a kikötővárosban, és akkor a táblán marad, vagy áthaladhat rajta.
SS-12-4 = Észak-Amerikában 9 jelzőkorong van játékban: mind a 6 városnál egy, és 3 a vonalakon.

## The rulings: where the rulebook can be read in more than one way

SS-R1 = SS-2.2: mit tesz a váltókorong? Nálunk: lezárja azt a szakaszt, amelyen fekszik. Az elágazás bármely két szakasza összeköthető, hegyesszögben is.
SS-R2 = SS-2.3: csak egy irányban érvényes a jelző? Nálunk: nem, mindkettőben.
SS-R3 = SS-6.4: mikor választjátok ki, merre hagyja el a vonat a várost? Nálunk: a dobás után, a mozgás részeként.
SS-R4 = SS-6.4: azt az utat kell választani, amely a legtöbb pontot használja fel? Nálunk: nem, bármelyik zöld jelző megfelel.
SS-R5 = SS-6.8: frontális találkozás-e, ha a vonat városban álló vonatba ütközik? Nálunk: nem, minden fel nem használt pont 1 zsetonba kerül. Kapcsoló: city_head_on.
SS-R6 = SS-6.11: frontális találkozás-e, ha a vonat indulóhelyen álló vonatba ütközik? Nálunk: igen, mert az a tábla felé néz. Kapcsoló: start_head_on.
SS-R7 = SS-6.2: pontba kerül-e az indulóhelyre lépni? Nálunk: igen; ha a vonat mozgása az előtte lévő szakaszon ér véget, ott marad veszteség nélkül.
SS-R8 = SS-6.11: frontális-e a találkozás, ha nem maradt pont? Nálunk: nem. Ha egy vonat már a városából sem tud elindulni, minden pontja felhasználatlan.
SS-R9 = SS-4.5: mozog-e valami a startkártyánál? Nálunk: nem.
SS-R10 = SS-4.4: mi van, ha két felállításhoz csak egy szín maradt a depóban? Nálunk: a második nem lehetséges, és zsetonba kerül. A színeket egymás után kell választani, mindegyiket a dobása előtt.
SS-R11 = SS-4.7: választható-e olyan szín, amelynek minden vonata a depóban van? Nálunk: igen, egyetlen jelnél is. Egy kártya minden színe különböző.
SS-R12 = SS-5.7: húzhatsz-e kevesebb kártyát, mint amennyit lehetne? Nálunk: nem.
SS-R13 = SS-9.2: mi van, ha az óra az utolsó menetrendkártyát viszi el? Nálunk: ez a kör az utolsó.
SS-R14 = SS-7.2: mi van, ha több zsetonnal tartoztok, mint amennyi a teli órán van? Nálunk: egy második kártya is kikerül a játékból.
SS-R15 = SS-8.2: merre haladhat át egy vonat a városon? Nálunk: bármelyik másik szakaszra, mint amelyiken jött, ha ott a jelző zöld, és nem áll rajta vonat; különben veszteség nélkül megáll.
SS-R16 = SS-8.2: átengedi-e a diszpécser a vonatokat Marseille városán? Nálunk: nem. Kapcsoló: dispatcher_port.
SS-R17 = SS-8.3, SS-8.6: mikor és meddig segít a vonatvezető és a forgalmi szolgálattevő? Nálunk: amikor a szín már ismert, de még az első dobása előtt; vonatakció azért mozgathatja a vonatot. Kapcsoló: held_for_turn.
SS-R18 = SS-8.1: mikor segít a logisztikus? Nálunk: mielőtt a vonat elindul, az indítókockáknál pedig soha.
SS-R19 = SS-8.4: bármelyik kártyát elveheti-e a sorompóőr? Nálunk: a startkártyát és az utolsó kártyát nem, és csak akkor, ha a kártyáról még semmit sem hajtottatok végre.
SS-R20 = SS-8.5: választhat-e foglalt helyet a tolatásvezető? Nálunk: nem. A választás egy dobás vagy egy helyzseton helyébe lép.
SS-R21 = SS-12.3: mit tesz egy rakott vonat Észak-Amerika kikötővárosában? Nálunk: ha megáll, és a kikötőnek még kell az áruja, lerakja, és a depóba kerül; különben ott áll rakottan. Át is haladhat. Kapcsoló: port_takes_all.
SS-R22 = SS-12.3: a depóba kerül-e az üres vonat Észak-Amerika kikötővárosából? Nálunk: nem.
SS-R23 = SS-10.3: mely további áruk számítanak? Nálunk: Marseille városában két tetszőleges, az azon felüliek nem érnek semmit; Észak-Amerika mindkét kikötője egyet vesz át a négy színén felül.
SS-R24 = SS-10.1: hová kerül a további jelzőkorong? Nálunk: bármelyik piros jelzőre.
SS-R25 = SS-11.2: mi van, ha elfogynak a helyzsetonok? Nálunk: mind a tizenegyet újra meg kell keverni.
SS-R26 = SS-4.3: lehet-e újra dobni, ha a hely foglalt? Nálunk: nem, a felállítás elvész.
SS-R27 = SS-5.6: újra felrakható-e a visszakerült áru? Nálunk: igen, és egy körben többször is rakodhatsz.
SS-R28 = SS-3.9: ki játssza meg, amit közösen eldöntötök? Nálunk: a soron lévő játékos.
SS-R29 = SS-5.5: fizethető-e két kártyával a saját fajtájuk akciója? Nálunk: igen. Egy akciónak változtatnia kell valamin, és vonatakcióhoz vonat kell a táblán.
SS-R30 = SS-5.5: azonos fajtájúnak kell-e lennie a két kártyának? Nálunk: nem. Ahol a nyilvános leírások ellentmondanak a szabályfüzetnek, a szabályfüzet számít.
SS-R31 = SS-8.5: segíthet-e a tolatásvezető a startkártyánál? Nálunk: igen, minden dobása előtt hívhatjátok.
SS-R32 = SS-8.2: mit jelent a diszpécsernél a „bármikor”? Nálunk: a kör minden döntésénél. Ha egy vonat megmaradt pontokkal ér kereskedővárosba, és továbbmehetne, de a dobása óta nem volt mit eldönteni, akkor dönthettek róla.
SS-R33 = SS-8.4: mikor hívható a sorompóőr? Nálunk: a kártya első döntésénél, és mindig, mielőtt zsetont veszítenétek.
SS-R34 = SS-4.1: mit tudni a pakliról? Nálunk: azt, hogy mely kártyákat nem látta még senki, de a sorrendjüket nem; az eltávolítottak is köztük vannak. A pakli aljára tett kártya jön utoljára.
SS-R35 = SS-5.7: mikor kell megkeverni az eldobott kártyákat? Nálunk: amikor húzni kell, de a pakli üres, akár a húzás közepén is.
SS-R36 = SS-4.7: mikor választjátok a második színt? Nálunk: amikor az első már mozgott. A választott szín úgy számít, mintha a kártyán szerepelne; olyan szín, amelynek nincs vonata a táblán, nem tartható vissza.
SS-R37 = SS-6.4: elhagyhatja-e egy vonat a várost, ha az út el van zárva? Nálunk: igen, bármelyik zöld jelzőnél; szabad szakasz csak az áthaladáshoz kell.
SS-R38 = SS-4.4: lehet-e a második vonat olyan színű, mint az első, ha azt nem sikerült felállítani? Nálunk: nem. Üres depónál minden felállítás 2 zsetonba kerül.
SS-R39 = SS-9.2: kell-e húzni az utolsó körben is? Nálunk: igen, és utána elveszett a játék.
SS-R40 = SS-10.3: mi a játék eredménye? Nálunk: a számító áruk száma. Észak-Amerika kikötői bármikor átveszik a további árujukat.
SS-R41 = SS-10.1: meddig változtatható a nehézség? Nálunk: 0–18 eltávolított kártya, 7–10 időzseton, városonként 2 vagy 3 áru, legfeljebb egy további korong.

## The game’s name, and what a changed rule set changes

title = Switch & Signal
knob-map = Térkép
knob-map-central_europe = Közép-Európa
knob-map-north_america = Észak-Amerika
knob-removed = Eltávolított menetrendkártyák
knob-clock = Időzsetonok az órán
knob-goods = Áruk minden kereskedővároson
knob-tokens = Helyzsetonok
knob-tokens-none = nincsenek játékban
knob-tokens-places = az indulóhelyeken
knob-tokens-pile = halomban a kockák helyett
knob-extra_signal = További jelzőkorongok
knob-trains = Vonatok színenként
knob-black = A fekete kocka oldalai
knob-brown = A barna kocka oldalai
knob-grey = A szürke kocka oldalai
knob-action_cards = Akciókártyák fajtánként
knob-departures = Menetrendkártyák
knob-deal = Kiosztott akciókártyák
knob-draw = Húzott akciókártyák
knob-hand_limit = Ennyi akciókártya lehet kézben
knob-unused_tokens = Időzseton egy fel nem használt pontért
knob-head_on_tokens = Időzseton egy pontért frontális találkozásnál
knob-start_place_tokens = Időzseton az elért indulóhelyért
knob-no_deployment_tokens = Időzseton a nem lehetséges felállításért
knob-city_head_on = Városban álló vonatba ütközni frontális találkozás
knob-start_head_on = Indulóhelyen álló vonatba ütközni frontális találkozás
knob-dispatcher_port = A diszpécser átengedi a vonatokat a kikötővárosokon
knob-held_for_turn = A visszatartott vonatot vonatakció sem mozgathatja
knob-port_takes_all = A kikötő olyan árut is átvesz, amely nem kell neki
# Form "if" stands after "Ha …", form "is" in a list after a colon.
changed-rule = { $form ->
    [if] { $rule ->
        [removed] { $value ->
            [0] egyetlen menetrendkártya sem kerülne ki a játékból
           *[other] { $value } menetrendkártya kerülne ki a játékból
        }
        [clock] az órán { $value } időzseton volna
        [goods] minden kereskedővároson { $value } áru volna
        [tokens] { $value ->
            [places] helyzsetonok változtatnák meg az indulóhelyeket
           *[pile] helyzsetonok lépnének az indítókockák helyébe
        }
        [extra_signal] volna egy további jelzőkorong
        [trains] minden színből { $value } vonat volna
        [deal] mindenki { $value } akciókártyát kapna
        [draw] a kör végén { $value } akciókártyát kellene húzni
        [hand_limit] legfeljebb { $value } akciókártya lehetne kézben
        [city_head_on] városban álló vonatba ütközni frontális találkozás volna
        [start_head_on] indulóhelyen álló vonatba ütközni nem volna frontális találkozás
        [dispatcher_port] a diszpécser a kikötővárosokon is átengedné a vonatokat
        [held_for_turn] a visszatartott vonatot vonatakció sem mozgathatná
        [port_takes_all] a kikötő olyan árut is átvenne, amely nem kell neki
       *[other] ez volna érvényben: { $written }
    }
   *[is] { $rule ->
        [removed] { $value ->
            [0] egyetlen menetrendkártya sem kerül ki a játékból
           *[other] { $value } menetrendkártya kerül ki a játékból
        }
        [clock] az órán { $value } időzseton van
        [goods] minden kereskedővároson { $value } áru van
        [tokens] { $value ->
            [places] helyzsetonok változtatják meg az indulóhelyeket
           *[pile] helyzsetonok lépnek az indítókockák helyébe
        }
        [extra_signal] van egy további jelzőkorong
        [trains] minden színből { $value } vonat van
        [deal] mindenki { $value } akciókártyát kap
        [draw] a kör végén { $value } akciókártyát kell húzni
        [hand_limit] legfeljebb { $value } akciókártya lehet kézben
        [city_head_on] városban álló vonatba ütközni frontális találkozás
        [start_head_on] indulóhelyen álló vonatba ütközni nem frontális találkozás
        [dispatcher_port] a diszpécser a kikötővárosokon is átengedi a vonatokat
        [held_for_turn] a visszatartott vonatot vonatakció sem mozgathatja
        [port_takes_all] a kikötő olyan árut is átvesz, amely nem kell neki
       *[other] { $written }
    }
}

## Why not

why-game-over = A játék véget ért.
why-card-not-on-top = Ez a menetrendkártya nem lehet a pakli tetején.
why-chance-first = { $what ->
    [card] Előbb fedd fel a menetrendkártyát
    [place] Előbb derüljön ki az indulóhely
    [die] Előbb dobj a kockával
   *[draw] Előbb húzd fel a kártyáidat
}.
why-no-chance-now = Most nincs mit dobni vagy húzni: játssz ki akciókártyákat, vagy fejezd be az akcióidat.
why-actions-now = A menetrendkártyát már végrehajtottátok: játssz ki akciókártyákat, vagy fejezd be az akcióidat.
why-deploy-first = Előbb állíts fel egy vonatot.
why-colour-first = Előbb válaszd ki a színt, amely mozog.
why-train-first = Előbb válaszd ki, melyik következik a { trains-of } közül.
why-keeper-first = Előbb döntsd el, hogy a sorompóőr elveszi-e ezt a kártyát.
why-die-first = A kocka eredménye { $points }: előbb döntsd el, hogy a logisztikus újradobja-e.
why-leave-first = Előbb válaszd ki, merre hagyja el a vonat { $city } városát.
why-stop-first = Előbb döntsd el, hogy a vonat megáll-e { $city } városában.
why-not-on-this-map = Ezen a térképen nincs { helper }.
why-helper-used = Ebben a játékban a { helper } már segített.
why-keeper-too-late = A sorompóőr csak az épp felfedett menetrendkártyát veszi el, amíg semmit sem hajtottatok végre róla, a startkártyát pedig soha.
why-keeper-no-card = A sorompóőr nem tud segíteni: nincs több menetrendkártya.
why-start-colour = A startkártya most a { train.accusative } állítja fel.
why-same-colour = A kártya két vonatának különböző színűnek kell lennie, és az első { colour }.
why-not-in-depot = Nincs { train } a depóban.
why-place-taken = { $place } városa foglalt.
why-rolled-again = { $place } városa foglalt: a startkártyánál ilyenkor újra kell dobni.
why-token-turned = Ez a helyzseton már fel van fedve: { $number }.
why-colour-used = Ezen a kártyán a { colour } már mozog; minden színének különböznie kell.
why-has-moved = Ez a { train } már mozgott.
why-other-colour = Ez { train }; most a { $due ->
    [black] feketék
    [brown] barnák
   *[grey] szürkék
} mozognak.
why-no-such-place = Ilyen hely nincs a térképen.
why-no-train-there = Nem áll vonat { at-spot }.
why-hold-too-late = A { trains-of } egyikéért már dobtatok.
why-hold-other = Most csak a { colour } készül mozogni.
why-hold-nobody = Nem áll mozgásra váró { train } { at-spot }.
why-no-such-face = A { trains-of } kockáján nincs ilyen szám: { $points }.
why-not-adjoining = { $city } városával nem szomszédos { spot }.
why-exit-red = { post } piros.
why-no-through = { $city } városán most nem lehet áthaladni; csak a diszpécser engedhetné meg.
why-way-back = Az a vonat, amely áthalad { $city } városán, nem mehet vissza oda, ahonnan jött.
why-exit-taken = Másik vonat áll { at-spot }.
why-no-card = Nincs { card-kind }.
why-no-two-cards = Fizetésként nem tudsz eldobni { COUNT($cards, as: "cards-of-kind") }.
why-no-post = Ilyen jelző nincs.
why-no-disc = { post } piros: nincs rajta korong.
why-is-green = { post } már zöld.
why-last-disc = { $city } városa jelzőkorong nélkül maradna.
why-no-junction = Ilyen elágazás nincs.
why-no-setting = { $junction } elágazása nem állítható így: két szakasz nyitva marad, a többi zárva van.
why-same-setting = { $junction } elágazása már ezt a két irányt köti össze: { $a } és { $b }.
why-is-held = A { train } ebben a körben vissza van tartva.
why-no-goods-city = Ez nem kereskedőváros.
why-nobody-to-load = Nem áll vonat { $city } városában.
why-is-loaded = A { train } már { goods.accusative } visz.
why-no-goods-left = Nincs több áru { $city } városában.
why-draw-number = Most pontosan { $count } kártyát húzol.
why-draw-impossible = Ezeket a kártyákat nem húzhatod: egy fajtából nincs ennyi.

## What happened

event-map-laid = Az asztalon ez a térkép fekszik: { map }, { $switches } váltókoronggal és { $signals } jelzőkoronggal.
event-goods-laid = Minden kereskedővároson { $goods } áru van; összesen { $needed } árut kell leszállítanotok.
event-clock-set = Az órán { tokens } van.
event-depot-filled = Mind a { $trains } vonat a depóban áll.
event-helpers-ready = { $helpers } segítő áll készen.
event-deck-laid = { $removed ->
    [0] Egyetlen menetrendkártya sem kerül
   *[other] { $removed } menetrendkártya kerül
} ki a játékból; felül a startkártyával a pakli { $cards } lapból áll.
event-hands-dealt = Mindenki { $cards } akciókártyát kap.
event-ports-need = { $ports } kikötőváros van, és mindegyiknek minden színből egy árura van szüksége.
event-places-changed = Helyzsetonok adnak új számot az indulóhelyeknek.
event-pile-laid = Az indítókockák helyett helyzsetonok vannak kikészítve.
event-started = { $you ->
    [1] Te kezdesz
   *[0] { name } kezd
}.
event-turn-begun = { $you ->
    [1] Te jössz
   *[0] { name } következik
}; { $deck ->
    [one] ez az utolsó menetrendkártya
   *[other] { $deck } menetrendkártya van még
}.
event-start-card = A startkártya minden színből egy vonatot állít fel.
event-revealed = A menetrendkártya { $deploy ->
    [0] szerint{" "}
    [one] egy új vonatot hoz{ $moves ->
        [0] {""}
       *[other] , majd{" "}
    }
   *[other] { $deploy } új vonatot hoz{ $moves ->
        [0] {""}
       *[other] , majd{" "}
    }
}{ $moves ->
    [0] {""}
    [one] ez a szín mozog:{" "}
   *[other] ezek a színek mozognak:{" "}
}{ COUNT($symbols, as: "symbol") }.
event-to-deploy = { $you ->
    [1] Felállításra egy { train.accusative } választasz
   *[0] { name } egy { train.accusative } választ felállításra
}.
event-deployed = A { train } felkerül a táblára { $place } városában (indulóhely: { $number }).
event-place-taken = { $place } városa (indulóhely: { $number }) foglalt, ezért a { train } nem kerül a táblára.
event-depot-empty = A depó üres, ezért nem lehet vonatot felállítani.
event-none-but-barred = A depóban csak { trains-of } vannak, és a második vonatnak más színűnek kell lennie.
event-colour-chosen = { $you ->
    [1] A { colour } színt választod
   *[0] { name } a { colour } színt választja
}.
event-none-out = Nincs { train } a táblán, ezért egy sem mozog.
event-next-train = { $you ->
    [1] Következőnek a { train.accusative } választod { at-spot }
   *[0] { name } a { train.accusative } választja következőnek { at-spot }
}.
event-card-done = A menetrendkártyát végrehajtottátok.
event-rolled = A { train } kockájának eredménye { $points }.
event-left-city = A { train } { $to } felé elhagyja { $city } városát.
event-ran-through = A { train } { $to } felé áthalad { $city } városán.
event-drove = A { train } { $spaces } mezőt halad { spot.to }.
event-stopped-red = Megáll, mert { post } piros; felhasználatlan: { points }.
event-stopped-closed = Megáll { $junction } elágazása előtt, amely le van zárva előtte; felhasználatlan: { points }.
event-stopped-behind = Megáll a másik vonat mögött, amely { at-spot } áll; felhasználatlan: { points }.
event-stopped-city = Megáll { $city } városa előtt, mert az foglalt; felhasználatlan: { points }.
event-head-on = Frontálisan találkozik a vonattal, amely { at-spot } áll, és a depóba kerül; felhasználatlan: { points }.
event-start-reached = Eléri { $place } indulóhelyét, és a depóba kerül.
event-goods-back = A { goods } visszakerül { $city } városába.
event-arrived = A { train } megérkezik { $city } városába.
event-may-run-on = A { train } { $city } városában van, maradt még { points }, és továbbmehet.
event-stopped = A { train } megáll { $city } városában.
event-delivered = A { train } leszállítja a { goods.accusative } { $city } városába, és a depóba kerül.
event-port-empty = A { train } üresen éri el { $city } városát, és a depóba kerül.
event-tokens-lost = { $tokens } időzsetont veszítetek; { $clock ->
    [0] az óra üres
   *[other] { $clock } maradt
}.
event-refilled = Az óra újra megtelik, és { $removed } menetrendkártya kikerül a játékból; { $deck ->
    [0] egy sem maradt
   *[other] { $deck } maradt
}.
event-helper-logistician = A logisztikus újradobatja a kockát.
event-helper-dispatcher = A diszpécser a kör végéig átengedi a vonatokat a városokon.
event-helper-conductor = A vonatvezető minden { train.accusative } visszatart.
event-helper-crossing-keeper = A sorompóőr a pakli aljára teszi a kártyát.
event-helper-shunter = A tolatásvezető a { train.accusative } { $place } városába küldi.
event-helper-traffic-controller = A forgalmi szolgálattevő visszatartja a { train.accusative } { at-spot }.
event-signal-moved = { $you ->
    [1] Egy korongot áthelyezel
   *[0] { name } áthelyez egy korongot
} { post.from } { target }{ $two ->
    [1] , két kártyáért
   *[0] {""}
}.
event-switch-set = { $you ->
    [1] Átállítod
   *[0] { name } átállítja
} { $junction } elágazását{ $two ->
    [1] , két kártyáért
   *[0] {""}
}; most ezt a két irányt köti össze: { $a } és { $b }.
event-train-sent = { $you ->
    [1] Elindítod
   *[0] { name } elindítja
} a { train.accusative } { at-spot }{ $two ->
    [1] , két kártyáért
   *[0] {""}
}.
event-loaded = { $you ->
    [1] Felraksz egy { goods.accusative }
   *[0] { name } felrak egy { goods.accusative }
} { $city } városában; a { train } viszi.
event-actions-ended = { $you ->
    [1] Befejezed az akcióidat
   *[0] { name } befejezi az akcióit
}.
event-drew = { $you ->
    [1] Húzol
   *[0] { name } húz
} { COUNT($cards, as: "cards-of-kind") }.
event-reshuffled = Az eldobott kártyákat megkeverve új pakli készül.
event-hand-full = { $you ->
    [1] Tele a kezed, ezért nem húzol kártyát
   *[0] { name } keze tele van, ezért nem húz kártyát
}.
event-won = Mind a { $goods } áru elérte a kikötőjét: közösen győztetek!
event-ran-out = Nincs több menetrendkártya, és a leszállított áruk száma { $goods } a szükséges { $needed } helyett: közösen veszítettetek.
event-out-of-time = Le kellene venni egy menetrendkártyát, de már egy sincs. A leszállított áruk száma { $goods } a szükséges { $needed } helyett: közösen veszítettetek.

## The scoresheet

label-sheet-title = { $over ->
    [1] végeredmény
   *[0] jelenlegi állás
}
label-sheet-port = áruk { $port } városában
