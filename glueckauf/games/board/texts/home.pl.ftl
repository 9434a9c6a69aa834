### The board game on the page that the courses begin with.

short-title = Gra planszowa
home-what = Poznaj grę planszową o węglu, po prostu grając: jedna myśl naraz, bez czytania instrukcji, i niczego nie zepsujesz.
home-about = „Szczęść Boże” to pozdrowienie górników, a „Glück Auf” – tytuł gry planszowej o węglu: wysyłasz górników do pracy, fedrujesz, ładujesz i dostarczasz.
home-game-open = Trzy szychty przeciwko programowi.
