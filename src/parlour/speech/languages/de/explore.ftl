# Positions that people set up, and the page on which they look for the best move.

advise-numbers = müssen Zahlen mit Kommas dazwischen sein, zum Beispiel 1,2,5,9
advise-roll = muss ein Wurf sein, zum Beispiel 4-3 (ein Würfel: 4)
advise-match = ist eine Partie über mehrere Spiele; Stellungen unter anderen sind die eines einzelnen Spiels (until=game)
advise-to-come = muss 0 oder mehr sein
advise-seats = hieße players={ $players }: { $why }
advise-best-or-rows = sagt weniger als { $rows }; gib nur eins von beiden an
advise-best-roll = reicht hier nicht, wo ein Gleichstand auf den stehenden Reihen entschieden wird; gib stattdessen { $rows } an
advise-best-score = keine Reihe hat hier diesen Stand; der niedrigste ist { $low }, der höchste { $high }
advise-rows-form = müssen Reihen mit / dazwischen sein, zum Beispiel 1,2,9/3,4 (ein x hinter einer Reihe, die raus ist)
advise-rows-last = me muss zuletzt stehen: wer später spielt, hat alle Zahlen offen und wird mit { $to_come } gezählt
advise-rows-once = darf me nur einmal enthalten, zum Beispiel 1,2/me/3,4
advise-rows-all = wo reihum je einmal gewürfelt wird, muss { $rows } sagen, wie alle stehen, zum Beispiel me/1,2/3,4x
advise-not-with = passt nicht zusammen mit { $option }
advise-board-form = müssen die Reihen dieses Bretts von oben sein, mit / dazwischen: ein Buchstabe (r, y, g, b) für eine Kugel, eine Zahl für so viele leere Mulden
advise-turn-colours = muss eine Farbe sein, die mitspielt: { $colours }
web-explore-best = Am besten: { $move }
web-explore-moves = Züge, der beste zuerst
web-explore-none = Zu dieser Stellung gibt es keinen Rat.
web-explore-unit-win = Gewinnchance
web-explore-unit-lead = Vorsprung am Ende
web-explore-unit-score = Zu erwartende Punktzahl am Ende
web-explore-exact = exakt
web-explore-estimated = geschätzt
web-explore-outcomes = Was fällt?
web-explore-random = Dem Zufall überlassen
web-explore-back = Zurück
web-explore-again = Zur ersten Stellung
web-explore-setup = Stellung aufbauen
web-explore-flaps = Noch offene Zahlen
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
web-whatif-ended = So endete das Spiel selbst: { $scores }. Gewonnen: { $names }
web-whatif-ended-alone = So endete das Spiel selbst: { $scores }
