### What is wrong with what somebody gave, and what cannot be done. Options are in options.ftl, steps of a game in refusals.ftl.
###
### error-…         the frame of an error: what was given, where, and why not
### cannot-…        what does not exist for a game
### record-…        what is wrong with a record or with its file
### wrong-CODE      what the bytes of a record disprove; the codes are those of parlour/table/verify.py
### command-…       why the table did not take a command
### server-…        why the server refused
###
### They are clauses, not sentences: they begin with a small letter and stand behind a colon. Names, notation, values and
### paths are arguments, already with their quotation marks.

plain-text = { $text }

error-game = нет игры { $name }; есть игры { $games }
error-game-meant = нет игры { $name }; может быть, { $meant }? Есть игры { $games }
error-meant = { $problem }; может быть, { $meant }?
game-broken = не удаётся загрузить игру { $game } из { $package }: { $why }
game-other-api = { $package } рассчитан на версию { $theirs } контракта Parlour; здесь версия { $ours }, поэтому игра { $game } пропущена
game-misfit = игра { $game } из { $package } не работает с этой версией Parlour: { $why }
game-clash = игра { $game } из { $module } пропущена: так уже называется { $taken }
error-option = настройка { $option }={ $value }: { $why }
error-move = { $given } не подходит: { $why }
error-move-at = { $given } здесь не подходит ({ $position }): { $why }
error-move-allowed = { $refused }; можно: { $moves }
error-move-allowed-more = { $refused }; можно: { $moves }… (всего { $count })
error-line = строка { $line }: { $why }
error-system = { $kind ->
    [FileNotFoundError] нет такого файла или папки
    [FileExistsError] такой файл уже есть
    [IsADirectoryError] это папка
    [NotADirectoryError] это не папка
    [PermissionError] нет доступа
   *[other] { $text }
}

## What cannot be done

cannot-level = нет бота { $level } для { $game }; есть уровни { $levels }
cannot-choose = бот выбирает, когда чей-то ход; здесь не ходит никто: { $state }
cannot-simulate = для { $game } нет быстрого ядра
gpu-not-installed = для игры на GPU нужен numba-cuda: pip install 'numba-cuda[cu13]'
gpu-not-found = здесь не найден GPU NVIDIA с драйвером; процессор (cpu) играет те же партии
number-none = в { $game } нет такого хода или исхода
cannot-encode = { $game } не выражает ходы и позиции числами или кодами
cannot-draw-here = случаю здесь нечего решать: { $state }
code-none = это не код позиции этой игры
batch-actions = нужно { $games } целых чисел, по одному на игру
batch-where = нужно { $games } логических значений, по одному на игру
batch-illegal = номер { $number } не допускается в игре { $at } этой серии
batch-state = нужна позиция, в которой чей-то ход
cannot-bot = не удаётся загрузить бота { $bot }: { $why }
cannot-extra = для этого нужен { $package }: { $command }
cannot-solve = для { $game } решения нет
cannot-other-game = это решение игры { $game }; позиция из другой игры: { $other }
cannot-solve-rolit-crowd = Игра { game-rolit } решена для двоих: когда играющих больше, итог места зависит от того, какой из равных ходов выберут другие
cannot-solve-rolit-far = в этой игре досягаем только конец: не более { $most } пустых лунок
cannot-perft = для { $game } нет ядра, считающего последовательности ходов
cannot-worth = для { $game } нет карты ценности каждой лунки
cannot-judge = в { $game } нет поиска, который оценивает ходы
no-choice = в этой позиции нечего выбирать
cannot-set-up = позицию { $game } нельзя описать; укажите её код либо запись и момент
cannot-analyse = { $game } не умеет оценивать позиции
cannot-train = { $game } не учится
cannot-train-board = на доске { $size }×{ $size } учиться нечему: она решена
cannot-train-cluster = { $game } учится на одном раунде за другим: кластер здесь не поможет
cannot-train-gpu = видеокарте нужен CuPy, который здесь не установлен
cannot-train-on = { $file } содержит незаконченную работу другого плана (партий { $games }, серий { $batches }, начальное число { $seed }): продолжи её или удали файл
cannot-pocket = нет { $file }: в копии исходников «make pocket» загружает интерпретатор и собирает страницы
cannot-dataset = ни одна позиция { $game } с этими параметрами не известна точно
cannot-dataset-resume = { $file } содержит другую незаконченную работу: продолжить её или удалить файл
cannot-solve-exactly = точные дроби — для одного ряда (цель «score» или «shut»); для победы возьми числа с плавающей точкой
cannot-solve-row = точные дроби — для рядов не длиннее { $longest }, в этом чисел { $tiles }; возьми числа с плавающей точкой
cannot-win-alone = в одиночку побеждаешь всегда; возьми цель «score» или «shut»
cannot-rank = ходы оценивают, когда чей-то ход; здесь не ходит никто: { $state }
cannot-respond = лучшие ответы вычисляются в играх, где не больше { $most } позиций; в этой их больше
cannot-odds = стратегия должна давать вероятности разрешённых ходов ({ $moves }), в сумме равные 1; здесь это не так: { $position }
cannot-mix = уровень { $level } не может назвать вероятности своих ходов; задай функцию позиции
cannot-pack = скомпилированные правила вмещают одинаковых не больше { $most }, а здесь { $given }
solution-untold = ожидаемый счёт известен только для решённых одиночных партий с рядами до { $most } чисел
cannot-play-format = этот стол — в старом формате parlour/1: его можно посмотреть снова, сохранить и проверить, но играть за ним больше нельзя
cannot-draw-fairly = общий знаменатель этих шансов больше 2**128; такой жребий не вытянуть
cannot-test = последовательный тест сравнивает два уровня, у которых мест поровну; здесь { $levels }
cannot-end = партия { $game } не кончилась, шагов сделано { $steps }
cannot-cluster = кластеру нужен dask.distributed: { $command }
cannot-rematch-yet = до конца игры реванша нет
cannot-rematch-again = те же игроки уже продолжают за столом { $table }

## Records and their files

record-cannot-read = не прочитать { $file }: { $why }
record-cannot-make = не создать { $file }: { $why }
record-cannot-open = не открыть { $file }: { $why }
record-cannot-write = не записать { $file }: { $why }
record-cannot-make-folder = не создать папку { $file }: { $why }
record-exists = { $file } уже есть
record-busy = в { $file } сейчас пишет другой процесс; сначала закрой его
record-finished = игра { $file } окончена; её можно просмотреть, но не продолжить
record-none-unfinished = в { $folder } нет незаконченной игры
record-no-secret = без секрета из { $file } не продолжить: { $why }
record-other-secret = секрет в { $file } от другой записи
record-no-line = нет ни одной полной строки
record-not-json = это не JSON: { $why }
exam-twice = { $file }: идентификатор { $id } встречается дважды
exam-stray = { $file }: нет вопроса с идентификатором { $id }
exam-position = вопрос { $id }: это не позиция игры { $game }, в которой ценность каждого хода доказана
record-format = это не запись формата { $format }
record-rules = запись по правилам { $rules }; известны { $known }
record-header-types = id, time, previous и обязательство должны быть текстом, а links — числом
record-header-needs = в заголовке не хватает { $name }
record-header-form = заголовок записан не так, как нужно: { $why }
record-event = событие — это объект, у которого «event» — одно из { $kinds }
record-event-has-no = в событии { $kind } нет места для { $names }
record-event-needs = в событии { $kind } не хватает { $names }
record-event-value = { $name } в событии { $kind } не может быть { $value }
record-because = { $wrong }: { $why }
record-expected = ожидалось событие { $expected }, а не { $seq }
record-after-end = после конца { $kind } уже не бывает
record-not-its-turn = ходит место { $seat }, но сейчас не его ход
record-moved-by = на месте { $seat } { $who }, а ход записан за { $by }
record-wrong-hand = бросает или тянет рука { $hand }, но сейчас не её очередь
record-end-over = стол закрывается ({ $why }), но игра окончена
record-end-not-over = стол закрывается ({ $why }), но игра не окончена
record-end-scores = счёт и победители в конце не такие, как в позиции
record-no-seat = нет места { $seat }; есть места от 0 до { $last }
record-same-id = у события { $event } тот же id, что у события { $first }
record-same-chances = событие { $event } ссылается на шансы события { $same }, а там их нет
record-chances = шансы, из которых тянули жребий, не такие, как в позиции
record-outcome-teller = тот, кто указал выпавшее, не подходит к столу: люди указывают выпавшее только за столом вручную
record-too-long = проверка записи занимает слишком много времени
record-too-many = другие записи с этого адреса ещё проверяются; подожди немного
record-arena-deal = это не раздача арены: { $why }
record-arena-other = в { $file } итоги другого матча: { $match }
record-arena-numbers = раздачи в { $file } пронумерованы не 0, 1, 2…
record-arena-result = в { $file } нет итогов `parlour evaluate`

## What the bytes of a record disprove

wrong-no-hash = строка не заканчивается своим хешем
wrong-hash = строка не сходится со своим хешем: изменили её или одну из предыдущих
wrong-not-json = строка — не JSON: { $why }
wrong-not-object = строка — не объект JSON
wrong-torn = последняя строка оборвана: в её конце нет перевода строки
wrong-empty = запись пуста
wrong-format = формат { $format }; эта проверка знает { $known }
wrong-id = id стола должен состоять из 1–64 букв, цифр, «-» или «_»
wrong-no-commitment = в заголовке нет обязательства цепочке хешей, где звеньев от 1 до { $most }
wrong-number = здесь ожидалось событие номер { $expected }, а не { $seq }
wrong-nonce = одноразовое число (nonce) должно быть не длиннее 64 байтов, шестнадцатеричное, строчными буквами
wrong-outcome = доказательство даёт итог { $proven }, а в записи { $outcome }
wrong-same = сказано, что шансы те же, что у события { $event }, а там их нет
wrong-chances = шансы должны быть списком пар [outcome, целый вес]
wrong-weights = сумма весов шансов больше 2**128
wrong-used-up = все звенья цепочки израсходованы, а следующей стол не обещал
wrong-link = звено не из той цепочки, которую обещал стол
wrong-next = обещана следующая цепочка, хотя в нынешней ещё есть звенья
wrong-chain = не эта цепочка была готова следовать за предыдущей
wrong-seed = из зерна, открытого в конце, не выходит использованная цепочка
wrong-large = запись больше, чем допускает этот формат
wrong-strict = строка записана не тем единственным способом, который допускает этот формат
wrong-kind = событие такого рода неизвестно
wrong-members = { $name }: не хватает, неизвестно или не такое, каким должно быть
wrong-order = событие такого рода не может стоять здесь
wrong-device = так устройство зарегистрироваться не может: его номер, места или положение в записи
wrong-unknown-device = названо устройство, которое никогда не регистрировалось
wrong-presence = уходит устройство, которого нет, или возвращается то, которое есть
wrong-draw-number = номер жребия не тот, чья очередь
wrong-again = отложенный или недействительный жребий нужно открыть снова с той же рукой и теми же шансами
wrong-begin = жребий открыт раньше, чем у каждого появилось устройство и кто-нибудь нажал «Начать»
wrong-missing = устройства, названные отсутствующими, не из тех, что участвовали
wrong-links = для каждого участвовавшего устройства нужно одно звено
wrong-voids = недействительными объявлено больше { $most } жребиев
wrong-next-chain = следующая цепочка добавлена там, где её быть не может
wrong-undo = ход возвращён там, где этого делать нельзя
wrong-by = ход приписан боту там, где сидит человек, или человеку там, где сидит бот
wrong-rules = строка не соответствует правилам игры
wrong-name = имя не относится к строке перед ним или не сходится со своим хешем
wrong-day = число дня не относится к этой записи: заранее было закреплено другое
wrong-round = число тура не относится к этой записи: заранее было закреплено другое
record-challenge = число дня даёт другое задание, чем сыгранное
wrong-text = { $name }: не хватает, или это не текст
wrong-bytes = { $name }: нужны 32 байта, шестнадцатерично, строчными буквами

## Commands at the table

command-unknown = нет команды { $command }
command-id = id должен состоять из 1–64 букв, цифр, «-» или «_»
command-table-id = id стола состоит из 1–64 букв, цифр, «-» или «_»
command-seq = seq должен быть целым числом
command-text = { $name }: печатных знаков не больше { $most }
command-needs-seat = этой команде нужно место
command-seats = есть места от 0 до { $last }
command-ended = этот стол уже закрыт
command-stands = стол сейчас на событии { $seq }
command-stale = после события { $seq } уже было событие { $event }
command-paused = стол на паузе
command-paused-already = стол уже на паузе
command-not-paused = стол не на паузе
command-reused = событие { $event } вызвала другая команда с этим id
command-waits-roll = стол ждёт броска
command-waits-tell = стол ждёт, пока кто-нибудь укажет, что выпало
command-not-by-hand = этот стол бросает и тянет сам
command-person-tells = указать выпавшее может только человек
command-waits-move = стол ждёт хода места { $seat }
command-to-move = ход места { $seat }
command-other-hand = бросает другая рука
command-who = кто садится, должен быть Seat
command-break-off = назови причину, чтобы закончить игру; «over» оставлено правилам
command-reaction = реакция пуста
command-enough = это место достигло предела за этим столом: { $most }
command-undo = ход можно вернуть только за столом, где это разрешено, единственному человеку за ним или с согласия всех, и только пока с тех пор ничего не разыгрывалось
command-asked = об этом уже спросили, и ответ есть: спросить снова можно после следующего хода
command-code = { $name } должно быть кодом: буква, затем не более 31 строчной буквы, цифры, '-' или '_'
command-drawing = жребий открыт; сначала будет его исход
command-device = здесь это устройство этого не может: его идентификатор, места, цепочка или присутствие
command-devices = слишком много устройств на одно место или слишком много регистраций
command-not-asked = стол этого не ждёт
command-late = жребий закрыт
command-too-early = для этого жребия ещё не было сигнала раскрывать
command-wrong-link = звено не из той цепочки, которой обязалось устройство

## The server

server-not-found = здесь такого нет, или это не для тебя
server-no-coach = у этого места нет тренера
server-daily-practice = в список попадает только первая попытка устройства, в тот же день и доигранная до конца самим человеком
server-unavailable = сервер останавливается, или его база данных не отвечает; ничего не пропало, попробуй ещё раз
server-bug = такого не должно было случиться; подробности в журнале сервера
server-not-your-seat = этот ключ не от того места
server-not-host = приглашать может только хозяин
server-undo-stakes = в партии с рейтингом, в турнире и в задании дня ходы не возвращают
server-not-ending = закончить игру для всех может только хозяин или все вместе; за ушедшего играет бот
server-no-name = не хватает имени
server-home = только тот, кто сидит за этим компьютером, может разрешить телефонам дома присоединяться
server-not-over = игра не окончена
server-not-gone = это место бота, или человек всё ещё здесь
server-not-taken-over = за человека на этом месте бот не играет
server-seat-taken = это место занято, или оно не для игры по сети
server-seats-taken = свободных мест нет
server-tables = открытых столов на этом сервере бывает не больше { $most }
server-openings = с этого адреса открыто слишком много столов; подожди немного
server-level = бот уровня { $level } с такими настройками обходится этому серверу слишком дорого; есть { $levels }
server-connections = слишком много соединений
server-too-many-messages = слишком много сообщений в этом соединении
server-too-many-requests = слишком много запросов с этого адреса
server-too-many-bytes = с этого адреса пришло слишком много данных; подожди немного
server-origin = страницам других сайтов этим сервером пользоваться нельзя
server-host = под таким именем этот сервер не известен; кто его держит, указывает имя через --url или --origin
server-bytes = здесь читают не больше { $most } байт
server-length = укажи длину содержимого (content-length)
server-nested = слишком глубокая вложенность JSON
server-hello-first = первым сообщением должно быть hello
server-hello-late = hello не пришло вовремя
server-hello-said = hello уже сказано
server-bad-message = сообщение записано не так, как нужно: { $why }
server-bad-request = запрос записан не так, как нужно: { $why }
server-sums = это не суммы того, что выпало
server-options = настройки записаны не так, как нужно: { $why }
server-database-busy = базой данных { $file } пользуется другой сервер; один файл SQLite — один узел

## A program at somebody else's table

client-link = должна быть ссылка на место, с #i= или #k= в конце
client-refused = сервер отказывает ({ $code }): { $why }
client-unreachable = нет ответа от { $url }: { $why }
join-no-screen = нужен весь экран терминала; программы используют parlour.adapters.remote
join-no-server = по этому адресу нет сервера Parlour
join-not-found = этого стола больше нет, или ссылка неполная
verify-what = нужны либо записи, либо --pages с адресом
verify-address = должен быть адрес сервера, с http:// или https://
pages-none = в этой установке нет страниц, с которыми можно сравнить
client-alarm = { $what } Отсюда больше ничего не отправляется: ни ходы, ни броски.
client-unprotected = за этим столом не участвует ни одно устройство, или он бросает по старым правилам: тот, кто его держит, мог бы выбирать каждый бросок
client-notice = решить это может только человек ({ $code }), а никого не спросили
carry-not-alone = за этим столом играли не только на одном устройстве: игра продолжается лишь там, где она идёт
carry-ended = эта игра не может продолжаться: она окончена, или при сохранении файла бросок не был завершён
carry-apart = на этом устройстве есть другое продолжение того же стола
carry-here = этот стол уже есть на этом устройстве, и игра зашла не менее далеко
