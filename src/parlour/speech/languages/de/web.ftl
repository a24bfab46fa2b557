### The web pages: what only a browser says. Games, moves, results, rules and refusals of the table are in the other files.
###
### web-PAGE-…          home, new, join, after, record, check: what stands on that page
### web-refused-CODE    why the server refused; the codes are fixed (docs/api.md). web-refused-offline: nobody answers
### web-reaction-WHAT   what a reaction says; the list is fixed (docs/api.md)
###
### Arguments: $name is a player's name, $game a game's, $number counts seats from 1.

web-name = Parlour
web-description = Gesellschaftsspiele für die Familie: sofort spielen, allein, zusammen oder mit Einladung.
web-noscript = Parlour braucht JavaScript. Ohne geht es im Terminal: parlour play
web-skip = Zum Inhalt springen
web-to-start = Zur Startseite
web-close = Schließen
web-menu = Menü
web-menu-game = Spiel
web-menu-people = Leute
web-menu-help = Hilfe
web-share = Teilen
web-copy = Link kopieren
web-copied = Kopiert
web-nowhere = Seite nicht gefunden
web-offline = Du bist offline. Nichts geht verloren: Das Spiel geht weiter, sobald die Verbindung wieder da ist.
web-offline-play = Auf diesem Gerät spielen
web-announcements = Was am Tisch geschieht
web-drop-here = Leg ein Spielprotokoll hier ab, um es zu öffnen

## Settings

web-settings = Einstellungen
web-settings-language = Sprache
web-settings-theme = Darstellung
web-settings-theme-auto = wie das Gerät
web-settings-theme-light = hell
web-settings-theme-dark = dunkel
web-settings-name = Dein Name
web-settings-sound = Töne
web-settings-buzz = Vibrieren, wenn ich dran bin
web-settings-text = Schriftgröße
web-settings-text-usual = normal
web-settings-text-large = groß
web-settings-text-largest = sehr groß
web-sound-ask = Mit Ton spielen?
web-yes = Ja
web-no = Nein
web-settings-still = Keine Bewegung auf dem Brett
web-child = Kindertisch
web-child-about = Große Spielsteine, wenige Knöpfe, keine Prozente; Sätze werden auf Wunsch vorgelesen.
web-say-aloud = Vorlesen
web-about = Info
web-about-pages = Prüfsumme dieser Seiten, wie dieser Server sie angibt:
web-about-check = Ein Server kann andere Seiten schicken, als er angibt. { $command } vergleicht die geschickten Seiten mit deiner eigenen Installation.
web-settings-pace = Tempo der Bots
    .about = So schnell spielen Bots an jedem Tisch, den du ab jetzt eröffnest.
web-settings-pace-slow = langsam
    .about = So bleibt Zeit, jedem Wurf und Zug zu folgen.
web-settings-pace-natural = natürlich
    .about = Ungefähr so schnell wie jemand am Tisch.
web-settings-pace-quick = schnell
    .about = Kaum eine Pause zwischen zwei Zügen.

## The first page

web-home-title = Was spielen wir?
web-home-continue = Weiterspielen: du bist dran
web-home-more = Mehr
web-home-done = heute { $done } von { $count } geschafft
web-home-streak = { $count ->
    [one] bisher { $count } Tag
   *[other] bisher { $count } Tage in Folge
}
web-code = Mit Code mitspielen
web-home-who-shutbox = 1–12 Spieler · 5 Min.
web-home-who-tuki = 2–6 Spieler · 20 Min.
web-home-who-rolit = 2–4 Spieler · 15 Min.
web-home-players = { $least } bis { $most } Spieler
web-home-open-record = Gespeichertes Spiel öffnen
web-home-open-record-about = Wähle die Datei eines Spiels, oder zieh sie irgendwo auf diese Seite.
web-getting-ready = Wird zum ersten Mal vorbereitet: { $games }. Du kannst schon spielen; stärkere Bots und Tipps folgen.
web-bot-getting-ready = { $name } spielt, sobald { $game } bereit ist …
web-home-fair = Nach dem Spiel kannst du jeden Wurf und jede Karte in deinem eigenen Browser nachprüfen.
web-mine-title = Deine Tische
web-mine-ended = beendet
web-mine-your-turn = Du bist dran
web-mine-going-on = im Gang
web-daily = Tagesaufgabe
web-tournament = Turnier
web-scores = Die Saison der Familie

## A new table

web-new-who = Wer spielt?
web-new-me = Ich
web-new-kind = Spieler { $number }: wer?
web-new-kind-here = an diesem Bildschirm
web-new-kind-link = per Link
web-new-kind-bot = Bot
web-new-add-here = jemand hier
web-new-add-link = jemand per Link
web-new-add-bot = ein Bot
web-new-level = Spieler { $number }: wie stark?
web-new-own = Spieler { $number }: { $option }
web-new-name = Name von Spieler { $number }
web-new-remove = Spieler { $number } entfernen
web-new-finer = Regeln anpassen
web-new-usual = Standard ({ $value })
web-new-other = etwas anderes …
web-new-play = Spielen
web-house = Hausregeln
web-option-players = Spieler
web-option-first = Wer beginnt
web-rolit-size-8 = 8 × 8
    .about = Das ganze Brett, 64 Kugeln.
web-rolit-size-6 = 6 × 6
    .about = Kürzer: 36 Kugeln.
web-rolit-size-4 = 4 × 4
    .about = In zwei Minuten, zu zweit.
web-tuki-rounds-1 = Eine Runde
    .about = Zum Kennenlernen.
web-tuki-rounds-3 = Drei Runden
    .about = Ein kürzeres Spiel.
web-tuki-rounds-5 = Fünf Runden
    .about = Das ganze Spiel.

## Coming to a table

web-join-title = { $game }: setz dich dazu
web-join-with = Am Tisch: { $names }
web-join-sit = Platz nehmen
web-join-watch = Nur zuschauen
web-table-coming = Der Tisch wird vorbereitet …
web-table-gone = Diesen Tisch gibt es nicht
web-table-gone-about = Vielleicht ist die Adresse unvollständig, der Tisch gelöscht, oder Zuschauen ist hier nicht erlaubt.
web-invite = Einladen
web-invite-about = Verschick diesen Link, oder lass andere den QR-Code scannen. Wer ihn öffnet, bekommt einen freien Platz.
web-invite-link = Der Link
web-invite-qr = Der Link als QR-Code
web-invite-local = Dieser Link funktioniert nur an diesem Computer.
web-invite-by-hand = Der Link ist markiert: von hier kopieren.
web-home = Handys im selben WLAN mitspielen lassen
web-home-about = Handys und Computer im selben Netz können dann diesen Tisch öffnen.
web-home-none = Dieser Computer ist in keinem Netz, das dein Handy erreichen kann.

## At the table

web-your-turn = Du bist dran
web-pass-to = Gib das Gerät an { $name } weiter
web-turn-wait = { $name } ist dran.
web-turn-nobody-yet = Der Platz von { $name } ist noch leer. Schick die Einladung.
web-roll = Würfeln
web-roll-ball = Kugel rollen
web-draw = Karte umdrehen
web-line-lost = Die Verbindung ist weg. Neuer Versuch …
web-seats = Am Tisch
web-seat-you = du
web-seat-here = an diesem Bildschirm
web-seat-there = da
web-seat-away = weg
web-seat-free = freier Platz
web-seat-taken-over = ein Bot spielt weiter ({ $level })
web-seat-score = Punkte: { $score }
web-watching = { $count ->
    [one] Eine Person schaut zu.
   *[other] { $count } Personen schauen zu.
}
web-watch-link = Link zum Zuschauen
web-log = Spielverlauf
web-log-takeover = Ein Bot spielt für { $name } weiter.
web-log-bot-replaced = { $name } spielt jetzt auf der Stufe „{ $level }“: Die stärkere Stufe fand nicht rechtzeitig einen Zug.
web-log-by-bot = { $name } (Bot)
web-log-gone = { $name } ist weg; das Spiel wartet.
web-moves = Alle Züge
web-moves-type = Zug eintippen
web-moves-play = Ziehen
web-pause = Pause
web-go-on = Weiter
web-bot-for-me = Bot spielt für mich
web-bot-plays = Ein Bot spielt für dich.
web-return = { $name }: wieder selbst spielen
web-end = Spiel beenden
web-end-sure = Das Spiel beenden?
web-end-about = Das Spiel endet hier für alle, ohne Sieg.
web-end-no = Weiterspielen
web-leave-about = Ein Bot spielt für dich weiter. Du kannst zurückkommen und deinen Platz wieder einnehmen.
web-leave-sure = Den Tisch verlassen?
web-leave = Gehen
web-leave-stop = Spielende vorschlagen
    .about = Oder schlage vor, hier aufzuhören: Das Spiel endet für alle, wenn alle einverstanden sind.
web-gone-about = { $name } ist schon eine Weile weg. Was nun?
web-gone-wait = Warten
web-gone-bot = Ein Bot spielt
web-gone-end = Spiel beenden
web-rules = Regeln
web-rules-of = Regeln von { $game }
web-rules-options = Was sich wählen lässt
web-worth = Zeigen, was die Mulden wert sind
web-hint = Tipp
web-hint-thinking = Überlegt …
web-hint-none = Gerade gibt es keinen Tipp.
web-explore = Stellung analysieren
web-explore-of = { $game }: Stellung analysieren
web-home-what-now = Was soll ich jetzt tun?
web-explore-here = Von hier aus analysieren
web-practice = An Fehlern üben
web-chance = Chancen erkunden
web-diagram-again = Noch einmal von vorn
web-lesson-of = { $game } in einer Minute lernen
web-lesson-offer = Neu bei { $game }? Lern es in einer Minute, beim Spielen.
web-lesson-offer-any = Neu hier? Lern ein Spiel in einer Minute, beim Spielen:
web-lesson-learn = Lernen
web-lesson-no = Nein, danke
web-reactions = Reaktionen
web-reaction-hello = Hallo!
web-reaction-bye = Tschüss!
web-reaction-applause = Bravo!
web-reaction-laugh = Haha!
web-reaction-wow = Wow!
web-reaction-oops = Hoppla …
web-reaction-sad = Wie schade.
web-reaction-luck = Viel Glück!
web-reaction-thanks = Danke!
web-reaction-thinking = Lass mich überlegen …
web-reaction-hurry = Na los!
web-reaction-good_game = Schönes Spiel!
web-reaction-stop = Wollen wir hier aufhören?

## Wer an den Würfen mitwirkt

web-log-drop = Das Gerät von { $names } antwortet nicht; es wird ohne es gewürfelt.
web-log-void = Der Wurf ist verworfen und wird ohne das Gerät von { $names } wiederholt.
web-log-back = Das Gerät von { $names } macht wieder mit.

## After play

web-lobby-ask = Dürfen Handys in diesem WLAN mitspielen?
web-lobby-start = Los
web-lobby-without = Ohne { $names } starten
web-lobby-wait = Das Spiel beginnt, wenn alle da sind oder wenn der Gastgeber es startet.
web-lobby-wait-all = Das Spiel beginnt, wenn alle da sind.
web-lobby-coming = kommt noch …
web-lobby-closed = Handys können mitspielen, sobald der Gastgeber „{ $button }“ drückt.
web-home-here = Zusammen hier
web-home-phones = Mit Handys
web-home-box = Echtes Spiel
web-sheet = Nur Punkte zählen
web-home-again = Noch einmal mit { $names }
web-new-full = Alle { $count } Plätze sind besetzt.
web-new-roomier = { $value } spielen: bis zu { $count }
web-scene-next-round = Nächste Runde
web-scene-next-game = Nächstes Spiel
web-scene-leads = { $name } führt mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    } Vorsprung.
    .you = Du führst mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    } Vorsprung.
web-scene-level = { $names } liegen gleichauf vorn.
web-scene-look = Das Brett ansehen
web-scene-more = Mehr
web-after-result = Ergebnis
web-you-win = Du gewinnst!
web-you-share = Du teilst dir den Sieg mit { $names }.
web-after-rematch = Noch einmal
web-after-join-rematch = Auf zum nächsten Spiel
web-after-watch-rematch = Nächstes Spiel ansehen
web-after-other = Ein anderes Spiel
web-after-share = Ergebnis teilen
web-after-picture = Als Bild teilen
web-after-picture-save = Als Bild speichern
web-after-luck = War das Glück?
web-after-best = Dein Bestes: { $score }
web-after-par = Perfekt gespielt: im Schnitt { $score }
web-after-replay = Noch einmal ansehen
web-after-check = Dieses Spiel prüfen
web-after-download = Spieldatei speichern
web-after-failed = Das Protokoll des Spiels ist gerade nicht zu bekommen.
web-replay-first = Zum Anfang
web-replay-back = Einen Schritt zurück
web-replay-play = Abspielen
web-replay-stop = Anhalten
web-replay-on = Einen Schritt vor
web-replay-last = Zum Ende
web-replay-slider = Stelle im Spiel
web-analysis = Wie es lief
web-analysis-scores = Die Punkte von Anfang bis Ende
web-record = Ein gespeichertes Spiel
web-record-in-play = Dieses Spiel ist noch nicht zu Ende.
web-record-other = Ein anderes öffnen

## Check this game

web-check = War alles fair?

## Refusals of the server

web-refused-offline = Der Server antwortet nicht.
web-refused-not_found = Das gibt es nicht.
web-refused-not_your_seat = Das ist nicht dein Platz.
web-refused-not_host = Das darf nur der Gastgeber.
web-refused-bad_message = Der Server hat das nicht verstanden. Lade die Seite neu.
web-refused-bad_origin = Das nimmt der Server nur von seinen eigenen Seiten an.
web-refused-unknown_game = Dieses Spiel gibt es hier nicht.
web-refused-bad_option = Diese Regeln passen nicht zusammen.
web-refused-bad_seats = Mit diesen Spielern lässt sich das nicht spielen.
web-refused-bad_record = Diese Datei ist kein Spielprotokoll.
web-refused-no_free_seat = Alle Plätze sind besetzt.
web-refused-not_gone = Die Person ist noch da.
web-refused-not_taken_over = Auf diesem Platz spielt kein Bot.
web-refused-too_large = Das ist zu lang.
web-refused-too_many = Das war zu viel auf einmal. Warte einen Moment.
web-refused-too_many_tables = Es sind schon zu viele Tische offen.
web-refused-hello_first = Der Server hat das nicht verstanden. Lade die Seite neu.
web-refused-method_not_allowed = Der Server hat das nicht verstanden. Lade die Seite neu.
web-refused-unavailable = Das kann der Server gerade nicht. Versuch es noch einmal.
web-record-device = Dieses Spiel wurde auf einem Gerät ohne Server gespielt, und nur ein solches Gerät kann es fortsetzen. Hier kannst du es nachspielen, studieren und auswerten.
