### Amit a botok és a műhely a Váltó és jelző játékról mondanak: tanácsok, okok, elemzés, elrontott szabályok.

## Hints

advice-where = { $kind ->
    [signal] Nézd meg a vonatok előtti jelzőket.
    [switch] Nézd meg a vonatok előtti elágazásokat.
    [train] Gondold meg, melyik vonatnak használ legtöbbet egy dobás.
    [load] Egy vonat rakodásra vár.
    [deploy] Gondold meg, melyik szín hiányzik a tábláról.
    [shunt] Itt segíthet a tolatásvezető.
    [colour] Gondold meg, melyik szín nyer legtöbbet, és veszít legkevesebbet.
    [go] Gondold meg, melyik vonat induljon a többi előtt.
    [hold] Valaki jobb, ha most nem mozog.
    [exit] Gondold meg, hol van szükség erre a vonatra.
    [stop] Gondold meg, mire van szüksége ennek a vonatnak ebben a városban.
    [keeper] Ez a kártya többet árt, mint használ.
    [reroll] Ez rossz dobás.
    [dispatcher] Gondolj a városokra, amelyeken a vonatok áthaladhatnának.
    [on] Tartogasd a segítőt későbbre.
   *[end] Ami még lehetséges, nem ér meg több lapot.
}
advice-move = A legjobb, amit találtunk: { $label }.

## What a move brings, in numbers

reason-roll = { $arriving ->
    [0] Átlagosan { $spaces } mezőt halad.
   *[other] { $load ->
        [1] A 6 oldalból { $arriving } leszállítja az árut.
       *[0] A 6 oldalból { $arriving } városba viszi.
    }
} { $losing ->
    [0] Egyik oldal sem kerül időbe.
   *[other] A 6 oldalból { $losing } időbe kerül: átlagosan { $loss } időzsetonba.
}
reason-border = { $trains ->
    [0] Egyelőre egyik vonatnak sincs útjában.
   *[other] { $trains } vonat útja vezet erre.
}
reason-load = A legrövidebb út { $city } és { $port } között { points }.
reason-deploy = A { trains-of } kockája átlagosan { $mean } pontot mutat; { $trains ->
    [0] ez az utolsó a depóban.
   *[other] a depóban még { $trains } marad.
}
reason-place = A legrövidebb út { $place } és { $city } között { points }.
reason-colour = { $trains ->
    [0] Ilyen színű vonat nincs a táblán.
   *[other] { $trains } vonat mozog, az átlagos veszteség { $loss } időzseton.
}
reason-colour-free = { $trains } vonat mozog, és nincs időveszteség.
reason-hold = Az átlagos veszteség { $loss } időzseton volna.
reason-keeper = A kártya színeinek vonatai átlagosan { $loss } időzsetont veszítenének.
reason-run = A { train } { label-run }{ $tokens ->
    [0] {""}
   *[other] ; a veszteség { tokens }
}.
reason-reroll = Ez a dobás { $tokens } időzsetonba kerül, egy új átlagosan { $loss } időzsetonba.
reason-die = { $tokens ->
    [0] Ez a dobás nem kerül időbe.
   *[other] Ez a dobás { $tokens } időzsetonba kerül.
}
reason-kept = A segítő később még segíthet.
reason-dispatcher = A kör végéig a vonatok áthaladhatnak a városokon.
reason-end = { $cards ->
    [0] Nem marad lap a kézben
   *[other] { $cards } lap marad a kézben
}, és { $drawn ->
    [0] nincs húzás.
   *[other] a húzás { $drawn } lap.
}
reason-told = { $reason } { $way ->
    [more] A bot szerint ez { $lead } lappal többet ér a következő legjobbnál: „{ $other }”.
    [less] A bot szerint ez { $lead } lappal kevesebbet ér, mint „{ $other }”.
   *[same] A bot szerint „{ $other }” ugyanannyit ér.
}

## Review of a game

review-fact = { $fact ->
    [tokens] Elveszett időzsetonok
    [trains] Elveszett vonatok
   *[cards] Tele kéz miatt nem húzott lapok
}
review-kind = { $kind ->
    [signal] egy jelző
    [switch] egy váltó
    [train] egy vonatkártya
    [load] rakodás
    [deploy] másik szín felállítása
    [shunt] a tolatásvezető
    [colour] másik szín mozgatása
    [go] másik vonat előbb
    [hold] vonatok visszatartása
    [exit] másik kijárat a városból
    [stop] megállás egy városban
    [keeper] a sorompóőr
    [reroll] a logisztikus
    [dispatcher] a diszpécser
    [end] az akciók vége
   *[other] másik választás a körben
}
review-in-play = Játék közben leszállítva
review-proof = elért: { $vp }, lehetséges: { $most }.

## What changed rules break

sanity-too-few-trains = Minden vonat, amely árut szállít le, lekerül a tábláról, ezért a győzelemhez { $needed } vonat kell, de a pakli legfeljebb { $trains } vonatot hoz: vegyél ki kevesebb menetrendkártyát, vagy írj be több olyat, amely vonatot állít fel.
sanity-too-few-cards = Már a rakodáshoz is { $needed } akciókártya kell, de az összes játékosnak együtt sosincs { $cards } lapnál több: ossz vagy húzz többet.
sanity-hand-below-draw = Senki sem húzhat { $draw } lapot, mert a kézben legfeljebb { $limit } fér el: emeld a határt, vagy húzz kevesebbet.
sanity-silent-clock = Semmi sem kerül időzsetonba, ezért az órának nincs jelentősége: legalább egy bajnak legyen ára.
sanity-cheap-crash = Egy megmaradt pont ütközéskor { $crash }, jelző előtt { $stop } időzsetonba kerül, így az ütközés olcsóbb a megállásnál: emeld az ütközés árát.
sanity-short-game = A játék legfeljebb { $turns } körig tart, de a győzelemhez { $needed } áru kell: vegyél ki kevesebb menetrendkártyát.
sanity-colour-left-out = Egyik menetrendkártya sem mozgatja ezeket: { trains-of }. Így csak vonatkártya mozgathatja őket; írj be legalább egy ilyen menetrendkártyát.

## What the design lab measures

measure-in-third = { $what }, { $third ->
    [1] első harmad
    [2] második harmad
   *[3] utolsó harmad
}
measure-signal = Jelzők
measure-switch = Váltók
measure-train = Vonatok
measure-load = Rakodás
measure-extra = További áruk
measure-stopped-red = Piros jelzők
measure-stopped-closed = Lezárt elágazások
measure-stopped-behind = Másik vonat mögött
measure-stopped-city = Foglalt városok
measure-head-on = Ütközések
measure-start-reached = Elért indulóhelyek
measure-place-taken = Foglalt indulóhelyek
measure-depot-empty = Üres depó
measure-none-but-barred = Második felállítások
