# The family’s season: what was finished on this device.

web-scores-about = Spiele, die auf diesem Gerät beendet wurden. Nichts davon verlässt es, außer du speicherst oder teilst es.
web-scores-none = Auf diesem Gerät wurde noch kein Spiel beendet.
web-scores-name = Name
web-scores-games = Spiele
web-scores-wins = Siege
web-scores-best = Bestes Ergebnis
web-scores-bot = Bot ({ $level })
web-scores-latest = Letzte Spiele
web-scores-clear = Saison löschen
web-scores-clear-sure = Die Saison löschen?
web-scores-clear-about = Alle Ergebnisse auf diesem Gerät werden gelöscht.
web-scores-keep = Behalten
web-season-best-sure = { $name } spielt am besten, ohne das Glück gerechnet.
web-season-best-likely = { $name } spielt wohl am besten, ohne das Glück gerechnet.
web-season-best-open = Zu knapp, um zu sagen, wer am besten spielt.
web-season-best-few = Zu wenige Spiele, um zu sagen, wer am besten spielt.
web-season-order = Die Besten zuerst, ohne das Glück
web-season-wins = { $wins } von { $games } gewonnen
web-season-skill = Ohne Glück: { $wins } Siege in 10 Spielen
web-season-luck = Glück: { $luck } Siege
web-season-errors = Fehler kosten { $lost } % eines Siegs je Entscheidung
web-season-points = Glück: { $luck } Punkte, Fehler kosten { $lost } Punkte je Spiel
web-season-over-sure = Spielt sicher besser als { $name }.
web-season-over-likely = Spielt wohl besser als { $name }.
web-season-over-open = Zu nah an { $name }, um es zu sagen.
web-season-over-few = Zu wenige Spiele mit { $name } für einen Vergleich.
web-season-not-analysed = Noch kein Spiel analysiert.
web-season-chart = Siege über dem fairen Anteil, ohne Glück
web-season-duels = Direkter Vergleich
web-season-duel = { $ahead }-mal vorn, { $even }-mal gleich, { $behind }-mal hinten
web-season-records = Höhepunkte
web-season-evening = Glücklichster Abend: { $name }, { $when }, { $luck } Siege durch Glück in { $games } Spielen.
web-season-month = Am meisten Glück in diesem Monat: { $name }, { $luck } Siege.
web-season-streak = Längste Serie: { $name }, { $count } Siege in Folge.
web-season-going = { $name } hat die letzten { $count } Spiele gewonnen.
web-season-bots = Gegen Bots
web-season-alone = Allein
web-season-games = { $games } Spiele
web-season-analysing = Spiele werden analysiert: { $done } von { $count } fertig
web-season-analyse = { $count ->
     [one] Noch ein Spiel analysieren
    *[other] Noch { $count } Spiele analysieren
}
web-season-stop = Anhalten
web-season-unknown = { $count ->
     [one] Ein Spiel zählt nur für Siege und Punkte: ein Punkteblatt, oder zu groß für eine Analyse.
    *[other] { $count } Spiele zählen nur für Siege und Punkte: Punkteblätter, oder zu groß für eine Analyse.
}
web-season-thin = { $count ->
     [one] Um Platz zu schaffen, zählt ein altes Spiel nur noch für Siege und Punkte.
    *[other] Um Platz zu schaffen, zählen { $count } alte Spiele nur noch für Siege und Punkte.
}
web-season-gone = { $count ->
     [one] Ein älteres Spiel wurde entfernt, um Platz zu schaffen.
    *[other] { $count } ältere Spiele wurden entfernt, um Platz zu schaffen.
}
web-season-circle = Wer zählt?
web-season-same-name = Zwei mit demselben Namen sind eine Person.
web-season-by-game = Spiel für Spiel
web-season-file = Als Datei speichern
web-season-link = Als Link oder Codes
web-season-merge = Saison eines anderen Handys dazunehmen
web-season-print = Drucken
web-season-bad = Das ist keine Saison.
web-season-full = Auf diesem Gerät ist kein Platz mehr.
web-season-merged = { $count ->
     [one] Ein Spiel ist dazugekommen.
    *[other] { $count } Spiele sind dazugekommen.
}
web-season-who-is = { $count ->
     [one] Ein Spiel. Wer ist hier wer?
    *[other] { $count } Spiele. Wer ist hier wer?
}
web-season-new = jemand Neues
web-season-add = Dazunehmen
web-season-scan = Scanne Code { $part } von { $count } mit der Kamera des anderen Handys.
web-season-part = { $part } von { $count } Codes sind da. Scanne den nächsten.
web-season-many = Zu viel für Codes; nimm die Datei.
fallen-title = Sehen Würfel und Karten fair aus?
fallen-about = Was ihr an Tischen mit eigenen Würfeln und Karten gemeldet habt, neben dem, was faire bringen. Auch bei fairen fällt einer von hundert Blicken ungewöhnlich aus.
fallen-dice = Würfe: { $count }
fallen-cards = Karten: { $count }
fallen-begins = Auslosungen, wer beginnt: { $count }
fallen-face = Seite
fallen-came = Gekommen
fallen-due = Erwartet
fallen-few = Noch zu wenige, um etwas zu sagen.
fallen-usual = Nichts Ungewöhnliches: { $percent } % der fairen sind mindestens so ungleich.
fallen-unusual = Ungewöhnlich: Weniger als 1 % der fairen sind so ungleich. Auch das kommt durch Zufall vor. Am weitesten weg: { $face }.
fallen-noticed = { $face }: { $share } % statt { $fair } % wären bei etwa vier von fünf Blicken aufgefallen; weniger kann verborgen bleiben.
tuki-face-parrot = Papagei
