### What is wrong with what somebody gave, and what cannot be done. Options are in options.ftl, steps of a game in refusals.ftl.
###
### error-…         the frame of an error: what was given, where, and why not
### cannot-…        what does not exist for a game
### record-…        what is wrong with a record or with its file
### wrong-CODE      what the bytes of a record disprove; the codes are those of parlour/table/verify.py
### command-…       why the table did not take a command
### server-…        why the server refused
###
### They are clauses, not sentences: they begin with a small letter and stand behind a colon. Names, notation, values and
### paths are arguments, already with their quotation marks.

plain-text = { $text }

error-game = there is no game { $name }; the games are { $games }
error-option = option { $option }={ $value }: { $why }
error-move = { $given } is not possible: { $why }
error-move-at = { $given } is not possible at { $position }: { $why }
error-move-allowed = { $refused }; allowed: { $moves }
error-move-allowed-more = { $refused }; allowed: { $moves } … ({ $count } in all)
error-line = line { $line }: { $why }

## What cannot be done

cannot-level = there is no bot { $level } for { $game }; the levels are { $levels }
cannot-choose = a bot chooses when a seat is to move; here nobody does: { $state }
cannot-simulate = { $game } has no kernel for simulation
cannot-solve = { $game } has no solver; `parlour solve` is for shutbox
