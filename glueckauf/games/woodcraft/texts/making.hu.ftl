### Az elkészített feladványok szövege: mi van az asztalon, aztán mi a kérdés.

making-title = { $name } feladvány
making-held = { $n ->
    [1] A megrendelésed: { $orders }.
   *[other] A megrendeléseid: { $orders }.
}
making-dice = { $n ->
    [1] A kockád: { COUNT($dice, as: "dice-of") }.
   *[other] A kockáid: { COUNT($dice, as: "dice-of") }.
}
making-owned = Az anyagaid: { $things }.
making-helpers = Ebben a fordulóban még segíthet neked: { $helpers }.
making-ask = { $kind ->
    [dice] Készítsd el ezeket a kockákat: { COUNT($dice, as: "dice-of") }.
    [cut] Teljesíts minél több megrendelést. Gondolkodj, mielőtt fűrészelsz.
    [glue] Ez a játék utolsó köre. Ragasztasz vagy fűrészelsz? Szerezz minél több pontot.
    [lanterns] Ez a játék utolsó köre, és { $n ->
        [1] egy lampiont kell megjelölnöd. Hová kerüljön?
       *[other] { $n } lampiont kell megjelölnöd. Hová kerüljenek?
    } Szerezz minél több pontot.
    [order] Ez a játék utolsó köre, és elveszel egy megrendelést a kínálatból. Melyiket? Szerezz minél több pontot.
   *[last] Ez a játék utolsó köre. Vegyél el egy kockát vagy egy megrendelést, aztán szerezz minél több pontot.
}
making-then = { $word ->
    [kept] { $say ->
        [1] Egyenlő pontszámnál a megmaradt fűrészlap, ragasztó és fahulladék dönt.
        [2] Egyenlő pontszámnál jobb, ha több fűrészlapod, ragasztód és fahulladékod marad.
       *[3] Ahogy a játékban is, döntetlennél a fel nem használt fűrészlap, ragasztó és fahulladék számít.
    }
   *[materials] { $say ->
        [1] Használj fel hozzá minél kevesebb fűrészlapot, ragasztót és fahulladékot.
        [2] Takarékoskodj: minden fűrészlap, ragasztó és fahulladék egy anyagnak számít.
       *[3] Minél kevesebb fűrészlap, ragasztó és fahulladék kell hozzá, annál jobb.
    }
    [blades] Ehhez minél kevesebb fűrészlapot használj fel, azután pedig minél kevesebb ragasztót és fahulladékot.
}

making-refused = { $why ->
    [twin] Nem lett belőle feladvány: van már egy, amely ugyanezt kérdezi.
    [rules] Nem lett belőle feladvány: ezt a játékot megváltoztatott szabályokkal játszották.
   *[plain] Nem lett belőle feladvány: itt egyik kérdésnek sincs olyan bizonyítottan legjobb válasza, amelyhez valamilyen fogás kell, és amelyet nem talál meg az, aki mindig azt teszi, ami azonnal a legtöbbet hozza.
}
