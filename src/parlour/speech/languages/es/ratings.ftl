# Ratings. Whoever asks for one has a key on their device, no account.

ratings-title = Puntuaciones
ratings-about = Una puntuación dice lo fuerte que juegas, según muestran tus partidas. Solo la tiene quien la quiere. No hay cuenta, solo una clave en tu dispositivo.
ratings-make = Empezar una puntuación
ratings-make-about = En este dispositivo se guarda una clave al azar. El servidor guarda el nombre, las puntuaciones y una huella de la clave, nada más.
ratings-rename = Cambiar el nombre
ratings-mine = Mis puntuaciones
ratings-none = Todavía no hay partidas puntuadas. Al preparar una partida, marca «Partida puntuada».
ratings-field = { $game }, { $players } jugadores
ratings-figure = { $sureness ->
    [new] unos { $about }, casi sin conocer
    [unsure] unos { $about }, todavía inseguro
    [fair] unos { $about }, bastante seguro
   *[sure] unos { $about }, muy seguro
}
ratings-surely = al menos { $surely }
ratings-games = { $count ->
    [one] una partida
   *[other] { $count } partidas
}
ratings-best = Los mejores
ratings-choose = Juego y número de jugadores
ratings-place = Puesto
ratings-who = Quién
ratings-rating = Puntuación
ratings-at-least = Casi seguro al menos
ratings-played = Partidas
ratings-bot = Bot ({ $level })
ratings-enough = Las personas aparecen a partir de { $least } partidas puntuadas. El orden va por lo que es casi seguro, no por un acierto de suerte.
ratings-how = ¿Cómo funciona?
ratings-how-start = Todos empiezan en 25, y nadie sabe aún si es correcto. Quien gana a jugadores fuertes sube deprisa; quien pierde contra débiles baja. Cuanto más juegas, más seguro es el número y menos salta.
ratings-how-bots = Los bots también tienen puntuación. Se midió en partidas de bots contra bots y no cambia.
ratings-how-fair = Una partida cuenta si se juega hasta el final con las reglas de siempre y sin pistas, y si cada uno tiene su propia clave. Si dejas que un bot juegue por ti, solo puedes perder con ello.
ratings-move = A otro dispositivo
ratings-move-about = Escanea esto con tu otro dispositivo. No se lo enseñes a nadie más: quien tiene la clave juega como tú.
ratings-move-qr = Código QR con tu clave
ratings-moved = Este dispositivo tiene ahora la clave de { $name }.
ratings-other = En este dispositivo ya hay otra clave. ¿Reemplazarla?
ratings-replace = Reemplazar
ratings-keep = Conservar
ratings-export = Descargar mis datos
ratings-delete = Borrar mis datos
ratings-delete-sure = ¿Borrarlo todo?
ratings-delete-about = Tu nombre, tus puntuaciones y tu clave se borran para siempre. Los registros de tus partidas quedan hasta que se borren sus mesas.
ratings-unknown = El servidor no conoce esta clave. Quizá se borró.
ratings-forget = Quitar la clave de este dispositivo
ratings-game = Partida puntuada
ratings-game-about = Cambia la puntuación de todos. Reglas de siempre, sin pistas, sin entrenador, sin deshacer jugadas.
ratings-table = Esta partida puntúa.
ratings-table-key = Todavía no tienes clave. La partida solo cuenta si todos tienen una antes de su primera jugada.
ratings-waiting = Aún sin clave: { $names }
ratings-changed = Nuevas puntuaciones
ratings-change = { $name }: { $after } (antes: { $before })
ratings-not-unfinished = No puntúa: la partida no se jugó hasta el final.
ratings-not-no_key = No puntúa: alguien jugó sin clave propia.
ratings-not-helped = No puntúa: en esta mesa hubo ayuda.
ratings-not-level = No puntúa: nadie sabe lo fuerte que es uno de los bots.

web-refused-not_rated = Esta partida no puede puntuar.
server-rated-help = en una partida puntuada no hay entrenador ni se deshacen jugadas
server-rated-company = una partida puntuada necesita dos jugadores, y uno de ellos es una persona
server-rated-options = las partidas puntuadas siguen las reglas de siempre, para poder compararlas
server-rated-level = nadie ha medido lo fuerte que es { $level }
server-rated-not = esta mesa no puntúa
server-rated-late = un puesto solo puede jugar por una puntuación antes de su primera jugada
server-rated-twice = una clave juega en un puesto, y un puesto para una clave
server-rated-people = ya hay { $most } claves de puntuación
server-rated-advice = en una partida puntuada no hay pistas
server-counting-advice = no hay pistas donde el resultado cuenta
server-rated-ending = una partida puntuada la terminan todos juntos; un bot juega por quien se va
