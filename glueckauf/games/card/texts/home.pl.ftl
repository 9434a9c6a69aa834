### The card game on the page that the courses begin with.

short-title = Gra karciana
home-what = Poznaj grę karcianą o węglu, po prostu grając: jedna myśl naraz, bez czytania instrukcji, i niczego nie zepsujesz.
home-about = „Szczęść Boże” to pozdrowienie górników, a „Glück Auf” – tytuł gry karcianej o węglu: wysyłasz górników do pracy, wydobywasz wózki z chodnika, rozładowujesz je do wagonów i odprawiasz zamówione pociągi.
home-game-open = Siedem szycht przeciwko programowi.
