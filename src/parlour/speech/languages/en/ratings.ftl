# Ratings. People who ask for one have a key on their device, no account.

ratings-title = Ratings
ratings-about = Your rating estimates how well you play. You have one only if you want it. There is no account, just a key on your device.
ratings-make = Get a rating
ratings-make-about = A random key is kept on this device. The server stores the name, the ratings and a fingerprint of the key, nothing else.
ratings-rename = Change name
ratings-mine = My ratings
ratings-none = No rated game yet. When you set up a game, tick “Rated game”.
ratings-field = { $game }, { $players } players
ratings-figure = { $sureness ->
    [new] about { $about }, hardly known yet
    [unsure] about { $about }, still unsure
    [fair] about { $about }, fairly sure
   *[sure] about { $about }, quite sure
}
ratings-surely = at least { $surely }
ratings-games = { $count ->
    [one] one game
   *[other] { $count } games
}
ratings-best = The best
ratings-choose = Game and number of players
ratings-place = Place
ratings-who = Who
ratings-rating = Rating
ratings-at-least = Almost certainly at least
ratings-played = Games
ratings-course = Latest ratings: { $figures }
ratings-bot = Bot ({ $level })
ratings-enough = You are listed once you have played { $least } rated games. The order follows a cautious estimate, so one lucky game will not put you on top.
ratings-how = How does it work?
ratings-how-start = Everybody starts at 25, which is only a guess. Beat strong players and your rating rises fast; lose to weak ones and it falls. The more you play, the surer the rating gets, and the less it moves.
ratings-how-bots = Bots have ratings too. They were measured in games between bots and do not change.
ratings-how-fair = A game counts if it is played to its end by the usual rules, without hints, and everybody has a key of their own. If you let a bot play for you, your rating can only fall.
ratings-move = To another device
ratings-move-about = Scan this with your other device. Show it to nobody else: anybody who has the key can play as you.
ratings-move-qr = QR code with your key
ratings-moved = This device has the key of { $name }.
ratings-other = This device already has another key. Replace it?
ratings-replace = Replace
ratings-keep = Keep
ratings-export = Download my data
ratings-delete = Delete my data
ratings-delete-sure = Delete it all?
ratings-delete-about = Your name, your ratings and your key are deleted for good. The records of your games stay until their tables are deleted.
ratings-unknown = The server does not know this key. Perhaps it was deleted.
ratings-forget = Remove the key from this device
ratings-game = Rated game
ratings-game-about = Changes everybody’s rating. Usual rules, no hints, no coach, no take-backs.
ratings-table = This game is rated.
ratings-table-key = You have no key yet. The game counts only if everybody has one before their first move.
ratings-waiting = No key so far: { $names }
ratings-changed = New ratings
ratings-change = { $name }: { $after } (before: { $before })
ratings-yours = Your rating: { $after } (before: { $before })
ratings-not-unfinished = Not rated: the game was not played to its end.
ratings-not-no_key = Not rated: somebody played without a key of their own.
ratings-not-helped = Not rated: there was help at this table.
ratings-not-level = Not rated: one of the bots has no measured rating.

web-refused-not_rated = This game cannot be rated.
server-rated-help = a rated game has no coach and no take-backs
server-rated-company = a rated game needs two players, and one of them is a person
server-rated-options = rated games follow the usual rules, so that they can be compared
server-rated-level = the bot { $level } has no measured rating
server-rated-not = this table is not rated
server-rated-late = a seat can play for a rating only before its first move
server-rated-twice = a key can play in one seat only, and a seat for one key only
server-rated-people = there are { $most } rating keys already
server-rated-advice = there are no hints in a rated game
server-counting-advice = there are no hints where the result counts
server-rated-ending = only all players together can end a rated game; a player who leaves is replaced by a bot
