### The rules of each game as a player reads them at the table. A game chooses the sentences that are true for its options
### (games/NAME/rulebook.py). The full rules, with their ids, are in docs/rules/.
###
### rules-title            the headings
### rules-GAME-PART        a paragraph; where it depends on an option, the option chooses the sentence
### rules-GAME-ours        what no rulebook says and we decided
### rules-moving-…         how one moves on a page and in the terminal

rules-chosen = Elegido para esta partida
rules-option = { $option }: { $value }
rules-unusual = Esta mesa cambia las reglas habituales: { $options }.
rules-title = { $part ->
    [aim] El objetivo
    [setup] Preparación
    [first] Quién empieza
    [turn] Tu turno
    [dice] Cuántos dados
    [cannot] Cuando no puedes capturar
    [last] La última carta
    [parrots] Los loros
    [count] El recuento
    [end] El final
    [match] El encuentro
    [tie] Empates
    [tips] Consejos
    [worth] Lo que vale cada hueco
    [moving] Cómo se juega
   *[ours] Nuestras propias reglas
}
rules-who = De { $least } a { $most } jugadores, desde { $age } años.
rules-who-any = De { $least } a { $most } jugadores.
rules-who-exactly = { $players ->
    [one] Para un jugador, desde { $age } años.
    [2] Para dos jugadores, desde { $age } años.
   *[other] Para { $players } jugadores, desde { $age } años.
}
rules-who-exactly-any = { $players ->
    [one] Para un jugador.
    [2] Para dos jugadores.
   *[other] Para { $players } jugadores.
}
rules-first-seat = Empieza { $name }, y se sigue en el sentido de las agujas del reloj.
rules-first-alone = Empieza { $name }.
rules-ours-about = Decidido por nosotros, no por un reglamento:

## Shut the Box

rules-shutbox-aim = { $aim ->
    [wins] Cierra todas las fichas y ganas al instante. Si nadie lo logra, gana quien tiene la puntuación más baja.
    [last] Cierra todas las fichas y ganas al instante.
    [counts] Acaba con la puntuación más baja. Cerrar todas las fichas cuenta 0 puntos, lo mejor que se puede lograr.
   *[solo] Juega partida tras partida y busca la puntuación más baja. Con todas las fichas cerradas no se puede mejorar.
}
rules-shutbox-rows = { $rows ->
    [own] Cada jugador tiene una fila de fichas del 1 al { $tiles }. Al principio todas están abiertas.
    [two] Cada jugador tiene dos filas de fichas del 1 al { $tiles }. Al principio todas están abiertas.
    [alone] Tus fichas van del 1 al { $tiles }. Al principio todas están abiertas.
   *[shared] Hay una sola caja con fichas del 1 al { $tiles }. Al principio todas están abiertas, y se vuelven a abrir para cada jugador.
}
rules-shutbox-preshut = Cerradas desde el principio: { $flaps }.
rules-shutbox-parity = Antes de tu primera tirada elige pares o impares. Solo esas fichas están en juego; las demás no cuentan.
rules-shutbox-roll = { $combine ->
    [sum] Tira y cierra una o más fichas abiertas que sumen exactamente el total. No puede sobrar nada.
   *[exact] Tira y cierra o bien la ficha igual al total, o bien exactamente las que muestran los dados.
}
rules-shutbox-example = Un { $total } se puede formar así: { $sets }.
rules-shutbox-example-exact = Con { $faces } puedes cerrar { $total }, o bien { $faces }.
rules-shutbox-go = { $order ->
    [turns] Las fichas cerradas siguen cerradas. Sigue tirando mientras puedas cerrar algo. La primera tirada que no sirva acaba tu turno; no hay segunda oportunidad.
   *[rounds] Una tirada cada uno, vuelta tras vuelta. Las fichas cerradas siguen cerradas. Quien no puede cerrar nada queda fuera.
}
rules-shutbox-first-hit = La primera tirada de tu turno debe cerrar el { $number }, solo o en una suma. Si no puede, tu turno se acaba.
rules-shutbox-bust = Un total de { $total } acaba tu turno al instante.
rules-shutbox-dice = { $fewer ->
    [never] Siempre se tiran todos los dados.
    [choice] Cuando no queda abierta ninguna ficha mayor que 6, eliges antes de cada tirada cuántos dados lanzar.
    [forced] Cuando no queda abierta ninguna ficha mayor que 6, se lanza un solo dado.
   *[sum] Cuando las fichas abiertas suman 6 o menos, eliges antes de cada tirada cuántos dados lanzar.
}
rules-shutbox-end = { $end ->
    [wins] Quien cierra la última ficha gana al instante, aunque los demás no hayan jugado todavía.
    [once] Quien cierra la última ficha gana al instante.
    [match] Quien cierra la última ficha gana al instante todo el encuentro, sean cuales sean los totales.
    [open] Quien cierra la última ficha no anota nada y la partida se detiene: los demás anotan lo que tengan abierto.
    [round] Quien cierra la última ficha no anota nada y la ronda acaba: los demás anotan lo que tengan abierto.
    [nothing] Quien cierra la última ficha no anota nada y la ronda acaba: quien no haya terminado su turno tampoco anota nada.
    [play_on] Quien cierra la última ficha no anota nada; los demás terminan su turno.
   *[solo] Cerrar la última ficha acaba tu serie con una puntuación perfecta.
}
rules-shutbox-out = { $out ->
    [score] Si antes quedan todos fuera, gana quien tiene la puntuación más baja.
   *[last] En cuanto todos los demás quedan fuera, gana el último jugador que sigue dentro.
}
rules-shutbox-count = { $score ->
    [sum] Los números abiertos se suman.
    [digital] Los números abiertos se leen seguidos como un solo número.
   *[count] Cada ficha abierta cuesta un punto.
}
rules-shutbox-left = Si quedan abiertas { $flaps }, cuestan { $points } puntos.
rules-shutbox-until = { $until ->
    [points] Se juega ronda tras ronda y los puntos se suman. Cuando alguien llega a { $count } puntos, gana el total más bajo.
    [rounds] { $count ->
        [one] Se juega una ronda.
       *[other] Se juegan { $count } rondas y los puntos se suman. Gana el total más bajo.
    }
   *[stop] Después de cada partida juegas otra o paras. Se anotan todas, y cuenta la mejor.
}
rules-shutbox-lead = { $lead ->
    [rotates] La ronda siguiente la empieza el jugador siguiente.
   *[stays] Todas las rondas las empieza el mismo jugador.
}
rules-shutbox-tie = { $tie ->
    [roll] Quienes empatan tiran por turno una vez más en su fila tal como está, cierran lo que puedan y se cuenta de nuevo.
    [game] Quienes empatan juegan otra partida entre ellos.
    [round] Quienes empatan juegan otra ronda entre ellos.
   *[share] Quienes empatan comparten la victoria.
}
rules-shutbox-first = Cada uno lanza un dado. Empieza quien saque más, y se sigue en el sentido de las agujas del reloj.
rules-shutbox-ours = { $what ->
    [box] Ningún reglamento describe esta caja: es una versión casera muy común.
    [mixed] Algunas de estas reglas se eligieron para esta mesa, más allá del reglamento.
    [seats] El reglamento no dice cuántos pueden jugar; aquí caben { $most }.
    [alone] Según el reglamento, el 210 es para dos; aquí también puede jugarlo una sola persona.
    [limit] El límite de { $most } jugadores es nuestro.
    [dice] El reglamento de { shutbox-tactica } deja elegir entre un dado y dos cuando 7, 8, 9 y 10 están cerradas; aquí vale también con otras fichas y otro número de dados.
    [first] Quienes empatan para empezar vuelven a tirar entre ellos.
    [start] El reglamento de esta caja no dice quién empieza; aquí se tira un dado.
    [tie-roll] Un empate se sigue tirando mientras dure. Quien lo cierre todo gana. Si ninguna tirada puede ayudar ya, se comparte la victoria.
    [tie-game] Un empate se sigue jugando mientras dure.
    [tie] El reglamento de esta caja no dice qué pasa en un empate.
    [round] Un encuentro acaba con la ronda en que alguien llega al límite, para que todos jueguen las mismas rondas.
    [finish] La ronda en que alguien llega al límite se juega hasta el final.
    [digital] Un encuentro de cifras seguidas dura cinco rondas si no eliges otra cosa.
    [out] El reglamento no dice quién gana cuando todos quedan fuera.
    [unplayed] El reglamento no dice qué anotan los demás cuando alguien cierra la caja y el encuentro continúa.
    [lead] El reglamento no dice quién empieza la ronda siguiente.
    [exact] Un doble solo puede cerrar su total, y un solo dado su número.
    [exact-more] Más de dos dados cierran su total, o todos sus números si son distintos.
    [parity] Cada uno elige su mitad.
    [half] Quien debe pagar por un turno que no jugó paga la mitad menor.
    [halves] Quien debe pagar por un turno que no jugó paga las dos mitades; esa era la regla cuando empezó esta partida.
    [tie-shut] En una ronda así, quien cierra la caja gana.
   *[solo] Cuenta tu mejor partida, y una caja cerrada acaba la serie.
}
rules-moving-web-shutbox = Toca las fichas que quieras cerrar, o una de las sumas propuestas, y pulsa Cerrar. Espacio o Intro tira los dados.
rules-moving-terminal-shutbox = Escribe los números con un más: 1+8. O púlsalos uno a uno en el tablero, o elige de la lista. «roll 1» lanza un solo dado.

## Tuki Tuki

rules-tuki-aim = { $rounds ->
    [one] Ten el menor número de puntos al final de la ronda.
   *[other] Ten el menor número de puntos después de { $rounds } rondas.
}
rules-tuki-setup = Hay 108 cartas: ocho de cada número del 0 al 12 y cuatro loros. Cada jugador recibe ocho cartas tapadas, en dos filas de cuatro. Nadie puede mirarlas, ni siquiera su dueño. El resto es el mazo; su primera carta inicia los descartes, que siempre están a la vista.
rules-tuki-open = Cada jugador destapa dos de sus cartas.
rules-tuki-first = Empieza quien tenga la suma más alta, y se sigue en el sentido de las agujas del reloj.
rules-tuki-turn = En tu turno toma la carta de arriba del mazo o de los descartes. Ponla en lugar de una de tus cartas, destapada o tapada; la vieja va a los descartes, y una tapada no se mira antes.
rules-tuki-drop = Una carta del mazo también se puede descartar; entonces destapas una de tus cartas tapadas. Una carta de los descartes hay que ponerla.
rules-tuki-last = Cuando solo te queda una carta tapada, puedes descartar la carta del mazo y dejar la tuya tapada, tantas veces como quieras.
rules-tuki-end = Quien primero se queda sin cartas tapadas ha terminado. Los demás tienen un último turno, se destapa lo que siga tapado y se cuenta.
rules-tuki-total = Después de la última ronda gana el total más bajo.
rules-tuki-count = Tus números se suman. Dos números iguales, uno encima del otro, son una pareja y cuentan 0. Uno al lado del otro, o en otro lugar, no son pareja.
rules-tuki-sets = Dos parejas del mismo número son un cuarteto y cuentan −10, tres son un sexteto y cuentan −15, cuatro son un octeto y cuentan −20.
rules-tuki-parrot = Un loro imita la carta que tiene encima o debajo y así forma una pareja, un cuarteto, un sexteto o un octeto.
rules-tuki-fly = Cuando tomas justo el número que tu loro imita, puedes ponerlo en su lugar. El loro vuela a una de tus cartas tapadas, que va a los descartes sin verse. Los números nunca se mueven.
rules-tuki-tip = { $what ->
    [low] Cambia cartas altas por bajas, pero piensa antes en las parejas: una pareja de doces cuenta 0.
    [four] Una segunda pareja del mismo número te quita diez puntos.
   *[close] Terminar primero es una apuesta: los demás tienen un turno más. Hazlo si crees que tienes el mínimo.
}
rules-tuki-ours = { $what ->
    [rounds] Según el reglamento se juegan cinco rondas.
    [draw] Si hay empate, según el reglamento empieza quien cumpla años antes; aquí lo decide un sorteo.
    [order] Las dos primeras cartas se destapan un jugador tras otro.
    [opened] Un loro destapado cuenta entonces como el número visible que imita; si no, 0.
    [parrots] Dos loros en una columna cuentan 0 y no entran en ningún cuarteto.
    [closing] También termina quien cambia su última carta tapada o posa en ella un loro.
    [stock] Un mazo vacío se rehace con los descartes, salvo la carta de arriba. Tras la segunda vez en una ronda, todos tienen un último turno.
    [stalled] Tras 50 turnos seguidos sin tomar del mazo, todos tienen un último turno.
   *[shared] Con totales iguales se comparte la victoria.
}
rules-moving-web-tuki = Toca el mazo o los descartes, y después la carta que quieras cambiar. Lo demás lo ofrecen los botones.
rules-moving-terminal-tuki = Las columnas son de la a a la d, las filas 1 y 2. «take stock», «take discard»; luego «a1» pone la carta ahí, «drop a1» la descarta y destapa a1, «drop» no destapa nada, «fly a1 c2» hace volar al loro de a1 a c2. O pulsa en las pilas y las cartas: para «drop a1», en los descartes y después en a1.

## Rolit

rules-rolit-aim = Cuando el tablero está lleno, gana el color que más se ve.
rules-rolit-setup = El tablero tiene { $size } × { $size } huecos. En el centro hay cuatro bolas, cada una de un color distinto.
rules-rolit-colours = Cada jugador tiene un color y se sienta a su lado del tablero: { $colours }.
rules-rolit-neutral = Los colores que nadie juega ({ $colours }) son neutrales: se pueden capturar y no cuentan para nadie.
rules-rolit-first = Se hace rodar una bola como un dado. Empieza quien juegue el color de arriba, y se sigue en el sentido de las agujas del reloj.
rules-rolit-turn = Pon una bola de tu color en un hueco vacío de modo que, en línea recta, haya bolas de otros colores entre ella y otra bola tuya. Todas las bolas que encierra la nueva, en las ocho direcciones, pasan a tu color. Las que acaban de girar no encierran nada.
rules-rolit-must = Si puedes capturar, debes hacerlo.
rules-rolit-final = Una jugada válida es definitiva; tras una no válida, el tablero vuelve a quedar como estaba.
rules-rolit-cannot = Si no puedes capturar, o tu color ha desaparecido, pon una bola en cualquier hueco vacío junto a cualquier bola. Nunca se pasa.
rules-rolit-tip = { $what ->
    [size] La jugada que más bolas gira no siempre es la mejor.
   *[corner] Una bola en una esquina ya no se puede girar. Jugar justo al lado de una esquina suele regalarla a otro.
}
rules-rolit-worth = { $how ->
    [random] Ocupar un hueco hace ganar ese número de partidas de cada 100 más (+) o menos (−) que una parte igual; medido en partidas al azar.
   *[learned] Ocupar un hueco hace ganar ese número de partidas de cada 100 más (+) o menos (−) que una parte igual; medido en partidas entre bots que juegan bien.
}
rules-rolit-ours = { $what ->
    [picture] Desde arriba a la izquierda, en el sentido de las agujas del reloj, las cuatro bolas son roja, amarilla, verde y azul, y ese es el orden del juego.
    [again] Si sale un color neutral, se vuelve a tirar.
    [corners] En diagonal también cuenta como al lado.
    [takeback] Puedes elegir que se puedan deshacer las jugadas; en varias pantallas, todos deben estar de acuerdo cada vez.
   *[shared] Con el mismo número de bolas se comparte la victoria.
}
rules-rolit-former = { $what ->
    [roll] Se hace rodar una bola como un dado. Empieza quien juega con el color que queda arriba.
    [picture] En el sentido de las agujas del reloj, desde arriba a la izquierda, las cuatro bolas son roja, amarilla, verde y azul.
   *[order] Esta partida empezó con una versión anterior de nuestras reglas: se juega en el orden de los puestos ({ $colours }), no alrededor del tablero.
}
rules-rolit-reversi-aim = Cuando nadie puede jugar, gana el color con más bolas.
rules-rolit-reversi-setup = El tablero tiene { $size } × { $size } huecos. Dos bolas de cada color están en las diagonales del centro. Es el Othello de siempre, que no está en el reglamento de { game-rolit }.
rules-rolit-reversi-colours = Los colores de los jugadores: { $colours }.
rules-rolit-reversi-turn = Pon una bola de tu color en un hueco vacío de modo que, en línea recta, haya bolas del otro color entre ella y otra bola tuya. Todas las bolas que encierra la nueva, en las ocho direcciones, pasan a tu color.
rules-rolit-reversi-cannot = Cada jugada debe capturar. Quien no puede pasa.
rules-moving-web-rolit = Toca un hueco marcado. En una pantalla pequeña el primer toque muestra lo que captura y el segundo juega.
rules-moving-terminal-rolit = Escribe una columna y una fila: d3. O pulsa el hueco, o elige de la lista. Los huecos posibles están marcados; los corchetes muestran la bola recién puesta y las que giró.
