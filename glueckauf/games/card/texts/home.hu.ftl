### The card game on the page that the courses begin with.

short-title = A kártyajáték
home-what = Tanuld meg játszva a szénbányászok kártyajátékát: lépésről lépésre, előzetes olvasnivaló nélkül. Semmit sem ronthatsz el.
home-about = A bányászok így köszöntik egymást, és ez egy szénről szóló kártyajáték neve is: munkásokat küldesz dolgozni, csilléket hozol ki a vágatból, vagonba rakod őket, és elindítod a megrendelt vonatokat.
home-game-open = Hét műszak a gép ellen.
