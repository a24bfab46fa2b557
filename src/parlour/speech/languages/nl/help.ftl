### What `parlour --help` and `parlour COMMAND --help` say.
###
### about-COMMAND         a command in one line
### help-COMMAND-FLAG     a flag or an argument of that command; help-FLAG where several commands share it
### argparse-…            sentences of Python's argparse; the id is made of argparse's own English words
###
### These texts go through argparse: %(default)s and the like are put in by it and stay as they are (a per cent sign is
### written twice). Flags, options, values, commands and file names stay as they are typed.

help-parlour = Gezelschapsspellen, gespeeld en opgelost.
help-research = voor onderzoek:
help-version = toon de versie en stop

## Commands

about-play = speel een spel in de terminal
about-learn = een spel in een minuut leren, door het te spelen
about-join = met een link aan een tafel op een andere server gaan zitten en in de terminal spelen
about-games = toon de spellen, hun opties en standaardwaarden
about-simulate = speel veel willekeurige spellen met de snelle rekenkern
about-replay = speel een verslag na: wat er gebeurde, en het bord
about-verify = controleer verslagen: elke byte, elk bewijs van toeval, elke spelregel
about-convert = schrijf een verslag in een andere vorm: één JSON-document, gewone tekst of weer JSON Lines
about-perft = tel alle reeksen zetten tot een bepaalde diepte
about-worth = wat elk kuiltje waard is, uit veel willekeurige spellen
about-train = een spel leren stellingen te beoordelen door tegen zichzelf te spelen
about-dataset = stellingen met exacte waarden schrijven, om van te leren
about-exam = vragen over stellingen schrijven voor taalmodellen, of hun antwoorden beoordelen
about-solve = los een spel op: wat het waard is, de beste eerste zetten, waar het toeval heen gaat
about-advise = zet de zetten van een stelling op volgorde
about-analyse = geluk en kunde onderscheiden in gespeelde spellen: wat worpen en zetten met de kansen deden
about-bots = toon de niveaus van de bots voor een spel, de zwakste eerst
about-arena = laat bots tegen elkaar spelen: met wisselende plaatsen, hetzelfde geluk voor allen, en foutmarges
about-evaluate = laat een bot een taak van de vergelijking spelen en schrijf het resultaat
about-serve = open de spellen voor browsers en programma’s, hier of via het netwerk
about-sheets = schrijf scorebladen, werkbladen en lesplannen om af te drukken
about-pocket = schrijf een map die zonder server speelt
about-completion = geef het aanvulscript van een shell

## Arguments that many commands share

help-game = een van { $games }
help-options = opties van het spel; `parlour games GAME` toont ze
help-json = geef gegevens in plaats van tekst
help-seed = dezelfde startwaarde, dezelfde spellen (standaard: %(default)s)
help-n = hoeveel spellen (standaard: %(default)s)
help-exact = exacte breuken

## The terminal

help-play-game = een van { $games } (standaard: in een terminal een menu, anders { $usual })
help-play-seat = de volgende plaats: een naam, of bot:LEVEL (standaard: één mens, dan bots); één keer voor elke plaats
help-play-resume = ga verder met een verslag (standaard: het laatst gespeelde spel)
help-play-record = bewaar het verslag hier (standaard: in de gegevensmap)
help-play-takeback = zetten terugnemen toestaan, of niet (standaard: toegestaan op het hele scherm)
help-play-hand = spelen met eigen dobbelstenen en kaarten: je zegt wat er viel, en dat kan teruggenomen worden
help-play-coach = een coach voor mensen die aan de beurt zijn: { $strengths }, voor iedereen, of NAAM=… voor één van hen; iedereen ziet het, en het wordt met het spel bewaard
help-play-language = een van { $codes } (standaard: zoals de omgeving zegt)
help-play-bidi = wie tekst van rechts naar links ordent (standaard: %(default)s; kies terminal als Hebreeuws omgekeerd verschijnt)
help-play-plain = regels in plaats van het hele scherm, ook in een terminal
help-play-json = regels JSON, voor programma’s
help-join-link = de link van een uitnodiging of een plaats, zoals je die gestuurd kreeg; tussen aanhalingstekens
help-join-name = je naam aan tafel

## Games and random play

help-games-game = enkele van { $games } (standaard: allemaal)
help-simulate-cores = hoeveel processorkernen; 0 is allemaal (standaard: %(default)s)
help-simulate-device = waar gespeeld wordt: cpu, of cuda voor een NVIDIA-GPU (standaard: %(default)s)
help-simulate-policies = botniveaus om mee te spelen in plaats van willekeurige zetten: één voor allemaal, of één per plaats
help-perft-depth = de langste reeksen zetten die worden geteld (standaard: %(default)s)
help-worth-svg = schrijf de kaart ook als plaatje
help-train-to = de map voor de gewichten; een onderbroken run gaat daar verder
help-sheets-output = de pagina die geschreven wordt; een browser drukt haar af
help-sheets-sheet = alleen dit blad, zoals score of answers (mag vaker)
help-sheets-paper = formaat van het papier (standaard: a4)
help-pocket-output = de map die geschreven wordt; elke webserver kan hem versturen
help-dataset-output = het bestand, NAME.npz of NAME.parquet, of een hele dataset als map, NAME/; een onderbroken run gaat verder
help-dataset-n = hoeveel stellingen (standaard: %(default)s)
help-exam-game = het spel; niet nodig met --score
help-exam-output = het bestand met vragen, een JSON-object per regel
help-exam-n = hoeveel vragen (standaard: %(default)s)
help-exam-score = antwoorden beoordelen: de vragen, en regels met de id en de zet van elke vraag
help-train-batches = reeksen spellen
help-train-games = spellen in elke reeks
help-train-gpu = op de grafische kaart rekenen (vereist CuPy)
help-train-plot = teken ook de leercurven

## Records

help-replay-file = het verslag van een spel
help-replay-at = stop na deze gebeurtenis (standaard: de laatste)
help-replay-boards = teken het bord na elke zet en elke uitkomst
help-verify-files = verslagen van spellen
help-verify-pages = de pagina’s die de server op dit adres stuurt vergelijken met die van deze installatie
help-verify-finished = een verslag dat nog bezig is, is niet goed genoeg
help-verify-head = de hash van de laatste regel, zoals iemand die heeft opgeschreven
help-verify-day = het getal van de dag, dat na afloop wordt gepubliceerd: bewijst het verslag van een daguitdaging
help-verify-round = het getal van de ronde, dat na afloop wordt gepubliceerd: bewijst het verslag van een toernooi met hetzelfde geluk voor iedereen
help-verify-receipt = een bewijs van deelname of ander bewijs dat een apparaat heeft opgeslagen, om met het verslag te vergelijken
help-convert-file = een verslag, of het ene JSON-document dat --to json schreef
help-convert-to = de vorm om te schrijven
help-convert-output = waarheen te schrijven (standaard: standaarduitvoer)

## Solutions

help-solve-objective = score, shut of win (standaard: win, of score voor één speler)
help-solve-exact = exacte breuken (één rij: doel score of shut)
help-solve-plot = teken wat elke rij waard is, en de eindscores
help-solve-page = geef de pagina van alle uitgaven en varianten (Markdown)
help-advise-open = de getallen die open staan
help-advise-dice = wat er is gegooid; zonder dit de keuze vóór de worp
help-advise-rows = om te winnen: wat openstaat bij wie al gespeeld heeft; bij jonge spelers iedereen op volgorde, me voor jezelf, x achter een rij die uit is
help-advise-best = om te winnen: de beste score tot nu toe, waar de rijen er niet toe doen
help-advise-to-come = om te winnen: hoeveel er na jou spelen
help-advise-board = de ballen, rij voor rij van bovenaf
help-advise-turn = de kleur die aan de beurt is
help-advise-position = de code van een stelling, zoals in de link van de verkenner en in de bibliotheek
help-advise-objective = score of shut, van één rij alleen (standaard: winnen)
help-advise-at = de stelling na dit aantal gebeurtenissen (standaard: na de laatste)
help-advise-record = een verslag waarvan de stelling wordt beoordeeld
help-analyse-file = verslagen; meer dan één geeft het profiel van elke speler
help-analyse-quick = in ongeveer een seconde, met grovere schattingen
help-analyse-fresh = opnieuw berekenen, wat er ook bewaard is
help-analyse-html = een pagina die niets anders nodig heeft naar dit bestand schrijven

## Bots against bots

help-arena-bots = wie spelen (standaard: %(default)s)
help-arena-deals = hoeveel reeksen, elk van één spel per plaats (standaard: %(default)s)
help-arena-workers = hoeveel processen; 0 is één per processorkern (standaard: %(default)s)
help-arena-cluster = de scheduler van een Dask-cluster dat het werk doet
help-arena-seconds = hoelang een bot hoogstens over een zet mag nadenken
help-arena-nodes = hoeveel stellingen een bot hoogstens mag bekijken voor een zet
help-arena-results = bewaar de reeksen hier; met hetzelfde bestand gaat het verder
help-arena-sprt = stop zodra duidelijk is welk aandeel in de overwinningen van de eerste bot is
help-arena-alpha = hoe vaak de toets ten onrechte hoog mag zeggen (standaard: %(default)s)
help-arena-beta = hoe vaak de toets ten onrechte laag mag zeggen (standaard: %(default)s)
help-arena-plot = teken hoe de wedstrijd verliep
help-evaluate-words = een bot en een taak; met --cards of --page bestanden met resultaten
help-evaluate-output = schrijf het resultaat hierheen; een onderbroken run gaat verder
help-evaluate-deals = hoeveel reeksen tegen elke tegenstander (standaard: wat de taak zegt)
help-evaluate-list = toon de taken
help-evaluate-cards = schrijf de kaart van elke taak in deze map, met de resultaten uit de bestanden
help-evaluate-page = toon de resultaten uit de bestanden als pagina

## The server

help-serve-port = de poort om op te luisteren (standaard: %(default)s)
help-serve-host = het adres om op te luisteren; 0.0.0.0 voor alle (standaard: %(default)s)
help-serve-database = postgresql://… voor meer knooppunten, of het pad van een SQLite-bestand
help-serve-data = de map voor het SQLite-bestand (standaard: je gegevensmap)
help-serve-url = het adres dat anderen gebruiken, voor uitnodigingen: https://games.example
help-serve-origin = nog een herkomst waarvan de pagina’s deze server mogen gebruiken; mag vaker
help-serve-proxies = adressen van reverse proxy’s die te geloven zijn, met komma’s (standaard: %(default)s)
help-serve-home = laat telefoons in huis meedoen: luister ook op het lokale netwerk
help-serve-open = toon de eerste pagina in een browser, waar die er is
help-serve-workers = processen waarin bots nadenken (standaard: processorkernen − 1)
help-serve-operator = wie deze server beheert, voor de pagina ‘Over’: een naam en hoe je te bereiken bent
help-serve-devices-think = bots laten nadenken op het apparaat van een speler die alleen tegen bots speelt
help-serve-offline = een map die ‘parlour pocket’ heeft geschreven: pagina’s kunnen die offline bewaren
help-serve-no-push = geen herinneringen via pushdiensten sturen (anders: aan wie erom vraagt)
help-serve-metrics = /metrics en /health alleen daar, als HOST:PORT (standaard: /metrics op de hoofdpoort, voor deze machine)

## Shells

help-completion-shell = de shell om voor te schrijven

## Sentences of argparse

argparse-usage = gebruik:
argparse-positional-arguments = argumenten
argparse-options = opties
argparse-show-this-help-message-and-exit = toon deze hulp en stop
argparse-error = %(prog)s: fout: %(message)s
argparse-argument = argument %(argument_name)s: %(message)s
argparse-unrecognized-arguments = onbekende argumenten: %s
argparse-the-following-arguments-are-required = deze argumenten ontbreken: %s
argparse-expected-one-argument = precies één argument verwacht
argparse-expected-at-most-one-argument = hoogstens één argument verwacht
argparse-expected-at-least-one-argument = minstens één argument verwacht
argparse-ignored-explicit-argument = neemt geen waarde: %r
argparse-ambiguous-option-could-match = onduidelijke optie: %(option)s kan %(matches)s zijn
argparse-invalid-value = ongeldige waarde (%(type)s): %(value)r
argparse-invalid-choice-choose-from = ongeldige keuze: %(value)r (kies uit %(choices)s)
help-advise-cards = de kaarten van elke speler, kolom voor kolom
help-advise-pile = de bovenste kaart van de aflegstapel
help-advise-hand = de kaart in de hand; zonder die de keuze tussen de stapels
help-advise-seat = de speler die aan de beurt is, 1 voor de eerste
