### The text of `parlour --help` and `parlour COMMAND --help`.
###
### about-COMMAND         a command in one line
### help-COMMAND-FLAG     a flag or an argument of that command; help-FLAG where several commands share it
### argparse-…            sentences of Python's argparse; the id is made of argparse's own English words
###
### These texts go through argparse: %(default)s and the like are put in by it and stay as they are (a per cent sign is
### written twice). Flags, options, values, commands and file names stay as they are typed.

help-parlour = Family games, played and solved.
help-research = for research:
help-version = show the version and exit

## Commands

about-play = play a game in the terminal
about-learn = learn a game in a minute, by playing it
about-join = join a table on another server by its link, and play in the terminal
about-games = list the games, their options and defaults
about-simulate = play many random games through the fast kernel
about-replay = replay a record: what happened, and the board
about-verify = check records: every byte, every proof of chance, every rule
about-convert = write a record in another form: one JSON document, plain text, or JSON Lines again
about-perft = count all sequences of moves up to a depth
about-worth = show what each hollow of the board is worth, from many random games
about-train = let a game learn to evaluate positions by playing against itself
about-dataset = write positions with exact values, to learn from
about-exam = write questions about positions for language models, or score their answers
about-solve = solve a game: what it is worth, and the best first moves
about-advise = rank the moves of a position
about-analyse = tell luck from skill in finished games: what rolls and moves did to the chances
about-bots = list the levels of bots for a game, weakest first
about-arena = play bots against each other: seats rotated, the same luck for all, error bars
about-evaluate = play an agent through a task of the benchmark, and write its result
about-serve = serve the games to browsers and programs, here or across the network
about-sheets = write score sheets, worksheets and plans for a class to print
about-pocket = write a folder that plays without a server
about-completion = print the completion script of a shell

## Arguments that many commands share

help-game = one of { $games }
help-options = options of the game; `parlour games GAME` lists them
help-json = print data instead of text
help-seed = same seed, same games (default: %(default)s)
help-n = how many games (default: %(default)s)
help-exact = exact rationals

## The terminal

help-play-game = one of { $games } (default: a menu on a terminal, and { $usual } without one)
help-play-seat = the next seat: a name, or bot:LEVEL (default: one person, then bots); once for each seat
help-play-resume = resume a record (default: the game played last)
help-play-record = keep the record here (default: in the data folder)
help-play-takeback = allow take-backs, or not (default: allowed on a full screen)
help-play-hand = play with your own dice and cards: you say what fell, and it can be taken back
help-play-coach = a coach for people on their turn: { $strengths }, for everybody, or NAME=… for one of them; everybody sees it, and it is saved with the game
help-play-language = one of { $codes } (default: as the environment says)
help-play-bidi = who puts right-to-left text in order (default: %(default)s; choose terminal if Hebrew appears reversed)
help-play-plain = lines instead of the whole screen, also on a terminal
help-play-json = lines of JSON, for programs
help-join-link = the link of an invitation or of a seat, as it was sent to you; put it in quotes
help-join-name = your name at the table

## Games and random play

help-games-game = some of { $games } (default: all)
help-simulate-cores = how many cores; 0 is all of them (default: %(default)s)
help-simulate-device = where to play: cpu, or cuda for an NVIDIA GPU (default: %(default)s)
help-simulate-policies = levels of bots to play by instead of random moves: one for all, or one for each seat
help-perft-depth = the longest sequences to count (default: %(default)s)
help-worth-svg = also write the map as a picture
help-train-to = the folder for the weights; an interrupted run there is resumed
help-sheets-output = the page to write; a browser prints it
help-sheets-sheet = only this sheet, such as score or answers (repeatable)
help-sheets-paper = size of the paper (default: a4)
help-pocket-output = the folder to write; any web server can send it
help-dataset-output = the file to write, NAME.npz or NAME.parquet, or a whole data set as a folder, NAME/; an interrupted run is resumed
help-dataset-n = how many positions (default: %(default)s)
help-exam-game = the game; not needed with --score
help-exam-output = the file of questions to write, a JSON object on each line
help-exam-n = how many questions (default: %(default)s)
help-exam-score = score answers: the questions, and lines with the id and the move of each
help-train-batches = batches of games
help-train-games = games in each batch
help-train-gpu = compute on the graphics card (needs CuPy)
help-train-plot = also draw the learning curves

## Records

help-replay-file = the record of a game
help-replay-at = stop after this event (default: the last)
help-replay-boards = draw the board after every move and outcome
help-verify-files = records of games
help-verify-pages = compare the pages that the server at this address sends with those of this installation
help-verify-finished = reject a record of a game still in play
help-verify-head = the hash of the last line, as somebody wrote it down
help-verify-day = the number of the day, published when it is over: proves the record of a daily challenge
help-verify-round = the number of the round, published when it is over: proves the record of a tournament with the same luck for all
help-verify-receipt = a receipt or evidence that a device saved, to compare with the record
help-convert-file = a record, or the one JSON document that --to json wrote
help-convert-to = the form to write
help-convert-output = where to write (default: standard output)

## Solutions

help-solve-objective = score, shut or win (default: win, or score for one player)
help-solve-exact = exact rationals (one row: objective score or shut)
help-solve-plot = draw the value of every row, and the final scores
help-solve-page = print the page of all editions and variants (Markdown)
help-advise-open = the numbers that stand open
help-advise-dice = what was rolled; without it, the choice before the roll
help-advise-rows = to win: what the players before left open; for young players all in turn order, me for yourself, x after a row that is out
help-advise-best = to win: the best score so far, where rows do not matter
help-advise-to-come = to win: how many play after you
help-advise-board = the balls, row by row from the top
help-advise-turn = the colour whose turn it is
help-advise-position = the code of a position, as the explorer’s link and the library have it
help-advise-objective = score or shut, of one row alone (default: to win)
help-advise-at = the position after this number of events (default: the last)
help-advise-record = a record whose position is judged
help-analyse-file = records; several give the profile of each player
help-analyse-quick = in about a second, with rougher estimates
help-analyse-fresh = work it out anew, whatever was kept
help-analyse-html = write a page that needs nothing else to this file

## Bots against bots

help-arena-bots = who plays (default: %(default)s)
help-arena-deals = how many deals, each of one game a seat (default: %(default)s)
help-arena-workers = how many processes; 0 is one a core (default: %(default)s)
help-arena-cluster = the scheduler of a Dask cluster that does the work
help-arena-seconds = the most a bot may think about a move
help-arena-nodes = the most positions a bot may look at for a move
help-arena-results = keep the deals in this file; run again with the same file to resume
help-arena-sprt = stop as soon as a sequential test decides between two win rates of the first bot
help-arena-alpha = the test’s rate of false highs (default: %(default)s)
help-arena-beta = the test’s rate of false lows (default: %(default)s)
help-arena-plot = draw how the match went
help-evaluate-words = a bot and a task; with --cards or --page, files of results
help-evaluate-output = write the result here; an interrupted run is resumed
help-evaluate-deals = how many deals against each opponent (default: what the task says)
help-evaluate-list = list the tasks
help-evaluate-cards = write the card of every task into this folder, with the results of the files
help-evaluate-page = print the results of the files as a page

## The server

help-serve-port = the port to listen on (default: %(default)s)
help-serve-host = the address to listen on; 0.0.0.0 for all (default: %(default)s)
help-serve-database = postgresql://… for several nodes, or the path of a SQLite file
help-serve-data = the folder for the SQLite file (default: the user’s data folder)
help-serve-url = the address people use, for invitations: https://games.example
help-serve-origin = another origin whose pages may use this server; may be repeated
help-serve-proxies = addresses of reverse proxies to believe, with commas (default: %(default)s)
help-serve-home = let phones at home join: listen in the local network too
help-serve-open = show the first page in a browser, where there is one
help-serve-workers = processes in which bots think (default: cores − 1)
help-serve-operator = who runs this server, for the page About: a name, and how to reach you
help-serve-devices-think = let bots think on a player’s device when that player plays only against bots
help-serve-offline = a folder that “parlour pocket” wrote: pages can keep it for offline
help-serve-no-push = send no reminders by push services (default: to people who ask for them)
help-serve-metrics = serve /metrics and /health only there, as HOST:PORT (default: /metrics on the main port, for this machine)

## Shells

help-completion-shell = the shell to write for

## Sentences of argparse

argparse-usage = usage:
argparse-positional-arguments = positional arguments
argparse-options = options
argparse-show-this-help-message-and-exit = show this help message and exit
argparse-error = %(prog)s: error: %(message)s
argparse-argument = argument %(argument_name)s: %(message)s
argparse-unrecognized-arguments = unrecognized arguments: %s
argparse-the-following-arguments-are-required = the following arguments are required: %s
argparse-expected-one-argument = expected one argument
argparse-expected-at-most-one-argument = expected at most one argument
argparse-expected-at-least-one-argument = expected at least one argument
argparse-ignored-explicit-argument = ignored explicit argument %r
argparse-ambiguous-option-could-match = ambiguous option: %(option)s could match %(matches)s
argparse-invalid-value = invalid %(type)s value: %(value)r
argparse-invalid-choice-choose-from = invalid choice: %(value)r (choose from %(choices)s)
help-advise-cards = each player’s cards, column by column
help-advise-pile = the top card of the discard pile
help-advise-hand = the card in hand; without it, the choice between the piles
help-advise-seat = the player whose turn it is, 1 for the first
