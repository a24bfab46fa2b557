### What is wrong with an option, and what would do.
###
### option-…          for options of any game, of the table and of commands
### option-GAME-…     for options of that game
###
### They are clauses behind `option name=value:`, so most have the option as their subject: “must be …”, “is not …”.
### option-must frames what else is allowed; those that can stand in it are marked: they are also shown in lists of options.

option-must = deve essere { $allowed }
# can stand in option-must
option-one-of = uno fra { $values }
# can stand in option-must
option-whole = un numero intero da { $low } a { $high }
# can stand in option-must
option-first-allowed = «rules» o il numero di un posto
option-first = { $players ->
    [one] deve essere «rules» o un posto da 0 a { $last } (gioca 1 persona)
   *[other] deve essere «rules» o un posto da 0 a { $last } (giocano { $players } persone)
}
option-unknown = non è un’opzione di questo gioco; le sue opzioni sono { $options }
option-games = deve essere un numero intero di partite, almeno 1
option-seed = deve essere un numero intero da 0 a { $most }
option-from-to = dev’essere un numero intero da { $least } a { $most }
option-dataset-file = deve finire con .npz o .parquet, o con / per una cartella
option-dataset-folder = deve essere una cartella nuova o vuota, o una con un insieme di dati così
option-exam = servono un gioco e un file da scrivere, oppure --score con domande e risposte
option-cores = deve essere 0 (tutti) o un numero di core
option-policies = deve essere un livello per tutti, o uno per ciascuno dei { $players } posti

## Tables, bots and commands

option-id = deve avere da 1 a 64 lettere, cifre, «-» o «_»
option-json = deve essere fatta di valori semplici, che JSON conserva come sono
option-takeback = le mosse si possono annullare solo dove giocano persone
option-by-hand = questo non va con un tavolo a mano
option-coach = dev’essere { $strengths } per i posti delle persone, e niente per i bot e per chi non ha un coach
option-name = deve avere al massimo { $most } caratteri stampabili
option-level-bot = si indica per un bot, e solo per un bot
option-seat = deve essere un oggetto con kind, e con name o level
option-seats = deve essere { $players }, uno per ogni giocatore
option-secret = deve essere di 32 byte
option-bots = deve avere da 1 a { $players } livelli; se sono meno dei posti, si ripetono
option-bots-among = si può scegliere fra { $levels }
option-deals = deve essere almeno 1
option-sprt = deve essere fatta di due quote di vittorie, 0 < bassa < alta < 1
option-error-rate = deve essere fra 0 e 0.5
option-workers = deve essere 0 (uno per core) o un numero di processi
option-cluster = lì non risponde nessuno scheduler ({ $why })
option-one-place = non si combina con --gpu
option-written = un’opzione si scrive name=value, per esempio players=3
option-seat-bots = i bot per { $game } sono { $bots }
option-seat-count = { $players ->
    [one] c’è 1 posto (players={ $players })
   *[other] ci sono { $players } posti (players={ $players })
}
option-database = non si può aprire: { $why }

## Shut the Box

# can stand in option-must
option-shutbox-preshut-allowed = un elenco di sportelli della fila, per esempio 1,2,3
# can stand in option-must
option-shutbox-until-allowed = game, stop, «N points» (da 1 a { $points }) o «N rounds» (da 1 a { $rounds })
option-shutbox-lone = deve essere 1 quando si gioca senza rivali finché ci si ferma (solo)
option-shutbox-two-rows = deve essere 1 o 2: con { $tiles } sportelli ognuno prende due delle quattro file del tabellone
option-shutbox-seats = deve essere da 1 a { $most } con rows={ $rows }
option-shutbox-own-two = richiede file proprie, due a testa: l’edizione «tactica», o rows='own'
option-shutbox-number-off-row = { $number } non è nella fila: la fila va da 1 a { $tiles }
option-shutbox-nothing-left = non lascia nulla da chiudere: la fila va da 1 a { $tiles }
option-shutbox-off-row = non è nella fila: la fila va da 1 a { $tiles }
option-shutbox-shut-before = è uno sportello già chiuso (preshut), e nessun lancio può chiuderlo
option-shutbox-not-with-parity = non si può chiedere dove si scelgono pari o dispari: lo sportello può non essere in gioco
option-shutbox-no-total = { $dice ->
    [one] è un totale che nessun lancio fa: 1 dado fa da { $low } a { $high }
   *[other] è un totale che nessun lancio fa: { $dice } dadi fanno da { $low } a { $high }
}
option-shutbox-digital = è per file di al massimo { $longest } sportelli, questa ne ha { $tiles }
option-shutbox-own-rows = richiede file proprie (rows='own'): la scatola è di chi gioca finché il suo turno non finisce
option-shutbox-tie-roll = richiede file proprie e una sola partita, perché le file siano ancora lì; qui è possibile: game, share
option-shutbox-unplayed-wins = non ha senso dove chiudere la scatola vince subito; aggiungi shut='counts'
option-shutbox-unplayed-match = metterebbe tutti in parità con chi ha chiuso la scatola; è per gli incontri (until='100 points')
option-shutbox-lead-match = non ha senso in una sola partita; è per gli incontri (until='100 points')
option-shutbox-out-last = è per una sola partita con un lancio a testa, vinta da chi chiude la scatola (variant='young')
option-shutbox-no-use = nessun lancio di { $dice ->
    [one] 1 dado
   *[other] { $dice } dadi
} può chiudere uno sportello{ $half ->
    [even] {" "}fra i pari
    [odd] {" "}fra i dispari
   *[all] {""}
}
option-shutbox-no-first-use = { $dice ->
    [one] nessun primo lancio di 1 dado può chiudere quello sportello
   *[other] nessun primo lancio di { $dice } dadi può chiudere quello sportello
}
option-shutbox-open = deve essere fatta di sportelli aperti diversi fra { $numbers }
option-shutbox-dice = { $dice ->
    [one] non è un lancio di 1 dado che questa fila permetta
   *[other] non è un lancio di { $dice } dadi che questa fila permetta
}

## Rolit

# can stand in option-must
option-rolit-colours-allowed = un elenco di colori diversi, da due a quattro, uno per posto, fra { $colours }, scritti come red,green
option-rolit-colours = deve essere di { $players } colori, uno per ogni giocatore
option-rolit-reversi = le regole reversi sono solo per 2 giocatori
option-rolit-small = il tabellone { $size }×{ $size } è solo per 2 giocatori; a 6×6 e 8×8 si gioca anche in 4
option-rolit-games = deve essere un numero intero di partite, almeno una per posto
option-by-device = questo non va con un tavolo che un dispositivo gioca da solo
