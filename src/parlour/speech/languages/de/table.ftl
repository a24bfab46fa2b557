### What is said at a table, whoever draws it.
###
### turn-…, GAME-turn-…    whose turn it is and what is expected
### GAME-move-…            a move as it is offered
### GAME-log-…             a move or an outcome as it is told afterwards
### result-…               how a game ended
### refused-CODE           why the table refused a command; the codes are fixed (docs/table.md)
### bot-…                  levels of bots, and why a bot made its move
###
### Arguments: $name is a player's name; moves and slots are notation and stay as they are.

list-comma = ,{" "}
list-and = { $first } und { $last }

seat-name = Spieler { $number }
face-name = { $number ->
    [1] Fuchs
    [2] Eule
    [3] Bär
    [4] Katze
    [5] Frosch
    [6] Hase
    [7] Pinguin
    [8] Löwe
    [9] Igel
    [10] Koala
    [11] Schildkröte
   *[12] Ente
}
seat-bot = { $name } ({ $level })

## Whose turn

turn-wait-roll = Gleich würfelt { $name }.
    .you = Du bist dran: würfle.
turn-table = Gleich zieht der Tisch.
turn-bot = { $name } denkt nach …
turn-paused = Das Spiel macht Pause.
play-turn = { $name } ist dran.
    .you = Du bist dran.

shutbox-turn-opening = { $name }: wirf einen Würfel. Wer am höchsten würfelt, beginnt.
shutbox-turn-roll = { $name }: würfle.
shutbox-turn-choose = { $name }: gerade oder ungerade?
shutbox-turn-throw = { $name }: wie viele Würfel?
shutbox-turn-shut = { $name }: schließ Klappen, die zusammen { $total } ergeben.
shutbox-turn-stop = { $name }: noch ein Spiel?
tuki-turn-open = { $name }: deck eine deiner Karten auf.
tuki-turn-take = { $name }: nimm vom Nachziehstapel oder von der Ablage.
tuki-turn-place = { $name }: { $card } – wohin damit?
tuki-turn-draw = { $name }: dreh die Karte um.
rolit-turn-roll = { $name }: roll die Kugel. Die Farbe, die oben liegt, beginnt.
rolit-turn-capture = { $name } ({ $colour }): du musst erobern.
rolit-turn-place = { $name } ({ $colour }): nichts zu erobern; leg eine Kugel neben irgendeine andere.
rolit-turn-pass = { $name } ({ $colour }): nichts zu erobern; du musst passen.

## Moves on offer

shutbox-move-shut = { $numbers } schließen
shutbox-move-throw = { $dice ->
    [one] einen Würfel werfen
   *[other] { $dice } Würfel werfen
}
shutbox-move-even = mit den geraden spielen
shutbox-move-odd = mit den ungeraden spielen
shutbox-move-again = noch einmal spielen
shutbox-move-stop = hier aufhören
tuki-move-open = { $slot } aufdecken
tuki-move-stock = vom Nachziehstapel nehmen
tuki-move-discard = oben von der Ablage nehmen
tuki-move-put = auf { $slot } legen
tuki-move-drop = abwerfen, { $slot } aufdecken
tuki-move-pass = abwerfen, nichts aufdecken
tuki-move-fly = auf { $parrot } legen; der Papagei landet auf { $slot }
rolit-move-place = { $captures ->
    [0] { $hollow }
   *[other] { $hollow }, dreht { $captures }
}
rolit-move-pass = passen

## What happened

log-began = Das Spiel beginnt.
log-torn = Die letzte Zeile des Protokolls war abgerissen und wurde entfernt; nichts, was gezeigt wurde, ist verloren.
log-seated = { $name } nimmt Platz.
log-paused = Das Spiel macht Pause.
log-went-on = Das Spiel geht weiter.
log-reacted = { $name }: { $what }
log-rematch = Dieselbe Runde spielt an einem anderen Tisch weiter.
log-undone = { $name } nimmt einen Zug zurück.
log-consent-asked = { $name } möchte den letzten Zug zurücknehmen.
log-consent = { $name } ist einverstanden.
log-declined = { $name } ist nicht einverstanden: Der Zug bleibt.
log-lapsed = Nicht alle haben geantwortet: Der Zug bleibt.
log-carried = Ab hier geht es auf einem anderen Gerät weiter.
take-back = Zurücknehmen
take-back-allowed = Züge dürfen zurückgenommen werden
    .about = Bis zum nächsten Wurf oder zur nächsten Karte.
web-hand = Mit eigenen Würfeln und Karten
web-hand-about = Ihr tippt an, was gefallen ist; der Tisch achtet auf Regeln und Punkte.
web-hand-ask = Was ist gefallen?
web-hand-whose = { $name }: Was ist gefallen?
web-hand-by = { $name } tippt an, was gefallen ist.
web-hand-here = Hier antippen
web-hand-again = Diese Würfel noch einmal antippen
take-back-ask = Um Zurücknehmen bitten
take-back-question = { $name } möchte einen Zug zurücknehmen. In Ordnung?
take-back-yes = Ja, zurücknehmen
take-back-no = Nein, weiterspielen
take-back-asked = Alle werden gefragt, ob du deinen Zug zurücknehmen darfst.
take-back-declined = { $name } möchte weiterspielen: Dein Zug bleibt.
take-back-lapsed = Nicht alle haben geantwortet: Dein Zug bleibt.
take-back-moved = Das Spiel ging weiter: Dein Zug bleibt.
take-back-agree = Wenn alle einverstanden sind, bis zum nächsten Wurf oder zur nächsten Karte.
play-step = { $name }: { $step }
play-step-table = Der Tisch: { $step }

shutbox-log-first = { $name } würfelt { $face } um den ersten Zug.
    .you = Du würfelst { $face } um den ersten Zug.
shutbox-log-roll = { $name } würfelt { $roll }.
    .you = Du würfelst { $roll }.
shutbox-log-stuck = Für { $name } geht es nicht weiter.
    .you = Für dich geht es nicht weiter.
shutbox-log-roll-stuck = { shutbox-log-roll } { shutbox-log-stuck }
    .you = { shutbox-log-roll.you } { shutbox-log-stuck.you }
shutbox-log-shut = { $name } schließt { $numbers }.
    .you = Du schließt { $numbers }.
shutbox-log-throw = { $dice ->
    [one] { $name } nimmt einen Würfel.
   *[other] { $name } nimmt { $dice } Würfel.
}
    .you = { $dice ->
        [one] Du nimmst einen Würfel.
       *[other] Du nimmst { $dice } Würfel.
    }
shutbox-log-even = { $name } spielt mit den geraden Zahlen.
    .you = Du spielst mit den geraden Zahlen.
shutbox-log-odd = { $name } spielt mit den ungeraden Zahlen.
    .you = Du spielst mit den ungeraden Zahlen.
shutbox-log-again = { $name } spielt noch einmal.
    .you = Du spielst noch einmal.
shutbox-log-stop = { $name } hört auf.
    .you = Du hörst auf.
tuki-log-first = Das Los entscheidet: { $name } beginnt.
    .you = Das Los entscheidet: Du beginnst.
tuki-log-card = { $name } deckt auf: { $card }.
    .you = Du deckst auf: { $card }.
tuki-log-card-table = Auf der Ablage liegt zu Beginn: { $card }.
tuki-log-open = { $name } deckt { $slot } auf.
    .you = Du deckst { $slot } auf.
tuki-log-stock = { $name } nimmt vom Nachziehstapel.
    .you = Du nimmst vom Nachziehstapel.
tuki-log-discard = { $name } nimmt von der Ablage.
    .you = Du nimmst von der Ablage.
tuki-log-put = { $name } legt sie auf { $slot }.
    .you = Du legst sie auf { $slot }.
tuki-log-drop = { $name } wirft sie ab und deckt { $slot } auf.
    .you = Du wirfst sie ab und deckst { $slot } auf.
tuki-log-pass = { $name } wirft sie ab und deckt nichts auf.
    .you = Du wirfst sie ab und deckst nichts auf.
tuki-log-fly = { $name } legt sie auf { $parrot }; der Papagei landet auf { $slot }.
    .you = Du legst sie auf { $parrot }; der Papagei landet auf { $slot }.
rolit-log-first = Die Kugel zeigt { $colour }: { $name } beginnt.
    .you = Die Kugel zeigt { $colour }: Du beginnst.
rolit-log-place = { $name } spielt { $hollow }.
    .you = Du spielst { $hollow }.
rolit-log-capture = { $captures ->
    [one] { $name } spielt { $hollow }. Eine Kugel dreht sich.
   *[other] { $name } spielt { $hollow }. { $captures } Kugeln drehen sich.
}
    .you = { $captures ->
        [one] Du spielst { $hollow }. Eine Kugel dreht sich.
       *[other] Du spielst { $hollow }. { $captures } Kugeln drehen sich.
    }
rolit-log-pass = { $name } passt.
    .you = Du passt.

## Words of the games

tuki-card-number = { $card }
tuki-card-parrot = Papagei
tuki-stock = Stapel
tuki-discard = Ablage
tuki-taken = Hand
tuki-round = Runde { $round } von { $rounds }
tuki-last-turns = letzte Züge
rolit-colour-red = Rot
rolit-colour-yellow = Gelb
rolit-colour-green = Grün
rolit-colour-blue = Blau
rolit-colours-red = { rolit-colour-red }
rolit-colours-yellow = { rolit-colour-yellow }
rolit-colours-green = { rolit-colour-green }
rolit-colours-blue = { rolit-colour-blue }
rolit-neutral = { $colour } (niemand)
shutbox-aside = draußen
shutbox-total = Summe { $total }

## Score sheet

sheet-title = Punkte
sheet-low = weniger ist besser
sheet-high = mehr ist besser
sheet-game = Spiel { $number }
sheet-round = Runde { $number }
tuki-sheet-row = { sheet-round }

## Results

result-winner = { $name } gewinnt!
    .you = Du gewinnst!
result-shared = { $names } teilen sich den Sieg.
result-alone = Ergebnis: { $score }.
shutbox-result-outright = Shut the Box! { $name } schließt alles und gewinnt!
    .you = Shut the Box! Du schließt alles und gewinnst!
shutbox-result-alone = Übrig: { $score }.
shutbox-result-alone-outright = Shut the Box! { $name } schließt alles!
    .you = Shut the Box! Du schließt alles!
result-broken-off = Das Spiel wurde abgebrochen.

## Refusals

refused-not_your_turn = Jemand anders ist dran.
refused-roll_first = Erst wird gewürfelt.
refused-not_by_hand = Dieser Tisch würfelt und zieht selbst.
refused-move_first = Erst kommt ein Zug.
refused-illegal_move = „{ $move }“ geht hier nicht.
refused-bad_notation = „{ $move }“ ist kein Zug in diesem Spiel.
refused-stale_seq = Das Spiel ist inzwischen weiter; schau noch einmal hin.
refused-unknown_seq = Diese Stellung ist noch nicht erreicht.
refused-unknown_seat = Diesen Platz gibt es nicht.
refused-bad_command = Dieser Befehl wurde nicht verstanden.
refused-old_format = Dieser Tisch hat ein älteres Format: Er lässt sich ansehen und speichern, aber nicht weiterspielen.
refused-bad_level = Einen solchen Bot gibt es für dieses Spiel nicht.
refused-id_reused = Dieser Befehl wurde schon mit anderem Inhalt gesendet.
refused-paused = Das Spiel macht Pause.
refused-not_paused = Das Spiel macht keine Pause.
refused-enough = Dafür ist an diesem Tisch die Höchstzahl erreicht.
refused-over = Das Spiel ist aus.
refused-chance_exhausted = An diesem Tisch kann nichts mehr gezogen werden.
refused-drawing = Der Wurf läuft noch. Einen Augenblick.
refused-late = Dieser Wurf ist schon vorbei.
refused-not_asked = Darauf wartet der Tisch nicht.
refused-too_early = Zu früh: Der Tisch hat noch nicht danach gefragt.
refused-wrong_link = Die Zahl dieses Geräts passt nicht zu dem, was es zugesagt hat.
refused-bad_device = Das kann dieses Gerät an diesem Tisch nicht.
refused-too_many_devices = An diesem Platz sind zu viele Geräte.
refused-cannot_undo = Dieser Zug lässt sich nicht zurücknehmen.
refused-allowed = Möglich: { $moves }
refused-allowed-more = Möglich: { $moves } … (insgesamt { $count })

## Bots

bot-level-random = zufällig
    .about = Irgendein erlaubter Zug, ohne nachzudenken.
bot-level-easy = leicht
    .about = Spielt wie ein kleines Kind und denkt nicht voraus.
bot-level-medium = mittel
    .about = Spielt vernünftig, macht aber oft Fehler.
bot-level-hard = schwer
    .about = Spielt gut und macht selten Fehler.
bot-level-perfect = perfekt
    .about = Spielt den besten Zug, der sich berechnen lässt.
rolit-level-easy = Erobert möglichst viele Kugeln, wie ein kleines Kind, und ist leicht abgelenkt.
rolit-level-medium = Denkt ein oder zwei Züge voraus.
rolit-level-hard = Denkt weit voraus und spielt das Ende genau.
tuki-level-easy = Mag niedrige Karten, wie ein kleines Kind, und übersieht Paare.
tuki-level-medium = Denkt einen Schritt voraus und merkt sich, welche Karten weg sind.
tuki-level-hard = Spielt jeden Zug im Kopf Hunderte Male zu Ende und rechnet aus, wann es sich lohnt, fertig zu werden.
bot-why-only = Es war der einzige Zug.
rolit-why-corner = Nimmt die Ecke; Züge für den nächsten Spieler: { $moves }.
rolit-why-guard = Hält den nächsten Spieler von den Ecken fern; Züge für ihn: { $moves }.
rolit-why-moves = Züge für den nächsten Spieler: { $moves }.
tuki-why-close = Jetzt fertig zu werden gewinnt in { $chance } % der Fälle, Warten in { $other } %.
tuki-why-wait = Warten gewinnt in { $chance } % der Fälle, jetzt fertig zu werden in { $other } %.
tuki-why-best = Das gewinnt in { $chance } % der Fälle; nächstbester Zug: { $move } ({ $other } %).
tuki-why-exact = Alle Ausgänge gezählt: Das gewinnt in { $chance } % der Fälle; nächstbester Zug: { $move } ({ $other } %).
tuki-why-alone = Das gewinnt in etwa { $chance } % der Fälle.
tuki-why-child = Wenn jede verdeckte Karte eine Sechs ist, zählen die Karten jetzt etwa { $points }.
tuki-why-distracted = Das Erste, was ihm einfiel; wenn jede verdeckte Karte eine Sechs ist, zählen die Karten jetzt etwa { $points }.
bot-why-random = Zufällig gewählt, einer von { $moves } Zügen.
bot-why-one-ahead = { $better ->
    [0] { $moves } Züge angesehen, einen Schritt voraus: Keiner sah besser aus.
    [one] { $moves } Züge angesehen, einen Schritt voraus: Einer sah besser aus als dieser.
   *[other] { $moves } Züge angesehen, einen Schritt voraus: { $better } sahen besser aus als dieser.
}
shutbox-why-shown = Schließt genau die gewürfelten Zahlen.
shutbox-why-few = Schließt möglichst wenige Klappen, die größten zuerst.
shutbox-why-simple = Das Erste, was ihm einfiel.
# $value and $other_value: points at the end (score), or percent to win (win), or the probability, 0 to 1, to shut the box (shut).
shutbox-why-score = { $move } führt im Schnitt zu { $value } Punkten, { $other } zu { $other_value }.
shutbox-why-win = { $move } gewinnt in { $value } % der Fälle, { $other } in { $other_value } %.
shutbox-why-shut = { $move } schließt die Box mit Wahrscheinlichkeit { $value }, { $other } mit { $other_value }.
shutbox-why-only-score = { $move } war der einzige Zug; zu erwarten sind { $value } Punkte.
shutbox-why-only-win = { $move } war der einzige Zug; er gewinnt in { $value } % der Fälle.
shutbox-why-only-shut = { $move } war der einzige Zug; er schließt die Box mit Wahrscheinlichkeit { $value }.
