## The design lab

## Metrics: title, definition, unit

metric-seat_advantage-title = A kezdőjátékos előnye
metric-seat_advantage = A kezdőjátékos végső pontszáma mínusz a többiek átlaga. Részek: a kezdőjátékostól számított egyes helyek mennyivel végeznek az összes játékos átlaga felett vagy alatt.
metric-seat_advantage-unit = pont
metric-score_spread-title = A pontszámok terjedelme
metric-score_spread = A legmagasabb végső pontszám mínusz a legalacsonyabb. Két játékosnál ez maga a győzelem különbsége.
metric-score_spread-unit = pont
metric-margin-title = A győzelem különbsége
metric-margin = A legmagasabb végső pontszám mínusz a második legmagasabb; döntetlennél 0.
metric-margin-unit = pont
metric-lead_changes-title = Vezetőváltások
metric-lead_changes = Hányszor száll át az egyedüli vezetés egyik játékosról a másikra: minden kör után az akkori pontok számítanak, a végén pedig a győztes a vezető. Az egyenlő állás nem változtat a vezetésen.
metric-lead_changes-unit = váltás
metric-drama-title = Dráma
metric-drama = Hány ponttal van a későbbi győztes a vezető mögött, az utolsó kivételével minden kör utáni állás átlagában; 0, ha sosem volt hátrányban.
metric-drama-unit = pont
metric-decisive_turn-title = Döntő kör
metric-decisive_turn = Az összes kör hányad része telt el, amikor a későbbi győztes végleg egyedül átveszi a vezetést: a 0,5 a játék fele, az 1 azt jelenti, hogy az utolsó kör dönt, vagy a győzelem közös.
metric-decisive_turn-unit = a körök hányada
metric-duration-title = A játék hossza
metric-duration = A körök száma, az összes játékosé együtt.
metric-duration-unit = kör
metric-branching-title = Elágazás
metric-branching = A megengedett lépések száma egy döntésnél, az összes döntés átlagában. Döntésenként számoljuk, nem körönként: egy körben több döntés is lehet. Részek: a kört kezdő döntések és a későbbiek.
metric-branching-unit = lépés döntésenként
metric-forced_turns-title = Kényszerű körök
metric-forced_turns = Azoknak a köröknek a hányada, amelyekben nincs választás: minden döntésnél csak egy lépés megengedett.
metric-forced_turns-unit = a körök hányada
metric-uncertainty-title = Bizonytalanság
metric-uncertainty = Mennyire nyitott még a játék, 0-tól (eldőlt) 1-ig (mindenki egyforma eséllyel nyer), a játékban egyenletesen elosztott pillanatok átlagában. Mindegyiktől egy gyors bot játszik tovább többször mindenki helyett, a rejtett kártyákat újraosztva; a győzelmi arányok entrópiája számít, a lehető legnagyobbhoz viszonyítva.
metric-uncertainty-unit = 0-tól 1-ig
metric-effective_decisions-title = Valódi döntések
metric-effective_decisions = Azoknak a lépéseknek a száma egy kör elején, amelyek legfeljebb 1 ponttal maradnak el a legjobbtól, a játékban egyenletesen elosztott körök átlagában. Amit a botok megfontolásra érdemesnek tartanak, azt egy gyors bot többször végigjátssza a műszak végéig, mindet ugyanazokkal a rejtett kártyákkal; az átlagos előny dönt.
metric-effective_decisions-unit = lépés körönként
metric-luck_share-title = A szerencse aránya
metric-luck_share = Az eredmények különbségeiből mennyit nem magyaráz a jó játék, 0-tól (csak tudás) 1-ig (csak szerencse). Ebből a kezdőállásból újraosztott rejtett kártyákkal játszunk; a kezdőjátékos egyetlen lépését sem, a harmadát, a kétharmadát vagy mindegyiket véletlenszerűen teszi meg. Az egyforma tudású játszmák előnyeinek szórásnégyzetét osztjuk az összes játszmáéval. A szabályokat és a kezdőállást jellemzi, nem e játszma játékosait.
metric-luck_share-unit = a szórásnégyzet hányada
metric-displacements-title = Kiszorítások munkásonként
metric-displacements = A kiszorított munkások száma egy küldött munkásra, a bankot is beleszámítva.
metric-displacements-unit = kiszorított küldött munkásonként
metric-space_use-title = A mezők használata
metric-space_use = Mennyire változatos a mezők használata: hány mező adna ugyanekkora változatosságot, ha mindet egyforma gyakran használnák. Részek: hányszor használták az egyes nyitott mezőket.
metric-space_use-unit = mező
metric-space_use_by_shift-title = A mezők használata műszakonként
metric-space_use_by_shift = Az egy műszakban használt mezők változatossága, a műszakok átlagában. Részek: hányszor használták az egyes nyitott mezőket az egyes műszakokban.
metric-space_use_by_shift-unit = mező
metric-space_price-title = A mezők ára
metric-space_price = Hány munkásba kerül egy mező használata, az összes használat átlagában. Részek: ugyanez minden használt mezőre.
metric-space_price-unit = munkás
metric-order_use-title = A megrendelések használata
metric-order_use = Az elvett megrendelések hányad részét szállítják ki a játékosok. Részek: ugyanez a megrendelés fajtája és kártyája szerint, amennyiben vettek el ilyet.
metric-order_use-unit = kiszállított elvett megrendelésenként
metric-idle_marks-title = Megmaradt márkák
metric-idle_marks = Egy játékosnak az utolsó műszak végén megmaradt márkái, mielőtt pontra váltaná őket; az összes játékos átlaga.
metric-idle_marks-unit = márka játékosonként
metric-idle_workers-title = Kihasználatlan munkások
metric-idle_workers = A munkások, akik passzoláskor még a játékos kezében vannak, az egész játékban; az összes játékos átlaga.
metric-idle_workers-unit = munkás játékosonként
metric-wasted_steps-title = Elvesztegetett munkafázisok
metric-wasted_steps = A bányászat fel nem használt lépései, és azok, amelyeket egy rövidebb út ugyanahhoz az eredményhez megtakarítana; az összes játékos átlaga. Rövidebb utat csak a táblás játékban keresünk.
metric-wasted_steps-unit = lépés játékosonként
metric-sources-title = Pontok forrás szerint
metric-sources = A végső pontszám, a játékosok átlagában. Részek: az egyes források pontjai; együtt adják ki a pontszámot.
metric-sources-unit = pont
metric-cost = { $costly ->
    [1] drága
   *[0] olcsó
}
metric-part-place = { $place }. hely
metric-part-first = A kör első döntése
metric-part-later = Későbbi döntések
metric-part-unused = Fel nem használt lépések
metric-part-detours = Kerülők
