### El juego en el terminal: menús, teclas y lo que solo un terminal dice.

terminal-title = Parlour
terminal-tagline = Juegos de familia, jugados y resueltos.
terminal-leave-again = Pulsa { $key } otra vez para salir; todo está guardado.

## La primera pantalla

menu-new = Nueva partida
menu-resume = Seguir con
menu-unfinished = { $game }, { $names } · { $time } · { $events ->
    [one] { $events } suceso
   *[other] { $events } sucesos
}
menu-none = No hay partidas sin terminar.
menu-remove = Pulsa otra vez Supr para quitar esta partida para siempre: { $game }
menu-finished = Partidas terminadas
menu-finished-game = { $game }: { $scores } · { $time }
menu-language = Idioma: { $language }
menu-quit = Salir

## Preparar una partida

setup-title = Una partida nueva
setup-seats = Quién juega
setup-person = una persona aquí
setup-bot = bot: { $level }
setup-more = Más opciones, escritas name=value
setup-start = Empezar
setup-back = Atrás
setup-bad = { $option } no puede ser «{ $value }».
setup-preparing = Preparando la mesa…

## En la mesa

table-moves = Tus jugadas
table-log = Registro de la partida
table-type = escribe una jugada, por ejemplo { $example }
table-press = pulsa Intro o Espacio
table-again = ¿Lo mismo otra vez? Pulsa { $key }.
table-saved = Todo está guardado; sigue cuando quieras con { $command }.
table-why = ¿Por qué? { $why }
table-again-click = Púlsalo otra vez para esta jugada sola, o sigue.

## Teclas, al pie de la pantalla

keys-title = Teclas
key-help = Reglas
key-language = Idioma
key-menu = Menú
key-quit = Salir
key-remove = Quitar
key-why = ¿Por qué?
key-again = Revancha
key-back = Atrás
key-play = Jugar
key-choose = Elegir

## Qué salió mal

error-title = No ha funcionado
error-record = No se puede seguir con la partida { $file }: { $reason }
error-busy = La partida { $file } está abierta en otra ventana.
error-small = La ventana es pequeña: con 80 por 24 o más se ve todo.
join-back = El puesto sigue siendo tuyo. Vuelve con: { $command }
