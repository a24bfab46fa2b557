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
cli-svg = skal være navnet på en .svg-fil
cli-cannot-write = der kan ikke skrives dér: { $reason }

progress-games = spil
progress-deals = omgange
progress-batches = omgange
progress-positions = stillinger
progress-left = { $seconds } s tilbage
compiling = { $game }: kompileres for første gang, som regel 10 til 40 sekunder. Næste start går hurtigt.

## parlour play

play-resume-alone = kan ikke kombineres med spil, pladser eller ny protokol
play-pace = skal være et antal sekunder
play-no-menu = uden terminal er der ingen menu; nævn et spil

## parlour games

games-title = { $game }  { $title } (regler { $rules })
games-default = (standard: { $default })
games-default-open = (standard: efter de andre valg)

## parlour simulate

simulate-summary = { $games ->
    [one] { $game }: 1 tilfældigt spil på { $seconds } s, { $length } skridt
   *[other] { $game }: { $games } tilfældige spil på { $seconds } s ({ $rate } i sekundet), i gennemsnit { $length } skridt hver
}
simulate-seat = plads { $seat }: i gennemsnit { $mean } point, fra { $least } til { $most }; { $wins } % af sejrene

## parlour learn

learn-words = Skriv et træk, når der spørges om et; »{ $back }« går tilbage, »{ $show }« gør det for dig, »{ $quit }« forlader lektionen.
learn-look = Tryk Enter for at fortsætte.
learn-roll = Tryk Enter for at slå.
learn-move = Dit træk? { $moves }
learn-none = der er ingen lektion til { $game }
learn-done = Det var lektionen. Spil nu: { $command }

## parlour replay, parlour convert

replay-torn = en afrevet sidste linje på { $bytes } byte er udeladt
replay-at = skal være nummeret på en hændelse, 0 til { $last }
replay-score = { $name } { $score }
replay-scores = point: { $scores }
replay-scores-won = point: { $scores }; vundet af { $winners }
convert-events = dokumentets hændelser skal være en liste
convert-misfit = dokumentets hændelser passer ikke: { $why }

transcript-table = bord { $table }, { $time }
transcript-seat = plads { $seat }
transcript-who = plads { $seat }: { $who }
transcript-bot = bot { $level }
transcript-person = { $kind ->
    [here] en person her
   *[elsewhere] en person et andet sted
}
transcript-named = { $name }, { $what }
transcript-move = plads { $seat }: { $move }
transcript-move-bot = plads { $seat }: { $move }  (bot { $level })
transcript-draw = plads { $seat } får { $outcome }
transcript-draw-table = bordet får { $outcome }
transcript-seated = på plads { $seat } sidder nu { $who }
transcript-pause = pause
transcript-resume = videre
transcript-end = slut
transcript-scores = { $end }: point { $scores }
transcript-react = plads { $seat } reagerer: { $what }
transcript-rematch = revanche ved bord { $table }
transcript-undo = plads { $seat } fortryder hændelse { $event }
transcript-consent = pladserne { $seats } siger ja til at fortryde hændelse { $event }
transcript-decline = plads { $seat } siger nej til at fortryde hændelse { $event }
transcript-lapse = hændelse { $event } bliver stående: ikke alle svarede
# $why is a word of the record's format, or what somebody wrote
transcript-why = { $what } ({ $why })

## parlour verify

verify-hash = skal være 64 hexadecimale cifre
verify-status = { $status ->
    [finished] afsluttet
    [in-play] i gang
    [torn] revet over
   *[bad] forkert
}
verify-place = linje { $line }, byte { $offset }: { $problem }
verify-before = { $problem }; { $events ->
    [one] den ene hændelse før er i orden
   *[other] de { $events } hændelser før er i orden
}
verify-unsound = { $status }: { $problem }
verify-sound = { $status }, { $events ->
    [one] 1 hændelse
   *[other] { $events } hændelser
}, { $draws ->
    [one] 1 trækning bevist
   *[other] { $draws } trækninger bevist
}, heraf { $own } med spilleres enheder
verify-head = sidste hash { $head }
verify-first = format parlour/1: den, der drev bordet, kunne vælge udfald og alligevel bestå denne kontrol
verify-covered = plads { $seat }: en enhed deltog i { $count } af { $draws }
verify-alone = trækninger uden nogen enhed, som bordet kunne forudse: { $count }
verify-daily = udfordringen fra { $day }: dens tilfældighed lå fast på forhånd, ens for alle
verify-told = tilfældet kom i hånden: { $count } udfald blev angivet af mennesker. Hvert skridt følger reglerne; at terningerne eller kortene virkelig faldt sådan, kan intet bevise
verify-duplicate = runde { $round } af en turnering: dens tilfældighed lå fast på forhånd, ens ved alle borde
verify-drops = trækninger åbnet igen, fordi en enhed efter bordets udsagn sov: { $count }
verify-voided = trækning { $n } blev erklæret ugyldig
verify-would = trækning { $n } blev erklæret ugyldig; den ville have givet { $outcome }
verify-open = trækning { $n } blev åbnet og aldrig lukket
verify-words = ord at sammenligne ved hændelse { $seq }: { $words }
verify-no-end = protokollen har ingen slutning: der mangler linjer, eller spillet er stadig i gang
verify-other-head = den sidste hash er { $head }, ikke den, der blev skrevet op
verify-receipt = passer til kvitteringen fra enhed { $device }: { $events ->
    [one] 1 hændelse
   *[other] { $events } hændelser
}, { $links ->
    [one] 1 eget tal
   *[other] { $links } egne tal
}
verify-receipt-alarm = den enhed slog alarm: { $alarm }
receipt-form = dette er ikke en enheds kvittering
receipt-table = kvitteringen er fra et andet bord
receipt-line = enheden så noget andet ved hændelse { $seq } (0 er hovedet)
receipt-short = enheden så { $count ->
    [one] 1 hændelse
   *[other] { $count } hændelser
}, og protokollen har færre
receipt-link = trækning { $n } har et andet tal, end enheden gav
receipt-move = trækket ved hændelse { $seq } er ikke det, enheden sendte, eller ikke til den stilling

## parlour perft, parlour worth, parlour train

worth-title = Hvad hvert hul er værd
worth-scale = procentpoint vinderchance mere (+) eller mindre (−) end en lige stor del til alle, { $games ->
    [one] 1 tilfældigt spil
   *[other] { $games } tilfældige spil
}, standardfejl højst { $error }
train-title = Vurderingens fejl, omgang for omgang, efter antallet af tomme pladser
train-done = Vægtene ligger i { $file }.
sheets-done = { $file }: ark til print: { $count }
sheets-known = skal være et af disse: { $names }
pocket-done = { $folder } indeholder spillene, { $size } MB almindelige filer. Prøv den sådan: python -m http.server --directory { $folder }
dataset-done = { $file } indeholder { $positions } stillinger fra { $games } spil.
exam-made = { $file } indeholder { $questions } spørgsmål.
exam-scored = Spørgsmål: { $questions }. Tilladte svar: { $legal }, bedste træk: { $best }. Tab pr. spørgsmål: { $regret } ± { $error }; med et vilkårligt træk { $any_move }, med det første { $first_move }.
exam-win = Vælg det træk, der giver den største vinderchance.
exam-points = Vælg det træk, der giver den bedste forventede score.
exam-answer = Svar med et af disse træk, nøjagtigt som det står her, og intet andet:
advise-at-alone = kun sammen med { $option }
advise-other = er en protokol fra { $game }
advise-record = { $position }: vinderchancen med hvert træk, i procent
advise-lead = Ved siden af står forspringet til sidst.
advise-points = Ved siden af står de forventede point.
advise-score = { $position }: den forventede score efter hvert træk
advise-estimated = Det er skøn.

## parlour solve, parlour advise

solve-title = { $game }, bedste spil med målet »{ $objective }«
solve-by-seat = chance for at vinde, efter plads:
solve-by-turn = chance for at vinde, efter turrækkefølge:
solve-score = forventede point
solve-shut = sandsynlighed for at lukke boksen
solve-win = sandsynlighed for at vinde
solve-note = bemærk: { $note }
solve-cell = { $label }: { $number }
solve-first = bedste første træk
solve-nothing-fits = intet passer
solve-where = mest sandsynlige resultater
solve-scores = mest sandsynlige point
solve-rows = mest sandsynlige sidste rækker
solve-left-open = åbne til sidst
solve-box = boksen lukket
solve-plot-row = --plot tegner en enkelt række: giv --objective score eller --objective shut med

advise-objective = skal være score eller shut: en række alene siger intet om at vinde
advise-to-win = skal være win eller udelades, hvor { $rows }, { $best } eller { $to_come } fortæller om andre
advise-exact = nøjagtige brøker er for en række alene; udelad { $exact } for at vinde over andre
advise-open = åbne { $open }
advise-rolled = åbne { $open }, slået { $dice }
advise-each = { $position }: { $what } efter hvert træk
advise-value = { $position }: { $what } { $value }
advise-over = { $position }: intet passer, turen er slut: { $what } { $value }

picture-title = Shut the Box, { $edition } { $variant }: { $objective ->
    [score] bedste spil om point
   *[shut] bedste spil om den lukkede boks
}
picture-map = { $what }, før slaget: { $low } (mørk) til { $high } (lys)
picture-rest = { $map }; { $numbers } lukket
picture-across = vandret: hvilke af { $numbers } der er åbne, talt binært
picture-down = lodret: det samme for { $numbers }
picture-nothing = ingen
# above a picture: at most about 70 letters
picture-scores = slutpoint: bedste spil (søjler, snit { $best }), grådigt (linje, snit { $greedy })
picture-bars = point; højeste søjle { $top }
picture-wide-bars = point; højeste søjle { $top }, { $step } pointtal pr. søjle

## parlour arena

arena-sprt = skal være to andele af sejrene, for eksempel 0.5:0.55
arena-games = { $games ->
    [one] 1 spil
   *[other] { $games } spil
}
arena-summary = { $game }: { arena-games } i { $deals ->
    [one] 1 omgang
   *[other] { $deals } omgange
}, { $length } skridt hver, { $seconds } s
arena-level = niveau
arena-won = sejre
arena-share = andel af sejre
arena-score = point i snit
arena-intervals = (95 %-intervaller)
arena-decision = { $decision ->
    [high] mindst { $high }
    [low] højst { $low }
   *[open] uafgjort endnu
}
arena-test = sekventiel test: { arena-decision } (log-likelihood-kvotient { $ratio }, grænser { $lower } og { $upper })
plot-title = { $game }: andel af sejrene pr. plads, { arena-games }
plot-deals = omgange

## parlour serve

serve-workers = skal være mindst 1
serve-offline = skal være en mappe, som »parlour pocket« har skrevet
serve-open = Parlour er åbent: { $address }   (Ctrl+C lukker)
serve-home = Telefoner i hjemmet kan være med: { $address }
serve-home-closed = Telefoner i hjemmet kan også være med: slå det til under »Invitér«, eller start med --home.
serve-getting-ready = { $game } gøres klar for første gang ({ $left } tilbage). Man kan allerede spille.
serve-ready = Alle spil er klar.
serve-port-in-use = port { $address } bruges allerede af et andet program
serve-host = denne maskine kan ikke lytte der: { $why }

## parlour completion: the first line of each script

completion-bash = Parlour i bash: indlæs dette med source, eller læg det i mappen til bash-completion.
completion-zsh = Parlour i zsh: læg dette som _parlour i en mappe i $fpath, eller indlæs det med source efter compinit.
completion-fish = Parlour i fish: læg dette i ~/.config/fish/completions/parlour.fish
pages-same = { $address }: { $files } filer som i denne installation (sidernes kontrolsum: { $digest }). Serveren kan sende andre filer til andre.
pages-other = { $address }: { $count } af { $files } filer er ikke denne installations: { $which }. Serveren har en anden version, eller nogen har ændret dens sider.
verify-devices = én enhed trak alene; enheder efter hinanden: { $count }. Kun deres ejere indestår for trækningerne, og en afskåret slutning kan være spillet igen
