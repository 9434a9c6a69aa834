### Learning: verdicts on answers, and hints.
### A fact like "empty:k" also comes in parts: $word-kind and $word-detail.

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

verdict-best = Ennél jobb nem lehetséges: { $value }.
verdict-short = Elért eredmény: { $value }; a lehető legjobb: { $par }.
verdict-unmet = { $count ->
    [one] A végére ennek a megrendelésnek teljesen kitöltöttnek kell lennie, de nem az: { $labels }.
   *[other] A végére ezeknek a megrendeléseknek teljesen kitöltöttnek kell lenniük, de nem azok: { $labels }.
}
verdict-infeasible = Ez a feladat semmilyen lépéssorral sem teljesíthető.
verdict-illegal = Szabálytalan lépés: { $place }. ({ $token }), { $rule }: { $why }
verdict-cut-short = A lépéssor túl korán ér véget ({ $rule }): { $why }
verdict-stars = Csillagok: { $stars } a 3-ból.
slip-move = Az első hiba: { $place }. lépés ({ $token }); utána a legjobb eredmény már nem érhető el.
slip-stopped = A lépéssor véget ér, pedig a legjobb eredmény még elérhető.
slip-instead = Innen így jobb: { $line }
slip-end = Itt jobb befejezni.
head-best = legjobb
head-given = megadott

## Hints

hint-theme = { $theme ->
    [ride-light] Kis rakomány: nem minden éri meg a rá fordított munkafázisokat, ami a felvonóba fér.
    [shared-ride] Közös út: a felvonó egyetlen útja több megrendelést is kiszolgálhat.
    [deep-first] Előbb a mélybe: kezdd a legmélyebb szinten.
    [second-ride] Második út: itt megéri még egyszer lemenni.
    [pair-sacrifice] Áldozat: tegyél szénpárba olyan szénkockát is, amelyre egy vele azonos színű rubrika vár.
    [pair-from-junk] Szénpár maradékból: két szénkocka, amelyre egyetlen megrendelésnek sincs szüksége, együtt kitölthet egy rubrikát.
    [storage-withdrawal] Nyúlj a raktárhoz: a szükséges szén egy része már ott van.
    [storage-bank] Tegyél félre: a most raktárba tett szén később munkafázisokat takarít meg.
    [parked-cage] Lent hagyott felvonó: két akció között maradjon a föld alatt.
    [full-cage] Tele felvonó: használd ki minden helyét.
    [split-order] Több részletben: ugyanazt a megrendelést ne egyetlen felszíni megálláskor töltsd ki.
    [empty-cart-race] Üres csillék: nemcsak az számít, amit kiszállítasz, hanem az is, amit a csillékről a felvonóba raksz.
    [balance-repair] Egyensúly: figyelj a világos és a sötét oldali lapkáidra.
    [deliver-before-displaced] Szállíts időben, mielőtt a mezőre több munkás kellene.
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
hint-start = A legjobb lépéssor így kezdődik: { $line }
hint-nothing = A legjobb, ha semmit sem teszel.
