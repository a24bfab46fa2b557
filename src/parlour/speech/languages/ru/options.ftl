### What is wrong with an option, and what would do.
###
### option-…          for options of any game, of the table and of commands
### option-GAME-…     for options of that game
###
### They are clauses behind `option name=value:`, so most have the option as their subject: “must be …”, “is not …”.
### option-must frames what else is allowed; those that can stand in it are marked: they are also shown in lists of options.

option-must = нужно { $allowed }
# can stand in option-must
option-one-of = одно из { $values }
# can stand in option-must
option-whole = целое число от { $low } до { $high }
# can stand in option-must
option-first-allowed = «rules» или номер места
option-first = { $players ->
    [one] нужно «rules» или место от 0 до { $last } (здесь { $players } игрок)
    [few] нужно «rules» или место от 0 до { $last } (здесь { $players } игрока)
    [many] нужно «rules» или место от 0 до { $last } (здесь { $players } игроков)
   *[other] нужно «rules» или место от 0 до { $last } (здесь { $players } игрока)
}
option-unknown = такой настройки у этой игры нет; есть { $options }
option-games = нужно целое число партий, не меньше 1
option-seed = нужно целое число от 0 до { $most }
option-from-to = должно быть целым числом от { $least } до { $most }
option-dataset-file = должно оканчиваться на .npz или .parquet, либо на /, если это папка
option-dataset-folder = должна быть новая или пустая папка либо папка с таким набором данных
option-exam = нужны игра и файл для записи или --score с вопросами и ответами
option-cores = нужно 0 (все) или число ядер
option-policies = должен быть один уровень для всех или по одному для каждого из { $players } мест

## Tables, bots and commands

option-id = нужно от 1 до 64 букв, цифр, «-» или «_»
option-json = нужны простые значения, которые JSON хранит как есть
option-takeback = ходы можно возвращать только там, где играют люди
option-by-hand = это не сочетается со столом вручную
option-coach = для мест людей нужно { $strengths }, а для ботов и тех, у кого нет тренера, — ничего
option-name = нужно печатных знаков не больше { $most }
option-level-bot = указывается для бота, и только для бота
option-seat = нужен объект с kind и с name или level
option-seats = нужно { $players }, по одному на игрока
option-secret = нужно ровно 32 байта
option-bots = нужны уровни, от 1 до { $players }; если их меньше, чем мест, они повторяются
option-bots-among = нужно что-то из { $levels }
option-deals = нужно не меньше 1
option-sprt = нужны две доли побед, 0 < меньшая < большая < 1
option-error-rate = нужно между 0 и 0.5
option-workers = нужно 0 (по одному на ядро) или число процессов
option-cluster = там не отвечает никакой планировщик ({ $why })
option-one-place = не сочетается с --gpu
option-written = настройка пишется name=value, например players=3
option-seat-bots = боты для { $game }: { $bots }
option-seat-count = { $players ->
    [one] есть { $players } место (players={ $players })
    [few] есть { $players } места (players={ $players })
    [many] есть { $players } мест (players={ $players })
   *[other] есть { $players } места (players={ $players })
}
option-database = не открыть: { $why }

## Shut the Box

# can stand in option-must
option-shutbox-preshut-allowed = крышки ряда, например 1,2,3
# can stand in option-must
option-shutbox-until-allowed = game, stop, «N points» (от 1 до { $points }) или «N rounds» (от 1 до { $rounds })
option-shutbox-lone = нужно 1, если играют в одиночку, пока не остановятся (solo)
option-shutbox-two-rows = нужно 1 или 2: когда чисел { $tiles }, каждый берёт два из четырёх рядов доски
option-shutbox-seats = нужно от 1 до { $most } при rows={ $rows }
option-shutbox-own-two = нужны свои ряды, по два на игрока: издание «tactica» или rows='own'
option-shutbox-number-off-row = крышки { $number } нет в ряду: ряд от 1 до { $tiles }
option-shutbox-nothing-left = закрывать будет нечего: ряд от 1 до { $tiles }
option-shutbox-off-row = этой крышки нет в ряду: ряд от 1 до { $tiles }
option-shutbox-shut-before = эта крышка закрыта заранее (preshut), никакой бросок её не закроет
option-shutbox-not-with-parity = нельзя требовать там, где выбирают чёт или нечет: крышки может не быть в игре
option-shutbox-no-total = { $dice ->
    [1] такой суммы не бывает: один кубик даёт от { $low } до { $high }
    [one] такой суммы не бывает: { $dice } кубик даёт от { $low } до { $high }
    [few] такой суммы не бывает: { $dice } кубика дают от { $low } до { $high }
    [many] такой суммы не бывает: { $dice } кубиков дают от { $low } до { $high }
   *[other] такой суммы не бывает: { $dice } кубика дают от { $low } до { $high }
}
option-shutbox-digital = только для рядов не длиннее { $longest }, в этом чисел { $tiles }
option-shutbox-own-rows = нужны свои ряды (rows='own'): коробка занята, пока не кончится чей-то ход
option-shutbox-tie-roll = нужны свои ряды и одна партия, чтобы ряды ещё стояли; здесь можно: game, share
option-shutbox-unplayed-wins = нет смысла там, где закрытая коробка сразу приносит победу; добавь shut='counts'
option-shutbox-unplayed-match = у всех была бы ничья с тем, кто закроет коробку; это для матчей (until='100 points')
option-shutbox-lead-match = нет смысла в одной партии; это для матчей (until='100 points')
option-shutbox-out-last = для одной партии по одному броску, где закрытая коробка побеждает (variant='young')
option-shutbox-no-use = ни один бросок { $dice ->
    [1] одного кубика
    [one] { $dice } кубика
   *[other] { $dice } кубиков
} не закроет ни одной крышки{ $half ->
    [even] {" "}среди чётных
    [odd] {" "}среди нечётных
   *[all] {""}
}
option-shutbox-no-first-use = { $dice ->
    [1] ни один первый бросок одного кубика не закроет этой крышки
    [one] ни один первый бросок { $dice } кубика не закроет этой крышки
   *[other] ни один первый бросок { $dice } кубиков не закроет этой крышки
}
option-shutbox-open = нужны разные открытые крышки из { $numbers }
option-shutbox-dice = { $dice ->
    [1] это не бросок одного кубика, какой возможен при этом ряде
    [one] это не бросок { $dice } кубика, какой возможен при этом ряде
   *[other] это не бросок { $dice } кубиков, какой возможен при этом ряде
}

## Rolit

# can stand in option-must
option-rolit-colours-allowed = от двух до четырёх разных цветов, по одному на место, из { $colours }, в виде red,green
option-rolit-colours = число цветов должно быть { $players }, по одному на игрока
option-rolit-reversi = набор reversi — только для двоих
option-rolit-small = доска { $size }×{ $size } — только для двоих; за 6×6 и 8×8 сядут и четверо
option-rolit-games = нужно целое число партий, хотя бы по одной на место
option-by-device = это не подходит к столу, который ведёт одно устройство само
