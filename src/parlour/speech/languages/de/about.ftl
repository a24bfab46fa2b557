# About Parlour: whose the names are, what a server keeps, what of accessibility is tested. Loaded with the rules.

about-names = Namen
about-names-text = Othello, Reversi, Rolit, TACTica und Tuki Tuki sind Namen, die ihren Eigentümern gehören. Parlour steht in keiner Verbindung zu ihnen. Die Namen sagen nur, welche Spiele es hier gibt.
about-free = Parlour ist freie Software unter der MIT-Lizenz, ohne jede Gewähr.
about-licences = Lizenzen der Bestandteile dieser Seiten
about-privacy = Datenschutz
about-operator = Diesen Server betreibt { $operator }.
about-operator-none = Wer diesen Server betreibt, ist nicht angegeben.
about-operator-here = Dieser Server läuft auf deinem eigenen Computer.
about-stores = Der Server speichert die Namen, die du eintippst, deine Züge und Reaktionen mit ihren Zeiten, Ergebnisse von Turnieren, Tagesaufgaben und Wertungen und Prüfsummen der Schlüssel auf deinen Geräten. Er speichert keine Adressen und keine Passwörter.
about-sends = Er gibt nichts weiter.
about-reminders = Er gibt nur dann etwas weiter, wenn du erinnert werden möchtest: eine verschlüsselte Nachricht mit dem Spiel und den Namen am Tisch an den Push-Dienst deines Browsers. Dessen Adresse und Schlüssel speichert er, bis das Spiel endet, du gehst oder die Erinnerungen ausschaltest.
about-kept = So lange wird es gespeichert
about-kept-days = Tage
about-kept-empty = Ein Tisch, an dem niemand gezogen hat
about-kept-live = Ein laufendes Spiel oder Turnier, nach dem letzten Zug
about-kept-slow = Ein Spiel mit Tagen für jeden Zug, nach dem letzten
about-kept-ended = Ein beendetes Spiel oder Turnier
about-kept-rating = Eine Wertung, nach dem letzten gewerteten Spiel
about-device = Einstellungen, Ergebnisse, Übungen und Schlüssel bleiben in diesem Browser. Lösche die Daten des Browsers, um sie zu löschen.
about-access = Barrierefreiheit
about-access-tested = Bei jeder Änderung geprüft: Spielen nur mit der Tastatur, Namen und Ansagen für Screenreader, Kontrast, Zeichen neben Farben, weniger Bewegung und kleine Bildschirme.
about-access-not = Nicht geprüft: echte Screenreader, Schalter und das Spielen mit Menschen, die sie brauchen. Bitte sag uns, was nicht geht.
