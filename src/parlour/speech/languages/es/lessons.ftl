### A lesson for each game: one sentence for each thing that a learner does, by what is on the board then
### (games/NAME/lesson.py). `.otherwise` answers a move that is allowed, but not the one of the lesson.

## The page

web-lesson = { $game }: una lección
web-lesson-step = Paso { $number } de { $count }
web-lesson-back = Atrás
web-lesson-next = Siguiente
web-lesson-show = Muéstrame
web-lesson-leave = Salir de la lección
web-lesson-again = Desde el principio
web-lesson-you = Tú

## Shut the Box

lesson-shutbox-roll = Tus diez fichas están abiertas. Ciérralas todas y ganas. ¡Lanza los dados!
lesson-shutbox-shut = 6 y 3 son nueve. Cierra fichas que sumen exactamente 9: hay varias maneras, elige una.
lesson-shutbox-again = Las fichas cerradas siguen cerradas. Sigues tirando mientras la tirada sirva.
lesson-shutbox-die = Unas tiradas después solo quedan abiertas la 1, la 2 y la 5. Sin ninguna mayor que 6 puedes lanzar un solo dado. Pruébalo.
    .otherwise = También se permiten dos dados, pero el total sería a menudo demasiado alto. Prueba con un dado.
lesson-shutbox-over = Un 4 no sirve: tu turno acaba. Quedan abiertas 1 + 2 + 5: 8 puntos. Cuantos menos, mejor.
lesson-shutbox-luck = Otro turno, con más suerte: solo queda abierta la 2. Lanza un dado.
    .otherwise = Con dos dados solo sale un 2 si ambos muestran un 1. Lanza un dado.
lesson-shutbox-last = ¡Un 2! Cierra tu última ficha.
lesson-shutbox-won = La caja está cerrada y ganas al instante. Si nadie la cierra, gana quien tiene la puntuación más baja.

## Tuki Tuki

lesson-tuki-open = Delante de ti hay ocho cartas tapadas. Nadie las conoce, ni siquiera tú. Destapa la de arriba a la izquierda.
    .otherwise = Puedes destapar cualquiera. De momento, destapa la de arriba a la izquierda.
lesson-tuki-below = Un doce. Es mucho, y gana quien tiene menos puntos. Destapa la carta de debajo.
    .otherwise = Cualquiera valdría. De momento, destapa la que está debajo del doce.
lesson-tuki-pair = ¡Otro doce! Dos números iguales, uno encima del otro, son una pareja y no cuentan nada.
lesson-tuki-take = En tu turno tomas una carta: del mazo o de los descartes. Toma una del mazo.
    .otherwise = También puedes tomar el 7 de los descartes. De momento, toma una carta del mazo.
lesson-tuki-put = Un 1 está bien. Ponlo en lugar de una carta tapada.
    .otherwise = Conserva tu pareja y conserva el 1: ponlo en lugar de una carta tapada.
lesson-tuki-old = La carta vieja era un 10. Va a los descartes, y le toca al siguiente.
lesson-tuki-third = Tienes una pareja de treses y un tercero. Hay un cuarto en los descartes: tómalo.
    .otherwise = El mazo puede traer cualquier cosa. Toma el tres que ves.
lesson-tuki-fourth = Ponlo debajo del tercero.
    .otherwise = Hay un lugar mejor: debajo del tres que está solo.
lesson-tuki-four = Dos parejas del mismo número son un cuarteto. ¡Cuenta −10: diez puntos menos!
lesson-tuki-parrot = Un loro imita la carta que tiene encima o debajo. Toma este de los descartes.
    .otherwise = Los loros son raros. Toma este de los descartes.
lesson-tuki-mimic = Pon el loro debajo de tu doce.
    .otherwise = Hay un lugar mejor: debajo del doce.
lesson-tuki-mimics = El loro es ahora un segundo doce. Una pareja: no cuenta nada.
lesson-tuki-hidden = El final de una ronda: solo te queda una carta tapada. Toma una carta del mazo.
    .otherwise = Esta vez, toma una carta del mazo.
lesson-tuki-close = Un 1. Ponlo en lugar de tu última carta tapada.
    .otherwise = Se podría, pero acabemos: ponlo en lugar de tu última carta tapada.
lesson-tuki-won = Sin cartas tapadas, has terminado. Los demás tuvieron un último turno. Tienes 3 puntos y el otro 32: ¡ganas!

## Rolit

lesson-rolit-trap = Juegas con rojo. Pon una bola en un hueco marcado, de modo que una bola de otro color quede encerrada entre dos tuyas.
lesson-rolit-turned = Todo lo que encerraste se ha vuelto rojo. Ahora le tocaría al verde.
lesson-rolit-most = Una bola puede encerrar en varias líneas a la vez. Busca el hueco que gira cuatro bolas.
    .otherwise = Ese gira menos. Busca el hueco que gira cuatro bolas.
lesson-rolit-lines = ¡Cuatro de una vez! Si puedes capturar, debes hacerlo.
lesson-rolit-place = Aquí no puedes capturar nada. Entonces pon tu bola junto a cualquier otra.
lesson-rolit-placed = No ha girado nada, pero tu bola puede ayudar más tarde. Nunca se pasa.
lesson-rolit-corner = Toma la esquina: una bola en una esquina ya no se puede girar.
    .otherwise = Eso también captura, pero busca la esquina.
lesson-rolit-safe = Esta bola será roja hasta el final.
lesson-rolit-full = En este tablero pequeño queda un hueco, y te toca. Pon la última bola.
lesson-rolit-won = El tablero está lleno y lo que más se ve es el rojo: 11 a 5. ¡Ganas!
