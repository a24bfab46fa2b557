### What the commands print for people, but for their help (help.ftl). With --json they print data, which is in no language.
###
### COMMAND-…         what that command prints
### transcript-…      a record as plain text
### plot-…, picture-… words in pictures
### cli-…             what several commands say, and what is wrong with their arguments: clauses behind `option name=value:`
###
### Games, options, levels, moves, rolls, files and flags are arguments or stand as they are typed. $seconds and other
### measured numbers come as they are to be shown.

cli-seconds = { $seconds } s
cli-svg = moet de naam van een .svg-bestand zijn
cli-cannot-write = daar kan niet worden geschreven: { $reason }

progress-games = spellen
progress-deals = reeksen
progress-batches = reeksen
progress-positions = stellingen
progress-left = nog { $seconds } s
compiling = { $game }: wordt voor het eerst gecompileerd, meestal 10 tot 40 seconden. De volgende start gaat snel.

## parlour play

play-resume-alone = gaat niet samen met een spel, plaatsen of een nieuw verslag
play-pace = moet een aantal seconden zijn
play-no-menu = zonder terminal is er geen menu; noem een spel

## parlour games

games-title = { $game }  { $title } (regels { $rules })
games-default = (standaard: { $default })
games-default-open = (standaard: zoals de andere opties zeggen)

## parlour simulate

simulate-summary = { $games ->
    [one] { $game }: 1 willekeurig spel in { $seconds } s, { $length } stappen
   *[other] { $game }: { $games } willekeurige spellen in { $seconds } s ({ $rate } per seconde), elk gemiddeld { $length } stappen
}
simulate-seat = plaats { $seat }: gemiddelde score { $mean }, van { $least } tot { $most }; { $wins }% van de overwinningen

## parlour learn

learn-words = Typ een zet als ernaar gevraagd wordt; ‘{ $back }’ gaat terug, ‘{ $show }’ doet het voor je, ‘{ $quit }’ stopt.
learn-look = Druk op Enter om verder te gaan.
learn-roll = Druk op Enter om te gooien.
learn-move = Jouw zet? { $moves }
learn-none = er is geen les voor { $game }
learn-done = Dat was de les. Nu spelen: { $command }

## parlour replay, parlour convert

replay-torn = een afgebroken laatste regel van { $bytes } bytes is weggelaten
replay-at = moet het nummer van een gebeurtenis zijn, 0 tot en met { $last }
replay-score = { $name } { $score }
replay-scores = scores: { $scores }
replay-scores-won = scores: { $scores }; gewonnen door { $winners }
convert-events = de gebeurtenissen van het document moeten een lijst zijn
convert-misfit = de gebeurtenissen van het document passen niet: { $why }

transcript-table = tafel { $table }, { $time }
transcript-seat = plaats { $seat }
transcript-who = plaats { $seat }: { $who }
transcript-bot = bot { $level }
transcript-person = { $kind ->
    [here] iemand hier
   *[elsewhere] iemand elders
}
transcript-named = { $name }, { $what }
transcript-move = plaats { $seat }: { $move }
transcript-move-bot = plaats { $seat }: { $move }  (bot { $level })
transcript-draw = voor plaats { $seat } valt { $outcome }
transcript-draw-table = voor de tafel valt { $outcome }
transcript-seated = op plaats { $seat } zit nu { $who }
transcript-pause = pauze
transcript-resume = verder
transcript-end = einde
transcript-scores = { $end }: scores { $scores }
transcript-react = plaats { $seat } reageert: { $what }
transcript-rematch = revanche aan tafel { $table }
transcript-undo = plaats { $seat } neemt gebeurtenis { $event } terug
transcript-consent = plaatsen { $seats } vinden het goed om gebeurtenis { $event } terug te nemen
transcript-decline = plaats { $seat } vindt het niet goed om gebeurtenis { $event } terug te nemen
transcript-lapse = gebeurtenis { $event } blijft: niet iedereen heeft geantwoord
# $why is a word of the record's format, or what somebody wrote
transcript-why = { $what } ({ $why })

## parlour verify

verify-hash = moet uit 64 hexadecimale cijfers bestaan
verify-status = { $status ->
    [finished] afgelopen
    [in-play] bezig
    [torn] afgebroken
   *[bad] fout
}
verify-place = regel { $line }, byte { $offset }: { $problem }
verify-before = { $problem }; { $events ->
    [one] de ene gebeurtenis ervoor klopt
   *[other] de { $events } gebeurtenissen ervoor kloppen
}
verify-unsound = { $status }: { $problem }
verify-sound = { $status }, { $events ->
    [one] 1 gebeurtenis
   *[other] { $events } gebeurtenissen
}, { $draws ->
    [one] 1 trekking bewezen
   *[other] { $draws } trekkingen bewezen
}, waarvan { $own } met apparaten van spelers
verify-head = laatste hash { $head }
verify-first = formaat parlour/1: wie de tafel beheerde, kon uitkomsten kiezen en toch door deze controle komen
verify-covered = plaats { $seat }: een apparaat deed mee aan { $count } van { $draws }
verify-alone = trekkingen zonder enig apparaat, die de tafel kon voorzien: { $count }
verify-daily = de uitdaging van { $day }: het toeval lag vooraf vast, voor iedereen hetzelfde
verify-told = het toeval kwam met de hand: { $count } uitkomsten door mensen opgegeven. Elke stap volgt de regels; dat de dobbelstenen of kaarten echt zo vielen, kan niets bewijzen
verify-duplicate = ronde { $round } van een toernooi: het toeval lag vooraf vast, aan alle tafels hetzelfde
verify-drops = trekkingen opnieuw geopend omdat een apparaat volgens de tafel sliep: { $count }
verify-voided = trekking { $n } is ongeldig verklaard
verify-would = trekking { $n } is ongeldig verklaard; het zou { $outcome } zijn geweest
verify-open = trekking { $n } is geopend en nooit gesloten
verify-words = woorden om te vergelijken bij gebeurtenis { $seq }: { $words }
verify-no-end = het verslag heeft geen einde: er ontbreken regels, of het spel is nog bezig
verify-other-head = de laatste hash is { $head }, niet de hash die was opgeschreven
verify-receipt = past bij het bewijs van deelname van apparaat { $device }: { $events ->
    [one] 1 gebeurtenis
   *[other] { $events } gebeurtenissen
}, { $links ->
    [one] 1 eigen getal
   *[other] { $links } eigen getallen
}
verify-receipt-alarm = dat apparaat sloeg alarm: { $alarm }
receipt-form = dit is geen bewijs van deelname van een apparaat
receipt-table = het bewijs van deelname is van een andere tafel
receipt-line = het apparaat zag iets anders bij gebeurtenis { $seq } (0 is de kop)
receipt-short = het apparaat zag { $count ->
    [one] 1 gebeurtenis
   *[other] { $count } gebeurtenissen
} en het verslag heeft er minder
receipt-link = trekking { $n } heeft een ander getal dan het apparaat gaf
receipt-move = de zet bij gebeurtenis { $seq } is niet die welke het apparaat stuurde, of niet voor die stelling

## parlour perft, parlour worth, parlour train

worth-title = Wat elk kuiltje waard is
worth-scale = procentpunten winstkans meer (+) of minder (−) dan een gelijk deel voor allen, { $games ->
    [one] 1 willekeurig spel
   *[other] { $games } willekeurige spellen
}, standaardfout hoogstens { $error }
train-title = Fout van de schatting, reeks voor reeks, naar het aantal lege plekken
train-done = De gewichten staan in { $file }.
sheets-done = { $file }: bladen om af te drukken: { $count }
sheets-known = moet een van deze zijn: { $names }
pocket-done = { $folder } bevat de spellen, { $size } MB gewone bestanden. Om het te proberen: python -m http.server --directory { $folder }
dataset-done = { $file } bevat { $positions } stellingen uit { $games } spellen.
exam-made = { $file } bevat { $questions } vragen.
exam-scored = Vragen: { $questions }. Toegestane antwoorden: { $legal }, beste zetten: { $best }. Verlies per vraag: { $regret } ± { $error }; met een willekeurige zet { $any_move }, met de eerste { $first_move }.
exam-win = Kies de zet met de grootste winstkans.
exam-points = Kies de zet met de beste te verwachten score.
exam-answer = Antwoord met een van deze zetten, precies zoals hij hier staat, en met niets anders:
advise-at-alone = alleen samen met { $option }
advise-other = is een verslag van { $game }
advise-record = { $position }: de winstkans met elke zet, in procenten
advise-lead = Daarnaast de voorsprong aan het eind.
advise-points = Daarnaast de te verwachten punten.
advise-score = { $position }: de te verwachten score na elke zet
advise-estimated = Dit zijn schattingen.

## parlour solve, parlour advise

solve-title = { $game }, beste spel voor het doel ‘{ $objective }’
solve-by-seat = winstkans, per plaats:
solve-by-turn = winstkans, op volgorde van beurt:
solve-score = verwachte score
solve-shut = kans om de box te sluiten
solve-win = kans om te winnen
solve-note = opmerking: { $note }
solve-cell = { $label }: { $number }
solve-first = beste eerste zetten
solve-nothing-fits = niets past
solve-where = waarschijnlijkste uitkomsten
solve-scores = waarschijnlijkste scores
solve-rows = waarschijnlijkste laatste rijen
solve-left-open = open aan het einde
solve-box = box dicht
solve-plot-row = --plot tekent één rij: geef er --objective score of --objective shut bij

advise-objective = moet score of shut zijn: één rij zegt niets over winnen
advise-to-win = moet win zijn, of wegblijven, waar { $rows }, { $best } of { $to_come } over anderen gaan
advise-exact = exacte breuken zijn voor één rij alleen; laat { $exact } weg om van anderen te winnen
advise-open = open { $open }
advise-rolled = open { $open }, gegooid { $dice }
advise-each = { $position }: { $what } na elke zet
advise-value = { $position }: { $what } { $value }
advise-over = { $position }: niets past, de beurt is voorbij: { $what } { $value }

picture-title = Shut the Box, { $edition } { $variant }: { $objective ->
    [score] beste spel voor de score
   *[shut] beste spel voor de gesloten box
}
picture-map = { $what }, vóór de worp: { $low } (donker) tot { $high } (licht)
picture-rest = { $map }; { $numbers } dicht
picture-across = horizontaal: welke van { $numbers } open zijn, binair geteld
picture-down = verticaal: hetzelfde voor { $numbers }
picture-nothing = niets
# above a picture: at most about 70 letters
picture-scores = eindscores: beste spel (balken, gem. { $best }), gulzig (lijn, gem. { $greedy })
picture-bars = score; hoogste balk { $top }
picture-wide-bars = score; hoogste balk { $top }, { $step } scores per balk

## parlour arena

arena-sprt = moeten twee aandelen in de overwinningen zijn, bijvoorbeeld 0.5:0.55
arena-games = { $games ->
    [one] 1 spel
   *[other] { $games } spellen
}
arena-summary = { $game }: { arena-games } in { $deals ->
    [one] 1 reeks
   *[other] { $deals } reeksen
}, elk { $length } stappen, { $seconds } s
arena-level = niveau
arena-won = gewonnen
arena-share = aandeel in de overwinningen
arena-score = gemiddelde score
arena-intervals = (95%-intervallen)
arena-decision = { $decision ->
    [high] minstens { $high }
    [low] hoogstens { $low }
   *[open] onbeslist
}
arena-test = sequentiële toets: { arena-decision } (log-likelihoodverhouding { $ratio }, grenzen { $lower } en { $upper })
plot-title = { $game }: aandeel in de overwinningen per plaats, { arena-games }
plot-deals = reeksen

## parlour serve

serve-workers = moet minstens 1 zijn
serve-offline = moet een map zijn die ‘parlour pocket’ heeft geschreven
serve-open = Parlour is open: { $address }   (Ctrl+C sluit)
serve-home = Telefoons in huis kunnen meedoen: { $address }
serve-home-closed = Telefoons in huis kunnen ook meedoen: zet het aan onder ‘Uitnodigen’, of start met --home.
serve-getting-ready = { $game } wordt voor het eerst klaargezet (nog { $left }). Spelen kan al.
serve-ready = Alle spellen zijn klaar.
serve-port-in-use = poort { $address } wordt al door een ander programma gebruikt
serve-host = deze machine kan daar niet luisteren: { $why }

## parlour completion: the first line of each script

completion-bash = Parlour in bash: lees dit in met source, of zet het in de map van bash-completion.
completion-zsh = Parlour in zsh: zet dit als _parlour in een map van $fpath, of lees het na compinit in met source.
completion-fish = Parlour in fish: zet dit in ~/.config/fish/completions/parlour.fish
pages-same = { $address }: { $files } bestanden zoals in deze installatie (controlegetal van de pagina’s: { $digest }). De server kan andere mensen andere bestanden sturen.
pages-other = { $address }: { $count } van { $files } bestanden zijn niet die van deze installatie: { $which }. De server heeft een andere versie, of iemand heeft de pagina’s veranderd.
verify-devices = één apparaat lootte alleen; apparaten na elkaar: { $count }. Alleen hun eigenaars staan in voor de trekkingen, en een afgesneden einde kan opnieuw zijn gespeeld
