# Words on the boards, and for screen readers about them.

board-plain = Board
board-colour = { $colour ->
    [red] red
    [yellow] yellow
    [green] green
   *[blue] blue
}

## Rolit

board-rolit = Board of { game-rolit }
board-neutral = neutral
board-winner = winner
board-balls = { $count ->
    [one] one { board-colour } ball
   *[other] { $count } { board-colour } balls
}
board-hollow-ball = { $hollow }: { board-colour }{ $last ->
    [yes] , placed last
   *[no] {""}
}
board-hollow-empty = { $hollow }: empty
board-worth = { $label }, worth { $points }
board-hollow-legal = { $hollow }: { $count ->
    [0] place a ball
    [one] place a ball, captures one
   *[other] place a ball, captures { $count }
}
board-tap-again = Tap { $hollow } again to place your ball. { $count ->
    [0] It captures nothing.
    [one] It captures one ball.
   *[other] It captures { $count } balls.
}
board-must = { $must ->
    [capture] You must capture: choose a marked hollow.
    [place] You cannot capture. Place your ball next to any ball.
    [pass] You cannot capture, so you pass.
   *[roll] The rolled ball shows who starts.
}
board-pass = Pass
board-roll-ball = Roll

## Shut the Box

board-shutbox = Board of Shut the Box
board-row = { $name }: open { $open }; score { $score }
board-row-nothing = nothing
board-flap = { $number }: { $state ->
    [open] open
    [shut] shut
    [legal] open, can be shut
    [picked] picked
   *[out] out of play
}
board-half = { $half ->
    [even] evens
   *[odd] odds
}
board-opening = Highest roll starts
board-opening-die = rolled { $face }
board-dice = Dice: { $faces }, total { $total }
board-dice-ready = { $count ->
    [one] One die, not rolled yet
   *[other] { $count } dice, not rolled yet
}
board-roll-dice = { $count ->
    [one] Roll one die
   *[other] Roll { $count } dice
}
board-choice = { $choice ->
    [roll-1] Roll one die
    [roll-2] Roll two dice
    [roll-3] Roll three dice
    [roll-4] Roll four dice
    [even] Evens
    [odd] Odds
    [again] Play again
   *[stop] Stop here
}
board-shut = Shut { $set }
board-shut-other = Choose others
board-sets = { $count ->
    [one] One way to shut
   *[other] { $count } ways to shut
}
board-sets-many = { $count ->
    [one] One way. Pick flaps.
   *[other] { $count } ways. Pick flaps to narrow them down.
}
board-lost-roll = { $name } cannot use { $total }: the turn is over.
    .you = You cannot use { $total }: your turn is over.
board-box-shut = { $name } has shut the box!
    .you = You have shut the box!
board-tie = { $kind ->
    [roll] A tie: tied players roll once more.
   *[game] A tie: tied players play one more game.
}
board-first-hit = The first roll must shut the { $number }.
board-bust = A total of { $total } ends the turn.
board-sheet = { $until ->
    [points] Score sheet, up to { $count } points
    [rounds] Score sheet, { $count ->
        [one] one round
       *[other] { $count } rounds
    }
   *[stop] Score sheet
}
board-total = Total

## Tuki Tuki

board-tuki = Table of { game-tuki }
board-round = Round { $round } of { $rounds }
board-grid = { $name }: { $score } so far, { $hidden ->
    [0] all cards open
    [one] one card hidden
   *[other] { $hidden } cards hidden
}
board-card-name = { $card ->
    [hidden] hidden card
    [parrot] parrot
   *[other] { $card }
}
board-card = { board-card-name }{ $value ->
    [-1] {""}
   *[other] { $card ->
        [parrot] , counts as { $value }
       *[other] {""}
    }
}
board-slot = { $slot }: { $what }{ $can ->
    [open] . Open it
    [put] . Put the { board-card-name } here
    [drop] . Discard yours and open this one
    [parrot] . Let this parrot fly
    [land] . The parrot lands here
    [turn] . Turn it over
   *[none] {""}
}
board-stock-name = Stock
board-discard-name = Discard
board-hand-name = In hand
board-stock = Stock, { $count ->
    [one] one card
   *[other] { $count } cards
}{ $can ->
    [take] . Take the top card
    [draw] . Turn over the top card
   *[none] {""}
}
board-discard = Discard pile, { $card ->
    [none] empty
   *[other] on top: { board-card-name }
}{ $can ->
    [take] . Take this card
    [drop] . Discard the card in hand
    [draw] . Turn over the card that was replaced
   *[none] {""}
}
board-hand = { $card ->
    [none] No card in hand
   *[other] In hand: { board-card-name }
}
board-left = Cards left
board-left-unseen = Cards nobody has seen yet, in the stock or face down:
board-left-hidden = Players’ face-down cards:
board-left-stock = In the reshuffled stock:
board-left-card = { board-card-name }: { $count }
board-set = { $set ->
    [2] pair
    [4] four
    [6] six
   *[8] eight
}
board-scene-set = { board-set }!
board-closed = done
board-last-turn = last turn
board-one-hidden = one hidden
board-ending = { $why ->
    [closed] { $name } has no hidden card left: one last turn for everyone else.
    [stock] The stock has run out twice: one last turn for everyone.
   *[stalled] Nobody has drawn from the stock for a long time: one last turn for everyone.
}
    .you = You have no hidden card left: one last turn for everyone else.
board-your-last-turn = This is your last turn!
board-dilemma = Your last hidden card! Replace it, open it, or wait: discard and keep it hidden.
board-tap-slot = Tap { $slot } again to put the card there.
board-drop = Discard, open a card
board-drop-wait = Discard and wait
board-drop-last = Discard, open the last card
board-fly = Let the parrot fly
board-back = Back
board-choose-open = Choose the hidden card to open.
board-choose-parrot = Choose the parrot that flies.
board-choose-landing = Choose the hidden card it lands on.
board-told = { $label }, { $worth }{ $played ->
    [yes] , played
   *[no] {""}
}
board-nudge-corner = Look at the corners.
board-nudge-edge = Look at the edge of the board.
board-nudge-middle = Look at the middle of the board.
board-nudge-flaps =
    { $count ->
        [one] Think of a single flap.
       *[other] Think of { $count } flaps together.
    }
board-nudge-dice = Think about what you can choose here.
board-nudge-piles = Compare the two piles.
board-nudge-parrot = Think of your parrots.
board-nudge-drop = Do you need this card at all?
board-nudge-left = Look at your two left columns.
board-nudge-right = Look at your two right columns.
