### The web pages: what only a browser says. Games, moves, results, rules and refusals of the table are in the other files.
###
### web-PAGE-…          home, new, join, after, record, check: what stands on that page
### web-refused-CODE    why the server refused; the codes are fixed (docs/api.md). web-refused-offline: nobody answers
### web-reaction-WHAT   what a reaction says; the list is fixed (docs/api.md)
###
### Arguments: $name is a player's name, $game a game's, $number counts seats from 1.

web-name = Parlour
web-description = Семейные игры: играй сразу, в одиночку, вместе или по приглашению.
web-noscript = Parlour нужен JavaScript. Без него можно играть в терминале: parlour play
web-skip = Перейти к содержимому
web-to-start = На главную
web-close = Закрыть
web-menu = Меню
web-menu-game = Игра
web-menu-people = Люди
web-menu-help = Помощь
web-share = Поделиться
web-copy = Копировать ссылку
web-copied = Скопировано
web-nowhere = Страница не найдена
web-offline = Нет связи. Ничего не потеряно: игра пойдёт дальше, как только связь вернётся.
web-offline-play = Играть на этом устройстве
web-announcements = Что происходит за столом
web-drop-here = Перетащи сюда запись игры, чтобы открыть её

## Settings

web-settings = Настройки
web-settings-language = Язык
web-settings-theme = Тема
web-settings-theme-auto = как на устройстве
web-settings-theme-light = светлая
web-settings-theme-dark = тёмная
web-settings-name = Твоё имя
web-settings-sound = Звуки
web-settings-buzz = Вибрация, когда мой ход
web-settings-text = Размер текста
web-settings-text-usual = обычный
web-settings-text-large = крупный
web-settings-text-largest = очень крупный
web-sound-ask = Играть со звуками?
web-yes = Да
web-no = Нет
web-settings-still = Без движения на доске
web-child = Детский стол
web-child-about = Крупные фигуры, мало кнопок, без процентов; фразы читаются вслух по нажатию.
web-say-aloud = Прочитать вслух
web-about = О программе
web-about-pages = Контрольная сумма этих страниц, как её сообщает этот сервер:
web-about-check = Сервер может прислать не те страницы, о которых сообщает. { $command } сравнивает присланное с собственной установкой.
web-settings-pace = Темп ботов
    .about = В таком темпе боты будут играть за каждым столом, который ты откроешь отныне.
web-settings-pace-slow = медленный
    .about = Можно успеть проследить за каждым броском и ходом.
web-settings-pace-natural = естественный
    .about = Примерно так, как играл бы человек за столом.
web-settings-pace-quick = быстрый
    .about = Между ходами почти нет пауз.

## The first page

web-home-title = Во что сыграем?
web-home-continue = Продолжить: твой ход
web-home-more = Ещё
web-home-done = сегодня { $done } из { $count }
web-home-streak = { $count ->
    [one] пока { $count } день подряд
    [few] пока { $count } дня подряд
   *[many] пока { $count } дней подряд
}
web-code = Войти по коду
web-home-who-shutbox = 1–12 игроков · 5 минут
web-home-who-tuki = 2–6 игроков · 20 минут
web-home-who-rolit = 2–4 игрока · 15 минут
web-home-players = От { $least } до { $most } игроков
web-home-open-record = Открыть сохранённую игру
web-home-open-record-about = Выбери файл игры или перетащи его в любое место этой страницы.
web-getting-ready = Первая подготовка: { $games }. Играть уже можно; более сильные боты и подсказки появятся позже.
web-bot-getting-ready = { $name } сыграет, как только { $game } будет готова…
web-home-fair = После игры можно проверить каждый бросок и каждую карту в своём браузере.
web-mine-title = Твои столы
web-mine-ended = окончена
web-mine-your-turn = Твой ход
web-mine-going-on = идёт
web-daily = Задание дня
web-tournament = Турнир
web-scores = Семейный сезон

## A new table

web-new-who = Кто играет?
web-new-me = Я
web-new-kind = Игрок { $number }: кто?
web-new-kind-here = на этом экране
web-new-kind-link = по ссылке
web-new-kind-bot = бот
web-new-add-here = кто-то здесь
web-new-add-link = кто-то по ссылке
web-new-add-bot = бот
web-new-level = Игрок { $number }: какой уровень?
web-new-own = Игрок { $number }: { $option }
web-new-name = Имя игрока { $number }
web-new-remove = Убрать игрока { $number }
web-new-finer = Настроить правила
web-new-usual = Стандартно ({ $value })
web-new-other = другое…
web-new-play = Играть
web-house = Домашние правила
web-option-players = Игроки
web-option-first = Кто начинает
web-rolit-size-8 = 8 × 8
    .about = Вся доска, 64 шарика.
web-rolit-size-6 = 6 × 6
    .about = Короче: 36 шариков.
web-rolit-size-4 = 4 × 4
    .about = Две минуты, для двоих.
web-tuki-rounds-1 = Один раунд
    .about = Чтобы познакомиться.
web-tuki-rounds-3 = Три раунда
    .about = Игра покороче.
web-tuki-rounds-5 = Пять раундов
    .about = Вся игра.

## Coming to a table

web-join-title = { $game }: садись за стол
web-join-with = За столом: { $names }
web-join-sit = Сесть за стол
web-join-watch = Просто смотреть
web-table-coming = Готовим стол…
web-table-gone = Такого стола нет
web-table-gone-about = Возможно, адрес неполный, стол удалён или зрителей за него не пускают.
web-invite = Пригласить
web-invite-about = Отправь эту ссылку или дай отсканировать QR-код. Кто её откроет, займёт свободное место.
web-invite-link = Ссылка
web-invite-qr = Ссылка в виде QR-кода
web-invite-local = Эта ссылка работает только на этом компьютере.
web-invite-by-hand = Ссылка выделена: скопируй её отсюда.
web-home = Разрешить телефонам в этой сети Wi-Fi присоединяться
web-home-about = Телефоны и компьютеры в той же сети смогут открыть этот стол.
web-home-none = Этот компьютер не в той сети, к которой может подключиться твой телефон.

## At the table

web-your-turn = Твой ход
web-pass-to = Передай устройство дальше: { $name }
web-turn-wait = Сейчас ходит { $name }.
web-turn-nobody-yet = Ждём, пока { $name } сядет за стол. Отправь приглашение.
web-roll = Бросить
web-roll-ball = Бросить шарик
web-draw = Перевернуть карту
web-line-lost = Связь потеряна. Пробуем ещё раз…
web-seats = Игроки
web-seat-you = ты
web-seat-here = на этом экране
web-seat-there = за столом
web-seat-away = не за столом
web-seat-free = свободное место
web-seat-taken-over = дальше играет бот ({ $level })
web-seat-score = Счёт: { $score }
web-watching = { $count ->
    [1] Смотрит один человек.
    [one] Смотрит { $count } человек.
    [few] Смотрят { $count } человека.
    [many] Смотрят { $count } человек.
   *[other] Смотрят { $count } человека.
}
web-watch-link = Ссылка для зрителей
web-log = Ход игры
web-log-takeover = Вместо игрока { $name } дальше играет бот.
web-log-bot-replaced = { $name } теперь играет на уровне «{ $level }»: более сильный уровень не успел найти ход.
web-log-by-bot = { $name } (бот)
web-log-gone = Игрока { $name } нет за столом; игра ждёт.
web-moves = Все ходы
web-moves-type = Набери ход
web-moves-play = Сделать ход
web-pause = Пауза
web-go-on = Дальше
web-bot-for-me = Пусть за меня играет бот
web-bot-plays = За тебя играет бот.
web-return = { $name }: вернуться на место
web-end = Закончить игру
web-end-sure = Закончить игру?
web-end-about = Игра закончится для всех, без победителя.
web-end-no = Играть дальше
web-leave-about = За тебя продолжит играть бот. Можно вернуться и занять своё место.
web-leave-sure = Уйти из-за стола?
web-leave = Уйти
web-leave-stop = Предложить закончить
    .about = Или предложи закончить здесь: игра закончится для всех, когда все согласятся.
web-gone-about = Игрока { $name } уже давно нет за столом. Что делать?
web-gone-wait = Ждать
web-gone-bot = Пусть играет бот
web-gone-end = Закончить игру
web-rules = Правила
web-rules-of = Правила игры «{ $game }»
web-rules-options = Что можно выбрать
web-worth = Показать, сколько стоят лунки
web-hint = Подсказка
web-hint-thinking = Думает…
web-hint-none = Сейчас подсказки нет.
web-explore = Анализ позиции
web-explore-of = { $game }: анализ позиции
web-home-what-now = Что мне делать сейчас?
web-explore-here = Анализ отсюда
web-practice = Работа над ошибками
web-chance = Исследовать шансы
web-diagram-again = Ещё раз с начала
web-lesson-of = Научиться за минуту: { $game }
web-lesson-offer = Ещё не знаешь игру { $game }? Научись за минуту, играя.
web-lesson-offer-any = Впервые здесь? Научись игре за минуту, играя:
web-lesson-learn = Научиться
web-lesson-no = Нет, спасибо
web-reactions = Реакции
web-reaction-hello = Привет!
web-reaction-bye = Пока!
web-reaction-applause = Браво!
web-reaction-laugh = Ха-ха!
web-reaction-wow = Ого!
web-reaction-oops = Ой…
web-reaction-sad = Как жаль.
web-reaction-luck = Удачи!
web-reaction-thanks = Спасибо!
web-reaction-thinking = Дай подумать…
web-reaction-hurry = Давай скорее!
web-reaction-good_game = Хорошая игра!
web-reaction-stop = Закончим на этом?

## Кто участвует в бросках

web-log-drop = Устройство не отвечает: { $names }; бросок делается без него.
web-log-void = Бросок отменён и повторяется без устройства: { $names }.
web-log-back = Устройство снова участвует: { $names }.

## After play

web-lobby-ask = Разрешить телефонам в этой сети Wi-Fi присоединиться?
web-lobby-start = Начать
web-lobby-without = Начать без: { $names }
web-lobby-wait = Игра начнётся, когда все соберутся или когда её запустит хозяин стола.
web-lobby-wait-all = Игра начнётся, когда все соберутся.
web-lobby-coming = в пути…
web-lobby-closed = Телефоны смогут присоединиться, когда хозяин стола нажмёт «{ $button }».
web-home-here = Вместе здесь
web-home-phones = С телефонами
web-home-box = Настоящая игра
web-sheet = Только вести счёт
web-home-again = Ещё раз: { $names }
web-new-full = Все места заняты ({ $count }).
web-new-roomier = Играть: { $value } (до { $count })
web-scene-next-round = Следующий раунд
web-scene-next-game = Следующая партия
web-scene-leads = { $name } впереди на { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }.
    .you = Ты впереди на { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }.
web-scene-level = Впереди наравне: { $names }.
web-scene-look = Посмотреть на доску
web-scene-more = Ещё
web-after-result = Результат
web-you-win = Победа твоя!
web-you-share = Победа общая: ты и { $names }.
web-after-rematch = Сыграть ещё
web-after-join-rematch = К следующей игре
web-after-watch-rematch = Смотреть следующую игру
web-after-other = Другая игра
web-after-share = Поделиться результатом
web-after-picture = Поделиться картинкой
web-after-picture-save = Сохранить картинкой
web-after-luck = Это было везение?
web-after-best = Твой лучший результат: { $score }
web-after-par = При идеальной игре: в среднем { $score }
web-after-replay = Посмотреть ещё раз
web-after-check = Проверить эту игру
web-after-download = Сохранить запись
web-after-failed = Запись игры сейчас не получить.
web-replay-first = К началу
web-replay-back = Шаг назад
web-replay-play = Запустить
web-replay-stop = Стоп
web-replay-on = Шаг вперёд
web-replay-last = К концу
web-replay-slider = Место в игре
web-analysis = Как это было
web-analysis-scores = Счёт от начала до конца
web-record = Сохранённая игра
web-record-in-play = Эта игра не закончена.
web-record-other = Открыть другую

## Check this game

web-check = Всё ли было честно?

## Refusals of the server

web-refused-offline = Сервер не отвечает.
web-refused-not_found = Этого нет.
web-refused-not_your_seat = Это не твоё место.
web-refused-not_host = Это может только хозяин стола.
web-refused-bad_message = Сервер этого не понял. Обнови страницу.
web-refused-bad_origin = Сервер принимает это только со своих страниц.
web-refused-unknown_game = Такой игры здесь нет.
web-refused-bad_option = Эти правила не сочетаются.
web-refused-bad_seats = В эту игру нельзя играть таким составом.
web-refused-bad_record = Этот файл — не запись игры.
web-refused-no_free_seat = Все места заняты.
web-refused-not_gone = Игрок всё ещё за столом.
web-refused-not_taken_over = На этом месте бот не играет.
web-refused-too_large = Это слишком длинно.
web-refused-too_many = Слишком много сразу. Подожди немного.
web-refused-too_many_tables = Открыто уже слишком много столов.
web-refused-hello_first = Сервер этого не понял. Обнови страницу.
web-refused-method_not_allowed = Сервер этого не понял. Обнови страницу.
web-refused-unavailable = Сервер сейчас этого не может. Попробуй ещё раз.
web-record-device = В эту игру играли на устройстве без сервера, и продолжить её может только такое устройство. Здесь её можно пересмотреть, изучить и разобрать.
