# Positions that people set up, and the page on which they look for the best move.

advise-numbers = müssen Zahlen mit Kommas dazwischen sein, zum Beispiel 1,2,5,9
advise-roll = muss ein Wurf sein, zum Beispiel 4-3 (ein Würfel: 4)
advise-match = ist eine Partie über mehrere Spiele; aufbauen lassen sich nur Stellungen eines einzelnen Spiels (until=game)
advise-to-come = muss 0 oder mehr sein
advise-seats = hieße players={ $players }: { $why }
advise-best-or-rows = sagt weniger als { $rows }; gib nur eins von beiden an
advise-best-roll = reicht hier nicht, wo ein Gleichstand auf den stehenden Reihen entschieden wird; gib stattdessen { $rows } an
advise-best-score = keine Reihe hat hier diesen Stand; der niedrigste ist { $low }, der höchste { $high }
advise-rows-form = müssen Reihen mit / dazwischen sein, zum Beispiel 1,2,9/3,4 (ein x hinter einer Reihe, die raus ist)
advise-rows-last = me muss zuletzt stehen: wer später spielt, hat alle Zahlen offen und wird mit { $to_come } gezählt
advise-rows-once = darf me nur einmal enthalten, zum Beispiel 1,2/me/3,4
advise-rows-all = bei einem Wurf je Zug muss { $rows } die Reihen aller angeben, zum Beispiel me/1,2/3,4x
advise-not-with = lässt sich nicht mit { $option } verbinden
advise-board-form = müssen die Reihen dieses Bretts von oben sein, getrennt durch /: ein Buchstabe (r, y, g, b) ist eine Kugel, eine Zahl zählt leere Mulden
advise-turn-colours = muss eine Farbe sein, die mitspielt: { $colours }
web-explore-best = Am besten: { $move }
web-explore-moves = Züge, der beste zuerst
web-explore-none = Zu dieser Stellung gibt es keinen Rat.
web-explore-unit-win = Gewinnchance
web-explore-unit-lead = Vorsprung am Ende
web-explore-unit-score = Erwartete Punkte am Ende
web-explore-exact = exakt
web-explore-estimated = geschätzt
web-explore-outcomes = Ergebnis wählen
web-explore-random = Zufällig wählen
web-explore-back = Zurück
web-explore-again = Zurück zur ersten Stellung
web-explore-setup = Stellung aufbauen
web-explore-flaps = Offene Klappen
web-explore-others = Die anderen
web-explore-played = { $name } hat gespielt
web-explore-out = { $name } ist ausgeschieden
web-explore-score = Punkte
web-explore-paint = Hinlegen
web-explore-nothing = nichts
web-explore-turn = Wer ist am Zug?
web-whatif-of = { $game }: Was wäre, wenn?
web-whatif-about = Spiel anders weiter. Für die anderen spielen Bots.
web-whatif-was = Im Spiel wurde gewählt: { $move }. Probier etwas anderes.
web-whatif-same = Dieselben Würfel und Karten wie im Spiel
web-whatif-ended = Das echte Spiel endete so: { $scores }. Gewonnen: { $names }
web-whatif-ended-alone = Das echte Spiel endete so: { $scores }
