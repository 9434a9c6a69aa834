### Die Aufgaben gemachter Rätsel: was da ist, dann was gefragt ist.

making-title = Rätsel { $name }
making-held = { $n ->
    [one] Dein Auftrag: { $orders }.
   *[other] Deine Aufträge: { $orders }.
}
making-dice = { $n ->
    [one] Dein Würfel: { COUNT($dice, as: "dice-of") }.
   *[other] Deine Würfel: { COUNT($dice, as: "dice-of") }.
}
making-owned = Dein Material: { $things }.
making-helpers = { $n ->
    [one] In dieser Runde kann noch helfen: { $helpers }.
   *[other] In dieser Runde können noch helfen: { $helpers }.
}
making-ask = { $kind ->
    [dice] Mach daraus diese Würfel: { COUNT($dice, as: "dice-of") }.
    [cut] Erfülle so viele deiner Aufträge, wie du kannst. Erst denken, dann sägen!
    [glue] Es ist dein letzter Zug im Spiel. Leimen oder sägen? Hol so viele Punkte, wie du kannst.
    [lanterns] Es ist dein letzter Zug im Spiel, und { $n ->
        [one] du hast eine Laterne zu markieren. Wo kommt sie hin?
       *[other] du hast { $n } Laternen zu markieren. Wo kommen sie hin?
    } Hol so viele Punkte, wie du kannst.
    [order] Es ist dein letzter Zug im Spiel, und du nimmst einen Auftrag aus der Auslage. Welchen? Hol so viele Punkte, wie du kannst.
   *[last] Es ist dein letzter Zug im Spiel. Nimm einen Würfel oder einen Auftrag und hol dann so viele Punkte, wie du kannst.
}
making-then = { $word ->
    [kept] { $say ->
        [1] Bei gleich vielen Punkten entscheiden Sägeblätter, Leim und Holzreste, die du behältst.
        [2] Bei gleich vielen Punkten ist es besser, wenn mehr Sägeblätter, Leim und Holzreste übrig sind.
       *[3] Wie im Spiel entscheiden bei Gleichstand ungenutzte Sägeblätter, Leim und Holzreste.
    }
   *[materials] { $say ->
        [1] Verbrauch dabei so wenig Sägeblätter, Leim und Holzreste wie möglich.
        [2] Sei sparsam: Jedes Sägeblatt, jeder Leim und jeder Holzrest zählt gleich viel.
       *[3] Je weniger Sägeblätter, Leim und Holzreste du brauchst, desto besser.
    }
    [blades] Verbrauch dabei so wenige Sägeblätter wie möglich, und danach so wenig Leim und Holzreste wie möglich.
}

making-refused = { $why ->
    [twin] Daraus wird kein Rätsel: Es gibt schon eines, das dasselbe fragt.
    [rules] Daraus wird kein Rätsel: Dieses Spiel hatte geänderte Regeln.
   *[plain] Daraus wird kein Rätsel: Keine Frage hat hier eine bewiesen beste Antwort, die eine Technik braucht und die nicht findet, wer immer tut, was sofort am meisten bringt.
}
