### Results of checking a record in the page; loaded with the analysis of a game

web-check-running = Checking line { $line }…
web-check-sound = { $draws ->
    [0] Nothing was changed afterwards. There was nothing to roll in this game.
    [one] The one roll follows from its list of chances, and nothing was changed afterwards.
   *[other] All { $draws } rolls and draws follow from their lists of chances, and nothing was changed afterwards.
}
web-check-bad = Something is wrong in line { $line }.
web-check-chain = Before the first event the table committed to all its random numbers. Every roll matches that commitment.
web-check-mixed = In { $mixed } of { $draws }, players’ devices took part with a number of their own.
web-check-first = This is an older record. The host could have steered its rolls; it only proves that nothing was changed afterwards.
web-check-second = If an honest device took part in a roll, nobody could choose what came from its list.
web-check-told = Chance came by hand: people told what fell, { $count } times. Nothing can prove that the dice or cards really fell so.
web-check-lists = Not checked here: the lists of chances and the moves, because this page does not know the rules. The host could have written other lists, or left a device out. On your own computer, parlour verify checks the rules too.
web-check-followed = This browser itself compared the lists of chances, moves, turns and result with the rules of the game. Only the table says who was left out of a roll, and why.
web-check-spoiled = Rolls cancelled and made again: { $count }
web-check-unmixed = { $count ->
    [one] One draw was made by the table alone (for a bot, or for everybody). The table could have known it beforehand.
   *[other] { $count } were made by the table alone (for bots, or for everybody). The table could have known them beforehand.
}
web-check-sealed = At the end the table revealed its numbers, and they match its commitment.
web-check-unsealed = The table reveals its numbers when the game is over.
web-check-rules = The server says: replayed by the rules, every move, list and result is right.
web-check-rules-bad = The server says: this record does not follow the rules of the game.
web-check-where = Your own browser worked this out from the record, without trusting the server.
web-check-not = Not proved by this
web-check-not-alone = A table that only plays with bots could have tried many games and shown this one.
web-check-not-stop = A table can stop when it dislikes a roll; but everyone sees that it stopped.
web-check-not-who = The people at the table, and whether they chose their own moves.
web-check-rolls = { $draws ->
    [one] The roll
   *[other] All { $draws } rolls and draws
}
web-check-head-event = No.
web-check-head-hand = Whose
web-check-head-outcome = Result
web-check-head-odds = Chance
web-check-head-mixed = Own number
web-check-head-recomputed = Recomputed
web-check-table = the table
web-check-yes = yes
web-check-no = no
web-check-right = right
web-check-more = { $count ->
    [one] One more, also right.
   *[other] { $count } more, also right.
}
web-check-head = Anyone with this fingerprint has exactly the same record:
web-check-words = Two players can compare these words at event { $seq }. The same words mean the same game:
web-check-problem-torn = The last line is cut off.
web-check-problem-empty = The file is empty.
web-check-problem-format = This record’s format is not known here.
web-check-problem-commitment = The record does not say which numbers the table committed to.
web-check-problem-order = A line is missing or out of place.
web-check-problem-outcome = The proof gives a different result from the one recorded.
web-check-problem-chances = The chances of this roll are not recorded correctly.
web-check-problem-link = This roll does not match the table’s commitment.
web-check-problem-next = The table made a new commitment before it had used up the old one.
web-check-problem-seed = The numbers revealed at the end do not match the commitment.
web-check-problem-rules = This line does not follow the rules of the game.
web-check-problem-hash-missing = The line does not end with its fingerprint; this may not be a record at all.
web-check-problem-hash = This line, or an earlier one, was changed after it was written.
web-check-problem-json = The line cannot be read.
web-check-problem-form = Something in this line is malformed.
web-check-receipt = Compare with a device’s receipt
web-check-receipt-fits = The record fits the receipt: the device saw this game, and its numbers and moves are those it sent.
web-check-receipt-form = This is not the receipt of a device.
web-check-receipt-table = The receipt is of another table.
web-check-receipt-line = The device saw something else at event { $at } (0 is the header).
web-check-receipt-short = The device saw { $at ->
    [one] 1 event
   *[other] { $at } events
}, and the record has fewer.
web-check-receipt-link = The number in draw { $at } is not the one the device gave.
web-check-receipt-move = The move at event { $at } is not the one that was sent from the device, or not for that position.
web-check-receipt-alarm = That device raised the alarm: { $alarm }
web-check-devices = One device drew alone; devices one after another: { $count }. Only their owners vouch for the rolls: an end that was cut off may have been played again.
