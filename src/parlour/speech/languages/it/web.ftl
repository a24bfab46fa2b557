### Le pagine web: ciò che solo un browser dice. Giochi, mosse, risultati, regole e rifiuti del tavolo sono negli altri file.
###
### web-PAGE-…          home, new, join, after, record, check: ciò che sta su quella pagina
### web-refused-CODE    perché il server ha rifiutato; i codici sono fissi (docs/api.md). web-refused-offline: nessuno risponde
### web-reaction-WHAT   che cosa dice una reazione; l’elenco è fisso (docs/api.md)
###
### Argomenti: $name è il nome di un giocatore, $game quello di un gioco, $number conta i posti da 1.

web-name = Parlour
web-description = Giochi per la famiglia: si gioca subito, da soli, insieme o su invito.
web-noscript = Parlour ha bisogno di JavaScript. Senza, si gioca in un terminale: parlour play
web-skip = Vai al contenuto
web-to-start = Home
web-close = Chiudi
web-menu = Menu
web-menu-game = Partita
web-menu-people = Persone
web-menu-help = Aiuto
web-share = Condividi
web-copy = Copia il link
web-copied = Copiato
web-nowhere = Pagina non trovata
web-offline = Non c’è connessione. Non si perde nulla: la partita riprende appena la connessione torna.
web-offline-play = Gioca su questo dispositivo
web-announcements = Che cosa succede al tavolo
web-drop-here = Lascia qui la registrazione di una partita per aprirla

## Impostazioni

web-settings = Impostazioni
web-settings-language = Lingua
web-settings-theme = Tema
web-settings-theme-auto = come il dispositivo
web-settings-theme-light = chiaro
web-settings-theme-dark = scuro
web-settings-name = Il tuo nome
web-settings-sound = Suoni
web-settings-buzz = Vibra quando tocca a me
web-settings-text = Dimensione del testo
web-settings-text-usual = normale
web-settings-text-large = grande
web-settings-text-largest = molto grande
web-sound-ask = Giocare con i suoni?
web-yes = Sì
web-no = No
web-settings-still = Nessun movimento sul tabellone
web-child = Tavolo dei bambini
web-child-about = Pezzi grandi, pochi pulsanti, niente percentuali; le frasi si ascoltano a richiesta.
web-say-aloud = Leggi ad alta voce
web-about = Informazioni
web-about-pages = Impronta di queste pagine, come la indica questo server:
web-about-check = Un server può mandare pagine diverse da quelle che indica. { $command } confronta quello che manda con un’installazione tua.
web-settings-pace = Ritmo dei bot
    .about = A questa velocità giocheranno i bot a ogni tavolo che aprirai d’ora in poi.
web-settings-pace-slow = lento
    .about = C’è tempo per seguire ogni lancio e ogni mossa.
web-settings-pace-natural = naturale
    .about = Più o meno come qualcuno seduto al tavolo.
web-settings-pace-quick = veloce
    .about = Quasi nessuna pausa tra due mosse.

## La prima pagina

web-home-title = A che cosa giochiamo?
web-home-continue = Continua: tocca a te
web-home-more = Altro
web-home-done = oggi { $done } su { $count }
web-home-streak = { $count ->
    [one] { $count } giorno finora
   *[other] { $count } giorni di fila finora
}
web-code = Entra con un codice
web-home-who-shutbox = 1–12 giocatori · 5 minuti
web-home-who-tuki = 2–6 giocatori · 20 minuti
web-home-who-rolit = 2–4 giocatori · 15 minuti
web-home-players = Da { $least } a { $most } giocatori
web-home-open-record = Apri una partita salvata
web-home-open-record-about = Scegli il file di una partita, o lascialo dove vuoi su questa pagina.
web-getting-ready = Prima preparazione: { $games }. Si può già giocare; i bot più forti e i suggerimenti arrivano tra poco.
web-bot-getting-ready = { $name } gioca appena { $game } è pronto…
web-home-fair = Dopo la partita puoi controllare ogni lancio e ogni carta nel tuo browser.
web-mine-title = I tuoi tavoli
web-mine-ended = finita
web-mine-your-turn = Tocca a te
web-mine-going-on = in corso
web-daily = Sfida del giorno
web-tournament = Torneo
web-scores = La stagione della famiglia

## Un nuovo tavolo

web-new-who = Chi gioca?
web-new-me = Io
web-new-kind = Giocatore { $number }: chi?
web-new-kind-here = su questo schermo
web-new-kind-link = con un link
web-new-kind-bot = bot
web-new-add-here = qualcuno qui
web-new-add-link = qualcuno con un link
web-new-add-bot = un bot
web-new-level = Giocatore { $number }: quanto forte?
web-new-own = Giocatore { $number }: { $option }
web-new-name = Nome del giocatore { $number }
web-new-remove = Togli il giocatore { $number }
web-new-finer = Personalizza le regole
web-new-usual = Standard ({ $value })
web-new-other = altro…
web-new-play = Gioca
web-house = Regole di casa
web-option-players = Giocatori
web-option-first = Chi comincia
web-rolit-size-8 = 8 × 8
    .about = Tutto il tabellone, 64 palline.
web-rolit-size-6 = 6 × 6
    .about = Più breve: 36 palline.
web-rolit-size-4 = 4 × 4
    .about = In due minuti, in due.
web-tuki-rounds-1 = Una manche
    .about = Per conoscerlo.
web-tuki-rounds-3 = Tre manche
    .about = Una partita più breve.
web-tuki-rounds-5 = Cinque manche
    .about = Il gioco intero.

## Arrivare a un tavolo

web-join-title = { $game }: vieni a sederti
web-join-with = Al tavolo: { $names }
web-join-sit = Siediti
web-join-watch = Guarda soltanto
web-table-coming = Si prepara il tavolo…
web-table-gone = Questo tavolo non esiste
web-table-gone-about = Forse l’indirizzo è incompleto, il tavolo è stato eliminato, o non è aperto a chi guarda.
web-invite = Invita
web-invite-about = Manda questo link, o fai scansionare il codice QR. Chi lo apre prende un posto libero.
web-invite-link = Il link
web-invite-qr = Il link come codice QR
web-invite-local = Questo link funziona solo su questo computer.
web-invite-by-hand = Il link è selezionato: copialo da qui.
web-home = Fai entrare i telefoni di questo Wi-Fi
web-home-about = I telefoni e i computer della stessa rete possono allora aprire questo tavolo.
web-home-none = Questo computer non è in una rete a cui il tuo telefono possa collegarsi.

## Al tavolo

web-your-turn = Tocca a te
web-pass-to = Passa il dispositivo a { $name }
web-turn-wait = Tocca a { $name }.
web-turn-nobody-yet = Si aspetta che { $name } prenda posto. Manda l’invito.
web-roll = Lancia
web-roll-ball = Lancia la pallina
web-draw = Gira la carta
web-line-lost = Connessione persa. Si riprova…
web-seats = Giocatori
web-seat-you = tu
web-seat-here = su questo schermo
web-seat-there = presente
web-seat-away = assente
web-seat-free = posto libero
web-seat-taken-over = continua un bot ({ $level })
web-seat-score = Punti: { $score }
web-watching = { $count ->
    [one] Una persona guarda.
   *[other] { $count } persone guardano.
}
web-watch-link = Link per spettatori
web-log = Svolgimento della partita
web-log-takeover = Un bot continua per { $name }.
web-log-bot-replaced = { $name } ora gioca al livello «{ $level }»: il livello più forte non ha trovato una mossa in tempo.
web-log-by-bot = { $name } (bot)
web-log-gone = { $name } non c’è più; la partita aspetta.
web-moves = Tutte le mosse
web-moves-type = Scrivi una mossa
web-moves-play = Gioca
web-pause = Pausa
web-go-on = Riprendi
web-bot-for-me = Fai giocare un bot per me
web-bot-plays = Un bot gioca al posto tuo.
web-return = { $name }: riprendi il posto
web-end = Termina la partita
web-end-sure = Terminare la partita?
web-end-about = La partita finisce qui per tutti, senza che nessuno vinca.
web-end-no = Continua
web-leave-about = Un bot gioca al posto tuo. Puoi tornare e riprendere il tuo posto.
web-leave-sure = Lasciare il tavolo?
web-leave = Vai via
web-leave-stop = Proponi di smettere
    .about = Oppure proponi di smettere qui: la partita finisce per tutti quando sono tutti d’accordo.
web-gone-about = { $name } manca da un po’. Che si fa?
web-gone-wait = Aspetta
web-gone-bot = Fai giocare un bot
web-gone-end = Termina la partita
web-rules = Regole
web-rules-of = Regole di { $game }
web-rules-options = Che cosa si può scegliere
web-worth = Mostra quanto valgono le caselle
web-hint = Suggerimento
web-hint-thinking = Ci penso…
web-hint-none = Al momento non c’è nessun suggerimento.
web-explore = Analizza una posizione
web-explore-of = { $game }: analizza una posizione
web-home-what-now = Che cosa faccio adesso?
web-explore-here = Analizza da qui
web-practice = Rivedi i tuoi errori
web-chance = Esplora il caso
web-diagram-again = Di nuovo dall’inizio
web-lesson-of = Impara { $game } in un minuto
web-lesson-offer = Non conosci { $game }? Imparalo in un minuto, giocando.
web-lesson-offer-any = Prima volta qui? Impara un gioco in un minuto, giocando:
web-lesson-learn = Impara
web-lesson-no = No, grazie
web-reactions = Reazioni
web-reaction-hello = Ciao!
web-reaction-bye = Ciao!
web-reaction-applause = Complimenti!
web-reaction-laugh = Ah ah!
web-reaction-wow = Oh!
web-reaction-oops = Ops…
web-reaction-sad = Che peccato.
web-reaction-luck = Buona fortuna!
web-reaction-thanks = Grazie!
web-reaction-thinking = Fammi pensare…
web-reaction-hurry = Dai!
web-reaction-good_game = Bella partita!
web-reaction-stop = Ci fermiamo qui?

## Chi partecipa ai tiri

web-log-drop = Il dispositivo di { $names } non risponde; si tira senza di esso.
web-log-void = Il lancio è annullato e si rifà senza il dispositivo di { $names }.
web-log-back = Il dispositivo di { $names } partecipa di nuovo.

## Dopo la partita

web-lobby-ask = I telefoni di questa rete Wi-Fi possono partecipare?
web-lobby-start = Inizia
web-lobby-without = Comincia senza { $names }
web-lobby-wait = La partita comincia quando ci sono tutti o quando chi ospita la avvia.
web-lobby-wait-all = La partita comincia quando ci sono tutti.
web-lobby-coming = in arrivo…
web-lobby-closed = I telefoni possono entrare quando chi ospita preme «{ $button }».
web-home-here = Insieme qui
web-home-phones = Con i telefoni
web-home-box = Gioco vero
web-sheet = Solo segnare i punti
web-home-again = Di nuovo con { $names }
web-new-full = Tutti i { $count } posti sono occupati.
web-new-roomier = Gioca a { $value }: fino a { $count }
web-scene-next-round = Prossima manche
web-scene-next-game = Prossima partita
web-scene-leads = { $name } è in testa con { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } di vantaggio.
    .you = Sei in testa con { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } di vantaggio.
web-scene-level = { $names } sono in testa alla pari.
web-scene-look = Guarda il tabellone
web-scene-more = Altro
web-after-result = Risultato
web-you-win = Hai vinto!
web-you-share = Condividi la vittoria con { $names }.
web-after-rematch = Gioca ancora
web-after-join-rematch = Alla prossima partita
web-after-watch-rematch = Guarda la prossima partita
web-after-other = Un altro gioco
web-after-share = Condividi il risultato
web-after-picture = Condividi come immagine
web-after-picture-save = Salva come immagine
web-after-luck = È stata fortuna?
web-after-best = Il tuo miglior risultato: { $score }
web-after-par = Giocando alla perfezione: { $score } in media
web-after-replay = Rivedi la partita
web-after-check = Controlla questa partita
web-after-download = Salva la registrazione
web-after-failed = In questo momento la registrazione della partita non si può avere.
web-replay-first = All’inizio
web-replay-back = Un passo indietro
web-replay-play = Riproduci
web-replay-stop = Ferma
web-replay-on = Un passo avanti
web-replay-last = Alla fine
web-replay-slider = Posizione nella partita
web-analysis = Com’è andata
web-analysis-scores = I punti dall’inizio alla fine
web-record = Una partita salvata
web-record-in-play = Questa partita non è finita.
web-record-other = Aprine un’altra

## Controlla questa partita

web-check = È stato tutto corretto?

## Rifiuti del server

web-refused-offline = Il server non risponde.
web-refused-not_found = Questo non esiste.
web-refused-not_your_seat = Questo non è il tuo posto.
web-refused-not_host = Può farlo solo chi ospita.
web-refused-bad_message = Il server non ha capito. Ricarica la pagina.
web-refused-bad_origin = Il server accetta questo solo dalle sue pagine.
web-refused-unknown_game = Quel gioco qui non esiste.
web-refused-bad_option = Queste regole sono incompatibili.
web-refused-bad_seats = Non si può giocare a questo gioco con questi giocatori.
web-refused-bad_record = Questo file non è la registrazione di una partita.
web-refused-no_free_seat = Tutti i posti sono presi.
web-refused-not_gone = La persona è ancora lì.
web-refused-not_taken_over = A questo posto non gioca nessun bot.
web-refused-too_large = È troppo lungo.
web-refused-too_many = Troppe richieste insieme. Aspetta un momento.
web-refused-too_many_tables = Ci sono già troppi tavoli aperti.
web-refused-hello_first = Il server non ha capito. Ricarica la pagina.
web-refused-method_not_allowed = Il server non ha capito. Ricarica la pagina.
web-refused-unavailable = Il server ora non può farlo. Riprova.
web-record-device = Questa partita è stata giocata su un dispositivo senza server, e solo un dispositivo così può continuarla. Qui puoi rivederla, studiarla e analizzarla.
