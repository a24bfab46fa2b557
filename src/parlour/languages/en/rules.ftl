### The rules of each game as a player reads them in the game, paragraph by paragraph, in the order of the file.
###
### rules-GAME-PART        a paragraph; .title is its heading. The full rules, with their ids, are in docs/rules/.
### What no rulebook says is ours, and the last paragraph says so.

rules-chosen = Chosen for this game
rules-option = { $option }: { $value }

## Shut the Box

rules-shutbox-aim = Shut all your flaps, or be left with the fewest points.
    .title = The aim
rules-shutbox-turn = Roll the dice. Shut one or more open flaps whose sum is exactly the total: for a 9 that may be 9, or 1 and 8, or 2, 3 and 4. A shut flap stays shut. Go on rolling while the total can be made; when it cannot, your turn is over, and there is no second chance.
    .title = Your turn
rules-shutbox-dice = In TACTica, once 7, 8, 9 and 10 are all shut, you choose before each roll whether to throw one die or two. The box of twelve always takes both.
    .title = One die or two
rules-shutbox-end = Whoever shuts the last flap wins at once, even before the others have played. If nobody does, the open numbers are added up, and the lowest sum wins.
    .title = The end
rules-shutbox-first = Everyone rolls one die; whoever rolls highest starts, and play continues clockwise.
    .title = Who begins
rules-shutbox-notation = Type the numbers with a plus: 1+8. Or click them on the board one by one, or choose from the list. “roll 1” throws one die.
    .title = How to move
rules-shutbox-ours = The printed rules are silent here, so we decided: ties for the first turn roll again; a tie at the end is rolled on while anybody tied can still shut something; a match to 100 points ends with the round in which somebody gets there.
    .title = Our own rules

## Tuki Tuki

rules-tuki-aim = End five rounds with as few points as possible. Your eight cards lie face down in two rows of four, and nobody knows them, not even you.
    .title = The aim
rules-tuki-turn = First everyone opens two cards; whoever has the highest sum starts. On your turn, take the top card of the stock or of the discard pile. Put it in place of one of your cards, open or hidden; the old card goes to the discard pile. A card from the stock you may also discard, and then you open one of your hidden cards.
    .title = Your turn
rules-tuki-last = With only one hidden card left you may discard the card from the stock and leave your own card face down, as often as you like. Once someone has no hidden card left, everyone else has one last turn; then all cards are opened and counted.
    .title = The last card
rules-tuki-count = Your numbers are added up. Two equal numbers one above the other are a pair and count 0. Two pairs of the same number are a four and count −10, three are a six and count −15, four are an eight and count −20.
    .title = Counting
rules-tuki-parrot = A parrot mimics the card above or below it and so makes a pair. When you take the very number that your parrot mimics, you may put it in the parrot’s place, and the parrot flies to one of your hidden cards, which goes to the discard pile unseen.
    .title = Parrots
rules-tuki-notation = Columns are a to d, rows 1 and 2. “take stock”, “take discard”; then “a1” puts the card there, “drop a1” discards it and opens a1, “drop” opens nothing, “fly a1 c2” lets the parrot at a1 land on c2. Or click the piles and cards: for “drop a1” click the discard pile, then a1.
    .title = How to move
rules-tuki-ours = Among players tied for the start the rulebook lets the next birthday decide; here a draw does. Where the printed rules are silent, we decided: two parrots in one column count 0; an empty stock is rebuilt from the discard pile, and after the second time everyone has one last turn; equal totals share the win.
    .title = Our own rules

## Rolit

rules-rolit-aim = When the board is full, the colour seen most often wins.
    .title = The aim
rules-rolit-turn = Put one ball of your colour into an empty hollow so that, in a straight line, balls of other colours lie between it and another ball of yours. All balls that the new ball brackets, in all eight directions, turn to your colour. If you can capture, you must.
    .title = Your turn
rules-rolit-cannot = If you cannot capture, or your colour has vanished, put a ball into any hollow next to any ball. Nobody ever passes.
    .title = When nothing can be captured
rules-rolit-first = A ball is rolled like a die; the colour on top begins, and play goes on clockwise.
    .title = Who begins
rules-rolit-notation = Type a column and a row: d3. Or click the hollow, or choose from the list. Hollows where you may play are marked; the brackets show the ball just placed and those it turned.
    .title = How to move
rules-rolit-ours = The printed rules are silent here, so we decided: colours nobody plays can be captured and count for nobody; equal counts share the win. With the preset Reversi the rules are those of ordinary Othello: a move must capture, and whoever cannot passes.
    .title = Our own rules
