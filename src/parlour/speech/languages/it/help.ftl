### What `parlour --help` and `parlour COMMAND --help` say.
###
### about-COMMAND         a command in one line
### help-COMMAND-FLAG     a flag or an argument of that command; help-FLAG where several commands share it
### argparse-…            sentences of Python's argparse; the id is made of argparse's own English words
###
### These texts go through argparse: %(default)s and the like are put in by it and stay as they are (a per cent sign is
### written twice). Flags, options, values, commands and file names stay as they are typed.

help-parlour = Giochi di famiglia, giocati e risolti.
help-research = per la ricerca:
help-version = mostra la versione ed esce

## Commands

about-play = gioca nel terminale
about-learn = imparare un gioco in un minuto, giocandolo
about-join = unirsi con il link a un tavolo di un altro server e giocare nel terminale
about-games = elenca i giochi, le loro opzioni e i valori predefiniti
about-simulate = gioca molte partite a caso con il motore veloce
about-replay = rivede una registrazione: che cosa è successo, e il tabellone
about-verify = controlla le registrazioni: ogni byte, ogni prova del caso, ogni regola
about-convert = scrive una registrazione in altra forma: un documento JSON, testo semplice, o di nuovo JSON Lines
about-perft = conta tutte le sequenze di mosse fino a una profondità
about-worth = quanto vale ogni casella, da molte partite a caso
about-train = far imparare a un gioco a valutare le posizioni giocando contro sé stesso
about-dataset = scrivere posizioni con valori esatti, da cui imparare
about-exam = scrivere domande su posizioni per modelli linguistici, o valutare le loro risposte
about-solve = risolve un gioco: il suo valore, le migliori prime mosse, dove porta il caso
about-advise = valuta le mosse di una posizione
about-analyse = distinguere fortuna e abilità nelle partite giocate: che cosa lanci e mosse hanno fatto alle probabilità
about-bots = elenca i livelli dei bot per un gioco, dal più debole
about-arena = fa giocare i bot fra loro: posti a rotazione, la stessa fortuna per tutti, margini d’errore
about-evaluate = fa giocare un bot a un compito della prova e scrive il risultato
about-serve = offre i giochi a browser e programmi, qui o in rete
about-sheets = scrive fogli dei punti, schede e piani di lezione da stampare
about-pocket = scrive una cartella che gioca senza server
about-completion = stampa lo script di completamento per una shell

## Arguments that many commands share

help-game = uno fra { $games }
help-options = opzioni del gioco; le elenca `parlour games GAME`
help-json = stampa dati invece di testo
help-seed = stesso seme, stesse partite (predefinito: %(default)s)
help-n = quante partite (predefinito: %(default)s)
help-exact = frazioni esatte

## The terminal

help-play-game = uno fra { $games } (predefinito: un menu nel terminale, e { $usual } senza)
help-play-seat = il posto seguente: un nome, o bot:LEVEL (predefinito: una persona, poi bot); una volta per ogni posto
help-play-resume = riprende una registrazione (predefinito: l’ultima partita giocata)
help-play-record = tiene qui la registrazione (predefinito: nella cartella dei dati)
help-play-takeback = permette di annullare le mosse, o no (predefinito: sì a schermo intero)
help-play-hand = si gioca con dadi e carte propri: si dice che cosa è uscito, e lo si può annullare
help-play-coach = un coach per le persone nel loro turno: { $strengths }, per tutti, oppure NOME=… per una persona; tutti lo vedono, e viene salvato con la partita
help-play-language = una fra { $codes } (predefinito: come dice l’ambiente)
help-play-bidi = chi mette in ordine il testo da destra a sinistra (predefinito: %(default)s; scegli terminal se l’ebraico appare rovesciato)
help-play-plain = righe invece di tutto lo schermo, anche in un terminale
help-play-json = righe di JSON, per i programmi
help-join-link = il link di un invito o di un posto, come ti è stato mandato; tra virgolette
help-join-name = il tuo nome al tavolo

## Games and random play

help-games-game = alcuni fra { $games } (predefinito: tutti)
help-simulate-cores = quanti core; 0 sono tutti (predefinito: %(default)s)
help-simulate-device = dove giocare: cpu, o cuda per una GPU NVIDIA (predefinito: %(default)s)
help-simulate-policies = livelli dei bot con cui giocare invece che con mosse a caso: uno per tutti, o uno per posto
help-perft-depth = le sequenze più lunghe da contare (predefinito: %(default)s)
help-worth-svg = scrive la mappa anche come immagine
help-train-to = la cartella dei pesi; un lavoro interrotto riprende
help-sheets-output = la pagina da scrivere; la stampa un browser
help-sheets-sheet = solo questo foglio, come score o answers (ripetibile)
help-sheets-paper = formato della carta (predefinito: a4)
help-pocket-output = la cartella da scrivere; qualsiasi server web può inviarla
help-dataset-output = il file da scrivere, NAME.npz o NAME.parquet, o un intero insieme di dati come cartella, NAME/; un lavoro interrotto riprende
help-dataset-n = quante posizioni (predefinito: %(default)s)
help-exam-game = il gioco; non serve con --score
help-exam-output = il file di domande da scrivere, un oggetto JSON per riga
help-exam-n = quante domande (predefinito: %(default)s)
help-exam-score = valuta le risposte: le domande, e righe con l’id e la mossa di ciascuna
help-train-batches = lotti di partite
help-train-games = partite in ogni lotto
help-train-gpu = calcolare sulla scheda grafica (serve CuPy)
help-train-plot = disegnare anche le curve di apprendimento

## Records

help-replay-file = la registrazione di una partita
help-replay-at = si ferma dopo questo evento (predefinito: l’ultimo)
help-replay-boards = disegna il tabellone dopo ogni mossa e ogni risultato
help-verify-files = registrazioni di partite
help-verify-pages = confrontare le pagine che manda il server a questo indirizzo con quelle di questa installazione
help-verify-finished = una registrazione ancora in corso non basta
help-verify-head = l’hash dell’ultima riga, come qualcuno l’ha annotato
help-verify-day = il numero del giorno, pubblicato quando è finito: prova la registrazione di una sfida del giorno
help-verify-round = il numero della manche, pubblicato quando è finita: prova la registrazione di un torneo con la stessa fortuna per tutti
help-verify-receipt = una ricevuta o una prova salvata da un dispositivo, da confrontare con la registrazione
help-convert-file = una registrazione, o il documento JSON scritto da --to json
help-convert-to = la forma in cui scrivere
help-convert-output = dove scrivere (predefinito: lo standard output)

## Solutions

help-solve-objective = score, shut o win (predefinito: win, o score per chi gioca da solo)
help-solve-exact = frazioni esatte (una fila: obiettivo score o shut)
help-solve-plot = disegna il valore di ogni fila, e i punteggi finali
help-solve-page = stampa la pagina di tutte le edizioni e varianti (Markdown)
help-advise-open = i numeri aperti
help-advise-dice = che cosa è uscito; senza, la scelta prima del lancio
help-advise-rows = per vincere: ciò che ha lasciato aperto chi ha già giocato; per i giovani giocatori tutti in ordine, me per te, x dopo una fila che è fuori
help-advise-best = per vincere: il miglior punteggio finora, dove le file non contano
help-advise-to-come = per vincere: quanti giocano dopo di te
help-advise-board = le palline, riga per riga dall’alto
help-advise-turn = il colore di turno
help-advise-position = il codice di una posizione, come nel link dell’esploratore e nella libreria
help-advise-objective = score o shut, di una fila da sola (predefinito: vincere)
help-advise-at = la posizione dopo questo numero di eventi (predefinito: l’ultimo)
help-advise-record = una registrazione di cui si giudica la posizione
help-analyse-file = registrazioni; più d’una dà il profilo di ogni giocatore
help-analyse-quick = in circa un secondo, con stime più grossolane
help-analyse-fresh = ricalcolare tutto, qualunque cosa sia stata conservata
help-analyse-html = scrivere in questo file una pagina che non ha bisogno d’altro

## Bots against bots

help-arena-bots = chi gioca (predefinito: %(default)s)
help-arena-deals = quante serie, ognuna di una partita per posto (predefinito: %(default)s)
help-arena-workers = quanti processi; 0 è uno per core (predefinito: %(default)s)
help-arena-cluster = lo scheduler di un cluster Dask che fa il lavoro
help-arena-seconds = quanto al massimo un bot pensa a una mossa
help-arena-nodes = quante posizioni al massimo un bot guarda per una mossa
help-arena-results = tiene qui le serie; con lo stesso file va avanti
help-arena-sprt = si ferma quando è chiaro quale quota di vittorie ha il primo bot
help-arena-alpha = la frequenza di falsi «di più» nel test (predefinito: %(default)s)
help-arena-beta = la frequenza di falsi «di meno» nel test (predefinito: %(default)s)
help-arena-plot = disegna com’è andato l’incontro
help-evaluate-words = un bot e un compito; con --cards o --page, file di risultati
help-evaluate-output = scrive qui il risultato; un lavoro interrotto riprende
help-evaluate-deals = quante serie contro ogni avversario (predefinito: quel che dice il compito)
help-evaluate-list = elenca i compiti
help-evaluate-cards = scrive la scheda di ogni compito in questa cartella, con i risultati dei file
help-evaluate-page = mostra i risultati dei file come pagina

## The server

help-serve-port = la porta su cui ascoltare (predefinito: %(default)s)
help-serve-host = l’indirizzo su cui ascoltare; 0.0.0.0 per tutti (predefinito: %(default)s)
help-serve-database = postgresql://… per più nodi, o il percorso di un file SQLite
help-serve-data = la cartella per il file SQLite (predefinito: quella dei dati dell’utente)
help-serve-url = l’indirizzo che usano le persone, per gli inviti: https://games.example
help-serve-origin = un’altra origine le cui pagine possono usare questo server; si può ripetere
help-serve-proxies = indirizzi dei reverse proxy di cui fidarsi, con virgole (predefinito: %(default)s)
help-serve-home = lascia unire i telefoni di casa: in ascolto anche sulla rete locale
help-serve-open = mostra la prima pagina in un browser, se ce n’è uno
help-serve-workers = processi in cui pensano i bot (predefinito: core − 1)
help-serve-operator = chi gestisce questo server, per la pagina «Informazioni»: un nome e come contattarti
help-serve-devices-think = far pensare i bot sul dispositivo di chi gioca solo contro di loro
help-serve-offline = una cartella scritta da «parlour pocket»: le pagine possono conservarla senza rete
help-serve-no-push = non inviare promemoria tramite servizi di notifiche (altrimenti: a chi li chiede)
help-serve-metrics = servire /metrics e /health solo lì, come HOST:PORT (predefinito: /metrics sulla porta principale, per questa macchina)

## Shells

help-completion-shell = la shell per cui scrivere

## Sentences of argparse

argparse-usage = uso:
argparse-positional-arguments = argomenti
argparse-options = opzioni
argparse-show-this-help-message-and-exit = mostra questo aiuto ed esce
argparse-error = %(prog)s: errore: %(message)s
argparse-argument = argomento %(argument_name)s: %(message)s
argparse-unrecognized-arguments = argomenti sconosciuti: %s
argparse-the-following-arguments-are-required = mancano questi argomenti: %s
argparse-expected-one-argument = ci vuole un valore
argparse-expected-at-most-one-argument = ci vuole al massimo un valore
argparse-expected-at-least-one-argument = ci vuole almeno un valore
argparse-ignored-explicit-argument = qui il valore è di troppo: %r
argparse-ambiguous-option-could-match = opzione ambigua: %(option)s può essere %(matches)s
argparse-invalid-value = valore non valido (%(type)s): %(value)r
argparse-invalid-choice-choose-from = scelta non valida: %(value)r (si può scegliere fra %(choices)s)
help-advise-cards = le carte di ogni giocatore, colonna per colonna
help-advise-pile = la carta in cima agli scarti
help-advise-hand = la carta in mano; senza, la scelta tra i mazzi
help-advise-seat = il giocatore di turno, 1 per il primo
