### What the page says of a record that it checks itself; loaded with the analysis of a game

web-check-running = Comprobando la línea { $line }…
web-check-sound = { $draws ->
    [0] Nada se cambió después. En esta partida no hubo nada que lanzar.
    [one] La única tirada se sigue de su lista de probabilidades, y nada se cambió después.
   *[other] Los { $draws } sorteos de dados y cartas se siguen de sus listas de probabilidades, y nada se cambió después.
}
web-check-bad = Algo está mal en la línea { $line }.
web-check-chain = Antes del primer suceso, la mesa se comprometió con todos sus números aleatorios. Cada tirada coincide con ese compromiso.
web-check-mixed = En { $mixed } de { $draws } participaron dispositivos de jugadores con un número propio.
web-check-first = Es un registro antiguo. El anfitrión pudo haber dirigido las tiradas; solo prueba que después no se cambió nada.
web-check-second = Si en una tirada participó un dispositivo honrado, nadie podía elegir lo que salía de su lista.
web-check-told = Se jugó con dados y cartas de verdad: los jugadores indicaron { $count } resultados. Nada puede probar que los dados o las cartas salieran de verdad así.
web-check-lists = Sin comprobar aquí: las listas de probabilidades y las jugadas, porque esta página no conoce las reglas. El anfitrión pudo escribir otras listas o dejar fuera un dispositivo. En tu propio ordenador, parlour verify comprueba también las reglas.
web-check-followed = Este navegador ha comparado por sí mismo las listas de probabilidades, las jugadas, los turnos y el resultado con las reglas del juego. Solo la mesa dice quién faltó en una tirada, y por qué.
web-check-spoiled = Tiradas anuladas y repetidas: { $count }
web-check-unmixed = { $count ->
    [one] Un sorteo lo hizo la mesa sola (para un bot, o para todos). La mesa podía conocerlo de antemano.
   *[other] { $count } los hizo la mesa sola (para bots, o para todos). La mesa podía conocerlos de antemano.
}
web-check-sealed = Al final la mesa reveló sus números, y coinciden con su compromiso.
web-check-unsealed = La mesa revelará sus números cuando termine la partida.
web-check-rules = El servidor dice: jugado otra vez según las reglas, todas las jugadas, listas y resultados son correctos.
web-check-rules-bad = El servidor dice: este registro no cumple las reglas del juego.
web-check-where = Tu propio navegador lo ha calculado a partir del registro, sin fiarse del servidor.
web-check-not = Esto no demuestra
web-check-not-alone = Una mesa que solo juega con bots podría haber probado muchas partidas y mostrado esta.
web-check-not-stop = Una mesa puede parar cuando no le gusta una tirada; pero entonces todos ven que paró.
web-check-not-who = Quién se sentó a la mesa, y si cada persona eligió sus propias jugadas.
web-check-rolls = { $draws ->
    [one] La tirada
   *[other] Los { $draws } sorteos de dados y cartas
}
web-check-head-event = N.º
web-check-head-hand = De quién
web-check-head-outcome = Resultado
web-check-head-odds = Probabilidad
web-check-head-mixed = Número propio
web-check-head-recomputed = Recalculado
web-check-table = la mesa
web-check-yes = sí
web-check-no = no
web-check-right = correcto
web-check-more = { $count ->
    [one] Uno más, también correcto.
   *[other] { $count } más, también correctos.
}
web-check-head = Quien tiene esta huella tiene exactamente el mismo registro:
web-check-words = Dos jugadores pueden comparar estas palabras en el suceso { $seq }. Las mismas palabras significan la misma partida:
web-check-problem-torn = La última línea está cortada.
web-check-problem-empty = El archivo está vacío.
web-check-problem-format = Esto no es un registro en un formato que aquí se conozca.
web-check-problem-commitment = El registro no dice con qué números se comprometió la mesa.
web-check-problem-order = Falta una línea, o está en mal lugar.
web-check-problem-outcome = La prueba da otro resultado que el que está escrito.
web-check-problem-chances = Las probabilidades de esta tirada no están bien escritas.
web-check-problem-link = Esta tirada no coincide con el compromiso de la mesa.
web-check-problem-next = La mesa hizo un compromiso nuevo antes de agotar el anterior.
web-check-problem-seed = Los números revelados al final no coinciden con el compromiso.
web-check-problem-rules = Esta línea no sigue las reglas del juego.
web-check-problem-hash-missing = La línea no acaba con su huella: puede que esto no sea un registro.
web-check-problem-hash = La línea se cambió después de escribirse, o alguna anterior.
web-check-problem-json = La línea no se puede leer.
web-check-problem-form = Algo en esta línea no está formado como debe.
web-check-receipt = Comparar con el recibo de un dispositivo
web-check-receipt-fits = El registro coincide con el recibo: el dispositivo vio esta partida, y sus números y jugadas son los que envió.
web-check-receipt-form = Esto no es el recibo de un dispositivo.
web-check-receipt-table = El recibo es de otra mesa.
web-check-receipt-line = El dispositivo vio otra cosa en el suceso { $at } (0 es la cabecera).
web-check-receipt-short = El dispositivo vio { $at ->
    [one] 1 suceso
   *[other] { $at } sucesos
} y el registro tiene menos.
web-check-receipt-link = El número del sorteo { $at } no es el que dio el dispositivo.
web-check-receipt-move = La jugada del suceso { $at } no es la que envió el dispositivo, o no para esa posición.
web-check-receipt-alarm = Ese dispositivo dio la alarma: { $alarm }
web-check-devices = Un dispositivo sorteó solo; dispositivos uno tras otro: { $count }. Solo sus dueños responden de las tiradas: un final cortado pudo jugarse otra vez.
