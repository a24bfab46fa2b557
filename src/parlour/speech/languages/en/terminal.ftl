### The terminal game: menus, keys, and what only a terminal says.

terminal-title = Parlour
terminal-tagline = Family games, played and solved.
terminal-leave-again = Press { $key } once more to leave; everything is saved.

## The first screen

menu-new = New game
menu-resume = Continue
menu-unfinished = { $game }, { $names } · { $time } · { $events ->
    [one] 1 event
   *[other] { $events } events
}
menu-none = No unfinished games.
menu-remove = Press Del again to remove this game for good: { $game }
menu-finished = Finished games
menu-finished-game = { $game }: { $scores } · { $time }
menu-language = Language: { $language }
menu-quit = Quit

## Setting up a game

setup-title = A new game
setup-seats = Who plays
setup-person = a person here
setup-bot = bot: { $level }
setup-more = More options, as name=value
setup-start = Start
setup-back = Back
setup-bad = { $option } cannot be “{ $value }”.
setup-preparing = Setting up the table…

## At the table

table-moves = Your moves
table-log = Game log
table-type = type a move, for instance { $example }
table-press = press Enter or Space
table-again = Play again? Press { $key }.
table-saved = Everything is saved; continue any time with { $command }.
table-why = Why? { $why }
table-again-click = Click it again for this move alone, or continue.

## Keys, at the foot of the screen

keys-title = Keys
key-help = Rules
key-language = Language
key-menu = Menu
key-quit = Quit
key-remove = Remove
key-why = Why?
key-again = Rematch
key-back = Back
key-play = Play
key-choose = Choose

## What went wrong

error-title = That did not work
error-record = The game { $file } can’t be continued: { $reason }
error-busy = The game { $file } is open in another window.
error-small = The window is small: 80 by 24 or more shows everything.
join-back = The seat stays yours. Come back with: { $command }
