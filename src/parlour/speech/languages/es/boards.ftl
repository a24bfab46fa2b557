# Lo que está escrito en los tableros, y lo que un lector de pantalla dice de ellos.

board-plain = Tablero
board-colour = { $colour ->
    [red] roja
    [yellow] amarilla
    [green] verde
   *[blue] azul
}

## Rolit

board-rolit = Tablero de { game-rolit }
board-neutral = neutral
board-winner = victoria
board-balls = { $count ->
    [one] una bola { board-colour }
   *[other] { $count } bolas { $colour ->
        [red] rojas
        [yellow] amarillas
        [green] verdes
       *[blue] azules
    }
}
board-hollow-ball = { $hollow }: bola { board-colour }{ $last ->
    [yes] , la última puesta
   *[no] {""}
}
board-hollow-empty = { $hollow }: vacío
board-worth = { $label }, vale { $points }
board-hollow-legal = { $hollow }: { $count ->
    [0] poner una bola
    [one] poner una bola, captura una
   *[other] poner una bola, captura { $count }
}
board-tap-again = Toca { $hollow } otra vez para poner tu bola. { $count ->
    [0] No captura nada.
    [one] Captura una bola.
   *[other] Captura { $count } bolas.
}
board-must = { $must ->
    [capture] Debes capturar: elige uno de los huecos marcados.
    [place] No puedes capturar. Pon tu bola junto a cualquier otra.
    [pass] No puedes capturar, así que pasas.
   *[roll] La bola que rueda muestra quién empieza.
}
board-pass = Pasar
board-roll-ball = Lanzar

## Shut the Box

board-shutbox = Tablero de «Cierra la caja»
board-row = { $name }: abiertos { $open }; puntos { $score }
board-row-nothing = ninguno
board-flap = { $number }: { $state ->
    [open] abierto
    [shut] cerrado
    [legal] abierto, se puede cerrar
    [picked] elegido
   *[out] fuera de juego
}
board-half = { $half ->
    [even] pares
   *[odd] impares
}
board-opening = Empieza quien saque más
board-opening-die = sacó { $face }
board-dice = Dados: { $faces }, total { $total }
board-dice-ready = { $count ->
    [one] Un dado, sin lanzar todavía
   *[other] { $count } dados, sin lanzar todavía
}
board-roll-dice = { $count ->
    [one] Lanzar un dado
   *[other] Lanzar { $count } dados
}
board-choice = { $choice ->
    [roll-1] Lanzar un dado
    [roll-2] Lanzar dos dados
    [roll-3] Lanzar tres dados
    [roll-4] Lanzar cuatro dados
    [even] Pares
    [odd] Impares
    [again] Jugar otra vez
   *[stop] Parar aquí
}
board-shut = Cerrar { $set }
board-shut-other = Elegir otras
board-sets = { $count ->
    [one] Una manera de cerrar
   *[other] { $count } maneras de cerrar
}
board-sets-many = { $count ->
    [one] Una manera. Elige fichas.
   *[other] { $count } maneras. Elige fichas para concretar.
}
board-lost-roll = { $name } no puede usar { $total }: se acabó el turno.
    .you = No puedes usar { $total }: se acabó tu turno.
board-box-shut = ¡{ $name } ha cerrado la caja!
    .you = ¡Has cerrado la caja!
board-tie = { $kind ->
    [roll] Empate: quienes empatan tiran una vez más.
   *[game] Empate: quienes empatan juegan otra partida.
}
board-first-hit = La primera tirada debe cerrar el { $number }.
board-bust = Un total de { $total } acaba el turno.
board-sheet = { $until ->
    [points] Hoja de puntos, hasta { $count } puntos
    [rounds] Hoja de puntos, { $count ->
        [one] una ronda
       *[other] { $count } rondas
    }
   *[stop] Hoja de puntos
}
board-total = Total

## Tuki Tuki

board-tuki = Mesa de { game-tuki }
board-round = Ronda { $round } de { $rounds }
board-grid = { $name }: { $score } por ahora, { $hidden ->
    [0] todas las cartas destapadas
    [one] una carta tapada
   *[other] { $hidden } cartas tapadas
}
board-card-name = { $card ->
    [hidden] carta tapada
    [parrot] loro
   *[other] { $card }
}
board-card = { board-card-name }{ $value ->
    [-1] {""}
   *[other] { $card ->
        [parrot] , cuenta como { $value }
       *[other] {""}
    }
}
board-slot = { $slot }: { $what }{ $can ->
    [open] . Destaparla
    [put] . Poner aquí: { board-card-name }
    [drop] . Descartar la tuya y destapar esta
    [parrot] . Hacer volar este loro
    [land] . El loro se posa aquí
    [turn] . Destaparla
   *[none] {""}
}
board-stock-name = Mazo
board-discard-name = Descarte
board-hand-name = En mano
board-stock = Mazo, { $count ->
    [one] una carta
   *[other] { $count } cartas
}{ $can ->
    [take] . Tomar la carta de arriba
    [draw] . Destapar la carta de arriba
   *[none] {""}
}
board-discard = Descartes, { $card ->
    [none] sin cartas
   *[other] arriba: { board-card-name }
}{ $can ->
    [take] . Tomar esta carta
    [drop] . Descartar la carta en mano
    [draw] . Destapar la carta reemplazada
   *[none] {""}
}
board-hand = { $card ->
    [none] Ninguna carta en mano
   *[other] En mano: { board-card-name }
}
board-left = Cartas que quedan
board-left-unseen = Cartas que nadie ha visto aún, en el mazo y tapadas:
board-left-hidden = Tapadas delante de los jugadores:
board-left-stock = En el mazo barajado de nuevo:
board-left-card = { board-card-name }: { $count }
board-set = { $set ->
    [2] pareja
    [4] cuarteto
    [6] sexteto
   *[8] octeto
}
board-scene-set = ¡{ board-set }!
board-closed = listo
board-last-turn = último turno
board-one-hidden = una tapada
board-ending = { $why ->
    [closed] { $name } ya no tiene cartas tapadas: un último turno para los demás.
    [stock] El mazo se ha agotado dos veces: un último turno para todos.
   *[stalled] Hace mucho que nadie toma del mazo: un último turno para todos.
}
    .you = Ya no tienes cartas tapadas: un último turno para los demás.
board-your-last-turn = ¡Este es tu último turno!
board-dilemma = ¡Tu última carta tapada! Reemplázala, destápala o espera: descarta y déjala tapada.
board-tap-slot = Toca { $slot } otra vez para poner ahí la carta.
board-drop = Descartar, destapar una
board-drop-wait = Descartar y esperar
board-drop-last = Descartar, destapar la última
board-fly = Hacer volar el loro
board-back = Atrás
board-choose-open = Elige la carta tapada que destapas.
board-choose-parrot = Elige el loro que vuela.
board-choose-landing = Elige la carta tapada en la que se posa.
board-told = { $label }, { $worth }{ $played ->
    [yes] , jugado
   *[no] {""}
}
board-nudge-corner = Mira las esquinas.
board-nudge-edge = Mira el borde del tablero.
board-nudge-middle = Mira el centro del tablero.
board-nudge-flaps =
    { $count ->
        [one] Piensa en una sola ficha.
       *[other] Piensa en { $count } fichas juntas.
    }
board-nudge-dice = Piensa en lo que puedes elegir aquí.
board-nudge-piles = Compara los dos montones.
board-nudge-parrot = Piensa en tus loros.
board-nudge-drop = ¿De verdad necesitas esta carta?
board-nudge-left = Mira tus dos columnas de la izquierda.
board-nudge-right = Mira tus dos columnas de la derecha.
