### Nombres de los juegos y de todo lo que se puede elegir en ellos.
###
### GAME                   un juego; .about lo explica en una frase
### GAME-OPTION            una opción; .about la explica en una frase
### GAME-OPTION-VALUE      un valor de una opción; ediciones, variantes y ajustes con nombre tienen también .about

game-shutbox = Cierra la caja
    .about = Lanza los dados y cierra las fichas: si las cierras todas, ganas; si no, gana la puntuación más baja.
game-tuki = Tuki Tuki
    .about = Ocho cartas que nadie conoce: cámbialas, destápalas, forma parejas con ayuda de los loros y acaba con el mínimo de puntos.
game-rolit = Rolit
    .about = Encierra las bolas de los demás entre dos tuyas y hazlas rodar hasta tu color.

## Shut the Box

shutbox-edition = Edición
    .about = El juego impreso cuyas reglas valen.
shutbox-tactica = TACTica
shutbox-edition-tactica = { shutbox-tactica }, una fila por cabeza
    .about = Fichas del 1 al 10 y una fila propia para cada jugador.
shutbox-edition-tactica-shared = { shutbox-tactica }, una sola caja
    .about = Fichas del 1 al 10 en una caja que todos juegan por turnos.
shutbox-edition-twelve = Caja de doce
    .about = Fichas del 1 al 12, siempre con dos dados.
shutbox-edition-nine = Caja de nueve
    .about = Fichas del 1 al 9 en una sola caja.
shutbox-variant = Variante
    .about = Un conjunto de reglas más finas que tiene nombre.
shutbox-variant-classic = Clásica
    .about = Sigue hasta que una tirada no sirva para nada; lo que queda abierto cuenta en tu contra.
shutbox-variant-young = Para peques
    .about = Una tirada por turno; quien no puede cerrar nada queda fuera.
shutbox-variant-solo = En solitario
    .about = Sin rivales, partida tras partida, por la puntuación más baja.
shutbox-variant-no-surprises = Sin sorpresas
    .about = Cada ficha abierta cuenta un punto, sea cual sea.
shutbox-variant-two-first = Primero el 2
    .about = La primera tirada del turno debe cerrar el 2, solo o en una suma.
shutbox-variant-three-first = Primero el 3
    .about = La primera tirada del turno debe cerrar el 3, solo o en una suma.
shutbox-variant-three-down = 3 ya cerrados
    .about = Las fichas 1, 2 y 3 están cerradas desde el principio.
shutbox-variant-unlucky-seven = El 7 de la mala suerte
    .about = El 7 está cerrado desde el principio, y si sacas 7 se acaba tu turno.
shutbox-variant-even-or-odd = Pares o impares
    .about = Elige los pares o los impares antes de tu primera tirada; solo ellos están en juego.
shutbox-variant-two-ten = El 210
    .about = Dos filas por cabeza, cuatro dados y fichas hasta el 20, que suman 210.
shutbox-variant-sum-or-exact = Suma o exacto
    .about = Cierra el total mismo, o exactamente los números de los dados.
shutbox-variant-digital = Cifras seguidas
    .about = Los números de las fichas abiertas, uno junto a otro, son tu puntuación: 1, 2 y 5 son 125.
shutbox-variant-tournament = Torneo
    .about = Ronda tras ronda se suman los puntos.
shutbox-players = Jugadores
    .about = Cuántas personas juegan.
shutbox-first = Quién empieza
    .about = Quien saque el número más alto, o un puesto concreto.
shutbox-first-rules = según las reglas
shutbox-rows = Filas
    .about = Una fila de fichas para cada jugador, o una caja para todos.
shutbox-rows-own = una fila por jugador
shutbox-rows-shared = una sola caja
shutbox-tiles = Fichas
    .about = La fila va del 1 a este número.
shutbox-dice = Dados
    .about = Cuántos dados se lanzan.
shutbox-fewer_dice = Menos dados
    .about = Cuándo se puede, o se debe, lanzar menos dados.
shutbox-fewer_dice-never = nunca
shutbox-fewer_dice-choice = a elegir, cuando no queda abierto nada mayor que 6
shutbox-fewer_dice-forced = siempre uno, cuando no queda abierto nada mayor que 6
shutbox-fewer_dice-sum-6 = a elegir, cuando las fichas abiertas suman 6 o menos
shutbox-score = Puntuación
    .about = Lo que cuestan las fichas abiertas.
shutbox-score-sum = su suma
shutbox-score-digital = sus cifras seguidas
shutbox-score-count = un punto cada uno
shutbox-first_hit = Primero a cerrar
    .about = La ficha que la primera tirada del turno debe cerrar.
shutbox-first_hit-0 = ninguno
shutbox-preshut = Cerrados de antemano
    .about = Las fichas que están cerradas desde el principio.
shutbox-bust = Total de mala suerte
    .about = El total que acaba el turno al instante.
shutbox-bust-0 = ninguno
shutbox-parity = Pares o impares
    .about = Si todas las fichas están en juego, o cada cual elige pares o impares.
shutbox-parity-all = todas las fichas
shutbox-parity-choice = cada cual elige
shutbox-combine = Qué se puede cerrar
    .about = Cualquier suma que dé el total, o solo el total o exactamente los números de los dados.
shutbox-combine-sum = cualquier suma
shutbox-combine-exact = suma o exacto
shutbox-order = Orden
    .about = Tirar mientras se pueda, o solo una vez por turno.
shutbox-order-turns = turnos enteros
shutbox-order-rounds = una tirada por turno
shutbox-tie = Empate
    .about = Qué pasa cuando la puntuación más baja se comparte.
shutbox-tie-roll = quienes empatan tiran otra vez
shutbox-tie-game = quienes empatan juegan otra vez
shutbox-tie-share = la victoria se comparte
shutbox-until = Duración
    .about = Tras una partida, cuando se para en solitario, o al llegar a los puntos o las rondas.
shutbox-until-game = una partida
shutbox-until-stop = hasta que pares
shutbox-until-points = { $count ->
    [one] 1 punto
   *[other] { $count } puntos
}
shutbox-until-rounds = { $count ->
    [one] una ronda
   *[other] { $count } rondas
}
shutbox-shut = Cerrar la caja
    .about = Si lo gana todo al instante, o cuenta cero puntos y para la partida.
shutbox-shut-wins = gana al instante
shutbox-shut-counts = cuenta cero puntos
shutbox-unplayed = Tras cerrar la caja
    .about = Lo que anotan aquellos cuyo turno cortó una caja cerrada.
shutbox-unplayed-open = los demás anotan lo abierto
shutbox-unplayed-nothing = los demás no anotan nada
shutbox-unplayed-play_on = los demás terminan su turno
shutbox-lead = Quién empieza la ronda siguiente
    .about = Quién empieza la ronda siguiente de un encuentro.
shutbox-lead-stays = el mismo jugador
shutbox-lead-rotates = el jugador siguiente
shutbox-out = Cuando todos quedan fuera
    .about = Quién gana una partida con una tirada por turno si nadie cierra la caja.
shutbox-out-score = gana la puntuación más baja
shutbox-out-last = gana el último que sigue dentro

## Tuki Tuki

tuki-players = Jugadores
    .about = Cuántas personas juegan.
tuki-rounds = Rondas
    .about = Cuántas rondas se suman.
tuki-first = Quién empieza
    .about = Quien destapa la suma más alta empieza cada ronda, o un puesto concreto.
tuki-first-rules = según las reglas

## Rolit

rolit-preset = Reglas
    .about = Las reglas de { game-rolit }, o las de su primo mayor.
rolit-preset-rolit = { game-rolit }
    .about = De dos a cuatro colores; quien no puede capturar pone una bola junto a cualquier otra.
rolit-preset-reversi = Reversi
    .about = Dos colores, el Othello de siempre: una jugada debe capturar, y quien no puede pasa.
rolit-size = Tablero
    .about = Cuántos huecos tiene cada lado.
rolit-size-4 = 4 × 4
rolit-size-6 = 6 × 6
rolit-size-8 = 8 × 8
rolit-players = Jugadores
    .about = Cuántas personas juegan.
rolit-colours = Colores
    .about = El color de cada puesto.
rolit-first = Quién empieza
    .about = El color que muestra una bola al rodar, o un puesto concreto.
rolit-first-rules = según las reglas
