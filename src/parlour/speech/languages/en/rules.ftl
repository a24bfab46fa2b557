### The rules of each game as a player reads them at the table. A game chooses the sentences that are true for its options
### (games/NAME/rulebook.py). The full rules, with their ids, are in docs/rules/.
###
### rules-title            the headings
### rules-GAME-PART        a paragraph; where it depends on an option, the option chooses the sentence
### rules-GAME-ours        what no rulebook says and we decided
### rules-moving-…         how one moves on a page and in the terminal

rules-chosen = Chosen for this game
rules-option = { $option }: { $value }
rules-unusual = This table changes the usual rules: { $options }.
rules-title = { $part ->
    [aim] The aim
    [setup] Setting up
    [first] Who starts
    [turn] Your turn
    [dice] How many dice
    [cannot] When you cannot capture
    [last] The last card
    [parrots] Parrots
    [count] Counting
    [end] The end
    [match] The match
    [tie] Ties
    [tips] Tips
    [worth] What each hollow is worth
    [moving] How to move
   *[ours] Our own rules
}
rules-who = For { $least } to { $most } players, from age { $age }.
rules-who-any = For { $least } to { $most } players.
rules-who-exactly = { $players ->
    [one] For one player, from age { $age }.
    [2] For two players, from age { $age }.
   *[other] For { $players } players, from age { $age }.
}
rules-who-exactly-any = { $players ->
    [one] For one player.
    [2] For two players.
   *[other] For { $players } players.
}
rules-first-seat = { $name } starts, and play continues clockwise.
rules-first-alone = { $name } starts.
rules-ours-about = Decided by us, not by a rulebook:

## Shut the Box

rules-shutbox-aim = { $aim ->
    [wins] Shut every flap and you win at once. If nobody does, the lowest score wins.
    [last] Shut every flap and you win at once.
    [counts] Finish with the lowest score. Shutting every flap scores 0, the best score there is.
   *[solo] Play game after game and try for the lowest score. Once you shut every flap, it cannot get any better.
}
rules-shutbox-rows = { $rows ->
    [own] Each player has a row of flaps numbered 1 to { $tiles }. All of them start open.
    [two] Each player has two rows, with flaps numbered 1 to { $tiles }. All of them start open.
    [alone] Your flaps are numbered 1 to { $tiles }. All of them start open.
   *[shared] There is one box with flaps numbered 1 to { $tiles }. All of them start open, and they are opened again for each player.
}
rules-shutbox-preshut = Shut before the start: { $flaps }.
rules-shutbox-parity = Before your first roll, choose evens or odds. Only those flaps are in play; the others count for nothing.
rules-shutbox-roll = { $combine ->
    [sum] Roll, and shut one or more open flaps that add up to exactly the total. Nothing may be left over.
   *[exact] Roll, and shut either the one flap that equals the total, or exactly the flaps the dice show.
}
rules-shutbox-example = A total of { $total } can be { $sets }.
rules-shutbox-example-exact = Rolling { $faces }, you may shut { $total }, or { $faces }.
rules-shutbox-go = { $order ->
    [turns] Shut flaps stay shut. Keep rolling as long as you can shut something. The first roll that fits nothing ends your turn; there is no second chance.
   *[rounds] One roll each, in turn. Shut flaps stay shut. If you cannot shut anything, you are out.
}
rules-shutbox-first-hit = The first roll of your turn must shut the { $number }, alone or as part of a sum. If it cannot, your turn is over.
rules-shutbox-bust = A total of { $total } ends your turn at once.
rules-shutbox-dice = { $fewer ->
    [never] You always roll all the dice.
    [choice] Once no flap above 6 is open, you choose before each roll how many dice to throw.
    [forced] Once no flap above 6 is open, you throw a single die.
   *[sum] Once the open flaps add up to 6 or less, you choose before each roll how many dice to throw.
}
rules-shutbox-end = { $end ->
    [wins] The player who shuts the last flap wins at once, even before the others have played.
    [once] Shut the last flap and you win at once.
    [match] The player who shuts the last flap wins the whole match at once, whatever the totals.
    [open] The player who shuts the last flap scores nothing, and the game stops: the others score what is open in front of them.
    [round] The player who shuts the last flap scores nothing, and the round ends: the others score what is open in front of them.
    [nothing] The player who shuts the last flap scores nothing, and the round ends: players who have not finished their turn score nothing either.
    [play_on] The player who shuts the last flap scores nothing; the others still finish their turns.
   *[solo] Shutting the last flap ends the session with a perfect score.
}
rules-shutbox-out = { $out ->
    [score] If everyone is out before that, the lowest score wins.
   *[last] Once all the others are out, the last player still in wins.
}
rules-shutbox-count = { $score ->
    [sum] The open numbers are added up.
    [digital] The open numbers are read side by side as one number.
   *[count] Every open flap costs one point.
}
rules-shutbox-left = { $flaps } left open cost { $points } points.
rules-shutbox-until = { $until ->
    [points] Round follows round, and the points add up. Once a player has { $count } points, the lowest total wins.
    [rounds] { $count ->
        [one] One round is played.
       *[other] { $count } rounds are played, and the points add up. The lowest total wins.
    }
   *[stop] After each game you play again or stop. The sheet keeps every game, and your best one counts.
}
rules-shutbox-lead = { $lead ->
    [rotates] The next player starts the next round.
   *[stays] The same player starts every round.
}
rules-shutbox-tie = { $tie ->
    [roll] Tied players, in turn, roll once more each on their rows as they stand, shut what they can, and are counted again.
    [game] Tied players play one more game among themselves.
    [round] Tied players play one more round among themselves.
   *[share] Tied players share the win.
}
rules-shutbox-first = Everyone rolls one die. The highest roll starts, and play continues clockwise.
rules-shutbox-ours = { $what ->
    [box] No rulebook describes this box: it is a common house version.
    [mixed] Some of these rules were chosen for this table, beyond what the rulebook prints.
    [seats] The rulebook does not say how many can play; here up to { $most } can.
    [alone] The 210 is printed for two players; here one player may play it too.
    [limit] The limit of { $most } players is ours.
    [dice] { shutbox-tactica }’s rulebook lets you choose between one die and two once 7, 8, 9 and 10 are shut; we extend that to other flaps and other numbers of dice.
    [first] Players who tie for the first turn roll again among themselves.
    [start] This box’s rulebook does not say who starts; we roll for it.
    [tie-roll] A tie is rolled again as long as it lasts. Shutting the box in it wins. If no roll could help any tied player, they share the win.
    [tie-game] A tie is played again as long as it lasts.
    [tie] This box’s rulebook does not say what happens in a tie.
    [round] A match ends with the round in which a player reaches the limit, so that everyone plays the same number of rounds.
    [finish] The round in which a player reaches the limit is still played to its end.
    [digital] A match with digital scores lasts five rounds unless you choose otherwise.
    [out] The rulebook does not say who wins when everyone is out.
    [unplayed] The rulebook does not say what the others score when a player shuts the box and the match goes on.
    [lead] The rulebook does not say who starts the next round.
    [exact] A double can only shut its total, and a single die its own number.
    [exact-more] More than two dice shut the total, or all the numbers they show if these differ.
    [parity] Each player chooses a half for themselves.
    [half] A player charged for a turn they never played pays the smaller half.
    [halves] A player charged for a turn they never played pays for both halves; that was the rule when this game started.
    [tie-shut] In such a round, shutting the box wins.
   *[solo] Your best game counts, and a shut box ends the session.
}
rules-moving-web-shutbox = Tap the flaps you want to shut, or one of the suggested sums, then press Shut. Space or Enter rolls.
rules-moving-terminal-shutbox = Type the numbers with a plus: 1+8. Or click them on the board one by one, or choose from the list. “roll 1” throws one die.

## Tuki Tuki

rules-tuki-aim = { $rounds ->
    [one] Have the fewest points at the end of the round.
   *[other] Have the fewest points after { $rounds } rounds.
}
rules-tuki-setup = There are 108 cards: eight of each number from 0 to 12, and four parrots. Everyone gets eight cards face down, in two rows of four. Nobody may look at them, not even their owner. The rest is the stock; its top card starts the discard pile, which is always face up.
rules-tuki-open = Everyone opens two of their own cards.
rules-tuki-first = The highest sum starts, and play continues clockwise.
rules-tuki-turn = On your turn, take the top card of the stock or of the discard pile. Then put it in place of one of your cards, open or hidden; the old card goes to the discard pile, and a hidden one is not looked at before.
rules-tuki-drop = A card from the stock may be discarded instead; then you open one of your hidden cards. A card from the discard pile must be placed.
rules-tuki-last = With only one hidden card left, you may discard the card from the stock and leave your own card hidden, as often as you like.
rules-tuki-end = The first player with no hidden card left is done. Everyone else has one last turn, and what is still hidden is opened. Then all cards are counted.
rules-tuki-total = After the last round the lowest total wins.
rules-tuki-count = Your numbers are added up. Two equal numbers one above the other are a pair and count 0. Equal numbers side by side, or elsewhere, are no pair.
rules-tuki-sets = Two pairs of the same number are a four and count −10, three are a six and count −15, four are an eight and count −20.
rules-tuki-parrot = A parrot mimics the card above or below it and so makes a pair, a four, a six or an eight.
rules-tuki-fly = When you take the very number that your parrot mimics, you may put it in the parrot’s place. The parrot flies to one of your hidden cards, which goes to the discard pile unseen. Number cards never move.
rules-tuki-tip = { $what ->
    [low] Swap high cards for low ones, but think of pairs first: a pair of twelves counts 0.
    [four] A second pair of the same number takes off ten points.
   *[close] Being done first is a gamble: everyone else gets one more turn. Do it when you believe your total is the lowest.
}
rules-tuki-ours = { $what ->
    [rounds] The rulebook plays five rounds.
    [draw] Among players with the same sum the rulebook lets the next birthday decide; here a draw does.
    [order] Players open their first two cards one after the other.
    [opened] An opened parrot counts as the open number it mimics in that sum, otherwise as 0.
    [parrots] Two parrots in one column count 0 and belong to no four.
    [closing] You are also done when you replace your last hidden card or land a parrot on it.
    [stock] An empty stock is rebuilt from the discard pile, except its top card. After the second time in a round, everyone has one last turn.
    [stalled] After 50 turns in a row without a card from the stock, everyone has one last turn.
   *[shared] Equal totals share the win.
}
rules-moving-web-tuki = Tap the stock or the discard pile, then the card to replace. Buttons offer everything else you may do.
rules-moving-terminal-tuki = Columns are a to d, rows 1 and 2. “take stock”, “take discard”; then “a1” puts the card there, “drop a1” discards it and opens a1, “drop” opens nothing, “fly a1 c2” lets the parrot at a1 land on c2. Or click the piles and cards: for “drop a1” click the discard pile, then a1.

## Rolit

rules-rolit-aim = When the board is full, the colour seen most often wins.
rules-rolit-setup = The board has { $size } × { $size } hollows. Four balls lie in the centre, each showing a different colour.
rules-rolit-colours = Each player has a colour and sits at its side of the board: { $colours }.
rules-rolit-neutral = Colours nobody plays ({ $colours }) are neutral: their balls can be captured and count for nobody.
rules-rolit-first = A ball is rolled like a die. The colour on top starts, and play continues clockwise.
rules-rolit-turn = Put one ball of your colour into an empty hollow so that, in a straight line, balls of other colours lie between it and another ball of yours. Every ball trapped by the new ball, in all eight directions, turns to your colour. Balls that have just turned trap nothing.
rules-rolit-must = If you can capture, you must.
rules-rolit-final = A legal move is final; after an illegal one, the board is put back as it was.
rules-rolit-cannot = If you cannot capture, or your colour has vanished, put a ball into any empty hollow next to any ball. Nobody ever passes.
rules-rolit-tip = { $what ->
    [size] The move that turns the most balls is not always the best one.
   *[corner] A ball in a corner can never be turned again. Playing right beside a corner often gives it to another player.
}
rules-rolit-worth = { $how ->
    [random] A player who fills a hollow wins that many more (+) or fewer (−) games in 100 than an equal share; measured in random games.
   *[learned] A player who fills a hollow wins that many more (+) or fewer (−) games in 100 than an equal share; measured in games between bots that play well.
}
rules-rolit-ours = { $what ->
    [picture] Clockwise from the top left the four balls are red, yellow, green and blue, and that is the order of play.
    [again] If the ball shows a neutral colour, it is rolled again.
    [corners] Diagonal neighbours count as next to each other.
    [takeback] You may choose to allow take-backs; people at several screens must all agree to each.
   *[shared] Equal counts share the win.
}
rules-rolit-former = { $what ->
    [roll] A ball is rolled like a die. The colour on top starts.
    [picture] Clockwise from the top left the four balls are red, yellow, green and blue.
   *[order] This game started under an earlier version of our rules: turns follow the seats ({ $colours }), not the ring of the board.
}
rules-rolit-reversi-aim = When neither player can move, the colour with the most balls wins.
rules-rolit-reversi-setup = The board has { $size } × { $size } hollows. Two balls of each colour lie on the diagonals of the centre. This is ordinary Othello, not in the rulebook of { game-rolit }.
rules-rolit-reversi-colours = The players’ colours: { $colours }.
rules-rolit-reversi-turn = Put one ball of your colour into an empty hollow so that, in a straight line, balls of the other colour lie between it and another ball of yours. Every ball trapped by the new ball, in all eight directions, turns to your colour.
rules-rolit-reversi-cannot = Every move must capture. If you cannot capture, you pass.
rules-moving-web-rolit = Tap a marked hollow. On a small screen the first tap shows what it captures, the second plays it.
rules-moving-terminal-rolit = Type a column and a row: d3. Or click the hollow, or choose from the list. Hollows where you may play are marked; the brackets show the ball just placed and those it turned.
