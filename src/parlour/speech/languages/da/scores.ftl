# The family’s scoreboard: what was finished on this device.

web-scores-about = Spil, der er afsluttet på denne enhed. Intet af det forlader den.
web-scores-none = Intet spil er afsluttet på denne enhed endnu.
web-scores-name = Navn
web-scores-games = Spil
web-scores-wins = Sejre
web-scores-best = Bedste score
web-scores-bot = Bot ({ $level })
web-scores-latest = Seneste spil
web-scores-clear = Ryd tavlen
web-scores-clear-sure = Vil du rydde tavlen?
web-scores-clear-about = Alle resultater på denne enhed slettes.
web-scores-keep = Behold dem
