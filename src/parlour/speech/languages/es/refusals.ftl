### Por qué las reglas no permiten un paso, y cómo está la partida. Son frases que van dentro de otra.
###
### play-…                en todos los juegos
### GAME-no-…             por qué este paso no es posible
### GAME-written…         cómo se escriben los pasos, dicho cuando un texto no lo es
### GAME-at-…, tuki-waits-…    cómo está la partida, en una línea corta: «no es posible en …»
###
### La notación (6-3, 1+8, d3, take stock, first:2) queda como se teclea; los puestos se cuentan desde 0, como en la notación.

play-over = la partida ha terminado
play-not-now = no es ninguno de los pasos permitidos aquí

## Shut the Box

shutbox-written = una tirada se escribe 6-3 (un dado: 4), una tirada inicial first:2, cerrar números 1+8 (un número: 9), la elección de dados roll 1, y las demás elecciones even, odd, again, stop
shutbox-no-outcome = ahora decide el puesto { $seat }, no los dados
shutbox-no-throw = no se pueden lanzar tantos dados; hay { $dice }
shutbox-no-shut-now = el puesto { $seat } decide ahora qué números cerrar con la tirada { $roll }
shutbox-no-throw-now = el puesto { $seat } decide ahora cuántos dados lanzar
shutbox-no-half-now = el puesto { $seat } decide ahora entre pares e impares
shutbox-no-again-now = el puesto { $seat } decide ahora si juega otra partida
shutbox-no-opening-now = el puesto { $seat } va a lanzar un dado para ver quién empieza
shutbox-no-roll-now = { $dice ->
    [one] el puesto { $seat } va a lanzar 1 dado
   *[other] el puesto { $seat } va a lanzar { $dice } dados
}
shutbox-no-twice = un número solo se puede cerrar una vez
shutbox-no-number = { $number } no está en la fila de 1 a { $tiles }
shutbox-no-open = { $number } no está abierto
shutbox-no-sum = { $step } suma { $sum }, y la tirada { $roll } debe usarse entera: { $total }
shutbox-no-exact = solo se puede cerrar el { $total } mismo o exactamente los números de los dados
shutbox-no-first-hit = la primera tirada de un turno debe cerrar el { $number }
shutbox-at-over = { $name }: terminada, gana el puesto { $winners }, puntos { $scores }
shutbox-at-opening = { $name }: el puesto { $seat } lanza un dado para ver quién empieza, abiertos { $open }
shutbox-at-choose = { $name }: el puesto { $seat } elige pares o impares, abiertos { $open }
shutbox-at-throw = { $name }: el puesto { $seat } elige cuántos dados, abiertos { $open }
shutbox-at-roll = { $name }: el puesto { $seat } lanza, abiertos { $open }
shutbox-at-shut = { $name }: el puesto { $seat } cierra { $roll }, abiertos { $open }
shutbox-at-stop = { $name }: el puesto { $seat } para o juega otra vez, abiertos { $open }

## Tuki Tuki

tuki-written = { game-tuki } se escribe open a1, take stock, take discard, a1, drop, drop a1, fly a1 c2, una carta (0 a 12, parrot) o first:0
tuki-at = ronda { $round } de { $rounds }, { $waits }
tuki-waits-deal = se reparten las cartas y se destapa la primera de los descartes
tuki-waits-open = el puesto { $seat } destapa una de sus dos primeras cartas
tuki-waits-turn-up = se destapa una carta del puesto { $seat }
tuki-waits-lot = un sorteo decide quién empieza
tuki-waits-take = el puesto { $seat } toma una carta del mazo o de los descartes
tuki-waits-draw = el puesto { $seat } saca la carta de arriba del mazo
# $card es un número o parrot
tuki-waits-place = { $card ->
    [parrot] el puesto { $seat } tiene el loro en la mano y debe ponerlo
   *[other] el puesto { $seat } tiene el { $card } en la mano y debe ponerlo
}
tuki-waits-place-or-drop = { $card ->
    [parrot] el puesto { $seat } tiene el loro en la mano y debe ponerlo o descartarlo
   *[other] el puesto { $seat } tiene el { $card } en la mano y debe ponerlo o descartarlo
}
tuki-waits-reveal = se destapa una carta tapada del puesto { $seat }
tuki-waits-finish = tras su último turno, se destapa lo tapado del puesto { $seat }
tuki-no-step = no es ni una jugada ni un resultado de { game-tuki }
tuki-no-card = { $card ->
    [parrot] no queda ningún loro entre las cartas que puede ser
   *[other] no queda ningún { $card } entre las cartas que puede ser
}
tuki-no-lot = el sorteo es solo entre quienes destaparon la suma más alta (TK-03)
tuki-no-stock = el mazo está vacío y no hay con qué rehacerlo (TK-16)
tuki-no-open = la carta en { $slot } ya está destapada
tuki-no-drop-discard = una carta tomada de los descartes hay que ponerla (TK-07)
tuki-no-drop-only = mientras queden { $hidden } cartas tapadas, descartar una carta significa destapar una de ellas (TK-07)
tuki-no-drop-open = descartar una carta destapa una tapada, y { $slot } ya está destapada (TK-07)
tuki-no-parrot = no hay ningún loro destapado en { $slot }, y nada más vuela (TK-12, TK-14)
tuki-no-mimic = el loro en { $slot } no imita ningún número, así que no puede volar (TK-14)
tuki-no-flight = el loro en { $slot } imita un { $number }: solo ese número lo libera (TK-14)
tuki-no-landing = un loro solo se posa en una carta tapada, y { $slot } está destapada (TK-14)

## Rolit

rolit-written = una jugada es una columna y una fila, como d3; una tirada inicial es first: y un color, como first:green
rolit-written-colours = los colores son { $colours }
rolit-written-hollow = no hay hueco { $hollow } en un tablero de { $size }×{ $size }, que va de a1 a { $last }
rolit-written-hollows = no hay hueco con ese número: van de 0 a 63
rolit-written-colour-numbers = no hay color con ese número: van de 0 a 3
rolit-no-step = esto no es ni una jugada ni un resultado de { game-rolit }
rolit-no-roll-first = primero se hace rodar una bola para ver quién empieza
rolit-no-first-settled = ya está decidido quién empieza
rolit-no-player = nadie juega con { $colour }
rolit-no-pass = nadie pasa nunca: quien no puede capturar pone una bola junto a cualquier otra
rolit-no-pass-must = { $colour } puede capturar en { $hollows }, así que debe hacerlo
rolit-no-hollow = no hay tal hueco en este tablero
rolit-no-occupied = { $hollow } está ocupado: hay una bola ({ $colour })
rolit-no-neighbour = { $hollow } no está junto a ninguna bola
rolit-no-capture-pass = una bola en { $hollow } no captura nada, y { $colour } no puede capturar en ninguna parte, así que debe pasar
rolit-no-capture = { $hollow } no captura nada, y { $colour } puede capturar y debe hacerlo: en { $hollows }
rolit-at-over = { $size }×{ $size }, terminada, { $tally }
rolit-at-roll = { $size }×{ $size }, se lanza para ver quién empieza, { $balls } bolas, { $tally }
rolit-at-move = { $size }×{ $size }, juega { $colour }, { $balls } bolas, { $tally }
rolit-at-tally = { $colour } { $score }
