### What the commands print for people, but for their help (help.ftl). With --json they print data, which is in no language.
###
### COMMAND-…         what that command prints
### transcript-…      a record as plain text
### plot-…, picture-… words in pictures
### cli-…             what several commands say, and what is wrong with their arguments: clauses behind `option name=value:`
###
### Games, options, levels, moves, rolls, files and flags are arguments or stand as they are typed. $seconds and other
### measured numbers come as they are to be shown.

cli-seconds = { $seconds } с
cli-svg = нужно имя файла .svg
cli-cannot-write = туда не записать: { $reason }

progress-games = партии
progress-deals = раздачи
progress-batches = серий
progress-positions = позиций
progress-left = осталось { $seconds } с
compiling = { $game }: первая компиляция, обычно от 10 до 40 секунд. Следующий запуск будет быстрым.

## parlour play

play-resume-alone = не сочетается с игрой, местами и новой записью
play-pace = нужно число секунд
play-no-menu = без терминала меню нет; назови игру

## parlour games

games-title = { $game }  { $title } (правила { $rules })
games-default = (по умолчанию: { $default })
games-default-open = (по умолчанию: как велят другие настройки)

## parlour simulate

simulate-summary = { $games ->
    [1] { $game }: 1 случайная партия за { $seconds } с, шагов: { $length }
    [one] { $game }: { $games } случайная партия за { $seconds } с ({ $rate } в секунду), шагов в среднем: { $length }
    [few] { $game }: { $games } случайные партии за { $seconds } с ({ $rate } в секунду), шагов в среднем: { $length }
    [many] { $game }: { $games } случайных партий за { $seconds } с ({ $rate } в секунду), шагов в среднем: { $length }
   *[other] { $game }: { $games } случайной партии за { $seconds } с ({ $rate } в секунду), шагов в среднем: { $length }
}
simulate-seat = место { $seat }: средний счёт { $mean }, от { $least } до { $most }; { $wins } % побед

## parlour learn

learn-words = Когда спросят ход, введи его; «{ $back }» — назад, «{ $show }» — сделать ход за тебя, «{ $quit }» — выйти.
learn-look = Нажми Enter, чтобы продолжить.
learn-roll = Нажми Enter, чтобы бросить.
learn-move = Твой ход? { $moves }
learn-none = для { $game } урока нет
learn-done = Урок окончен. Играть: { $command }

## parlour replay, parlour convert

replay-torn = последняя строка оборвана и пропущена, байтов: { $bytes }
replay-at = нужен номер события от 0 до { $last }
replay-score = { $name } { $score }
replay-scores = счёт: { $scores }
replay-scores-won = счёт: { $scores }; победа: { $winners }
convert-events = события документа должны быть списком
convert-misfit = события документа не сходятся: { $why }

transcript-table = стол { $table }, { $time }
transcript-seat = место { $seat }
transcript-who = место { $seat }: { $who }
transcript-bot = бот { $level }
transcript-person = { $kind ->
    [here] человек здесь
   *[elsewhere] человек по сети
}
transcript-named = { $name }, { $what }
transcript-move = место { $seat }: { $move }
transcript-move-bot = место { $seat }: { $move }  (бот { $level })
transcript-draw = месту { $seat } выпало { $outcome }
transcript-draw-table = столу выпало { $outcome }
transcript-seated = на месте { $seat } теперь { $who }
transcript-pause = пауза
transcript-resume = игра продолжается
transcript-end = конец
transcript-scores = { $end }: счёт { $scores }
transcript-react = реакция места { $seat }: { $what }
transcript-rematch = реванш за столом { $table }
transcript-undo = место { $seat } возвращает событие { $event }
transcript-consent = места { $seats } согласны вернуть событие { $event }
transcript-decline = место { $seat } не согласно вернуть событие { $event }
transcript-lapse = событие { $event } остаётся: ответили не все
# $why is a word of the record's format, or what somebody wrote
transcript-why = { $what } ({ $why })

## parlour verify

verify-hash = нужны 64 шестнадцатеричные цифры
verify-status = { $status ->
    [finished] игра окончена
    [in-play] игра не окончена
    [torn] запись оборвана
   *[bad] запись неверна
}
verify-place = строка { $line }, байт { $offset }: { $problem }
verify-before = { $problem }; { $events ->
    [1] единственное событие до этого верно
    [one] { $events } событие до этого верно
    [few] { $events } события до этого верны
    [many] { $events } событий до этого верны
   *[other] { $events } события до этого верны
}
verify-unsound = { $status }: { $problem }
verify-sound = { $status }, { $events ->
    [one] { $events } событие
    [few] { $events } события
    [many] { $events } событий
   *[other] { $events } события
}, { $draws ->
    [one] доказан { $draws } жребий
    [few] доказаны { $draws } жребия
    [many] доказано { $draws } жребиев
   *[other] доказано { $draws } жребия
}, из них { $own } с устройствами игроков
verify-head = последний хеш { $head }
verify-first = формат parlour/1: тот, кто вёл стол, мог выбирать исходы и всё равно пройти эту проверку
verify-covered = место { $seat }: устройство участвовало в { $count } из { $draws }
verify-alone = жребии без единого устройства, которые стол мог предвидеть: { $count }
verify-daily = задание за { $day }: его случай был закреплён заранее, одинаково для всех
verify-told = случай указан вручную: результатов, названных людьми: { $count }. Каждый шаг следует правилам; доказать, что кубики или карты действительно так выпали, нельзя ничем
verify-duplicate = тур { $round } турнира: его случай был закреплён заранее, одинаково за всеми столами
verify-drops = жребии, открытые снова, потому что устройство, по словам стола, спало: { $count }
verify-voided = жребий { $n } объявлен недействительным
verify-would = жребий { $n } объявлен недействительным; выпало бы { $outcome }
verify-open = жребий { $n } открыт и не закрыт
verify-words = слова для сверки на событии { $seq }: { $words }
verify-no-end = у записи нет конца: не хватает строк, или игра ещё идёт
verify-other-head = её последний хеш { $head }, а выписан был другой
verify-receipt = совпадает с квитанцией устройства { $device }: { $events ->
    [one] { $events } событие
    [few] { $events } события
    [many] { $events } событий
   *[other] { $events } события
}, { $links ->
    [one] { $links } своё число
    [few] { $links } своих числа
    [many] { $links } своих чисел
   *[other] { $links } своего числа
}
verify-receipt-alarm = это устройство подняло тревогу: { $alarm }
receipt-form = это не квитанция устройства
receipt-table = квитанция от другого стола
receipt-line = в событии { $seq } устройство видело другое (0 — заголовок)
receipt-short = устройство видело { $count ->
    [one] { $count } событие
    [few] { $count } события
    [many] { $count } событий
   *[other] { $count } события
}, а в записи их меньше
receipt-link = в жребии { $n } не то число, которое дало устройство
receipt-move = ход в событии { $seq } не тот, что отправило устройство, или не для этой позиции

## parlour perft, parlour worth, parlour train

worth-title = Сколько стоит каждая лунка
worth-scale = шанс победы в процентных пунктах: больше (+) или меньше (−) равной доли, { $games ->
    [one] { $games } случайная партия
    [few] { $games } случайные партии
    [many] { $games } случайных партий
   *[other] { $games } случайной партии
}, стандартная ошибка не больше { $error }
train-title = Ошибка оценки, серия за серией, по числу пустых мест
train-done = Веса находятся в { $file }.
sheets-done = { $file }: листы для печати: { $count }
sheets-known = должно быть одним из: { $names }
pocket-done = { $folder } содержит игры, { $size } МБ обычных файлов. Чтобы попробовать: python -m http.server --directory { $folder }
dataset-done = { $file }: позиций { $positions }, партий { $games }.
exam-made = { $file }: вопросов { $questions }.
exam-scored = Вопросов: { $questions }. Допустимых ответов: { $legal }, лучших ходов: { $best }. Потеря на вопрос: { $regret } ± { $error }; с любым ходом { $any_move }, с первым { $first_move }.
exam-win = Выбери ход с наибольшим шансом победы.
exam-points = Выбери ход с лучшим ожидаемым счётом.
exam-answer = Ответь одним из этих ходов, записанным точно как здесь, и ничем больше:
advise-at-alone = только вместе с { $option }
advise-other = — это запись игры { $game }
advise-record = { $position }: шанс победы с каждым ходом, в процентах
advise-lead = Рядом — перевес в конце.
advise-points = Рядом — ожидаемые очки.
advise-score = { $position }: ожидаемый счёт после каждого хода
advise-estimated = Это оценки.

## parlour solve, parlour advise

solve-title = { $game }, лучшая игра ради цели «{ $objective }»
solve-by-seat = шанс победы, по местам:
solve-by-turn = шанс победы, по очереди хода:
solve-score = ожидаемый счёт
solve-shut = шанс закрыть коробку
solve-win = вероятность выиграть
solve-note = примечание: { $note }
solve-cell = { $label }: { $number }
solve-first = лучшие первые ходы
solve-nothing-fits = ничего не подходит
solve-where = самые вероятные результаты
solve-scores = самый частый счёт
solve-rows = частые последние ряды
solve-left-open = открыты в конце
solve-box = всё закрыто
solve-plot-row = --plot рисует один ряд: добавь --objective score или --objective shut

advise-objective = нужно score или shut: один ряд о победе ничего не говорит
advise-to-win = нужно win или ничего, если { $rows }, { $best } или { $to_come } говорят о других
advise-exact = точные дроби бывают для одного ряда; чтобы выиграть у других, убери { $exact }
advise-open = открыто { $open }
advise-rolled = открыто { $open }, выпало { $dice }
advise-each = { $position }: { $what } после каждого хода
advise-value = { $position }: { $what } { $value }
advise-over = { $position }: ничего не подходит, ход окончен: { $what } { $value }

picture-title = Закрыть коробку, { $edition } { $variant }: { $objective ->
    [score] лучшая игра ради счёта
   *[shut] лучшая игра ради закрытой коробки
}
picture-map = { $what } перед броском: { $low } (темно) – { $high } (светло)
picture-rest = { $map }; закрыты { $numbers }
picture-across = по горизонтали: что открыто из { $numbers }, в двоичном счёте
picture-down = по вертикали: то же для { $numbers }
picture-nothing = ничего
# above a picture: at most about 70 letters
picture-scores = счёт: лучшая игра (столбцы, ср. { $best }), жадная (линия, ср. { $greedy })
picture-bars = счёт; высший столбец { $top }
picture-wide-bars = счёт; высший столбец { $top }, ширина столбца { $step }

## parlour arena

arena-sprt = нужны две доли побед, например 0.5:0.55
arena-games = { $games ->
    [one] { $games } партия
    [few] { $games } партии
    [many] { $games } партий
   *[other] { $games } партии
}
arena-summary = { $game }: { arena-games } в { $deals ->
    [one] { $deals } раздаче
   *[other] { $deals } раздачах
}, шагов на партию: { $length }, { $seconds } с
arena-level = уровень
arena-won = победы
arena-share = доля побед
arena-score = средний счёт
arena-intervals = (интервалы 95 %)
arena-decision = { $decision ->
    [high] не меньше { $high }
    [low] не больше { $low }
   *[open] пока неясно
}
arena-test = последовательный тест: { arena-decision } (логарифм отношения правдоподобий { $ratio }, границы { $lower } и { $upper })
plot-title = { $game }: доля побед на место, { arena-games }
plot-deals = раздачи

## parlour serve

serve-workers = нужно не меньше 1
serve-offline = должна быть папкой, записанной командой «parlour pocket»
serve-open = Parlour открыт: { $address }   (Ctrl+C закрывает)
serve-home = Телефоны дома могут присоединиться: { $address }
serve-home-closed = Телефоны дома тоже могут присоединиться: включи это в «Пригласить» или запусти с --home.
serve-getting-ready = Первая подготовка игры { $game } (осталось: { $left }). Играть уже можно.
serve-ready = Все игры готовы.
serve-port-in-use = порт { $address } уже занят другой программой
serve-host = этот компьютер не может слушать там: { $why }

## parlour completion: the first line of each script

completion-bash = Parlour в bash: подключи это командой source или положи в папку bash-completion.
completion-zsh = Parlour в zsh: положи это под именем _parlour в папку из $fpath или подключи командой source после compinit.
completion-fish = Parlour в fish: положи это в ~/.config/fish/completions/parlour.fish
pages-same = { $address }: файлов как в этой установке: { $files } (контрольная сумма страниц: { $digest }). Другим сервер может прислать другие файлы.
pages-other = { $address }: файлов не из этой установки: { $count } из { $files }: { $which }. На сервере другая версия, или кто-то изменил его страницы.
verify-devices = жребий тянуло одно устройство; устройств по очереди: { $count }. За жребий ручаются только их владельцы, а отрезанный конец могли сыграть заново
