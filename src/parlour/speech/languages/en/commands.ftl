### Output of the commands for people, except their help (help.ftl). With --json they print data, which is in no language.
###
### COMMAND-…         what that command prints
### transcript-…      a record as plain text
### plot-…, picture-… words in pictures
### cli-…             what several commands say, and what is wrong with their arguments: clauses behind `option name=value:`
###
### Games, options, levels, moves, rolls, files and flags are arguments or stand as they are typed. $seconds and other
### measured numbers come as they are to be shown.

cli-seconds = { $seconds } s
cli-svg = must be the name of an .svg file
cli-cannot-write = cannot write there: { $reason }

progress-games = games
progress-deals = deals
progress-batches = batches
progress-positions = positions
progress-left = { $seconds } s left
compiling = { $game }: compiling for the first time, usually 10 to 40 seconds. The next start is quick.

## parlour play

play-resume-alone = cannot be combined with a game, seats or a new record
play-pace = must be a number of seconds
play-no-menu = there is no menu without a terminal; name a game

## parlour games

games-title = { $game }  { $title } (rules { $rules })
games-default = (default: { $default })
games-default-open = (default: as the other options say)

## parlour simulate

simulate-summary = { $games ->
    [one] 1 random game of { $game } in { $seconds } s, { $length } steps
   *[other] { $games } random games of { $game } in { $seconds } s ({ $rate } a second), { $length } steps each on average
}
simulate-seat = seat { $seat }: mean score { $mean }, from { $least } to { $most }; { $wins }% of wins

## parlour learn

learn-words = Type a move when you are asked for one; “{ $back }” goes back, “{ $show }” makes the move for you, “{ $quit }” leaves.
learn-look = Press Enter to continue.
learn-roll = Press Enter to roll.
learn-move = Your move? { $moves }
learn-none = there is no lesson for { $game }
learn-done = That was the lesson. Play now: { $command }

## parlour replay, parlour convert

replay-torn = a torn last line of { $bytes } bytes is left out
replay-at = must be a number of an event, 0 to { $last }
replay-score = { $name } { $score }
replay-scores = scores: { $scores }
replay-scores-won = scores: { $scores }; won by { $winners }
convert-events = the events of the document must be a list
convert-misfit = the events of the document do not fit: { $why }

transcript-table = table { $table }, { $time }
transcript-seat = seat { $seat }
transcript-who = seat { $seat }: { $who }
transcript-bot = bot { $level }
transcript-person = { $kind ->
    [here] person here
   *[elsewhere] person elsewhere
}
transcript-named = { $name }, { $what }
transcript-move = seat { $seat }: { $move }
transcript-move-bot = seat { $seat }: { $move }  (bot { $level })
transcript-draw = seat { $seat } draws { $outcome }
transcript-draw-table = table draws { $outcome }
transcript-seated = seat { $seat } is now { $who }
transcript-pause = pause
transcript-resume = resume
transcript-end = end
transcript-scores = { $end }: scores { $scores }
transcript-react = seat { $seat } reacts: { $what }
transcript-rematch = rematch at table { $table }
transcript-undo = seat { $seat } takes back event { $event }
transcript-consent = seats { $seats } agree to take back event { $event }
transcript-decline = seat { $seat } does not agree to take back event { $event }
transcript-lapse = event { $event } stays: not everybody answered
# $why is a word of the record's format, or what somebody wrote
transcript-why = { $what } ({ $why })

## parlour verify

verify-hash = must be 64 hexadecimal digits
verify-status = { $status ->
    [finished] finished
    [in-play] in play
    [torn] torn
   *[bad] bad
}
verify-place = line { $line }, byte { $offset }: { $problem }
verify-before = { $problem }; { $events ->
    [one] the one event before it is sound
   *[other] the { $events } events before it are sound
}
verify-unsound = { $status }: { $problem }
verify-sound = { $status }, { $events ->
    [one] 1 event
   *[other] { $events } events
}, { $draws ->
    [one] 1 draw proven
   *[other] { $draws } draws proven
}, { $own } of them with players’ devices
verify-head = head { $head }
verify-first = format parlour/1: the operator of the table could choose outcomes and still pass this check
verify-covered = seat { $seat }: a device took part in { $count } of { $draws }
verify-alone = draws without any device, which the table could foresee: { $count }
verify-daily = the challenge of { $day }: its chance was fixed before, the same for everybody
verify-told = chance came by hand: people told what fell { $count } times. Every step follows the rules; that the dice or cards really fell so, nothing can prove
verify-duplicate = round { $round } of a tournament: its chance was fixed before, the same at every table
verify-drops = draws opened again because a device was said to be asleep: { $count }
verify-voided = draw { $n } was voided
verify-would = draw { $n } was voided; it would have been { $outcome }
verify-open = draw { $n } was opened and never closed
verify-words = words to compare at event { $seq }: { $words }
verify-no-end = the record has no end: lines are missing, or it is still in play
verify-other-head = its head is { $head }, not the one that was written down
verify-receipt = fits the receipt of device { $device }: { $events ->
    [one] 1 event
   *[other] { $events } events
}, { $links ->
    [one] 1 number of its own
   *[other] { $links } numbers of its own
}
verify-receipt-alarm = that device raised the alarm: { $alarm }
receipt-form = this is not the receipt of a device
receipt-table = the receipt is of another table
receipt-line = the device saw something else at event { $seq } (0 is the header)
receipt-short = the device saw { $count ->
    [one] 1 event
   *[other] { $count } events
}, and the record has fewer
receipt-link = draw { $n } has another number than the device gave
receipt-move = the move at event { $seq } is not the one that was sent from the device, or not for that position

## parlour perft, parlour worth, parlour train

worth-title = What each hollow is worth
worth-scale = percentage points of the win more (+) or less (−) than an even share, { $games ->
    [one] 1 random game
   *[other] { $games } random games
}, standard error at most { $error }
train-title = Error of the estimate, batch by batch, by the number of empty places
train-done = The weights are in { $file }.
sheets-done = { $file }: sheets to print: { $count }
sheets-known = must be one of { $names }
pocket-done = { $folder } holds the parlour, { $size } MB of plain files. To try it: python -m http.server --directory { $folder }
dataset-done = { $file } holds { $positions } positions of { $games } games.
exam-made = { $file } holds { $questions } questions.
exam-scored = Questions: { $questions }. Legal answers: { $legal }, best moves: { $best }. Loss for each question: { $regret } ± { $error }; with any move { $any_move }, with the first one { $first_move }.
exam-win = Choose the move with the greatest chance to win.
exam-points = Choose the move with the best score to be expected.
exam-answer = Answer with one of these moves, exactly as it is written here, and nothing else:
advise-at-alone = only together with { $option }
advise-other = is a record of { $game }
advise-record = { $position }: the chance to win with each move, in percent
advise-lead = Beside it the lead at the end.
advise-points = Beside it the points to expect.
advise-score = { $position }: the score to be expected with each move
advise-estimated = These are estimates.

## parlour solve, parlour advise

solve-title = { $game }, best play for the objective '{ $objective }'
solve-by-seat = to win, by seat:
solve-by-turn = to win, by turn order:
solve-score = expected score
solve-shut = probability of shutting the box
solve-win = probability to win
solve-note = note: { $note }
solve-cell = { $label }: { $number }
solve-first = best first moves
solve-nothing-fits = nothing fits
solve-where = most likely results
solve-scores = likeliest scores
solve-rows = likeliest last rows
solve-left-open = left open at the end
solve-box = shut box
solve-plot-row = --plot draws one row: give --objective score or --objective shut with it

advise-objective = must be score or shut: a row alone says nothing about winning
advise-to-win = must be win, or left out, where { $rows }, { $best } or { $to_come } tell of others
advise-exact = exact rationals are for one row alone; to win among others leave out { $exact }
advise-open = open { $open }
advise-rolled = open { $open }, rolled { $dice }
advise-each = { $position }: { $what } after each move
advise-value = { $position }: { $what } { $value }
advise-over = { $position }: nothing fits, the turn is over: { $what } { $value }

picture-title = Shut the Box, { $edition } { $variant }: { $objective ->
    [score] best play for the score
   *[shut] best play for the shut box
}
picture-map = { $what } when about to roll, from { $low } (dark) to { $high } (light)
picture-rest = { $map }; { $numbers } shut
picture-across = across: which of { $numbers } are open, counting up in binary
picture-down = down: the same for { $numbers }
picture-nothing = nothing
# above a picture: at most about 70 letters
picture-scores = final scores: best play (bars, mean { $best }), greedy (line, mean { $greedy })
picture-bars = score; highest bar { $top }
picture-wide-bars = score; highest bar { $top }, { $step } scores a bar

## parlour arena

arena-sprt = must be two parts of the wins, for instance 0.5:0.55
arena-games = { $games ->
    [one] 1 game
   *[other] { $games } games
}
arena-summary = { arena-games } of { $game } in { $deals ->
    [one] 1 deal
   *[other] { $deals } deals
}, { $length } steps each, { $seconds } s
arena-level = level
arena-won = won
arena-share = share of wins
arena-score = mean score
arena-intervals = (95% intervals)
arena-decision = { $decision ->
    [high] at least { $high }
    [low] at most { $low }
   *[open] undecided
}
arena-test = sequential test: { arena-decision } (log-likelihood ratio { $ratio }, bounds { $lower } and { $upper })
plot-title = { $game }: share of the wins per seat, { arena-games }
plot-deals = deals

## parlour serve

serve-workers = must be at least 1
serve-offline = must be a folder that “parlour pocket” wrote
serve-open = Parlour is open: { $address }   (Ctrl+C closes it)
serve-home = Phones at home can join: { $address }
serve-home-closed = Phones at home can join too: switch it on under “Invite”, or start with --home.
serve-getting-ready = Getting { $game } ready for the first time ({ $left } to go). You can play already.
serve-ready = All games are ready.
serve-port-in-use = port { $address } is in use by another program
serve-host = this machine cannot listen there: { $why }

## parlour completion: the first line of each script

completion-bash = Parlour in bash: source this, or put it in the folder of bash-completion.
completion-zsh = Parlour in zsh: put this as _parlour in a folder of $fpath, or source it after compinit.
completion-fish = Parlour in fish: put this in ~/.config/fish/completions/parlour.fish
pages-same = { $address }: { $files } files as in this installation (hash of the pages: { $digest }). The server may send other files to other people.
pages-other = { $address }: { $count } of { $files } files are not those of this installation: { $which }. The server runs another version, or somebody has changed its pages.
verify-devices = one device drew alone; devices one after another: { $count }. Only their owners vouch for the draws, and an end that was cut off may have been played again
