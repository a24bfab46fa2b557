### Names of games and of everything that can be chosen in them.
###
### GAME                   a game; .about explains it in one sentence
### GAME-OPTION            an option; .about explains it in one sentence
### GAME-OPTION-VALUE      a value of an option; editions, variants and presets also have .about

game-shutbox = Shut the Box
    .about = Würfeln und Klappen schließen: Wer alle schließt, hat gewonnen, sonst gewinnt, wer die wenigsten Punkte hat.
game-tuki = Tuki Tuki
    .about = Acht Karten, die niemand kennt: tauschen, aufdecken, mit Hilfe der Papageien Paare bilden und mit den wenigsten Punkten enden.
game-rolit = Rolit
    .about = Schließ die Kugeln der anderen zwischen zwei deiner eigenen ein und dreh sie auf deine Farbe.

## Shut the Box

shutbox-edition = Ausgabe
    .about = Das gedruckte Spiel, dessen Regeln gelten.
shutbox-tactica = TACTica
shutbox-edition-tactica = { shutbox-tactica }, jedem eine Reihe
    .about = Klappen 1 bis 10, und alle haben ihre eigene Reihe.
shutbox-edition-tactica-shared = { shutbox-tactica }, eine Box
    .about = Klappen 1 bis 10 in einer Box, an der alle der Reihe nach spielen.
shutbox-edition-twelve = Zwölferbox
    .about = Klappen 1 bis 12, immer zwei Würfel.
shutbox-edition-nine = Neunerbox
    .about = Klappen 1 bis 9 in einer Box.
shutbox-variant = Variante
    .about = Eine Sammlung feinerer Regeln mit eigenem Namen.
shutbox-variant-classic = Klassisch
    .about = Weiter, bis ein Wurf nirgends passt; was offen bleibt, sind deine Punkte.
shutbox-variant-young = Für die Jüngsten
    .about = Ein Wurf je Zug; wer nichts schließen kann, ist draußen.
shutbox-variant-solo = Solo
    .about = Allein, Spiel um Spiel, mit möglichst wenigen Punkten.
shutbox-variant-no-surprises = Ohne Überraschungen
    .about = Jede offene Klappe kostet einen Punkt, egal welche.
shutbox-variant-two-first = Erst die 2
    .about = Der erste Wurf eines Zuges muss die 2 schließen, allein oder in einer Summe.
shutbox-variant-three-first = Erst die 3
    .about = Der erste Wurf eines Zuges muss die 3 schließen, allein oder in einer Summe.
shutbox-variant-three-down = Drei schon zu
    .about = Die Klappen 1, 2 und 3 sind von Anfang an geschlossen.
shutbox-variant-unlucky-seven = Pechsieben
    .about = Die 7 ist von Anfang an geschlossen, und ein Wurf von 7 beendet deinen Zug.
shutbox-variant-even-or-odd = Gerade oder ungerade
    .about = Wähle vor deinem ersten Wurf die geraden oder die ungeraden Zahlen; nur sie sind im Spiel.
shutbox-variant-two-ten = Die 210
    .about = Je zwei Reihen, vier Würfel und Zahlen bis 20, zusammen 210.
shutbox-variant-sum-or-exact = Summe oder genau
    .about = Schließ die Summe selbst oder genau die gewürfelten Zahlen.
shutbox-variant-digital = Digital
    .about = Die offenen Zahlen nebeneinander sind deine Punkte: 1, 2 und 5 ergeben 125.
shutbox-variant-tournament = Turnier
    .about = Runde um Runde, alles zählt zusammen.
shutbox-players = Spieler
    .about = Wie viele mitspielen.
shutbox-first = Wer beginnt
    .about = Wer am höchsten würfelt, oder ein bestimmter Platz.
shutbox-first-rules = nach den Regeln
shutbox-rows = Reihen
    .about = Für jeden eine Reihe Klappen, oder eine Box für alle.
shutbox-rows-own = jedem eine Reihe
shutbox-rows-shared = eine Box
shutbox-tiles = Klappen
    .about = Die Reihe geht von 1 bis zu dieser Zahl.
shutbox-dice = Würfel
    .about = Wie viele Würfel geworfen werden.
shutbox-fewer_dice = Weniger Würfel
    .about = Wann man weniger Würfel werfen darf oder muss.
shutbox-fewer_dice-never = nie
shutbox-fewer_dice-choice = nach Wahl, sobald nichts über 6 offen ist
shutbox-fewer_dice-forced = immer einer, sobald nichts über 6 offen ist
shutbox-fewer_dice-sum-6 = nach Wahl, sobald die offenen Zahlen zusammen höchstens 6 sind
shutbox-score = Wertung
    .about = Was offene Klappen kosten.
shutbox-score-sum = ihre Summe
shutbox-score-digital = ihre Ziffern nebeneinander
shutbox-score-count = je einen Punkt
shutbox-first_hit = Erster Treffer
    .about = Die Klappe, die der erste Wurf eines Zuges schließen muss.
shutbox-first_hit-0 = keiner
shutbox-preshut = Vorab geschlossen
    .about = Klappen, die von Anfang an geschlossen sind.
shutbox-bust = Pechzahl
    .about = Die Augenzahl, die einen Zug sofort beendet.
shutbox-bust-0 = keine
shutbox-parity = Gerade oder ungerade
    .about = Ob alle Zahlen im Spiel sind oder alle für sich gerade oder ungerade wählen.
shutbox-parity-all = alle Zahlen
shutbox-parity-choice = alle wählen selbst
shutbox-combine = Was man schließen darf
    .about = Jede Summe, die der Augenzahl gleicht, oder nur die Summe selbst oder genau die gewürfelten Zahlen.
shutbox-combine-sum = jede Summe
shutbox-combine-exact = Summe oder genau
shutbox-order = Ablauf
    .about = Würfeln, solange es geht, oder nur einmal je Zug.
shutbox-order-turns = ganze Züge
shutbox-order-rounds = ein Wurf je Zug
shutbox-tie = Gleichstand
    .about = Was geschieht, wenn mehrere die wenigsten Punkte haben.
shutbox-tie-roll = wer gleichauf liegt, würfelt noch einmal
shutbox-tie-game = wer gleichauf liegt, spielt noch einmal
shutbox-tie-share = sie teilen sich den Sieg
shutbox-until = Dauer
    .about = Ein einziges Spiel, allein so lange du willst, oder bis zu einer Zahl von Punkten oder Runden.
shutbox-until-game = ein Spiel
shutbox-until-stop = bis du aufhörst
shutbox-until-points = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}
shutbox-until-rounds = { $count ->
    [one] eine Runde
   *[other] { $count } Runden
}
shutbox-shut = Alle Klappen zu
    .about = Ob damit sofort alles gewonnen ist, oder ob es null Punkte zählt und das Spiel beendet.
shutbox-shut-wins = gewinnt sofort
shutbox-shut-counts = zählt null Punkte
shutbox-unplayed = Nach einer geschlossenen Box
    .about = Was Spieler bekommen, deren Zug eine geschlossene Box beendet hat.
shutbox-unplayed-open = die anderen bekommen, was offen steht
shutbox-unplayed-nothing = die anderen bekommen nichts
shutbox-unplayed-play_on = die anderen spielen zu Ende
shutbox-lead = Wer die nächste Runde beginnt
    .about = Wer die nächste Runde einer Partie beginnt.
shutbox-lead-stays = wer auch diese begann
shutbox-lead-rotates = wer danach an der Reihe ist
shutbox-out = Wenn alle ausgeschieden sind
    .about = Wer bei einem Wurf je Zug gewinnt, wenn niemand alle Klappen schließt.
shutbox-out-score = es gewinnt, wer die wenigsten Punkte hat
shutbox-out-last = wer als Letzter noch dabei ist, gewinnt

## Tuki Tuki

tuki-players = Spieler
    .about = Wie viele mitspielen.
tuki-rounds = Runden
    .about = Wie viele Runden zusammengezählt werden.
tuki-first = Wer beginnt
    .about = Jede Runde beginnt, wer die höchste Summe aufdeckt, oder ein bestimmter Platz.
tuki-first-rules = nach den Regeln

## Rolit

rolit-preset = Regeln
    .about = Die Regeln von { game-rolit } oder die seines älteren Verwandten.
rolit-preset-rolit = { game-rolit }
    .about = Zwei bis vier Farben; wer nichts erobern kann, legt eine Kugel neben irgendeine andere.
rolit-preset-reversi = Reversi
    .about = Zwei Farben, das gewöhnliche Othello: Ein Zug muss erobern, und wer nicht kann, passt.
rolit-size = Brett
    .about = Wie viele Mulden eine Seite hat.
rolit-size-4 = 4 × 4
rolit-size-6 = 6 × 6
rolit-size-8 = 8 × 8
rolit-players = Spieler
    .about = Wie viele mitspielen.
rolit-colours = Farben
    .about = Die Farbe jedes Platzes.
rolit-first = Wer beginnt
    .about = Die Farbe, die eine gerollte Kugel zeigt, oder ein bestimmter Platz.
rolit-first-rules = nach den Regeln
