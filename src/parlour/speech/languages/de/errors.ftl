### What is wrong with what somebody gave, and what cannot be done. Options are in options.ftl, steps of a game in refusals.ftl.
###
### error-…         the frame of an error: what was given, where, and why not
### cannot-…        what does not exist for a game
### record-…        what is wrong with a record or with its file
### wrong-CODE      what the bytes of a record disprove; the codes are those of parlour/table/verify.py
### command-…       why the table did not take a command
### server-…        why the server refused
###
### They are clauses, not sentences: they begin with a small letter and stand behind a colon. Names, notation, values and
### paths are arguments, already with their quotation marks.

plain-text = { $text }

error-game = ein Spiel { $name } gibt es nicht; die Spiele sind { $games }
error-game-meant = ein Spiel { $name } gibt es nicht; meinst du { $meant }? Die Spiele sind { $games }
error-meant = { $problem }; meinst du { $meant }?
game-broken = das Spiel { $game } lässt sich nicht aus { $package } laden: { $why }
game-other-api = { $package } ist für Version { $theirs } des Vertrags von Parlour gemacht; dies ist Version { $ours }, darum bleibt das Spiel { $game } draußen
game-misfit = das Spiel { $game } aus { $package } passt nicht zu dieser Version von Parlour: { $why }
game-clash = das Spiel { $game } aus { $module } bleibt draußen: { $taken } heißt schon so
error-option = Option { $option }={ $value }: { $why }
error-move = { $given } geht nicht: { $why }
error-move-at = { $given } geht hier nicht ({ $position }): { $why }
error-move-allowed = { $refused }; möglich: { $moves }
error-move-allowed-more = { $refused }; möglich: { $moves } … (insgesamt { $count })
error-line = Zeile { $line }: { $why }
error-system = { $kind ->
    [FileNotFoundError] Datei oder Ordner nicht gefunden
    [FileExistsError] das gibt es schon
    [IsADirectoryError] das ist ein Ordner
    [NotADirectoryError] das ist kein Ordner
    [PermissionError] keine Berechtigung
   *[other] { $text }
}

## What cannot be done

cannot-level = kein Bot { $level } für { $game }; die Stufen sind { $levels }
cannot-choose = ein Bot wählt, wenn ein Platz dran ist; hier ist niemand dran: { $state }
cannot-simulate = { $game } hat keinen Rechenkern für die Simulation
gpu-not-installed = das Spielen auf einer GPU braucht numba-cuda: pip install 'numba-cuda[cu13]'
gpu-not-found = hier wurde keine NVIDIA-GPU mit Treiber gefunden; der Prozessor (cpu) spielt dieselben Spiele
number-none = { $game } kennt keinen solchen Zug und kein solches Ergebnis
cannot-encode = { $game } gibt Züge und Stellungen nicht als Zahlen oder Codes aus
cannot-draw-here = der Zufall hat hier nichts zu entscheiden: { $state }
code-none = das ist nicht der Code einer Stellung dieses Spiels
batch-actions = müssen { $games } ganze Zahlen sein, eine für jedes Spiel
batch-where = müssen { $games } Wahrheitswerte sein, einer für jedes Spiel
batch-illegal = die Nummer { $number } ist in Spiel { $at } der Reihe nicht erlaubt
batch-state = muss eine Stellung sein, in der ein Platz dran ist
cannot-bot = der Bot { $bot } lässt sich nicht laden: { $why }
cannot-extra = dafür braucht es { $package }: { $command }
cannot-solve = { $game } hat keinen Löser
cannot-other-game = das ist die Lösung von { $game }; die Stellung gehört zu einem anderen Spiel: { $other }
cannot-solve-rolit-crowd = { game-rolit } ist für zwei gelöst: Bei mehr Spielern hängt das Ergebnis eines Platzes davon ab, welchen von mehreren gleich guten Zügen die anderen wählen
cannot-solve-rolit-far = von diesem Spiel ist nur das Ende erreichbar: mit höchstens { $most } leeren Mulden
cannot-perft = { $game } hat keinen Rechenkern, der Zugfolgen zählt
cannot-worth = { $game } hat keine Karte davon, was jede Mulde wert ist
cannot-judge = { $game } hat keine Suche, die Züge beurteilt
no-choice = in dieser Stellung gibt es nichts zu wählen
cannot-set-up = eine Stellung von { $game } lässt sich nicht beschreiben; anzugeben ist ihr Code, oder ein Protokoll und ein Moment
cannot-analyse = { $game } kann nicht sagen, was Stellungen wert sind
cannot-train = { $game } lernt nicht
cannot-train-board = auf einem Brett von { $size }×{ $size } wird nichts gelernt: es ist gelöst
cannot-train-cluster = { $game } lernt aus einer Runde nach der anderen: ein Cluster kann nicht helfen
cannot-train-gpu = die Grafikkarte braucht CuPy, das hier nicht installiert ist
cannot-train-on = { $file } enthält die unfertige Arbeit eines anderen Plans (Spiele { $games }, Stapel { $batches }, Startwert { $seed }): damit weitermachen oder die Datei löschen
cannot-pocket = { $file } fehlt: In einer Quelltextkopie holt „make pocket“ den Interpreter und baut die Seiten
cannot-dataset = keine Stellung von { $game } mit diesen Optionen ist exakt bekannt
cannot-dataset-resume = { $file } enthält unfertige Arbeit anderer Art: damit weitermachen oder die Datei löschen
cannot-solve-exactly = exakte Brüche gibt es für eine einzelne Reihe (Ziel „score“ oder „shut“); fürs Gewinnen nimm Gleitkommazahlen
cannot-solve-row = exakte Brüche gibt es für Reihen mit höchstens { $longest } Zahlen, diese hat { $tiles }; nimm Gleitkommazahlen
cannot-win-alone = wer allein spielt, gewinnt immer; nimm das Ziel „score“ oder „shut“
cannot-rank = Züge werden bewertet, wenn ein Platz dran ist; hier ist niemand dran: { $state }
cannot-respond = beste Antworten werden in Spielen mit höchstens { $most } Stellungen berechnet; dieses hat mehr
cannot-odds = eine Strategie muss Wahrscheinlichkeiten erlaubter Züge ({ $moves }) angeben, die zusammen 1 ergeben; hier nicht: { $position }
cannot-mix = die Stufe { $level } kann nicht sagen, wie wahrscheinlich ihre Züge sind; gib eine Funktion der Stellung an
cannot-pack = die kompilierten Regeln fassen höchstens { $most } von einer Sorte, nicht { $given }
solution-untold = erwartete Punkte sind nur für gelöste einzelne Spiele mit Reihen bis { $most } Zahlen bekannt
cannot-play-format = dieser Tisch hat das ältere Format parlour/1: Es lässt sich noch ansehen, speichern und prüfen, aber nicht mehr spielen
cannot-draw-fairly = der gemeinsame Nenner dieser Chancen liegt über 2**128; sie lassen sich nicht ziehen
cannot-test = der sequenzielle Test vergleicht zwei Stufen mit gleich vielen Plätzen; hier sind es { $levels }
cannot-end = ein Spiel { $game } ging in { $steps } Schritten nicht zu Ende
cannot-cluster = ein Cluster braucht dask.distributed: { $command }
cannot-rematch-yet = vor dem Ende des Spiels gibt es keine Revanche
cannot-rematch-again = dieselbe Runde spielt schon am Tisch { $table } weiter

## Records and their files

record-cannot-read = { $file } lässt sich nicht lesen: { $why }
record-cannot-make = { $file } lässt sich nicht anlegen: { $why }
record-cannot-open = { $file } lässt sich nicht öffnen: { $why }
record-cannot-write = { $file } lässt sich nicht schreiben: { $why }
record-cannot-make-folder = der Ordner { $file } lässt sich nicht anlegen: { $why }
record-exists = { $file } gibt es schon
record-busy = ein anderer Prozess schreibt gerade { $file }; schließ erst den
record-finished = { $file } ist beendet; man kann es nachspielen, aber nicht weiterspielen
record-none-unfinished = in { $folder } liegt kein angefangenes Spiel
record-no-secret = ohne das Geheimnis in { $file } geht es nicht weiter: { $why }
record-other-secret = das Geheimnis in { $file } gehört zu einem anderen Protokoll
record-no-line = es gibt keine vollständige Zeile
record-not-json = kein JSON: { $why }
exam-twice = { $file }: die Kennung { $id } steht zweimal da
exam-stray = { $file }: keine Frage hat die Kennung { $id }
exam-position = Frage { $id }: keine Stellung von { $game }, in der der Wert jedes Zuges bewiesen ist
record-format = das ist kein Protokoll im Format { $format }
record-rules = das Protokoll folgt den Regeln { $rules }; bekannt sind { $known }
record-header-types = id, time, previous und die Bindung müssen Texte sein, und links eine Zahl
record-header-needs = im Kopf fehlt { $name }
record-header-form = der Kopf hat nicht die richtige Form: { $why }
record-event = ein Ereignis ist ein Objekt, dessen 'event' eines von { $kinds } ist
record-event-has-no = ein Ereignis { $kind } hat kein { $names }
record-event-needs = ein Ereignis { $kind } braucht { $names }
record-event-value = { $name } eines Ereignisses { $kind } kann nicht { $value } sein
record-because = { $wrong }: { $why }
record-expected = erwartet wurde Ereignis { $expected }, nicht { $seq }
record-after-end = nach dem Ende gibt es kein { $kind } mehr
record-not-its-turn = Platz { $seat } zieht, ist aber nicht dran
record-moved-by = Platz { $seat } ist { $who }, aber der Zug soll von { $by } sein
record-wrong-hand = die Hand { $hand } würfelt oder zieht, ist aber nicht dran
record-end-over = der Tisch endet ({ $why }), aber das Spiel ist aus
record-end-not-over = der Tisch endet ({ $why }), aber das Spiel ist nicht aus
record-end-scores = Punkte und Sieg am Ende sind nicht die der Stellung
record-no-seat = einen Platz { $seat } gibt es nicht; die Plätze sind 0 bis { $last }
record-same-id = Ereignis { $event } hat die id von Ereignis { $first }
record-same-chances = Ereignis { $event } beruft sich auf die Chancen von Ereignis { $same }, das keine nennt
record-chances = die Chancen, aus denen gezogen wurde, sind nicht die der Stellung
record-outcome-teller = wer den Ausfall angegeben hat, passt nicht zum Tisch: nur an einem Tisch von Hand geben Menschen an, was gefallen ist
record-too-long = das Protokoll zu prüfen dauert zu lange
record-too-many = andere Protokolle von dieser Adresse werden noch geprüft; einen Moment warten
record-arena-deal = das ist kein Durchgang einer Arena: { $why }
record-arena-other = { $file } enthält die Ergebnisse eines anderen Wettkampfs: { $match }
record-arena-numbers = die Durchgänge in { $file } sind nicht mit 0, 1, 2 … nummeriert
record-arena-result = { $file } enthält keine Ergebnisse von `parlour evaluate`

## What the bytes of a record disprove

wrong-no-hash = die Zeile endet nicht mit ihrem Hash
wrong-hash = die Zeile passt nicht zu ihrem Hash: sie oder eine Zeile davor wurde geändert
wrong-not-json = die Zeile ist kein JSON: { $why }
wrong-not-object = die Zeile ist kein JSON-Objekt
wrong-torn = die letzte Zeile ist abgeschnitten: sie endet nicht mit einem Zeilenumbruch
wrong-empty = das Protokoll ist leer
wrong-format = das Format ist { $format }; diese Prüfung kennt { $known }
wrong-id = die id des Tisches muss aus 1 bis 64 Buchstaben, Ziffern, „-“ oder „_“ bestehen
wrong-no-commitment = der Kopf bindet sich an keine Hashkette mit 1 bis { $most } Gliedern
wrong-number = hier wurde Ereignis Nummer { $expected } erwartet, nicht { $seq }
wrong-nonce = die Nonce muss aus höchstens 64 Bytes bestehen, hexadezimal in Kleinbuchstaben
wrong-outcome = der Beweis ergibt { $proven }, im Protokoll steht { $outcome }
wrong-same = die Chancen sollen die von Ereignis { $event } sein, das keine nennt
wrong-chances = die Chancen müssen eine Liste von [outcome, ganzzahliges Gewicht] sein
wrong-weights = die Gewichte der Chancen ergeben zusammen mehr als 2**128
wrong-used-up = alle Glieder der Kette sind verbraucht, und an eine nächste Kette hat sich der Tisch nicht gebunden
wrong-link = das Glied gehört nicht zu der Kette, an die sich der Tisch gebunden hat
wrong-next = der Tisch bindet sich an eine nächste Kette, obwohl die jetzige noch Glieder hat
wrong-chain = diese Kette ist nicht die, die nach der vorigen kommen sollte
wrong-seed = der am Ende gezeigte Startwert ergibt nicht die benutzte Kette
wrong-large = das Protokoll ist größer, als dieses Format erlaubt
wrong-strict = die Zeile ist nicht auf die einzige Weise geschrieben, die dieses Format erlaubt
wrong-kind = ein Ereignis dieser Art ist nicht bekannt
wrong-members = { $name } fehlt, ist unbekannt oder nicht so, wie es sein muss
wrong-order = ein Ereignis dieser Art darf hier nicht stehen
wrong-device = so darf sich ein Gerät nicht anmelden: seine Kennung, seine Plätze oder die Stelle im Protokoll
wrong-unknown-device = ein Gerät wird genannt, das sich nie angemeldet hat
wrong-presence = ein Gerät geht, das nicht da ist, oder kommt zurück, obwohl es da ist
wrong-draw-number = die Nummer der Ziehung ist nicht die, die an der Reihe ist
wrong-again = eine fallen gelassene oder ungültige Ziehung muss mit derselben Hand und denselben Chancen neu eröffnet werden
wrong-begin = eine Ziehung wurde eröffnet, bevor alle ein Gerät hatten und bevor jemand auf „Los“ drückte
wrong-missing = die als fehlend genannten Geräte gehören nicht zu denen, die teilnahmen
wrong-links = für jedes Gerät, das teilnahm, muss es ein Glied geben
wrong-voids = mehr als { $most } Ziehungen wurden für ungültig erklärt
wrong-next-chain = eine nächste Kette wird hinzugefügt, wo keine stehen darf
wrong-undo = ein Zug wird zurückgenommen, wo das nicht sein darf
wrong-by = ein Zug gilt als der eines Bots, wo ein Mensch sitzt, oder als der eines Menschen, wo ein Bot sitzt
wrong-rules = die Zeile folgt nicht den Regeln des Spiels
wrong-name = ein Name gehört nicht zu der Zeile davor oder passt nicht zu seinem Hash
wrong-day = die Zahl des Tages gehört nicht zu diesem Protokoll: festgelegt war eine andere
wrong-round = die Zahl der Runde gehört nicht zu diesem Protokoll: festgelegt war eine andere
record-challenge = die Zahl des Tages ergibt eine andere Aufgabe als die gespielte
wrong-text = { $name } fehlt oder ist kein Text
wrong-bytes = { $name } muss aus 32 Bytes bestehen, hexadezimal in Kleinbuchstaben

## Commands at the table

command-unknown = einen Befehl { $command } gibt es nicht
command-id = die id muss aus 1 bis 64 Buchstaben, Ziffern, „-“ oder „_“ bestehen
command-table-id = die id eines Tisches besteht aus 1 bis 64 Buchstaben, Ziffern, „-“ oder „_“
command-seq = seq muss eine ganze Zahl sein
command-text = { $name } darf höchstens { $most } druckbare Zeichen haben
command-needs-seat = dieser Befehl braucht einen Platz
command-seats = die Plätze sind 0 bis { $last }
command-ended = der Tisch ist beendet
command-stands = der Tisch steht bei Ereignis { $seq }
command-stale = Ereignis { $event } kam nach Ereignis { $seq }
command-paused = der Tisch macht Pause
command-paused-already = der Tisch macht schon Pause
command-not-paused = der Tisch macht keine Pause
command-reused = Ereignis { $event } kam von einem anderen Befehl mit dieser id
command-waits-roll = der Tisch wartet auf einen Wurf
command-waits-tell = der Tisch wartet darauf, dass jemand angibt, was gefallen ist
command-not-by-hand = dieser Tisch würfelt und zieht selbst
command-person-tells = nur ein Mensch kann angeben, was gefallen ist
command-waits-move = der Tisch wartet auf einen Zug von Platz { $seat }
command-to-move = Platz { $seat } ist dran
command-other-hand = eine andere Hand würfelt
command-who = wer sich setzt, muss ein Seat sein
command-break-off = gib einen Grund für das Ende an; „over“ ist den Regeln vorbehalten
command-reaction = die Reaktion ist leer
command-enough = dieser Platz hat an diesem Tisch die Grenze dafür erreicht: { $most }-mal
command-undo = ein Zug lässt sich nur an einem Tisch zurücknehmen, der es erlaubt, nur von der einzigen Person dort oder wenn alle einverstanden sind, und nur, solange seither nichts gezogen oder geworfen wurde
command-asked = das wurde schon gefragt und beantwortet: frag nach dem nächsten Zug wieder
command-code = { $name } muss ein Kürzel sein: ein Buchstabe, dann höchstens 31 Kleinbuchstaben, Ziffern, '-' oder '_'
command-drawing = eine Ziehung ist offen; erst kommt ihr Ergebnis
command-device = das kann dieses Gerät hier nicht: seine Kennung, seine Plätze, seine Kette oder seine Anwesenheit
command-devices = zu viele Geräte für einen Platz oder zu viele Anmeldungen
command-not-asked = darauf wartet der Tisch nicht
command-late = die Ziehung ist abgeschlossen
command-too-early = für diese Ziehung ist noch nicht zum Aufdecken aufgerufen
command-wrong-link = das Glied gehört nicht zu der Kette, auf die sich das Gerät festgelegt hat

## The server

server-not-found = das gibt es hier nicht, oder es ist nicht für dich
server-no-coach = dieser Platz hat keinen Coach
server-daily-practice = auf die Liste kommt nur der erste Versuch eines Geräts am Tag selbst, zu Ende gespielt von seinem Menschen
server-unavailable = der Server hält gerade an, oder seine Datenbank antwortet nicht; nichts ist verloren, versuch es noch einmal
server-bug = das hätte nicht passieren dürfen; im Log des Servers steht mehr
server-not-your-seat = dieser Schlüssel gilt nicht für diesen Platz
server-not-host = einladen darf nur der Gastgeber
server-undo-stakes = in einem gewerteten Spiel, einem Turnier und der Aufgabe des Tages wird kein Zug zurückgenommen
server-not-ending = nur der Gastgeber oder alle gemeinsam können das Spiel für alle beenden; für alle, die gehen, spielt ein Bot weiter
server-no-name = es fehlt ein Name
server-home = nur wer an diesem Rechner sitzt, kann Handys zu Hause mitspielen lassen
server-not-over = das Spiel ist nicht aus
server-not-gone = der Platz gehört einem Bot, oder die Person ist da
server-not-taken-over = für die Person auf diesem Platz spielt kein Bot
server-seat-taken = dieser Platz ist besetzt oder nicht für jemanden anderswo gedacht
server-seats-taken = es ist kein Platz frei
server-tables = dieser Server hält höchstens { $most } Tische offen
server-openings = von dieser Adresse aus wurden zu viele Tische eröffnet; warte eine Weile
server-level = ein Bot der Stufe { $level } kostet diesen Server mit diesen Optionen zu viel; es gibt { $levels }
server-connections = zu viele Verbindungen
server-too-many-messages = zu viele Nachrichten über diese Verbindung
server-too-many-requests = zu viele Anfragen von dieser Adresse
server-too-many-bytes = von dieser Adresse kam zu viel auf einmal; einen Moment warten
server-origin = Seiten anderer Herkunft dürfen diesen Server nicht benutzen
server-host = unter diesem Namen kennt man diesen Server nicht; wer ihn betreibt, gibt den Namen mit --url oder --origin an
server-bytes = hier werden höchstens { $most } Bytes gelesen
server-length = nenn die Länge des Inhalts (content-length)
server-nested = das JSON ist zu tief verschachtelt
server-hello-first = die erste Nachricht muss hello sein
server-hello-late = hello kam nicht rechtzeitig
server-hello-said = hello ist schon gesagt
server-bad-message = die Nachricht hat nicht die richtige Form: { $why }
server-bad-request = die Anfrage hat nicht die richtige Form: { $why }
server-sums = das sind keine Summen von Gefallenem
server-options = die Optionen haben nicht die richtige Form: { $why }
server-database-busy = ein anderer Server benutzt die Datenbank { $file }; eine SQLite-Datei, ein Knoten

## A program at somebody else's table

client-link = muss der Link eines Platzes sein, mit #i= oder #k= am Ende
client-refused = der Server lehnt ab ({ $code }): { $why }
client-unreachable = keine Antwort von { $url }: { $why }
join-no-screen = braucht den ganzen Bildschirm eines Terminals; Programme nehmen parlour.adapters.remote
join-no-server = unter dieser Adresse ist kein Parlour-Server
join-not-found = diesen Tisch gibt es nicht mehr, oder der Link ist nicht vollständig
verify-what = entweder Protokolle angeben oder --pages mit einer Adresse
verify-address = muss die Adresse eines Servers sein, mit http:// oder https://
pages-none = diese Installation hat keine Webseiten zum Vergleichen
client-alarm = { $what } Von hier wird nichts mehr gesendet: keine Züge und keine Würfe.
client-unprotected = an diesem Tisch nimmt kein Gerät teil, oder er würfelt nach älteren Regeln: wer ihn betreibt, könnte jeden Wurf bestimmen
client-notice = das kann nur ein Mensch entscheiden ({ $code }), und niemand wurde gefragt
carry-not-alone = dieser Tisch wurde nicht auf einem Gerät allein gespielt: Er geht nur dort weiter, wo er ist
carry-ended = dieses Spiel kann nicht weitergehen: Es ist vorbei, oder beim Speichern der Datei war ein Wurf offen
carry-apart = dieses Gerät hat eine andere Fortsetzung desselben Tisches
carry-here = dieser Tisch ist schon auf diesem Gerät, und mindestens so weit
