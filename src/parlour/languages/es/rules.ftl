### Las reglas de cada juego tal como se leen al jugar, párrafo a párrafo, en el orden del archivo.
###
### rules-GAME-PART        un párrafo; .title es su título. Las reglas completas, con sus ids, están en docs/rules/.
### Lo que no dice ningún reglamento es nuestro, y el último párrafo lo dice.

rules-chosen = Elegido para esta partida
rules-option = { $option }: { $value }

## Shut the Box

rules-shutbox-aim = Cierra todas tus fichas, o quédate con el mínimo de puntos negativos.
    .title = El objetivo
rules-shutbox-turn = Lanza los dados. Cierra una o más fichas abiertas cuya suma sea exactamente el total: con un 9 puede ser 9, o 1 y 8, o 2, 3 y 4. Una ficha cerrada se queda cerrada. Sigue lanzando mientras se pueda formar el total; cuando no se pueda, tu turno se acaba, y no hay segunda oportunidad.
    .title = Tu turno
rules-shutbox-dice = En TACTica, cuando 7, 8, 9 y 10 están todos cerrados, eliges antes de cada tirada si lanzas un dado o dos. En la caja de doce se lanzan siempre los dos.
    .title = Un dado o dos
rules-shutbox-end = Quien cierra la última ficha gana al instante, aunque los demás no hayan jugado todavía. Si nadie lo logra, se suman las fichas abiertas, y gana la suma más baja.
    .title = El final
rules-shutbox-first = Cada cual lanza un dado; empieza quien saque más, y se sigue en el sentido de las agujas del reloj.
    .title = Quién empieza
rules-shutbox-notation = Escribe los números con un más: 1+8. O púlsalos uno a uno en el tablero, o elige de la lista. «roll 1» lanza un solo dado.
    .title = Cómo se juega
rules-shutbox-ours = Lo que el reglamento no dice lo hemos decidido nosotros: si hay empate para empezar, se vuelve a tirar; un empate final se sigue tirando mientras alguno de los empatados pueda cerrar algo; un encuentro a 100 puntos acaba con la ronda en que alguien llega.
    .title = Nuestras propias reglas

## Tuki Tuki

rules-tuki-aim = Acaba cinco rondas con el menor número de puntos posible. Tus ocho cartas están boca abajo en dos filas de cuatro, y nadie las conoce, ni siquiera tú.
    .title = El objetivo
rules-tuki-turn = Primero cada cual destapa dos cartas, y empieza quien tenga la suma más alta. En tu turno toma la carta de arriba del mazo o de los descartes. Ponla en lugar de una de tus cartas, destapada o tapada; la vieja va a los descartes. Una carta del mazo también la puedes descartar, y entonces destapas una de tus cartas tapadas.
    .title = Tu turno
rules-tuki-last = Cuando solo te queda una carta tapada, puedes descartar la carta del mazo y dejar la tuya tapada, tantas veces como quieras. En cuanto alguien ya no tiene cartas tapadas, los demás tienen un último turno; luego se destapan todas las cartas y se cuenta.
    .title = La última carta
rules-tuki-count = Tus números se suman. Dos números iguales, uno encima del otro, son una pareja y cuentan 0. Dos parejas del mismo número son un cuarteto y cuentan −10, tres son un sexteto y cuentan −15, cuatro son un octeto y cuentan −20.
    .title = La cuenta
rules-tuki-parrot = Un loro imita la carta que tiene encima o debajo y así forma pareja. Cuando tomas justo el número que tu loro imita, puedes ponerlo en su lugar, y el loro vuela a una de tus cartas tapadas, que va a los descartes sin que nadie la haya visto.
    .title = Los loros
rules-tuki-notation = Las columnas van de a a d, las filas son 1 y 2. «take stock» toma del mazo, «take discard» de los descartes; después «a1» pone ahí la carta, «drop a1» la descarta y destapa a1, «drop» no destapa nada, «fly a1 c2» hace que el loro de a1 se pose en c2. O pulsa las pilas y las cartas: para «drop a1», los descartes y luego a1.
    .title = Cómo se juega
rules-tuki-ours = En caso de empate, según el reglamento empieza quien cumpla años antes; aquí lo decide un sorteo. Lo que el reglamento no dice lo hemos decidido nosotros: dos loros en una columna cuentan 0; un mazo vacío se rehace con los descartes, y tras la segunda vez todos tienen un último turno; con totales iguales se comparte la victoria.
    .title = Nuestras propias reglas

## Rolit

rules-rolit-aim = Cuando el tablero está lleno, gana el color que más se ve.
    .title = El objetivo
rules-rolit-turn = Pon una bola de tu color en un hueco vacío de modo que, en línea recta, queden bolas de otros colores entre ella y otra bola tuya. Todas las bolas que la nueva encierra, en las ocho direcciones, pasan a tu color. Si puedes capturar, debes hacerlo.
    .title = Tu turno
rules-rolit-cannot = Si no puedes capturar, o tu color ha desaparecido, pon una bola en cualquier hueco junto a otra bola. Nadie pasa nunca.
    .title = Cuando no se puede capturar
rules-rolit-first = Se hace rodar una bola como un dado; el color de arriba empieza, y se sigue en el sentido de las agujas del reloj.
    .title = Quién empieza
rules-rolit-notation = Escribe una columna y una fila: d3. O pulsa el hueco, o elige de la lista. Los huecos donde puedes jugar están marcados; los corchetes muestran la bola recién puesta y las que giró.
    .title = Cómo se juega
rules-rolit-ours = Lo que el reglamento no dice lo hemos decidido nosotros: los colores que nadie juega se pueden capturar y no cuentan para nadie; con números iguales se comparte la victoria. Con las reglas Reversi vale el Othello de siempre: una jugada debe capturar, y quien no puede pasa.
    .title = Nuestras propias reglas
