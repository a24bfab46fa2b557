# The family’s scoreboard: what was finished on this device.

web-scores-about = Parties finies sur cet appareil. Rien n’en sort.
web-scores-none = Aucune partie n’a encore été finie sur cet appareil.
web-scores-name = Nom
web-scores-games = Parties
web-scores-wins = Victoires
web-scores-best = Meilleur score
web-scores-bot = Bot ({ $level })
web-scores-latest = Dernières parties
web-scores-clear = Effacer le tableau
web-scores-clear-sure = Effacer le tableau ?
web-scores-clear-about = Tous les résultats gardés sur cet appareil sont effacés.
web-scores-keep = Les garder
