### Qué está mal en lo que alguien dio, y qué no se puede hacer. Las opciones están en options.ftl, los pasos de un juego en refusals.ftl.
###
### error-…         el marco de un error: qué se dio, dónde, y por qué no
### cannot-…        lo que no existe para un juego
### record-…        qué está mal en un registro o en su archivo
### wrong-CODE      lo que los bytes de un registro desmienten; los códigos son los de parlour/table/verify.py
### command-…       por qué la mesa no aceptó una orden
### server-…        por qué el servidor se negó
###
### Son frases sin mayúscula que van detrás de dos puntos. Nombres, notación, valores y rutas
### son argumentos, ya con sus comillas.

plain-text = { $text }

error-game = no hay ningún juego { $name }; los juegos son { $games }
error-game-meant = no hay ningún juego { $name }; ¿quieres decir { $meant }? Los juegos son { $games }
error-meant = { $problem }; ¿quieres decir { $meant }?
game-broken = no se puede cargar el juego { $game } desde { $package }: { $why }
game-other-api = { $package } está hecho para la versión { $theirs } del contrato de Parlour; esta es la versión { $ours }, así que el juego { $game } queda fuera
game-misfit = el juego { $game } de { $package } no funciona con esta versión de Parlour: { $why }
game-clash = el juego { $game } de { $module } queda fuera: { $taken } ya se llama así
error-option = opción { $option }={ $value }: { $why }
error-move = { $given } no es posible: { $why }
error-move-at = { $given } no es posible aquí ({ $position }): { $why }
error-move-allowed = { $refused }; posible: { $moves }
error-move-allowed-more = { $refused }; posible: { $moves }… ({ $count } en total)
error-line = línea { $line }: { $why }
error-system = { $kind ->
    [FileNotFoundError] no existe ese archivo o carpeta
    [FileExistsError] el archivo ya existe
    [IsADirectoryError] es una carpeta
    [NotADirectoryError] no es una carpeta
    [PermissionError] permiso denegado
   *[other] { $text }
}

## Lo que no se puede hacer

cannot-level = no hay ningún bot { $level } para { $game }; los niveles son { $levels }
cannot-choose = un bot elige cuando le toca jugar a un puesto; aquí no le toca a nadie: { $state }
cannot-simulate = { $game } no tiene núcleo de simulación
gpu-not-installed = para jugar en una GPU hace falta numba-cuda: pip install 'numba-cuda[cu13]'
gpu-not-found = aquí no se encontró ninguna GPU de NVIDIA con controlador; el procesador (cpu) juega las mismas partidas
number-none = { $game } no tiene esa jugada ni ese resultado
cannot-encode = { $game } no da sus jugadas y posiciones como números o códigos
cannot-draw-here = aquí el azar no tiene nada que decidir: { $state }
code-none = no es el código de una posición de este juego
batch-actions = deben ser { $games } números enteros, uno por partida
batch-where = deben ser { $games } valores lógicos, uno por partida
batch-illegal = el número { $number } no está permitido en la partida { $at } del lote
batch-state = debe ser una posición en la que le toque jugar a un puesto
cannot-bot = no se puede cargar el bot { $bot }: { $why }
cannot-extra = esto necesita { $package }: { $command }
cannot-solve = { $game } no tiene solucionador
cannot-other-game = esta es la solución de { $game }; la posición es de otro juego: { $other }
cannot-solve-rolit-crowd = { game-rolit } está resuelto para dos: con más jugadores, lo que logra uno depende de cuál de varias jugadas iguales elijan los demás
cannot-solve-rolit-far = de esta partida solo se alcanza el final: con { $most } huecos vacíos como máximo
cannot-perft = { $game } no tiene núcleo que cuente secuencias de jugadas
cannot-worth = { $game } no tiene mapa de lo que vale cada hueco
cannot-judge = { $game } no tiene búsqueda que juzgue las jugadas
no-choice = en esta posición no hay nada que elegir
cannot-set-up = una posición de { $game } no se puede describir; indique su código, o un registro y un momento
cannot-analyse = { $game } no sabe decir cuánto valen sus posiciones
cannot-train = { $game } no aprende
cannot-train-board = en un tablero de { $size }×{ $size } no se aprende nada: está resuelto
cannot-train-cluster = { $game } aprende de una ronda tras otra: un clúster no puede ayudar
cannot-train-gpu = la tarjeta gráfica necesita CuPy, que no está instalado aquí
cannot-train-on = { $file } contiene el trabajo sin terminar de otro plan (partidas { $games }, lotes { $batches }, semilla { $seed }): continúa con ese o borra el archivo
cannot-pocket = falta { $file }: en una copia de las fuentes, «make pocket» trae el intérprete y construye las páginas
cannot-dataset = no se conoce con exactitud ninguna posición de { $game } con estas opciones
cannot-dataset-resume = { $file } contiene otro trabajo sin terminar: continuarlo o borrar el archivo
cannot-solve-exactly = las fracciones exactas son para una fila (objetivo «score» o «shut»); para ganar, pide decimales
cannot-solve-row = las fracciones exactas son para filas de { $longest } números como mucho, y esta tiene { $tiles }; pide decimales
cannot-win-alone = quien juega a solas gana siempre; pide el objetivo «score» o «shut»
cannot-rank = las jugadas se ordenan cuando le toca a un puesto; aquí no le toca a nadie: { $state }
cannot-respond = las mejores respuestas se calculan en juegos con un máximo de { $most } posiciones; este tiene más
cannot-odds = una estrategia debe dar probabilidades de jugadas legales ({ $moves }) que sumen 1; aquí no: { $position }
cannot-mix = el nivel { $level } no puede decir lo probables que son sus jugadas; da una función de la posición
cannot-pack = las reglas compiladas admiten como mucho { $most } de una clase, no { $given }
solution-untold = las puntuaciones esperadas solo se conocen en partidas sueltas resueltas, con filas de hasta { $most } números
cannot-play-format = esta mesa es del formato antiguo parlour/1: se puede volver a ver, guardar y comprobar, pero ya no jugar
cannot-draw-fairly = el denominador común de estas probabilidades pasa de 2**128; no se puede sacar entre ellas
cannot-test = la prueba secuencial compara dos niveles con los mismos puestos; aquí hay { $levels }
cannot-end = una partida de { $game } no terminó en { $steps } pasos
cannot-cluster = un clúster necesita dask.distributed: { $command }
cannot-rematch-yet = no hay revancha antes del final de la partida
cannot-rematch-again = los mismos jugadores ya siguen en la mesa { $table }

## Los registros y sus archivos

record-cannot-read = no se puede leer { $file }: { $why }
record-cannot-make = no se puede crear { $file }: { $why }
record-cannot-open = no se puede abrir { $file }: { $why }
record-cannot-write = no se puede escribir { $file }: { $why }
record-cannot-make-folder = no se puede crear la carpeta { $file }: { $why }
record-exists = { $file } ya existe
record-busy = otro proceso está escribiendo { $file }; ciérralo primero
record-finished = { $file } está terminado; se puede volver a ver, pero no continuar
record-none-unfinished = no hay ninguna partida sin terminar en { $folder }
record-no-secret = no se puede seguir sin el secreto de { $file }: { $why }
record-other-secret = el secreto de { $file } es de otro registro
record-no-line = no hay ninguna línea completa
record-not-json = no es JSON: { $why }
exam-twice = { $file }: el identificador { $id } aparece dos veces
exam-stray = { $file }: ninguna pregunta tiene el identificador { $id }
exam-position = pregunta { $id }: no es una posición de { $game } en la que el valor de cada jugada esté demostrado
record-format = esto no es un registro de formato { $format }
record-rules = el registro sigue las reglas { $rules }; se conocen { $known }
record-header-types = id, time, previous y el compromiso deben ser textos, y links un número
record-header-needs = a la cabecera le falta { $name }
record-header-form = la cabecera no tiene forma de cabecera: { $why }
record-event = un suceso es un objeto cuyo «event» es uno de { $kinds }
record-event-has-no = un suceso { $kind } no tiene { $names }
record-event-needs = un suceso { $kind } necesita { $names }
record-event-value = { $name } de un suceso { $kind } no puede ser { $value }
record-because = { $wrong }: { $why }
record-expected = se esperaba el suceso { $expected }, no { $seq }
record-after-end = después del final ya no hay { $kind }
record-not-its-turn = juega el puesto { $seat }, pero no es su turno
record-moved-by = el puesto { $seat } es { $who }, pero la jugada se atribuye a { $by }
record-wrong-hand = tira o saca la mano { $hand }, pero no es su turno
record-end-over = la mesa acaba ({ $why }), pero la partida ha terminado
record-end-not-over = la mesa acaba ({ $why }), pero la partida no ha terminado
record-end-scores = los puntos y ganadores del final no son los de la posición
record-no-seat = no hay puesto { $seat }; los puestos van de 0 a { $last }
record-same-id = el suceso { $event } lleva el id del suceso { $first }
record-same-chances = el suceso { $event } remite a las probabilidades del suceso { $same }, que no da ninguna
record-chances = las probabilidades de la extracción no son las de la posición
record-outcome-teller = quien dio el resultado no encaja con la mesa: solo en una mesa a mano las personas dicen lo que ha salido
record-too-long = comprobar el registro lleva demasiado tiempo
record-too-many = aún se comprueban otros registros de esta dirección; espera un momento
record-arena-deal = esto no es un reparto de un torneo de bots: { $why }
record-arena-other = { $file } guarda los resultados de otro encuentro: { $match }
record-arena-numbers = los repartos de { $file } no están numerados 0, 1, 2…
record-arena-result = { $file } no contiene resultados de `parlour evaluate`

## Lo que los bytes de un registro desmienten

wrong-no-hash = la línea no acaba con su sello
wrong-hash = la línea no concuerda con su sello: se cambió ella o alguna anterior
wrong-not-json = la línea no es JSON: { $why }
wrong-not-object = la línea no es un objeto JSON
wrong-torn = la última línea está cortada: no acaba con un salto de línea
wrong-empty = el registro está vacío
wrong-format = el formato es { $format }; este verificador conoce { $known }
wrong-id = el id de la mesa debe tener de 1 a 64 letras, cifras, «-» o «_»
wrong-no-commitment = la cabecera no tiene un compromiso con una cadena de sellos de 1 a { $most } eslabones
wrong-number = aquí se esperaba el suceso número { $expected }, no { $seq }
wrong-nonce = el nonce debe tener como mucho 64 bytes en hexadecimal con minúsculas
wrong-outcome = la prueba da el resultado { $proven }, el registro dice { $outcome }
wrong-same = se dice que las probabilidades son las del suceso { $event }, que no da ninguna
wrong-chances = las probabilidades deben ser una lista de [resultado, peso entero]
wrong-weights = los pesos de las probabilidades suman más de 2**128
wrong-used-up = todos los eslabones de la cadena están usados y no hay compromiso con una cadena siguiente
wrong-link = el eslabón no es de la cadena con la que la mesa se comprometió
wrong-next = hay compromiso con una cadena siguiente aunque a la actual le quedan eslabones
wrong-chain = esta cadena no es la que estaba preparada para seguir a la anterior
wrong-seed = la semilla revelada al final no produce la cadena que se usó
wrong-large = el registro es mayor de lo que permite este formato
wrong-strict = la línea no está escrita de la única manera que permite este formato
wrong-kind = no se conoce un suceso de esta clase
wrong-members = { $name } falta, es desconocido o no es lo que debe ser
wrong-order = un suceso de esta clase no puede estar aquí
wrong-device = un dispositivo no puede inscribirse así: su identificador, sus puestos o el lugar en el registro
wrong-unknown-device = se nombra un dispositivo que nunca se inscribió
wrong-presence = se va un dispositivo que no está, o vuelve uno que está
wrong-draw-number = el número de la extracción no es el que toca
wrong-again = una extracción abandonada o anulada debe abrirse de nuevo con la misma mano y las mismas probabilidades
wrong-begin = se abrió una extracción antes de que cada persona tuviera un dispositivo y antes de que alguien pulsara «Empezar»
wrong-missing = los dispositivos que se dan por ausentes no son de los que participaban
wrong-links = debe haber un eslabón por cada dispositivo que participó
wrong-voids = se anularon más de { $most } extracciones
wrong-next-chain = se añade una cadena siguiente donde no puede haberla
wrong-undo = se deshace una jugada donde no se puede
wrong-by = una jugada se atribuye a un bot donde se sienta una persona, o a una persona donde se sienta un bot
wrong-rules = la línea no sigue las reglas del juego
wrong-name = un nombre no es de la línea anterior o no concuerda con su sello
wrong-day = el número del día no corresponde a este registro: no es el que se había fijado
wrong-round = el número de la ronda no corresponde a este registro: no es el que se había fijado
record-challenge = el número del día da otro reto que el que se jugó
wrong-text = { $name } falta o no es un texto
wrong-bytes = { $name } debe tener 32 bytes en hexadecimal con minúsculas

## Órdenes a la mesa

command-unknown = no hay ninguna orden { $command }
command-id = el id debe tener de 1 a 64 letras, cifras, «-» o «_»
command-table-id = el id de una mesa tiene de 1 a 64 letras, cifras, «-» o «_»
command-seq = seq debe ser un número entero
command-text = { $name } debe tener como mucho { $most } caracteres imprimibles
command-needs-seat = esta orden necesita un puesto
command-seats = los puestos van de 0 a { $last }
command-ended = la mesa ha acabado
command-stands = la mesa va por el suceso { $seq }
command-stale = el suceso { $event } vino después del suceso { $seq }
command-paused = la mesa está en pausa
command-paused-already = la mesa ya está en pausa
command-not-paused = la mesa no está en pausa
command-reused = el suceso { $event } vino de otra orden con este id
command-waits-roll = la mesa espera una tirada
command-waits-tell = la mesa espera a que alguien diga lo que ha salido
command-not-by-hand = esta mesa tira y saca por sí misma
command-person-tells = solo una persona puede decir lo que ha salido
command-waits-move = la mesa espera una jugada del puesto { $seat }
command-to-move = le toca al puesto { $seat }
command-other-hand = tira otra mano
command-who = quien se sienta debe ser un Seat
command-break-off = da un motivo para terminar la partida; «over» está reservado a las reglas
command-reaction = la reacción está vacía
command-enough = este puesto ha llegado al límite en esta mesa: { $most } veces
command-undo = solo se puede deshacer una jugada en una mesa que lo permita, por la única persona que juega en ella o si todos están de acuerdo, y mientras no se haya abierto ningún sorteo desde entonces
command-asked = esto ya se preguntó y se respondió: pregunta de nuevo después de la siguiente jugada
command-code = { $name } debe ser un código: una letra y después como mucho 31 minúsculas, cifras, '-' o '_'
command-drawing = hay un sorteo abierto; primero llega su resultado
command-device = este dispositivo no puede hacer eso aquí: su identificador, sus puestos, su cadena o su presencia
command-devices = demasiados dispositivos para un puesto, o demasiados registros
command-not-asked = la mesa no espera eso
command-late = el sorteo está cerrado
command-too-early = para este sorteo aún no se ha dado la señal de revelar
command-wrong-link = el eslabón no pertenece a la cadena con la que se comprometió el dispositivo

## El servidor

server-not-found = eso no existe aquí, o no es para ti
server-no-coach = este puesto no tiene entrenador
server-daily-practice = en la lista solo figura el primer intento de un dispositivo, en el mismo día y jugado hasta el final por su persona
server-unavailable = el servidor se está parando o su base de datos no responde; no se pierde nada, pide otra vez
server-bug = esto no debería haber pasado; el diario del servidor dice más
server-not-your-seat = esta clave no vale para ese puesto
server-not-host = solo el anfitrión puede invitar
server-undo-stakes = en una partida valorada, un torneo o el reto del día no se deshace ninguna jugada
server-not-ending = solo el anfitrión, o todos juntos, puede terminar la partida para todos; un bot juega por quien se va
server-no-name = falta un nombre
server-home = solo quien está ante este equipo puede dejar que se unan los móviles de casa
server-not-over = la partida no ha terminado
server-not-gone = el puesto es de un bot, o su persona está presente
server-not-taken-over = ningún bot juega por la persona de este puesto
server-seat-taken = ese puesto está ocupado, o no es para alguien de fuera
server-seats-taken = no hay puestos libres
server-tables = este servidor guarda como mucho { $most } mesas abiertas
server-openings = se han abierto demasiadas mesas desde esta dirección; espera un poco
server-level = un bot de nivel { $level } le cuesta demasiado a este servidor con estas opciones; hay { $levels }
server-connections = demasiadas conexiones
server-too-many-messages = demasiados mensajes en esta conexión
server-too-many-requests = demasiadas peticiones desde esta dirección
server-too-many-bytes = ha llegado demasiado desde esta dirección; espera un momento
server-origin = las páginas de otros sitios no pueden usar este servidor
server-host = este servidor no se conoce por ese nombre; quien lo gestiona lo indica con --url u --origin
server-bytes = aquí se leen como mucho { $most } bytes
server-length = hay que decir la longitud del cuerpo (content-length)
server-nested = el JSON está anidado demasiado hondo
server-hello-first = el primer mensaje debe ser hello
server-hello-late = no llegó ningún hello a tiempo
server-hello-said = ya se ha dicho hello
server-bad-message = el mensaje no tiene forma de mensaje: { $why }
server-bad-request = la petición no tiene forma de petición: { $why }
server-sums = no son sumas de lo que salió
server-options = las opciones no tienen forma de opciones: { $why }
server-database-busy = otro servidor usa la base de datos { $file }; un archivo SQLite, un solo nodo

## A program at somebody else's table

client-link = debe ser el enlace de un puesto, con #i= o #k= al final
client-refused = el servidor rechaza la petición ({ $code }): { $why }
client-unreachable = { $url } no responde: { $why }
join-no-screen = necesita toda la pantalla de una terminal; los programas usan parlour.adapters.remote
join-no-server = en esta dirección no hay ningún servidor de Parlour
join-not-found = esta mesa ya no existe, o el enlace no está completo
verify-what = indica registros, o bien --pages con una dirección
verify-address = debe ser la dirección de un servidor, con http:// o https://
pages-none = esta instalación no tiene páginas web con las que comparar
client-alarm = { $what } Desde aquí ya no se envía nada: ni jugadas ni tiradas.
client-unprotected = en esta mesa no participa ningún dispositivo, o sortea con reglas antiguas: quien la lleva podría elegir cada tirada
client-notice = solo una persona puede decidirlo ({ $code }), y no se preguntó a nadie
carry-not-alone = esta mesa no se jugó en un dispositivo solo: solo sigue donde está
carry-ended = esta partida no puede seguir: ha terminado, o había una tirada abierta al guardar el archivo
carry-apart = este dispositivo tiene otra continuación de la misma mesa
carry-here = esta mesa ya está en este dispositivo, y al menos igual de avanzada
