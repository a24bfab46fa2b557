# Storage, privacy and updates, on pages without a server. Loaded there alone.

pocket-forgets = Este navegador no guarda nada aquí, como en una ventana privada. Tus partidas siguen hasta que cierres la página.
pocket-full = El almacenamiento de este navegador está lleno. Tus partidas siguen, pero las jugadas nuevas se pierden al cerrar la página. Libera espacio en el dispositivo.
pocket-alone = Si no te unes a una mesa de un servidor, todo queda en este dispositivo: nombres, partidas, ajustes y resultados. Borra los datos del navegador para eliminarlos.
pocket-new = Hay una versión nueva lista.
pocket-new-use = Usarla ahora
pocket-levels = No en este dispositivo, por falta de memoria o de tiempo: { $levels }. El nivel más fuerte aquí es { $best }.
pocket-book = En este dispositivo, el nivel { $level } juega sin su libro de aperturas.
pocket-save = Guardar para seguir en otra parte
pocket-continue = Seguir aquí
pocket-continue-about = Desde aquí, este dispositivo tira con un secreto propio. El registro muestra el cambio.
pocket-join = Unirse a una mesa de un servidor
pocket-join-link = Enlace de invitación
pocket-join-about = Este dispositivo comprueba allí cada jugada y cada tirada con sus propias reglas. Solo juega mientras ese servidor responde.
pocket-server = Volver a jugar con el servidor
