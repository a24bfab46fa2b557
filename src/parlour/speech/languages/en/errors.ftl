### Faults of an input, and actions that are not possible. Options are in options.ftl, steps of a game in refusals.ftl.
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

error-game = there is no game { $name }; the games are { $games }
error-game-meant = there is no game { $name }; did you mean { $meant }? The games are { $games }
error-meant = { $problem }; did you mean { $meant }?
game-broken = the game { $game } cannot be loaded from { $package }: { $why }
game-other-api = { $package } was made for version { $theirs } of Parlour's contract; this is version { $ours }, so the game { $game } is left out
game-misfit = the game { $game } from { $package } does not work with this version of Parlour: { $why }
game-clash = the game { $game } from { $module } is left out: { $taken } has that name already
error-option = option { $option }={ $value }: { $why }
error-move = { $given } is not possible: { $why }
error-move-at = { $given } is not possible at { $position }: { $why }
error-move-allowed = { $refused }; allowed: { $moves }
error-move-allowed-more = { $refused }; allowed: { $moves }… ({ $count } in all)
error-line = line { $line }: { $why }
error-system = { $kind ->
    [FileNotFoundError] No such file or directory
    [FileExistsError] File exists
    [IsADirectoryError] Is a directory
    [NotADirectoryError] Not a directory
    [PermissionError] Permission denied
   *[other] { $text }
}

## Actions that are not possible

cannot-level = there is no bot { $level } for { $game }; the levels are { $levels }
cannot-choose = a bot chooses when a seat is to move; here nobody does: { $state }
cannot-simulate = { $game } has no kernel for simulation
gpu-not-installed = playing on a GPU needs numba-cuda: pip install 'numba-cuda[cu13]'
gpu-not-found = no NVIDIA GPU with a driver was found here; the processor (cpu) plays the same games
number-none = { $game } has no such move or outcome
cannot-encode = { $game } does not give its moves and positions as numbers or codes
cannot-draw-here = chance has nothing to decide here: { $state }
code-none = it is not the code of a position of this game
batch-actions = must be { $games } whole numbers, one for each game
batch-where = must be { $games } truth values, one for each game
batch-illegal = number { $number } is not allowed in game { $at } of the batch
batch-state = must be a position in which a seat is to move
cannot-bot = the bot { $bot } cannot be loaded: { $why }
cannot-extra = this needs { $package }: { $command }
cannot-solve = { $game } has no solver
cannot-other-game = this is the solution of { $game }; the position is of another game: { $other }
cannot-solve-rolit-crowd = { game-rolit } is solved for two players: with more, what one seat gets depends on which of several equal moves the others choose
cannot-solve-rolit-far = only the end of this game is within reach: with at most { $most } empty hollows
cannot-perft = { $game } has no kernel that counts sequences of moves
cannot-worth = { $game } has no map of what each hollow is worth
cannot-judge = { $game } has no search that judges moves
no-choice = there is nothing to choose in this position
cannot-set-up = a position of { $game } cannot be described; give its code, or a record and a moment
cannot-analyse = { $game } cannot say what its positions are worth
cannot-train = { $game } does not learn
cannot-train-board = nothing is learned on a board of { $size }×{ $size }: it is solved
cannot-train-cluster = { $game } learns from one round after the other: a cluster cannot help
cannot-train-gpu = the graphics card needs CuPy, which is not installed here
cannot-train-on = { $file } holds the unfinished work of another plan (games { $games }, batches { $batches }, seed { $seed }): resume that, or remove the file
cannot-pocket = { $file } is missing: in a checkout, “make pocket” fetches the interpreter and builds the pages
cannot-dataset = no position of { $game } with these options is known exactly
cannot-dataset-resume = { $file } holds unfinished work of another kind: resume that, or remove the file
cannot-solve-exactly = exact rationals are for one row (objective 'score' or 'shut'); ask for floats to win
cannot-solve-row = exact rationals are for rows of at most { $longest } numbers, this one has { $tiles }; ask for floats
cannot-win-alone = a lone player always wins; ask for the objective 'score' or 'shut'
cannot-rank = moves are ranked when a seat is to move; here nobody does: { $state }
cannot-respond = best responses are worked out in games with at most { $most } positions; this one has more
cannot-odds = a policy must give chances of legal moves ({ $moves }) that add up to 1; not here: { $position }
cannot-mix = the level { $level } cannot say how likely its moves are; give a function of the position
cannot-pack = the compiled rules hold at most { $most } of a kind, not { $given }
solution-untold = expected scores are known only for solved single games with rows of up to { $most } numbers
cannot-play-format = this table is of the older format parlour/1, which can be replayed, saved and verified, but no longer played
cannot-draw-fairly = the common denominator of these chances is above 2**128; they cannot be drawn
cannot-test = the sequential test compares two levels with equally many seats; here are { $levels }
cannot-end = a game of { $game } did not end within { $steps } steps
cannot-cluster = a cluster needs dask.distributed: { $command }
cannot-rematch-yet = there is no rematch before the end of the game
cannot-rematch-again = the same players already play on at the table { $table }

## Records and their files

record-cannot-read = cannot read { $file }: { $why }
record-cannot-make = cannot make { $file }: { $why }
record-cannot-open = cannot open { $file }: { $why }
record-cannot-write = cannot write { $file }: { $why }
record-cannot-make-folder = cannot make the folder { $file }: { $why }
record-exists = { $file } exists already
record-busy = { $file } is being written by another process; close that one first
record-finished = { $file } is finished; it can be replayed but not continued
record-none-unfinished = there is no unfinished game in { $folder }
record-no-secret = cannot resume without the secret in { $file }: { $why }
record-other-secret = the secret in { $file } belongs to another record
record-no-line = there is no complete line
record-not-json = not JSON: { $why }
exam-twice = { $file }: the id { $id } stands there twice
exam-stray = { $file }: no question has the id { $id }
exam-position = question { $id }: not a position of { $game } whose moves all have a proved worth
record-format = this is not a record of format { $format }
record-rules = the record follows the rules { $rules }; known are { $known }
record-header-types = id, time, previous and the commitment must be texts, and links a number
record-header-needs = the header needs { $name }
record-header-form = the header is malformed: { $why }
record-event = an event is an object whose 'event' is one of { $kinds }
record-event-has-no = a { $kind } event has no { $names }
record-event-needs = a { $kind } event needs { $names }
record-event-value = the { $name } of a { $kind } event cannot be { $value }
record-because = { $wrong }: { $why }
record-expected = event { $expected } was expected, not { $seq }
record-after-end = no { $kind } is allowed after the end
record-not-its-turn = seat { $seat } moves, but it is not its turn
record-moved-by = seat { $seat } is { $who }, but the move is recorded as made by { $by }
record-wrong-hand = the hand { $hand } rolls or draws, but it is not its turn
record-end-over = the table ends ({ $why }), but the game is over
record-end-not-over = the table ends ({ $why }), but the game is not over
record-end-scores = the scores and winners at the end are not those of the position
record-no-seat = there is no seat { $seat }; the seats are 0 to { $last }
record-same-id = event { $event } has the id of event { $first }
record-same-chances = event { $event } refers to chances of event { $same }, which lists none
record-chances = the chances it was drawn from are not those of the position
record-outcome-teller = who told the outcome does not fit the table: people tell what fell at a table by hand, and nowhere else
record-too-long = checking the record takes too long
record-too-many = other records from this address are still being checked; wait a moment
record-arena-deal = this is not a deal of an arena: { $why }
record-arena-other = { $file } holds the results of another match: { $match }
record-arena-numbers = the deals in { $file } are not numbered 0, 1, 2…
record-arena-result = { $file } holds no results of `parlour evaluate`

## Contradictions in the bytes of a record

wrong-no-hash = the line does not end with its hash
wrong-hash = the line does not match its hash: it, or a line before it, was changed
wrong-not-json = the line is not JSON: { $why }
wrong-not-object = the line is not a JSON object
wrong-torn = the last line is cut off: it does not end with a newline
wrong-empty = the record is empty
wrong-format = the format is { $format }; this verifier knows { $known }
wrong-id = the id of the table must be 1 to 64 letters, digits, '-' or '_'
wrong-no-commitment = the header has no commitment to a hash chain of 1 to { $most } links
wrong-number = event number { $expected } was expected here, not { $seq }
wrong-nonce = the nonce must be at most 64 bytes in lower-case hexadecimal
wrong-outcome = the proof gives the outcome { $proven }, the record says { $outcome }
wrong-same = the chances are said to be those of event { $event }, which lists none
wrong-chances = the chances must be a list of [outcome, whole-number weight]
wrong-weights = the weights of the chances add up to more than 2**128
wrong-used-up = every link of the chain is used and no next chain was committed to
wrong-link = the link does not belong to the chain that the table committed to
wrong-next = the next chain was committed to although the present one has links left
wrong-chain = this chain was not the one prepared to follow the chain before it
wrong-seed = the seed revealed at the end does not make the chain that was used
wrong-large = the record is larger than this format permits
wrong-strict = the line is not written in the one way that this format permits
wrong-kind = an event of this kind is not known
wrong-members = { $name } is missing, unknown or invalid
wrong-order = an event of this kind is not allowed here
wrong-device = a device may not register like this: its id, its seats or its place in the log
wrong-unknown-device = a device is named that never registered
wrong-presence = a device left that was away, or returned without having left
wrong-draw-number = the number of the draw is not the one that is due
wrong-again = a draw that was dropped or voided must be opened again with the same hand and chances
wrong-begin = a draw was opened before every person had a device and before anybody pressed Start
wrong-missing = not all devices named as missing took part
wrong-links = there must be one link for each device that took part
wrong-voids = more than { $most } draws were voided
wrong-next-chain = a next chain is added where none is allowed
wrong-undo = a move is taken back where that is not allowed
wrong-by = a move is said to be a bot's where a person sits, or a person's where a bot sits
wrong-rules = the line does not follow the rules of the game
wrong-name = a name does not belong to the line before it, or does not match its hash
wrong-day = the number of the day does not belong to this record: it was not the one committed to
wrong-round = the number of the round does not belong to this record: it was not the one committed to
record-challenge = the number of the day gives another challenge than the one played
wrong-text = { $name } is missing or is not text
wrong-bytes = { $name } must be 32 bytes in lower-case hexadecimal

## Commands at the table

command-unknown = there is no command { $command }
command-id = the id must be 1 to 64 letters, digits, '-' or '_'
command-table-id = the id of a table is 1 to 64 letters, digits, '-' or '_'
command-seq = the seq must be a whole number
command-text = the { $name } must be at most { $most } printable characters
command-needs-seat = this command needs a seat
command-seats = the seats are 0 to { $last }
command-ended = the table has ended
command-stands = the table stands at event { $seq }
command-stale = event { $event } came after event { $seq }
command-paused = the table is paused
command-paused-already = the table is paused already
command-not-paused = the table is not paused
command-reused = event { $event } was caused by another command with this id
command-waits-roll = the table waits for a roll
command-waits-tell = the table waits for a person to tell what fell
command-not-by-hand = this table rolls and draws by itself
command-person-tells = only a person can tell what fell
command-waits-move = the table waits for a move of seat { $seat }
command-to-move = seat { $seat } is to move
command-other-hand = another hand rolls
command-who = who sits down must be a Seat
command-break-off = give a reason for ending the game; 'over' is reserved for the rules
command-reaction = the reaction is empty
command-enough = this seat has reached the limit for that at this table: { $most } times
command-undo = a move can be taken back only at a table that allows it, by its only person or with everybody’s agreement, and only as long as no draw was opened since
command-asked = this was asked and answered already: ask again after the next move
command-code = the { $name } must be a code: a letter, then at most 31 lower-case letters, digits, '-' or '_'
command-drawing = a draw is open; its outcome comes first
command-device = this device cannot do that here: its id, its seats, its chain, or whether it is present
command-devices = too many devices for one seat, or too many registrations
command-not-asked = the table does not wait for this
command-late = the draw is closed
command-too-early = go was not sent for this draw
command-wrong-link = the link does not belong to the chain that the device committed to

## The server

server-not-found = there is no such thing here, or it is not for you
server-no-coach = this seat has no coach
server-daily-practice = only the first try of a device on the day itself, played to its end by its person, is on the list
server-unavailable = the server is stopping, or its database does not answer; nothing is lost, ask again
server-bug = this should not have happened; the server’s log says more
server-not-your-seat = this key does not act for that seat
server-not-host = only the host may invite
server-undo-stakes = moves cannot be taken back in rated games, tournaments and daily challenges
server-not-ending = only the host, or all players together, can end the game for everybody; a player who leaves is replaced by a bot
server-no-name = a name is missing
server-home = only a person at this machine can let phones at home join
server-not-over = the game is not over
server-not-gone = the seat is a bot’s own, or its person is there
server-not-taken-over = no bot plays for the person in this seat
server-seat-taken = that seat is taken, or is not for somebody elsewhere
server-seats-taken = there is no free seat
server-tables = this server holds at most { $most } open tables
server-openings = too many tables were opened from this address; wait a while
server-level = a bot of the level { $level } costs this server too much with these options; there are { $levels }
server-connections = too many connections
server-too-many-messages = too many messages on this connection
server-too-many-requests = too many requests from this address
server-too-many-bytes = too much was sent from this address; wait a moment
server-origin = pages of other sites may not use this server
server-host = this server is not known by that name; its operator sets its names with --url or --origin
server-bytes = at most { $most } bytes are read here
server-length = the request must state the length of its body (content-length)
server-nested = the JSON is nested too deeply
server-hello-first = the first message must be hello
server-hello-late = no hello came in time
server-hello-said = hello was sent already
server-bad-message = the message is malformed: { $why }
server-bad-request = the request is malformed: { $why }
server-sums = these are no sums of what fell
server-options = the options are malformed: { $why }
server-database-busy = another server uses the database { $file }; one SQLite file, one node

## A program at somebody else's table

client-link = must be the link of a seat, with #i= or #k= at its end
client-refused = the server refuses ({ $code }): { $why }
client-unreachable = no answer from { $url }: { $why }
join-no-screen = needs the whole screen of a terminal; programs use parlour.adapters.remote
join-no-server = there is no Parlour server at this address
join-not-found = there is no such table any more, or the link is not complete
verify-what = give either records or --pages with an address
verify-address = must be the address of a server, with http:// or https://
pages-none = this installation has no web pages to compare with
client-alarm = { $what } Nothing more is sent from here: no moves and no rolls.
client-unprotected = no device takes part at this table, or it draws by older rules: its operator could choose every roll
client-notice = only a person can decide this ({ $code }), and nobody was asked
carry-not-alone = this table was not played on a device alone: it goes on only where it is
carry-ended = this game cannot go on: it is over, or a roll was open when the file was saved
carry-apart = this device has another continuation of the same table
carry-here = this table is on this device already, and at least as far
