### Faults of an option, and valid values.
###
### option-…          for options of any game, of the table and of commands
### option-GAME-…     for options of that game
###
### They are clauses behind `option name=value:`, so most have the option as their subject: “must be …”, “is not …”.
### option-must frames what else is allowed; those that can stand in it are marked: they are also shown in lists of options.

option-must = must be { $allowed }
# can stand in option-must
option-one-of = one of { $values }
# can stand in option-must
option-whole = a whole number from { $low } to { $high }
# can stand in option-must
option-first-allowed = 'rules' or a seat number
option-first = { $players ->
    [one] must be 'rules' or a seat from 0 to { $last } (there is 1 player)
   *[other] must be 'rules' or a seat from 0 to { $last } (there are { $players } players)
}
option-unknown = is not an option of this game; its options are { $options }
option-games = must be a whole number of games, at least 1
option-seed = must be a whole number from 0 to { $most }
option-from-to = must be a whole number from { $least } to { $most }
option-dataset-file = must end with .npz or .parquet, or with / for a folder
option-dataset-folder = must be a new or empty folder, or one with such a data set
option-exam = needs a game and a file to write, or --score with questions and answers
option-cores = must be 0 (all of them) or a number of cores
option-policies = must be one level for all, or one for each of the { $players } seats

## Tables, bots and commands

option-id = must be 1 to 64 letters, digits, '-' or '_'
option-json = must be plain values that JSON keeps as they are
option-takeback = moves may be taken back only where people play
option-by-hand = this does not go with a table by hand
option-coach = must be { $strengths } for people’s seats, and nothing for bots and for those without a coach
option-name = must be at most { $most } printable characters
option-level-bot = is given for a bot, and only for a bot
option-seat = must be an object with kind, and name or level
option-seats = must be { $players }, one for each player
option-secret = must be 32 bytes long
option-bots = must be 1 to { $players } levels; if there are fewer than seats, they repeat
option-bots-among = must be among { $levels }
option-deals = must be at least 1
option-sprt = must be two parts of the wins, 0 < low < high < 1
option-error-rate = must be between 0 and 0.5
option-workers = must be 0 (one for each core) or a number of processes
option-cluster = no scheduler answers there ({ $why })
option-one-place = cannot be combined with --gpu
option-written = an option is written name=value, for instance players=3
option-seat-bots = the bots for { $game } are { $bots }
option-seat-count = { $players ->
    [one] there is 1 seat (players={ $players })
   *[other] there are { $players } seats (players={ $players })
}
option-database = cannot be opened: { $why }

## Shut the Box

# can stand in option-must
option-shutbox-preshut-allowed = flaps of the row, for instance 1,2,3
# can stand in option-must
option-shutbox-until-allowed = game, stop, 'N points' (1 to { $points }) or 'N rounds' (1 to { $rounds })
option-shutbox-lone = must be 1 where a lone player goes on until they stop (solo)
option-shutbox-two-rows = must be 1 or 2: with { $tiles } numbers each player takes two of the board’s four rows
option-shutbox-seats = must be from 1 to { $most } with rows={ $rows }
option-shutbox-own-two = needs own rows, two for each player: the edition 'tactica', or rows='own'
option-shutbox-number-off-row = { $number } is not on the row: the row is 1 to { $tiles }
option-shutbox-nothing-left = leaves nothing to shut: the row is 1 to { $tiles }
option-shutbox-off-row = is not on the row: the row is 1 to { $tiles }
option-shutbox-shut-before = is shut beforehand (preshut), so no roll can shut it
option-shutbox-not-with-parity = cannot be asked for where players choose evens or odds: the number may not be in play
option-shutbox-no-total = { $dice ->
    [one] is a total that no roll makes: 1 die makes { $low } to { $high }
   *[other] is a total that no roll makes: { $dice } dice make { $low } to { $high }
}
option-shutbox-digital = is for rows of at most { $longest } numbers, this one has { $tiles }
option-shutbox-own-rows = needs own rows (rows='own'): the box is one player’s until their turn ends
option-shutbox-tie-roll = needs own rows and a single game, so that the rows still stand; allowed here: game, share
option-shutbox-unplayed-wins = has no meaning where shutting the box wins at once; give shut='counts' with it
option-shutbox-unplayed-match = would tie everybody with the one who shut the box; it is for matches (until='100 points')
option-shutbox-lead-match = has no meaning in a single game; it is for matches (until='100 points')
option-shutbox-out-last = is for a single game of one roll each that a shut box wins (variant='young')
option-shutbox-no-use = no roll of { $dice ->
    [one] 1 die
   *[other] { $dice } dice
} could shut any number{ $half ->
    [even] {" "}among the evens
    [odd] {" "}among the odds
   *[all] {""}
}
option-shutbox-no-first-use = { $dice ->
    [one] no first roll of 1 die could shut it
   *[other] no first roll of { $dice } dice could shut it
}
option-shutbox-open = must be different numbers among { $numbers } that stand open
option-shutbox-dice = { $dice ->
    [one] is not a roll of 1 die that this row allows
   *[other] is not a roll of { $dice } dice that this row allows
}

## Rolit

# can stand in option-must
option-rolit-colours-allowed = two to four different colours, one for each seat, out of { $colours }, written like red,green
option-rolit-colours = must be { $players } colours, one for each of the players
option-rolit-reversi = the preset reversi is for exactly 2 players
option-rolit-small = the { $size }×{ $size } board is for 2 players only; 6×6 and 8×8 seat up to 4
option-rolit-games = must be a whole number of games, at least one for each seat
option-by-device = this does not go with a table that one device plays alone
