# How rolls are made together, and what a device says of them.

web-fair = Chi ha tirato?
web-fair-about = Per ogni lancio il tavolo scrive la lista di ciò che può uscire e con quale probabilità, e il tuo dispositivo la confronta con le regole. Poi ogni dispositivo aggiunge un numero segreto, e basta che uno solo sia onesto perché nessuno possa scegliere ciò che esce. Ogni dispositivo ricalcola da sé tutti i lanci. Un lancio senza il tuo dispositivo è onesto solo quanto gli altri e chi ospita.
web-fair-took = In questo lancio: { $names }
web-fair-took-none = A questo lancio non ha partecipato il dispositivo di nessun giocatore; l’ha fatto il tavolo da solo.
web-fair-checked = { $count ->
    [0] Finora non ci sono stati lanci.
    [one] Questo dispositivo ha ricalcolato l’unico lancio finora; segue dalla sua lista.
   *[other] Questo dispositivo ha ricalcolato tutti i { $count } lanci finora; seguono dalle loro liste.
}
web-fair-compare = Per confrontare con un altro giocatore: le stesse parole all’evento { $seq } vogliono dire che avete visto la stessa partita. Oppure fate scansionare il codice con il dispositivo su cui si gioca.
web-fair-qr = Un link che confronta le vostre partite
web-fair-same = Avete visto la stessa partita, fino all’evento { $seq }.
web-fair-different = Non avete visto la stessa partita. Il tavolo ne ha mostrate due diverse, oppure a uno di voi è stato mostrato altro.
web-fair-unknown = Questo dispositivo non conosce ancora l’evento { $seq }. Scansionate di nuovo fra un momento.
web-fair-receipt = Salva la ricevuta
web-fair-waits = Si aspetta il dispositivo di { $names }.
web-fair-late = Questo lancio ci sta mettendo molto.
web-fair-agree = Rilancia senza di esso
web-fair-agree-about = Il dispositivo di { $names } non risponde. Se tutti sono d’accordo, si rilancia senza di esso.
web-fair-agreed = Hai dato il tuo accordo. Mancano gli altri.
web-fair-begin = Comincia ora
web-fair-begin-about = Non ancora qui: { $names }
web-fair-notice-voided = Un lancio è stato rifatto perché il numero di questo dispositivo non è arrivato in tempo.
web-fair-notice-voided-away = Mentre questo dispositivo non era connesso, un lancio è stato annullato e rifatto.
web-fair-go-on = Va bene
web-fair-evidence = Salva le prove
web-fair-stranger = Ero io, su un altro dispositivo
web-fair-alarm-wrong = Il tavolo ha detto qualcosa che non corrisponde alla sua stessa registrazione.
web-fair-alarm-outcome = Questo lancio non dà quello che dice il tavolo.
web-fair-alarm-link = Un numero di questo lancio non è quello promesso prima.
web-fair-alarm-changed-log = Ora il tavolo racconta questa partita in modo diverso da prima.
web-fair-alarm-own-link = Il tavolo non ha usato il numero dato da questo dispositivo.
web-fair-alarm-drop-after-reveal = Il tavolo ha rilanciato benché questo dispositivo avesse già dato il suo numero.
web-fair-alarm-void-after-acknowledgement = Il tavolo ha annullato un lancio come se questo dispositivo non avesse risposto, ma l’aveva fatto.
web-fair-alarm-void-without-agreement = Il tavolo ha annullato un lancio senza chiederti nulla.
web-fair-alarm-forged-move = È stata fatta per te una mossa che non veniva da questo dispositivo.
web-fair-alarm-rules = Il tavolo non rispetta le regole: la lista delle probabilità, una mossa o un turno non è quello che dicono le regole del gioco.
web-fair-alarm-shown = Il tavolo mostra qualcosa di diverso da ciò che ha scritto.
web-fair-alarm-unheard = Il tavolo va avanti come se questo dispositivo non avesse detto nulla, benché l’avesse sentito.
web-fair-alarm-not-sent = Il tavolo dice che questo dispositivo è andato via o tornato. Non è vero.
web-fair-alarm-refused = Il tavolo rifiuta più volte di far partecipare questo dispositivo ai lanci.
web-fair-alarm-voided-twice = Per la seconda volta il tavolo ha annullato un lancio come se questo dispositivo avesse taciuto.
web-fair-alarm-bot-in-seat = Il tavolo ha messo un bot al tuo posto senza motivo.
web-fair-alarm-after = Da qui non si invia più nulla: né mosse né lanci.
web-fair-alarm-watched = Avvisa chi gioca.
web-fair-alarm-unprotected = Continui senza protezione: chi ospita potrebbe scegliere i lanci.
web-fair-play-on = Continuare senza protezione
web-fair-accept = Giocare comunque
web-fair-question-unchecked = Le regole di questo gioco non vengono controllate su questo dispositivo: chi ospita potrebbe truccare i dadi.
web-fair-question-alone = A questo tavolo i dispositivi dei giocatori non partecipano ai lanci: chi ospita potrebbe sceglierli.
web-fair-question-old = Questo tavolo lancia secondo regole più vecchie: chi ospita potrebbe escludere questo dispositivo da qualsiasi lancio.
web-fair-question-missed = { $missed } lanci su { $all } sono stati fatti senza questo dispositivo. Wi-Fi scadente o un host che bara: nessuno può dirlo. Un tavolo che aspetta tutti i telefoni non lancia mai senza di te.
web-fair-stays-unchecked = Regole non controllate qui
web-fair-stays-alone = Lanci solo di chi ospita
web-fair-stays-old = Lanci secondo vecchie regole
web-fair-missed = { $missed } lanci su { $all } senza questo dispositivo
web-fair-missed-why = Schermo spento: { $off } · senza connessione: { $cut } · connesso: { $connected }
web-fair-unanswered = Da 20 secondi il tavolo non risponde a questo dispositivo. Le tue mosse e i tuoi lanci aspettano.
web-fair-odds = Questo risultato aveva { $weight } probabilità su { $total }.
web-fair-followed = La lista delle probabilità e tutte le mosse finora sono quelle delle regole.
web-fair-unfollowed = Su questo dispositivo le liste delle probabilità e le mosse non vengono confrontate con le regole.
web-fair-wait = Aspettare tutti i telefoni prima di ogni lancio
web-fair-wait-about = Altrimenti un lancio fatto mentre un telefono dorme è onesto solo quanto questo computer.
web-fair-hidden = Continuare a lanciare mentre il tuo schermo è spento?
web-fair-hidden-yes = Sì, continuare
web-fair-hidden-no = No, aspettatemi
