### The tasks of made puzzles: what is known, then what is asked.

making-title = Feladvány: { $name }
making-train = A { train } { at-spot } áll, és { $load ->
    [0] üres
   *[1] { goods.accusative } visz
}.
making-trains = A táblán { $n ->
    [one] egyetlen vonat van:
   *[other] { $n } vonat van, köztük
} a { train } { at-spot }.
making-die = A { colour } kocka minden dobásnál ennyit mutat: { $points }.
making-card = Ez lesz a következő menetrendkártya: { $symbols }.
making-helper = Még segíthet: { helper }.
making-cards = { $cards ->
    [3] Három kártyád van.
    [one] Egy kártyád van.
   *[other] Ennyi kártyád van: { $cards }.
}
making-ask = { $kind ->
    [road] Állítsd be az utat úgy, hogy a vonat ebben a fordulóban { making-aim }.
    [surest] Melyik a legbiztosabb mód arra, hogy ebben a fordulóban { making-aim }?
    [loss] Készülj fel rá úgy, hogy a végéig minél kevesebb időzsetont veszíts.
    [rescue] Két vonat tart egymás felé. A kártya végéig veszíts minél kevesebb időzsetont.
    [order] Ez a menetrendkártya van soron: { $symbols }. Milyen sorrendben induljanak a vonatok? Veszíts minél kevesebb időzsetont.
   *[last] Ez az utolsó forduló, és a győzelemhez még { $n ->
        [one] egy áru
        [2] két áru
       *[other] { $n } áru
    } hiányzik. Keresd meg a győzelem legbiztosabb útját.
}
making-aim = { $aim ->
    [delivered] leszállítsa az árut egy kikötővárosba
    [reached] megérkezzen { $goal } városába
   *[none] {""}
}
making-then = { $then ->
    [both] Ez az első; utána az számít, hogy minél kevesebb időzsetont veszíts, végül az, hogy minél kevesebb kártyát játssz ki.
   *[cards] { $say ->
        [1] Egyenlő eredmények közül az a jobb, amelyik kevesebb kártyába kerül.
        [2] Ha két út egyformán jó, válaszd azt, amelyikhez kevesebb kártya kell.
       *[3] Ne játssz ki több kártyát, mint amennyi kell.
    }
}
making-open = { $say ->
    [1] A válaszod az első ismeretlen dobásig tart; onnantól a lehető legjobban játszol tovább.
    [2] Az első ismeretlen dobásig döntesz; bármi lesz is az, utána a lehető legjobban játszol tovább.
   *[3] Addig válaszolsz, amíg olyan dobás nem jön, amelyet senki sem ismer; ami utána jön, a lehető legjobb játék.
}

making-refused = { $why ->
    [twin] Nincs feladvány: van már egy, amely ugyanezt kérdezi.
    [rules] Nincs feladvány: ez a játék megváltoztatott szabályokkal zajlott.
   *[plain] Nincs feladvány: itt semminek sincs olyan bizonyított legjobb megoldása, amelyhez technika kell, és amelyet nem talál meg az, aki mindig az azonnal leghasznosabbat teszi.
}
