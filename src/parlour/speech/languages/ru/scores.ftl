# The family’s season: what was finished on this device.

web-scores-about = Игры, законченные на этом устройстве. Отсюда ничего не уходит, если ты этого не сохранишь и не отправишь.
web-scores-none = На этом устройстве ещё не закончено ни одной игры.
web-scores-name = Имя
web-scores-games = Игры
web-scores-wins = Победы
web-scores-best = Лучший счёт
web-scores-bot = Бот ({ $level })
web-scores-latest = Последние игры
web-scores-clear = Удалить сезон
web-scores-clear-sure = Удалить сезон?
web-scores-clear-about = Все результаты на этом устройстве будут удалены.
web-scores-keep = Оставить
web-season-best-sure = { $name } играет лучше всех, если не считать удачу.
web-season-best-likely = { $name }, вероятно, играет лучше всех, если не считать удачу.
web-season-best-open = Слишком близко, чтобы сказать, кто играет лучше.
web-season-best-few = Слишком мало игр, чтобы сказать, кто играет лучше.
web-season-order = Сначала лучшие, без удачи
web-season-wins = Побед: { $wins } из { $games }
web-season-skill = Без удачи побед в 10 играх: { $wins }
web-season-luck = удача: { $luck } победы
web-season-errors = ошибки стоят { $lost } % победы за решение
web-season-points = удача: { $luck } очка, ошибки стоят { $lost } очка за игру
web-season-over-sure = Точно играет лучше, чем { $name }.
web-season-over-likely = Вероятно, играет лучше, чем { $name }.
web-season-over-open = Слишком близко к { $name }, чтобы сказать.
web-season-over-few = Слишком мало игр с { $name } для сравнения.
web-season-not-analysed = Пока не разобрано ни одной игры.
web-season-chart = Победы сверх равной доли, без удачи
web-season-duels = Личные встречи
web-season-duel = впереди: { $ahead }, наравне: { $even }, позади: { $behind }
web-season-records = Лучшие моменты
web-season-evening = Самый удачный вечер: { $name }, { $when }, побед за счёт удачи: { $luck }, игр: { $games }.
web-season-month = Больше всего удачи в этом месяце: { $name }, побед: { $luck }.
web-season-streak = Самая длинная серия: { $name }, побед подряд: { $count }.
web-season-going = { $name }: побед подряд сейчас: { $count }.
web-season-bots = Против ботов
web-season-alone = В одиночку
web-season-games = Игр: { $games }
web-season-analysing = Разбор игр: { $done } из { $count }
web-season-analyse = { $count ->
     [one] Разобрать ещё { $count } игру
     [few] Разобрать ещё { $count } игры
     [many] Разобрать ещё { $count } игр
    *[other] Разобрать ещё { $count } игры
}
web-season-stop = Остановить
web-season-unknown = { $count ->
     [one] { $count } игра считается только для побед и очков: лист счёта или слишком большая для разбора.
     [few] { $count } игры считаются только для побед и очков: листы счёта или слишком большие для разбора.
     [many] { $count } игр считаются только для побед и очков: листы счёта или слишком большие для разбора.
    *[other] { $count } игры считаются только для побед и очков: листы счёта или слишком большие для разбора.
}
web-season-thin = { $count ->
     [one] Чтобы освободить место, у { $count } старой игры остались только победы и очки.
     [few] Чтобы освободить место, у { $count } старых игр остались только победы и очки.
     [many] Чтобы освободить место, у { $count } старых игр остались только победы и очки.
    *[other] Чтобы освободить место, у { $count } старой игры остались только победы и очки.
}
web-season-gone = { $count ->
     [one] Чтобы освободить место, удалена { $count } старая игра.
     [few] Чтобы освободить место, удалены { $count } старые игры.
     [many] Чтобы освободить место, удалено { $count } старых игр.
    *[other] Чтобы освободить место, удалено { $count } старой игры.
}
web-season-circle = Кто считается?
web-season-same-name = Двое с одним именем — это один человек.
web-season-by-game = По играм
web-season-file = Сохранить в файл
web-season-link = Ссылкой или кодами
web-season-merge = Добавить сезон с другого телефона
web-season-print = Печать
web-season-bad = Это не сезон.
web-season-full = На этом устройстве больше нет места.
web-season-merged = { $count ->
     [one] Добавлена { $count } игра.
     [few] Добавлены { $count } игры.
     [many] Добавлено { $count } игр.
    *[other] Добавлено { $count } игры.
}
web-season-who-is = { $count ->
     [one] { $count } игра. Кто здесь кто?
     [few] { $count } игры. Кто здесь кто?
     [many] { $count } игр. Кто здесь кто?
    *[other] { $count } игры. Кто здесь кто?
}
web-season-new = кто-то новый
web-season-add = Добавить
web-season-scan = Отсканируй код { $part } из { $count } камерой другого телефона.
web-season-part = Есть { $part } из { $count } кодов. Отсканируй следующий.
web-season-many = Слишком много для кодов; возьми файл.
fallen-title = Честные ли на вид кубики и карты?
fallen-about = Исходы за столами со своими кубиками и картами рядом с тем, что дали бы честные. И с честными один взгляд из ста выходит необычным.
fallen-dice = Броски: { $count }
fallen-cards = Карты: { $count }
fallen-begins = Жребии, кто начинает: { $count }
fallen-face = Грань
fallen-came = Выпало
fallen-due = Ожидалось
fallen-few = Пока слишком мало, чтобы судить.
fallen-usual = Ничего необычного: { $percent } % честных неровны не меньше.
fallen-unusual = Необычно: меньше 1 % честных так неровны. Бывает и просто случайно. Дальше всего: { $face }.
fallen-noticed = { $face }: { $share } % вместо { $fair } % было бы видно примерно в четырёх взглядах из пяти; меньшее может остаться незаметным.
tuki-face-parrot = попугай
