# Positions that people set up, and the page on which they look for the best move.

advise-numbers = måste vara tal med komma emellan, till exempel 1,2,5,9
advise-roll = måste vara ett kast, till exempel 4-3 (en tärning: 4)
advise-match = är en match; ställ i stället upp en ställning ur ett enskilt spel (until=game)
advise-to-come = måste vara 0 eller mer
advise-seats = skulle betyda players={ $players }: { $why }
advise-best-or-rows = säger mindre än { $rows }; ange bara en av dem
advise-best-roll = räcker inte här, där oavgjort avgörs på raderna som de står; ange { $rows } i stället
advise-best-score = ingen rad har det resultatet här; det lägsta är { $low }, det högsta { $high }
advise-rows-form = måste vara rader med / emellan, till exempel 1,2,9/3,4 (ett x efter en rad som är ute)
advise-rows-last = me måste stå sist: den som spelar senare har alla tal öppna och räknas med { $to_come }
advise-rows-once = får bara ha me en gång, till exempel 1,2/me/3,4
advise-rows-all = med ett kast per tur måste { $rows } ange alla spelares rader, till exempel me/1,2/3,4x
advise-not-with = kan inte kombineras med { $option }
advise-board-form = ska vara brädets rader uppifrån, skilda med /: en bokstav (r, y, g, b) är en kula, ett tal räknar tomma gropar
advise-turn-colours = ska vara en färg som spelar: { $colours }
web-explore-best = Bäst: { $move }
web-explore-moves = Drag, det bästa först
web-explore-none = Det finns inget råd för den här ställningen.
web-explore-unit-win = Vinstchans
web-explore-unit-lead = Ledning vid slutet
web-explore-unit-score = Väntad poäng vid slutet
web-explore-exact = exakt
web-explore-estimated = uppskattat
web-explore-outcomes = Välj utfallet
web-explore-random = Välj slumpmässigt
web-explore-back = Tillbaka
web-explore-again = Tillbaka till första ställningen
web-explore-setup = Ställ upp en ställning
web-explore-flaps = Öppna luckor
web-explore-others = De andra
web-explore-played = { $name } har spelat
web-explore-out = { $name } är ute
web-explore-score = Poäng
web-explore-paint = Lägg
web-explore-nothing = inget
web-explore-turn = Vems tur är det?
web-whatif-of = { $game }: tänk om?
web-whatif-about = Spela vidare på ett annat sätt. Bottar spelar för de andra.
web-whatif-was = I spelet valdes: { $move }. Prova något annat.
web-whatif-same = Samma tärningar och kort som i spelet
web-whatif-ended = Så slutade det riktiga spelet: { $scores }. Vinnare: { $names }
web-whatif-ended-alone = Så slutade det riktiga spelet: { $scores }
