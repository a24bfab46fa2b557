### The words of a table, on every surface.
###
### turn-…, GAME-turn-…    whose turn it is and what is expected
### GAME-move-…            a move as it is offered
### GAME-log-…             a move or an outcome as it is told afterwards
### result-…               how a game ended
### refused-CODE           why the table refused a command; the codes are fixed (docs/table.md)
### bot-…                  levels of bots, and why a bot made its move
###
### Arguments: $name is a player's name; moves and slots are notation and stay as they are.
### `.you` says the same to the player whose name it would be, where the reader's own seat is known.

list-comma = ,{" "}
list-and = { $first } and { $last }

seat-name = Player { $number }
face-name = { $number ->
    [1] Fox
    [2] Owl
    [3] Bear
    [4] Cat
    [5] Frog
    [6] Rabbit
    [7] Penguin
    [8] Lion
    [9] Hedgehog
    [10] Koala
    [11] Turtle
   *[12] Duck
}
seat-bot = { $name } ({ $level })

## Whose turn

turn-wait-roll = { $name } is about to roll.
    .you = Your turn to roll.
turn-table = The table is about to draw.
turn-bot = { $name } is thinking…
turn-paused = The game is paused.
play-turn = It is { $name }’s turn.
    .you = It is your turn.

shutbox-turn-opening = { $name }: roll one die. Highest roll starts.
shutbox-turn-roll = { $name }: roll the dice.
shutbox-turn-choose = { $name }: evens or odds?
shutbox-turn-throw = { $name }: how many dice?
shutbox-turn-shut = { $name }: shut flaps that add up to { $total }.
shutbox-turn-stop = { $name }: another game?
tuki-turn-open = { $name }: open one of your cards.
tuki-turn-take = { $name }: take from the stock or from the discard pile.
tuki-turn-place = { $name }: where does { $card } go?
tuki-turn-draw = { $name }: turn the card over.
rolit-turn-roll = { $name }: roll the ball. The colour on top starts.
rolit-turn-capture = { $name } ({ $colour }): you must capture.
rolit-turn-place = { $name } ({ $colour }): nothing to capture; place a ball next to any ball.
rolit-turn-pass = { $name } ({ $colour }): nothing to capture; you must pass.

## Moves on offer

shutbox-move-shut = shut { $numbers }
shutbox-move-throw = { $dice ->
    [one] roll one die
   *[other] roll { $dice } dice
}
shutbox-move-even = play the evens
shutbox-move-odd = play the odds
shutbox-move-again = play again
shutbox-move-stop = stop here
tuki-move-open = open { $slot }
tuki-move-stock = take from the stock
tuki-move-discard = take the top of the discard pile
tuki-move-put = put it at { $slot }
tuki-move-drop = discard it, open { $slot }
tuki-move-pass = discard it, open nothing
tuki-move-fly = put it at { $parrot }; the parrot lands on { $slot }
rolit-move-place = { $captures ->
    [0] { $hollow }
   *[other] { $hollow }, turns { $captures }
}
rolit-move-pass = pass

## What happened

log-began = The game starts.
log-torn = The last line of the record was cut off and has been removed; nothing you were shown is lost.
log-seated = { $name } takes a seat.
log-paused = The game is paused.
log-went-on = The game continues.
log-reacted = { $name }: { $what }
log-rematch = The same players continue at another table.
log-undone = { $name } takes a move back.
log-consent-asked = { $name } asks to take the last move back.
log-consent = { $name } agrees.
log-declined = { $name } does not agree: the move stays.
log-lapsed = Not everybody answered: the move stays.
log-carried = Another device goes on from here.
take-back = Take back
take-back-allowed = Moves may be taken back
    .about = Until the next roll or card.
web-hand = With our own dice and cards
web-hand-about = You tap what fell; the table keeps the rules and the score.
web-hand-ask = What fell?
web-hand-whose = { $name }: what fell?
web-hand-by = { $name } taps what fell.
web-hand-here = Tap it here
web-hand-again = Tap these dice again
take-back-ask = Ask to take back
take-back-question = { $name } wants to take a move back. All right?
take-back-yes = Yes, take it back
take-back-no = No, play on
take-back-asked = Everybody is asked whether your move may be taken back.
take-back-declined = { $name } wants to play on: your move stays.
take-back-lapsed = Not everybody answered: your move stays.
take-back-moved = The game went on: your move stays.
take-back-agree = If everybody agrees, until the next roll or card.
play-step = { $name }: { $step }
play-step-table = The table: { $step }

shutbox-log-first = { $name } rolls { $face } for the first turn.
    .you = You roll { $face } for the first turn.
shutbox-log-roll = { $name } rolls { $roll }.
    .you = You roll { $roll }.
shutbox-log-stuck = { $name } cannot continue.
    .you = You cannot continue.
shutbox-log-roll-stuck = { shutbox-log-roll } { shutbox-log-stuck }
    .you = { shutbox-log-roll.you } { shutbox-log-stuck.you }
shutbox-log-shut = { $name } shuts { $numbers }.
    .you = You shut { $numbers }.
shutbox-log-throw = { $dice ->
    [one] { $name } takes one die.
   *[other] { $name } takes { $dice } dice.
}
    .you = { $dice ->
        [one] You take one die.
       *[other] You take { $dice } dice.
    }
shutbox-log-even = { $name } plays the evens.
    .you = You play the evens.
shutbox-log-odd = { $name } plays the odds.
    .you = You play the odds.
shutbox-log-again = { $name } plays again.
    .you = You play again.
shutbox-log-stop = { $name } stops.
    .you = You stop.
tuki-log-first = The draw picks { $name } to start.
    .you = The draw picks you to start.
tuki-log-card = { $name } turns over { $card }.
    .you = You turn over { $card }.
tuki-log-card-table = The discard pile starts with { $card }.
tuki-log-open = { $name } opens { $slot }.
    .you = You open { $slot }.
tuki-log-stock = { $name } takes from the stock.
    .you = You take from the stock.
tuki-log-discard = { $name } takes from the discard pile.
    .you = You take from the discard pile.
tuki-log-put = { $name } puts it at { $slot }.
    .you = You put it at { $slot }.
tuki-log-drop = { $name } discards it and opens { $slot }.
    .you = You discard it and open { $slot }.
tuki-log-pass = { $name } discards it and opens nothing.
    .you = You discard it and open nothing.
tuki-log-fly = { $name } puts it at { $parrot }; the parrot lands on { $slot }.
    .you = You put it at { $parrot }; the parrot lands on { $slot }.
rolit-log-first = The ball shows { $colour }: { $name } starts.
    .you = The ball shows { $colour }: you start.
rolit-log-place = { $name } plays { $hollow }.
    .you = You play { $hollow }.
rolit-log-capture = { $captures ->
    [one] { $name } plays { $hollow }. One ball turns.
   *[other] { $name } plays { $hollow }. { $captures } balls turn.
}
    .you = { $captures ->
        [one] You play { $hollow }. One ball turns.
       *[other] You play { $hollow }. { $captures } balls turn.
    }
rolit-log-pass = { $name } passes.
    .you = You pass.

## Words of the games

tuki-card-number = { $card }
tuki-card-parrot = the parrot
tuki-stock = stock
tuki-discard = discard
tuki-taken = in hand
tuki-round = round { $round } of { $rounds }
tuki-last-turns = last turns
rolit-colour-red = red
rolit-colour-yellow = yellow
rolit-colour-green = green
rolit-colour-blue = blue
rolit-colours-red = { rolit-colour-red }
rolit-colours-yellow = { rolit-colour-yellow }
rolit-colours-green = { rolit-colour-green }
rolit-colours-blue = { rolit-colour-blue }
rolit-neutral = { $colour } (nobody)
shutbox-aside = out
shutbox-total = total { $total }

## Score sheet

sheet-title = Scores
sheet-low = lowest wins
sheet-high = highest wins
sheet-game = game { $number }
sheet-round = round { $number }
tuki-sheet-row = { sheet-round }

## Results

result-winner = { $name } wins!
    .you = You win!
result-shared = { $names } share the win.
result-alone = Score: { $score }.
shutbox-result-outright = { $name } shuts the box and wins!
    .you = You shut the box and win!
shutbox-result-alone = { $score } left.
shutbox-result-alone-outright = { $name } shuts the box!
    .you = You shut the box!
result-broken-off = The game was ended early.

## Refusals

refused-not_your_turn = It is somebody else’s turn.
refused-roll_first = Roll first.
refused-not_by_hand = This table rolls and draws by itself.
refused-move_first = Make a move first.
refused-illegal_move = “{ $move }” is not possible here.
refused-bad_notation = “{ $move }” is not a move of this game.
refused-stale_seq = The game has moved on; look again.
refused-unknown_seq = That position has not been reached yet.
refused-unknown_seat = There is no such seat.
refused-bad_command = That command was not understood.
refused-old_format = This table uses an older format: it can be replayed and saved, but not played on.
refused-bad_level = There is no such bot for this game.
refused-id_reused = This command was already sent with different content.
refused-paused = The game is paused.
refused-not_paused = The game is not paused.
refused-enough = You’ve reached the limit for that at this table.
refused-over = The game is over.
refused-chance_exhausted = This table has no draws left.
refused-drawing = The dice are still rolling. One moment.
refused-late = That roll is already over.
refused-not_asked = The table is not waiting for that.
refused-too_early = Too early: the table has not asked for it yet.
refused-wrong_link = This device’s number does not fit what it promised.
refused-bad_device = This device cannot do that at this table.
refused-too_many_devices = There are too many devices at this seat.
refused-cannot_undo = This move can’t be taken back.
refused-allowed = Possible: { $moves }
refused-allowed-more = Possible: { $moves }… ({ $count } in all)

## Bots

bot-level-random = random
    .about = Any move the rules allow, without thinking.
bot-level-easy = easy
    .about = Plays like a young child and does not look ahead.
bot-level-medium = medium
    .about = Plays sensibly, but often makes mistakes.
bot-level-hard = hard
    .about = Plays well and rarely makes mistakes.
bot-level-perfect = perfect
    .about = Plays the best move that can be worked out.
rolit-level-easy = Takes as many balls as it can, like a young child, and is easily distracted.
rolit-level-medium = Looks a move or two ahead.
rolit-level-hard = Looks far ahead and plays the end exactly.
tuki-level-easy = Likes low cards, like a young child, and overlooks pairs.
tuki-level-medium = Looks one step ahead and remembers which cards are gone.
tuki-level-hard = Plays each move out hundreds of times in its head and works out when to finish.
bot-why-only = It was the only move.
rolit-why-corner = Takes the corner; moves left for the next player: { $moves }.
rolit-why-guard = Keeps the next player from the corners; moves left for them: { $moves }.
rolit-why-moves = Moves left for the next player: { $moves }.
tuki-why-close = Finishing now wins { $chance }% of the time, waiting { $other }%.
tuki-why-wait = Waiting wins { $chance }% of the time, finishing now { $other }%.
tuki-why-best = This wins { $chance }% of the time; next best: { $move } ({ $other }%).
tuki-why-exact = With every end counted, this wins { $chance }% of the time; next best: { $move } ({ $other }%).
tuki-why-alone = This wins about { $chance }% of the time.
tuki-why-child = If every hidden card is a six, the cards now add up to about { $points }.
tuki-why-distracted = The first thing that came to mind; if every hidden card is a six, the cards now add up to about { $points }.
bot-why-random = One of { $moves } moves, at random.
bot-why-one-ahead = { $better ->
    [0] Looked at { $moves } moves, one step ahead: nothing looked better.
   *[other] Looked at { $moves } moves, one step ahead: { $better } looked better than this one.
}
shutbox-why-shown = Shuts the very numbers on the dice.
shutbox-why-few = Shuts as few flaps as possible, the biggest first.
shutbox-why-simple = The first thing that came to mind.
# $value and $other_value: points at the end (score), or percent to win (win), or the probability, 0 to 1, to shut the box (shut).
shutbox-why-score = { $move } leads to { $value } points on average, { $other } to { $other_value }.
shutbox-why-win = { $move } wins { $value }% of the time, { $other } wins { $other_value }%.
shutbox-why-shut = { $move } shuts the box with probability { $value }, { $other } with { $other_value }.
shutbox-why-only-score = { $move } was the only move; expect { $value } points.
shutbox-why-only-win = { $move } was the only move; it wins { $value }% of the time.
shutbox-why-only-shut = { $move } was the only move; it shuts the box with probability { $value }.
