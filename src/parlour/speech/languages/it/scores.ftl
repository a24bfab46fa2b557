# The family’s season: what was finished on this device.

web-scores-about = Partite finite su questo dispositivo. Nulla ne esce, a meno che tu non lo salvi o condivida.
web-scores-none = Nessuna partita è ancora finita su questo dispositivo.
web-scores-name = Nome
web-scores-games = Partite
web-scores-wins = Vittorie
web-scores-best = Miglior punteggio
web-scores-bot = Bot ({ $level })
web-scores-latest = Ultime partite
web-scores-clear = Cancella la stagione
web-scores-clear-sure = Cancellare la stagione?
web-scores-clear-about = Tutti i risultati su questo dispositivo vengono cancellati.
web-scores-keep = Tienili
web-season-best-sure = { $name } gioca meglio di tutti, fortuna esclusa.
web-season-best-likely = { $name } probabilmente gioca meglio di tutti, fortuna esclusa.
web-season-best-open = Troppo vicini per dire chi gioca meglio.
web-season-best-few = Troppo poche partite per dire chi gioca meglio.
web-season-order = Dal migliore, fortuna esclusa
web-season-wins = { $wins } vinte su { $games }
web-season-skill = Senza fortuna: { $wins } vittorie in 10 partite
web-season-luck = fortuna: { $luck } vittorie
web-season-errors = gli errori costano il { $lost }% di una vittoria per decisione
web-season-points = fortuna: { $luck } punti, gli errori costano { $lost } punti a partita
web-season-over-sure = Gioca di sicuro meglio di { $name }.
web-season-over-likely = Probabilmente gioca meglio di { $name }.
web-season-over-open = Troppo vicino a { $name } per dirlo.
web-season-over-few = Troppo poche partite con { $name } per un confronto.
web-season-not-analysed = Nessuna partita ancora analizzata.
web-season-chart = Vittorie oltre la quota equa, senza fortuna
web-season-duels = Testa a testa
web-season-duel = { $ahead } volte davanti, { $even } volte pari, { $behind } volte dietro
web-season-records = Momenti migliori
web-season-evening = Serata più fortunata: { $name }, { $when }, { $luck } vittorie per fortuna in { $games } partite.
web-season-month = Più fortuna questo mese: { $name }, { $luck } vittorie.
web-season-streak = Serie più lunga: { $name }, { $count } vittorie di fila.
web-season-going = { $name } ha vinto le ultime { $count } partite.
web-season-bots = Contro i bot
web-season-alone = Da soli
web-season-games = { $games } partite
web-season-analysing = Analisi delle partite: { $done } su { $count }
web-season-analyse = { $count ->
     [one] Analizza un’altra partita
    *[other] Analizza altre { $count } partite
}
web-season-stop = Ferma
web-season-unknown = { $count ->
     [one] Una partita conta solo per vittorie e punti: foglio dei punti, o troppo grande da analizzare.
    *[other] { $count } partite contano solo per vittorie e punti: fogli dei punti, o troppo grandi da analizzare.
}
web-season-thin = { $count ->
     [one] Per fare spazio, una vecchia partita conserva solo vittorie e punti.
    *[other] Per fare spazio, { $count } vecchie partite conservano solo vittorie e punti.
}
web-season-gone = { $count ->
     [one] Una partita più vecchia è stata tolta per fare spazio.
    *[other] { $count } partite più vecchie sono state tolte per fare spazio.
}
web-season-circle = Chi conta?
web-season-same-name = Due con lo stesso nome sono una persona sola.
web-season-by-game = Gioco per gioco
web-season-file = Salva come file
web-season-link = Come link o codici
web-season-merge = Aggiungi la stagione di un altro telefono
web-season-print = Stampa
web-season-bad = Questa non è una stagione.
web-season-full = Su questo dispositivo non c’è più spazio.
web-season-merged = { $count ->
     [one] È stata aggiunta una partita.
    *[other] Sono state aggiunte { $count } partite.
}
web-season-who-is = { $count ->
     [one] Una partita. Chi è chi qui?
    *[other] { $count } partite. Chi è chi qui?
}
web-season-new = qualcuno di nuovo
web-season-add = Aggiungi
web-season-scan = Inquadra il codice { $part } di { $count } con la fotocamera dell’altro telefono.
web-season-part = Ci sono { $part } codici su { $count }. Inquadra il prossimo.
web-season-many = Troppo per i codici; usa il file.
fallen-title = Dadi e carte sembrano onesti?
fallen-about = Quello che avete indicato ai tavoli con i vostri dadi e le vostre carte, accanto a quello che darebbero se onesti. Anche allora una volta su cento il risultato è insolito.
fallen-dice = Lanci: { $count }
fallen-cards = Carte: { $count }
fallen-begins = Sorteggi di chi comincia: { $count }
fallen-face = Faccia
fallen-came = Uscita
fallen-due = Attesa
fallen-few = Ancora troppo poco per dirlo.
fallen-usual = Niente di insolito: il { $percent }% di quelli onesti è almeno altrettanto irregolare.
fallen-unusual = Insolito: meno dell’1% di quelli onesti è così irregolare. Lo fa anche il solo caso. Il più lontano: { $face }.
fallen-noticed = { $face }: il { $share }% invece del { $fair }% si sarebbe visto circa quattro volte su cinque; di meno può sfuggire.
tuki-face-parrot = pappagallo
