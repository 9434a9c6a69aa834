### The tasks of made puzzles: what is special in the position, then what is asked.

making-title = { $name } feladvány

# A mining action.
making-yard = { $kind ->
    [two] A vágatod soron következő kártyáján két csille van.
    [stored] A csilletárolódban { $n ->
        [1] egy
        [2] két
       *[other] { $n }
    } kártya vár.
    [wild] Az üres vagonjaid közül { $n ->
        [1] egy
        [2] kettő
        [3] három
       *[other] { $n }
    } univerzális.
    [loaded] A vagonjaidban már { $n } csille van.
   *[plain] A vágatodban { $row } kártya fekszik, és { $n } vagonod üres.
}
making-steps = { $card ->
    [1] A 0/1 kártyával bányászol: legfeljebb egy munkafázist használhatsz fel.
    [2] Az 1/2 kártyával bányászol: egy vagy két munkafázist kell felhasználnod.
    [3] A 2/3 kártyával bányászol: két vagy három munkafázist kell felhasználnod.
   *[4] Kijátszottad a „bányászat” fejlesztést: legfeljebb négy munkafázist használhatsz fel.
}
making-mine = { $sort ->
    [lorries] { $say ->
        [1] Rakj vagonba minél több csillét, minél kevesebb munkafázissal.
        [2] Hány csille lehet utána a vagonjaidban? Egyenlő eredménynél a kevesebb munkafázis a jobb.
       *[3] Rakd be, amit csak lehet: először a csillék száma számít, aztán a kevesebb munkafázis.
    }
    [vp] { $say ->
        [1] Rakodj úgy, hogy a vagonjaidban lévő csillék minél több pontot mutassanak, minél kevesebb munkafázissal.
        [2] Legfeljebb hány pontot mutathatnak utána a vagonjaidban lévő csillék? Egyenlő eredménynél a kevesebb munkafázis a jobb.
       *[3] Csak a berakott csilléken látható pontok számítanak: hányat gyűjthetsz össze, és hány munkafázis kell hozzá legalább?
    }
   *[ready] { $say ->
        [1] Tégy indulásra késszé minél több vonatot: mindegyikhez mozdony kell, és egy saját megrendeléshez elegendő csille. Ezután a több berakott csille számít, végül a kevesebb munkafázis.
        [2] Hány vonatod indulhatna el utána, mindegyik mozdonnyal és egy saját megrendeléshez elegendő csillével? A színek nem számítanak. Ezután a több berakott csille számít, végül a kevesebb munkafázis.
       *[3] Készülj a következő szállításra: minél több vonatnak legyen mozdonya és egy saját megrendeléshez elegendő csilléje. Aztán rakj be minél több csillét, minél kevesebb munkafázissal.
    }
}

# A delivery.
making-trains = { $kind ->
    [twins] { $n ->
        [2] Két mozdonyod egyforma színű.
       *[other] Mindhárom mozdonyod egyforma színű.
    }
    [shares] { $n } részvényed van.
    [objectives] { $n } célod van.
   *[plain] { $n } megrendelés van a kezedben.
}
making-deliver = { $say ->
    [1] Szállítás: legfeljebb hány pontod lehet utána? Egyenlő pontszámnál az a jobb, ha több megrendelés marad a kezedben.
    [2] Indíts el legalább egy vonatot. Hány pontod lehet utána? Egyenlő pontszámnál tarts meg minél több megrendelést.
   *[3] Melyik vonat indul, és melyik megrendeléssel? A legtöbb pont számít, egyenlőségnél pedig az, hogy minél több megrendelés maradjon a kezedben.
}

# Turns and shifts.
making-who = { $passed ->
    [0] Te vagy soron.
   *[1] A többiek már passzoltak.
} { $cards ->
    [0] Nincs több munkáskártyád
    [one] Egy munkáskártyád maradt, az értéke { $workers }
   *[other] Ezek a munkáskártyáid maradtak: { LIST($workers) }
}{ $n ->
    [0] .
   *[other] ; van még { $n } fejlesztésed is.
}
making-plan = { $sort ->
    [turn] { $say ->
        [1] Legfeljebb hány pontod lehet e kör után?
        [2] Hozd ki a legtöbbet ebből a körből: hány pontod lehet utána?
       *[3] Egyetlen kör: meddig tornázhatod fel a pontszámodat?
    }
    [turns] { $say ->
        [1] Legfeljebb hány pontod lehet a következő { $turns ->
            [2] két
           *[3] három
        } köröd után?
        [2] Tervezd meg a következő { $turns ->
            [2] két
           *[3] három
        } körödet: hány pontod lehet utánuk?
       *[3] { $turns ->
            [2] Két
           *[3] Három
        } köröd van. Hány pontod lehet az utolsó után?
    }
   *[shift] { $last ->
        [0] { $say ->
            [1] Legfeljebb hány pontod lehet a műszak végére, a jelzőjével együtt, ha az a tiéd lesz?
            [2] A műszak akkor ér véget, amikor passzolsz, és ekkor dől el, kié a jelzője. Hány pontod lehet akkorra?
           *[3] Hozd ki a legtöbbet { $shift ->
                [1] az
                [5] az
               *[other] a
            } { $shift }. műszak maradékából: hány pontod lehet, miután a jelző gazdára talált?
        }
       *[1] { $say ->
            [1] Legfeljebb hány pontod lehet a játék végére, az utolsó műszakjelzővel együtt, ha az a tiéd lesz?
            [2] A játék akkor ér véget, amikor passzolsz, és ekkor dől el, kié az utolsó műszakjelző. Hány pontod lehet akkorra?
           *[3] Ezek a játék utolsó köreid: mennyi lehet a végső pontszámod?
        }
    }
}
making-pass = { $say ->
    [1] Amint passzolsz, vagy nem tudsz többet lépni, véget ér a műszak, és eldől, kié a jelzője.
   *[2] Ha passzolsz, vagy elfogynak a lépéseid, azzal vége a műszaknak, és a jelzője rögtön gazdára talál.
}
making-tie = { $say ->
    [1] Egyenlő pontszámnál tarts meg a kezedben minél több munkást.
    [2] Ha a pontszám ugyanannyi, az a terv a jobb, amely után több munkás marad a kezedben.
   *[3] Először a pontok számítanak, aztán a kézben maradt munkások.
}
making-open = { $over ->
    [1] { $say ->
        [1] Csak olyan kártyát vehetsz el, amely nyitva fekszik.
        [2] Minden pakliból csak a nyitott kártyát veheted el.
       *[3] Senki sem tudja, mi van a nyitott kártyák alatt, arra hát ne számíts.
    }
   *[0] { $say ->
        [1] Csak olyan kártyát vehetsz el, amely nyitva fekszik, és a pontokat úgy számoljuk, mintha akkor érne véget a játék.
        [2] Minden pakliból csak a nyitott kártyát veheted el; a pontszám úgy értendő, mintha ezzel vége volna a játéknak.
       *[3] Senki sem tudja, mi van a nyitott kártyák alatt, arra hát ne számíts. Az a pontszám számít, amely akkor volna a tiéd, ha ezzel véget érne a játék.
    }
}

# Why a slip gives no puzzle.
making-refused = { $why ->
    [hidden] Nincs feladvány: hogy mi volt itt a legjobb, rejtett kártyákon múlik, így semmi sem bizonyítható.
    [twin] Nincs feladvány: már van olyan, amely ugyanezt kérdezi.
    [rules] Nincs feladvány: ezt a játszmát módosított szabályokkal játszották.
   *[plain] Nincs feladvány: itt semminek sincs olyan legjobb válasza, amely bizonyított, fogást igényel, és nem található meg azzal, hogy mindig azt visszük, ami rögtön a legtöbbet hozza.
}
