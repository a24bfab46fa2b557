### Lo que las órdenes muestran a las personas, salvo su ayuda (help.ftl). Con --json muestran datos, que no están en ningún idioma.
###
### COMMAND-…         lo que muestra esa orden
### transcript-…      un registro como texto
### plot-…, picture-… palabras en las imágenes
### cli-…             lo que dicen varias órdenes, y qué está mal en sus argumentos: frases detrás de `opción nombre=valor:`
###
### Juegos, opciones, niveles, jugadas, tiradas, archivos y banderas son argumentos o quedan como se teclean. $seconds y otros
### números medidos llegan tal como se muestran.

cli-seconds = { $seconds } s
cli-svg = debe ser el nombre de un archivo .svg
cli-cannot-write = no se puede escribir ahí: { $reason }

progress-games = partidas
progress-deals = repartos
progress-batches = lotes
progress-positions = posiciones
progress-left = quedan { $seconds } s
compiling = { $game }: se compila por primera vez, normalmente de 10 a 40 segundos. El próximo inicio será rápido.

## parlour play

play-resume-alone = no se combina con juego, puestos ni registro nuevo
play-pace = debe ser un número de segundos
play-no-menu = no hay menú sin terminal; nombra un juego

## parlour games

games-title = { $game }  { $title } (reglas { $rules })
games-default = (por defecto: { $default })
games-default-open = (por defecto: según las demás opciones)

## parlour simulate

simulate-summary = { $games ->
    [one] 1 partida al azar de { $game } en { $seconds } s, { $length } pasos
   *[other] { $games } partidas al azar de { $game } en { $seconds } s ({ $rate } por segundo), { $length } pasos cada una de media
}
simulate-seat = puesto { $seat }: puntuación media { $mean }, de { $least } a { $most }; { $wins } % de las victorias

## parlour learn

learn-words = Escribe una jugada cuando se te pida; «{ $back }» vuelve atrás, «{ $show }» la hace por ti, «{ $quit }» sale.
learn-look = Pulsa Intro para seguir.
learn-roll = Pulsa Intro para tirar.
learn-move = ¿Tu jugada? { $moves }
learn-none = no hay lección de { $game }
learn-done = Esa era la lección. Para jugar: { $command }

## parlour replay, parlour convert

replay-torn = se deja fuera una última línea rota de { $bytes } bytes
replay-at = debe ser el número de un suceso, de 0 a { $last }
replay-score = { $name } { $score }
replay-scores = puntos: { $scores }
replay-scores-won = puntos: { $scores }; gana { $winners }
convert-events = los sucesos del documento deben ser una lista
convert-misfit = los sucesos del documento no encajan: { $why }

transcript-table = mesa { $table }, { $time }
transcript-seat = puesto { $seat }
transcript-who = puesto { $seat }: { $who }
transcript-bot = bot { $level }
transcript-person = { $kind ->
    [here] persona aquí
   *[elsewhere] persona en otro lugar
}
transcript-named = { $name }, { $what }
transcript-move = puesto { $seat }: { $move }
transcript-move-bot = puesto { $seat }: { $move }  (bot { $level })
transcript-draw = el puesto { $seat } saca { $outcome }
transcript-draw-table = la mesa saca { $outcome }
transcript-seated = el puesto { $seat } es ahora { $who }
transcript-pause = pausa
transcript-resume = se reanuda
transcript-end = final
transcript-scores = { $end }: puntos { $scores }
transcript-react = el puesto { $seat } reacciona: { $what }
transcript-rematch = revancha en la mesa { $table }
transcript-undo = el puesto { $seat } deshace el suceso { $event }
transcript-consent = los puestos { $seats } aceptan deshacer el suceso { $event }
transcript-decline = el puesto { $seat } no acepta deshacer el suceso { $event }
transcript-lapse = el suceso { $event } queda: no todos respondieron
# $why es una palabra del formato del registro, o lo que alguien escribió
transcript-why = { $what } ({ $why })

## parlour verify

verify-hash = deben ser 64 cifras hexadecimales
verify-status = { $status ->
    [finished] terminado
    [in-play] en juego
    [torn] roto
   *[bad] malo
}
verify-place = línea { $line }, byte { $offset }: { $problem }
verify-before = { $problem }; { $events ->
    [one] el único suceso anterior está bien
   *[other] los { $events } sucesos anteriores están bien
}
verify-unsound = { $status }: { $problem }
verify-sound = { $status }, { $events ->
    [one] 1 suceso
   *[other] { $events } sucesos
}, { $draws ->
    [one] 1 extracción probada
   *[other] { $draws } extracciones probadas
}, { $own } con dispositivos de jugadores
verify-head = cabeza { $head }
verify-first = formato parlour/1: quien llevaba la mesa podía elegir resultados y pasar igualmente esta comprobación
verify-covered = puesto { $seat }: un dispositivo participó en { $count } de { $draws }
verify-alone = extracciones sin ningún dispositivo, que la mesa podía prever: { $count }
verify-daily = el reto del { $day }: su azar estaba fijado de antemano, igual para todos
verify-told = el azar vino a mano: { $count } resultados dichos por personas. Cada paso sigue las reglas; nada puede probar que los dados o las cartas salieran de verdad así
verify-duplicate = ronda { $round } de un torneo: su azar estaba fijado de antemano, igual en todas las mesas
verify-drops = extracciones abiertas de nuevo porque, según la mesa, un dispositivo dormía: { $count }
verify-voided = la extracción { $n } se anuló
verify-would = la extracción { $n } se anuló; habría dado { $outcome }
verify-open = la extracción { $n } se abrió y nunca se cerró
verify-words = palabras para comparar en el suceso { $seq }: { $words }
verify-no-end = el registro no tiene final: faltan líneas, o sigue en juego
verify-other-head = su cabeza es { $head }, no la que se anotó
verify-receipt = coincide con el recibo del dispositivo { $device }: { $events ->
    [one] 1 suceso
   *[other] { $events } sucesos
}, { $links ->
    [one] 1 número suyo
   *[other] { $links } números suyos
}
verify-receipt-alarm = ese dispositivo dio la alarma: { $alarm }
receipt-form = esto no es el recibo de un dispositivo
receipt-table = el recibo es de otra mesa
receipt-line = el dispositivo vio otra cosa en el suceso { $seq } (0 es la cabecera)
receipt-short = el dispositivo vio { $count ->
    [one] 1 suceso
   *[other] { $count } sucesos
} y el registro tiene menos
receipt-link = la extracción { $n } tiene otro número que el que dio el dispositivo
receipt-move = la jugada del suceso { $seq } no es la que envió el dispositivo, o no para esa posición

## parlour perft, parlour worth, parlour train

worth-title = Lo que vale cada hueco
worth-scale = puntos porcentuales de victoria por encima (+) o por debajo (−) de una parte igual, { $games ->
    [one] 1 partida al azar
   *[other] { $games } partidas al azar
}, error típico de { $error } como mucho
train-title = Error de la estimación, lote a lote, según el número de lugares vacíos
train-done = Los pesos están en { $file }.
sheets-done = { $file }: hojas para imprimir: { $count }
sheets-known = debe ser uno de { $names }
pocket-done = { $folder } contiene los juegos, { $size } MB de archivos sencillos. Para probarlo: python -m http.server --directory { $folder }
dataset-done = { $file } contiene { $positions } posiciones de { $games } partidas.
exam-made = { $file } contiene { $questions } preguntas.
exam-scored = Preguntas: { $questions }. Respuestas permitidas: { $legal }, mejores jugadas: { $best }. Pérdida por pregunta: { $regret } ± { $error }; con una jugada cualquiera { $any_move }, con la primera { $first_move }.
exam-win = Elige la jugada con mayor probabilidad de ganar.
exam-points = Elige la jugada con la mejor puntuación esperada.
exam-answer = Responde con una de estas jugadas, escrita exactamente como aquí, y nada más:
advise-at-alone = solo junto con { $option }
advise-other = es un registro de { $game }
advise-record = { $position }: la probabilidad de ganar con cada jugada, en tanto por ciento
advise-lead = Al lado, la ventaja al final.
advise-points = Al lado, los puntos que se esperan.
advise-score = { $position }: la puntuación esperada tras cada jugada
advise-estimated = Son estimaciones.

## parlour solve, parlour advise

solve-title = { $game }, mejor juego para el objetivo «{ $objective }»
solve-by-seat = ganar, por puesto:
solve-by-turn = ganar, por orden de turno:
solve-score = puntuación esperada
solve-shut = probabilidad de cerrar la caja
solve-win = probabilidad de ganar
solve-note = nota: { $note }
solve-cell = { $label }: { $number }
solve-first = mejores primeras jugadas
solve-nothing-fits = nada encaja
solve-where = resultados más probables
solve-scores = puntos más probables
solve-rows = últimas filas
solve-left-open = abiertos al final
solve-box = caja cerrada
solve-plot-row = --plot dibuja una fila: da también --objective score o --objective shut

advise-objective = debe ser score o shut: una fila sola no dice nada sobre ganar
advise-to-win = debe ser win, o faltar, donde { $rows }, { $best } o { $to_come } hablan de otros
advise-exact = las fracciones exactas son para una fila sola; para ganar contra otros quita { $exact }
advise-open = abiertos { $open }
advise-rolled = abiertos { $open }, tirada { $dice }
advise-each = { $position }: { $what } después de cada jugada
advise-value = { $position }: { $what } { $value }
advise-over = { $position }: nada encaja, el turno ha acabado: { $what } { $value }

picture-title = Shut the Box, { $edition } { $variant }: { $objective ->
    [score] mejor juego para la puntuación
   *[shut] mejor juego para cerrar la caja
}
picture-map = { $what } antes de tirar, de { $low } (oscuro) a { $high } (claro)
picture-rest = { $map }; { $numbers } cerrados
picture-across = a lo ancho: cuáles de { $numbers } están abiertos, contando en binario
picture-down = a lo alto: lo mismo para { $numbers }
picture-nothing = nada
picture-scores = puntos finales: mejor juego (barras, media { $best }), codicioso (línea, media { $greedy })
picture-bars = puntos; barra más alta { $top }
picture-wide-bars = puntos; barra más alta { $top }, { $step } valores por barra

## parlour arena

arena-sprt = deben ser dos partes de las victorias, por ejemplo 0.5:0.55
arena-games = { $games ->
    [one] 1 partida
   *[other] { $games } partidas
}
arena-summary = { arena-games } de { $game } en { $deals ->
    [one] 1 reparto
   *[other] { $deals } repartos
}, { $length } pasos cada una, { $seconds } s
arena-level = nivel
arena-won = ganadas
arena-share = parte de victorias
arena-score = puntuación media
arena-intervals = (intervalos del 95 %)
arena-decision = { $decision ->
    [high] al menos { $high }
    [low] como mucho { $low }
   *[open] sin decidir
}
arena-test = prueba secuencial: { arena-decision } (logaritmo de la razón de verosimilitud { $ratio }, límites { $lower } y { $upper })
plot-title = { $game }: parte de las victorias por puesto, { arena-games }
plot-deals = repartos

## parlour serve

serve-workers = debe ser al menos 1
serve-offline = debe ser una carpeta escrita por «parlour pocket»
serve-open = Parlour está abierto: { $address }   (Ctrl+C lo cierra)
serve-home = Los móviles de casa pueden unirse: { $address }
serve-home-closed = Los móviles de casa también pueden unirse: actívalo en «Invitar» o empieza con --home.
serve-getting-ready = Preparando { $game } por primera vez (quedan { $left }). Ya se puede jugar.
serve-ready = Todos los juegos están listos.
serve-port-in-use = el puerto { $address } ya lo usa otro programa
serve-host = este equipo no puede escuchar ahí: { $why }

## parlour completion: la primera línea de cada guion

completion-bash = Parlour en bash: cárgalo con source, o ponlo en la carpeta de bash-completion.
completion-zsh = Parlour en zsh: guarda esto como _parlour en una carpeta de $fpath, o cárgalo con source después de compinit.
completion-fish = Parlour en fish: guarda esto en ~/.config/fish/completions/parlour.fish
pages-same = { $address }: { $files } archivos como en esta instalación (huella de las páginas: { $digest }). A otras personas el servidor puede enviarles otros archivos.
pages-other = { $address }: { $count } de { $files } archivos no son los de esta instalación: { $which }. El servidor tiene otra versión, o alguien ha cambiado sus páginas.
verify-devices = un dispositivo sorteó solo; dispositivos uno tras otro: { $count }. Solo sus dueños responden de los sorteos, y un final cortado pudo jugarse otra vez
