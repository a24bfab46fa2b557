### The web pages: what only a browser says. Games, moves, results, rules and refusals of the table are in the other files.
###
### web-PAGE-…          home, new, join, after, record, check: what stands on that page
### web-refused-CODE    why the server refused; the codes are fixed (docs/api.md). web-refused-offline: nobody answers
### web-reaction-WHAT   what a reaction says; the list is fixed (docs/api.md)
###
### Arguments: $name is a player's name, $game a game's, $number counts seats from 1.

web-name = Parlour
web-description = Family games: play at once, alone, together or by invitation.
web-noscript = Parlour needs JavaScript. Without it, you can play in a terminal: parlour play
web-skip = Skip to the content
web-to-start = Home
web-close = Close
web-menu = Menu
web-menu-game = Game
web-menu-people = People
web-menu-help = Help
web-share = Share
web-copy = Copy the link
web-copied = Copied
web-nowhere = Page not found
web-offline = You are offline. Nothing is lost: play continues when the connection is back.
web-offline-play = Play on this device
web-announcements = What happens at the table
web-drop-here = Drop a game record here to open it

## Settings

web-settings = Settings
web-settings-language = Language
web-settings-theme = Theme
web-settings-theme-auto = same as device
web-settings-theme-light = light
web-settings-theme-dark = dark
web-settings-name = Your name
web-settings-sound = Sounds
web-settings-buzz = Vibrate when it is my turn
web-settings-text = Text size
web-settings-text-usual = normal
web-settings-text-large = large
web-settings-text-largest = very large
web-sound-ask = Play with sounds?
web-yes = Yes
web-no = No
web-settings-still = Reduce motion on the board
web-child = Children’s table
web-child-about = Large pieces, few buttons, no percentages; sentences are read aloud on request.
web-say-aloud = Read aloud
web-about = About
web-about-pages = Hash of these pages, as this server states it:
web-about-check = A server can send pages other than those it states. { $command } compares the pages it sends with your own installation.
web-settings-pace = Bot speed
    .about = Bots play at this speed at every table you open from now on.
web-settings-pace-slow = slow
    .about = Time to follow every roll and move.
web-settings-pace-natural = natural
    .about = About as fast as a person at the table.
web-settings-pace-quick = quick
    .about = Hardly a pause between moves.

## The first page

web-home-title = What shall we play?
web-home-continue = Continue: your turn
web-home-more = More
web-home-done = { $done } of { $count } done today
web-home-streak = { $count ->
    [one] { $count } day in a row so far
   *[other] { $count } days in a row so far
}
web-code = Join with a code
web-home-who-shutbox = 1 to 12 players · 5 minutes
web-home-who-tuki = 2 to 6 players · 20 minutes
web-home-who-rolit = 2 to 4 players · 15 minutes
web-home-players = { $least } to { $most } players
web-home-open-record = Open a saved game
web-home-open-record-about = Choose a game file, or drop one anywhere on this page.
web-getting-ready = Getting ready for the first time: { $games }. You can play already; stronger bots and hints follow.
web-bot-getting-ready = { $name } plays as soon as { $game } is ready…
web-home-fair = After the game you can check every roll and every card in your own browser.
web-mine-title = Your tables
web-mine-ended = finished
web-mine-your-turn = Your turn
web-mine-going-on = in play
web-daily = Daily challenge
web-tournament = Tournament
web-scores = The family’s season

## A new table

web-new-who = Who plays?
web-new-me = Me
web-new-kind = Player { $number }: who?
web-new-kind-here = on this screen
web-new-kind-link = by link
web-new-kind-bot = bot
web-new-add-here = someone here
web-new-add-link = someone by link
web-new-add-bot = a bot
web-new-level = Player { $number }: how strong?
web-new-own = Player { $number }: { $option }
web-new-name = Name of player { $number }
web-new-remove = Remove player { $number }
web-new-finer = Adjust the rules
web-new-usual = Standard ({ $value })
web-new-other = something else…
web-new-play = Play
web-house = House rules
web-option-players = Players
web-option-first = Who starts
web-rolit-size-8 = 8 × 8
    .about = The whole board, 64 balls.
web-rolit-size-6 = 6 × 6
    .about = Shorter: 36 balls.
web-rolit-size-4 = 4 × 4
    .about = Two minutes, for two players.
web-tuki-rounds-1 = One round
    .about = To learn the game.
web-tuki-rounds-3 = Three rounds
    .about = A shorter game.
web-tuki-rounds-5 = Five rounds
    .about = The whole game.

## Coming to a table

web-join-title = { $game }: take a seat
web-join-with = At the table: { $names }
web-join-sit = Take a seat
web-join-watch = Just watch
web-table-coming = Setting up the table…
web-table-gone = This table does not exist
web-table-gone-about = The address may be incomplete, the table may have been removed, or it may not allow spectators.
web-invite = Invite
web-invite-about = Send this link, or let them scan the QR code. Anyone who opens it takes a free seat.
web-invite-link = The link
web-invite-qr = The link as a QR code
web-invite-local = This link works on this computer only.
web-invite-by-hand = The link is selected: copy it from here.
web-home = Let phones on this Wi-Fi join
web-home-about = Phones and computers on the same network can then open this table.
web-home-none = This computer isn’t on a network your phone can join.

## At the table

web-your-turn = Your turn
web-pass-to = Hand the device to { $name }
web-turn-wait = It is { $name }’s turn.
web-turn-nobody-yet = Waiting for { $name } to take a seat. Send the invitation.
web-roll = Roll
web-roll-ball = Roll the ball
web-draw = Turn the card over
web-line-lost = Connection lost. Trying again…
web-seats = Players
web-seat-you = you
web-seat-here = on this screen
web-seat-there = here
web-seat-away = away
web-seat-free = free seat
web-seat-taken-over = a bot is playing ({ $level })
web-seat-score = Score: { $score }
web-watching = { $count ->
    [one] One person is watching.
   *[other] { $count } people are watching.
}
web-watch-link = Link for spectators
web-log = Game log
web-log-takeover = A bot is playing for { $name }.
web-log-bot-replaced = { $name } now plays at the level “{ $level }”: the stronger level could not find a move in time.
web-log-by-bot = { $name } (bot)
web-log-gone = { $name } has left; the game is waiting.
web-moves = All moves
web-moves-type = Type a move
web-moves-play = Play
web-pause = Pause
web-go-on = Resume
web-bot-for-me = Let a bot play for me
web-bot-plays = A bot is playing for you.
web-return = { $name }: take your seat back
web-end = End game
web-end-sure = End the game?
web-end-about = The game ends for everyone, with no winner.
web-end-no = Keep playing
web-leave-about = A bot plays on for you. You can come back and take your seat.
web-leave-sure = Leave the table?
web-leave = Leave
web-leave-stop = Offer to end the game
    .about = Or offer to end it here: it ends for everyone if all agree.
web-gone-about = { $name } has been away for a while. What now?
web-gone-wait = Wait
web-gone-bot = Let a bot play
web-gone-end = End game
web-rules = Rules
web-rules-of = { $game }: rules
web-rules-options = What you can choose
web-worth = Show what each hollow is worth
web-hint = Hint
web-hint-thinking = Thinking…
web-hint-none = No hint available right now.
web-explore = Analyse a position
web-explore-of = { $game }: analyse a position
web-home-what-now = What should I do now?
web-explore-here = Analyse from here
web-practice = Practise your mistakes
web-chance = Explore chance
web-diagram-again = Play again from the start
web-lesson-of = Learn { $game } in a minute
web-lesson-offer = New to { $game }? Learn it in a minute, by playing.
web-lesson-offer-any = New here? Learn a game in a minute, by playing it:
web-lesson-learn = Learn it
web-lesson-no = No, thanks
web-reactions = Reactions
web-reaction-hello = Hello!
web-reaction-bye = Bye!
web-reaction-applause = Bravo!
web-reaction-laugh = Ha ha!
web-reaction-wow = Wow!
web-reaction-oops = Oops…
web-reaction-sad = What a pity!
web-reaction-luck = Good luck!
web-reaction-thanks = Thank you!
web-reaction-thinking = Let me think…
web-reaction-hurry = Come on!
web-reaction-good_game = Good game!
web-reaction-stop = Shall we end the game here?

## Devices in the rolls

web-log-drop = No answer from the device of { $names }; the roll is made without it.
web-log-void = The roll is cancelled and made again without the device of { $names }.
web-log-back = The device of { $names } takes part again.

## After play

web-lobby-ask = Let phones on this Wi-Fi join?
web-lobby-start = Start
web-lobby-without = Start without { $names }
web-lobby-wait = The game starts when everyone is here, or when the host starts it.
web-lobby-wait-all = The game starts when everyone is here.
web-lobby-coming = coming…
web-lobby-closed = Phones can join once the host presses “{ $button }”.
web-home-here = Together here
web-home-phones = With phones
web-home-box = Real box
web-sheet = Only keep score
web-home-again = Again with { $names }
web-new-full = All { $count } seats are taken.
web-new-roomier = Play { $value }: up to { $count }
web-scene-next-round = Next round
web-scene-next-game = Next game
web-scene-leads = { $name } leads by { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
    .you = You lead by { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
web-scene-level = { $names } are level at the top.
web-scene-look = Look at the board
web-scene-more = More
web-after-result = Result
web-you-win = You win!
web-you-share = You share the win with { $names }.
web-after-rematch = Play again
web-after-join-rematch = Join the next game
web-after-watch-rematch = Watch the next game
web-after-other = Another game
web-after-share = Share the result
web-after-picture = Share as a picture
web-after-picture-save = Save as a picture
web-after-luck = Was that luck?
web-after-best = Your best: { $score }
web-after-par = Best play: { $score } on average
web-after-replay = Watch replay
web-after-check = Check this game
web-after-download = Save game file
web-after-failed = The game record cannot be fetched right now.
web-replay-first = To the start
web-replay-back = Step back
web-replay-play = Play
web-replay-stop = Stop
web-replay-on = Step forward
web-replay-last = To the end
web-replay-slider = Position in the game
web-analysis = How it went
web-analysis-scores = Scores from start to finish
web-record = A saved game
web-record-in-play = This game is not finished.
web-record-other = Open another

## Check this game

web-check = Was everything fair?

## Refusals of the server

web-refused-offline = The server does not answer.
web-refused-not_found = That does not exist.
web-refused-not_your_seat = That is not your seat.
web-refused-not_host = Only the host can do that.
web-refused-bad_message = The server did not understand that. Reload the page.
web-refused-bad_origin = The server only accepts this from its own pages.
web-refused-unknown_game = That game is not available here.
web-refused-bad_option = These rules do not work together.
web-refused-bad_seats = This game can’t be played with these players.
web-refused-bad_record = This file is not the record of a game.
web-refused-no_free_seat = Every seat is taken.
web-refused-not_gone = The player is still there.
web-refused-not_taken_over = No bot plays in this seat.
web-refused-too_large = That is too long.
web-refused-too_many = Too much at once. Wait a moment.
web-refused-too_many_tables = Too many tables are open already.
web-refused-hello_first = The server did not understand that. Reload the page.
web-refused-method_not_allowed = The server did not understand that. Reload the page.
web-refused-unavailable = The server cannot do that right now. Try again.
web-record-device = This game was played on a device without a server, and only such a device can go on with it. Here you can replay, study and analyse it.
