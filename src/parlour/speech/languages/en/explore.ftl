# Positions that people set up, and the page on which they look for the best move.

advise-numbers = must be numbers separated by commas, for instance 1,2,5,9
advise-roll = must be a roll, for instance 4-3 (one die: 4)
advise-match = is a match; set up a position of a single game instead (until=game)
advise-to-come = must be 0 or more
advise-seats = would mean players={ $players }: { $why }
advise-best-or-rows = says less than { $rows }; give only one of them
advise-best-roll = is not enough here, where ties are broken on the rows as they stand; give { $rows } instead
advise-best-score = no row here has that score; the lowest is { $low }, the highest { $high }
advise-rows-form = must be rows separated by /, for instance 1,2,9/3,4 (an x after a row that is out)
advise-rows-last = me must come last: players who play later have all numbers open and are counted by { $to_come }
advise-rows-once = must have me only once, for instance 1,2/me/3,4
advise-rows-all = with one roll per turn, { $rows } must give every player’s row, for instance me/1,2/3,4x
advise-not-with = cannot be combined with { $option }
advise-board-form = must be the rows of this board from the top, separated by /: a letter (r, y, g, b) is a ball, a number counts empty hollows
advise-turn-colours = must be a colour that plays: { $colours }
web-explore-best = Best: { $move }
web-explore-moves = Moves, best first
web-explore-none = There is no advice for this position.
web-explore-unit-win = Chance to win
web-explore-unit-lead = Lead at the end
web-explore-unit-score = Expected score at the end
web-explore-exact = exact
web-explore-estimated = estimated
web-explore-outcomes = Choose the result
web-explore-random = Pick at random
web-explore-back = Back
web-explore-again = Back to the first position
web-explore-setup = Set up a position
web-explore-flaps = Open flaps
web-explore-others = The others
web-explore-played = { $name } has played
web-explore-out = { $name } is out
web-explore-score = Score
web-explore-paint = Place
web-explore-nothing = nothing
web-explore-turn = Whose turn?
web-whatif-of = { $game }: what if?
web-whatif-about = Play on differently. Bots play for the others.
web-whatif-was = The choice in the game was: { $move }. Try something else.
web-whatif-same = The same dice and cards as in the game
web-whatif-ended = The real game ended: { $scores }. Winner: { $names }
web-whatif-ended-alone = The real game ended: { $scores }
