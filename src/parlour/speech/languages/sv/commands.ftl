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
cli-svg = måste vara namnet på en .svg-fil
cli-cannot-write = det går inte att skriva dit: { $reason }

progress-games = spel
progress-deals = givar
progress-batches = omgångar
progress-positions = ställningar
progress-left = { $seconds } s kvar
compiling = { $game }: kompileras för första gången, oftast 10 till 40 sekunder. Nästa start går fort.

## parlour play

play-resume-alone = går inte ihop med spel, platser eller nytt protokoll
play-pace = måste vara ett antal sekunder
play-no-menu = utan terminal finns ingen meny; ange ett spel

## parlour games

games-title = { $game }  { $title } (regler { $rules })
games-default = (förval: { $default })
games-default-open = (förval: beror på de andra valen)

## parlour simulate

simulate-summary = { $games ->
    [one] { $game }: 1 slumpspel på { $seconds } s, { $length } steg
   *[other] { $game }: { $games } slumpspel på { $seconds } s ({ $rate } per sekund), i snitt { $length } steg vardera
}
simulate-seat = plats { $seat }: i snitt { $mean } poäng, från { $least } till { $most }; { $wins } % av segrarna

## parlour learn

learn-words = Skriv ett drag när det frågas efter ett; ”{ $back }” går tillbaka, ”{ $show }” gör det åt dig, ”{ $quit }” lämnar lektionen.
learn-look = Tryck på Enter för att gå vidare.
learn-roll = Tryck på Enter för att slå.
learn-move = Ditt drag? { $moves }
learn-none = det finns ingen lektion för { $game }
learn-done = Det var lektionen. Spela nu: { $command }

## parlour replay, parlour convert

replay-torn = en avriven sista rad på { $bytes } byte är utelämnad
replay-at = måste vara numret på en händelse, 0 till { $last }
replay-score = { $name } { $score }
replay-scores = poäng: { $scores }
replay-scores-won = poäng: { $scores }; vinst för { $winners }
convert-events = dokumentets händelser måste vara en lista
convert-misfit = dokumentets händelser passar inte: { $why }

transcript-table = bord { $table }, { $time }
transcript-seat = plats { $seat }
transcript-who = plats { $seat }: { $who }
transcript-bot = bot { $level }
transcript-person = { $kind ->
    [here] någon här
   *[elsewhere] någon på annat håll
}
transcript-named = { $name }, { $what }
transcript-move = plats { $seat }: { $move }
transcript-move-bot = plats { $seat }: { $move }  (bot { $level })
transcript-draw = plats { $seat } får { $outcome }
transcript-draw-table = bordet får { $outcome }
transcript-seated = på plats { $seat } sitter nu { $who }
transcript-pause = paus
transcript-resume = vidare
transcript-end = slut
transcript-scores = { $end }: poäng { $scores }
transcript-react = plats { $seat } reagerar: { $what }
transcript-rematch = revansch vid bord { $table }
transcript-undo = plats { $seat } ångrar händelse { $event }
transcript-consent = platserna { $seats } säger ja till att ångra händelse { $event }
transcript-decline = plats { $seat } säger nej till att ångra händelse { $event }
transcript-lapse = händelse { $event } står kvar: alla svarade inte
# $why is a word of the record's format, or what somebody wrote
transcript-why = { $what } ({ $why })

## parlour verify

verify-hash = måste vara 64 hexadecimala siffror
verify-status = { $status ->
    [finished] avslutat
    [in-play] pågår
    [torn] avrivet
   *[bad] felaktigt
}
verify-place = rad { $line }, byte { $offset }: { $problem }
verify-before = { $problem }; { $events ->
    [one] den enda händelsen före är i ordning
   *[other] de { $events } händelserna före är i ordning
}
verify-unsound = { $status }: { $problem }
verify-sound = { $status }, { $events ->
    [one] 1 händelse
   *[other] { $events } händelser
}, { $draws ->
    [one] 1 dragning bevisad
   *[other] { $draws } dragningar bevisade
}, varav { $own } med spelares enheter
verify-head = sista hashen { $head }
verify-first = format parlour/1: den som skötte bordet kunde välja utfall och ändå klara den här kontrollen
verify-covered = plats { $seat }: en enhet deltog i { $count } av { $draws }
verify-alone = dragningar utan någon enhet, som bordet kunde förutse: { $count }
verify-daily = utmaningen från { $day }: dess slump var fastlagd i förväg, lika för alla
verify-told = slumpen kom för hand: { $count } utfall angavs av människor. Varje steg följer reglerna; att tärningarna eller korten verkligen föll så kan inget bevisa
verify-duplicate = runda { $round } i en turnering: dess slump var fastlagd i förväg, lika vid alla bord
verify-drops = dragningar som öppnades igen för att en enhet enligt bordet sov: { $count }
verify-voided = dragning { $n } ogiltigförklarades
verify-would = dragning { $n } ogiltigförklarades; den hade gett { $outcome }
verify-open = dragning { $n } öppnades och stängdes aldrig
verify-words = ord att jämföra vid händelse { $seq }: { $words }
verify-no-end = protokollet har inget slut: rader saknas, eller så pågår spelet än
verify-other-head = den sista hashen är { $head }, inte den som skrevs upp
verify-receipt = stämmer med kvittot från enhet { $device }: { $events ->
    [one] 1 händelse
   *[other] { $events } händelser
}, { $links ->
    [one] 1 eget tal
   *[other] { $links } egna tal
}
verify-receipt-alarm = den enheten slog larm: { $alarm }
receipt-form = det här är inte en enhets kvitto
receipt-table = kvittot är från ett annat bord
receipt-line = enheten såg något annat vid händelse { $seq } (0 är huvudet)
receipt-short = enheten såg { $count ->
    [one] 1 händelse
   *[other] { $count } händelser
}, och protokollet har färre
receipt-link = dragning { $n } har ett annat tal än enheten gav
receipt-move = draget vid händelse { $seq } är inte det som enheten skickade, eller inte för den ställningen

## parlour perft, parlour worth, parlour train

worth-title = Vad varje grop är värd
worth-scale = procentenheter vinstchans mer (+) eller mindre (−) än en lika stor del för alla, { $games ->
    [one] 1 slumpspel
   *[other] { $games } slumpspel
}, medelfel högst { $error }
train-title = Uppskattningens fel, omgång för omgång, efter antalet tomma platser
train-done = Vikterna ligger i { $file }.
sheets-done = { $file }: blad att skriva ut: { $count }
sheets-known = måste vara ett av { $names }
pocket-done = { $folder } innehåller spelen, { $size } MB vanliga filer. Prova den så här: python -m http.server --directory { $folder }
dataset-done = { $file } innehåller { $positions } ställningar ur { $games } spel.
exam-made = { $file } innehåller { $questions } frågor.
exam-scored = Frågor: { $questions }. Tillåtna svar: { $legal }, bästa drag: { $best }. Förlust per fråga: { $regret } ± { $error }; med ett drag på måfå { $any_move }, med det första { $first_move }.
exam-win = Välj draget med den största vinstchansen.
exam-points = Välj draget med den bästa väntade poängen.
exam-answer = Svara med ett av dessa drag, precis som det står här, och inget annat:
advise-at-alone = bara tillsammans med { $option }
advise-other = är ett protokoll från { $game }
advise-record = { $position }: vinstchansen med varje drag, i procent
advise-lead = Bredvid står försprånget i slutet.
advise-points = Bredvid står de väntade poängen.
advise-score = { $position }: den väntade poängen efter varje drag
advise-estimated = Det är uppskattningar.

## parlour solve, parlour advise

solve-title = { $game }, bästa spel med målet ”{ $objective }”
solve-by-seat = chans att vinna, efter plats:
solve-by-turn = chans att vinna, efter turordning:
solve-score = väntad poäng
solve-shut = sannolikhet att stänga lådan
solve-win = sannolikhet att vinna
solve-note = obs: { $note }
solve-cell = { $label }: { $number }
solve-first = bästa första drag
solve-nothing-fits = inget passar
solve-where = troligaste resultat
solve-scores = troligaste poäng
solve-rows = troligaste sista rader
solve-left-open = öppna på slutet
solve-box = lådan stängd
solve-plot-row = --plot ritar en enda rad: ange --objective score eller --objective shut också

advise-objective = måste vara score eller shut: en rad ensam säger inget om att vinna
advise-to-win = måste vara win, eller utelämnas, där { $rows }, { $best } eller { $to_come } berättar om andra
advise-exact = exakta bråk är för en rad ensam; utelämna { $exact } för att vinna mot andra
advise-open = öppna { $open }
advise-rolled = öppna { $open }, kastat { $dice }
advise-each = { $position }: { $what } efter varje drag
advise-value = { $position }: { $what } { $value }
advise-over = { $position }: inget passar, turen är slut: { $what } { $value }

picture-title = Shut the Box, { $edition } { $variant }: { $objective ->
    [score] bästa spel för poängen
   *[shut] bästa spel för den stängda lådan
}
picture-map = { $what }, före kastet: { $low } (mörkt) till { $high } (ljust)
picture-rest = { $map }; { $numbers } stängda
picture-across = vågrätt: vilka av { $numbers } som är öppna, räknat binärt
picture-down = lodrätt: detsamma för { $numbers }
picture-nothing = inga
# above a picture: at most about 70 letters
picture-scores = slutpoäng: bästa spel (staplar, snitt { $best }), girigt (linje, snitt { $greedy })
picture-bars = poäng; högsta stapel { $top }
picture-wide-bars = poäng; högsta stapel { $top }, { $step } poängtal per stapel

## parlour arena

arena-sprt = måste vara två andelar av segrarna, till exempel 0.5:0.55
arena-games = { $games ->
    [one] 1 spel
   *[other] { $games } spel
}
arena-summary = { $game }: { arena-games } i { $deals ->
    [one] 1 giv
   *[other] { $deals } givar
}, { $length } steg vardera, { $seconds } s
arena-level = nivå
arena-won = segrar
arena-share = andel av segrarna
arena-score = poäng i snitt
arena-intervals = (95 %-intervall)
arena-decision = { $decision ->
    [high] minst { $high }
    [low] högst { $low }
   *[open] inte avgjort
}
arena-test = sekventiellt test: { arena-decision } (loglikelihoodkvot { $ratio }, gränser { $lower } och { $upper })
plot-title = { $game }: andel av segrarna per plats, { arena-games }
plot-deals = givar

## parlour serve

serve-workers = måste vara minst 1
serve-offline = måste vara en mapp som ”parlour pocket” har skrivit
serve-open = Parlour är öppet: { $address }   (Ctrl+C stänger)
serve-home = Telefoner hemma kan vara med: { $address }
serve-home-closed = Telefoner hemma kan också vara med: slå på det under ”Bjud in”, eller starta med --home.
serve-getting-ready = { $game } görs i ordning för första gången ({ $left } kvar). Det går redan att spela.
serve-ready = Alla spel är klara.
serve-port-in-use = port { $address } används redan av ett annat program
serve-host = den här datorn kan inte lyssna där: { $why }

## parlour completion: the first line of each script

completion-bash = Parlour i bash: läs in det här med source, eller lägg det i mappen för bash-completion.
completion-zsh = Parlour i zsh: lägg det här som _parlour i en mapp i $fpath, eller läs in det med source efter compinit.
completion-fish = Parlour i fish: lägg det här i ~/.config/fish/completions/parlour.fish
pages-same = { $address }: { $files } filer som i den här installationen (sidornas kontrollsumma: { $digest }). Servern kan skicka andra filer till andra.
pages-other = { $address }: { $count } av { $files } filer är inte den här installationens: { $which }. Servern har en annan version, eller så har någon ändrat dess sidor.
verify-devices = en enhet drog ensam; enheter efter varandra: { $count }. Bara deras ägare går i god för dragningarna, och ett avklippt slut kan ha spelats om
