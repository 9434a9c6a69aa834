### Puzzles of Woodcraft: values, verdicts, hints, explanations, themes, paper.

## Values

puzzle-worth = { $mean ->
    [1] átlagosan{" "}
   *[0] {""}
}{ $word ->
    [points] { $n } pont
    [orders] { $n ->
        [0] nincs teljesített megrendelés
       *[other] { $n } teljesített megrendelés
    }
    [nuts] { $n ->
        [0] nincs megjelölt dió
       *[other] { $n } megjelölt dió
    }
    [lanterns] { $n ->
        [0] nincs megjelölt lampion
       *[other] { $n } megjelölt lampion
    }
    [lines] { $n ->
        [0] nincs betelt lampionvonal
       *[other] { $n } betelt lampionvonal
    }
    [chests] { $n ->
        [0] nincs aktivált láda
       *[other] { $n } aktivált láda
    }
    [helpers] { $n ->
        [0] nincs felfogadott segítő
       *[other] { $n } felfogadott segítő
    }
    [kept] { $n ->
        [0] nem maradt anyag
       *[other] { $n } megmaradt anyag
    }
    [blueberries] { $n ->
        [0] nem maradt áfonya
       *[other] { $n } megmaradt áfonya
    }
    [materials] { $n ->
        [0] nincs felhasznált anyag
       *[other] { $n } felhasznált anyag
    }
    [blades] { $n ->
        [0] nincs felhasznált fűrészlap
       *[other] { $n } felhasznált fűrészlap
    }
   *[actions] { $n ->
        [0] nincs szabad akció
       *[other] { $n } szabad akció
    }
}

## Tasks, verdicts and slips

puzzle-task = { $kind ->
    [dice] Készítsd el a kért kockákat.
    [cut] Teljesíts minél több megrendelést. Gondold meg, mielőtt fűrészelsz.
    [glue] Ragasztás vagy fűrészelés? Hozd ki a legtöbbet a körödből.
    [lanterns] Jelöld meg azokat a lampionokat, amelyek a legtöbbet hozzák.
    [order] Melyik megrendelést veszed el? Hozd ki a legtöbbet a körödből.
   *[last] Hozd ki a legtöbbet az utolsó körödből.
}
puzzle-demand = A végén ezekre van szükség: { $what }.
puzzle-too-long = Itt már nincs mit eldönteni: a következő lépés a vége után jön: { $place }.
arranged-past = A lapod nem mutatja a korábbi köröket.
arranged-lanterns = A játékban a lampionok egyesével jönnek, itt egyszerre kapod őket.

puzzle-slip = { $kind ->
    [stopped] { $place ->
        [0] Még nem hibáztál: a legjobb eredmény még elérhető.
       *[other] Eddig a lépésig minden rendben van: { $place }. A legjobb eredmény onnan még elérhető.
    }
   *[move] Az első hiba a következő lépés: { $place } ({ $move }).
}
slip-lost = Utána a feladat már nem teljesíthető.
verdict-unmet = A feladat nem teljesült; a végén még hiányzik: { $what }.

## Hints

puzzle-hint-plain = Nem kell semmilyen trükk: nézd meg, mit kérnek az egyes megrendelések, és számold meg az anyagaidat.
puzzle-hint-where = { $what ->
    [orders] { $n ->
        [one] Ezt a megrendelést teljesítsd: { $things }.
       *[other] Ezeket a megrendeléseket teljesítsd: { $things }.
    }
    [dice] { $n ->
        [one] Csak ezt az egy kockádat munkáld meg: { $things }.
       *[other] Csak ezeket a kockáidat munkáld meg: { $things }.
    }
    [lines] Nézd meg a lampiontáblázatnak ezt a vonalát: { $things }.
    [taking] Az dönt, amit most elveszel. A kockáidat és a megrendeléseidet egyelőre hagyd békén.
   *[nothing] Hagyd a kockáidat és a megrendeléseidet úgy, ahogy vannak.
}
puzzle-hint-line = { $line ->
    [row] { $number }. sor
   *[column] { $number }. oszlop
}
puzzle-hint-begin = Kezdd így: { $line }.

## Why the best is best

puzzle-explain = Az egyik legjobb válasz: { $line }. Az eredmény: { $value }.
puzzle-open = Ezután az ellenfél kockái döntenek; az eredmény az összes dobás pontos átlaga.
puzzle-without = „{ $name }” nélkül a lehető legjobb eredmény { $value }.
puzzle-never = „{ $name }” nélkül a feladat nem teljesíthető.
puzzle-tempting = Csábító így játszani: { $move }. De az eredmény rosszabb: { $value }.
puzzle-tempting-unmet = Csábító így játszani: { $move }. De akkor még hiányzik valami: { $what }.

## Themes

theme = { $theme ->
    [glue-up] Összeragasztva
    [two-colours] Két szín
    [saw-apart] Szétfűrészelve
    [raise-a-die] Eggyel nagyobb
    [stand-in] Pótanyag
    [fine-tuning] Finomhangolás
    [new-helper] Új segítő
    [sell-off] Kiárusítás
    [full-line] Betelt vonal
    [fill-the-chest] Töltsd meg a ládát
    [order-not-die] Kocka helyett megrendelés
    [reward-first] Előbb a jutalom
   *[greedy-trap] A mohóság csapdája
}
theme-idea = { $theme ->
    [glue-up] Két kockából ragasztással egy nagyobb lesz.
    [two-colours] Két különböző színű kockát kell összeragasztani, és az egyik szín megmarad.
    [saw-apart] Egy kockát ketté kell fűrészelni.
    [raise-a-die] Egy fahulladék eggyel növeli egy kocka értékét.
    [stand-in] A helyettes az egyik anyagot egy másik helyett használja.
    [fine-tuning] Egy segítő eggyel módosít egy kockát.
    [new-helper] Fel kell fogadni egy segítőt.
    [sell-off] Egy anyagot el kell adni az árusnak.
    [full-line] Egy lampion betölt egy sort vagy oszlopot.
    [fill-the-chest] Áfonya kerül egy ládába.
    [order-not-die] Kocka helyett megrendelést veszel el.
    [reward-first] Amit az egyik megrendelés hoz, az segít a következőnél.
   *[greedy-trap] Ami azonnal a legtöbbet hozza, az a végén nem hozza a legtöbbet.
}

## On paper

paper-step = { $step ->
    [die] a 4. oszlop kockája
    [order] megrendelés elvétele …
    [take] … mégpedig ezé
    [lantern] lampion: 1. sor, 3. oszlop
    [glue] ragasztás; a kocka sárga marad
    [saw] sárga 5 kettéfűrészelve
    [offcut] barna 3 növelése fahulladékkal
    [adjust] egy segítő a 4-esből 5-öst csinál
    [sub] ragasztóval fűrészlap helyett
    [complete] e megrendelés teljesítése
    [hire] e segítő felfogadása
    [sell] ezen anyag eladása
    [fill] áfonya ebbe a ládába
    [chest] gesztenye ebbe a ládába
    [gain] ezen ajándék elvétele
   *[end] a kör befejezése
}
paper-done = Eddig teljesítve: { $orders } megrendelés, rajtuk { $points } pont és { $fame } hírnév.
