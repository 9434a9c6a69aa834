### A Woodcraft képe és asztala: a dolgok neve, a lépések pár szóban, a kérdések.

## Kockák és anyagok

label-letter = { $colour ->
    [yellow] S
   *[brown] B
}
label-die = { $colour ->
    [yellow] sárga { $value }
   *[brown] barna { $value }
}
label-any-die = { $colour ->
    [yellow] egy tetszőleges értékű sárga kocka
   *[brown] egy tetszőleges értékű barna kocka
}
label-thing = { $what ->
    [saw] { $number } fűrészlap
    [glue] { $number } ragasztó
    [offcut] { $number } fahulladék
    [blueberry] { $number } áfonya
    [lantern] { $number } lampion
    [chestnut] { $number } gesztenye
    [order] { $number } megrendelés a kínálatból
    [reputation] { $number } hírnév
   *[nut] { $number } dió
}
label-points = { $vp } pont
label-nothing = semmi

## A főtábla és a kínálat

label-board = főtábla
label-common = főtábla és megrendelések a kínálatban
label-round = { $round ->
    [0] az első forduló előtt
   *[other] { $round }. forduló (összesen { $rounds }), { $turn }. kör
}
label-arrow = a forduló két köre között a kockák { $side ->
    [left] balra
   *[right] jobbra
} tolódnak
label-column = { $number }. oszlop
label-column-die = { $die }, hozzá { $bonus }
label-column-empty = nincs kocka
label-pool = megrendelések a kínálatban
label-empty-place = a kínálat { $number }. helye üres
label-deck = { $phase ->
    [1] I. fázis
   *[2] II. fázis
}: { $orders ->
    [0] nincs több megrendelés
   *[other] még { $orders } megrendelés
}
label-order-name = { order }
label-needs = kell hozzá { $needs }
label-gives = jár érte { $reward }
label-hidden = lefordított megrendelés

## Egy játékos helye

label-sheet-of = { $you ->
    [1] a te lapod
   *[0] { name } lapja
}
label-player = { name }
label-you = Te
label-to-move = most lép
label-won = { $you ->
    [1] nyertél
   *[0] nyert
}
label-chosen = választott
label-has-chosen = { $you ->
    [1] választottál
   *[0] választott
}
label-own-die = { $die }{ $number ->
    [one] {""}
   *[other] , { $number } darab
}
label-no-dice = nincs kocka
label-done = { $orders ->
    [0] nincs teljesített megrendelés
   *[other] { $orders } teljesített megrendelés
}
label-name-line = Név
label-blank-sheet = játékoslap
label-fields = { $turns ->
    [0] még nem volt kör
   *[other] { $turns } lejátszott kör
}
label-struck = megrendelés
label-material = { $what ->
    [saw] fűrészlap
    [glue] ragasztó
    [offcut] fahulladék
   *[blueberry] áfonya
}: { $owned } felhasználható
label-marked = { $room } közül { $marked } megjelölve
label-cell = lampion, { $row }. sor, { $column }. oszlop: { $lit ->
    [1] megjelölve
   *[0] szabad
}
label-nuts = dió: { $room } közül { $nuts } megjelölve

## Segítők és ládák

label-helper = { helper }
label-does = { $helper ->
    [substitute] fordulónként egyszer egy anyagot másikként használ
    [brown_adjust] fordulónként egyszer módosít egy barna kockát, ennyivel: { $step }
    [timber] azonnal ad egyet ezek közül: { $gains }
    [supplier] minden teljesített megrendelésért ad egyet ezek közül: { $gains }
    [trader] fordulónként egyszer megvesz egy anyagot, és ezt adja érte: { $gains }
    [yellow_adjust] fordulónként egyszer módosít egy sárga kockát, ennyivel: { $step }
    [herald] minden hírnévért ezt adja: { $gains }
   *[renown] azonnal ezt adja: { $gains }
}
label-costs = ára { $number } áfonya
label-hired = felfogadva
label-used-now = ebben a fordulóban már segített
label-chest = { chest }
label-chest-helpers = { $few } segítővel { $vp } pont, { $many } segítővel { $more }
label-chest-orders = { $vp } pont minden teljesített megrendelésért
label-chest-reputation = { $vp } pont a teljesített megrendelések minden hírnevéért
label-chest-lanterns = { $vp } pont minden megjelölt lampionért
label-chest-order-vp = 1 pont a teljesített megrendelések minden { $step } pontjáért
label-chest-nuts = { $nuts } dió, amikor aktívvá válik
label-slots = { $slots } rekeszből { $filled } tele
label-active = aktív
label-line = { $number }. { $line ->
    [row] sor
   *[column] oszlop
}: { $gain }
label-instead = { $given ->
    [saw] fűrészlap
    [glue] ragasztó
   *[offcut] fahulladék
} { $used ->
    [saw] fűrészlap
    [glue] ragasztó
   *[offcut] fahulladék
} helyett

## Gombok

button-end = Kör befejezése
button-order = Megrendelés elvétele
button-up = Eggyel több
button-down = Eggyel kevesebb
button-stays = { $colour ->
    [yellow] A sárga kocka marad
   *[brown] A barna kocka marad
}
button-parts = { $small } és { $large }
button-value = Értéke { $value }
button-line = { $line ->
    [row] Előbb a sor
   *[column] Előbb az oszlop
}

## Lépések pár szóban

move-keep = Megtartás: { order }
move-column = { $number }. oszlop: { $die }, hozzá { $bonus }
move-order = Megrendelés elvétele
move-take = Elvétel: { order }
move-lantern = Lampion megjelölése: { $row }. sor, { $column }. oszlop
move-line = { $line ->
    [row] Előbb a sor
   *[column] Előbb az oszlop
}
move-value = A kocka értéke { $value }
move-chest = Gesztenye: { chest }
move-fill = Áfonya: { chest }
move-complete = Teljesítés: { order }
move-glue = Ragasztás: { $one } + { $two } = { $made }
move-saw = Fűrészelés: { $die } = { $small } + { $large }
move-offcut = Fahulladék: { $die }, új értéke { $value }
move-adjust = Csiszolás: { $die }, új értéke { $value }
move-sell = Eladás: { material }
move-hire = Felfogadás: { helper }
move-gain = Elvétel: { $gain }
move-end = Kör befejezése
move-rolled = { $colour ->
    [yellow] Sárga kockák: { $values }
   *[brown] Barna kockák: { $values }
}
move-first = { name } az első
move-extra = Plusz kocka: { $die }
move-rival = Az ellenfél dobása: { $die }
move-drop = A kínálat { $place }. helye kiürül

## A kérdések

prompt-keep = Melyik megrendelésedet tartod meg?
prompt-choose = Válassz egy kockát a főtábláról, vagy vegyél el egy megrendelést.
prompt-pick = { $bonus ->
    [1] Betelt egy lampionsorod: melyik megrendelést veszed el?
   *[0] Melyik megrendelést veszed el?
}
prompt-mark = Melyik lampiont jelölöd meg?
prompt-lines = Betelt egy sor és egy oszlop: melyik bónusz jöjjön előbb?
prompt-face = Mennyit mutasson az új { $colour ->
    [yellow] sárga
   *[brown] barna
} kockád?
prompt-fill = Melyik láda kapja a gesztenyédet?
prompt-supply = A szállítód melyik ajándékát kéred?
prompt-timber = Melyik kockát veszed el a fakereskedőtől?
prompt-free = Használd az anyagaidat, segítőidet és megrendeléseidet, vagy fejezd be a kört.
prompt-roll = { $colour ->
    [yellow] A sárga
   *[brown] A barna
} kockák dobása következik.
prompt-tie = Kocka dönti el, ki az első.
prompt-rival = Az ellenfél { $colour ->
    [yellow] sárga
   *[brown] barna
} kockájának dobása következik.
prompt-extra = Dobás: egy kocka kerül az utolsó mellé.
prompt-drop = Kocka dönti el, melyik megrendelés hagyja el a kínálatot.

## Ami kinyitható

look-title = { $you ->
    [1] a teljesített megrendeléseid
   *[0] { name } teljesített megrendelései
}
look-hidden = A játék végéig lefordítva maradnak.
