### Names of games and of everything that can be chosen in them.
###
### GAME                   a game; .about explains it in one sentence
### GAME-OPTION            an option; .about explains it in one sentence
### GAME-OPTION-VALUE      a value of an option; editions, variants and presets also have .about

game-shutbox = Shut the Box
    .about = Roll the dice and shut the flaps. Shut them all and you win; otherwise the lowest score wins.
game-tuki = Tuki Tuki
    .about = Eight face-down cards nobody knows. Swap and open them, make pairs, use the parrots, and finish with the fewest points.
game-rolit = Rolit
    .about = Trap the other players’ balls between two of yours and turn them to your colour.

## Shut the Box

shutbox-edition = Edition
    .about = Which printed rules to play by.
shutbox-tactica = TACTica
shutbox-edition-tactica = { shutbox-tactica }, a row each
    .about = Flaps 1 to 10, with a row for every player.
shutbox-edition-tactica-shared = { shutbox-tactica }, one box
    .about = Flaps 1 to 10 in one box that everyone plays in turn.
shutbox-edition-twelve = Box of twelve
    .about = Flaps 1 to 12, always two dice.
shutbox-edition-nine = Box of nine
    .about = Flaps 1 to 9 in one box.
shutbox-variant = Variant
    .about = A named set of rules.
shutbox-variant-classic = Classic
    .about = Keep rolling until a roll fits nothing; what is left open counts against you.
shutbox-variant-young = For young players
    .about = One roll per turn; if you can shut nothing, you are out.
shutbox-variant-solo = Solo
    .about = On your own, game after game, for the lowest score.
shutbox-variant-no-surprises = No surprises
    .about = Every open flap counts one point, whatever its number.
shutbox-variant-two-first = 2 first
    .about = The first roll of a turn must shut the 2, alone or in a sum.
shutbox-variant-three-first = 3 first
    .about = The first roll of a turn must shut the 3, alone or in a sum.
shutbox-variant-three-down = 3 shut beforehand
    .about = Flaps 1, 2 and 3 start shut.
shutbox-variant-unlucky-seven = Unlucky 7
    .about = The 7 starts shut, and a roll of 7 ends your turn.
shutbox-variant-even-or-odd = Even or odd
    .about = Choose the evens or the odds before your first roll; only they are in play.
shutbox-variant-two-ten = The 210
    .about = Two rows each, four dice, and numbers up to 20, which add up to 210.
shutbox-variant-sum-or-exact = Sum or exact
    .about = Shut the total itself, or exactly the numbers on the dice.
shutbox-variant-digital = Digital
    .about = The open numbers side by side make your score: 1, 2 and 5 are 125.
shutbox-variant-tournament = Tournament
    .about = Round after round, points added up.
shutbox-players = Players
    .about = How many play.
shutbox-first = Who starts
    .about = The player with the highest roll, or a chosen seat.
shutbox-first-rules = as the rules say
shutbox-rows = Rows
    .about = A row of flaps for each player, or one box for all.
shutbox-rows-own = a row each
shutbox-rows-shared = one box
shutbox-tiles = Flaps
    .about = The row goes from 1 to this number.
shutbox-dice = Dice
    .about = How many dice are rolled.
shutbox-fewer_dice = Fewer dice
    .about = When a player may, or must, roll fewer dice.
shutbox-fewer_dice-never = never
shutbox-fewer_dice-choice = your choice, once nothing above 6 is open
shutbox-fewer_dice-forced = always one, once nothing above 6 is open
shutbox-fewer_dice-sum-6 = your choice, once the open numbers add up to 6 or less
shutbox-score = Score
    .about = The cost of the open flaps.
shutbox-score-sum = their sum
shutbox-score-digital = their digits side by side
shutbox-score-count = one point each
shutbox-first_hit = First hit
    .about = The flap that the first roll of a turn must shut.
shutbox-first_hit-0 = none
shutbox-preshut = Shut beforehand
    .about = Flaps that start shut.
shutbox-bust = Unlucky total
    .about = The total that ends a turn at once.
shutbox-bust-0 = none
shutbox-parity = Even or odd
    .about = Whether all numbers are in play, or each player chooses evens or odds.
shutbox-parity-all = all numbers
shutbox-parity-choice = each player chooses
shutbox-combine = What may be shut
    .about = Any sum that makes the total, or only the total or exactly the numbers on the dice.
shutbox-combine-sum = any sum
shutbox-combine-exact = sum or exact
shutbox-order = Order
    .about = Roll as long as you can, or once per turn.
shutbox-order-turns = whole turns
shutbox-order-rounds = one roll per turn
shutbox-tie = Tie
    .about = The rule for a shared lowest score.
shutbox-tie-roll = tied players roll once more
shutbox-tie-game = tied players play again
shutbox-tie-share = the win is shared
shutbox-until = Length
    .about = One game, until the solo player stops, or to a number of points or rounds.
shutbox-until-game = one game
shutbox-until-stop = until you stop
shutbox-until-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
shutbox-until-rounds = { $count ->
    [one] one round
   *[other] { $count } rounds
}
shutbox-shut = Shutting the box
    .about = Whether it wins everything at once, or counts as no points and ends the game.
shutbox-shut-wins = wins at once
shutbox-shut-counts = counts as no points
shutbox-unplayed = After a shut box
    .about = The score of players whose turn a shut box cuts short.
shutbox-unplayed-open = the others score what is open
shutbox-unplayed-nothing = the others score nothing
shutbox-unplayed-play_on = the others finish their turns
shutbox-lead = Who starts the next round
    .about = The player who starts the next round of a match.
shutbox-lead-stays = the same player
shutbox-lead-rotates = the next player
shutbox-out = When everyone is out
    .about = The winner of a game with one roll per turn if nobody shuts the box.
shutbox-out-score = the lowest score wins
shutbox-out-last = the last player still in wins

## Tuki Tuki

tuki-players = Players
    .about = How many play.
tuki-rounds = Rounds
    .about = How many rounds are added up.
tuki-first = Who starts
    .about = The player who opens the highest sum starts each round, or a chosen seat does.
tuki-first-rules = as the rules say

## Rolit

rolit-preset = Rules
    .about = The rules of { game-rolit }, or of its older cousin.
rolit-preset-rolit = { game-rolit }
    .about = Two to four colours; if you cannot capture, place a ball next to any ball.
rolit-preset-reversi = Reversi
    .about = Two colours, ordinary Othello: every move must capture; if you can’t, you pass.
rolit-size = Board
    .about = How many hollows a side has.
rolit-size-4 = 4 × 4
rolit-size-6 = 6 × 6
rolit-size-8 = 8 × 8
rolit-players = Players
    .about = How many play.
rolit-colours = Colours
    .about = The colour of each seat.
rolit-first = Who starts
    .about = The colour a rolled ball shows, or a chosen seat.
rolit-first-rules = as the rules say
