# The family’s scoreboard: what was finished on this device.

web-scores-about = Spellen die op dit apparaat zijn afgerond. Er gaat niets naar buiten.
web-scores-none = Op dit apparaat is nog geen spel afgerond.
web-scores-name = Naam
web-scores-games = Spellen
web-scores-wins = Gewonnen
web-scores-best = Beste score
web-scores-bot = Bot ({ $level })
web-scores-latest = Laatste spellen
web-scores-clear = Klassement wissen
web-scores-clear-sure = Het klassement wissen?
web-scores-clear-about = Alle uitslagen op dit apparaat worden gewist.
web-scores-keep = Bewaren
