# Positions that people set up, and the page on which they look for the best move.

advise-numbers = deben ser números separados por comas, por ejemplo 1,2,5,9
advise-roll = debe ser una tirada, por ejemplo 4-3 (un dado: 4)
advise-match = es un encuentro; prepara en su lugar una posición de una sola partida (until=game)
advise-to-come = debe ser 0 o más
advise-seats = daría players={ $players }: { $why }
advise-best-or-rows = dice menos que { $rows }; da solo uno de los dos
advise-best-roll = no basta aquí, donde los empates se deshacen con las filas tal como están; da { $rows } en su lugar
advise-best-score = ninguna fila tiene aquí esa puntuación; la más baja es { $low }, la más alta { $high }
advise-rows-form = deben ser filas separadas por /, por ejemplo 1,2,9/3,4 (una x tras una fila que está fuera)
advise-rows-last = me debe ir al final: quien juega después tiene todos los números abiertos y se cuenta con { $to_come }
advise-rows-once = debe tener me una sola vez, por ejemplo 1,2/me/3,4
advise-rows-all = con una tirada por turno, { $rows } debe dar la fila de cada jugador, por ejemplo me/1,2/3,4x
advise-not-with = no se puede combinar con { $option }
advise-board-form = deben ser las filas de este tablero desde arriba, separadas por /: una letra (r, y, g, b) es una bola, un número cuenta huecos vacíos
advise-turn-colours = debe ser un color que juega: { $colours }
web-explore-best = Lo mejor: { $move }
web-explore-moves = Jugadas, la mejor primero
web-explore-none = No hay consejo para esta posición.
web-explore-unit-win = Probabilidad de ganar
web-explore-unit-lead = Ventaja al final
web-explore-unit-score = Puntuación esperada al final
web-explore-exact = exacto
web-explore-estimated = estimación
web-explore-outcomes = Elegir el resultado
web-explore-random = Elegir al azar
web-explore-back = Atrás
web-explore-again = Volver a la primera posición
web-explore-setup = Preparar una posición
web-explore-flaps = Fichas abiertas
web-explore-others = Los demás
web-explore-played = { $name } ya ha jugado
web-explore-out = { $name } está fuera
web-explore-score = Puntuación
web-explore-paint = Colocar
web-explore-nothing = nada
web-explore-turn = ¿A quién le toca?
web-whatif-of = { $game }: ¿y si…?
web-whatif-about = Sigue de otra manera. Los bots juegan por los demás.
web-whatif-was = En la partida se eligió: { $move }. Prueba otra cosa.
web-whatif-same = Los mismos dados y cartas que en la partida
web-whatif-ended = Así terminó la partida real: { $scores }. Victoria: { $names }
web-whatif-ended-alone = Así terminó la partida real: { $scores }
