### What is wrong with an option, and what would do.
###
### option-…          for options of any game, of the table and of commands
### option-GAME-…     for options of that game
###
### They are clauses behind `option name=value:`, so most have the option as their subject: “must be …”, “is not …”.
### option-must frames what else is allowed; those that can stand in it are marked: they are also shown in lists of options.

option-must = erwartet { $allowed }
# can stand in option-must
option-one-of = eines von { $values }
# can stand in option-must
option-whole = eine ganze Zahl von { $low } bis { $high }
# can stand in option-must
option-first-allowed = „rules“ oder die Nummer eines Platzes
option-first = { $players ->
    [one] muss „rules“ oder ein Platz von 0 bis { $last } sein (es spielt 1 Person)
   *[other] muss „rules“ oder ein Platz von 0 bis { $last } sein (es spielen { $players } Personen)
}
option-unknown = ist keine Option dieses Spiels; seine Optionen sind { $options }
option-games = muss eine ganze Zahl von Spielen sein, mindestens 1
option-seed = muss eine ganze Zahl von 0 bis { $most } sein
option-from-to = muss eine ganze Zahl von { $least } bis { $most } sein
option-dataset-file = muss auf .npz oder .parquet enden, oder auf / für einen Ordner
option-dataset-folder = muss ein neuer oder leerer Ordner sein, oder einer mit einem solchen Datensatz
option-exam = braucht ein Spiel und eine Datei zum Schreiben, oder --score mit Fragen und Antworten
option-cores = muss 0 (alle) oder eine Zahl von Prozessorkernen sein
option-policies = muss eine Stufe für alle sein oder je eine für die { $players } Plätze

## Tables, bots and commands

option-id = muss aus 1 bis 64 Buchstaben, Ziffern, „-“ oder „_“ bestehen
option-json = müssen einfache Werte sein, die JSON so behält, wie sie sind
option-takeback = Züge dürfen nur zurückgenommen werden, wo Menschen spielen
option-by-hand = das verträgt sich nicht mit einem Tisch von Hand
option-coach = muss für Plätze von Menschen { $strengths } sein, und nichts für Bots und für alle ohne Coach
option-name = darf höchstens { $most } druckbare Zeichen haben
option-level-bot = wird für einen Bot angegeben, und nur für einen Bot
option-seat = muss ein Objekt mit kind sein, dazu name oder level
option-seats = müssen { $players } sein, einer für jede Person
option-secret = muss 32 Bytes lang sein
option-bots = müssen 1 bis { $players } Stufen sein; sind es weniger als Plätze, wiederholen sie sich
option-bots-among = müssen aus { $levels } gewählt sein
option-deals = muss mindestens 1 sein
option-sprt = müssen zwei Anteile an den Siegen sein, 0 < low < high < 1
option-error-rate = muss zwischen 0 und 0.5 liegen
option-workers = muss 0 (einer je Prozessorkern) oder eine Zahl von Prozessen sein
option-cluster = dort antwortet kein Scheduler ({ $why })
option-one-place = lässt sich nicht mit --gpu verbinden
option-written = eine Option schreibt man name=value, zum Beispiel players=3
option-seat-bots = die Bots für { $game } sind { $bots }
option-seat-count = { $players ->
    [one] es gibt 1 Platz (players={ $players })
   *[other] es gibt { $players } Plätze (players={ $players })
}
option-database = lässt sich nicht öffnen: { $why }

## Shut the Box

# can stand in option-must
option-shutbox-preshut-allowed = Klappen der Reihe, zum Beispiel 1,2,3
# can stand in option-must
option-shutbox-until-allowed = game, stop, 'N points' (1 bis { $points }) oder 'N rounds' (1 bis { $rounds })
option-shutbox-lone = muss 1 sein, wo jemand allein spielt, bis es genug ist (solo)
option-shutbox-two-rows = muss 1 oder 2 sein: mit { $tiles } Zahlen bekommt jede Person zwei der vier Reihen des Bretts
option-shutbox-seats = muss von 1 bis { $most } sein bei rows={ $rows }
option-shutbox-own-two = braucht eigene Reihen, je Person zwei: die Ausgabe „tactica“ oder rows='own'
option-shutbox-number-off-row = { $number } ist nicht auf der Reihe: sie geht von 1 bis { $tiles }
option-shutbox-nothing-left = lässt nichts zu schließen übrig: die Reihe geht von 1 bis { $tiles }
option-shutbox-off-row = ist nicht auf der Reihe: sie geht von 1 bis { $tiles }
option-shutbox-shut-before = ist vorab geschlossen (preshut), also kann kein Wurf sie schließen
option-shutbox-not-with-parity = lässt sich nicht verlangen, wo alle gerade oder ungerade wählen: die Zahl ist vielleicht gar nicht im Spiel
option-shutbox-no-total = { $dice ->
    [one] ist eine Augenzahl, die kein Wurf ergibt: 1 Würfel ergibt { $low } bis { $high }
   *[other] ist eine Augenzahl, die kein Wurf ergibt: { $dice } Würfel ergeben { $low } bis { $high }
}
option-shutbox-digital = ist für Reihen mit höchstens { $longest } Zahlen, diese hat { $tiles }
option-shutbox-own-rows = braucht eigene Reihen (rows='own'): die eine Box gehört allein der Person, die dran ist, bis ihr Zug endet
option-shutbox-tie-roll = braucht eigene Reihen und ein einzelnes Spiel, damit die Reihen noch stehen; hier möglich: game, share
option-shutbox-unplayed-wins = hat keinen Sinn, wo die geschlossene Box sofort gewinnt; gib shut='counts' dazu an
option-shutbox-unplayed-match = gäbe allen Gleichstand mit der Person, die die Box schloss; es ist für Partien (until='100 points')
option-shutbox-lead-match = hat in einem einzelnen Spiel keinen Sinn; es ist für Partien (until='100 points')
option-shutbox-out-last = ist für ein einzelnes Spiel mit je einem Wurf, das eine geschlossene Box gewinnt (variant='young')
option-shutbox-no-use = kein Wurf mit { $dice ->
    [one] 1 Würfel
   *[other] { $dice } Würfeln
} könnte irgendeine Zahl{ $half ->
    [even] {" "}unter den geraden
    [odd] {" "}unter den ungeraden
   *[all] {""}
} schließen
option-shutbox-no-first-use = { $dice ->
    [one] kein erster Wurf mit 1 Würfel könnte sie schließen
   *[other] kein erster Wurf mit { $dice } Würfeln könnte sie schließen
}
option-shutbox-open = müssen verschiedene Zahlen unter { $numbers } sein, die offen stehen
option-shutbox-dice = { $dice ->
    [one] ist kein Wurf mit 1 Würfel, den diese Reihe erlaubt
   *[other] ist kein Wurf mit { $dice } Würfeln, den diese Reihe erlaubt
}

## Rolit

# can stand in option-must
option-rolit-colours-allowed = zwei bis vier verschiedene Farben, eine je Platz, aus { $colours }, geschrieben wie red,green
option-rolit-colours = müssen { $players } Farben sein, eine für jede Person
option-rolit-reversi = die Vorgabe reversi ist für genau 2 Personen
option-rolit-small = das Brett { $size }×{ $size } ist nur für 2 Personen; an 6×6 und 8×8 sitzen bis zu 4
option-rolit-games = muss eine ganze Zahl von Spielen sein, mindestens eines für jeden Platz
option-by-device = das passt nicht zu einem Tisch, den ein Gerät allein spielt
