# The family’s scoreboard: what was finished on this device.

web-scores-about = Partite finite su questo dispositivo. Nulla ne esce.
web-scores-none = Nessuna partita è ancora finita su questo dispositivo.
web-scores-name = Nome
web-scores-games = Partite
web-scores-wins = Vittorie
web-scores-best = Miglior punteggio
web-scores-bot = Bot ({ $level })
web-scores-latest = Ultime partite
web-scores-clear = Cancella la classifica
web-scores-clear-sure = Cancellare la classifica?
web-scores-clear-about = Tutti i risultati su questo dispositivo vengono cancellati.
web-scores-keep = Tienili
