### Lo que se dice en una mesa, la dibuje quien la dibuje.
###
### turn-…, GAME-turn-…    a quién le toca y qué se espera
### GAME-move-…            una jugada tal como se ofrece
### GAME-log-…             una jugada o un resultado tal como se cuenta después
### result-…               cómo acabó una partida
### refused-CODE           por qué la mesa rechazó una orden; los códigos son fijos (docs/table.md)
### bot-…                  niveles de los bots, y por qué un bot hizo su jugada
###
### Argumentos: $name es el nombre de un jugador; jugadas y posiciones son notación y se quedan como están.

list-comma = ,{" "}
list-and = { $first } y { $last }

seat-name = Jugador { $number }
face-name = { $number ->
    [1] Zorro
    [2] Búho
    [3] Oso
    [4] Gato
    [5] Rana
    [6] Conejo
    [7] Pingüino
    [8] León
    [9] Erizo
    [10] Koala
    [11] Tortuga
   *[12] Pato
}
seat-bot = { $name } ({ $level })

## A quién le toca

turn-wait-roll = { $name } va a lanzar.
    .you = Te toca lanzar.
turn-table = La mesa va a sortear.
turn-bot = { $name } está pensando…
turn-paused = La partida está en pausa.
play-turn = Le toca a { $name }.
    .you = Te toca a ti.

shutbox-turn-opening = { $name }: lanza un dado. Empieza quien saque más.
shutbox-turn-roll = { $name }: lanza los dados.
shutbox-turn-choose = { $name }: ¿pares o impares?
shutbox-turn-throw = { $name }: ¿cuántos dados?
shutbox-turn-shut = { $name }: cierra fichas que sumen { $total }.
shutbox-turn-stop = { $name }: ¿otra partida?
tuki-turn-open = { $name }: destapa una de tus cartas.
tuki-turn-take = { $name }: toma del mazo o de los descartes.
tuki-turn-place = { $name }: ¿dónde va { $card }?
tuki-turn-draw = { $name }: destapa la carta.
rolit-turn-roll = { $name }: haz rodar la bola. El color de arriba empieza.
rolit-turn-capture = { $name } ({ $colour }): debes capturar.
rolit-turn-place = { $name } ({ $colour }): nada que capturar; pon una bola junto a cualquier otra.
rolit-turn-pass = { $name } ({ $colour }): nada que capturar; debes pasar.

## Jugadas que se ofrecen

shutbox-move-shut = cerrar { $numbers }
shutbox-move-throw = { $dice ->
    [one] lanzar un dado
   *[other] lanzar { $dice } dados
}
shutbox-move-even = jugar con los pares
shutbox-move-odd = jugar con los impares
shutbox-move-again = jugar otra vez
shutbox-move-stop = parar aquí
tuki-move-open = destapar { $slot }
tuki-move-stock = tomar del mazo
tuki-move-discard = tomar la de arriba de los descartes
tuki-move-put = ponerla en { $slot }
tuki-move-drop = descartarla, destapar { $slot }
tuki-move-pass = descartarla, no destapar nada
tuki-move-fly = ponerla en { $parrot }; el loro se posa en { $slot }
rolit-move-place = { $captures ->
    [0] { $hollow }
   *[other] { $hollow }, gira { $captures }
}
rolit-move-pass = pasar

## Qué pasó

log-began = Empieza la partida.
log-torn = La última línea del registro estaba rota y se ha cortado; no se pierde nada de lo que se mostró.
log-seated = { $name } se sienta.
log-paused = La partida está en pausa.
log-went-on = La partida sigue.
log-reacted = { $name }: { $what }
log-rematch = Los mismos jugadores siguen en otra mesa.
log-undone = { $name } deshace una jugada.
log-consent-asked = { $name } pide deshacer la última jugada.
log-consent = { $name } está de acuerdo.
log-declined = { $name } no está de acuerdo: la jugada queda.
log-lapsed = No todos respondieron: la jugada queda.
log-carried = Desde aquí sigue otro dispositivo.
take-back = Deshacer
take-back-allowed = Se pueden deshacer jugadas
    .about = Hasta la siguiente tirada o carta.
web-hand = Con nuestros dados y cartas
web-hand-about = Tocáis lo que ha salido; la mesa lleva las reglas y los puntos.
web-hand-ask = ¿Qué ha salido?
web-hand-whose = { $name }: ¿qué ha salido?
web-hand-by = { $name } toca lo que ha salido.
web-hand-here = Tocarlo aquí
web-hand-again = Volver a tocar estos dados
take-back-ask = Pedir deshacer
take-back-question = { $name } quiere deshacer una jugada. ¿De acuerdo?
take-back-yes = Sí, deshacerla
take-back-no = No, seguir jugando
take-back-asked = Se pregunta a todos si se puede deshacer tu jugada.
take-back-declined = { $name } quiere seguir jugando: tu jugada queda.
take-back-lapsed = No todos respondieron: tu jugada queda.
take-back-moved = La partida siguió: tu jugada queda.
take-back-agree = Si todos están de acuerdo, hasta la siguiente tirada o carta.
play-step = { $name }: { $step }
play-step-table = La mesa: { $step }

shutbox-log-first = { $name } saca { $face } para ver quién empieza.
    .you = Sacas { $face } para ver quién empieza.
shutbox-log-roll = { $name } saca { $roll }.
    .you = Sacas { $roll }.
shutbox-log-stuck = { $name } no puede seguir.
    .you = No puedes seguir.
shutbox-log-roll-stuck = { shutbox-log-roll } { shutbox-log-stuck }
    .you = { shutbox-log-roll.you } { shutbox-log-stuck.you }
shutbox-log-shut = { $name } cierra { $numbers }.
    .you = Cierras { $numbers }.
shutbox-log-throw = { $dice ->
    [one] { $name } toma un dado.
   *[other] { $name } toma { $dice } dados.
}
    .you = { $dice ->
        [one] Tomas un dado.
       *[other] Tomas { $dice } dados.
    }
shutbox-log-even = { $name } juega con los pares.
    .you = Juegas con los pares.
shutbox-log-odd = { $name } juega con los impares.
    .you = Juegas con los impares.
shutbox-log-again = { $name } juega otra vez.
    .you = Juegas otra vez.
shutbox-log-stop = { $name } para.
    .you = Paras.
tuki-log-first = El sorteo elige a { $name }, que empieza.
    .you = El sorteo te elige: empiezas tú.
tuki-log-card = { $name } destapa { $card }.
    .you = Destapas { $card }.
tuki-log-card-table = Los descartes empiezan con { $card }.
tuki-log-open = { $name } destapa { $slot }.
    .you = Destapas { $slot }.
tuki-log-stock = { $name } toma del mazo.
    .you = Tomas del mazo.
tuki-log-discard = { $name } toma de los descartes.
    .you = Tomas de los descartes.
tuki-log-put = { $name } la pone en { $slot }.
    .you = La pones en { $slot }.
tuki-log-drop = { $name } la descarta y destapa { $slot }.
    .you = La descartas y destapas { $slot }.
tuki-log-pass = { $name } la descarta y no destapa nada.
    .you = La descartas y no destapas nada.
tuki-log-fly = { $name } la pone en { $parrot }; el loro se posa en { $slot }.
    .you = La pones en { $parrot }; el loro se posa en { $slot }.
rolit-log-first = La bola muestra { $colour }: empieza { $name }.
    .you = La bola muestra { $colour }: empiezas tú.
rolit-log-place = { $name } juega { $hollow }.
    .you = Juegas { $hollow }.
rolit-log-capture = { $captures ->
    [one] { $name } juega { $hollow }. Gira una bola.
   *[other] { $name } juega { $hollow }. Giran { $captures } bolas.
}
    .you = { $captures ->
        [one] Juegas { $hollow }. Gira una bola.
       *[other] Juegas { $hollow }. Giran { $captures } bolas.
    }
rolit-log-pass = { $name } pasa.
    .you = Pasas.

## Palabras de los juegos

tuki-card-number = el { $card }
tuki-card-parrot = el loro
tuki-stock = mazo
tuki-discard = descarte
tuki-taken = en mano
tuki-round = ronda { $round } de { $rounds }
tuki-last-turns = últimos turnos
rolit-colour-red = rojo
rolit-colour-yellow = amarillo
rolit-colour-green = verde
rolit-colour-blue = azul
rolit-colours-red = { rolit-colour-red }
rolit-colours-yellow = { rolit-colour-yellow }
rolit-colours-green = { rolit-colour-green }
rolit-colours-blue = { rolit-colour-blue }
rolit-neutral = { $colour } (nadie)
shutbox-aside = fuera
shutbox-total = total { $total }

## Hoja de puntos

sheet-title = Puntos
sheet-low = gana quien menos tenga
sheet-high = gana quien más tenga
sheet-game = partida { $number }
sheet-round = ronda { $number }
tuki-sheet-row = { sheet-round }

## Resultados

result-winner = ¡Gana { $name }!
    .you = ¡Has ganado!
result-shared = { $names } comparten la victoria.
result-alone = Puntuación: { $score }.
shutbox-result-outright = ¡{ $name } cierra la caja y gana!
    .you = ¡Cierras la caja y ganas!
shutbox-result-alone = Sin cerrar: { $score }.
shutbox-result-alone-outright = ¡{ $name } cierra la caja!
    .you = ¡Cierras la caja!
result-broken-off = La partida se ha interrumpido.

## Rechazos

refused-not_your_turn = No es tu turno.
refused-roll_first = Primero hay que lanzar.
refused-not_by_hand = Esta mesa tira los dados y saca las cartas por sí misma.
refused-move_first = Primero hay que hacer una jugada.
refused-illegal_move = «{ $move }» no es posible aquí.
refused-bad_notation = «{ $move }» no es una jugada de este juego.
refused-stale_seq = La partida ha avanzado mientras tanto; mira otra vez.
refused-unknown_seq = Aún no se ha llegado a esa posición.
refused-unknown_seat = Ese puesto no existe.
refused-bad_command = No se ha entendido esa orden.
refused-old_format = Esta mesa es de un formato antiguo: se puede volver a ver y guardar, pero no seguir jugando.
refused-bad_level = No hay un bot así para este juego.
refused-id_reused = Esta orden ya se envió con otro contenido.
refused-paused = La partida está en pausa.
refused-not_paused = La partida no está en pausa.
refused-enough = Has llegado al límite de eso en esta mesa.
refused-over = La partida ha terminado.
refused-chance_exhausted = A esta mesa no le quedan sorteos.
refused-drawing = La tirada sigue en marcha. Un momento.
refused-late = Esa tirada ya ha terminado.
refused-not_asked = La mesa no espera eso.
refused-too_early = Demasiado pronto: la mesa aún no lo ha pedido.
refused-wrong_link = El número de este dispositivo no coincide con lo que prometió.
refused-bad_device = Este dispositivo no puede hacer eso en esta mesa.
refused-too_many_devices = Hay demasiados dispositivos en este puesto.
refused-cannot_undo = Esta jugada no se puede deshacer.
refused-allowed = Posible: { $moves }
refused-allowed-more = Posible: { $moves }… ({ $count } en total)

## Bots

bot-level-random = al azar
    .about = Cualquier jugada permitida, sin pensar.
bot-level-easy = fácil
    .about = Juega como un niño pequeño y no mira más allá.
bot-level-medium = medio
    .about = Juega con sensatez, pero se equivoca a menudo.
bot-level-hard = difícil
    .about = Juega bien y rara vez se equivoca.
bot-level-perfect = perfecto
    .about = Juega la mejor jugada que se puede calcular.
rolit-level-easy = Captura todas las bolas que puede, como un niño pequeño, y se distrae.
rolit-level-medium = Piensa una o dos jugadas por delante.
rolit-level-hard = Piensa muchas jugadas por delante y juega el final sin errores.
tuki-level-easy = Le gustan las cartas bajas, como a un niño pequeño, y no ve las parejas.
tuki-level-medium = Piensa un paso por delante y recuerda las cartas que ya salieron.
tuki-level-hard = Juega cada jugada hasta el final cientos de veces en su cabeza y calcula cuándo terminar.
bot-why-only = Era la única jugada posible.
rolit-why-corner = Toma la esquina; jugadas que le quedan al siguiente: { $moves }.
rolit-why-guard = Aleja al siguiente de las esquinas; jugadas que le quedan: { $moves }.
rolit-why-moves = Jugadas que le quedan al siguiente: { $moves }.
tuki-why-close = Terminar ahora gana el { $chance } % de las veces; esperar, el { $other } %.
tuki-why-wait = Esperar gana el { $chance } % de las veces; terminar ahora, el { $other } %.
tuki-why-best = Esto gana el { $chance } % de las veces; la siguiente mejor: { $move } ({ $other } %).
tuki-why-exact = Contados todos los finales, esto gana el { $chance } % de las veces; la siguiente mejor: { $move } ({ $other } %).
tuki-why-alone = Esto gana cerca del { $chance } % de las veces.
tuki-why-child = Si cada carta tapada es un seis, las cartas suman ahora más o menos { $points }.
tuki-why-distracted = Lo primero que se le ocurrió; si cada carta tapada es un seis, las cartas suman ahora más o menos { $points }.
bot-why-random = { $moves ->
    [one] La única jugada posible.
   *[other] Una de { $moves } jugadas, al azar.
}
bot-why-one-ahead = { $better ->
    [0] Jugadas miradas, un paso adelante: { $moves }; ninguna parecía mejor.
    [one] Jugadas miradas, un paso adelante: { $moves }; solo una parecía mejor que esta.
   *[other] Jugadas miradas, un paso adelante: { $moves }; { $better } parecían mejores que esta.
}
shutbox-why-shown = Cierra justo los números de los dados.
shutbox-why-few = Cierra el menor número posible de fichas, primero las mayores.
shutbox-why-simple = Lo primero que se le ocurrió.
# $value y $other_value: puntos al final (score), o probabilidad de ganar en tanto por ciento (win) o de cerrar la caja (shut).
shutbox-why-score = { $move } lleva de media a { $value } puntos, { $other } a { $other_value }.
shutbox-why-win = { $move } gana el { $value } % de las veces, { $other } el { $other_value } %.
shutbox-why-shut = { $move } cierra la caja con probabilidad { $value }, { $other } con { $other_value }.
shutbox-why-only-score = { $move } era la única jugada; se esperan { $value } puntos.
shutbox-why-only-win = { $move } era la única jugada; gana el { $value } % de las veces.
shutbox-why-only-shut = { $move } era la única jugada; cierra la caja con probabilidad { $value }.
