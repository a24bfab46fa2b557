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

error-game = אין משחק { $name }; המשחקים הם { $games }
error-option = האפשרות { $option }={ $value }: { $why }
error-move = { $given } לא אפשרי: { $why }
error-move-at = { $given } לא אפשרי כאן ({ $position }): { $why }
error-move-allowed = { $refused }; מותר: { $moves }
error-move-allowed-more = { $refused }; מותר: { $moves } … (סך הכול { $count })
error-line = שורה { $line }: { $why }

## What cannot be done

cannot-level = אין בוט { $level } בשביל { $game }; הרמות הן { $levels }
cannot-choose = בוט בוחר כשתורו של מושב לשחק; כאן אף אחד לא בתור: { $state }
cannot-simulate = ל־{ $game } אין גרעין לסימולציה
cannot-solve = ל־{ $game } אין פותר; `parlour solve` מיועד ל־shutbox
