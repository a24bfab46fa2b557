### What `parlour --help` and `parlour COMMAND --help` say.
###
### about-COMMAND         a command in one line
### help-COMMAND-FLAG     a flag or an argument of that command; help-FLAG where several commands share it
### argparse-…            sentences of Python's argparse; the id is made of argparse's own English words
###
### These texts go through argparse: %(default)s and the like are put in by it and stay as they are (a per cent sign is
### written twice). Flags, options, values, commands and file names stay as they are typed.

help-parlour = Familienspiele, gespielt und gelöst.
help-research = für die Forschung:
help-version = die Version anzeigen und beenden

## Commands

about-play = ein Spiel im Terminal spielen
about-learn = ein Spiel in einer Minute lernen, indem man es spielt
about-join = sich mit dem Link an einen Tisch auf einem anderen Server setzen und im Terminal spielen
about-games = die Spiele mit ihren Optionen und Vorgaben auflisten
about-simulate = viele zufällige Spiele durch den schnellen Rechenkern schicken
about-replay = ein Protokoll nachspielen: was geschah, und das Brett
about-verify = Protokolle prüfen: jedes Byte, jeden Beweis des Zufalls, jede Regel
about-convert = ein Protokoll in anderer Form schreiben: als ein JSON-Dokument, als Text oder wieder als JSON Lines
about-perft = alle Zugfolgen bis zu einer Tiefe zählen
about-worth = was jede Mulde wert ist, aus vielen zufälligen Spielen
about-train = ein Spiel durch Spiele gegen sich selbst lernen lassen, Stellungen zu bewerten
about-dataset = Stellungen mit exakten Werten schreiben, um daraus zu lernen
about-exam = Fragen zu Stellungen für Sprachmodelle schreiben oder ihre Antworten bewerten
about-solve = ein Spiel lösen: was es wert ist, die besten ersten Züge, wohin der Zufall führt
about-advise = die Züge einer Stellung der Güte nach ordnen
about-analyse = Glück und Können in gespielten Spielen unterscheiden: was Würfe und Züge an den Chancen änderten
about-bots = die Stufen der Bots für ein Spiel auflisten, die schwächste zuerst
about-arena = Bots gegeneinander spielen lassen: mit wechselnden Plätzen, gleichem Glück für alle und Fehlerbalken
about-evaluate = einen Bot durch eine Aufgabe des Vergleichs spielen und das Ergebnis schreiben
about-serve = die Spiele für Browser und Programme öffnen, hier oder im Netz
about-sheets = Punktezettel, Arbeitsblätter und Stundenpläne zum Drucken schreiben
about-pocket = einen Ordner schreiben, der ohne Server spielt
about-completion = das Vervollständigungsskript für eine Shell ausgeben

## Arguments that many commands share

help-game = eines von { $games }
help-options = Optionen des Spiels; `parlour games GAME` listet sie auf
help-json = Daten statt Text ausgeben
help-seed = gleicher Startwert, gleiche Spiele (Vorgabe: %(default)s)
help-n = wie viele Spiele (Vorgabe: %(default)s)
help-exact = exakte Brüche

## The terminal

help-play-game = eines von { $games } (Vorgabe: im Terminal ein Menü, sonst { $usual })
help-play-seat = der nächste Platz: ein Name oder bot:LEVEL (Vorgabe: eine Person, dann Bots); einmal für jeden Platz
help-play-resume = ein Protokoll weiterspielen (Vorgabe: das zuletzt gespielte Spiel)
help-play-record = das Protokoll hier aufbewahren (Vorgabe: im Datenordner)
help-play-takeback = Züge zurücknehmen erlauben oder nicht (Vorgabe: erlaubt auf dem ganzen Bildschirm)
help-play-hand = mit eigenen Würfeln und Karten spielen: ihr sagt, was gefallen ist, und könnt es zurücknehmen
help-play-coach = ein Coach für Menschen, die dran sind: { $strengths }, für alle, oder NAME=… für eine Person; alle sehen es, und es wird mit dem Spiel gespeichert
help-play-language = eine von { $codes } (Vorgabe: wie die Umgebung sagt)
help-play-bidi = wer von rechts nach links laufenden Text ordnet (Vorgabe: %(default)s; nimm terminal, wenn Hebräisch verkehrt herum erscheint)
help-play-plain = Zeilen statt des ganzen Bildschirms, auch im Terminal
help-play-json = JSON-Zeilen, für Programme
help-join-link = der Link einer Einladung oder eines Platzes, wie er dir geschickt wurde; in Anführungszeichen
help-join-name = dein Name am Tisch

## Games and random play

help-games-game = einige von { $games } (Vorgabe: alle)
help-simulate-cores = wie viele Prozessorkerne; 0 heißt alle (Vorgabe: %(default)s)
help-simulate-device = wo gespielt wird: cpu, oder cuda für eine NVIDIA-GPU (Vorgabe: %(default)s)
help-simulate-policies = nach welchen Bot-Stufen statt mit zufälligen Zügen gespielt wird: eine für alle oder je eine pro Platz
help-perft-depth = die längsten Zugfolgen, die gezählt werden (Vorgabe: %(default)s)
help-worth-svg = die Karte auch als Bild schreiben
help-train-to = der Ordner für die Gewichte; ein unterbrochener Lauf dort geht weiter
help-sheets-output = die Seite, die geschrieben wird; ein Browser druckt sie
help-sheets-sheet = nur dieses Blatt, etwa score oder answers (mehrfach möglich)
help-sheets-paper = Größe des Papiers (Vorgabe: a4)
help-pocket-output = der Ordner, der geschrieben wird; jeder Webserver kann ihn ausliefern
help-dataset-output = die Datei, NAME.npz oder NAME.parquet, oder ein ganzer Datensatz als Ordner, NAME/; ein unterbrochener Lauf geht weiter
help-dataset-n = wie viele Stellungen (Vorgabe: %(default)s)
help-exam-game = das Spiel; mit --score nicht nötig
help-exam-output = die Datei mit den Fragen, ein JSON-Objekt je Zeile
help-exam-n = wie viele Fragen (Vorgabe: %(default)s)
help-exam-score = Antworten bewerten: die Fragen, und Zeilen mit id und Zug zu jeder
help-train-batches = Stapel von Spielen
help-train-games = Spiele in jedem Stapel
help-train-gpu = auf der Grafikkarte rechnen (braucht CuPy)
help-train-plot = auch die Lernkurven zeichnen

## Records

help-replay-file = das Protokoll eines Spiels
help-replay-at = nach diesem Ereignis anhalten (Vorgabe: nach dem letzten)
help-replay-boards = das Brett nach jedem Zug und jedem Ergebnis zeichnen
help-verify-files = Protokolle von Spielen
help-verify-pages = die Seiten, die der Server unter dieser Adresse schickt, mit denen dieser Installation vergleichen
help-verify-finished = ein Protokoll, das noch im Gang ist, genügt nicht
help-verify-head = der Hash der letzten Zeile, wie ihn jemand notiert hat
help-verify-day = die Zahl des Tages, die nach seinem Ende veröffentlicht wird: beweist das Protokoll einer Tagesaufgabe
help-verify-round = die Zahl der Runde, die nach ihrem Ende veröffentlicht wird: beweist das Protokoll eines Turniers mit gleichem Glück für alle
help-verify-receipt = ein Beleg oder Beweise, die ein Gerät gespeichert hat, zum Vergleich mit dem Protokoll
help-convert-file = ein Protokoll oder das eine JSON-Dokument, das --to json schrieb
help-convert-to = die Form, in der geschrieben wird
help-convert-output = wohin geschrieben wird (Vorgabe: Standardausgabe)

## Solutions

help-solve-objective = score, shut oder win (Vorgabe: win, für eine Person allein score)
help-solve-exact = exakte Brüche (einzelne Reihe: Ziel score oder shut)
help-solve-plot = zeichnen, was jede Reihe wert ist, und die Endpunkte
help-solve-page = die Seite aller Ausgaben und Varianten ausgeben (Markdown)
help-advise-open = die Zahlen, die offen stehen
help-advise-dice = was gewürfelt wurde; ohne das die Wahl vor dem Wurf
help-advise-rows = um zu gewinnen: was die offen ließen, die schon gespielt haben; bei jungen Spielern alle der Reihe nach, me für dich, x hinter einer Reihe, die raus ist
help-advise-best = um zu gewinnen: der beste Stand bisher, wo die Reihen egal sind
help-advise-to-come = um zu gewinnen: wie viele nach dir spielen
help-advise-board = die Kugeln, Reihe für Reihe von oben
help-advise-turn = die Farbe, die dran ist
help-advise-position = der Code einer Stellung, wie ihn der Link der Erkundung und die Bibliothek haben
help-advise-objective = score oder shut, einer Reihe für sich allein (sonst: zu gewinnen)
help-advise-at = die Stellung nach dieser Zahl von Ereignissen (Vorgabe: nach dem letzten)
help-advise-record = ein Protokoll, dessen Stellung beurteilt wird
help-analyse-file = Protokolle; mehrere ergeben das Profil jedes Spielers
help-analyse-quick = in etwa einer Sekunde, mit gröberen Schätzungen
help-analyse-fresh = neu berechnen, was immer aufgehoben wurde
help-analyse-html = eine Seite, die nichts weiter braucht, in diese Datei schreiben

## Bots against bots

help-arena-bots = wer spielt (Vorgabe: %(default)s)
help-arena-deals = wie viele Durchgänge, jeder mit einem Spiel je Platz (Vorgabe: %(default)s)
help-arena-workers = wie viele Prozesse; 0 heißt einer je Prozessorkern (Vorgabe: %(default)s)
help-arena-cluster = der Scheduler eines Dask-Clusters, der die Arbeit macht
help-arena-seconds = wie lange ein Bot über einen Zug höchstens nachdenken darf
help-arena-nodes = wie viele Stellungen ein Bot für einen Zug höchstens ansehen darf
help-arena-results = die Durchgänge hier aufbewahren; mit derselben Datei geht es weiter
help-arena-sprt = aufhören, sobald klar ist, welcher Anteil der Siege dem ersten Bot gehört
help-arena-alpha = wie oft der Test fälschlich hoch entscheiden darf (Vorgabe: %(default)s)
help-arena-beta = wie oft der Test fälschlich niedrig entscheiden darf (Vorgabe: %(default)s)
help-arena-plot = zeichnen, wie der Wettkampf verlief
help-evaluate-words = ein Bot und eine Aufgabe; mit --cards oder --page Dateien mit Ergebnissen
help-evaluate-output = das Ergebnis hierhin schreiben; ein unterbrochener Lauf geht weiter
help-evaluate-deals = wie viele Durchgänge gegen jeden Gegner (Vorgabe: was die Aufgabe sagt)
help-evaluate-list = die Aufgaben auflisten
help-evaluate-cards = die Karte jeder Aufgabe in diesen Ordner schreiben, mit den Ergebnissen der Dateien
help-evaluate-page = die Ergebnisse der Dateien als Seite ausgeben

## The server

help-serve-port = der Port, an dem gelauscht wird (Vorgabe: %(default)s)
help-serve-host = die Adresse, an der gelauscht wird; 0.0.0.0 für alle (Vorgabe: %(default)s)
help-serve-database = postgresql://… für mehrere Knoten, oder der Pfad einer SQLite-Datei
help-serve-data = der Ordner für die SQLite-Datei (Vorgabe: dein Datenordner)
help-serve-url = die Adresse, die andere benutzen, für Einladungen: https://games.example
help-serve-origin = ein weiterer Ursprung, dessen Seiten diesen Server benutzen dürfen; auch mehrmals
help-serve-proxies = Adressen von Reverse-Proxys, denen zu glauben ist, mit Kommas (Vorgabe: %(default)s)
help-serve-home = Handys zu Hause mitspielen lassen: auch im lokalen Netz lauschen
help-serve-open = die erste Seite in einem Browser zeigen, wo es einen gibt
help-serve-workers = Prozesse, in denen Bots nachdenken (Vorgabe: Prozessorkerne − 1)
help-serve-operator = wer diesen Server betreibt, für die Seite „Über“: ein Name und wie man dich erreicht
help-serve-devices-think = Bots auf dem Gerät der Person nachdenken lassen, wenn sie nur gegen Bots spielt
help-serve-offline = ein Ordner, den „parlour pocket“ geschrieben hat: Seiten können ihn für unterwegs behalten
help-serve-no-push = keine Erinnerungen über Push-Dienste senden (sonst: an alle, die darum bitten)
help-serve-metrics = /metrics und /health nur dort, als HOST:PORT (Vorgabe: /metrics am Hauptport, für diesen Rechner)

## Shells

help-completion-shell = die Shell, für die geschrieben wird

## Sentences of argparse

argparse-usage = Aufruf:
argparse-positional-arguments = Argumente
argparse-options = Optionen
argparse-show-this-help-message-and-exit = diese Hilfe anzeigen und beenden
argparse-error = %(prog)s: Fehler: %(message)s
argparse-argument = Argument %(argument_name)s: %(message)s
argparse-unrecognized-arguments = unbekannte Argumente: %s
argparse-the-following-arguments-are-required = diese Argumente fehlen: %s
argparse-expected-one-argument = genau ein Argument erwartet
argparse-expected-at-most-one-argument = höchstens ein Argument erwartet
argparse-expected-at-least-one-argument = mindestens ein Argument erwartet
argparse-ignored-explicit-argument = nimmt keinen Wert: %r
argparse-ambiguous-option-could-match = mehrdeutige Option: %(option)s könnte %(matches)s sein
argparse-invalid-value = ungültiger Wert (%(type)s): %(value)r
argparse-invalid-choice-choose-from = ungültige Wahl: %(value)r (zur Wahl stehen %(choices)s)
help-advise-cards = die Karten jedes Spielers, Spalte für Spalte
help-advise-pile = die oberste Karte der Ablage
help-advise-hand = die Karte in der Hand; ohne sie die Wahl zwischen den Stapeln
help-advise-seat = der Spieler, der dran ist, 1 für den ersten
