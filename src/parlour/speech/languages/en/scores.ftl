# The family’s scoreboard: what was finished on this device.

web-scores-about = Games finished on this device. Nothing of this leaves it.
web-scores-none = No game has been finished on this device yet.
web-scores-name = Name
web-scores-games = Games
web-scores-wins = Wins
web-scores-best = Best score
web-scores-bot = Bot ({ $level })
web-scores-latest = Latest games
web-scores-clear = Clear the scoreboard
web-scores-clear-sure = Clear the scoreboard?
web-scores-clear-about = All results kept on this device are deleted.
web-scores-keep = Keep them
