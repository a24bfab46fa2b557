### Il gioco nel terminale: menu, tasti, e ciò che solo un terminale dice.

terminal-title = Parlour
terminal-tagline = Giochi di famiglia, giocati e risolti.
terminal-leave-again = Premi ancora { $key } per uscire; tutto è salvato.

## La prima schermata

menu-new = Nuova partita
menu-resume = Riprendi
menu-unfinished = { $game }, { $names } · { $time } · { $events ->
    [one] { $events } evento
   *[other] { $events } eventi
}
menu-none = Nessuna partita in sospeso.
menu-remove = Premi ancora Canc per rimuovere questa partita per sempre: { $game }
menu-finished = Partite finite
menu-finished-game = { $game }: { $scores } · { $time }
menu-language = Lingua: { $language }
menu-quit = Esci

## Preparare una partita

setup-title = Una nuova partita
setup-seats = Chi gioca
setup-person = una persona qui
setup-bot = bot: { $level }
setup-more = Altre opzioni, scritte name=value
setup-start = Comincia
setup-back = Indietro
setup-bad = { $option } non può essere «{ $value }».
setup-preparing = Si prepara il tavolo…

## Al tavolo

table-moves = Le tue mosse
table-log = Svolgimento della partita
table-type = scrivi una mossa, per esempio { $example }
table-press = premi Invio o Spazio
table-again = Ancora una volta? Premi { $key }.
table-saved = Tutto è salvato; riprendi quando vuoi con { $command }.
table-why = Perché? { $why }
table-again-click = Clicca ancora una volta per questa sola mossa, o continua.

## Tasti, in fondo allo schermo

keys-title = Tasti
key-help = Regole
key-language = Lingua
key-menu = Menu
key-quit = Esci
key-remove = Rimuovi
key-why = Perché?
key-again = Rivincita
key-back = Indietro
key-play = Gioca
key-choose = Scegli

## Che cosa è andato storto

error-title = Non ha funzionato
error-record = Non si può riprendere la partita { $file }: { $reason }
error-busy = La partita { $file } è aperta in un’altra finestra.
error-small = La finestra è piccola: da 80 per 24 in su si vede tutto.
join-back = Il posto resta tuo. Torna con: { $command }
