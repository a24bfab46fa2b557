# Positions that people set up, and the page on which they look for the best move.

advise-numbers = moeten getallen met komma’s ertussen zijn, bijvoorbeeld 1,2,5,9
advise-roll = moet een worp zijn, bijvoorbeeld 4-3 (één dobbelsteen: 4)
advise-match = is een partij van meer spellen; zet in plaats daarvan een stelling van één spel op (until=game)
advise-to-come = moet 0 of meer zijn
advise-seats = zou players={ $players } betekenen: { $why }
advise-best-or-rows = zegt minder dan { $rows }; geef er maar één van
advise-best-roll = is hier niet genoeg, waar een gelijke stand op de rijen zoals ze staan wordt beslist; geef liever { $rows }
advise-best-score = geen enkele rij heeft hier die score; de laagste is { $low }, de hoogste { $high }
advise-rows-form = moeten rijen met / ertussen zijn, bijvoorbeeld 1,2,9/3,4 (een x achter een rij die uit is)
advise-rows-last = me moet als laatste staan: wie later speelt heeft alle getallen open en telt mee in { $to_come }
advise-rows-once = mag me maar één keer hebben, bijvoorbeeld 1,2/me/3,4
advise-rows-all = met één worp per beurt moet { $rows } de rij van elke speler geven, bijvoorbeeld me/1,2/3,4x
advise-not-with = kan niet samen met { $option }
advise-board-form = moeten de rijen van dit bord van bovenaf zijn, gescheiden door /: een letter (r, y, g, b) is een bal, een getal telt lege kuiltjes
advise-turn-colours = moet een kleur zijn die meespeelt: { $colours }
web-explore-best = Beste: { $move }
web-explore-moves = Zetten, de beste eerst
web-explore-none = Voor deze stelling is er geen advies.
web-explore-unit-win = Winstkans
web-explore-unit-lead = Voorsprong aan het eind
web-explore-unit-score = Verwachte score aan het eind
web-explore-exact = exact
web-explore-estimated = geschat
web-explore-outcomes = Kies de uitkomst
web-explore-random = Kies willekeurig
web-explore-back = Terug
web-explore-again = Terug naar de eerste stelling
web-explore-setup = Stelling opzetten
web-explore-flaps = Open klepjes
web-explore-others = De anderen
web-explore-played = { $name } heeft gespeeld
web-explore-out = { $name } is uit
web-explore-score = Score
web-explore-paint = Neerleggen
web-explore-nothing = niets
web-explore-turn = Wie is aan zet?
web-whatif-of = { $game }: wat als?
web-whatif-about = Speel anders verder. Voor de anderen spelen bots.
web-whatif-was = De keuze in het spel was: { $move }. Probeer iets anders.
web-whatif-same = Dezelfde dobbelstenen en kaarten als in het spel
web-whatif-ended = Zo eindigde het echte spel: { $scores }. Gewonnen: { $names }
web-whatif-ended-alone = Zo eindigde het echte spel: { $scores }
