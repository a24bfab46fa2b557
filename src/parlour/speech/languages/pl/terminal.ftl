### The terminal game: menus, keys, and what only a terminal says.

terminal-title = Parlour
terminal-tagline = Rodzinne gry, rozegrane i rozwiązane.
terminal-leave-again = Naciśnij { $key } jeszcze raz, aby wyjść; wszystko jest zapisane.

## The first screen

menu-new = Nowa gra
menu-resume = Graj dalej
menu-unfinished = { $game }, { $names } · { $time } · { $events ->
    [one] 1 zdarzenie
    [few] { $events } zdarzenia
    [many] { $events } zdarzeń
   *[other] { $events } zdarzenia
}
menu-none = Brak niedokończonych gier.
menu-remove = Naciśnij jeszcze raz Del, aby usunąć tę grę na zawsze: { $game }
menu-finished = Zakończone gry
menu-finished-game = { $game }: { $scores } · { $time }
menu-language = Język: { $language }
menu-quit = Wyjdź

## Setting up a game

setup-title = Nowa gra
setup-seats = Kto gra
setup-person = ktoś tutaj
setup-bot = bot: { $level }
setup-more = Więcej opcji, w postaci name=value
setup-start = Start
setup-back = Wstecz
setup-bad = Opcja { $option } nie może mieć wartości „{ $value }”.
setup-preparing = Przygotowuję stół…

## At the table

table-moves = Twoje ruchy
table-log = Przebieg gry
table-type = wpisz ruch, na przykład { $example }
table-press = naciśnij Enter albo spację
table-again = Jeszcze raz to samo? Naciśnij { $key }.
table-saved = Wszystko jest zapisane; w każdej chwili wrócisz do gry przez { $command }.
table-why = Dlaczego? { $why }
table-again-click = Kliknij jeszcze raz, by zagrać tylko ten ruch, albo wybieraj dalej.

## Keys, at the foot of the screen

keys-title = Klawisze
key-help = Zasady
key-language = Język
key-menu = Menu
key-quit = Wyjdź
key-remove = Usuń
key-why = Czemu?
key-again = Rewanż
key-back = Wstecz
key-play = Graj
key-choose = Wybierz

## What went wrong

error-title = Nie udało się
error-record = Nie można wrócić do gry { $file }: { $reason }
error-busy = Gra { $file } jest otwarta w innym oknie.
error-small = Okno jest małe: wszystko widać od 80 na 24.
join-back = Miejsce zostaje twoje. Wrócisz poleceniem: { $command }
