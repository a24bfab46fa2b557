### The terminal game: menus, keys, and what only a terminal says.

terminal-title = Parlour
terminal-tagline = Семейные игры, сыгранные и решённые.
terminal-leave-again = Нажми { $key } ещё раз, чтобы выйти; всё сохранено.

## The first screen

menu-new = Новая игра
menu-resume = Продолжить
menu-unfinished = { $game }, { $names } · { $time } · { $events ->
    [one] { $events } событие
    [few] { $events } события
    [many] { $events } событий
   *[other] { $events } события
}
menu-none = Незаконченных игр нет.
menu-remove = Нажми Del ещё раз, чтобы удалить эту игру навсегда: { $game }
menu-finished = Завершённые игры
menu-finished-game = { $game }: { $scores } · { $time }
menu-language = Язык: { $language }
menu-quit = Выйти

## Setting up a game

setup-title = Новая игра
setup-seats = Кто играет
setup-person = кто-то здесь
setup-bot = бот: { $level }
setup-more = Ещё настройки, в виде name=value
setup-start = Начать
setup-back = Назад
setup-bad = { $option }: значение «{ $value }» не подходит.
setup-preparing = Готовим стол…

## At the table

table-moves = Твои ходы
table-log = Что было
table-type = набери ход, например { $example }
table-press = нажми Enter или пробел
table-again = Ещё раз то же самое? Нажми { $key }.
table-saved = Всё сохранено; продолжить можно в любой момент: { $command }.
table-why = Почему? { $why }
table-again-click = Нажми ещё раз, чтобы сделать только этот ход, или выбирай дальше.

## Keys, at the foot of the screen

keys-title = Клавиши
key-help = Правила
key-language = Язык
key-menu = Меню
key-quit = Выйти
key-remove = Удалить
key-why = Почему?
key-again = Реванш
key-back = Назад
key-play = Играть
key-choose = Выбрать

## What went wrong

error-title = Не получилось
error-record = Игру { $file } нельзя продолжить: { $reason }
error-busy = Игра { $file } открыта в другом окне.
error-small = Окно мало: всё видно от 80 на 24.
join-back = Место остаётся за тобой. Вернуться можно командой: { $command }
