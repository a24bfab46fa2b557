# Ratings. Whoever asks for one has a key on their device, no account.

ratings-title = Wertungen
ratings-about = Deine Wertung schätzt, wie gut du spielst. Du hast nur eine, wenn du möchtest. Es gibt kein Konto, nur einen Schlüssel auf deinem Gerät.
ratings-make = Wertung erhalten
ratings-make-about = Ein zufälliger Schlüssel bleibt auf diesem Gerät. Der Server speichert den Namen, die Wertungen und einen Fingerabdruck des Schlüssels, sonst nichts.
ratings-rename = Namen ändern
ratings-mine = Meine Wertungen
ratings-none = Noch kein gewertetes Spiel. Kreuze beim Vorbereiten eines Spiels „Gewertetes Spiel“ an.
ratings-field = { $game }, { $players } Spieler
ratings-figure = { $sureness ->
    [new] etwa { $about }, noch kaum bekannt
    [unsure] etwa { $about }, noch unsicher
    [fair] etwa { $about }, ziemlich sicher
   *[sure] etwa { $about }, recht sicher
}
ratings-surely = mindestens { $surely }
ratings-games = { $count ->
    [one] ein Spiel
   *[other] { $count } Spiele
}
ratings-best = Die Besten
ratings-choose = Spiel und Zahl der Spieler
ratings-place = Platz
ratings-who = Wer
ratings-rating = Wertung
ratings-at-least = Fast sicher mindestens
ratings-played = Spiele
ratings-course = Letzte Wertungen: { $figures }
ratings-bot = Bot ({ $level })
ratings-enough = Du stehst ab { $least } gewerteten Spielen in der Liste. Die Reihenfolge richtet sich nach einer vorsichtigen Schätzung, damit ein glückliches Spiel niemanden an die Spitze bringt.
ratings-how = Wie geht das?
ratings-how-start = Alle fangen bei 25 an, das ist nur eine Vermutung. Schlägst du starke Spieler, steigt deine Wertung schnell; verlierst du gegen schwache, fällt sie. Je mehr du spielst, desto sicherer wird die Wertung, und desto weniger schwankt sie.
ratings-how-bots = Auch Bots haben Wertungen. Sie wurden in Spielen von Bots gegen Bots gemessen und ändern sich nicht.
ratings-how-fair = Ein Spiel zählt, wenn es nach den üblichen Regeln und ohne Tipps zu Ende gespielt wird und alle einen eigenen Schlüssel haben. Lässt du einen Bot für dich spielen, kann deine Wertung nur fallen.
ratings-move = Auf ein anderes Gerät
ratings-move-about = Scanne das mit deinem anderen Gerät. Zeig es sonst niemandem: Wer den Schlüssel hat, kann in deinem Namen spielen.
ratings-move-qr = QR-Code mit deinem Schlüssel
ratings-moved = Dieses Gerät hat den Schlüssel von { $name }.
ratings-other = Auf diesem Gerät liegt schon ein anderer Schlüssel. Ersetzen?
ratings-replace = Ersetzen
ratings-keep = Behalten
ratings-export = Meine Daten herunterladen
ratings-delete = Meine Daten löschen
ratings-delete-sure = Alles löschen?
ratings-delete-about = Dein Name, deine Wertungen und dein Schlüssel werden endgültig gelöscht. Die Protokolle deiner Spiele bleiben, bis ihre Tische gelöscht werden.
ratings-unknown = Der Server kennt diesen Schlüssel nicht. Vielleicht wurde er gelöscht.
ratings-forget = Schlüssel von diesem Gerät entfernen
ratings-game = Gewertetes Spiel
ratings-game-about = Ändert die Wertung von allen. Übliche Regeln, keine Tipps, kein Coach, kein Zurücknehmen.
ratings-table = Dieses Spiel wird gewertet.
ratings-table-key = Du hast noch keinen Schlüssel. Das Spiel zählt nur, wenn alle vor ihrem ersten Zug einen haben.
ratings-waiting = Noch ohne Schlüssel: { $names }
ratings-changed = Neue Wertungen
ratings-change = { $name }: { $after } (vorher: { $before })
ratings-yours = Deine Wertung: { $after } (vorher: { $before })
ratings-not-unfinished = Nicht gewertet: Das Spiel wurde nicht zu Ende gespielt.
ratings-not-no_key = Nicht gewertet: Jemand hat ohne eigenen Schlüssel gespielt.
ratings-not-helped = Nicht gewertet: An diesem Tisch gab es Hilfe.
ratings-not-level = Nicht gewertet: Für einen der Bots wurde keine Wertung gemessen.

web-refused-not_rated = Dieses Spiel kann nicht gewertet werden.
server-rated-help = in einem gewerteten Spiel gibt es keinen Coach und kein Zurücknehmen
server-rated-company = zu einem gewerteten Spiel gehören zwei Spieler, und einer davon ist ein Mensch
server-rated-options = gewertete Spiele folgen den üblichen Regeln, damit man sie vergleichen kann
server-rated-level = für den Bot { $level } wurde keine Wertung gemessen
server-rated-not = dieser Tisch wird nicht gewertet
server-rated-late = ein Platz kann nur vor seinem ersten Zug um eine Wertung spielen
server-rated-twice = ein Schlüssel kann nur an einem Platz spielen, und ein Platz nur für einen Schlüssel
server-rated-people = es gibt schon { $most } Schlüssel für Wertungen
server-rated-advice = in einem gewerteten Spiel gibt es keine Tipps
server-counting-advice = wo das Ergebnis zählt, gibt es keine Tipps
server-rated-ending = ein gewertetes Spiel können nur alle gemeinsam beenden; für alle, die gehen, spielt ein Bot weiter
