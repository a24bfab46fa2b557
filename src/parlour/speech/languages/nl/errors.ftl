### What is wrong with what somebody gave, and what cannot be done. Options are in options.ftl, steps of a game in refusals.ftl.
###
### error-…         the frame of an error: what was given, where, and why not
### cannot-…        what does not exist for a game
### record-…        what is wrong with a record or with its file
### wrong-CODE      what the bytes of a record disprove; the codes are those of parlour/table/verify.py
### command-…       why the table did not take a command
### server-…        why the server refused
###
### They are clauses, not sentences: they begin with a small letter and stand behind a colon. Names, notation, values and
### paths are arguments, already with their quotation marks.

plain-text = { $text }

error-game = een spel { $name } bestaat niet; de spellen zijn { $games }
error-game-meant = een spel { $name } bestaat niet; bedoel je { $meant }? De spellen zijn { $games }
error-meant = { $problem }; bedoel je { $meant }?
game-broken = het spel { $game } kan niet worden geladen uit { $package }: { $why }
game-other-api = { $package } is gemaakt voor versie { $theirs } van het contract van Parlour; dit is versie { $ours }, dus het spel { $game } blijft weg
game-misfit = het spel { $game } uit { $package } werkt niet met deze versie van Parlour: { $why }
game-clash = het spel { $game } uit { $module } blijft weg: { $taken } heet al zo
error-option = optie { $option }={ $value }: { $why }
error-move = { $given } kan niet: { $why }
error-move-at = { $given } kan hier niet ({ $position }): { $why }
error-move-allowed = { $refused }; mogelijk: { $moves }
error-move-allowed-more = { $refused }; mogelijk: { $moves }… ({ $count } in totaal)
error-line = regel { $line }: { $why }
error-system = { $kind ->
    [FileNotFoundError] bestand of map niet gevonden
    [FileExistsError] dat bestaat al
    [IsADirectoryError] het is een map
    [NotADirectoryError] het is geen map
    [PermissionError] geen toestemming
   *[other] { $text }
}

## What cannot be done

cannot-level = geen bot { $level } voor { $game }; de niveaus zijn { $levels }
cannot-choose = een bot kiest als een plaats aan de beurt is; hier is niemand aan de beurt: { $state }
cannot-simulate = { $game } heeft geen rekenkern voor simulatie
gpu-not-installed = spelen op een GPU vereist numba-cuda: pip install 'numba-cuda[cu13]'
gpu-not-found = hier is geen NVIDIA-GPU met stuurprogramma gevonden; de processor (cpu) speelt dezelfde spellen
number-none = { $game } kent zo’n zet of uitkomst niet
cannot-encode = { $game } geeft zetten en stellingen niet als getallen of codes
cannot-draw-here = het toeval heeft hier niets te beslissen: { $state }
code-none = dit is niet de code van een stelling van dit spel
batch-actions = moeten { $games } gehele getallen zijn, één per spel
batch-where = moeten { $games } waarheidswaarden zijn, één per spel
batch-illegal = nummer { $number } is niet toegestaan in spel { $at } van de reeks
batch-state = moet een stelling zijn waarin een plaats aan de beurt is
cannot-bot = de bot { $bot } kan niet worden geladen: { $why }
cannot-extra = hiervoor is { $package } nodig: { $command }
cannot-solve = { $game } heeft geen oplosser
cannot-other-game = dit is de oplossing van { $game }; de stelling is van een ander spel: { $other }
cannot-solve-rolit-crowd = { game-rolit } is opgelost voor twee: met meer spelers hangt de uitkomst van een plaats af van welke van gelijke zetten de anderen kiezen
cannot-solve-rolit-far = van dit spel is alleen het einde bereikbaar: met hoogstens { $most } lege kuiltjes
cannot-perft = { $game } heeft geen rekenkern die zettenreeksen telt
cannot-worth = { $game } heeft geen kaart van wat elk kuiltje waard is
cannot-judge = { $game } heeft geen zoekmethode die zetten beoordeelt
no-choice = in deze stelling valt niets te kiezen
cannot-set-up = een stelling van { $game } is niet te beschrijven; geef de code, of een verslag en een moment
cannot-analyse = { $game } kan niet zeggen wat stellingen waard zijn
cannot-train = { $game } leert niet
cannot-train-board = op een bord van { $size }×{ $size } wordt niets geleerd: het is opgelost
cannot-train-cluster = { $game } leert van de ene ronde na de andere: een cluster kan niet helpen
cannot-train-gpu = de grafische kaart heeft CuPy nodig, dat hier niet is geïnstalleerd
cannot-train-on = { $file } bevat het onvoltooide werk van een ander plan (spellen { $games }, reeksen { $batches }, startwaarde { $seed }): ga daarmee verder of verwijder het bestand
cannot-pocket = { $file } ontbreekt: in een kopie van de broncode haalt ‘make pocket’ de interpreter op en bouwt de pagina’s
cannot-dataset = van { $game } is met deze opties geen stelling exact bekend
cannot-dataset-resume = { $file } bevat ander onvoltooid werk: daarmee verdergaan of het bestand verwijderen
cannot-solve-exactly = exacte breuken zijn er voor één rij (doel ‘score’ of ‘shut’); neem drijvendekommagetallen om te winnen
cannot-solve-row = exacte breuken zijn er voor rijen van hoogstens { $longest } getallen, deze heeft er { $tiles }; neem drijvendekommagetallen
cannot-win-alone = wie alleen speelt wint altijd; neem het doel ‘score’ of ‘shut’
cannot-rank = zetten worden beoordeeld als een plaats aan de beurt is; hier is niemand aan de beurt: { $state }
cannot-respond = beste antwoorden worden berekend in spellen met hooguit { $most } stellingen; dit spel heeft er meer
cannot-odds = een strategie moet kansen van toegestane zetten ({ $moves }) geven die samen 1 zijn; hier niet: { $position }
cannot-mix = het niveau { $level } kan niet zeggen hoe waarschijnlijk zijn zetten zijn; geef een functie van de stelling
cannot-pack = de gecompileerde regels bevatten hoogstens { $most } van een soort, niet { $given }
solution-untold = verwachte scores zijn alleen bekend voor opgeloste losse spellen met rijen tot { $most } getallen
cannot-play-format = deze tafel heeft het oudere formaat parlour/1: die kan worden teruggekeken, bewaard en gecontroleerd, maar niet meer gespeeld
cannot-draw-fairly = de gemeenschappelijke noemer van deze kansen is groter dan 2**128; er kan niet uit worden getrokken
cannot-test = de sequentiële toets vergelijkt twee niveaus met evenveel plaatsen; hier zijn het { $levels }
cannot-end = een spel { $game } was na { $steps } stappen nog niet afgelopen
cannot-cluster = een cluster heeft dask.distributed nodig: { $command }
cannot-rematch-yet = voor het einde van het spel is er geen revanche
cannot-rematch-again = dezelfde spelers gaan al verder aan tafel { $table }

## Records and their files

record-cannot-read = { $file } kan niet worden gelezen: { $why }
record-cannot-make = { $file } kan niet worden gemaakt: { $why }
record-cannot-open = { $file } kan niet worden geopend: { $why }
record-cannot-write = { $file } kan niet worden geschreven: { $why }
record-cannot-make-folder = de map { $file } kan niet worden gemaakt: { $why }
record-exists = { $file } bestaat al
record-busy = een ander proces schrijft net { $file }; sluit dat eerst
record-finished = { $file } is afgelopen; je kunt het naspelen, maar niet verder spelen
record-none-unfinished = er is geen onafgemaakt spel in { $folder }
record-no-secret = zonder het geheim in { $file } kan het niet verder: { $why }
record-other-secret = het geheim in { $file } hoort bij een ander verslag
record-no-line = er is geen volledige regel
record-not-json = geen JSON: { $why }
exam-twice = { $file }: de id { $id } staat er twee keer in
exam-stray = { $file }: geen vraag heeft de id { $id }
exam-position = vraag { $id }: geen stelling van { $game } waarin de waarde van elke zet bewezen is
record-format = dit is geen verslag in de vorm { $format }
record-rules = het verslag volgt de regels { $rules }; bekend zijn { $known }
record-header-types = id, time, previous en de binding moeten teksten zijn, en links een getal
record-header-needs = in de kop ontbreekt { $name }
record-header-form = de kop heeft niet de juiste vorm: { $why }
record-event = een gebeurtenis is een object waarvan 'event' een van { $kinds } is
record-event-has-no = een gebeurtenis { $kind } heeft geen { $names }
record-event-needs = een gebeurtenis { $kind } heeft { $names } nodig
record-event-value = { $name } van een gebeurtenis { $kind } kan niet { $value } zijn
record-because = { $wrong }: { $why }
record-expected = gebeurtenis { $expected } werd verwacht, niet { $seq }
record-after-end = na het einde is er geen { $kind } meer
record-not-its-turn = plaats { $seat } doet een zet, maar is niet aan de beurt
record-moved-by = plaats { $seat } is { $who }, maar de zet zou van { $by } zijn
record-wrong-hand = de hand { $hand } gooit of trekt, maar is niet aan de beurt
record-end-over = de tafel eindigt ({ $why }), maar het spel is afgelopen
record-end-not-over = de tafel eindigt ({ $why }), maar het spel is niet afgelopen
record-end-scores = de scores en winnaars aan het einde zijn niet die van de stelling
record-no-seat = een plaats { $seat } bestaat niet; de plaatsen zijn 0 tot en met { $last }
record-same-id = gebeurtenis { $event } heeft de id van gebeurtenis { $first }
record-same-chances = gebeurtenis { $event } verwijst naar de kansen van gebeurtenis { $same }, die er geen noemt
record-chances = de kansen waaruit is getrokken zijn niet die van de stelling
record-outcome-teller = wie de uitkomst opgaf, past niet bij de tafel: alleen aan een tafel met de hand geven mensen op wat er viel
record-too-long = het verslag controleren duurt te lang
record-too-many = andere verslagen vanaf dit adres worden nog gecontroleerd; wacht even
record-arena-deal = dit is geen reeks van een arena: { $why }
record-arena-other = { $file } bevat de uitslagen van een andere wedstrijd: { $match }
record-arena-numbers = de reeksen in { $file } zijn niet genummerd 0, 1, 2…
record-arena-result = { $file } bevat geen resultaten van `parlour evaluate`

## What the bytes of a record disprove

wrong-no-hash = de regel eindigt niet met zijn hash
wrong-hash = de regel past niet bij zijn hash: hij is veranderd, of een regel ervoor
wrong-not-json = de regel is geen JSON: { $why }
wrong-not-object = de regel is geen JSON-object
wrong-torn = de laatste regel is afgekapt: hij eindigt niet met een regeleinde
wrong-empty = het verslag is leeg
wrong-format = de vorm is { $format }; deze controle kent { $known }
wrong-id = de id van de tafel moet uit 1 tot 64 letters, cijfers, ‘-’ of ‘_’ bestaan
wrong-no-commitment = de kop bindt zich aan geen hashketen van 1 tot { $most } schakels
wrong-number = hier werd gebeurtenis nummer { $expected } verwacht, niet { $seq }
wrong-nonce = de nonce moet uit hoogstens 64 bytes bestaan, hexadecimaal in kleine letters
wrong-outcome = het bewijs geeft de uitkomst { $proven }, in het verslag staat { $outcome }
wrong-same = de kansen zouden die van gebeurtenis { $event } zijn, die er geen noemt
wrong-chances = de kansen moeten een lijst van [outcome, geheel gewicht] zijn
wrong-weights = de gewichten van de kansen zijn samen meer dan 2**128
wrong-used-up = alle schakels van de keten zijn verbruikt, en aan een volgende keten heeft de tafel zich niet gebonden
wrong-link = de schakel hoort niet bij de keten waaraan de tafel zich heeft gebonden
wrong-next = de tafel bindt zich aan een volgende keten, terwijl de huidige nog schakels heeft
wrong-chain = deze keten is niet de keten die na de vorige zou komen
wrong-seed = de startwaarde die aan het einde is getoond geeft niet de keten die is gebruikt
wrong-large = het verslag is groter dan dit formaat toestaat
wrong-strict = de regel is niet geschreven op de enige manier die dit formaat toestaat
wrong-kind = een gebeurtenis van deze soort is niet bekend
wrong-members = { $name } ontbreekt, is onbekend of is niet wat het moet zijn
wrong-order = een gebeurtenis van deze soort mag hier niet staan
wrong-device = zo mag een apparaat zich niet aanmelden: zijn id, zijn plaatsen of de plek in het verslag
wrong-unknown-device = er wordt een apparaat genoemd dat zich nooit heeft aangemeld
wrong-presence = een apparaat vertrekt dat weg is, of komt terug terwijl het er is
wrong-draw-number = het nummer van de trekking is niet het nummer dat aan de beurt is
wrong-again = een vervallen of ongeldige trekking moet opnieuw geopend worden met dezelfde hand en dezelfde kansen
wrong-begin = een trekking werd geopend voordat iedereen een apparaat had en voordat iemand op ‘Beginnen’ drukte
wrong-missing = de apparaten die zouden ontbreken horen niet bij de deelnemers
wrong-links = er moet een schakel zijn voor elk apparaat dat meedeed
wrong-voids = meer dan { $most } trekkingen zijn ongeldig verklaard
wrong-next-chain = er wordt een volgende keten toegevoegd waar dat niet mag
wrong-undo = een zet wordt teruggenomen waar dat niet mag
wrong-by = een zet staat op naam van een bot waar een mens zit, of van een mens waar een bot zit
wrong-rules = de regel volgt de spelregels niet
wrong-name = een naam hoort niet bij de regel ervoor, of klopt niet met zijn hash
wrong-day = het getal van de dag hoort niet bij dit verslag: er was een ander vastgelegd
wrong-round = het getal van de ronde hoort niet bij dit verslag: er was een ander vastgelegd
record-challenge = het getal van de dag geeft een andere uitdaging dan de gespeelde
wrong-text = { $name } ontbreekt of is geen tekst
wrong-bytes = { $name } moet uit 32 bytes bestaan, hexadecimaal in kleine letters

## Commands at the table

command-unknown = een opdracht { $command } bestaat niet
command-id = de id moet uit 1 tot 64 letters, cijfers, ‘-’ of ‘_’ bestaan
command-table-id = de id van een tafel bestaat uit 1 tot 64 letters, cijfers, ‘-’ of ‘_’
command-seq = seq moet een geheel getal zijn
command-text = { $name } mag hoogstens { $most } afdrukbare tekens hebben
command-needs-seat = deze opdracht heeft een plaats nodig
command-seats = de plaatsen zijn 0 tot en met { $last }
command-ended = de tafel is geëindigd
command-stands = de tafel staat bij gebeurtenis { $seq }
command-stale = gebeurtenis { $event } kwam na gebeurtenis { $seq }
command-paused = de tafel is gepauzeerd
command-paused-already = de tafel is al gepauzeerd
command-not-paused = de tafel is niet gepauzeerd
command-reused = gebeurtenis { $event } kwam van een andere opdracht met deze id
command-waits-roll = de tafel wacht op een worp
command-waits-tell = de tafel wacht tot iemand opgeeft wat er viel
command-not-by-hand = deze tafel gooit en trekt zelf
command-person-tells = alleen een mens kan opgeven wat er viel
command-waits-move = de tafel wacht op een zet van plaats { $seat }
command-to-move = plaats { $seat } is aan de beurt
command-other-hand = een andere hand gooit
command-who = wie gaat zitten moet een Seat zijn
command-break-off = geef een reden om het spel te beëindigen; ‘over’ is voorbehouden aan de regels
command-reaction = de reactie is leeg
command-enough = deze plaats heeft aan deze tafel de grens bereikt: { $most } keer
command-undo = een zet kan alleen worden teruggenomen aan een tafel die dat toestaat, door de enige persoon daar of als iedereen het goedvindt, en zolang er sindsdien niets is getrokken of geworpen
command-asked = dit is al gevraagd en beantwoord: vraag het opnieuw na de volgende zet
command-code = { $name } moet een code zijn: een letter en dan hoogstens 31 kleine letters, cijfers, '-' of '_'
command-drawing = er is een trekking open; eerst komt de uitkomst daarvan
command-device = dit apparaat kan dat hier niet: zijn id, zijn plaatsen, zijn keten of zijn aanwezigheid
command-devices = te veel apparaten voor één plaats, of te veel aanmeldingen
command-not-asked = de tafel wacht hier niet op
command-late = de trekking is gesloten
command-too-early = voor deze trekking is nog niet gezegd dat er onthuld mag worden
command-wrong-link = de schakel hoort niet bij de keten waarop het apparaat zich heeft vastgelegd

## The server

server-not-found = dat is hier niet, of het is niet voor jou
server-no-coach = deze plaats heeft geen coach
server-daily-practice = alleen de eerste poging van een apparaat op de dag zelf, door de persoon zelf uitgespeeld, komt op de lijst
server-unavailable = de server stopt net, of zijn database antwoordt niet; er is niets verloren, probeer het nog eens
server-bug = dit had niet mogen gebeuren; in het logboek van de server staat meer
server-not-your-seat = deze sleutel geldt niet voor die plaats
server-not-host = alleen de gastheer mag uitnodigen
server-undo-stakes = in een spel met rating, een toernooi en de uitdaging van de dag worden geen zetten teruggenomen
server-not-ending = alleen de gastheer, of iedereen samen, kan het spel voor iedereen beëindigen; voor wie weggaat speelt een bot verder
server-no-name = er ontbreekt een naam
server-home = alleen wie aan deze machine zit kan telefoons in huis laten meedoen
server-not-over = het spel is niet afgelopen
server-not-gone = de plaats is van een bot zelf, of de speler is er
server-not-taken-over = voor de speler op deze plaats speelt geen bot
server-seat-taken = die plaats is bezet, of niet voor iemand elders
server-seats-taken = er is geen plaats vrij
server-tables = deze server houdt hoogstens { $most } tafels open
server-openings = vanaf dit adres zijn te veel tafels geopend; wacht een poosje
server-level = een bot van niveau { $level } kost deze server met deze opties te veel; er zijn { $levels }
server-connections = te veel verbindingen
server-too-many-messages = te veel berichten via deze verbinding
server-too-many-requests = te veel verzoeken vanaf dit adres
server-too-many-bytes = er kwam te veel vanaf dit adres; wacht even
server-origin = pagina’s van andere sites mogen deze server niet gebruiken
server-host = deze server staat niet onder die naam bekend; wie hem beheert, noemt de naam met --url of --origin
server-bytes = hier worden hoogstens { $most } bytes gelezen
server-length = noem de lengte van de inhoud (content-length)
server-nested = de JSON is te diep genest
server-hello-first = het eerste bericht moet hello zijn
server-hello-late = hello kwam niet op tijd
server-hello-said = hello is al gezegd
server-bad-message = het bericht heeft niet de juiste vorm: { $why }
server-bad-request = het verzoek heeft niet de juiste vorm: { $why }
server-sums = dit zijn geen sommen van wat viel
server-options = de opties hebben niet de juiste vorm: { $why }
server-database-busy = een andere server gebruikt de database { $file }; één SQLite-bestand, één knooppunt

## A program at somebody else's table

client-link = moet de link van een plaats zijn, met #i= of #k= aan het eind
client-refused = de server weigert ({ $code }): { $why }
client-unreachable = geen antwoord van { $url }: { $why }
join-no-screen = heeft het hele scherm van een terminal nodig; programma’s gebruiken parlour.adapters.remote
join-no-server = op dit adres is geen server van Parlour
join-not-found = deze tafel is er niet meer, of de link is niet volledig
verify-what = geef óf verslagen op, óf --pages met een adres
verify-address = moet het adres van een server zijn, met http:// of https://
pages-none = deze installatie heeft geen webpagina’s om mee te vergelijken
client-alarm = { $what } Vanaf hier wordt niets meer verstuurd: geen zetten en geen worpen.
client-unprotected = aan deze tafel doet geen apparaat mee, of er wordt volgens oudere regels geloot: wie de tafel beheert, kan elke worp kiezen
client-notice = alleen een mens kan dit beslissen ({ $code }), en niemand is gevraagd
carry-not-alone = deze tafel is niet op één apparaat alleen gespeeld: hij gaat alleen verder waar hij is
carry-ended = dit spel kan niet verdergaan: het is afgelopen, of er stond een worp open toen het bestand werd bewaard
carry-apart = dit apparaat heeft een ander vervolg van dezelfde tafel
carry-here = deze tafel staat al op dit apparaat, en is er minstens zo ver
