# What stands on the boards, and what a screen reader says of them.

board-plain = Игровая доска
board-colour = { $colour ->
    [red] красный
    [yellow] жёлтый
    [green] зелёный
   *[blue] синий
}

## Rolit

board-rolit = Доска игры { game-rolit }
board-neutral = нейтральные
board-winner = победа
board-balls = { $count ->
    [1] один { board-colour } шарик
    [one] { $count } { board-colour } шарик
    [few] { $count } { $colour ->
        [red] красных
        [yellow] жёлтых
        [green] зелёных
       *[blue] синих
    } шарика
   *[many] { $count } { $colour ->
        [red] красных
        [yellow] жёлтых
        [green] зелёных
       *[blue] синих
    } шариков
}
board-hollow-ball = { $hollow }: { board-colour }{ $last ->
    [yes] , положен последним
   *[no] {""}
}
board-hollow-empty = { $hollow }: пустая лунка
board-worth = { $label }, цена { $points }
board-hollow-legal = { $hollow }: { $count ->
    [0] положить шарик
    [1] положить шарик, захват одного
    [one] положить шарик, захват: { $count }
   *[other] положить шарик, захват: { $count }
}
board-tap-again = Коснись { $hollow } ещё раз, чтобы положить шарик. { $count ->
    [0] Он ничего не захватит.
    [1] Он захватит один шарик.
    [one] Он захватит { $count } шарик.
    [few] Он захватит { $count } шарика.
    [many] Он захватит { $count } шариков.
   *[other] Он захватит { $count } шарика.
}
board-must = { $must ->
    [capture] Нужно захватить: выбери одну из отмеченных лунок.
    [place] Захватить нечего. Положи шарик рядом с любым другим.
    [pass] Захватить нечего, ты пасуешь.
   *[roll] Брошенный шарик покажет, кто начинает.
}
board-pass = Пас
board-roll-ball = Бросить

## Shut the Box

board-shutbox = Доска игры «Закрыть коробку»
board-row = { $name }: открыто { $open }; счёт { $score }
board-row-nothing = ничего
board-flap = { $number }: { $state ->
    [open] открыта
    [shut] закрыта
    [legal] открыта, можно закрыть
    [picked] выбрана
   *[out] вне игры
}
board-half = { $half ->
    [even] чётные
   *[odd] нечётные
}
board-opening = Начинает тот, кто выбросит больше
board-opening-die = бросок: { $face }
board-dice = Кубики: { $faces }, сумма { $total }
board-dice-ready = { $count ->
    [1] Один кубик, ещё не брошен
    [one] { $count } кубик, ещё не брошен
    [few] { $count } кубика, ещё не брошены
    [many] { $count } кубиков, ещё не брошены
   *[other] { $count } кубика, ещё не брошены
}
board-roll-dice = { $count ->
    [1] Бросить один кубик
    [one] Бросить { $count } кубик
    [few] Бросить { $count } кубика
    [many] Бросить { $count } кубиков
   *[other] Бросить { $count } кубика
}
board-choice = { $choice ->
    [roll-1] Бросить один кубик
    [roll-2] Бросить два кубика
    [roll-3] Бросить три кубика
    [roll-4] Бросить четыре кубика
    [even] Чётные
    [odd] Нечётные
    [again] Сыграть ещё
   *[stop] Закончить
}
board-shut = Закрыть { $set }
board-shut-other = Выбрать другие
board-sets = { $count ->
    [1] Один способ закрыть
    [one] { $count } способ закрыть
    [few] { $count } способа закрыть
    [many] { $count } способов закрыть
   *[other] { $count } способа закрыть
}
board-sets-many = { $count ->
    [1] Один способ. Выбери крышки.
    [one] { $count } способ. Выбирай крышки, чтобы сузить выбор.
    [few] { $count } способа. Выбирай крышки, чтобы сузить выбор.
    [many] { $count } способов. Выбирай крышки, чтобы сузить выбор.
   *[other] { $count } способа. Выбирай крышки, чтобы сузить выбор.
}
board-lost-roll = { $name } не может использовать { $total }: ход окончен.
    .you = Ты не можешь использовать { $total }: твой ход окончен.
board-box-shut = { $name }: коробка закрыта!
    .you = Ты закрываешь коробку!
board-tie = { $kind ->
    [roll] Ничья: игроки с равным счётом бросают ещё раз.
   *[game] Ничья: игроки с равным счётом играют ещё одну партию.
}
board-first-hit = Первый бросок должен закрыть { $number }.
board-bust = Сумма { $total } заканчивает ход.
board-sheet = { $until ->
    [points] Таблица очков, игра до { $count }
    [rounds] Таблица очков, { $count ->
        [1] один раунд
        [one] { $count } раунд
        [few] { $count } раунда
        [many] { $count } раундов
       *[other] { $count } раунда
    }
   *[stop] Таблица очков
}
board-total = Всего

## Tuki Tuki

board-tuki = Стол { game-tuki }
board-round = Раунд { $round } из { $rounds }
board-grid = { $name }: пока { $score }, { $hidden ->
    [0] все карты открыты
    [1] одна карта закрыта
    [one] { $hidden } карта закрыта
    [few] { $hidden } карты закрыты
    [many] { $hidden } карт закрыто
   *[other] { $hidden } карты закрыто
}
board-card-name = { $card ->
    [hidden] закрытая карта
    [parrot] попугай
   *[other] { $card }
}
board-card = { board-card-name }{ $value ->
    [-1] {""}
   *[other] { $card ->
        [parrot] , считается за { $value }
       *[other] {""}
    }
}
board-slot = { $slot }: { $what }{ $can ->
    [open] . Открыть
    [put] . Положить сюда карту: { board-card-name }
    [drop] . Сбросить взятую и открыть эту
    [parrot] . Пусть летит этот попугай
    [land] . Попугай садится сюда
    [turn] . Перевернуть
   *[none] {""}
}
board-stock-name = Колода
board-discard-name = Сброс
board-hand-name = В руке
board-stock = Колода, { $count ->
    [1] одна карта
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}{ $can ->
    [take] . Взять верхнюю карту
    [draw] . Перевернуть верхнюю карту
   *[none] {""}
}
board-discard = Сброс, { $card ->
    [none] пусто
   *[other] сверху: { board-card-name }
}{ $can ->
    [take] . Взять эту карту
    [drop] . Сбросить карту из руки
    [draw] . Перевернуть заменённую карту
   *[none] {""}
}
board-hand = { $card ->
    [none] В руке нет карты
   *[other] В руке: { board-card-name }
}
board-left = Оставшиеся карты
board-left-unseen = Карты, которых ещё никто не видел, в колоде и закрытые:
board-left-hidden = Закрытые перед игроками:
board-left-stock = В заново перетасованной колоде:
board-left-card = { board-card-name }: { $count }
board-set = { $set ->
    [2] пара
    [4] четвёрка
    [6] шестёрка
   *[8] восьмёрка
}
board-scene-set = { board-set }!
board-closed = всё открыто
board-last-turn = последний ход
board-one-hidden = одна закрыта
board-ending = { $why ->
    [closed] { $name }: закрытых карт не осталось. У всех остальных последний ход.
    [stock] Колода кончилась второй раз: у всех последний ход.
   *[stalled] Давно никто не берёт из колоды: у всех последний ход.
}
    .you = У тебя не осталось закрытых карт. У всех остальных последний ход.
board-your-last-turn = Это твой последний ход!
board-dilemma = Твоя последняя закрытая карта! Замени её, открой или подожди: сбрось и оставь её закрытой.
board-tap-slot = Коснись { $slot } ещё раз, чтобы положить карту туда.
board-drop = Сбросить и открыть карту
board-drop-wait = Сбросить и ждать
board-drop-last = Сбросить и открыть последнюю
board-fly = Пусть попугай летит
board-back = Назад
board-choose-open = Выбери закрытую карту, чтобы открыть.
board-choose-parrot = Выбери попугая, который полетит.
board-choose-landing = Выбери закрытую карту, на которую он сядет.
board-told = { $label }, { $worth }{ $played ->
    [yes] , сыграно
   *[no] {""}
}
board-nudge-corner = Посмотри на углы.
board-nudge-edge = Посмотри на край доски.
board-nudge-middle = Посмотри на середину доски.
board-nudge-flaps =
    { $count ->
        [one] Подумай об одной крышке.
        [few] Подумай о { $count } крышках вместе.
       *[many] Подумай о { $count } крышках вместе.
    }
board-nudge-dice = Подумай, что здесь можно выбрать.
board-nudge-piles = Сравни обе стопки.
board-nudge-parrot = Подумай о своих попугаях.
board-nudge-drop = А нужна ли тебе эта карта?
board-nudge-left = Посмотри на два левых столбца.
board-nudge-right = Посмотри на два правых столбца.
