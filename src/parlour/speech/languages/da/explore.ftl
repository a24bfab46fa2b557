# Positions that people set up, and the page on which they look for the best move.

advise-numbers = skal være tal med komma imellem, for eksempel 1,2,5,9
advise-roll = skal være et slag, for eksempel 4-3 (én terning: 4)
advise-match = er en match; stil i stedet en stilling fra et enkelt spil op (until=game)
advise-to-come = skal være 0 eller mere
advise-seats = ville betyde players={ $players }: { $why }
advise-best-or-rows = siger mindre end { $rows }; angiv kun en af dem
advise-best-roll = er ikke nok her, hvor uafgjort afgøres på rækkerne, som de står; angiv { $rows } i stedet
advise-best-score = ingen række har det resultat her; det laveste er { $low }, det højeste { $high }
advise-rows-form = skal være rækker med / imellem, for eksempel 1,2,9/3,4 (et x efter en række, der er ude)
advise-rows-last = me skal stå sidst: den, der spiller senere, har alle tal åbne og tælles med { $to_come }
advise-rows-once = må kun have me én gang, for eksempel 1,2/me/3,4
advise-rows-all = med ét slag pr. tur skal { $rows } angive alle spilleres rækker, for eksempel me/1,2/3,4x
advise-not-with = kan ikke kombineres med { $option }
advise-board-form = skal være rækkerne på dette bræt fra oven, adskilt af /: et bogstav (r, y, g, b) er en kugle, et tal tæller tomme huller
advise-turn-colours = skal være en farve, der spiller med: { $colours }
web-explore-best = Bedst: { $move }
web-explore-moves = Træk, det bedste først
web-explore-none = Der er intet råd til denne stilling.
web-explore-unit-win = Vinderchance
web-explore-unit-lead = Forspring til sidst
web-explore-unit-score = Forventet score til sidst
web-explore-exact = nøjagtigt
web-explore-estimated = skønnet
web-explore-outcomes = Vælg udfaldet
web-explore-random = Vælg tilfældigt
web-explore-back = Tilbage
web-explore-again = Tilbage til den første stilling
web-explore-setup = Stil en stilling op
web-explore-flaps = Åbne klapper
web-explore-others = De andre
web-explore-played = { $name } har spillet
web-explore-out = { $name } er ude
web-explore-score = Score
web-explore-paint = Læg
web-explore-nothing = intet
web-explore-turn = Hvis tur er det?
web-whatif-of = { $game }: hvad nu hvis?
web-whatif-about = Spil videre på en anden måde. Bots spiller for de andre.
web-whatif-was = I spillet blev der valgt: { $move }. Prøv noget andet.
web-whatif-same = De samme terninger og kort som i spillet
web-whatif-ended = Sådan endte det rigtige spil: { $scores }. Vinder: { $names }
web-whatif-ended-alone = Sådan endte det rigtige spil: { $scores }
