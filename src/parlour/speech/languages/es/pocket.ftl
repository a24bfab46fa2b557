# Storage, privacy and updates, on pages without a server. Loaded there alone.

pocket-forgets = Este navegador no guarda nada aquí, como en una ventana privada. Tus partidas siguen hasta que cierres la página.
pocket-full = El almacenamiento de este navegador está lleno. Tus partidas siguen, pero las jugadas nuevas se pierden al cerrar la página. Libera espacio en el dispositivo.
pocket-alone = Si no te unes a una mesa de un servidor, todo queda en este dispositivo: nombres, partidas, ajustes y resultados. Borra los datos del navegador para eliminarlos.
pocket-new = Hay una versión nueva lista.
pocket-new-use = Usarla ahora
