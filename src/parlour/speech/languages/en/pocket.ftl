# Storage, privacy and updates, on pages without a server. Loaded there alone.

pocket-forgets = This browser stores nothing here, as in a private window. Your games go on until you close the page.
pocket-full = The storage of this browser is full. Your games go on, but new moves are lost when you close the page. Make room on the device.
pocket-alone = Unless you join a table on a server, everything stays on this device: names, games, settings and results. Clear the browser’s data to delete them.
pocket-new = A new version is ready.
pocket-new-use = Use it now
