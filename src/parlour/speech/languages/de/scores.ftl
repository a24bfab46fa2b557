# The family’s scoreboard: what was finished on this device.

web-scores-about = Spiele, die auf diesem Gerät beendet wurden. Nichts davon verlässt es.
web-scores-none = Auf diesem Gerät wurde noch kein Spiel beendet.
web-scores-name = Name
web-scores-games = Spiele
web-scores-wins = Siege
web-scores-best = Bestes Ergebnis
web-scores-bot = Bot ({ $level })
web-scores-latest = Letzte Spiele
web-scores-clear = Rangliste löschen
web-scores-clear-sure = Die Rangliste löschen?
web-scores-clear-about = Alle Ergebnisse auf diesem Gerät werden gelöscht.
web-scores-keep = Behalten
