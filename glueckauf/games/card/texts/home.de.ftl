### The card game on the page that the courses begin with.

short-title = Das Kartenspiel
home-what = Lerne das Kartenspiel um die Kohle, indem du es spielst: Schritt für Schritt, ohne vorher etwas zu lesen. Kaputt machen kannst du nichts.
home-about = „Glück auf“ ist der Gruß der Bergleute und der Name eines Kartenspiels um Kohle: Du schickst Arbeiter los, holst Loren ans Tageslicht, lädst sie in Waggons und lässt die bestellten Züge abfahren.
home-game-open = Sieben Schichten gegen den Computer.
