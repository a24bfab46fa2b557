# About Parlour: whose the names are, what a server keeps, what of accessibility is tested. Loaded with the rules.

about-names = Nombres
about-names-text = Othello, Reversi, Rolit, TACTica y Tuki Tuki son nombres que pertenecen a sus dueños. Parlour no tiene relación con ellos. Los nombres solo dicen qué juegos hay aquí.
about-free = Parlour es software libre con licencia MIT, sin garantía alguna.
about-licences = Licencias de los componentes de estas páginas
about-privacy = Privacidad
about-operator = Este servidor lo lleva { $operator }.
about-operator-none = No se indica quién lleva este servidor.
about-operator-here = Este servidor funciona en tu propio ordenador.
about-stores = El servidor guarda los nombres que escribes, tus jugadas y reacciones con su hora, los resultados de torneos, retos diarios y valoraciones, y una huella de las claves de tus dispositivos. No guarda direcciones ni contraseñas.
about-sends = No envía nada a nadie.
about-reminders = Solo envía algo a otros si pides avisos: un mensaje cifrado con el juego y los nombres de la mesa, al servicio de notificaciones de tu navegador. Guarda su dirección y sus claves hasta que termine la partida, te vayas o desactives los avisos.
about-kept = Cuánto tiempo se guarda
about-kept-days = Días
about-kept-empty = Una mesa en la que nadie ha jugado
about-kept-live = Una partida o un torneo en curso, tras la última jugada
about-kept-slow = Una partida con días para cada jugada, tras la última
about-kept-ended = Una partida o un torneo terminados
about-kept-rating = Una valoración, tras la última partida valorada
about-device = Ajustes, resultados, ejercicios y claves quedan en este navegador. Borra los datos del navegador para eliminarlos.
about-access = Accesibilidad
about-access-tested = Se comprueba con cada cambio: jugar solo con el teclado, nombres y avisos para lectores de pantalla, contraste, signos además de colores, menos movimiento y pantallas pequeñas.
about-access-not = Sin comprobar: lectores de pantalla reales, pulsadores y el juego con personas que los necesitan. Dinos qué no funciona.
