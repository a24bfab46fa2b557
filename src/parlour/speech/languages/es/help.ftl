### Lo que dicen `parlour --help` y `parlour COMMAND --help`.
###
### about-COMMAND         una orden en una línea
### help-COMMAND-FLAG     una bandera o un argumento de esa orden; help-FLAG donde varias órdenes lo comparten
### argparse-…            frases del argparse de Python; el id está hecho con las palabras inglesas de argparse
###
### Estos textos pasan por argparse: %(default)s y los demás los rellena él y quedan como están (el signo de tanto por ciento
### se escribe dos veces). Banderas, opciones, valores, órdenes y nombres de archivos quedan como se teclean.

help-parlour = Juegos de familia, jugados y resueltos.
help-research = para la investigación:
help-version = mostrar la versión y salir

## Órdenes

about-play = jugar en el terminal
about-learn = aprender un juego en un minuto, jugando
about-join = unirse con su enlace a una mesa de otro servidor y jugar en la terminal
about-games = listar los juegos, sus opciones y sus valores por defecto
about-simulate = jugar muchas partidas al azar con el núcleo rápido
about-replay = volver a ver un registro: qué pasó, y el tablero
about-verify = comprobar registros: cada byte, cada prueba de azar, cada regla
about-convert = escribir un registro de otra forma: un documento JSON, texto, o de nuevo JSON Lines
about-perft = contar todas las series de jugadas hasta una profundidad
about-worth = lo que vale cada hueco, según muchas partidas al azar
about-train = dejar que un juego aprenda a valorar posiciones jugando contra sí mismo
about-dataset = escribir posiciones con valores exactos, para aprender de ellas
about-exam = escribir preguntas sobre posiciones para modelos de lenguaje, o puntuar sus respuestas
about-solve = resolver un juego: su valor, las mejores primeras jugadas y los resultados más probables
about-advise = ordenar las jugadas de una posición
about-analyse = distinguir suerte y habilidad en partidas jugadas: qué hicieron tiradas y jugadas con las probabilidades
about-bots = listar los niveles de los bots de un juego, del más flojo al más fuerte
about-arena = enfrentar bots: puestos rotados, la misma suerte para todos, márgenes de error
about-evaluate = hacer que un bot juegue una tarea de la prueba y escribir su resultado
about-serve = servir los juegos a navegadores y programas, aquí o por la red
about-sheets = escribe hojas de puntos, fichas de trabajo y planes de clase para imprimir
about-pocket = escribir una carpeta que juega sin servidor
about-completion = mostrar el guion de autocompletado de un intérprete de órdenes

## Argumentos que comparten varias órdenes

help-game = uno de { $games }
help-options = opciones del juego; `parlour games GAME` las lista
help-json = mostrar datos en vez de texto
help-seed = misma semilla, mismas partidas (por defecto: %(default)s)
help-n = cuántas partidas (por defecto: %(default)s)
help-exact = fracciones exactas

## El terminal

help-play-game = uno de { $games } (por defecto: un menú en un terminal, y { $usual } sin él)
help-play-seat = el siguiente puesto: un nombre, o bot:LEVEL (por defecto: una persona y luego bots); una vez por puesto
help-play-resume = seguir con un registro (por defecto: la última partida jugada)
help-play-record = guardar el registro aquí (por defecto: en la carpeta de datos)
help-play-takeback = permitir deshacer jugadas, o no (por defecto: sí en pantalla completa)
help-play-hand = jugar con dados y cartas propios: se dice lo que ha salido, y se puede deshacer
help-play-coach = un entrenador para las personas en su turno: { $strengths }, para todos, o NOMBRE=… para una persona; todos lo ven, y se guarda con la partida
help-play-language = uno de { $codes } (por defecto: según el entorno)
help-play-bidi = quién ordena el texto de derecha a izquierda (por defecto: %(default)s; elige terminal si el hebreo sale al revés)
help-play-plain = líneas en vez de toda la pantalla, también en un terminal
help-play-json = líneas de JSON, para programas
help-join-link = el enlace de una invitación o de un puesto, tal como te lo enviaron; entre comillas
help-join-name = tu nombre en la mesa

## Juegos y partidas al azar

help-games-game = algunos de { $games } (por defecto: todos)
help-simulate-cores = cuántos núcleos; 0 son todos (por defecto: %(default)s)
help-simulate-device = dónde jugar: cpu, o cuda para una GPU de NVIDIA (por defecto: %(default)s)
help-simulate-policies = niveles de bots con los que jugar en vez de jugadas al azar: uno para todos, o uno por puesto
help-perft-depth = la longitud de las series que se cuentan (por defecto: %(default)s)
help-worth-svg = escribir también el mapa como imagen
help-train-to = la carpeta de los pesos; un trabajo interrumpido allí se retoma
help-sheets-output = la página que se escribe; la imprime un navegador
help-sheets-sheet = solo esta hoja, como score o answers (se puede repetir)
help-sheets-paper = tamaño del papel (por defecto: a4)
help-pocket-output = la carpeta que se escribe; cualquier servidor web puede enviarla
help-dataset-output = el archivo que se escribe, NAME.npz o NAME.parquet, o un conjunto de datos entero como carpeta, NAME/; lo interrumpido se retoma
help-dataset-n = cuántas posiciones (por defecto: %(default)s)
help-exam-game = el juego; no hace falta con --score
help-exam-output = el archivo de preguntas que se escribe, un objeto JSON por línea
help-exam-n = cuántas preguntas (por defecto: %(default)s)
help-exam-score = puntuar respuestas: las preguntas, y líneas con el id y la jugada de cada una
help-train-batches = lotes de partidas
help-train-games = partidas en cada lote
help-train-gpu = calcular en la tarjeta gráfica (necesita CuPy)
help-train-plot = dibujar también las curvas de aprendizaje

## Registros

help-replay-file = el registro de una partida
help-replay-at = parar después de este suceso (por defecto: el último)
help-replay-boards = dibujar el tablero después de cada jugada y resultado
help-verify-files = registros de partidas
help-verify-pages = comparar las páginas que envía el servidor de esta dirección con las de esta instalación
help-verify-finished = un registro aún en juego no basta
help-verify-head = el sello de la última línea, tal como alguien lo anotó
help-verify-day = el número del día, que se publica cuando ha terminado: prueba el registro de un reto del día
help-verify-round = el número de la ronda, que se publica cuando ha terminado: prueba el registro de un torneo con la misma suerte para todos
help-verify-receipt = un recibo o una prueba que guardó un dispositivo, para comparar con el registro
help-convert-file = un registro, o el documento JSON que escribió --to json
help-convert-to = la forma en que se escribe
help-convert-output = dónde escribir (por defecto: la salida estándar)

## Soluciones

help-solve-objective = score, shut o win (por defecto: win, o score con un solo jugador)
help-solve-exact = fracciones exactas (una fila: objetivo score o shut)
help-solve-plot = dibujar el valor de cada fila y los puntos finales
help-solve-page = mostrar la página de todas las ediciones y variantes (Markdown)
help-advise-open = los números que están abiertos
help-advise-dice = lo que salió; sin ello, la elección antes de tirar
help-advise-rows = para ganar: lo que dejaron abierto quienes ya jugaron; con jugadores jóvenes todos por orden, me para ti, x tras una fila que está fuera
help-advise-best = para ganar: la mejor puntuación hasta ahora, donde las filas no importan
help-advise-to-come = para ganar: cuántos juegan después de ti
help-advise-board = las bolas, fila por fila desde arriba
help-advise-turn = el color al que le toca
help-advise-position = el código de una posición, como en el enlace del explorador y en la biblioteca
help-advise-objective = score o shut, de una fila sola (si falta: ganar)
help-advise-at = la posición tras este número de sucesos (por defecto: el último)
help-advise-record = un registro cuya posición se juzga
help-analyse-file = registros; varios dan el perfil de cada jugador
help-analyse-quick = en un segundo más o menos, con estimaciones más toscas
help-analyse-fresh = calcularlo de nuevo, aunque esté guardado
help-analyse-html = escribir en este archivo una página que no necesita nada más

## Bots contra bots

help-arena-bots = quién juega (por defecto: %(default)s)
help-arena-deals = cuántos repartos, cada uno de una partida por puesto (por defecto: %(default)s)
help-arena-workers = cuántos procesos; 0 es uno por núcleo (por defecto: %(default)s)
help-arena-cluster = el planificador de un clúster de Dask que hace el trabajo
help-arena-seconds = lo máximo que un bot puede pensar una jugada
help-arena-nodes = las posiciones que un bot puede mirar como mucho para una jugada
help-arena-results = guardar los repartos aquí; con el mismo archivo se sigue
help-arena-sprt = parar cuando esté claro qué parte de las victorias es del primer bot
help-arena-alpha = la tasa de falsos altos de la prueba (por defecto: %(default)s)
help-arena-beta = la tasa de falsos bajos de la prueba (por defecto: %(default)s)
help-arena-plot = dibujar cómo fue el encuentro
help-evaluate-words = un bot y una tarea; con --cards o --page, archivos de resultados
help-evaluate-output = escribir aquí el resultado; lo interrumpido se retoma
help-evaluate-deals = cuántos repartos contra cada rival (por defecto: lo que dice la tarea)
help-evaluate-list = listar las tareas
help-evaluate-cards = escribir la ficha de cada tarea en esta carpeta, con los resultados de los archivos
help-evaluate-page = mostrar los resultados de los archivos como página

## El servidor

help-serve-port = el puerto donde escuchar (por defecto: %(default)s)
help-serve-host = la dirección donde escuchar; 0.0.0.0 para todas (por defecto: %(default)s)
help-serve-database = postgresql://… para varios nodos, o la ruta de un archivo SQLite
help-serve-data = la carpeta del archivo SQLite (por defecto: la carpeta de datos del usuario)
help-serve-url = la dirección que usa la gente, para las invitaciones: https://games.example
help-serve-origin = otro origen cuyas páginas pueden usar este servidor; se puede repetir
help-serve-proxies = direcciones de proxis inversos de confianza, separadas por comas (por defecto: %(default)s)
help-serve-home = dejar que se unan los móviles de casa: escuchar también en la red local
help-serve-open = mostrar la primera página en un navegador, donde lo haya
help-serve-workers = procesos en los que piensan los bots (por defecto: núcleos − 1)
help-serve-operator = quién lleva este servidor, para la página «Acerca de»: un nombre y cómo contactarte
help-serve-devices-think = dejar que los bots piensen en el dispositivo de quien juega solo contra ellos
help-serve-offline = una carpeta escrita por «parlour pocket»: las páginas pueden guardarla sin conexión
help-serve-no-push = no enviar avisos por servicios de notificaciones (por defecto: a quien los pide)
help-serve-metrics = servir /metrics y /health solo ahí, como HOST:PORT (por defecto: /metrics en el puerto principal, para esta máquina)

## Intérpretes de órdenes

help-completion-shell = el intérprete para el que se escribe

## Frases de argparse

argparse-usage = uso:
argparse-positional-arguments = argumentos
argparse-options = opciones
argparse-show-this-help-message-and-exit = mostrar esta ayuda y salir
argparse-error = %(prog)s: error: %(message)s
argparse-argument = argumento %(argument_name)s: %(message)s
argparse-unrecognized-arguments = argumentos desconocidos: %s
argparse-the-following-arguments-are-required = faltan estos argumentos: %s
argparse-expected-one-argument = se espera un argumento
argparse-expected-at-most-one-argument = se espera un argumento como mucho
argparse-expected-at-least-one-argument = se espera un argumento al menos
argparse-ignored-explicit-argument = sobra el argumento %r
argparse-ambiguous-option-could-match = opción ambigua: %(option)s puede ser %(matches)s
argparse-invalid-value = valor %(type)s no válido: %(value)r
argparse-invalid-choice-choose-from = elección no válida: %(value)r (se puede: %(choices)s)
help-advise-cards = las cartas de cada jugador, columna por columna
help-advise-pile = la carta superior del descarte
help-advise-hand = la carta en la mano; sin ella, la elección entre los montones
help-advise-seat = el jugador al que le toca, 1 para el primero
