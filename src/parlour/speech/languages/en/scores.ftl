# The family’s season: what was finished on this device.

web-scores-about = Games finished on this device. Nothing of this leaves it, unless you save or share it.
web-scores-none = No game has been finished on this device yet.
web-scores-name = Name
web-scores-games = Games
web-scores-wins = Wins
web-scores-best = Best score
web-scores-bot = Bot ({ $level })
web-scores-latest = Latest games
web-scores-clear = Delete the season
web-scores-clear-sure = Delete the season?
web-scores-clear-about = All results kept on this device are deleted.
web-scores-keep = Keep them
web-season-best-sure = { $name } plays best, luck taken out.
web-season-best-likely = { $name } probably plays best, luck taken out.
web-season-best-open = Too close to tell who plays best.
web-season-best-few = Too few games to tell who plays best.
web-season-order = Best first, luck taken out
web-season-wins = { $wins } of { $games } won
web-season-skill = Without luck: { $wins } wins in 10 games
web-season-luck = luck { $luck } wins
web-season-errors = mistakes cost { $lost }% of a win per decision
web-season-points = luck { $luck } points, mistakes cost { $lost } points a game
web-season-over-sure = Surely plays better than { $name }.
web-season-over-likely = Probably plays better than { $name }.
web-season-over-open = Too close to { $name } to tell.
web-season-over-few = Too few games with { $name } to compare.
web-season-not-analysed = No game analysed yet.
web-season-chart = Wins above the fair share, luck taken out
web-season-duels = Head to head
web-season-duel = { $ahead } times ahead, { $even } times even, { $behind } times behind
web-season-records = Highlights
web-season-evening = Luckiest evening: { $name }, { $when }, { $luck } wins by luck in { $games } games.
web-season-month = Luckiest this month: { $name }, { $luck } wins by luck.
web-season-streak = Longest streak: { $name }, { $count } wins in a row.
web-season-going = { $name } has won the last { $count } games.
web-season-bots = Against bots
web-season-alone = Alone
web-season-games = { $games } games
web-season-analysing = Analysing games: { $done } of { $count } done
web-season-analyse = { $count ->
     [one] Analyse one more game
    *[other] Analyse { $count } more games
}
web-season-stop = Stop
web-season-unknown = { $count ->
     [one] One game counts for wins and points only: a score sheet, or too large to analyse.
    *[other] { $count } games count for wins and points only: score sheets, or too large to analyse.
}
web-season-thin = { $count ->
     [one] To make room, one old game keeps wins and points only.
    *[other] To make room, { $count } old games keep wins and points only.
}
web-season-gone = { $count ->
     [one] One older game was removed to make room.
    *[other] { $count } older games were removed to make room.
}
web-season-circle = Who counts?
web-season-same-name = Two with the same name are one person.
web-season-by-game = Game by game
web-season-file = Save as a file
web-season-link = As a link or codes
web-season-merge = Add another phone’s season
web-season-print = Print
web-season-bad = That is not a season.
web-season-full = There is no room left on this device.
web-season-merged = { $count ->
     [one] One game was added.
    *[other] { $count } games were added.
}
web-season-who-is = { $count ->
     [one] One game. Who is who here?
    *[other] { $count } games. Who is who here?
}
web-season-new = a new player
web-season-add = Add
web-season-scan = Scan code { $part } of { $count } with the other phone’s camera.
web-season-part = { $part } of { $count } codes are here. Scan the next one.
web-season-many = Too much for codes; use the file.
fallen-title = Do the dice and cards look fair?
fallen-about = The outcomes told at tables with your own dice and cards, beside those that fair ones would bring. One look in a hundred at fair ones comes out unusual.
fallen-dice = Rolls: { $count }
fallen-cards = Cards: { $count }
fallen-begins = Draws for who starts: { $count }
fallen-face = Face
fallen-came = Came
fallen-due = Expected
fallen-few = Too few to tell yet.
fallen-usual = Nothing unusual: { $percent }% of fair ones are at least as uneven.
fallen-unusual = Unusual: fewer than 1% of fair ones are as uneven. Chance alone does that too. Furthest off: { $face }.
fallen-noticed = { $face }: { $share }% instead of { $fair }% would have shown in about four looks of five; less may go unseen.
tuki-face-parrot = parrot
