### The terminal game: menus, keys, and what only a terminal says.

terminal-title = Parlour
terminal-tagline = Gezelschapsspellen, gespeeld en opgelost.
terminal-leave-again = Druk nog eens op { $key } om af te sluiten; alles is bewaard.

## The first screen

menu-new = Nieuw spel
menu-resume = Verder met
menu-unfinished = { $game }, { $names } · { $time } · { $events ->
    [one] 1 gebeurtenis
   *[other] { $events } gebeurtenissen
}
menu-none = Geen onafgemaakte spellen.
menu-remove = Druk nog eens op Del om dit spel voorgoed te verwijderen: { $game }
menu-finished = Afgelopen spellen
menu-finished-game = { $game }: { $scores } · { $time }
menu-language = Taal: { $language }
menu-quit = Afsluiten

## Setting up a game

setup-title = Een nieuw spel
setup-seats = Wie speelt
setup-person = iemand hier
setup-bot = bot: { $level }
setup-more = Meer opties, geschreven als name=value
setup-start = Beginnen
setup-back = Terug
setup-bad = { $option } kan niet ‘{ $value }’ zijn.
setup-preparing = De tafel wordt klaargezet…

## At the table

table-moves = Jouw zetten
table-log = Spelverloop
table-type = typ een zet, bijvoorbeeld { $example }
table-press = druk op Enter of spatie
table-again = Nog een keer hetzelfde? Druk op { $key }.
table-saved = Alles is bewaard; ga verder wanneer je wilt met { $command }.
table-why = Waarom? { $why }
table-again-click = Klik er nog eens op voor alleen deze zet, of ga door.

## Keys, at the foot of the screen

keys-title = Toetsen
key-help = Regels
key-language = Taal
key-menu = Menu
key-quit = Afsluiten
key-remove = Verwijderen
key-why = Waarom?
key-again = Revanche
key-back = Terug
key-play = Spelen
key-choose = Kiezen

## What went wrong

error-title = Dat lukte niet
error-record = Het spel { $file } kan niet verdergaan: { $reason }
error-busy = Het spel { $file } is open in een ander venster.
error-small = Het venster is klein: vanaf 80 bij 24 is alles te zien.
join-back = De plaats blijft van jou. Kom terug met: { $command }
