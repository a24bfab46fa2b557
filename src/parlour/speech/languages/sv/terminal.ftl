### The terminal game: menus, keys, and what only a terminal says.

terminal-title = Parlour
terminal-tagline = Familjespel, spelade och lösta.
terminal-leave-again = Tryck på { $key } igen för att avsluta; allt är sparat.

## The first screen

menu-new = Nytt spel
menu-resume = Fortsätt med
menu-unfinished = { $game }, { $names } · { $time } · { $events ->
    [one] 1 händelse
   *[other] { $events } händelser
}
menu-none = Inga oavslutade spel.
menu-remove = Tryck på Del igen för att ta bort det här spelet för alltid: { $game }
menu-finished = Avslutade spel
menu-finished-game = { $game }: { $scores } · { $time }
menu-language = Språk: { $language }
menu-quit = Avsluta

## Setting up a game

setup-title = Ett nytt spel
setup-seats = Vilka spelar
setup-person = någon här
setup-bot = bot: { $level }
setup-more = Fler val, skrivna name=value
setup-start = Starta
setup-back = Tillbaka
setup-bad = { $option } kan inte vara ”{ $value }”.
setup-preparing = Bordet görs i ordning …

## At the table

table-moves = Dina drag
table-log = Spelets gång
table-type = skriv ett drag, till exempel { $example }
table-press = tryck på Enter eller mellanslag
table-again = Samma en gång till? Tryck { $key }.
table-saved = Allt är sparat; fortsätt när som helst med { $command }.
table-why = Varför? { $why }
table-again-click = Klicka en gång till för bara det här draget, eller fortsätt.

## Keys, at the foot of the screen

keys-title = Tangenter
key-help = Regler
key-language = Språk
key-menu = Meny
key-quit = Avsluta
key-remove = Ta bort
key-why = Varför?
key-again = Revansch
key-back = Tillbaka
key-play = Spela
key-choose = Välj

## What went wrong

error-title = Det gick inte
error-record = Spelet { $file } går inte att fortsätta: { $reason }
error-busy = Spelet { $file } är öppet i ett annat fönster.
error-small = Fönstret är litet: från 80 gånger 24 syns allt.
join-back = Platsen är fortfarande din. Kom tillbaka med: { $command }
