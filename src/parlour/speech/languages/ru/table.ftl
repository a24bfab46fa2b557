### What is said at a table, whoever draws it.
###
### turn-…, GAME-turn-…    whose turn it is and what is expected
### GAME-move-…            a move as it is offered
### GAME-log-…             a move or an outcome as it is told afterwards
### result-…               how a game ended
### refused-CODE           why the table refused a command; the codes are fixed (docs/table.md)
### bot-…                  levels of bots, and why a bot made its move
###
### Arguments: $name is a player's name; moves and slots are notation and stay as they are.

list-comma = ,{" "}
list-and = { $first } и { $last }

seat-name = Игрок { $number }
face-name = { $number ->
    [1] Лис
    [2] Сова
    [3] Медведь
    [4] Кот
    [5] Лягушка
    [6] Кролик
    [7] Пингвин
    [8] Лев
    [9] Ёж
    [10] Коала
    [11] Черепаха
   *[12] Утка
}
seat-bot = { $name } ({ $level })

## Whose turn

turn-wait-roll = { $name } сейчас бросает.
    .you = Твоя очередь бросать.
turn-table = Стол сейчас тянет жребий.
turn-bot = { $name } думает…
turn-paused = Игра на паузе.
play-turn = Сейчас ходит { $name }.
    .you = Сейчас твой ход.

shutbox-turn-opening = { $name }: брось один кубик. У кого больше, тот начинает.
shutbox-turn-roll = { $name }: брось кубики.
shutbox-turn-choose = { $name }: чёт или нечет?
shutbox-turn-throw = { $name }: сколько кубиков?
shutbox-turn-shut = { $name }: закрой крышки, которые вместе дают { $total }.
shutbox-turn-stop = { $name }: ещё партию?
tuki-turn-open = { $name }: открой одну из своих карт.
tuki-turn-take = { $name }: возьми из колоды или из сброса.
tuki-turn-place = { $name }: куда положить карту ({ $card })?
tuki-turn-draw = { $name }: переверни карту.
rolit-turn-roll = { $name }: брось шарик. Цвет сверху начинает.
rolit-turn-capture = { $name } ({ $colour }): нужно захватить.
rolit-turn-place = { $name } ({ $colour }): захватить нечего; положи шарик рядом с любым другим.
rolit-turn-pass = { $name } ({ $colour }): захватить нечего; придётся пасовать.

## Moves on offer

shutbox-move-shut = закрыть { $numbers }
shutbox-move-throw = { $dice ->
    [1] бросить один кубик
    [one] бросить { $dice } кубик
    [few] бросить { $dice } кубика
    [many] бросить { $dice } кубиков
   *[other] бросить { $dice } кубика
}
shutbox-move-even = играть чётными
shutbox-move-odd = играть нечётными
shutbox-move-again = сыграть ещё
shutbox-move-stop = закончить
tuki-move-open = открыть { $slot }
tuki-move-stock = взять из колоды
tuki-move-discard = взять верхнюю из сброса
tuki-move-put = положить на { $slot }
tuki-move-drop = сбросить, открыть { $slot }
tuki-move-pass = сбросить, ничего не открывать
tuki-move-fly = положить на { $parrot }; попугай летит на { $slot }
rolit-move-place = { $captures ->
    [0] { $hollow }
   *[other] { $hollow }, захват: { $captures }
}
rolit-move-pass = пас

## What happened

log-began = Игра начинается.
log-torn = Последняя строка записи была оборвана и отрезана; из того, что было показано, ничего не пропало.
log-seated = { $name } садится за стол.
log-paused = Игра на паузе.
log-went-on = Игра продолжается.
log-reacted = { $name }: { $what }
log-rematch = Те же игроки продолжают за другим столом.
log-undone = { $name } возвращает ход.
log-consent-asked = { $name } просит вернуть последний ход.
log-consent = { $name } не против.
log-declined = { $name } против: ход остаётся.
log-lapsed = Ответили не все: ход остаётся.
log-carried = Отсюда играет другое устройство.
take-back = Вернуть ход
take-back-allowed = Ходы можно возвращать
    .about = До следующего броска или карты.
web-hand = Со своими кубиками и картами
web-hand-about = Коснись того, что выпало; стол следит за правилами и очками.
web-hand-ask = Что выпало?
web-hand-whose = { $name }: что выпало?
web-hand-by = Что выпало, укажет { $name }.
web-hand-here = Указать здесь
web-hand-again = Коснуться этих кубиков заново
take-back-ask = Попросить вернуть ход
take-back-question = { $name } хочет вернуть ход. Согласны?
take-back-yes = Да, вернуть
take-back-no = Нет, играем дальше
take-back-asked = Всех спрашивают, можно ли вернуть твой ход.
take-back-declined = { $name } хочет играть дальше: твой ход остаётся.
take-back-lapsed = Ответили не все: твой ход остаётся.
take-back-moved = Игра пошла дальше: твой ход остаётся.
take-back-agree = Если все согласны, до следующего броска или карты.
play-step = { $name }: { $step }
play-step-table = Стол: { $step }

shutbox-log-first = { $name } бросает за первый ход: { $face }.
    .you = Ты бросаешь за первый ход: { $face }.
shutbox-log-roll = { $name } бросает: { $roll }.
    .you = Ты бросаешь: { $roll }.
shutbox-log-stuck = { $name } не может продолжать.
    .you = Ты не можешь продолжать.
shutbox-log-roll-stuck = { shutbox-log-roll } { shutbox-log-stuck }
    .you = { shutbox-log-roll.you } { shutbox-log-stuck.you }
shutbox-log-shut = { $name } закрывает { $numbers }.
    .you = Ты закрываешь { $numbers }.
shutbox-log-throw = { $dice ->
    [1] { $name } берёт один кубик.
    [one] { $name } берёт { $dice } кубик.
    [few] { $name } берёт { $dice } кубика.
    [many] { $name } берёт { $dice } кубиков.
   *[other] { $name } берёт { $dice } кубика.
}
    .you = { $dice ->
        [1] Ты берёшь один кубик.
        [one] Ты берёшь { $dice } кубик.
        [few] Ты берёшь { $dice } кубика.
        [many] Ты берёшь { $dice } кубиков.
       *[other] Ты берёшь { $dice } кубика.
    }
shutbox-log-even = { $name } играет чётными.
    .you = Ты играешь чётными.
shutbox-log-odd = { $name } играет нечётными.
    .you = Ты играешь нечётными.
shutbox-log-again = { $name } играет ещё.
    .you = Ты играешь ещё.
shutbox-log-stop = { $name } заканчивает.
    .you = Ты заканчиваешь.
tuki-log-first = Жребий решил: начинает { $name }.
    .you = Жребий решил: начинаешь ты.
tuki-log-card = { $name } открывает карту: { $card }.
    .you = Ты открываешь карту: { $card }.
tuki-log-card-table = Первая карта сброса: { $card }.
tuki-log-open = { $name } открывает { $slot }.
    .you = Ты открываешь { $slot }.
tuki-log-stock = { $name } берёт из колоды.
    .you = Ты берёшь из колоды.
tuki-log-discard = { $name } берёт из сброса.
    .you = Ты берёшь из сброса.
tuki-log-put = { $name } кладёт карту на { $slot }.
    .you = Ты кладёшь карту на { $slot }.
tuki-log-drop = { $name } сбрасывает карту и открывает { $slot }.
    .you = Ты сбрасываешь карту и открываешь { $slot }.
tuki-log-pass = { $name } сбрасывает карту и ничего не открывает.
    .you = Ты сбрасываешь карту и ничего не открываешь.
tuki-log-fly = { $name } кладёт карту на { $parrot }; попугай летит на { $slot }.
    .you = Ты кладёшь карту на { $parrot }; попугай летит на { $slot }.
rolit-log-first = Выпал { $colour }: начинает { $name }.
    .you = Выпал { $colour }: начинаешь ты.
rolit-log-place = { $name } ходит на { $hollow }.
    .you = Ты ходишь на { $hollow }.
rolit-log-capture = { $captures ->
    [1] { $name } ходит на { $hollow }. Поворачивается один шарик.
    [one] { $name } ходит на { $hollow }. Поворачивается { $captures } шарик.
    [few] { $name } ходит на { $hollow }. Поворачиваются { $captures } шарика.
    [many] { $name } ходит на { $hollow }. Поворачиваются { $captures } шариков.
   *[other] { $name } ходит на { $hollow }. Поворачиваются { $captures } шарика.
}
    .you = { $captures ->
        [1] Ты ходишь на { $hollow }. Поворачивается один шарик.
        [one] Ты ходишь на { $hollow }. Поворачивается { $captures } шарик.
        [few] Ты ходишь на { $hollow }. Поворачиваются { $captures } шарика.
        [many] Ты ходишь на { $hollow }. Поворачиваются { $captures } шариков.
       *[other] Ты ходишь на { $hollow }. Поворачиваются { $captures } шарика.
    }
rolit-log-pass = { $name } пасует.
    .you = Ты пасуешь.

## Words of the games

tuki-card-number = { $card }
tuki-card-parrot = попугай
tuki-stock = колода
tuki-discard = сброс
tuki-taken = в руке
tuki-round = раунд { $round } из { $rounds }
tuki-last-turns = последние ходы
rolit-colour-red = красный
rolit-colour-yellow = жёлтый
rolit-colour-green = зелёный
rolit-colour-blue = синий
rolit-colours-red = { rolit-colour-red }
rolit-colours-yellow = { rolit-colour-yellow }
rolit-colours-green = { rolit-colour-green }
rolit-colours-blue = { rolit-colour-blue }
rolit-neutral = { $colour } (нейтральный)
shutbox-aside = вне игры
shutbox-total = сумма { $total }

## Score sheet

sheet-title = Счёт
sheet-low = меньше — лучше
sheet-high = больше — лучше
sheet-game = партия { $number }
sheet-round = раунд { $number }
tuki-sheet-row = { sheet-round }

## Results

result-winner = Побеждает { $name }!
    .you = Победа твоя!
result-shared = Общая победа: { $names }.
result-alone = Счёт: { $score }.
shutbox-result-outright = { $name } закрывает коробку и побеждает!
    .you = Ты закрываешь коробку и побеждаешь!
shutbox-result-alone = Осталось: { $score }.
shutbox-result-alone-outright = { $name } закрывает коробку!
    .you = Ты закрываешь коробку!
result-broken-off = Игра прервана.

## Refusals

refused-not_your_turn = Сейчас чужой ход.
refused-roll_first = Сначала бросок.
refused-not_by_hand = Этот стол бросает и тянет сам.
refused-move_first = Сначала ход.
refused-illegal_move = Ход «{ $move }» здесь невозможен.
refused-bad_notation = «{ $move }» — не ход этой игры.
refused-stale_seq = Игра тем временем ушла вперёд; посмотри ещё раз.
refused-unknown_seq = До этой позиции игра ещё не дошла.
refused-unknown_seat = Такого места нет.
refused-bad_command = Команда не распознана.
refused-old_format = Этот стол — в старом формате: партию можно посмотреть снова и сохранить, но продолжить нельзя.
refused-bad_level = Для этой игры нет такого бота.
refused-id_reused = Эта команда уже отправлена с другим содержанием.
refused-paused = Игра на паузе.
refused-not_paused = Игра не на паузе.
refused-enough = За этим столом предел для этого уже достигнут.
refused-over = Игра окончена.
refused-chance_exhausted = Этот стол исчерпал весь запас жребиев.
refused-drawing = Бросок ещё не закончен. Одну минуту.
refused-late = Этот бросок уже завершён.
refused-not_asked = Стол этого не ждёт.
refused-too_early = Слишком рано: стол этого ещё не просил.
refused-wrong_link = Число этого устройства не соответствует тому, что оно обещало.
refused-bad_device = За этим столом это устройство так не может.
refused-too_many_devices = На этом месте слишком много устройств.
refused-cannot_undo = Этот ход вернуть нельзя.
refused-allowed = Можно: { $moves }
refused-allowed-more = Можно: { $moves }… (всего { $count })

## Bots

bot-level-random = случайный
    .about = Любой разрешённый ход, не думая.
bot-level-easy = лёгкий
    .about = Играет как маленький ребёнок и не смотрит вперёд.
bot-level-medium = средний
    .about = Играет разумно, но часто ошибается.
bot-level-hard = сложный
    .about = Играет хорошо и редко ошибается.
bot-level-perfect = безупречный
    .about = Делает лучший ход, какой можно рассчитать.
rolit-level-easy = Захватывает побольше шариков, как маленький ребёнок, и легко отвлекается.
rolit-level-medium = Думает на один-два хода вперёд.
rolit-level-hard = Думает далеко вперёд и безошибочно играет конец.
tuki-level-easy = Любит маленькие карты, как маленький ребёнок, и не замечает пар.
tuki-level-medium = Думает на шаг вперёд и помнит, какие карты уже вышли.
tuki-level-hard = Мысленно доигрывает каждый ход сотни раз и вычисляет, когда закончить.
bot-why-only = Это был единственный ход.
rolit-why-corner = Занимает угол; ходов у следующего игрока: { $moves }.
rolit-why-guard = Не пускает следующего в углы; ходов ему остаётся: { $moves }.
rolit-why-moves = Ходов остаётся следующему: { $moves }.
tuki-why-close = Закончить сейчас — победа в { $chance } % случаев, подождать — в { $other } %.
tuki-why-wait = Подождать — победа в { $chance } % случаев, закончить сейчас — в { $other } %.
tuki-why-best = Этот ход выигрывает в { $chance } % случаев; следующий по силе: { $move } ({ $other } %).
tuki-why-exact = Если сосчитать все исходы, этот ход выигрывает в { $chance } % случаев; следующий по силе: { $move } ({ $other } %).
tuki-why-alone = Этот ход выигрывает примерно в { $chance } % случаев.
tuki-why-child = Если каждая закрытая карта — шестёрка, в сумме теперь примерно { $points }.
tuki-why-distracted = Первое, что пришло в голову; если каждая закрытая карта — шестёрка, в сумме теперь примерно { $points }.
bot-why-random = Случай выбрал один из возможных ходов (всего { $moves }).
bot-why-one-ahead = { $better ->
    [0] Просмотрено ходов: { $moves }, на шаг вперёд. Ни один не выглядел лучше.
   *[other] Просмотрено ходов: { $moves }, на шаг вперёд. На вид лучше этого: { $better }.
}
shutbox-why-shown = Закрывает именно выпавшие числа.
shutbox-why-few = Закрывает как можно меньше крышек, сначала самые большие.
shutbox-why-simple = Первое, что пришло в голову.
# $value and $other_value: points at the end (score), or percent to win (win) or to shut the box (shut).
shutbox-why-score = Средний счёт: { $move } даёт { $value }, { $other } — { $other_value }.
shutbox-why-win = { $move } побеждает в { $value } % случаев, { $other } — в { $other_value } %.
shutbox-why-shut = { $move } закрывает коробку с вероятностью { $value }, { $other } — с вероятностью { $other_value }.
shutbox-why-only-score = { $move } — единственный ход; ожидаемый счёт: { $value }.
shutbox-why-only-win = { $move } — единственный ход; он побеждает в { $value } % случаев.
shutbox-why-only-shut = { $move } — единственный ход; он закрывает коробку с вероятностью { $value }.
