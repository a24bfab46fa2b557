# Storage, privacy and updates, on pages without a server. Loaded there alone.

pocket-forgets = This browser stores nothing here, as in a private window. Your games go on until you close the page.
pocket-full = The storage of this browser is full. Your games go on, but new moves are lost when you close the page. Make room on the device.
pocket-alone = Unless you join a table on a server, everything stays on this device: names, games, settings and results. Clear the browser’s data to delete them.
pocket-new = A new version is ready.
pocket-new-use = Use it now
pocket-levels = Not on this device, for want of memory or time: { $levels }. The strongest level here is { $best }.
pocket-book = On this device, level { $level } plays without its book of openings.
pocket-save = Save to go on elsewhere
pocket-continue = Go on here
pocket-continue-about = From here on, this device rolls with a secret of its own. The log shows the change.
pocket-join = Join a table on a server
pocket-join-link = Invitation link
pocket-join-about = This device checks every move and roll there by its own rules. It plays only while that server answers.
pocket-server = Play with the server again
