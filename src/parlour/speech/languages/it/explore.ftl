# Positions that people set up, and the page on which they look for the best move.

advise-numbers = deve essere fatta di numeri separati da virgole, per esempio 1,2,5,9
advise-roll = deve essere un lancio, per esempio 4-3 (un dado: 4)
advise-match = è un incontro; prepara invece una posizione di una partita singola (until=game)
advise-to-come = deve essere 0 o più
advise-seats = darebbe players={ $players }: { $why }
advise-best-or-rows = dice meno di { $rows }; dai solo uno dei due
advise-best-roll = qui non basta, perché le parità si decidono sulle file così come stanno; dai invece { $rows }
advise-best-score = qui nessuna fila ha quel punteggio; il più basso è { $low }, il più alto { $high }
advise-rows-form = devono essere file separate da /, per esempio 1,2,9/3,4 (una x dopo una fila che è fuori)
advise-rows-last = me deve stare per ultimo: chi gioca dopo ha tutti i numeri aperti e si conta con { $to_come }
advise-rows-once = deve avere me una volta sola, per esempio 1,2/me/3,4
advise-rows-all = con un lancio per turno, { $rows } deve dare la fila di ogni giocatore, per esempio me/1,2/3,4x
advise-not-with = non si può combinare con { $option }
advise-board-form = devono essere le righe di questo tabellone dall’alto, separate da /: una lettera (r, y, g, b) è una pallina, un numero conta le caselle vuote
advise-turn-colours = deve essere un colore che gioca: { $colours }
web-explore-best = La migliore: { $move }
web-explore-moves = Mosse, la migliore per prima
web-explore-none = Per questa posizione non ci sono consigli.
web-explore-unit-win = Probabilità di vincere
web-explore-unit-lead = Vantaggio alla fine
web-explore-unit-score = Punteggio atteso alla fine
web-explore-exact = esatto
web-explore-estimated = stima
web-explore-outcomes = Scegli il risultato
web-explore-random = Scegli a caso
web-explore-back = Indietro
web-explore-again = Torna alla prima posizione
web-explore-setup = Comporre una posizione
web-explore-flaps = Sportelli aperti
web-explore-others = Gli altri
web-explore-played = { $name } ha giocato
web-explore-out = { $name } è fuori
web-explore-score = Punteggio
web-explore-paint = Metti
web-explore-nothing = niente
web-explore-turn = A chi tocca?
web-whatif-of = { $game }: e se…?
web-whatif-about = Continua in un altro modo. Per gli altri giocano i bot.
web-whatif-was = Nella partita la scelta era: { $move }. Prova qualcos’altro.
web-whatif-same = Gli stessi dadi e le stesse carte della partita
web-whatif-ended = Così è finita la partita vera: { $scores }. Vittoria: { $names }
web-whatif-ended-alone = Così è finita la partita vera: { $scores }
