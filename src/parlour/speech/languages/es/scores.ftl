# The family’s season: what was finished on this device.

web-scores-about = Partidas acabadas en este dispositivo. Nada de esto sale de él, salvo que lo guardes o lo compartas.
web-scores-none = Aún no se ha acabado ninguna partida en este dispositivo.
web-scores-name = Nombre
web-scores-games = Partidas
web-scores-wins = Victorias
web-scores-best = Mejor puntuación
web-scores-bot = Bot ({ $level })
web-scores-latest = Últimas partidas
web-scores-clear = Borrar la temporada
web-scores-clear-sure = ¿Borrar la temporada?
web-scores-clear-about = Se borran todos los resultados guardados en este dispositivo.
web-scores-keep = Conservarlos
web-season-best-sure = { $name } juega mejor, sin contar la suerte.
web-season-best-likely = Seguramente { $name } juega mejor, sin contar la suerte.
web-season-best-open = Demasiado igualado para decir quién juega mejor.
web-season-best-few = Demasiado pocas partidas para decir quién juega mejor.
web-season-order = De mejor a peor, sin contar la suerte
web-season-wins = { $wins } de { $games } ganadas
web-season-skill = Sin suerte, { $wins } victorias en 10 partidas
web-season-luck = suerte: { $luck } victorias
web-season-errors = los errores cuestan el { $lost } % de una victoria por decisión
web-season-points = suerte: { $luck } puntos, los errores cuestan { $lost } puntos por partida
web-season-over-sure = Sin duda juega mejor que { $name }.
web-season-over-likely = Probablemente juega mejor que { $name }.
web-season-over-open = Demasiado cerca de { $name } para decirlo.
web-season-over-few = Demasiado pocas partidas con { $name } para comparar.
web-season-not-analysed = Aún no se ha analizado ninguna partida.
web-season-chart = Victorias por encima de lo justo, sin la suerte
web-season-duels = Cara a cara
web-season-duel = { $ahead } veces por delante, { $even } veces igual, { $behind } veces por detrás
web-season-records = Lo mejor
web-season-evening = Noche con más suerte: { $name }, { $when }, { $luck } victorias por suerte en { $games } partidas.
web-season-month = Más suerte este mes: { $name }, { $luck } victorias.
web-season-streak = Racha más larga: { $name }, { $count } victorias seguidas.
web-season-going = { $name } ha ganado las últimas { $count } partidas.
web-season-bots = Contra bots
web-season-alone = En solitario
web-season-games = { $games } partidas
web-season-analysing = Analizando partidas: { $done } de { $count }
web-season-analyse = { $count ->
     [one] Analizar una partida más
    *[other] Analizar { $count } partidas más
}
web-season-stop = Parar
web-season-unknown = { $count ->
     [one] Una partida cuenta solo para victorias y puntos: hoja de puntuación, o demasiado grande para analizarla.
    *[other] { $count } partidas cuentan solo para victorias y puntos: hojas de puntuación, o demasiado grandes para analizarlas.
}
web-season-thin = { $count ->
     [one] Para hacer espacio, una partida antigua guarda solo victorias y puntos.
    *[other] Para hacer espacio, { $count } partidas antiguas guardan solo victorias y puntos.
}
web-season-gone = { $count ->
     [one] Se quitó una partida más antigua para hacer espacio.
    *[other] Se quitaron { $count } partidas más antiguas para hacer espacio.
}
web-season-circle = ¿Quién cuenta?
web-season-same-name = Dos con el mismo nombre son una sola persona.
web-season-by-game = Juego por juego
web-season-file = Guardar como archivo
web-season-link = Como enlace o códigos
web-season-merge = Añadir la temporada de otro móvil
web-season-print = Imprimir
web-season-bad = Esto no es una temporada.
web-season-full = No queda espacio en este dispositivo.
web-season-merged = { $count ->
     [one] Se ha añadido una partida.
    *[other] Se han añadido { $count } partidas.
}
web-season-who-is = { $count ->
     [one] Una partida. ¿Quién es quién aquí?
    *[other] { $count } partidas. ¿Quién es quién aquí?
}
web-season-new = alguien nuevo
web-season-add = Añadir
web-season-scan = Escanea el código { $part } de { $count } con la cámara del otro móvil.
web-season-part = Ya están { $part } de { $count } códigos. Escanea el siguiente.
web-season-many = Demasiado para códigos; usa el archivo.
fallen-title = ¿Parecen justos los dados y las cartas?
fallen-about = Lo que indicasteis en mesas con vuestros propios dados y cartas, junto a lo que darían unos justos. Incluso con ellos, una de cada cien veces sale algo inusual.
fallen-dice = Tiradas: { $count }
fallen-cards = Cartas: { $count }
fallen-begins = Sorteos de quién empieza: { $count }
fallen-face = Cara
fallen-came = Salió
fallen-due = Esperado
fallen-few = Aún son pocas para decir algo.
fallen-usual = Nada inusual: el { $percent } % de los justos son al menos igual de desiguales.
fallen-unusual = Inusual: menos del 1 % de los justos son tan desiguales. El azar solo también lo hace. Lo más alejado: { $face }.
fallen-noticed = { $face }: un { $share } % en lugar del { $fair } % se habría notado unas cuatro veces de cada cinco; menos puede pasar inadvertido.
tuki-face-parrot = loro
