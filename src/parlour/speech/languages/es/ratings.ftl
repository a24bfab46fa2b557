# Ratings. Whoever asks for one has a key on their device, no account.

ratings-title = Valoraciones
ratings-about = Tu valoración estima lo bien que juegas. Solo la tienes si quieres. No hay cuenta, solo una clave en tu dispositivo.
ratings-make = Conseguir una valoración
ratings-make-about = En este dispositivo se guarda una clave al azar. El servidor guarda el nombre, las valoraciones y una huella de la clave, nada más.
ratings-rename = Cambiar el nombre
ratings-mine = Mis valoraciones
ratings-none = Todavía no hay partidas valoradas. Al preparar una partida, marca «Partida valorada».
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
ratings-rating = Valoración
ratings-at-least = Casi seguro al menos
ratings-played = Partidas
ratings-course = Últimas valoraciones: { $figures }
ratings-bot = Bot ({ $level })
ratings-enough = Apareces en la lista tras { $least } partidas valoradas. El orden sigue una estimación prudente, así que una partida con suerte no te pone en cabeza.
ratings-how = ¿Cómo funciona?
ratings-how-start = Todos empiezan en 25, que es solo una suposición. Si ganas a jugadores fuertes, tu valoración sube deprisa; si pierdes contra débiles, baja. Cuanto más juegas, más segura es y menos se mueve.
ratings-how-bots = Los bots también tienen valoración. Se midió en partidas de bots contra bots y no cambia.
ratings-how-fair = Una partida cuenta si se juega hasta el final con las reglas de siempre y sin pistas, y si cada uno tiene su propia clave. Si dejas que un bot juegue por ti, tu valoración solo puede bajar.
ratings-move = A otro dispositivo
ratings-move-about = Escanea esto con tu otro dispositivo. No se lo enseñes a nadie más: quien tiene la clave puede jugar en tu nombre.
ratings-move-qr = Código QR con tu clave
ratings-moved = Este dispositivo tiene la clave de { $name }.
ratings-other = En este dispositivo ya hay otra clave. ¿Reemplazarla?
ratings-replace = Reemplazar
ratings-keep = Conservar
ratings-export = Descargar mis datos
ratings-delete = Borrar mis datos
ratings-delete-sure = ¿Borrarlo todo?
ratings-delete-about = Tu nombre, tus valoraciones y tu clave se borran para siempre. Los registros de tus partidas quedan hasta que se borren sus mesas.
ratings-unknown = El servidor no conoce esta clave. Quizá se borró.
ratings-forget = Quitar la clave de este dispositivo
ratings-game = Partida valorada
ratings-game-about = Cambia la valoración de todos. Reglas de siempre, sin pistas, sin entrenador, sin deshacer jugadas.
ratings-table = Esta partida puntúa.
ratings-table-key = Todavía no tienes clave. La partida solo cuenta si todos tienen una antes de su primera jugada.
ratings-waiting = Aún sin clave: { $names }
ratings-changed = Nuevas valoraciones
ratings-change = { $name }: { $after } (antes: { $before })
ratings-yours = Tu valoración: { $after } (antes: { $before })
ratings-not-unfinished = No cuenta: la partida no se jugó hasta el final.
ratings-not-no_key = No cuenta: alguien jugó sin clave propia.
ratings-not-helped = No cuenta: en esta mesa hubo ayuda.
ratings-not-level = No cuenta: la valoración de uno de los bots no se ha medido.

web-refused-not_rated = Esta partida no puede puntuar.
server-rated-help = en una partida valorada no hay entrenador ni se deshacen jugadas
server-rated-company = una partida valorada necesita dos jugadores, y uno de ellos es una persona
server-rated-options = las partidas valoradas siguen las reglas de siempre, para poder compararlas
server-rated-level = la valoración del bot { $level } no se ha medido
server-rated-not = esta mesa no puntúa
server-rated-late = un puesto solo puede jugar por una valoración antes de su primera jugada
server-rated-twice = una clave solo puede jugar en un puesto, y un puesto solo para una clave
server-rated-people = ya hay { $most } claves de valoración
server-rated-advice = en una partida valorada no hay pistas
server-counting-advice = no hay pistas donde el resultado cuenta
server-rated-ending = solo todos juntos pueden terminar una partida valorada; un bot juega por quien se va
