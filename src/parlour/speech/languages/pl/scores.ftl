# The family’s scoreboard: what was finished on this device.

web-scores-about = Gry ukończone na tym urządzeniu. Nic stąd nie wychodzi.
web-scores-none = Na tym urządzeniu nie ukończono jeszcze żadnej gry.
web-scores-name = Imię
web-scores-games = Gry
web-scores-wins = Wygrane
web-scores-best = Najlepszy wynik
web-scores-bot = Bot ({ $level })
web-scores-latest = Ostatnie gry
web-scores-clear = Wyczyść tabelę
web-scores-clear-sure = Wyczyścić tabelę?
web-scores-clear-about = Wszystkie wyniki na tym urządzeniu zostaną usunięte.
web-scores-keep = Zachowaj
