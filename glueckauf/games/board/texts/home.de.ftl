### The board game on the page that the courses begin with.

short-title = Das Brettspiel
home-what = Lerne das Brettspiel um die Kohle, indem du es spielst: Schritt für Schritt, ohne vorher etwas zu lesen. Kaputt machen kannst du nichts.
home-about = „Glück auf“ ist der Gruß der Bergleute und der Name eines Brettspiels um Kohle: Du schickst Arbeiter los, förderst, lädst und lieferst aus.
home-game-open = Drei Schichten gegen den Computer.
