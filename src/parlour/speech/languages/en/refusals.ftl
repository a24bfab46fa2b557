### Why the rules do not allow a step, and where the game stands. All are clauses that stand in a sentence.
###
### play-…                in every game
### GAME-no-…             why this step is not possible
### GAME-written…         how steps are written, said when a text is none
### GAME-at-…, tuki-waits-…    where the game stands, in one short line: “is not possible at …”
###
### Notation (6-3, 1+8, d3, take stock, first:2) stays as it is typed; seats are counted from 0, as in notation.

play-over = the game is over
play-not-now = it is none of the steps that are allowed here

## Shut the Box

shutbox-written = a roll is written 6-3 (one die: 4), an opening roll first:2, shutting numbers 1+8 (one number: 9), the choice of dice roll 1, and the other choices even, odd, again, stop
shutbox-no-outcome = it is seat { $seat }’s decision now, not the dice’s
shutbox-no-throw = that many dice cannot be thrown; there are { $dice }
shutbox-no-shut-now = seat { $seat } now decides which numbers to shut with the roll { $roll }
shutbox-no-throw-now = seat { $seat } now decides how many dice to throw
shutbox-no-half-now = seat { $seat } now decides between evens and odds
shutbox-no-again-now = seat { $seat } now decides whether to play another game
shutbox-no-opening-now = seat { $seat } is about to roll one die for the first turn
shutbox-no-roll-now = { $dice ->
    [one] seat { $seat } is about to roll 1 die
   *[other] seat { $seat } is about to roll { $dice } dice
}
shutbox-no-twice = a number can be shut only once
shutbox-no-number = { $number } is not on the row of 1 to { $tiles }
shutbox-no-open = { $number } is not open
shutbox-no-sum = { $step } makes { $sum }, and the roll { $roll } must be used whole: { $total }
shutbox-no-exact = only { $total } itself or exactly the numbers on the dice may be shut
shutbox-no-first-hit = the first roll of a turn must shut the { $number }
shutbox-at-over = { $name }: over, won by seat { $winners }, scores { $scores }
shutbox-at-opening = { $name }: seat { $seat } to roll one die for the first turn, open { $open }
shutbox-at-choose = { $name }: seat { $seat } to choose evens or odds, open { $open }
shutbox-at-throw = { $name }: seat { $seat } to choose how many dice, open { $open }
shutbox-at-roll = { $name }: seat { $seat } to roll, open { $open }
shutbox-at-shut = { $name }: seat { $seat } to shut { $roll }, open { $open }
shutbox-at-stop = { $name }: seat { $seat } to stop or play again, open { $open }

## Tuki Tuki

tuki-written = { game-tuki } is written open a1, take stock, take discard, a1, drop, drop a1, fly a1 c2, a card (0 to 12, parrot) or first:0
tuki-at = round { $round } of { $rounds }, { $waits }
tuki-waits-deal = the cards are being dealt, and the first card of the discard pile is turned up
tuki-waits-open = seat { $seat } opens one of its first two cards
tuki-waits-turn-up = a card of seat { $seat } is being turned over
tuki-waits-lot = a draw decides who starts
tuki-waits-take = seat { $seat } takes a card from the stock or from the discard pile
tuki-waits-draw = seat { $seat } draws the top card of the stock
# $card is a number or parrot
tuki-waits-place = { $card ->
    [parrot] seat { $seat } has the parrot in hand and must place it
   *[other] seat { $seat } has the { $card } in hand and must place it
}
tuki-waits-place-or-drop = { $card ->
    [parrot] seat { $seat } has the parrot in hand and must place or discard it
   *[other] seat { $seat } has the { $card } in hand and must place or discard it
}
tuki-waits-reveal = a hidden card of seat { $seat } is being turned over
tuki-waits-finish = after its last turn, what is hidden of seat { $seat } is turned over
tuki-no-step = it is neither a move nor an outcome of { game-tuki }
tuki-no-card = { $card ->
    [parrot] there is no parrot left among the cards it can be
   *[other] there is no { $card } left among the cards it can be
}
tuki-no-lot = the draw is among the players who opened the highest sum (TK-03)
tuki-no-stock = the stock is empty, and there is nothing to rebuild it from (TK-16)
tuki-no-open = the card at { $slot } is open already
tuki-no-drop-discard = a card taken from the discard pile must be placed (TK-07)
tuki-no-drop-only = with { $hidden } hidden cards left, discarding a card means opening one of them (TK-07)
tuki-no-drop-open = discarding a card opens a hidden one, and { $slot } is open already (TK-07)
tuki-no-parrot = there is no open parrot at { $slot }, and nothing else flies (TK-12, TK-14)
tuki-no-mimic = the parrot at { $slot } mimics no number, so it cannot fly (TK-14)
tuki-no-flight = the parrot at { $slot } mimics a { $number }: only that number frees it (TK-14)
tuki-no-landing = a parrot lands on a hidden card only, and { $slot } is open (TK-14)

## Rolit

rolit-written = a move is a column and a row such as d3, an opening roll is first: and a colour, such as first:green
rolit-written-colours = the colours are { $colours }
rolit-written-hollow = there is no hollow { $hollow } on a { $size }×{ $size } board, which goes from a1 to { $last }
rolit-written-hollows = there is no hollow of that number: they are 0 to 63
rolit-written-colour-numbers = there is no colour of that number: they are 0 to 3
rolit-no-step = this is neither a move nor an outcome of { game-rolit }
rolit-no-roll-first = a ball is rolled first, to see who starts
rolit-no-first-settled = it is already settled who starts
rolit-no-player = nobody plays { $colour }
rolit-no-pass = nobody ever passes: if you cannot capture, place a ball next to any ball
rolit-no-pass-must = { $colour } can capture at { $hollows }, and so must
rolit-no-hollow = there is no such hollow on this board
rolit-no-occupied = { $hollow } is occupied: a { $colour } ball lies there
rolit-no-neighbour = { $hollow } is not next to a ball
rolit-no-capture-pass = a ball at { $hollow } captures nothing, and { $colour } cannot capture anywhere, so must pass
rolit-no-capture = { $hollow } captures nothing, and { $colour } can capture and so must: at { $hollows }
rolit-at-over = { $size }×{ $size }, over, { $tally }
rolit-at-roll = { $size }×{ $size }, roll for who starts, { $balls } balls, { $tally }
rolit-at-move = { $size }×{ $size }, { $colour } to move, { $balls } balls, { $tally }
rolit-at-tally = { $colour } { $score }
