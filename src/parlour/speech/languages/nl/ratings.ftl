# Ratings. Whoever asks for one has a key on their device, no account.

ratings-title = Ratings
ratings-about = Een rating zegt hoe sterk je speelt, voor zover je partijen dat laten zien. Alleen wie er een wil, heeft er een. Er is geen account, alleen een sleutel op je apparaat.
ratings-make = Begin een rating
ratings-make-about = Een willekeurige sleutel blijft op dit apparaat. De server bewaart de naam, de ratings en een vingerafdruk van de sleutel, verder niets.
ratings-rename = Naam wijzigen
ratings-mine = Mijn ratings
ratings-none = Nog geen partij met rating. Vink bij het klaarzetten van een spel ‘Partij met rating’ aan.
ratings-field = { $game }, { $players } spelers
ratings-figure = { $sureness ->
    [new] ongeveer { $about }, nog nauwelijks bekend
    [unsure] ongeveer { $about }, nog onzeker
    [fair] ongeveer { $about }, vrij zeker
   *[sure] ongeveer { $about }, behoorlijk zeker
}
ratings-surely = minstens { $surely }
ratings-games = { $count ->
    [one] één partij
   *[other] { $count } partijen
}
ratings-best = De besten
ratings-choose = Spel en aantal spelers
ratings-place = Plaats
ratings-who = Wie
ratings-rating = Rating
ratings-at-least = Bijna zeker minstens
ratings-played = Partijen
ratings-bot = Bot ({ $level })
ratings-enough = Mensen staan in de lijst vanaf { $least } partijen met rating. De volgorde gaat naar wat bijna zeker is, niet naar een gelukkige gok.
ratings-how = Hoe werkt het?
ratings-how-start = Iedereen begint op 25, en nog niemand weet of dat klopt. Wie van sterke spelers wint, stijgt snel; wie van zwakke verliest, daalt. Hoe meer je speelt, hoe zekerder het getal wordt en hoe minder het springt.
ratings-how-bots = Bots hebben ook ratings. Die zijn gemeten in partijen van bots tegen bots en blijven zoals ze zijn.
ratings-how-fair = Een partij telt als ze volgens de gewone regels en zonder hints wordt uitgespeeld en iedereen een eigen sleutel heeft. Laat je een bot voor je spelen, dan kun je er alleen door verliezen.
ratings-move = Naar een ander apparaat
ratings-move-about = Scan dit met je andere apparaat. Laat het verder niemand zien: wie de sleutel heeft, speelt als jij.
ratings-move-qr = QR-code met je sleutel
ratings-moved = Dit apparaat heeft nu de sleutel van { $name }.
ratings-other = Op dit apparaat staat al een andere sleutel. Vervangen?
ratings-replace = Vervangen
ratings-keep = Houden
ratings-export = Mijn gegevens downloaden
ratings-delete = Mijn gegevens wissen
ratings-delete-sure = Alles wissen?
ratings-delete-about = Je naam, je ratings en je sleutel worden voorgoed gewist. De verslagen van je partijen blijven tot hun tafels worden gewist.
ratings-unknown = De server kent deze sleutel niet. Misschien is hij gewist.
ratings-forget = Sleutel van dit apparaat verwijderen
ratings-game = Partij met rating
ratings-game-about = Verandert ieders rating. Gewone regels, geen hints, geen coach, niets wordt teruggenomen.
ratings-table = Deze partij telt voor de rating.
ratings-table-key = Je hebt nog geen sleutel. De partij telt alleen als iedereen er een heeft vóór de eerste zet.
ratings-waiting = Nog zonder sleutel: { $names }
ratings-changed = Nieuwe ratings
ratings-change = { $name }: { $after } (eerst: { $before })
ratings-not-unfinished = Telt niet: de partij is niet uitgespeeld.
ratings-not-no_key = Telt niet: iemand speelde zonder eigen sleutel.
ratings-not-helped = Telt niet: aan deze tafel was er hulp.
ratings-not-level = Telt niet: niemand weet hoe sterk een van de bots is.

web-refused-not_rated = Deze partij kan niet meetellen voor de rating.
server-rated-help = in een partij met rating is er geen coach en wordt niets teruggenomen
server-rated-company = voor een partij met rating zijn twee spelers nodig, van wie één een mens is
server-rated-options = partijen met rating volgen de gewone regels, zodat je ze kunt vergelijken
server-rated-level = niemand heeft gemeten hoe sterk { $level } is
server-rated-not = deze tafel telt niet voor de rating
server-rated-late = een plaats kan alleen vóór zijn eerste zet om een rating gaan spelen
server-rated-twice = één sleutel speelt op één plaats, en één plaats voor één sleutel
server-rated-people = er zijn al { $most } ratingsleutels
server-rated-advice = in een partij met rating zijn er geen hints
server-counting-advice = waar het resultaat telt, zijn er geen hints
server-rated-ending = een partij met rating breken allen samen af; voor wie weggaat speelt een bot verder
