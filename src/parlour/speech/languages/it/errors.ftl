### What is wrong with what somebody gave, and what cannot be done. Options are in options.ftl, steps of a game in refusals.ftl.
###
### error-…         the frame of an error: what was given, where, and why not
### cannot-…        what does not exist for a game
### record-…        what is wrong with a record or with its file
### wrong-CODE      what the bytes of a record disprove; the codes are those of parlour/table/verify.py
### command-…       why the table did not take a command
### server-…        why the server refused
###
### They are clauses, not sentences: they begin with a small letter and stand behind a colon. Names, notation, values and
### paths are arguments, already with their quotation marks.

plain-text = { $text }

error-game = non c’è nessun gioco { $name }; i giochi sono { $games }
error-game-meant = non c’è nessun gioco { $name }; intendi { $meant }? I giochi sono { $games }
error-meant = { $problem }; intendi { $meant }?
game-broken = impossibile caricare il gioco { $game } da { $package }: { $why }
game-other-api = { $package } è fatto per la versione { $theirs } del contratto di Parlour; questa è la versione { $ours }, perciò il gioco { $game } resta fuori
game-misfit = il gioco { $game } di { $package } non funziona con questa versione di Parlour: { $why }
game-clash = il gioco { $game } di { $module } resta fuori: { $taken } ha già questo nome
error-option = opzione { $option }={ $value }: { $why }
error-move = { $given } non è possibile: { $why }
error-move-at = { $given } qui non è possibile ({ $position }): { $why }
error-move-allowed = { $refused }; possibile: { $moves }
error-move-allowed-more = { $refused }; possibile: { $moves }… ({ $count } in tutto)
error-line = riga { $line }: { $why }
error-system = { $kind ->
    [FileNotFoundError] file o cartella inesistente
    [FileExistsError] il file esiste già
    [IsADirectoryError] è una cartella
    [NotADirectoryError] non è una cartella
    [PermissionError] permesso negato
   *[other] { $text }
}

## What cannot be done

cannot-level = nessun bot { $level } per { $game }; i livelli sono { $levels }
cannot-choose = un bot sceglie quando tocca a un posto; qui non tocca a nessuno: { $state }
cannot-simulate = { $game } non ha un motore veloce per la simulazione
gpu-not-installed = per giocare su una GPU serve numba-cuda: pip install 'numba-cuda[cu13]'
gpu-not-found = qui non è stata trovata nessuna GPU NVIDIA con driver; il processore (cpu) gioca le stesse partite
number-none = { $game } non ha questa mossa né questo esito
cannot-encode = { $game } non dà mosse e posizioni come numeri o codici
cannot-draw-here = qui il caso non ha nulla da decidere: { $state }
code-none = non è il codice di una posizione di questo gioco
batch-actions = devono essere { $games } numeri interi, uno per partita
batch-where = devono essere { $games } valori logici, uno per partita
batch-illegal = il numero { $number } non è ammesso nella partita { $at } del gruppo
batch-state = deve essere una posizione in cui tocca a un posto
cannot-bot = il bot { $bot } non si può caricare: { $why }
cannot-extra = serve { $package }: { $command }
cannot-solve = { $game } non ha soluzione
cannot-other-game = questa è la soluzione di { $game }; la posizione è di un altro gioco: { $other }
cannot-solve-rolit-crowd = { game-rolit } è risolto in due: in più di due, ciò che ottiene un posto dipende da quale di più mosse uguali scelgono gli altri
cannot-solve-rolit-far = di questa partita è raggiungibile solo il finale: con al massimo { $most } caselle vuote
cannot-perft = { $game } non ha un motore che conti le sequenze di mosse
cannot-worth = { $game } non ha una mappa del valore di ogni casella
cannot-judge = { $game } non ha una ricerca che giudichi le mosse
no-choice = in questa posizione non c’è niente da scegliere
cannot-set-up = una posizione di { $game } non si può descrivere; indicare il suo codice, o una registrazione e un momento
cannot-analyse = { $game } non sa dire quanto valgono le sue posizioni
cannot-train = { $game } non impara
cannot-train-board = su un tabellone di { $size }×{ $size } non si impara nulla: è risolto
cannot-train-cluster = { $game } impara da una manche dopo l’altra: un cluster non può aiutare
cannot-train-gpu = la scheda grafica ha bisogno di CuPy, che qui non è installato
cannot-train-on = { $file } contiene il lavoro incompiuto di un altro piano (partite { $games }, lotti { $batches }, seme { $seed }): continua con quello o elimina il file
cannot-pocket = manca { $file }: in una copia dei sorgenti, «make pocket» scarica l’interprete e costruisce le pagine
cannot-dataset = nessuna posizione di { $game } con queste opzioni è nota esattamente
cannot-dataset-resume = { $file } contiene un altro lavoro incompiuto: continuarlo o eliminare il file
cannot-solve-exactly = le frazioni esatte sono per una sola fila (obiettivo «score» o «shut»); per vincere usa i numeri in virgola mobile
cannot-solve-row = le frazioni esatte sono per file di al massimo { $longest } numeri, questa ne ha { $tiles }; usa i numeri in virgola mobile
cannot-win-alone = chi gioca senza rivali vince sempre; usa l’obiettivo «score» o «shut»
cannot-rank = le mosse si valutano quando tocca a un posto; qui non tocca a nessuno: { $state }
cannot-respond = le risposte migliori si calcolano nei giochi con al massimo { $most } posizioni; questo ne ha di più
cannot-odds = una strategia deve dare probabilità di mosse lecite ({ $moves }) che sommate fanno 1; qui no: { $position }
cannot-mix = il livello { $level } non sa dire quanto sono probabili le sue mosse; indica una funzione della posizione
cannot-pack = le regole compilate ne contengono al massimo { $most } di un tipo, non { $given }
solution-untold = i punteggi attesi sono noti solo per partite singole risolte, con file fino a { $most } numeri
cannot-play-format = questo tavolo è nel vecchio formato parlour/1: si può rivedere, salvare e verificare, ma non si gioca più
cannot-draw-fairly = il denominatore comune di queste probabilità supera 2**128; non si possono estrarre
cannot-test = il test sequenziale confronta due livelli con altrettanti posti; qui ci sono { $levels }
cannot-end = una partita di { $game } non è finita entro { $steps } passi
cannot-cluster = un cluster ha bisogno di dask.distributed: { $command }
cannot-rematch-yet = prima della fine della partita non c’è rivincita
cannot-rematch-again = gli stessi giocatori continuano già al tavolo { $table }

## Records and their files

record-cannot-read = non si può leggere { $file }: { $why }
record-cannot-make = non si può creare { $file }: { $why }
record-cannot-open = non si può aprire { $file }: { $why }
record-cannot-write = non si può scrivere { $file }: { $why }
record-cannot-make-folder = non si può creare la cartella { $file }: { $why }
record-exists = { $file } esiste già
record-busy = un altro processo sta scrivendo { $file }; prima chiudi quello
record-finished = la partita { $file } è finita; si può rivedere ma non riprendere
record-none-unfinished = in { $folder } non c’è nessuna partita in sospeso
record-no-secret = senza il segreto in { $file } non si può riprendere: { $why }
record-other-secret = il segreto in { $file } è di un’altra registrazione
record-no-line = non c’è nemmeno una riga completa
record-not-json = non è JSON: { $why }
exam-twice = { $file }: l’identificativo { $id } compare due volte
exam-stray = { $file }: nessuna domanda ha l’identificativo { $id }
exam-position = domanda { $id }: non è una posizione di { $game } in cui il valore di ogni mossa è dimostrato
record-format = questo non è una registrazione in formato { $format }
record-rules = la registrazione segue le regole { $rules }; quelle note sono { $known }
record-header-types = id, time, previous e l’impegno devono essere testi, e links un numero
record-header-needs = nell’intestazione manca { $name }
record-header-form = l’intestazione non è scritta come dovrebbe: { $why }
record-event = un evento è un oggetto il cui «event» è uno fra { $kinds }
record-event-has-no = un evento { $kind } non ha { $names }
record-event-needs = a un evento { $kind } serve { $names }
record-event-value = { $name } di un evento { $kind } non può essere { $value }
record-because = { $wrong }: { $why }
record-expected = ci si aspettava l’evento { $expected }, non { $seq }
record-after-end = dopo la fine non c’è più nessun { $kind }
record-not-its-turn = muove il posto { $seat }, ma non tocca a lui
record-moved-by = al posto { $seat } c’è { $who }, ma la mossa risulta di { $by }
record-wrong-hand = lancia o pesca la mano { $hand }, ma non tocca a lei
record-end-over = il tavolo si chiude ({ $why }), ma la partita è finita
record-end-not-over = il tavolo si chiude ({ $why }), ma la partita non è finita
record-end-scores = i punti e chi vince alla fine non sono quelli della posizione
record-no-seat = non c’è nessun posto { $seat }; i posti vanno da 0 a { $last }
record-same-id = l’evento { $event } ha l’id dell’evento { $first }
record-same-chances = l’evento { $event } rimanda alle probabilità dell’evento { $same }, che non ne elenca
record-chances = le probabilità da cui si è estratto non sono quelle della posizione
record-outcome-teller = chi ha indicato il risultato non si accorda con il tavolo: solo a un tavolo a mano le persone dicono che cosa è uscito
record-too-long = il controllo della registrazione richiede troppo tempo
record-too-many = altre registrazioni da questo indirizzo sono ancora sotto controllo; aspetta un momento
record-arena-deal = questa non è una serie di un’arena: { $why }
record-arena-other = { $file } contiene i risultati di un altro incontro: { $match }
record-arena-numbers = le serie in { $file } non sono numerate 0, 1, 2…
record-arena-result = { $file } non contiene risultati di `parlour evaluate`

## What the bytes of a record disprove

wrong-no-hash = la riga non finisce con il suo hash
wrong-hash = la riga non corrisponde al suo hash: è stata cambiata, o una prima di lei
wrong-not-json = la riga non è JSON: { $why }
wrong-not-object = la riga non è un oggetto JSON
wrong-torn = l’ultima riga è tagliata: non finisce con un a capo
wrong-empty = la registrazione è vuota
wrong-format = il formato è { $format }; questo controllo conosce { $known }
wrong-id = l’id del tavolo deve avere da 1 a 64 lettere, cifre, «-» o «_»
wrong-no-commitment = l’intestazione non si impegna a una catena di hash da 1 a { $most } anelli
wrong-number = qui ci si aspettava l’evento numero { $expected }, non { $seq }
wrong-nonce = il numero monouso (nonce) deve avere al massimo 64 byte, in esadecimale minuscolo
wrong-outcome = la prova dà il risultato { $proven }, la registrazione dice { $outcome }
wrong-same = le probabilità sarebbero quelle dell’evento { $event }, che non ne elenca
wrong-chances = le probabilità devono essere un elenco di [outcome, peso intero]
wrong-weights = i pesi delle probabilità sommati superano 2**128
wrong-used-up = ogni anello della catena è usato, e il tavolo non si è impegnato a una catena successiva
wrong-link = l’anello non è della catena a cui il tavolo si è impegnato
wrong-next = il tavolo si impegna a una catena successiva benché quella di ora abbia ancora anelli
wrong-chain = non era questa la catena preparata per seguire la precedente
wrong-seed = dal seme svelato alla fine non esce la catena usata
wrong-large = la registrazione è più grande di quanto questo formato permetta
wrong-strict = la riga non è scritta nell’unico modo che questo formato permette
wrong-kind = un evento di questo tipo non è conosciuto
wrong-members = { $name } manca, è sconosciuto o non è come deve essere
wrong-order = un evento di questo tipo non può stare qui
wrong-device = un dispositivo non può registrarsi così: il suo identificativo, i suoi posti o il punto della registrazione
wrong-unknown-device = è nominato un dispositivo che non si è mai registrato
wrong-presence = se ne va un dispositivo che non c’è, o torna uno che c’è
wrong-draw-number = il numero dell’estrazione non è quello che tocca
wrong-again = un’estrazione lasciata cadere o annullata va riaperta con la stessa mano e le stesse probabilità
wrong-begin = un’estrazione è stata aperta prima che ogni persona avesse un dispositivo e prima che qualcuno premesse «Inizia»
wrong-missing = i dispositivi detti mancanti non sono tra quelli che partecipavano
wrong-links = ci vuole un anello per ogni dispositivo che ha partecipato
wrong-voids = sono state annullate più di { $most } estrazioni
wrong-next-chain = una catena successiva è aggiunta dove non può stare
wrong-undo = una mossa è annullata dove non si può
wrong-by = una mossa è attribuita a un bot dove siede una persona, o a una persona dove siede un bot
wrong-rules = la riga non segue le regole del gioco
wrong-name = un nome non appartiene alla riga precedente o non corrisponde al suo hash
wrong-day = il numero del giorno non appartiene a questa registrazione: non è quello fissato in anticipo
wrong-round = il numero della manche non appartiene a questa registrazione: non è quello fissato in anticipo
record-challenge = il numero del giorno dà una sfida diversa da quella giocata
wrong-text = { $name } manca o non è testo
wrong-bytes = { $name } deve essere di 32 byte, in esadecimale minuscolo

## Commands at the table

command-unknown = non c’è nessun comando { $command }
command-id = l’id deve avere da 1 a 64 lettere, cifre, «-» o «_»
command-table-id = l’id di un tavolo ha da 1 a 64 lettere, cifre, «-» o «_»
command-seq = seq deve essere un numero intero
command-text = { $name } deve avere al massimo { $most } caratteri stampabili
command-needs-seat = a questo comando serve un posto
command-seats = i posti vanno da 0 a { $last }
command-ended = il tavolo è già chiuso
command-stands = il tavolo è all’evento { $seq }
command-stale = dopo l’evento { $seq } c’è stato l’evento { $event }
command-paused = il tavolo è in pausa
command-paused-already = il tavolo è già in pausa
command-not-paused = il tavolo non è in pausa
command-reused = l’evento { $event } viene da un altro comando con questo id
command-waits-roll = il tavolo aspetta un lancio
command-waits-tell = il tavolo aspetta che qualcuno dica che cosa è uscito
command-not-by-hand = questo tavolo tira e pesca da solo
command-person-tells = solo una persona può dire che cosa è uscito
command-waits-move = il tavolo aspetta una mossa del posto { $seat }
command-to-move = tocca al posto { $seat }
command-other-hand = lancia un’altra mano
command-who = chi si siede deve essere un Seat
command-break-off = indica un motivo per terminare la partita; «over» è riservato alle regole
command-reaction = la reazione è vuota
command-enough = questo posto ha raggiunto il limite a questo tavolo: { $most } volte
command-undo = una mossa si può annullare solo a un tavolo che lo permette, dall’unica persona che vi gioca o se tutti sono d’accordo, e finché da allora nulla è stato estratto
command-asked = la domanda ha già avuto risposta: chiedi di nuovo dopo la prossima mossa
command-code = { $name } deve essere un codice: una lettera, poi al massimo 31 minuscole, cifre, '-' o '_'
command-drawing = un’estrazione è aperta; prima arriva il suo esito
command-device = questo dispositivo qui non può farlo: il suo id, i suoi posti, la sua catena o la sua presenza
command-devices = troppi dispositivi per un posto, o troppe registrazioni
command-not-asked = il tavolo non aspetta questo
command-late = l’estrazione è chiusa
command-too-early = per questa estrazione non è ancora stato dato il via a rivelare
command-wrong-link = l’anello non appartiene alla catena con cui il dispositivo si è impegnato

## The server

server-not-found = qui non c’è nulla del genere, o non è per te
server-no-coach = questo posto non ha un coach
server-daily-practice = in classifica va solo il primo tentativo di un dispositivo, nel giorno stesso e giocato fino in fondo dalla persona
server-unavailable = il server si sta fermando, o il suo database non risponde; nulla è perduto, riprova
server-bug = questo non doveva succedere; il log del server dice di più
server-not-your-seat = questa chiave non vale per quel posto
server-not-host = può invitare solo chi ospita
server-undo-stakes = in una partita classificata, in un torneo e nella sfida del giorno nessuna mossa si annulla
server-not-ending = solo chi ospita, o tutti insieme, può terminare la partita per tutti; per chi se ne va gioca un bot
server-no-name = manca un nome
server-home = solo chi è davanti a questa macchina può far unire i telefoni di casa
server-not-over = la partita non è finita
server-not-gone = il posto è di un bot, o la sua persona è presente
server-not-taken-over = per la persona a questo posto non gioca nessun bot
server-seat-taken = quel posto è preso, o non è per chi gioca altrove
server-seats-taken = non ci sono posti liberi
server-tables = questo server tiene aperti al massimo { $most } tavoli
server-openings = da questo indirizzo sono stati aperti troppi tavoli; aspetta un po’
server-level = un bot di livello { $level } costa troppo a questo server con queste opzioni; ci sono { $levels }
server-connections = troppe connessioni
server-too-many-messages = troppi messaggi su questa connessione
server-too-many-requests = troppe richieste da questo indirizzo
server-too-many-bytes = è arrivato troppo da questo indirizzo; aspetta un momento
server-origin = le pagine di altri siti non possono usare questo server
server-host = questo server non è noto con quel nome; chi lo gestisce lo indica con --url o --origin
server-bytes = qui si leggono al massimo { $most } byte
server-length = indica la lunghezza del contenuto (content-length)
server-nested = il JSON è annidato troppo in profondità
server-hello-first = il primo messaggio deve essere hello
server-hello-late = hello non è arrivato in tempo
server-hello-said = hello è già stato detto
server-bad-message = il messaggio non è scritto come dovrebbe: { $why }
server-bad-request = la richiesta non è scritta come dovrebbe: { $why }
server-sums = non sono somme di ciò che è uscito
server-options = le opzioni non sono scritte come dovrebbero: { $why }
server-database-busy = un altro server usa il database { $file }; un file SQLite, un nodo

## A program at somebody else's table

client-link = deve essere il link di un posto, con #i= o #k= alla fine
client-refused = il server rifiuta ({ $code }): { $why }
client-unreachable = nessuna risposta da { $url }: { $why }
join-no-screen = serve tutto lo schermo di un terminale; i programmi usano parlour.adapters.remote
join-no-server = a questo indirizzo non c’è un server Parlour
join-not-found = questo tavolo non esiste più, o il link non è completo
verify-what = indica delle registrazioni, oppure --pages con un indirizzo
verify-address = deve essere l’indirizzo di un server, con http:// o https://
pages-none = questa installazione non ha pagine web con cui confrontare
client-alarm = { $what } Da qui non si invia più nulla: né mosse né lanci.
client-unprotected = a questo tavolo non partecipa nessun dispositivo, o estrae con regole vecchie: chi lo gestisce potrebbe scegliere ogni lancio
client-notice = può deciderlo solo una persona ({ $code }), e non è stato chiesto a nessuno
carry-not-alone = questo tavolo non è stato giocato su un dispositivo da solo: continua solo dov’è
carry-ended = questa partita non può continuare: è finita, o un lancio era aperto quando il file è stato salvato
carry-apart = questo dispositivo ha un’altra continuazione dello stesso tavolo
carry-here = questo tavolo è già su questo dispositivo, e almeno altrettanto avanti
