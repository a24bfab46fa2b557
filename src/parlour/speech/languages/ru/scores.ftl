# The family’s scoreboard: what was finished on this device.

web-scores-about = Игры, законченные на этом устройстве. Отсюда ничего не уходит.
web-scores-none = На этом устройстве ещё не закончено ни одной игры.
web-scores-name = Имя
web-scores-games = Игры
web-scores-wins = Победы
web-scores-best = Лучший счёт
web-scores-bot = Бот ({ $level })
web-scores-latest = Последние игры
web-scores-clear = Очистить таблицу
web-scores-clear-sure = Очистить таблицу?
web-scores-clear-about = Все результаты на этом устройстве будут удалены.
web-scores-keep = Оставить
