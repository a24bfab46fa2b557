# Ratings. Whoever asks for one has a key on their device, no account.

ratings-title = Valutazioni
ratings-about = La tua valutazione stima quanto giochi bene. Ce l’hai solo se vuoi. Non c’è un account, solo una chiave sul tuo dispositivo.
ratings-make = Ottieni una valutazione
ratings-make-about = Una chiave casuale resta su questo dispositivo. Il server conserva il nome, le valutazioni e un’impronta della chiave, nient’altro.
ratings-rename = Cambia nome
ratings-mine = Le mie valutazioni
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
ratings-rating = Valutazione
ratings-at-least = Quasi certamente almeno
ratings-played = Partite
ratings-course = Ultime valutazioni: { $figures }
ratings-bot = Bot ({ $level })
ratings-enough = Compari nella lista dopo { $least } partite classificate. L’ordine segue una stima prudente: una partita fortunata non ti mette in testa.
ratings-how = Come funziona?
ratings-how-start = Tutti cominciano da 25, che è solo un’ipotesi. Se batti giocatori forti, la tua valutazione sale in fretta; se perdi con i deboli, scende. Più giochi, più è sicura e meno si muove.
ratings-how-bots = Anche i bot hanno una valutazione. È stata misurata in partite di bot contro bot e non cambia.
ratings-how-fair = Una partita conta se è giocata fino alla fine con le regole solite e senza suggerimenti, e se ognuno ha una chiave sua. Se lasci giocare un bot al tuo posto, la tua valutazione può solo scendere.
ratings-move = Su un altro dispositivo
ratings-move-about = Inquadra questo con l’altro dispositivo. Non mostrarlo a nessun altro: chi ha la chiave può giocare a nome tuo.
ratings-move-qr = Codice QR con la tua chiave
ratings-moved = Questo dispositivo ha la chiave di { $name }.
ratings-other = Su questo dispositivo c’è già un’altra chiave. Sostituirla?
ratings-replace = Sostituisci
ratings-keep = Tieni
ratings-export = Scarica i miei dati
ratings-delete = Cancella i miei dati
ratings-delete-sure = Cancellare tutto?
ratings-delete-about = Il tuo nome, le tue valutazioni e la tua chiave vengono cancellati per sempre. Le registrazioni delle tue partite restano finché i loro tavoli non vengono cancellati.
ratings-unknown = Il server non conosce questa chiave. Forse è stata cancellata.
ratings-forget = Togli la chiave da questo dispositivo
ratings-game = Partita classificata
ratings-game-about = Cambia la valutazione di tutti. Regole solite, niente suggerimenti, niente coach, nessuna mossa annullata.
ratings-table = Questa partita è classificata.
ratings-table-key = Non hai ancora una chiave. La partita conta solo se tutti ne hanno una prima della loro prima mossa.
ratings-waiting = Ancora senza chiave: { $names }
ratings-changed = Nuove valutazioni
ratings-change = { $name }: { $after } (prima: { $before })
ratings-yours = La tua valutazione: { $after } (prima: { $before })
ratings-not-unfinished = Non conta: la partita non è stata giocata fino alla fine.
ratings-not-no_key = Non conta: qualcuno ha giocato senza una chiave sua.
ratings-not-helped = Non conta: a questo tavolo c’era un aiuto.
ratings-not-level = Non conta: la valutazione di uno dei bot non è stata misurata.

web-refused-not_rated = Questa partita non può essere classificata.
server-rated-help = in una partita classificata non c’è coach e nessuna mossa si annulla
server-rated-company = una partita classificata vuole due giocatori, e uno di loro è una persona
server-rated-options = le partite classificate seguono le regole solite, così si possono confrontare
server-rated-level = la valutazione del bot { $level } non è stata misurata
server-rated-not = questo tavolo non è classificato
server-rated-late = un posto può giocare per una valutazione solo prima della sua prima mossa
server-rated-twice = una chiave può giocare a un posto solo, e un posto per una chiave sola
server-rated-people = ci sono già { $most } chiavi di valutazione
server-rated-advice = in una partita classificata non ci sono suggerimenti
server-counting-advice = non ci sono suggerimenti dove il risultato conta
server-rated-ending = solo tutti insieme possono terminare una partita classificata; per chi se ne va gioca un bot
