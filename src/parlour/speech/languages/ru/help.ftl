### What `parlour --help` and `parlour COMMAND --help` say.
###
### about-COMMAND         a command in one line
### help-COMMAND-FLAG     a flag or an argument of that command; help-FLAG where several commands share it
### argparse-…            sentences of Python's argparse; the id is made of argparse's own English words
###
### These texts go through argparse: %(default)s and the like are put in by it and stay as they are (a per cent sign is
### written twice). Flags, options, values, commands and file names stay as they are typed.

help-parlour = Семейные игры, сыгранные и решённые.
help-research = для исследований:
help-version = показать версию и выйти

## Commands

about-play = сыграть в терминале
about-learn = выучить игру за минуту, играя в неё
about-join = сесть по ссылке за стол на другом сервере и играть в терминале
about-games = перечислить игры, их настройки и значения по умолчанию
about-simulate = сыграть много случайных партий на быстром ядре
about-replay = просмотреть запись: что было и как стоит доска
about-verify = проверить записи: каждый байт, каждое доказательство жребия, каждое правило
about-convert = переписать запись в другом виде: один документ JSON, простой текст или снова JSON Lines
about-perft = сосчитать все последовательности ходов до заданной глубины
about-worth = сколько стоит каждая лунка, по многим случайным партиям
about-train = научить игру оценивать позиции в партиях с самой собой
about-dataset = записать позиции с точными значениями, чтобы на них учиться
about-exam = записать вопросы о позициях для языковых моделей или оценить их ответы
about-solve = решить игру: её цена, лучшие первые ходы, куда ведёт случай
about-advise = оценить ходы в позиции
about-analyse = отличить везение от умения в сыгранных играх: что броски и ходы сделали с шансами
about-bots = перечислить уровни ботов для игры, от слабых к сильным
about-arena = свести ботов друг с другом: места меняются, удача для всех одна, с погрешностями
about-evaluate = провести бота через задание сравнения и записать итог
about-serve = открыть игры для браузеров и программ, здесь или по сети
about-sheets = записать листы для очков, рабочие листы и планы уроков для печати
about-pocket = записать папку, которая играет без сервера
about-completion = напечатать скрипт автодополнения для оболочки

## Arguments that many commands share

help-game = одна из игр: { $games }
help-options = настройки игры; их перечисляет `parlour games GAME`
help-json = печатать данные вместо текста
help-seed = то же зерно — те же партии (по умолчанию: %(default)s)
help-n = сколько партий (по умолчанию: %(default)s)
help-exact = точные дроби

## The terminal

help-play-game = одна из игр: { $games } (по умолчанию: меню в терминале, а без него { $usual })
help-play-seat = следующее место: имя или bot:LEVEL (по умолчанию: один человек, остальные боты); по разу на каждое место
help-play-resume = продолжить запись (по умолчанию: последнюю игру)
help-play-record = хранить запись здесь (по умолчанию: в папке данных)
help-play-takeback = разрешить возвращать ходы или нет (по умолчанию: можно на весь экран)
help-play-hand = игра со своими кубиками и картами: игроки сами говорят, что выпало, и это можно вернуть
help-play-coach = тренер для людей, когда их ход: { $strengths }, для всех, или ИМЯ=… для одного из них; все это видят, и это сохраняется вместе с игрой
help-play-language = один из языков: { $codes } (по умолчанию: как в окружении)
help-play-bidi = кто упорядочивает текст справа налево (по умолчанию: %(default)s; выбери terminal, если иврит виден задом наперёд)
help-play-plain = строки вместо всего экрана, и в терминале тоже
help-play-json = строки JSON, для программ
help-join-link = ссылка приглашения или места, как тебе её прислали; в кавычках
help-join-name = твоё имя за столом

## Games and random play

help-games-game = что-то из { $games } (по умолчанию: все)
help-simulate-cores = сколько ядер; 0 — все (по умолчанию: %(default)s)
help-simulate-device = где играть: cpu или cuda для GPU NVIDIA (по умолчанию: %(default)s)
help-simulate-policies = уровни ботов вместо случайных ходов: один для всех или по одному на место
help-perft-depth = до какой длины считать (по умолчанию: %(default)s)
help-worth-svg = сохранить карту и как картинку
help-train-to = папка для весов; прерванная работа продолжается
help-sheets-output = страница, которая будет записана; печатает её браузер
help-sheets-sheet = только этот лист, например score или answers (можно повторять)
help-sheets-paper = размер бумаги (по умолчанию: a4)
help-pocket-output = какую папку записать; её может отдавать любой веб-сервер
help-dataset-output = файл, NAME.npz или NAME.parquet, либо целый набор данных в папке, NAME/; прерванная работа продолжается
help-dataset-n = сколько позиций (по умолчанию: %(default)s)
help-exam-game = игра; с --score не нужна
help-exam-output = файл с вопросами, по объекту JSON в строке
help-exam-n = сколько вопросов (по умолчанию: %(default)s)
help-exam-score = оценить ответы: вопросы и строки с id и ходом для каждого
help-train-batches = серии партий
help-train-games = партий в каждой серии
help-train-gpu = считать на видеокарте (нужен CuPy)
help-train-plot = нарисовать и кривые обучения

## Records

help-replay-file = запись игры
help-replay-at = остановиться после этого события (по умолчанию: после последнего)
help-replay-boards = рисовать доску после каждого хода и итога
help-verify-files = записи игр
help-verify-pages = сравнить страницы, которые присылает сервер по этому адресу, со страницами этой установки
help-verify-finished = незаконченная запись не годится
help-verify-head = хеш последней строки, как его кто-то записал
help-verify-day = число дня, которое публикуют, когда он кончился: подтверждает запись задания дня
help-verify-round = число тура, которое публикуют, когда он кончился: подтверждает запись турнира с одинаковой удачей для всех
help-verify-receipt = квитанция или доказательство, сохранённые устройством, для сравнения с записью
help-convert-file = запись или документ JSON, который написал --to json
help-convert-to = в каком виде писать
help-convert-output = куда писать (по умолчанию: в стандартный вывод)

## Solutions

help-solve-objective = score, shut или win (по умолчанию: win, а в одиночку score)
help-solve-exact = точные дроби (один ряд: цель score или shut)
help-solve-plot = нарисовать цену каждого ряда и итоговый счёт
help-solve-page = напечатать страницу всех изданий и вариантов (Markdown)
help-advise-open = открытые числа
help-advise-dice = что выпало; без этого — выбор перед броском
help-advise-rows = чтобы выиграть: что осталось открытым у тех, кто уже сыграл; у юных игроков все по порядку, me — твой, x после ряда, который выбыл
help-advise-best = чтобы выиграть: лучший счёт на сейчас, где ряды не важны
help-advise-to-come = чтобы выиграть: сколько играет после тебя
help-advise-board = шарики, ряд за рядом сверху
help-advise-turn = цвет, чей сейчас ход
help-advise-position = код позиции, как в ссылке исследователя и в библиотеке
help-advise-objective = score или shut для одного ряда отдельно (по умолчанию: победа)
help-advise-at = позиция после этого числа событий (по умолчанию: после последнего)
help-advise-record = запись, позиция которой оценивается
help-analyse-file = записи; несколько дают профиль каждого игрока
help-analyse-quick = примерно за секунду, с более грубыми оценками
help-analyse-fresh = вычислить заново, что бы ни было сохранено
help-analyse-html = записать в этот файл страницу, которой ничего больше не нужно

## Bots against bots

help-arena-bots = кто играет (по умолчанию: %(default)s)
help-arena-deals = сколько раздач, в каждой по партии на место (по умолчанию: %(default)s)
help-arena-workers = сколько процессов; 0 — по одному на ядро (по умолчанию: %(default)s)
help-arena-cluster = планировщик кластера Dask, который возьмёт работу
help-arena-seconds = сколько самое большее бот думает над ходом
help-arena-nodes = сколько позиций самое большее бот смотрит на ход
help-arena-results = хранить раздачи здесь; с тем же файлом счёт продолжится
help-arena-sprt = остановиться, когда ясно, какая доля побед у первого бота
help-arena-alpha = доля ложных ответов «больше» в тесте (по умолчанию: %(default)s)
help-arena-beta = доля ложных ответов «меньше» в тесте (по умолчанию: %(default)s)
help-arena-plot = нарисовать ход матча
help-evaluate-words = бот и задание; с --cards или --page — файлы с итогами
help-evaluate-output = записать итог сюда; прерванная работа продолжается
help-evaluate-deals = сколько раздач против каждого соперника (по умолчанию: сколько указано в задании)
help-evaluate-list = перечислить задания
help-evaluate-cards = записать в эту папку карточку каждого задания с итогами из файлов
help-evaluate-page = показать итоги из файлов одной страницей

## The server

help-serve-port = какой порт слушать (по умолчанию: %(default)s)
help-serve-host = какой адрес слушать; 0.0.0.0 — все (по умолчанию: %(default)s)
help-serve-database = postgresql://… для нескольких узлов или путь к файлу SQLite
help-serve-data = папка для файла SQLite (по умолчанию: папка данных пользователя)
help-serve-url = адрес для людей, в приглашениях: https://games.example
help-serve-origin = ещё один источник, чьим страницам можно пользоваться сервером; можно повторять
help-serve-proxies = адреса обратных прокси, которым верить, через запятую (по умолчанию: %(default)s)
help-serve-home = разрешить телефонам дома присоединяться: слушать и в локальной сети
help-serve-open = показать первую страницу в браузере, если он есть
help-serve-workers = процессы, в которых думают боты (по умолчанию: число ядер − 1)
help-serve-operator = кто содержит этот сервер, для страницы «О программе»: имя и как с тобой связаться
help-serve-devices-think = пусть боты думают на устройстве того, кто играет только против них
help-serve-offline = папка, записанная командой «parlour pocket»: страницы могут сохранить её для игры без сети
help-serve-no-push = не отправлять напоминаний через push-службы (иначе: тем, кто о них просит)
help-serve-metrics = отдавать /metrics и /health только там, как HOST:PORT (по умолчанию: /metrics на основном порту, для этой машины)

## Shells

help-completion-shell = для какой оболочки

## Sentences of argparse

argparse-usage = использование:
argparse-positional-arguments = аргументы
argparse-options = ключи
argparse-show-this-help-message-and-exit = показать эту справку и выйти
argparse-error = %(prog)s: ошибка: %(message)s
argparse-argument = аргумент %(argument_name)s: %(message)s
argparse-unrecognized-arguments = неизвестные аргументы: %s
argparse-the-following-arguments-are-required = не хватает аргументов: %s
argparse-expected-one-argument = нужно одно значение
argparse-expected-at-most-one-argument = нужно не больше одного значения
argparse-expected-at-least-one-argument = нужно хотя бы одно значение
argparse-ignored-explicit-argument = значение здесь лишнее: %r
argparse-ambiguous-option-could-match = неясный ключ: %(option)s — это может быть %(matches)s
argparse-invalid-value = значение не подходит (%(type)s): %(value)r
argparse-invalid-choice-choose-from = такого выбора нет: %(value)r (есть: %(choices)s)
help-advise-cards = карты каждого игрока, столбец за столбцом
help-advise-pile = верхняя карта сброса
help-advise-hand = карта в руке; без неё — выбор между стопками
help-advise-seat = игрок, чей сейчас ход, 1 — первый
