### Qué está mal en una opción, y qué serviría.
###
### option-…          para opciones de cualquier juego, de la mesa y de las órdenes
### option-GAME-…     para opciones de ese juego
###
### Son frases detrás de `opción nombre=valor:`, así que casi todas tienen la opción por sujeto: «debe ser …», «no está …».
### option-must enmarca lo que está permitido; las que caben en ella están marcadas: también salen en las listas de opciones.

option-must = debe ser { $allowed }
# cabe en option-must
option-one-of = uno de estos valores: { $values }
# cabe en option-must
option-whole = un número entero de { $low } a { $high }
# cabe en option-must
option-first-allowed = «rules» o el número de un puesto
option-first = { $players ->
    [one] debe ser «rules» o un puesto de 0 a { $last } (hay 1 jugador)
   *[other] debe ser «rules» o un puesto de 0 a { $last } (hay { $players } jugadores)
}
option-unknown = no es una opción de este juego; sus opciones son { $options }
option-games = debe ser un número entero de partidas, al menos 1
option-seed = debe ser un número entero de 0 a { $most }
option-from-to = debe ser un número entero de { $least } a { $most }
option-dataset-file = debe terminar en .npz o .parquet, o en / para una carpeta
option-dataset-folder = debe ser una carpeta nueva o vacía, o una con un conjunto de datos así
option-exam = necesita un juego y un archivo que escribir, o --score con preguntas y respuestas
option-cores = debe ser 0 (todos) o un número de núcleos
option-policies = debe ser un nivel para todos, o uno para cada uno de los { $players } puestos

## Mesas, bots y órdenes

option-id = debe tener de 1 a 64 letras, cifras, «-» o «_»
option-json = deben ser valores sencillos que JSON guarde tal cual
option-takeback = solo se pueden deshacer jugadas donde juegan personas
option-by-hand = esto no va con una mesa a mano
option-coach = debe ser { $strengths } en los puestos de personas, y nada para los bots y para quien no tiene entrenador
option-name = debe tener como mucho { $most } caracteres imprimibles
option-level-bot = se da para un bot, y solo para un bot
option-seat = debe ser un objeto con kind, y name o level
option-seats = deben ser { $players }, uno para cada jugador
option-secret = debe tener 32 bytes
option-bots = deben ser de 1 a { $players } niveles; si son menos que los puestos, se repiten
option-bots-among = debe estar entre { $levels }
option-deals = debe ser al menos 1
option-sprt = deben ser dos partes de las victorias, 0 < baja < alta < 1
option-error-rate = debe estar entre 0 y 0,5
option-workers = debe ser 0 (uno por núcleo) o un número de procesos
option-cluster = allí no responde ningún planificador ({ $why })
option-one-place = no se combina con --gpu
option-written = una opción se escribe name=value, por ejemplo players=3
option-seat-bots = los bots para { $game } son { $bots }
option-seat-count = { $players ->
    [one] hay 1 puesto (players={ $players })
   *[other] hay { $players } puestos (players={ $players })
}
option-database = no se puede abrir: { $why }

## Shut the Box

# cabe en option-must
option-shutbox-preshut-allowed = fichas de la fila, por ejemplo 1,2,3
# cabe en option-must
option-shutbox-until-allowed = game, stop, «N points» (1 a { $points }) o «N rounds» (1 a { $rounds })
option-shutbox-lone = debe ser 1 donde se juega en solitario hasta parar (solo)
option-shutbox-two-rows = debe ser 1 o 2: con { $tiles } fichas cada jugador usa dos de las cuatro filas del tablero
option-shutbox-seats = debe ser de 1 a { $most } con rows={ $rows }
option-shutbox-own-two = necesita filas propias, dos por jugador: la edición «tactica», o rows='own'
option-shutbox-number-off-row = { $number } no está en la fila: la fila va de 1 a { $tiles }
option-shutbox-nothing-left = no deja nada que cerrar: la fila va de 1 a { $tiles }
option-shutbox-off-row = no está en la fila: la fila va de 1 a { $tiles }
option-shutbox-shut-before = está cerrado de antemano (preshut), así que ninguna tirada puede cerrarlo
option-shutbox-not-with-parity = no se puede pedir donde se eligen pares o impares: la ficha podría no estar en juego
option-shutbox-no-total = { $dice ->
    [one] es un total que ninguna tirada da: 1 dado da de { $low } a { $high }
   *[other] es un total que ninguna tirada da: { $dice } dados dan de { $low } a { $high }
}
option-shutbox-digital = es para filas de { $longest } fichas como mucho, y esta tiene { $tiles }
option-shutbox-own-rows = necesita filas propias (rows='own'): la caja es de un jugador hasta que acaba su turno
option-shutbox-tie-roll = necesita filas propias y una sola partida, para que las filas sigan ahí; aquí se puede: game, share
option-shutbox-unplayed-wins = no tiene sentido donde cerrar la caja gana al momento; da también shut='counts'
option-shutbox-unplayed-match = empataría a todos con quien cerró la caja; es para encuentros (until='100 points')
option-shutbox-lead-match = no tiene sentido en una sola partida; es para encuentros (until='100 points')
option-shutbox-out-last = es para una sola partida de una tirada cada vez que se gana cerrando la caja (variant='young')
option-shutbox-no-use = ninguna tirada de { $dice ->
    [one] 1 dado
   *[other] { $dice } dados
} podría cerrar ninguna ficha{ $half ->
    [even] {" "}entre los pares
    [odd] {" "}entre los impares
   *[all] {""}
}
option-shutbox-no-first-use = { $dice ->
    [one] ninguna primera tirada de 1 dado podría cerrarlo
   *[other] ninguna primera tirada de { $dice } dados podría cerrarlo
}
option-shutbox-open = deben ser fichas distintas entre { $numbers }, las que están abiertas
option-shutbox-dice = { $dice ->
    [one] no es una tirada de 1 dado que esta fila permita
   *[other] no es una tirada de { $dice } dados que esta fila permita
}

## Rolit

# cabe en option-must
option-rolit-colours-allowed = de dos a cuatro colores distintos, uno por puesto, entre { $colours }, escritos así: red,green
option-rolit-colours = deben ser { $players } colores, uno para cada jugador
option-rolit-reversi = el ajuste reversi es para 2 jugadores exactamente
option-rolit-small = el tablero de { $size }×{ $size } es solo para 2 jugadores; en los de 6×6 y 8×8 caben hasta 4
option-rolit-games = debe ser un número entero de partidas, al menos una por puesto
option-by-device = esto no va con una mesa que un dispositivo juega solo
