### Woodcraft on the page that the courses begin with.

short-title = Woodcraft
home-what = Tanulj meg játszva egy kockás-ceruzás játékot: lépésről lépésre, előzetes olvasnivaló nélkül. Semmit sem ronthatsz el.
home-about = Erdei műhelyt vezetsz: kockákat veszel el, ragasztod, fűrészeled és növeled őket, amíg illenek a megrendeléseidhez, a segítők, a lampionok és a ládák pedig további pontokat hoznak.
home-game-open = Egy egész játék, egyedül vagy másokkal.
