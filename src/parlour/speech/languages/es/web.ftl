### Las páginas web: lo que solo dice un navegador. Juegos, jugadas, resultados, reglas y rechazos de la mesa están en los otros archivos.
###
### web-PAGE-…          home, new, join, after, record, check: lo que está en esa página
### web-refused-CODE    por qué rechazó el servidor; los códigos son fijos (docs/api.md). web-refused-offline: nadie contesta
### web-reaction-WHAT   lo que dice una reacción; la lista es fija (docs/api.md)
###
### Argumentos: $name es el nombre de un jugador, $game el de un juego, $number cuenta los puestos desde 1.

web-name = Parlour
web-description = Juegos para la familia: jugar enseguida, a solas, juntos o por invitación.
web-noscript = Parlour necesita JavaScript. Sin él, se juega en una terminal: parlour play
web-skip = Ir al contenido
web-to-start = Inicio
web-close = Cerrar
web-menu = Menú
web-menu-game = Partida
web-menu-people = Personas
web-menu-help = Ayuda
web-share = Compartir
web-copy = Copiar el enlace
web-copied = Copiado
web-nowhere = Página no encontrada
web-offline = Estás sin conexión. No se pierde nada: la partida sigue en cuanto vuelva la conexión.
web-offline-play = Jugar en este dispositivo
web-announcements = Lo que pasa en la mesa
web-drop-here = Suelta aquí el registro de una partida para abrirlo

## Ajustes

web-settings = Ajustes
web-settings-language = Idioma
web-settings-theme = Tema
web-settings-theme-auto = como el dispositivo
web-settings-theme-light = claro
web-settings-theme-dark = oscuro
web-settings-name = Tu nombre
web-settings-sound = Sonidos
web-settings-buzz = Vibrar cuando me toca
web-settings-text = Tamaño del texto
web-settings-text-usual = normal
web-settings-text-large = grande
web-settings-text-largest = muy grande
web-sound-ask = ¿Jugar con sonidos?
web-yes = Sí
web-no = No
web-settings-still = Sin movimiento en el tablero
web-child = Mesa infantil
web-child-about = Piezas grandes, pocos botones, sin porcentajes; las frases se leen en voz alta si se pide.
web-say-aloud = Leer en voz alta
web-about = Acerca de
web-about-pages = Huella de estas páginas, tal como la indica este servidor:
web-about-check = Un servidor puede enviar páginas distintas de las que indica. { $command } compara lo que envía con una instalación tuya.
web-settings-pace = Ritmo de los bots
    .about = A esta velocidad jugarán los bots en todas las mesas que abras desde ahora.
web-settings-pace-slow = lento
    .about = Da tiempo a seguir cada tirada y cada jugada.
web-settings-pace-natural = natural
    .about = Más o menos como alguien sentado a la mesa.
web-settings-pace-quick = rápido
    .about = Casi sin pausa entre dos jugadas.

## La primera página

web-home-title = ¿A qué jugamos?
web-home-continue = Continuar: te toca
web-home-more = Más
web-home-done = hoy, { $done } de { $count }
web-home-streak = { $count ->
    [one] { $count } día hasta ahora
   *[other] { $count } días seguidos hasta ahora
}
web-code = Entrar con un código
web-home-who-shutbox = 1 a 12 jugadores · 5 minutos
web-home-who-tuki = 2 a 6 jugadores · 20 minutos
web-home-who-rolit = 2 a 4 jugadores · 15 minutos
web-home-players = De { $least } a { $most } jugadores
web-home-open-record = Abrir una partida guardada
web-home-open-record-about = Elige el archivo de una partida, o suéltalo en cualquier lugar de esta página.
web-getting-ready = Preparando por primera vez: { $games }. Ya se puede jugar; los bots más fuertes y las pistas llegarán después.
web-bot-getting-ready = { $name } jugará en cuanto { $game } esté listo…
web-home-fair = Después de la partida puedes comprobar cada tirada y cada carta en tu propio navegador.
web-mine-title = Tus mesas
web-mine-ended = terminada
web-mine-your-turn = Te toca
web-mine-going-on = en juego
web-daily = Reto del día
web-tournament = Torneo
web-scores = La temporada de la familia

## Una mesa nueva

web-new-who = ¿Quién juega?
web-new-me = Yo
web-new-kind = Jugador { $number }: ¿quién?
web-new-kind-here = en esta pantalla
web-new-kind-link = por enlace
web-new-kind-bot = bot
web-new-add-here = alguien aquí
web-new-add-link = alguien por enlace
web-new-add-bot = un bot
web-new-level = Jugador { $number }: ¿qué nivel?
web-new-own = Jugador { $number }: { $option }
web-new-name = Nombre del jugador { $number }
web-new-remove = Quitar al jugador { $number }
web-new-finer = Ajustar las reglas
web-new-usual = Estándar ({ $value })
web-new-other = otra cosa…
web-new-play = Jugar
web-house = Reglas de la casa
web-option-players = Jugadores
web-option-first = Quién empieza
web-rolit-size-8 = 8 × 8
    .about = Todo el tablero, 64 bolas.
web-rolit-size-6 = 6 × 6
    .about = Más corta: 36 bolas.
web-rolit-size-4 = 4 × 4
    .about = En dos minutos, para dos.
web-tuki-rounds-1 = Una ronda
    .about = Para conocerlo.
web-tuki-rounds-3 = Tres rondas
    .about = Una partida más corta.
web-tuki-rounds-5 = Cinco rondas
    .about = El juego completo.

## Llegar a una mesa

web-join-title = { $game }: ven y siéntate
web-join-with = En la mesa: { $names }
web-join-sit = Sentarse
web-join-watch = Solo mirar
web-table-coming = Preparando la mesa…
web-table-gone = Esta mesa no existe
web-table-gone-about = Puede que la dirección esté incompleta, que la mesa se haya eliminado o que no admita espectadores.
web-invite = Invitar
web-invite-about = Envía este enlace, o deja que escaneen el código QR. Quien lo abre ocupa un puesto libre.
web-invite-link = El enlace
web-invite-qr = El enlace como código QR
web-invite-local = Este enlace solo funciona en este ordenador.
web-invite-by-hand = El enlace está seleccionado: cópialo desde aquí.
web-home = Dejar que se unan los móviles de este wifi
web-home-about = Los móviles y ordenadores de la misma red podrán abrir entonces esta mesa.
web-home-none = Este ordenador no está en ninguna red a la que tu móvil pueda conectarse.

## En la mesa

web-your-turn = Tu turno
web-pass-to = Pasa el dispositivo a { $name }
web-turn-wait = Le toca a { $name }.
web-turn-nobody-yet = Esperando a que { $name } se siente. Envía la invitación.
web-roll = Lanzar
web-roll-ball = Hacer rodar la bola
web-draw = Destapar la carta
web-line-lost = Se ha perdido la conexión. Probando otra vez…
web-seats = Jugadores
web-seat-you = tú
web-seat-here = en esta pantalla
web-seat-there = presente
web-seat-away = ausente
web-seat-free = puesto libre
web-seat-taken-over = sigue un bot ({ $level })
web-seat-score = Puntos: { $score }
web-watching = { $count ->
    [one] Una persona mira.
   *[other] { $count } personas miran.
}
web-watch-link = Enlace para espectadores
web-log = Registro de la partida
web-log-takeover = Un bot juega en lugar de { $name }.
web-log-bot-replaced = { $name } juega ahora en el nivel «{ $level }»: el nivel más fuerte no encontró una jugada a tiempo.
web-log-by-bot = { $name } (bot)
web-log-gone = { $name } ya no está; la partida espera.
web-moves = Todas las jugadas
web-moves-type = Escribe una jugada
web-moves-play = Jugarla
web-pause = Pausa
web-go-on = Seguir
web-bot-for-me = Que un bot juegue por mí
web-bot-plays = Un bot juega por ti.
web-return = { $name }: recuperar el puesto
web-end = Terminar la partida
web-end-sure = ¿Terminar la partida?
web-end-about = La partida acaba aquí para todos, sin que gane nadie.
web-end-no = Seguir jugando
web-leave-about = Un bot sigue jugando por ti. Puedes volver y recuperar tu puesto.
web-leave-sure = ¿Dejar la mesa?
web-leave = Irse
web-leave-stop = Proponer terminar la partida
    .about = O propón terminar aquí: la partida acaba para todos cuando todos estén de acuerdo.
web-gone-about = { $name } lleva un rato fuera. ¿Qué hacemos?
web-gone-wait = Esperar
web-gone-bot = Que juegue un bot
web-gone-end = Terminar la partida
web-rules = Reglas
web-rules-of = Reglas de «{ $game }»
web-rules-options = Lo que se puede elegir
web-worth = Mostrar lo que vale cada hueco
web-hint = Pista
web-hint-thinking = Pensando…
web-hint-none = Ahora no hay ninguna pista disponible.
web-explore = Analizar una posición
web-explore-of = { $game }: analizar una posición
web-home-what-now = ¿Qué hago ahora?
web-explore-here = Analizar desde aquí
web-practice = Practica tus errores
web-chance = Explorar el azar
web-diagram-again = Otra vez desde el principio
web-lesson-of = Aprender { $game } en un minuto
web-lesson-offer = ¿No conoces { $game }? Apréndelo en un minuto, jugando.
web-lesson-offer-any = ¿Es tu primera vez? Aprende un juego en un minuto, jugando:
web-lesson-learn = Aprender
web-lesson-no = No, gracias
web-reactions = Reacciones
web-reaction-hello = ¡Hola!
web-reaction-bye = ¡Hasta luego!
web-reaction-applause = ¡Bravo!
web-reaction-laugh = ¡Ja, ja!
web-reaction-wow = ¡Oh!
web-reaction-oops = Uy…
web-reaction-sad = Qué pena.
web-reaction-luck = ¡Suerte!
web-reaction-thanks = ¡Gracias!
web-reaction-thinking = Déjame pensar…
web-reaction-hurry = ¡Vamos!
web-reaction-good_game = ¡Buena partida!
web-reaction-stop = ¿Lo dejamos aquí?

## Quién participa en las tiradas

web-log-drop = El dispositivo de { $names } no responde; se tira sin él.
web-log-void = La tirada se anula y se repite sin el dispositivo de { $names }.
web-log-back = El dispositivo de { $names } vuelve a participar.

## Después de la partida

web-lobby-ask = ¿Pueden unirse los móviles de este wifi?
web-lobby-start = Empezar
web-lobby-without = Empezar sin { $names }
web-lobby-wait = La partida empieza cuando estén todos, o cuando el anfitrión la inicie.
web-lobby-wait-all = La partida empieza cuando estén todos.
web-lobby-coming = de camino…
web-lobby-closed = Los móviles podrán unirse cuando el anfitrión pulse «{ $button }».
web-home-here = Juntos aquí
web-home-phones = Con móviles
web-home-box = Juego real
web-sheet = Solo llevar los puntos
web-home-again = Otra vez con { $names }
web-new-full = Los { $count } puestos están ocupados.
web-new-roomier = Jugar a { $value }: hasta { $count }
web-scene-next-round = Siguiente ronda
web-scene-next-game = Siguiente partida
web-scene-leads = { $name } va por delante con { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    } de ventaja.
    .you = Vas por delante con { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    } de ventaja.
web-scene-level = { $names } empatan en cabeza.
web-scene-look = Ver el tablero
web-scene-more = Más
web-after-result = Resultado
web-you-win = ¡Has ganado!
web-you-share = Compartes la victoria con { $names }.
web-after-rematch = Jugar otra vez
web-after-join-rematch = A la partida siguiente
web-after-watch-rematch = Mirar la partida siguiente
web-after-other = Otro juego
web-after-share = Compartir el resultado
web-after-picture = Compartir como imagen
web-after-picture-save = Guardar como imagen
web-after-luck = ¿Fue suerte?
web-after-best = Tu mejor resultado: { $score }
web-after-par = Con el mejor juego: { $score } de media
web-after-replay = Ver la repetición
web-after-check = Comprobar esta partida
web-after-download = Guardar el registro
web-after-failed = Ahora mismo no se puede obtener el registro de la partida.
web-replay-first = Al principio
web-replay-back = Un paso atrás
web-replay-play = Reproducir
web-replay-stop = Parar
web-replay-on = Un paso adelante
web-replay-last = Al final
web-replay-slider = Posición en la partida
web-analysis = Cómo fue
web-analysis-scores = Los puntos de principio a fin
web-record = Una partida guardada
web-record-in-play = Esta partida no ha terminado.
web-record-other = Abrir otra

## Comprobar esta partida

web-check = ¿Fue todo limpio?

## Rechazos del servidor

web-refused-offline = El servidor no contesta.
web-refused-not_found = Eso no existe.
web-refused-not_your_seat = Ese no es tu puesto.
web-refused-not_host = Eso solo puede hacerlo el anfitrión.
web-refused-bad_message = El servidor no lo ha entendido. Recarga la página.
web-refused-bad_origin = El servidor solo acepta esto desde sus propias páginas.
web-refused-unknown_game = Ese juego no existe aquí.
web-refused-bad_option = Estas reglas no van juntas.
web-refused-bad_seats = No se puede jugar a este juego con estos jugadores.
web-refused-bad_record = Este archivo no es el registro de una partida.
web-refused-no_free_seat = Todos los puestos están ocupados.
web-refused-not_gone = Esa persona sigue ahí.
web-refused-not_taken_over = Ningún bot juega en este puesto.
web-refused-too_large = Eso es demasiado largo.
web-refused-too_many = Demasiadas cosas a la vez. Espera un momento.
web-refused-too_many_tables = Ya hay demasiadas mesas abiertas.
web-refused-hello_first = El servidor no lo ha entendido. Recarga la página.
web-refused-method_not_allowed = El servidor no lo ha entendido. Recarga la página.
web-refused-unavailable = El servidor no puede hacerlo ahora. Prueba otra vez.
web-record-device = Esta partida se jugó en un dispositivo sin servidor, y solo un dispositivo así puede seguirla. Aquí puedes repetirla, estudiarla y analizarla.
