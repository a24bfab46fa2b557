### What the commands print for people, but for their help (help.ftl). With --json they print data, which is in no language.
###
### COMMAND-…         what that command prints
### transcript-…      a record as plain text
### plot-…, picture-… words in pictures
### cli-…             what several commands say, and what is wrong with their arguments: clauses behind `option name=value:`
###
### Games, options, levels, moves, rolls, files and flags are arguments or stand as they are typed. $seconds and other
### measured numbers come as they are to be shown.

cli-seconds = { $seconds } s
cli-svg = muss der Name einer .svg-Datei sein
cli-cannot-write = dorthin lässt sich nicht schreiben: { $reason }

progress-games = Spiele
progress-deals = Durchgänge
progress-batches = Stapel
progress-positions = Stellungen
progress-left = noch { $seconds } s
compiling = { $game }: wird zum ersten Mal kompiliert, meist 10 bis 40 Sekunden. Der nächste Start geht schnell.

## parlour play

play-resume-alone = lässt sich nicht mit Spiel, Plätzen oder neuem Protokoll verbinden
play-pace = muss eine Zahl von Sekunden sein
play-no-menu = ohne Terminal gibt es kein Menü; nenn ein Spiel

## parlour games

games-title = { $game }  { $title } (Regeln { $rules })
games-default = (Vorgabe: { $default })
games-default-open = (Vorgabe: je nach den anderen Optionen)

## parlour simulate

simulate-summary = { $games ->
    [one] { $game }: 1 zufälliges Spiel in { $seconds } s, { $length } Schritte
   *[other] { $game }: { $games } zufällige Spiele in { $seconds } s ({ $rate } pro Sekunde), im Schnitt je { $length } Schritte
}
simulate-seat = Platz { $seat }: im Schnitt { $mean } Punkte, von { $least } bis { $most }; { $wins } % der Siege

## parlour learn

learn-words = Tippe einen Zug, wenn nach einem gefragt wird; „{ $back }“ geht zurück, „{ $show }“ macht den Zug für dich, „{ $quit }“ verlässt die Einführung.
learn-look = Weiter mit der Eingabetaste.
learn-roll = Würfle mit der Eingabetaste.
learn-move = Dein Zug? { $moves }
learn-none = zu { $game } gibt es keine Einführung
learn-done = Das war die Einführung. Jetzt spielen: { $command }

## parlour replay, parlour convert

replay-torn = eine abgerissene letzte Zeile von { $bytes } Bytes ist weggelassen
replay-at = muss die Nummer eines Ereignisses sein, 0 bis { $last }
replay-score = { $name } { $score }
replay-scores = Punkte: { $scores }
replay-scores-won = Punkte: { $scores }; gewonnen: { $winners }
convert-events = die Ereignisse des Dokuments müssen eine Liste sein
convert-misfit = die Ereignisse des Dokuments passen nicht: { $why }

transcript-table = Tisch { $table }, { $time }
transcript-seat = Platz { $seat }
transcript-who = Platz { $seat }: { $who }
transcript-bot = Bot { $level }
transcript-person = { $kind ->
    [here] Person hier
   *[elsewhere] Person anderswo
}
transcript-named = { $name }, { $what }
transcript-move = Platz { $seat }: { $move }
transcript-move-bot = Platz { $seat }: { $move }  (Bot { $level })
transcript-draw = für Platz { $seat } fällt { $outcome }
transcript-draw-table = für den Tisch fällt { $outcome }
transcript-seated = auf Platz { $seat } sitzt jetzt { $who }
transcript-pause = Pause
transcript-resume = es geht weiter
transcript-end = Ende
transcript-scores = { $end }: Punkte { $scores }
transcript-react = Platz { $seat } reagiert: { $what }
transcript-rematch = Revanche am Tisch { $table }
transcript-undo = Platz { $seat } nimmt Ereignis { $event } zurück
transcript-consent = die Plätze { $seats } sind einverstanden, Ereignis { $event } zurückzunehmen
transcript-decline = Platz { $seat } ist nicht einverstanden, Ereignis { $event } zurückzunehmen
transcript-lapse = Ereignis { $event } bleibt: nicht alle haben geantwortet
# $why is a word of the record's format, or what somebody wrote
transcript-why = { $what } ({ $why })

## parlour verify

verify-hash = muss aus 64 hexadezimalen Ziffern bestehen
verify-status = { $status ->
    [finished] beendet
    [in-play] im Gang
    [torn] abgerissen
   *[bad] fehlerhaft
}
verify-place = Zeile { $line }, Byte { $offset }: { $problem }
verify-before = { $problem }; { $events ->
    [one] das eine Ereignis davor ist in Ordnung
   *[other] die { $events } Ereignisse davor sind in Ordnung
}
verify-unsound = { $status }: { $problem }
verify-sound = { $status }, { $events ->
    [one] 1 Ereignis
   *[other] { $events } Ereignisse
}, { $draws ->
    [one] 1 Ziehung bewiesen
   *[other] { $draws } Ziehungen bewiesen
}, davon { $own } mit Geräten der Mitspielenden
verify-head = letzter Hash { $head }
verify-first = Format parlour/1: wer den Tisch betrieb, konnte Ergebnisse wählen und diese Prüfung trotzdem bestehen
verify-covered = Platz { $seat }: ein Gerät nahm an { $count } von { $draws } teil
verify-alone = Ziehungen ohne ein Gerät, die der Tisch vorhersehen konnte: { $count }
verify-daily = die Aufgabe vom { $day }: ihr Zufall stand vorher fest, für alle gleich
verify-told = der Zufall kam von Hand: { $count }-mal gaben Menschen an, was gefallen ist. Jeder Schritt folgt den Regeln; dass Würfel oder Karten wirklich so fielen, kann nichts beweisen
verify-duplicate = Runde { $round } eines Turniers: ihr Zufall stand vorher fest, an allen Tischen gleich
verify-drops = Ziehungen, neu eröffnet, weil ein Gerät geschlafen haben soll: { $count }
verify-voided = Ziehung { $n } wurde für ungültig erklärt
verify-would = Ziehung { $n } wurde für ungültig erklärt; sie hätte { $outcome } ergeben
verify-open = Ziehung { $n } wurde eröffnet und nie geschlossen
verify-words = Wörter zum Vergleichen bei Ereignis { $seq }: { $words }
verify-no-end = das Protokoll hat kein Ende: Zeilen fehlen, oder das Spiel ist noch im Gang
verify-other-head = der letzte Hash ist { $head }, nicht der notierte
verify-receipt = passt zum Beleg des Geräts { $device }: { $events ->
    [one] 1 Ereignis
   *[other] { $events } Ereignisse
}, { $links ->
    [one] 1 eigene Zahl
   *[other] { $links } eigene Zahlen
}
verify-receipt-alarm = dieses Gerät schlug Alarm: { $alarm }
receipt-form = das ist kein Beleg eines Geräts
receipt-table = der Beleg gehört zu einem anderen Tisch
receipt-line = das Gerät sah bei Ereignis { $seq } etwas anderes (0 ist der Kopf)
receipt-short = das Gerät sah { $count ->
    [one] 1 Ereignis
   *[other] { $count } Ereignisse
}, das Protokoll hat weniger
receipt-link = Ziehung { $n } hat eine andere Zahl, als das Gerät gab
receipt-move = der Zug bei Ereignis { $seq } ist nicht der, den das Gerät geschickt hat, oder nicht für diese Stellung

## parlour perft, parlour worth, parlour train

worth-title = Was jede Mulde wert ist
worth-scale = Prozentpunkte Gewinnchance mehr (+) oder weniger (−) als der gleiche Anteil für alle, { $games ->
    [one] 1 zufälliges Spiel
   *[other] { $games } zufällige Spiele
}, Standardfehler höchstens { $error }
train-title = Fehler der Schätzung, Stapel für Stapel, nach der Zahl leerer Plätze
train-done = Die Gewichte stehen in { $file }.
sheets-done = { $file }: Blätter zum Drucken: { $count }
sheets-known = muss eines von diesen sein: { $names }
pocket-done = { $folder } enthält die Spiele, { $size } MB einfache Dateien. Zum Ausprobieren: python -m http.server --directory { $folder }
dataset-done = { $file } enthält { $positions } Stellungen aus { $games } Spielen.
exam-made = { $file } enthält { $questions } Fragen.
exam-scored = Fragen: { $questions }. Erlaubte Antworten: { $legal }, beste Züge: { $best }. Verlust je Frage: { $regret } ± { $error }; mit irgendeinem Zug { $any_move }, mit dem ersten { $first_move }.
exam-win = Wähle den Zug mit der größten Gewinnchance.
exam-points = Wähle den Zug mit der besten zu erwartenden Punktzahl.
exam-answer = Antworte mit einem dieser Züge, genau so geschrieben wie hier, und mit sonst nichts:
advise-at-alone = nur zusammen mit { $option }
advise-other = ist ein Protokoll von { $game }
advise-record = { $position }: die Gewinnchance mit jedem Zug, in Prozent
advise-lead = Daneben der Vorsprung am Ende.
advise-points = Daneben die zu erwartenden Punkte.
advise-score = { $position }: die zu erwartende Punktzahl nach jedem Zug
advise-estimated = Das sind Schätzungen.

## parlour solve, parlour advise

solve-title = { $game }, bestes Spiel für das Ziel „{ $objective }“
solve-by-seat = Gewinnchance, nach Platz:
solve-by-turn = Gewinnchance, der Reihe nach:
solve-score = erwartete Punkte
solve-shut = Chance, die Box zu schließen
solve-win = Gewinnwahrscheinlichkeit
solve-note = Anmerkung: { $note }
solve-cell = { $label }: { $number }
solve-first = beste erste Züge
solve-nothing-fits = nichts passt
solve-where = wahrscheinlichste Ergebnisse
solve-scores = häufigste Punktzahlen
solve-rows = häufigste letzte Reihen
solve-left-open = am Ende offen
solve-box = Box zu
solve-plot-row = --plot zeichnet eine einzelne Reihe: gib dazu --objective score oder --objective shut an

advise-objective = muss score oder shut sein: eine Reihe allein sagt nichts übers Gewinnen
advise-to-win = muss win sein oder wegbleiben, wo { $rows }, { $best } oder { $to_come } von anderen erzählen
advise-exact = genaue Brüche gibt es für eine Reihe allein; lass { $exact } weg, um gegen andere zu gewinnen
advise-open = offen { $open }
advise-rolled = offen { $open }, gewürfelt { $dice }
advise-each = { $position }: { $what } nach jedem Zug
advise-value = { $position }: { $what } { $value }
advise-over = { $position }: nichts passt, der Zug ist vorbei: { $what } { $value }

picture-title = Shut the Box, { $edition } { $variant }: { $objective ->
    [score] bestes Spiel für die Punkte
   *[shut] bestes Spiel für die geschlossene Box
}
picture-map = { $what }, vor dem Wurf: { $low } (dunkel) bis { $high } (hell)
picture-rest = { $map }; { $numbers } zu
picture-across = waagerecht: welche von { $numbers } offen sind, binär gezählt
picture-down = senkrecht: dasselbe für { $numbers }
picture-nothing = nichts
# above a picture: at most about 70 letters
picture-scores = Endpunkte: bestes Spiel (Balken, Ø { $best }), gierig (Linie, Ø { $greedy })
picture-bars = Punkte; höchster Balken { $top }
picture-wide-bars = Punkte; höchster Balken { $top }, je Balken { $step } Punktzahlen

## parlour arena

arena-sprt = müssen zwei Anteile an den Siegen sein, zum Beispiel 0.5:0.55
arena-games = { $games ->
    [one] 1 Spiel
   *[other] { $games } Spiele
}
arena-summary = { $game }: { arena-games } in { $deals ->
    [one] 1 Durchgang
   *[other] { $deals } Durchgängen
}, je { $length } Schritte, { $seconds } s
arena-level = Stufe
arena-won = Siege
arena-share = Anteil der Siege
arena-score = Punkte im Schnitt
arena-intervals = (95-%-Intervalle)
arena-decision = { $decision ->
    [high] mindestens { $high }
    [low] höchstens { $low }
   *[open] noch offen
}
arena-test = sequenzieller Test: { arena-decision } (Log-Likelihood-Quotient { $ratio }, Grenzen { $lower } und { $upper })
plot-title = { $game }: Anteil der Siege je Platz, { arena-games }
plot-deals = Durchgänge

## parlour serve

serve-workers = muss mindestens 1 sein
serve-offline = muss ein Ordner sein, den „parlour pocket“ geschrieben hat
serve-open = Parlour ist geöffnet: { $address }   (Strg+C schließt)
serve-home = Handys zu Hause können mitspielen: { $address }
serve-home-closed = Auch Handys zu Hause können mitspielen: unter „Einladen“ einschalten, oder mit --home starten.
serve-getting-ready = { $game } wird zum ersten Mal vorbereitet (noch { $left }). Gespielt werden kann schon.
serve-ready = Alle Spiele sind bereit.
serve-port-in-use = Port { $address } wird schon von einem anderen Programm benutzt
serve-host = dieser Rechner kann dort nicht lauschen: { $why }

## parlour completion: the first line of each script

completion-bash = Parlour in bash: lies dies mit source ein, oder leg es in den Ordner von bash-completion.
completion-zsh = Parlour in zsh: leg dies als _parlour in einen Ordner aus $fpath, oder lies es nach compinit mit source ein.
completion-fish = Parlour in fish: leg dies ab als ~/.config/fish/completions/parlour.fish
pages-same = { $address }: { $files } Dateien wie in dieser Installation (Prüfsumme der Seiten: { $digest }). Anderen kann der Server andere Dateien schicken.
pages-other = { $address }: { $count } von { $files } Dateien sind nicht die dieser Installation: { $which }. Der Server hat eine andere Version, oder jemand hat seine Seiten verändert.
verify-devices = ein Gerät loste allein aus; Geräte nacheinander: { $count }. Nur ihre Besitzer bürgen für die Ziehungen, und ein abgeschnittenes Ende kann noch einmal gespielt worden sein
