# The family’s scoreboard: what was finished on this device.

web-scores-about = Spel som avslutats på den här enheten. Inget av det lämnar den.
web-scores-none = Inget spel har avslutats på den här enheten ännu.
web-scores-name = Namn
web-scores-games = Spel
web-scores-wins = Vinster
web-scores-best = Bästa poäng
web-scores-bot = Bot ({ $level })
web-scores-latest = Senaste spelen
web-scores-clear = Rensa tavlan
web-scores-clear-sure = Rensa tavlan?
web-scores-clear-about = Alla resultat på den här enheten raderas.
web-scores-keep = Behåll dem
