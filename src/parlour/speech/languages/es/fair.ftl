# How rolls are made together, and what a device says of them.

web-fair = ¿Quién tiró?
web-fair-about = Para cada tirada la mesa anota una lista de lo que puede salir y con qué probabilidad, y tu dispositivo la compara con las reglas. Después cada dispositivo añade un número secreto, y con que uno solo sea honesto, nadie puede elegir lo que sale. Cada dispositivo vuelve a calcular todas las tiradas. Una tirada sin tu dispositivo solo es tan honesta como los demás y el anfitrión.
web-fair-took = En esta tirada: { $names }
web-fair-took-none = En esta tirada no participó el dispositivo de ningún jugador; la hizo la mesa sola.
web-fair-checked = { $count ->
    [0] Todavía no ha habido ninguna tirada.
    [one] Este dispositivo ha vuelto a calcular la única tirada hasta ahora; se sigue de su lista.
   *[other] Este dispositivo ha vuelto a calcular las { $count } tiradas hasta ahora; se siguen de sus listas.
}
web-fair-compare = Para comparar con otro jugador: las mismas palabras en el suceso { $seq } significan que ambos visteis la misma partida. O deja que escaneen el código con el dispositivo en el que juegan.
web-fair-qr = Un enlace que compara vuestras partidas
web-fair-same = Ambos visteis la misma partida, hasta el suceso { $seq }.
web-fair-different = No visteis la misma partida. La mesa mostró dos distintas, o a uno de vosotros se le mostró otra cosa.
web-fair-unknown = Este dispositivo aún no conoce el suceso { $seq }. Vuelve a escanear en un momento.
web-fair-receipt = Guardar el recibo
web-fair-waits = Esperando al dispositivo de { $names }.
web-fair-late = Esta tirada está tardando.
web-fair-agree = Tirar de nuevo sin él
web-fair-agree-about = El dispositivo de { $names } no responde. Si todos están de acuerdo, se tira de nuevo sin él.
web-fair-agreed = Has dado tu acuerdo. Faltan los demás.
web-fair-begin = Empezar ya
web-fair-begin-about = Aún no están: { $names }
web-fair-notice-voided = Se repitió una tirada porque el número de este dispositivo no llegó a tiempo.
web-fair-notice-voided-away = Mientras este dispositivo no estaba conectado, se anuló una tirada y se repitió.
web-fair-go-on = De acuerdo
web-fair-evidence = Guardar las pruebas
web-fair-stranger = Fui yo, en otro dispositivo
web-fair-alarm-wrong = La mesa ha dicho algo que no encaja con su propio registro.
web-fair-alarm-outcome = Esta tirada no da lo que dice la mesa.
web-fair-alarm-link = Un número de esta tirada no es el que se había prometido antes.
web-fair-alarm-changed-log = La mesa cuenta ahora esta partida de otra manera que antes.
web-fair-alarm-own-link = La mesa no usó el número que dio este dispositivo.
web-fair-alarm-drop-after-reveal = La mesa tiró de nuevo aunque este dispositivo ya había dado su número.
web-fair-alarm-void-after-acknowledgement = La mesa anuló una tirada como si este dispositivo no hubiera respondido, pero sí lo había hecho.
web-fair-alarm-void-without-agreement = La mesa anuló una tirada sin preguntarte.
web-fair-alarm-forged-move = Se hizo una jugada por ti que no vino de este dispositivo.
web-fair-alarm-rules = La mesa no respeta las reglas: su lista de probabilidades, una jugada o un turno no es lo que dicen las reglas del juego.
web-fair-alarm-shown = La mesa muestra algo distinto de lo que ha anotado.
web-fair-alarm-unheard = La mesa sigue como si este dispositivo no hubiera dicho nada, aunque lo había oído.
web-fair-alarm-not-sent = La mesa dice que este dispositivo se fue o volvió. No es verdad.
web-fair-alarm-refused = La mesa se niega una y otra vez a que este dispositivo participe en las tiradas.
web-fair-alarm-voided-twice = Por segunda vez la mesa anuló una tirada como si este dispositivo hubiera callado.
web-fair-alarm-bot-in-seat = La mesa puso un bot en tu puesto sin motivo.
web-fair-alarm-after = Desde aquí ya no se envía nada: ni jugadas ni tiradas.
web-fair-alarm-watched = Avisa a quienes juegan.
web-fair-alarm-unprotected = Sigues sin protección: el anfitrión podría elegir las tiradas.
web-fair-play-on = Seguir sin protección
web-fair-accept = Jugar de todos modos
web-fair-question-unchecked = Las reglas de este juego no se comprueban en este dispositivo: el anfitrión podría trucar los dados.
web-fair-question-alone = En esta mesa los dispositivos de los jugadores no participan en las tiradas: el anfitrión podría elegirlas.
web-fair-question-old = Esta mesa tira según reglas más antiguas: el anfitrión podría dejar fuera este dispositivo en cualquier tirada.
web-fair-question-missed = { $missed } de { $all } tiradas se hicieron sin este dispositivo. Mala wifi o un anfitrión que hace trampas: nadie puede saberlo. Una mesa que espera a todos los teléfonos nunca tira sin ti.
web-fair-stays-unchecked = Reglas sin comprobar aquí
web-fair-stays-alone = Tira solo el anfitrión
web-fair-stays-old = Tiradas según reglas antiguas
web-fair-missed = { $missed } de { $all } tiradas sin este dispositivo
web-fair-missed-why = Pantalla apagada: { $off } · sin conexión: { $cut } · conectado: { $connected }
web-fair-unanswered = Hace 20 segundos que la mesa no responde a este dispositivo. Tus jugadas y tiradas esperan.
web-fair-odds = Este resultado tenía { $weight } de { $total } posibilidades.
web-fair-followed = La lista de probabilidades y todas las jugadas hasta ahora son las de las reglas.
web-fair-unfollowed = En este dispositivo las listas de probabilidades y las jugadas no se comparan con las reglas.
web-fair-wait = Esperar a todos los teléfonos antes de cada tirada
web-fair-wait-about = Si no, una tirada hecha mientras un teléfono duerme solo es tan honesta como este ordenador.
web-fair-hidden = ¿Seguir tirando con tu pantalla apagada?
web-fair-hidden-yes = Sí, seguir
web-fair-hidden-no = No, esperadme
