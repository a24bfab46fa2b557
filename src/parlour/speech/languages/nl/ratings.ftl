# Ratings. Whoever asks for one has a key on their device, no account.

ratings-title = Ratings
ratings-about = Je rating schat hoe goed je speelt. Je hebt er alleen een als je wilt. Er is geen account, alleen een sleutel op je apparaat.
ratings-make = Een rating aanvragen
ratings-make-about = Een willekeurige sleutel blijft op dit apparaat. De server bewaart de naam, de ratings en een vingerafdruk van de sleutel, verder niets.
ratings-rename = Naam wijzigen
ratings-mine = Mijn ratings
ratings-none = Nog geen spel met rating. Vink bij het klaarzetten van een spel ‘Spel met rating’ aan.
ratings-field = { $game }, { $players } spelers
ratings-figure = { $sureness ->
    [new] ongeveer { $about }, nog nauwelijks bekend
    [unsure] ongeveer { $about }, nog onzeker
    [fair] ongeveer { $about }, vrij zeker
   *[sure] ongeveer { $about }, behoorlijk zeker
}
ratings-surely = minstens { $surely }
ratings-games = { $count ->
    [one] één spel
   *[other] { $count } spellen
}
ratings-best = De besten
ratings-choose = Spel en aantal spelers
ratings-place = Plaats
ratings-who = Wie
ratings-rating = Rating
ratings-at-least = Bijna zeker minstens
ratings-played = Spellen
ratings-course = Laatste ratings: { $figures }
ratings-bot = Bot ({ $level })
ratings-enough = Je staat in de lijst na { $least } spellen met rating. De volgorde hangt af van een voorzichtige schatting, dus één gelukkig spel zet je niet bovenaan.
ratings-how = Hoe werkt het?
ratings-how-start = Iedereen begint op 25, en dat is maar een gok. Win je van sterke spelers, dan stijgt je rating snel; verlies je van zwakke, dan daalt hij. Hoe meer je speelt, hoe zekerder de rating wordt en hoe minder hij schommelt.
ratings-how-bots = Bots hebben ook ratings. Die zijn gemeten in spellen van bots tegen bots en veranderen niet.
ratings-how-fair = Een spel telt als het volgens de gewone regels en zonder hints wordt uitgespeeld en iedereen een eigen sleutel heeft. Laat je een bot voor je spelen, dan kan je rating alleen dalen.
ratings-move = Naar een ander apparaat
ratings-move-about = Scan dit met je andere apparaat. Laat het verder niemand zien: wie de sleutel heeft, kan in jouw naam spelen.
ratings-move-qr = QR-code met je sleutel
ratings-moved = Dit apparaat heeft de sleutel van { $name }.
ratings-other = Op dit apparaat staat al een andere sleutel. Vervangen?
ratings-replace = Vervangen
ratings-keep = Houden
ratings-export = Mijn gegevens downloaden
ratings-delete = Mijn gegevens wissen
ratings-delete-sure = Alles wissen?
ratings-delete-about = Je naam, je ratings en je sleutel worden voorgoed gewist. De verslagen van je spellen blijven tot hun tafels worden gewist.
ratings-unknown = De server kent deze sleutel niet. Misschien is hij gewist.
ratings-forget = Sleutel van dit apparaat verwijderen
ratings-game = Spel met rating
ratings-game-about = Verandert ieders rating. Gewone regels, geen hints, geen coach, geen zetten terugnemen.
ratings-table = Dit spel telt voor de rating.
ratings-table-key = Je hebt nog geen sleutel. Het spel telt alleen als iedereen er een heeft vóór de eerste zet.
ratings-waiting = Nog zonder sleutel: { $names }
ratings-changed = Nieuwe ratings
ratings-change = { $name }: { $after } (eerst: { $before })
ratings-yours = Jouw rating: { $after } (eerst: { $before })
ratings-not-unfinished = Telt niet: het spel is niet uitgespeeld.
ratings-not-no_key = Telt niet: iemand speelde zonder eigen sleutel.
ratings-not-helped = Telt niet: aan deze tafel was er hulp.
ratings-not-level = Telt niet: van een van de bots is geen rating gemeten.

web-refused-not_rated = Dit spel kan niet meetellen voor de rating.
server-rated-help = in een spel met rating is er geen coach en worden geen zetten teruggenomen
server-rated-company = voor een spel met rating zijn twee spelers nodig, van wie één een mens is
server-rated-options = spellen met rating volgen de gewone regels, zodat je ze kunt vergelijken
server-rated-level = van de bot { $level } is geen rating gemeten
server-rated-not = deze tafel telt niet voor de rating
server-rated-late = een plaats kan alleen vóór zijn eerste zet om een rating gaan spelen
server-rated-twice = een sleutel kan maar op één plaats spelen, en een plaats maar voor één sleutel
server-rated-people = er zijn al { $most } ratingsleutels
server-rated-advice = in een spel met rating zijn er geen hints
server-counting-advice = waar het resultaat telt, zijn er geen hints
server-rated-ending = alleen iedereen samen kan een spel met rating beëindigen; voor wie weggaat speelt een bot verder
