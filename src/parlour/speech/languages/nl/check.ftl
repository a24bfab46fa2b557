### What the page says of a record that it checks itself; loaded with the analysis of a game

web-check-running = Regel { $line } wordt nagekeken…
web-check-sound = { $draws ->
    [0] Er is achteraf niets veranderd. Te gooien was er in dit spel niets.
    [one] De ene worp volgt uit zijn lijst met kansen, en er is achteraf niets veranderd.
   *[other] Alle { $draws } worpen en trekkingen volgen uit hun lijsten met kansen, en er is achteraf niets veranderd.
}
web-check-bad = In regel { $line } klopt iets niet.
web-check-chain = Vóór de eerste gebeurtenis heeft de tafel al zijn toevalsgetallen vastgelegd. Elke worp klopt daarmee.
web-check-mixed = In { $mixed } van { $draws } deden apparaten van spelers mee met een eigen getal.
web-check-first = Dit is een ouder verslag. De gastheer had de worpen kunnen sturen; het bewijst alleen dat er daarna niets is veranderd.
web-check-second = Deed er aan een worp een eerlijk apparaat mee, dan kon niemand kiezen wat er uit zijn lijst kwam.
web-check-told = Er is met eigen dobbelstenen en kaarten gespeeld: spelers hebben { $count } uitkomsten ingevoerd. Niets kan bewijzen dat de dobbelstenen of kaarten echt zo vielen.
web-check-lists = Hier niet gecontroleerd: de lijsten met kansen en de zetten, want deze pagina kent de regels niet. De gastheer had andere lijsten kunnen schrijven of een apparaat kunnen overslaan. Op je eigen computer controleert parlour verify ook de regels.
web-check-followed = Deze browser heeft zelf de lijsten van kansen, de zetten, de beurten en de uitslag met de spelregels vergeleken. Alleen de tafel zegt wie bij een worp ontbrak, en waarom.
web-check-spoiled = Worpen die geannuleerd en overgedaan zijn: { $count }
web-check-unmixed = { $count ->
    [one] Eén trekking deed de tafel alleen (voor een bot, of voor iedereen). De tafel kon hem vooraf kennen.
   *[other] { $count } deed de tafel alleen (voor bots, of voor iedereen). De tafel kon ze vooraf kennen.
}
web-check-sealed = Aan het einde heeft de tafel zijn getallen onthuld, en ze kloppen met wat was vastgelegd.
web-check-unsealed = De tafel onthult zijn getallen als het spel afgelopen is.
web-check-rules = De server zegt: volgens de regels nagespeeld kloppen alle zetten, lijsten en uitkomsten.
web-check-rules-bad = De server zegt: dit verslag volgt de regels van het spel niet.
web-check-where = Dit heeft je eigen browser uit het verslag berekend, zonder de server te vertrouwen.
web-check-not = Hiermee niet bewezen
web-check-not-alone = Een tafel die alleen met bots speelt, kan veel spellen hebben geprobeerd en dit hebben getoond.
web-check-not-stop = Een tafel kan stoppen als een worp niet bevalt; maar dan ziet iedereen dat hij stopte.
web-check-not-who = Wie er aan tafel zaten, en of mensen hun zetten zelf hebben gekozen.
web-check-rolls = { $draws ->
    [one] De worp
   *[other] Alle { $draws } worpen en trekkingen
}
web-check-head-event = Nr.
web-check-head-hand = Van wie
web-check-head-outcome = Uitkomst
web-check-head-odds = Kans
web-check-head-mixed = Eigen getal
web-check-head-recomputed = Nagerekend
web-check-table = de tafel
web-check-yes = ja
web-check-no = nee
web-check-right = klopt
web-check-more = { $count ->
    [one] Nog één, klopt ook.
   *[other] Nog { $count }, kloppen ook.
}
web-check-head = Wie deze vingerafdruk heeft, heeft precies hetzelfde verslag:
web-check-words = Twee spelers kunnen deze woorden bij gebeurtenis { $seq } vergelijken. Dezelfde woorden betekenen hetzelfde spel:
web-check-problem-torn = De laatste regel is afgekapt.
web-check-problem-empty = Het bestand is leeg.
web-check-problem-format = Dit is geen verslag in een vorm die hier bekend is.
web-check-problem-commitment = In het verslag staat niet welke getallen de tafel had vastgelegd.
web-check-problem-order = Er ontbreekt een regel, of hij staat op de verkeerde plek.
web-check-problem-outcome = Het bewijs geeft een andere uitkomst dan er geschreven staat.
web-check-problem-chances = De kansen van deze worp staan er niet goed.
web-check-problem-link = Deze worp klopt niet met wat de tafel had vastgelegd.
web-check-problem-next = De tafel legde nieuwe getallen vast voordat de oude op waren.
web-check-problem-seed = De getallen die aan het einde onthuld zijn, kloppen niet met wat was vastgelegd.
web-check-problem-rules = Deze regel volgt de spelregels niet.
web-check-problem-hash-missing = De regel eindigt niet met zijn vingerafdruk: misschien is dit helemaal geen verslag.
web-check-problem-hash = Deze regel is na het schrijven veranderd, of een regel ervoor.
web-check-problem-json = De regel is niet te lezen.
web-check-problem-form = Iets in deze regel heeft niet de juiste vorm.
web-check-receipt = Vergelijk met het bewijs van deelname van een apparaat
web-check-receipt-fits = Het verslag past bij het bewijs van deelname: het apparaat zag dit spel, en zijn getallen en zetten zijn die welke het stuurde.
web-check-receipt-form = Dit is geen bewijs van deelname van een apparaat.
web-check-receipt-table = Het bewijs van deelname is van een andere tafel.
web-check-receipt-line = Het apparaat zag iets anders bij gebeurtenis { $at } (0 is de kop).
web-check-receipt-short = Het apparaat zag { $at ->
    [one] 1 gebeurtenis
   *[other] { $at } gebeurtenissen
} en het verslag heeft er minder.
web-check-receipt-link = Het getal in trekking { $at } is niet het getal dat het apparaat gaf.
web-check-receipt-move = De zet bij gebeurtenis { $at } is niet die welke het apparaat stuurde, of niet voor die stelling.
web-check-receipt-alarm = Dat apparaat sloeg alarm: { $alarm }
web-check-devices = Eén apparaat lootte alleen; apparaten na elkaar: { $count }. Alleen hun eigenaars staan in voor de worpen: een afgesneden einde kan opnieuw zijn gespeeld.
