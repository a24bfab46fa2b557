# Storage, privacy and updates, on pages without a server. Loaded there alone.

pocket-forgets = Dieser Browser speichert hier nichts, wie in einem privaten Fenster. Deine Spiele gehen weiter, bis du die Seite schließt.
pocket-full = Der Speicher dieses Browsers ist voll. Deine Spiele gehen weiter, aber neue Züge gehen verloren, wenn du die Seite schließt. Schaff Platz auf dem Gerät.
pocket-alone = Wenn du keinem Tisch auf einem Server beitrittst, bleibt alles auf diesem Gerät: Namen, Spiele, Einstellungen und Ergebnisse. Lösche die Daten des Browsers, um sie zu löschen.
pocket-new = Eine neue Version ist bereit.
pocket-new-use = Jetzt verwenden
