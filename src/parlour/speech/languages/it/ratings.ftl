# Ratings. Whoever asks for one has a key on their device, no account.

ratings-title = Classifiche
ratings-about = Un punteggio dice quanto giochi bene, per quanto mostrano le tue partite. Ce l’ha solo chi lo vuole. Non c’è un account, solo una chiave sul tuo dispositivo.
ratings-make = Inizia un punteggio
ratings-make-about = Una chiave casuale resta su questo dispositivo. Il server conserva il nome, i punteggi e un’impronta della chiave, nient’altro.
ratings-rename = Cambia nome
ratings-mine = I miei punteggi
ratings-none = Ancora nessuna partita classificata. Quando prepari una partita, spunta «Partita classificata».
ratings-field = { $game }, { $players } giocatori
ratings-figure = { $sureness ->
    [new] circa { $about }, ancora quasi sconosciuto
    [unsure] circa { $about }, ancora incerto
    [fair] circa { $about }, abbastanza sicuro
   *[sure] circa { $about }, piuttosto certo
}
ratings-surely = almeno { $surely }
ratings-games = { $count ->
    [one] una partita
   *[other] { $count } partite
}
ratings-best = I migliori
ratings-choose = Gioco e numero di giocatori
ratings-place = Posto
ratings-who = Chi
ratings-rating = Punteggio
ratings-at-least = Quasi certamente almeno
ratings-played = Partite
ratings-bot = Bot ({ $level })
ratings-enough = Le persone compaiono da { $least } partite classificate in poi. L’ordine segue ciò che è quasi certo, non una stima fortunata.
ratings-how = Come funziona?
ratings-how-start = Tutti cominciano da 25, e ancora nessuno sa se è giusto. Chi batte giocatori forti sale in fretta; chi perde con i deboli scende. Più giochi, più il numero è sicuro e meno salta.
ratings-how-bots = Anche i bot hanno un punteggio. È stato misurato in partite di bot contro bot e resta com’è.
ratings-how-fair = Una partita conta se è giocata fino alla fine con le regole solite e senza suggerimenti, e se ognuno ha una chiave sua. Se lasci giocare un bot al tuo posto, puoi solo perderci.
ratings-move = Su un altro dispositivo
ratings-move-about = Inquadra questo con l’altro dispositivo. Non mostrarlo a nessun altro: chi ha la chiave gioca come te.
ratings-move-qr = Codice QR con la tua chiave
ratings-moved = Ora questo dispositivo ha la chiave di { $name }.
ratings-other = Su questo dispositivo c’è già un’altra chiave. Sostituirla?
ratings-replace = Sostituisci
ratings-keep = Tieni
ratings-export = Scarica i miei dati
ratings-delete = Cancella i miei dati
ratings-delete-sure = Cancellare tutto?
ratings-delete-about = Il tuo nome, i tuoi punteggi e la tua chiave vengono cancellati per sempre. Le registrazioni delle tue partite restano finché i loro tavoli non vengono cancellati.
ratings-unknown = Il server non conosce questa chiave. Forse è stata cancellata.
ratings-forget = Togli la chiave da questo dispositivo
ratings-game = Partita classificata
ratings-game-about = Cambia il punteggio di tutti. Regole solite, niente suggerimenti, niente coach, nessuna mossa ritirata.
ratings-table = Questa partita è classificata.
ratings-table-key = Non hai ancora una chiave. La partita conta solo se tutti ne hanno una prima della loro prima mossa.
ratings-waiting = Ancora senza chiave: { $names }
ratings-changed = Nuovi punteggi
ratings-change = { $name }: { $after } (prima: { $before })
ratings-not-unfinished = Non conta: la partita non è stata giocata fino alla fine.
ratings-not-no_key = Non conta: qualcuno ha giocato senza una chiave sua.
ratings-not-helped = Non conta: a questo tavolo c’era un aiuto.
ratings-not-level = Non conta: nessuno sa quanto è forte uno dei bot.

web-refused-not_rated = Questa partita non può essere classificata.
server-rated-help = in una partita classificata non c’è coach e nessuna mossa si ritira
server-rated-company = una partita classificata vuole due giocatori, e uno di loro è una persona
server-rated-options = le partite classificate seguono le regole solite, così si possono confrontare
server-rated-level = nessuno ha misurato quanto è forte { $level }
server-rated-not = questo tavolo non è classificato
server-rated-late = un posto può giocare per un punteggio solo prima della sua prima mossa
server-rated-twice = una chiave gioca a un posto, e un posto per una chiave
server-rated-people = ci sono già { $most } chiavi
server-rated-advice = in una partita classificata non ci sono suggerimenti
server-counting-advice = non ci sono suggerimenti dove il risultato conta
server-rated-ending = una partita classificata la interrompono tutti insieme; per chi se ne va gioca un bot
