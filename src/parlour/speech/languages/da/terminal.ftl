### The terminal game: menus, keys, and what only a terminal says.

terminal-title = Parlour
terminal-tagline = Familiespil, spillet og løst.
terminal-leave-again = Tryk på { $key } igen for at afslutte; alt er gemt.

## The first screen

menu-new = Nyt spil
menu-resume = Fortsæt med
menu-unfinished = { $game }, { $names } · { $time } · { $events ->
    [one] 1 hændelse
   *[other] { $events } hændelser
}
menu-none = Ingen ufærdige spil.
menu-remove = Tryk på Del igen for at fjerne dette spil for altid: { $game }
menu-finished = Afsluttede spil
menu-finished-game = { $game }: { $scores } · { $time }
menu-language = Sprog: { $language }
menu-quit = Afslut

## Setting up a game

setup-title = Et nyt spil
setup-seats = Hvem spiller
setup-person = en person her
setup-bot = bot: { $level }
setup-more = Flere valg, skrevet name=value
setup-start = Start
setup-back = Tilbage
setup-bad = { $option } kan ikke være »{ $value }«.
setup-preparing = Bordet gøres klar …

## At the table

table-moves = Dine træk
table-log = Spilforløb
table-type = skriv et træk, for eksempel { $example }
table-press = tryk på Enter eller mellemrum
table-again = Det samme igen? Tryk { $key }.
table-saved = Alt er gemt; fortsæt når som helst med { $command }.
table-why = Hvorfor? { $why }
table-again-click = Klik igen for kun dette træk, eller fortsæt.

## Keys, at the foot of the screen

keys-title = Taster
key-help = Regler
key-language = Sprog
key-menu = Menu
key-quit = Afslut
key-remove = Fjern
key-why = Hvorfor?
key-again = Revanche
key-back = Tilbage
key-play = Spil
key-choose = Vælg

## What went wrong

error-title = Det lykkedes ikke
error-record = Spillet { $file } kan ikke fortsættes: { $reason }
error-busy = Spillet { $file } er åbent i et andet vindue.
error-small = Vinduet er lille: fra 80 gange 24 ses det hele.
join-back = Pladsen er stadig din. Kom tilbage med: { $command }
