# Ratings. Whoever asks for one has a key on their device, no account.

ratings-title = Wertungen
ratings-about = Eine Wertung sagt, wie stark du spielst, soweit deine Partien das zeigen. Nur wer eine möchte, hat eine. Es gibt kein Konto, nur einen Schlüssel auf deinem Gerät.
ratings-make = Wertung anfangen
ratings-make-about = Ein zufälliger Schlüssel bleibt auf diesem Gerät. Der Server speichert den Namen, die Wertungen und einen Fingerabdruck des Schlüssels, sonst nichts.
ratings-rename = Namen ändern
ratings-mine = Meine Wertungen
ratings-none = Noch keine gewertete Partie. Kreuze beim Vorbereiten einer Partie „Gewertete Partie“ an.
ratings-field = { $game }, { $players } Spieler
ratings-figure = { $sureness ->
    [new] etwa { $about }, noch kaum bekannt
    [unsure] etwa { $about }, noch unsicher
    [fair] etwa { $about }, ziemlich sicher
   *[sure] etwa { $about }, recht sicher
}
ratings-surely = mindestens { $surely }
ratings-games = { $count ->
    [one] eine Partie
   *[other] { $count } Partien
}
ratings-best = Die Besten
ratings-choose = Spiel und Zahl der Spieler
ratings-place = Platz
ratings-who = Wer
ratings-rating = Wertung
ratings-at-least = Fast sicher mindestens
ratings-played = Partien
ratings-bot = Bot ({ $level })
ratings-enough = Menschen stehen ab { $least } gewerteten Partien in der Liste. Die Reihenfolge richtet sich nach dem, was fast sicher ist, nicht nach einer glücklichen Schätzung.
ratings-how = Wie geht das?
ratings-how-start = Alle fangen bei 25 an, und noch weiß niemand, ob das stimmt. Wer Starke schlägt, steigt schnell; wer gegen Schwache verliert, fällt. Je mehr du spielst, desto sicherer wird die Zahl, und desto weniger springt sie.
ratings-how-bots = Auch Bots haben Wertungen. Sie wurden in Partien von Bots gegen Bots gemessen und bleiben, wie sie sind.
ratings-how-fair = Eine Partie zählt, wenn sie nach den üblichen Regeln und ohne Tipps zu Ende gespielt wird und alle einen eigenen Schlüssel haben. Lässt du einen Bot für dich spielen, kannst du dadurch nur verlieren.
ratings-move = Auf ein anderes Gerät
ratings-move-about = Scanne das mit deinem anderen Gerät. Zeig es sonst niemandem: Wer den Schlüssel hat, spielt als du.
ratings-move-qr = QR-Code mit deinem Schlüssel
ratings-moved = Dieses Gerät hat jetzt den Schlüssel von { $name }.
ratings-other = Auf diesem Gerät liegt schon ein anderer Schlüssel. Ersetzen?
ratings-replace = Ersetzen
ratings-keep = Behalten
ratings-export = Meine Daten herunterladen
ratings-delete = Meine Daten löschen
ratings-delete-sure = Alles löschen?
ratings-delete-about = Dein Name, deine Wertungen und dein Schlüssel werden endgültig gelöscht. Die Protokolle deiner Partien bleiben, bis ihre Tische gelöscht werden.
ratings-unknown = Der Server kennt diesen Schlüssel nicht. Vielleicht wurde er gelöscht.
ratings-forget = Schlüssel von diesem Gerät entfernen
ratings-game = Gewertete Partie
ratings-game-about = Ändert die Wertung von allen. Übliche Regeln, keine Tipps, kein Coach, nichts wird zurückgenommen.
ratings-table = Diese Partie wird gewertet.
ratings-table-key = Du hast noch keinen Schlüssel. Die Partie zählt nur, wenn alle vor ihrem ersten Zug einen haben.
ratings-waiting = Noch ohne Schlüssel: { $names }
ratings-changed = Neue Wertungen
ratings-change = { $name }: { $after } (vorher: { $before })
ratings-not-unfinished = Nicht gewertet: Die Partie wurde nicht zu Ende gespielt.
ratings-not-no_key = Nicht gewertet: Jemand hat ohne eigenen Schlüssel gespielt.
ratings-not-helped = Nicht gewertet: An diesem Tisch gab es Hilfe.
ratings-not-level = Nicht gewertet: Niemand weiß, wie stark einer der Bots ist.

web-refused-not_rated = Diese Partie kann nicht gewertet werden.
server-rated-help = in einer gewerteten Partie gibt es keinen Coach, und nichts wird zurückgenommen
server-rated-company = zu einer gewerteten Partie gehören zwei Spieler, und einer davon ist ein Mensch
server-rated-options = gewertete Partien folgen den üblichen Regeln, damit man sie vergleichen kann
server-rated-level = niemand hat gemessen, wie stark { $level } ist
server-rated-not = dieser Tisch wird nicht gewertet
server-rated-late = ein Platz kann nur vor seinem ersten Zug um eine Wertung spielen
server-rated-twice = ein Schlüssel spielt an einem Platz, und ein Platz für einen Schlüssel
server-rated-people = es gibt schon { $most } Schlüssel für Wertungen
server-rated-advice = in einer gewerteten Partie gibt es keine Tipps
server-counting-advice = wo das Ergebnis zählt, gibt es keine Tipps
server-rated-ending = eine gewertete Partie brechen alle gemeinsam ab; für wen geht, spielt ein Bot weiter
