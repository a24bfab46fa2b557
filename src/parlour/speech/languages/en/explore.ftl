# Positions that people set up, and the page on which they look for the best move.

advise-numbers = must be numbers with commas between them, for instance 1,2,5,9
advise-roll = must be a roll, for instance 4-3 (one die: 4)
advise-match = is a match; positions among others are those of a single game (until=game)
advise-to-come = must be 0 or more
advise-seats = would mean players={ $players }: { $why }
advise-best-or-rows = says less than { $rows }; give only one of them
advise-best-roll = is not enough here, where ties are broken on the rows as they stand; give { $rows } instead
advise-best-score = no row here has that score; the lowest is { $low }, the highest { $high }
advise-rows-form = must be rows with / between them, for instance 1,2,9/3,4 (an x after a row that is out)
advise-rows-last = me must stand last: who plays later has all numbers open and is counted by { $to_come }
advise-rows-once = must have me only once, for instance 1,2/me/3,4
advise-rows-all = where all roll once, round and round, { $rows } must say how everybody stands, for instance me/1,2/3,4x
advise-not-with = does not go together with { $option }
advise-board-form = must be the rows of this board from the top with / between them: a letter (r, y, g, b) for a ball, a number for so many empty hollows
advise-turn-colours = must be a colour that plays: { $colours }
web-explore-best = Best: { $move }
web-explore-moves = Moves, best first
web-explore-none = There is no advice for this position.
web-explore-unit-win = Chance to win
web-explore-unit-lead = Lead at the end
web-explore-unit-score = Score to expect at the end
web-explore-exact = exact
web-explore-estimated = estimated
web-explore-outcomes = What comes up?
web-explore-random = Leave it to chance
web-explore-back = Back
web-explore-again = To the first position
web-explore-setup = Set up a position
web-explore-flaps = Numbers still open
web-explore-others = The others
web-explore-played = { $name } has played
web-explore-out = { $name } is out
web-explore-score = Score
web-explore-paint = Place
web-explore-nothing = nothing
web-explore-turn = Whose turn?
web-whatif-of = { $game }: what if?
web-whatif-about = Play on in another way. Bots play for the others.
web-whatif-was = In the game this was chosen: { $move }. Try something else.
web-whatif-same = The same dice and cards as in the game
web-whatif-ended = How the game itself ended: { $scores }. Winner: { $names }
web-whatif-ended-alone = How the game itself ended: { $scores }
