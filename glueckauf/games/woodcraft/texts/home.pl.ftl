### Woodcraft on the page that the courses begin with.

short-title = Woodcraft
home-what = Poznaj grę z kośćmi i ołówkiem, po prostu grając: jedna myśl naraz, bez czytania instrukcji, i niczego nie zepsujesz.
home-about = Prowadzisz leśny warsztat: bierzesz kości, sklejasz je, przecinasz i podwyższasz, aż pasują do zamówień, a pomocnicy, lampiony i skrzynie przynoszą kolejne punkty.
home-game-open = Cała gra, w pojedynkę albo z innymi.
