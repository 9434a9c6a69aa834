### Woodcraft on the page that the courses begin with.

short-title = Woodcraft
home-what = Lerne ein Spiel mit Würfeln und Stift, indem du es spielst: Schritt für Schritt, ohne vorher etwas zu lesen. Kaputt machen kannst du nichts.
home-about = Du führst eine Werkstatt im Wald: Du nimmst Würfel, verleimst, zersägst und erhöhst sie, bis sie zu deinen Aufträgen passen, und Helfer, Laternen und Truhen bringen dir weitere Punkte.
home-game-open = Ein ganzes Spiel, allein oder mit anderen.
