### Switch & Signal on the page that the courses begin with.

short-title = Switch & Signal
home-what = Lerne ein Eisenbahnspiel, das alle zusammen spielen, indem du es spielst: Schritt für Schritt, ohne vorher etwas zu lesen. Kaputt machen kannst du nichts.
home-about = Gemeinsam leitet ihr eine Bahn: Die Würfel bewegen die Züge, und ihr stellt Signale und Weichen so, dass acht Waren in den Hafen kommen, bevor die Zeit um ist. Ihr gewinnt oder verliert zusammen.
home-game-open = Ein ganzes Spiel in Mitteleuropa, gemeinsam gewonnen oder verloren.
