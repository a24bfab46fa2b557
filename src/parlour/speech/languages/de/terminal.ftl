### The terminal game: menus, keys, and what only a terminal says.

terminal-title = Parlour
terminal-tagline = Familienspiele, gespielt und gelöst.
terminal-leave-again = Zum Beenden noch einmal { $key } drücken; alles ist gespeichert.

## The first screen

menu-new = Neues Spiel
menu-resume = Weiterspielen
menu-unfinished = { $game }, { $names } · { $time } · { $events ->
    [one] 1 Ereignis
   *[other] { $events } Ereignisse
}
menu-none = Keine angefangenen Spiele.
menu-remove = Noch einmal Entf drücken, um dieses Spiel endgültig zu entfernen: { $game }
menu-finished = Beendete Spiele
menu-finished-game = { $game }: { $scores } · { $time }
menu-language = Sprache: { $language }
menu-quit = Beenden

## Setting up a game

setup-title = Ein neues Spiel
setup-seats = Wer spielt
setup-person = jemand hier
setup-bot = Bot: { $level }
setup-more = Weitere Optionen, geschrieben als name=value
setup-start = Los
setup-back = Zurück
setup-bad = { $option } kann nicht „{ $value }“ sein.
setup-preparing = Der Tisch wird vorbereitet …

## At the table

table-moves = Deine Züge
table-log = Spielverlauf
table-type = schreib einen Zug, zum Beispiel { $example }
table-press = Enter oder Leertaste drücken
table-again = Dasselbe noch einmal? Drück { $key }.
table-saved = Alles ist gespeichert; weiter geht es jederzeit mit { $command }.
table-why = Warum? { $why }
table-again-click = Noch ein Klick spielt nur diesen Zug; oder wähle weiter.

## Keys, at the foot of the screen

keys-title = Tasten
key-help = Regeln
key-language = Sprache
key-menu = Menü
key-quit = Beenden
key-remove = Entfernen
key-why = Warum?
key-again = Revanche
key-back = Zurück
key-play = Spielen
key-choose = Wählen

## What went wrong

error-title = Das hat nicht geklappt
error-record = Das Spiel { $file } lässt sich nicht fortsetzen: { $reason }
error-busy = Das Spiel { $file } ist in einem anderen Fenster offen.
error-small = Das Fenster ist klein: Ab 80 mal 24 ist alles zu sehen.
join-back = Der Platz bleibt deiner. Zurück kommst du mit: { $command }
