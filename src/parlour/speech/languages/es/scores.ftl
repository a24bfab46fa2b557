# The family’s scoreboard: what was finished on this device.

web-scores-about = Partidas acabadas en este dispositivo. Nada de esto sale de él.
web-scores-none = Aún no se ha acabado ninguna partida en este dispositivo.
web-scores-name = Nombre
web-scores-games = Partidas
web-scores-wins = Victorias
web-scores-best = Mejor puntuación
web-scores-bot = Bot ({ $level })
web-scores-latest = Últimas partidas
web-scores-clear = Borrar el marcador
web-scores-clear-sure = ¿Borrar el marcador?
web-scores-clear-about = Se borran todos los resultados guardados en este dispositivo.
web-scores-keep = Conservarlos
