### A lesson for each game: one sentence for each thing that a learner does, by what is on the board then
### (games/NAME/lesson.py). `.otherwise` answers a move that is allowed, but not the one of the lesson.

## The page

web-lesson = { $game }: a lesson
web-lesson-step = Step { $number } of { $count }
web-lesson-back = Back
web-lesson-next = Next
web-lesson-show = Show me
web-lesson-leave = Leave the lesson
web-lesson-again = Start over
web-lesson-you = You

## Shut the Box

lesson-shutbox-roll = Your ten flaps are open. Shut them all and you win. Roll the dice!
lesson-shutbox-shut = 6 and 3 make nine. Shut flaps that add up to exactly 9: there are several ways, choose one.
lesson-shutbox-again = Shut flaps stay shut. You keep rolling as long as a roll fits.
lesson-shutbox-die = A few rolls later only 1, 2 and 5 are open. With nothing above 6 open, you may throw a single die. Try it.
    .otherwise = Two dice are allowed too, but their total would often be too high. Try one die.
lesson-shutbox-over = A 4 fits nothing, so your turn is over. 1 + 2 + 5 are still open: 8 points. Fewer are better.
lesson-shutbox-luck = Another turn, with more luck: only the 2 is open. Throw one die.
    .otherwise = Two dice cannot make a 2 unless both show a 1. Throw one die.
lesson-shutbox-last = A 2! Shut your last flap.
lesson-shutbox-won = The box is shut, and you win at once. If nobody shuts it, the lowest score wins.

## Tuki Tuki

lesson-tuki-open = Eight cards lie face down in front of you. Nobody knows them, not even you. Open the one at the top left.
    .otherwise = You may open any card. For now, open the one at the top left.
lesson-tuki-below = A twelve. That is a lot, and the player with the fewest points wins. Open the card below it.
    .otherwise = Any card would do. For now, open the one below the twelve.
lesson-tuki-pair = Another twelve! Two equal numbers, one above the other, are a pair and count nothing.
lesson-tuki-take = On your turn you take a card: from the stock or from the discard pile. Take one from the stock.
    .otherwise = You may take the 7 from the discard pile, too. For now, take a card from the stock.
lesson-tuki-put = A 1 is good. Put it in place of a hidden card.
    .otherwise = Keep your pair, and keep the 1: put it in place of a hidden card.
lesson-tuki-old = The old card was a 10. It goes to the discard pile, and the next player takes a turn.
lesson-tuki-third = You have a pair of threes and a third one. A fourth lies on the discard pile: take it.
    .otherwise = The stock may bring anything. Take the three that you can see.
lesson-tuki-fourth = Put it below the third one.
    .otherwise = There is a better place: below the three that is alone.
lesson-tuki-four = Two pairs of the same number are a four. It counts −10: ten points off your total!
lesson-tuki-parrot = A parrot mimics the card above or below it. Take this one from the discard pile.
    .otherwise = Parrots are rare. Take this one from the discard pile.
lesson-tuki-mimic = Put the parrot below your twelve.
    .otherwise = There is a better place for it: below the twelve.
lesson-tuki-mimics = The parrot is a second twelve now. A pair: nothing to count.
lesson-tuki-hidden = The end of a round: only one of your cards is hidden. Take a card from the stock.
    .otherwise = This time, take a card from the stock.
lesson-tuki-close = A 1. Put it in place of your last hidden card.
    .otherwise = You could, but let us finish: put it in place of your last hidden card.
lesson-tuki-won = With no hidden card left you are done. The others had one last turn. You have 3 points, the other player 32: you win!

## Rolit

lesson-rolit-trap = You play red. Put a ball into a marked hollow, so that a ball of another colour is trapped between two of yours.
lesson-rolit-turned = All that you trapped has turned red. Now it would be green’s turn.
lesson-rolit-most = One ball can trap along several lines at once. Find the hollow that turns four balls.
    .otherwise = That one turns fewer. Find the hollow that turns four balls.
lesson-rolit-lines = Four at once! If you can capture, you must.
lesson-rolit-place = Here you cannot capture anything. Then you may put your ball next to any other ball.
lesson-rolit-placed = Nothing has turned, but your ball may help later. Nobody ever passes.
lesson-rolit-corner = Take the corner: a ball in a corner can never be turned again.
    .otherwise = That captures too, but look for the corner.
lesson-rolit-safe = This ball stays red to the end.
lesson-rolit-full = One hollow is left on this small board, and it is your turn. Place the last ball.
lesson-rolit-won = The board is full, and red is seen most often: 11 to 5. You win!
