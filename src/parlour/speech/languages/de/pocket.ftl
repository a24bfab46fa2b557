# Storage, privacy and updates, on pages without a server. Loaded there alone.

pocket-forgets = Dieser Browser speichert hier nichts, wie in einem privaten Fenster. Deine Spiele gehen weiter, bis du die Seite schließt.
pocket-full = Der Speicher dieses Browsers ist voll. Deine Spiele gehen weiter, aber neue Züge gehen verloren, wenn du die Seite schließt. Schaff Platz auf dem Gerät.
pocket-alone = Wenn du keinem Tisch auf einem Server beitrittst, bleibt alles auf diesem Gerät: Namen, Spiele, Einstellungen und Ergebnisse. Lösche die Daten des Browsers, um sie zu löschen.
pocket-new = Eine neue Version ist bereit.
pocket-new-use = Jetzt verwenden
pocket-levels = Nicht auf diesem Gerät, weil Speicher oder Zeit nicht reichen: { $levels }. Die stärkste Stufe hier ist { $best }.
pocket-book = Auf diesem Gerät spielt die Stufe { $level } ohne ihr Eröffnungsbuch.
pocket-save = Speichern und anderswo fortsetzen
pocket-continue = Hier fortsetzen
pocket-continue-about = Ab hier würfelt dieses Gerät mit einem eigenen Geheimnis. Der Spielverlauf zeigt den Wechsel.
pocket-join = An einem Tisch auf einem Server mitspielen
pocket-join-link = Einladungslink
pocket-join-about = Dieses Gerät prüft dort jeden Zug und jeden Wurf nach seinen eigenen Regeln. Es spielt nur, solange der Server antwortet.
pocket-server = Wieder mit dem Server spielen
