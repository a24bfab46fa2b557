# What stands on the boards, and what a screen reader says of them.

board-plain = Spielbrett
board-colour = { $colour ->
    [red] rot
    [yellow] gelb
    [green] grün
   *[blue] blau
}

## Rolit

board-rolit = { game-rolit }-Brett
board-neutral = neutral
board-winner = gewonnen
board-balls = { $count ->
    [one] eine { $colour ->
        [red] rote
        [yellow] gelbe
        [green] grüne
       *[blue] blaue
    } Kugel
   *[other] { $count } { $colour ->
        [red] rote
        [yellow] gelbe
        [green] grüne
       *[blue] blaue
    } Kugeln
}
board-hollow-ball = { $hollow }: { board-colour }{ $last ->
    [yes] , zuletzt gelegt
   *[no] {""}
}
board-hollow-empty = { $hollow }: leer
board-worth = { $label }, Wert { $points }
board-hollow-legal = { $hollow }: { $count ->
    [0] Kugel legen
    [one] Kugel legen, erobert eine
   *[other] Kugel legen, erobert { $count }
}
board-tap-again = Tipp noch einmal auf { $hollow }, um deine Kugel zu legen. { $count ->
    [0] Sie erobert nichts.
    [one] Sie erobert eine Kugel.
   *[other] Sie erobert { $count } Kugeln.
}
board-must = { $must ->
    [capture] Du musst erobern: Wähle eine der markierten Mulden.
    [place] Du kannst nichts erobern. Leg deine Kugel neben irgendeine andere.
    [pass] Du kannst nichts erobern, also passt du.
   *[roll] Die gerollte Kugel zeigt, wer beginnt.
}
board-pass = Passen
board-roll-ball = Rollen

## Shut the Box

board-shutbox = Shut-the-Box-Brett
board-row = { $name }: offen { $open }; Punkte { $score }
board-row-nothing = nichts
board-flap = { $number }: { $state ->
    [open] offen
    [shut] geschlossen
    [legal] offen, lässt sich schließen
    [picked] ausgewählt
   *[out] nicht im Spiel
}
board-half = { $half ->
    [even] gerade
   *[odd] ungerade
}
board-opening = Wer am höchsten würfelt, beginnt
board-opening-die = würfelt { $face }
board-dice = Würfel: { $faces }, Summe { $total }
board-dice-ready = { $count ->
    [one] Ein Würfel, noch nicht geworfen
   *[other] { $count } Würfel, noch nicht geworfen
}
board-roll-dice = { $count ->
    [one] Einen Würfel werfen
   *[other] { $count } Würfel werfen
}
board-choice = { $choice ->
    [roll-1] Einen Würfel werfen
    [roll-2] Zwei Würfel werfen
    [roll-3] Drei Würfel werfen
    [roll-4] Vier Würfel werfen
    [even] Gerade
    [odd] Ungerade
    [again] Noch einmal
   *[stop] Hier aufhören
}
board-shut = { $set } schließen
board-shut-other = Andere wählen
board-sets = { $count ->
    [one] Eine Möglichkeit
   *[other] { $count } Möglichkeiten
}
board-sets-many = { $count ->
    [one] Eine Möglichkeit. Wähle Klappen.
   *[other] { $count } Möglichkeiten. Wähle Klappen, dann werden es weniger.
}
board-lost-roll = { $name } kann mit { $total } nichts anfangen: Der Zug ist vorbei.
    .you = Du kannst mit { $total } nichts anfangen: Dein Zug ist vorbei.
board-box-shut = Shut the Box! { $name } hat alle Klappen geschlossen.
    .you = Shut the Box! Du hast alle Klappen geschlossen.
board-tie = { $kind ->
    [roll] Gleichstand: Wer gleichauf liegt, würfelt noch einmal.
   *[game] Gleichstand: Wer gleichauf liegt, spielt noch ein Spiel.
}
board-first-hit = Der erste Wurf muss die { $number } schließen.
board-bust = Eine Summe von { $total } beendet den Zug.
board-sheet = { $until ->
    [points] Punktezettel, bis { $count } Punkte
    [rounds] Punktezettel, { $count ->
        [one] eine Runde
       *[other] { $count } Runden
    }
   *[stop] Punktezettel
}
board-total = Summe

## Tuki Tuki

board-tuki = Tisch für { game-tuki }
board-round = Runde { $round } von { $rounds }
board-grid = { $name }: bisher { $score }, { $hidden ->
    [0] alle Karten offen
    [one] eine Karte verdeckt
   *[other] { $hidden } Karten verdeckt
}
board-card-name = { $card ->
    [hidden] verdeckte Karte
    [parrot] Papagei
   *[other] { $card }
}
board-card = { board-card-name }{ $value ->
    [-1] {""}
   *[other] { $card ->
        [parrot] , zählt als { $value }
       *[other] {""}
    }
}
board-slot = { $slot }: { $what }{ $can ->
    [open] . Aufdecken
    [put] . Hierhin legen: { board-card-name }
    [drop] . Deine abwerfen und diese aufdecken
    [parrot] . Diesen Papagei fliegen lassen
    [land] . Hier landet der Papagei
    [turn] . Umdrehen
   *[none] {""}
}
board-stock-name = Stapel
board-discard-name = Ablage
board-hand-name = Hand
board-stock = Nachziehstapel, { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}{ $can ->
    [take] . Oberste Karte nehmen
    [draw] . Oberste Karte umdrehen
   *[none] {""}
}
board-discard = Ablage, { $card ->
    [none] leer
   *[other] oben: { board-card-name }
}{ $can ->
    [take] . Diese Karte nehmen
    [drop] . Karte auf der Hand abwerfen
    [draw] . Die ersetzte Karte umdrehen
   *[none] {""}
}
board-hand = { $card ->
    [none] Keine Karte auf der Hand
   *[other] Auf der Hand: { board-card-name }
}
board-left = Karten, die noch kommen
board-left-unseen = Karten, die noch niemand gesehen hat, im Nachziehstapel und verdeckt:
board-left-hidden = Verdeckt vor den Spielern:
board-left-stock = Im neu gemischten Nachziehstapel:
board-left-card = { board-card-name }: { $count }
board-set = { $set ->
    [2] Paar
    [4] Vierling
    [6] Sechsling
   *[8] Achtling
}
board-scene-set = { board-set }!
board-closed = fertig
board-last-turn = letzter Zug
board-one-hidden = eine verdeckt
board-ending = { $why ->
    [closed] { $name } hat keine verdeckte Karte mehr: noch ein letzter Zug für alle anderen.
    [stock] Der Nachziehstapel war zweimal leer: noch ein letzter Zug für alle.
   *[stalled] Lange hat niemand nachgezogen: noch ein letzter Zug für alle.
}
    .you = Du hast keine verdeckte Karte mehr: noch ein letzter Zug für alle anderen.
board-your-last-turn = Das ist dein letzter Zug!
board-dilemma = Deine letzte verdeckte Karte! Ersetz sie, deck sie auf oder warte: Wirf ab und lass sie verdeckt.
board-tap-slot = Tipp noch einmal auf { $slot }, um die Karte dorthin zu legen.
board-drop = Abwerfen, eine aufdecken
board-drop-wait = Abwerfen und warten
board-drop-last = Abwerfen, letzte aufdecken
board-fly = Papagei fliegen lassen
board-back = Zurück
board-choose-open = Wähle die verdeckte Karte, die du aufdeckst.
board-choose-parrot = Wähle den Papagei, der fliegt.
board-choose-landing = Wähle die verdeckte Karte, auf der er landet.
board-told = { $label }, { $worth }{ $played ->
    [yes] , gespielt
   *[no] {""}
}
board-nudge-corner = Schau dir die Ecken an.
board-nudge-edge = Schau dir den Rand des Bretts an.
board-nudge-middle = Schau dir die Mitte des Bretts an.
board-nudge-flaps =
    { $count ->
        [one] Denk an eine einzelne Klappe.
       *[other] Denk an { $count } Klappen zusammen.
    }
board-nudge-dice = Überleg, was du hier wählen kannst.
board-nudge-piles = Vergleich die beiden Stapel.
board-nudge-parrot = Denk an deine Papageien.
board-nudge-drop = Brauchst du diese Karte überhaupt?
board-nudge-left = Schau dir deine zwei linken Spalten an.
board-nudge-right = Schau dir deine zwei rechten Spalten an.
