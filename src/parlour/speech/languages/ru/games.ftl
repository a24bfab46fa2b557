### Names of games and of everything that can be chosen in them.
###
### GAME                   a game; .about explains it in one sentence
### GAME-OPTION            an option; .about explains it in one sentence
### GAME-OPTION-VALUE      a value of an option; editions, variants and presets also have .about

game-shutbox = Закрыть коробку
    .about = Бросай кубики и закрывай крышки: кто закроет все, побеждает, а если никому не удалось, побеждает наименьший счёт.
game-tuki = Туки-Туки
    .about = Восемь карт, которых никто не знает: меняй и открывай их, собирай пары с помощью попугаев и закончи с наименьшим числом очков.
game-rolit = Ролит
    .about = Зажми чужие шарики между двумя своими и перекати их в свой цвет.

## Shut the Box

shutbox-edition = Издание
    .about = Печатная игра, по правилам которой играем.
shutbox-tactica = TACTica
shutbox-edition-tactica = { shutbox-tactica }, ряд у каждого
    .about = Крышки от 1 до 10, и у каждого свой ряд.
shutbox-edition-tactica-shared = { shutbox-tactica }, одна коробка
    .about = Крышки от 1 до 10 в одной коробке, все играют в ней по очереди.
shutbox-edition-twelve = Коробка с 12 крышками
    .about = Крышки от 1 до 12, всегда два кубика.
shutbox-edition-nine = Коробка с 9 крышками
    .about = Крышки от 1 до 9 в одной коробке.
shutbox-variant = Вариант
    .about = Набор особых правил, у которого есть имя.
shutbox-variant-classic = Классика
    .about = Играй, пока бросок к чему-нибудь подходит; что осталось открытым, засчитывается в минус.
shutbox-variant-young = Для младших
    .about = Один бросок за ход; кто не может ничего закрыть, выбывает.
shutbox-variant-solo = Соло
    .about = В одиночку, партия за партией, ради наименьшего счёта.
shutbox-variant-no-surprises = Без сюрпризов
    .about = Каждая открытая крышка стоит одно очко, какой бы она ни была.
shutbox-variant-two-first = Сначала 2
    .about = Первый бросок хода должен закрыть 2, отдельно или в сумме.
shutbox-variant-three-first = Сначала 3
    .about = Первый бросок хода должен закрыть 3, отдельно или в сумме.
shutbox-variant-three-down = 3 закрыты заранее
    .about = Крышки 1, 2 и 3 закрыты с самого начала.
shutbox-variant-unlucky-seven = Несчастливая 7
    .about = Число 7 закрыто с начала, а сумма 7 заканчивает ход.
shutbox-variant-even-or-odd = Чёт или нечет
    .about = Перед первым броском выбери чётные или нечётные; играют только они.
shutbox-variant-two-ten = 210
    .about = По два ряда, четыре кубика и крышки до 20, в сумме они дают 210.
shutbox-variant-sum-or-exact = Сумма или точно
    .about = Закрывай саму сумму или ровно те числа, что выпали на кубиках.
shutbox-variant-digital = Цифровой
    .about = Числа открытых крышек, записанные подряд, и есть твой счёт: 1, 2 и 5 дают 125.
shutbox-variant-tournament = Турнир
    .about = Раунд за раундом, очки складываются.
shutbox-players = Игроки
    .about = Сколько человек играет.
shutbox-first = Кто начинает
    .about = У кого бросок выше всех или определённое место.
shutbox-first-rules = по правилам
shutbox-rows = Ряды
    .about = Ряд крышек у каждого или одна коробка на всех.
shutbox-rows-own = ряд у каждого
shutbox-rows-shared = одна коробка
shutbox-tiles = Крышки
    .about = Ряд идёт от 1 до этого числа.
shutbox-dice = Кубики
    .about = Сколько кубиков бросают.
shutbox-fewer_dice = Меньше кубиков
    .about = Когда можно или нужно бросать меньше кубиков.
shutbox-fewer_dice-never = никогда
shutbox-fewer_dice-choice = по выбору, когда всё выше 6 закрыто
shutbox-fewer_dice-forced = всегда один, когда всё выше 6 закрыто
shutbox-fewer_dice-sum-6 = по выбору, когда сумма открытых не больше 6
shutbox-score = Счёт
    .about = Сколько стоят открытые крышки.
shutbox-score-sum = их сумма
shutbox-score-digital = их цифры подряд
shutbox-score-count = по одному очку
shutbox-first_hit = Первое попадание
    .about = Крышка, которую должен закрыть первый бросок хода.
shutbox-first_hit-0 = нет
shutbox-preshut = Закрыты заранее
    .about = Крышки, закрытые с самого начала.
shutbox-bust = Несчастливая сумма
    .about = Сумма, которая сразу заканчивает ход.
shutbox-bust-0 = нет
shutbox-parity = Чёт или нечет
    .about = Играют все крышки, или каждый выбирает чётные либо нечётные.
shutbox-parity-all = все крышки
shutbox-parity-choice = каждый выбирает
shutbox-combine = Что можно закрыть
    .about = Любые крышки, дающие сумму броска, или только сама сумма либо ровно числа с кубиков.
shutbox-combine-sum = любая сумма
shutbox-combine-exact = сумма или точно
shutbox-order = Порядок
    .about = Бросать, пока можно, или один раз за ход.
shutbox-order-turns = целые ходы
shutbox-order-rounds = один бросок за ход
shutbox-tie = Ничья
    .about = Что делать, если наименьший счёт у нескольких.
shutbox-tie-roll = игроки с равным счётом бросают ещё раз
shutbox-tie-game = игроки с равным счётом играют ещё раз
shutbox-tie-share = общая победа
shutbox-until = Длительность
    .about = Одна партия, пока играющий соло не остановится, или до числа очков либо раундов.
shutbox-until-game = одна партия
shutbox-until-stop = пока не остановишься
shutbox-until-points = { $count ->
    [one] до { $count } очка
   *[other] до { $count } очков
}
shutbox-until-rounds = { $count ->
    [one] { $count } раунд
    [few] { $count } раунда
   *[other] { $count } раундов
}
shutbox-shut = Закрытая коробка
    .about = Сразу приносит победу или считается за ноль очков и останавливает партию.
shutbox-shut-wins = сразу победа
shutbox-shut-counts = ноль очков
shutbox-unplayed = После закрытой коробки
    .about = Что получают те, чей ход прервала закрытая коробка.
shutbox-unplayed-open = остальным засчитывается открытое
shutbox-unplayed-nothing = остальным не засчитывается ничего
shutbox-unplayed-play_on = остальные доигрывают
shutbox-lead = Кто начинает следующий раунд
    .about = Кто начинает следующий раунд матча.
shutbox-lead-stays = тот же игрок
shutbox-lead-rotates = следующий игрок
shutbox-out = Когда выбыли все
    .about = Кто побеждает в игре с одним броском за ход, если никто не закрыл коробку.
shutbox-out-score = побеждает наименьший счёт
shutbox-out-last = побеждает последний оставшийся

## Tuki Tuki

tuki-players = Игроки
    .about = Сколько человек играет.
tuki-rounds = Раунды
    .about = Сколько раундов складывается.
tuki-first = Кто начинает
    .about = Каждый раунд начинает тот, у кого открытая сумма больше всех, или определённое место.
tuki-first-rules = по правилам

## Rolit

rolit-preset = Правила
    .about = Правила игры { game-rolit } или её старшего родственника.
rolit-preset-rolit = { game-rolit }
    .about = От двух до четырёх цветов; кто не может захватить, кладёт шарик рядом с любым другим.
rolit-preset-reversi = Реверси
    .about = Два цвета, обычный Отелло: ход обязан захватывать, а кто не может, пасует.
rolit-size = Доска
    .about = Сколько лунок на стороне.
rolit-size-4 = 4 × 4
rolit-size-6 = 6 × 6
rolit-size-8 = 8 × 8
rolit-players = Игроки
    .about = Сколько человек играет.
rolit-colours = Цвета
    .about = Цвет каждого места.
rolit-first = Кто начинает
    .about = Цвет, который покажет брошенный шарик, или определённое место.
rolit-first-rules = по правилам
