# How rolls are made together, and what a device says of them.

web-fair = Who rolled?
web-fair-about = For each roll the table writes down a list of what can come and how likely it is, and your device compares it with the rules. Then every device adds a secret number of its own, and if only one of them is honest, nobody can choose what comes. Each device works out every roll again by itself. A roll without your device is only as honest as the others and the host.
web-fair-took = In this roll: { $names }
web-fair-took-none = No player’s device took part in this roll; the table made it alone.
web-fair-checked = { $count ->
    [0] There has been no roll yet.
    [one] This device has worked out the one roll so far again; it follows from its list.
   *[other] This device has worked out all { $count } rolls so far again; they follow from their lists.
}
web-fair-compare = Compare with another player: the same words at event { $seq } mean that you both saw the same game. Or let them scan the code with the device they play on.
web-fair-qr = A link that compares your game with theirs
web-fair-same = You both saw the same game, up to event { $seq }.
web-fair-different = You did not see the same game. The table showed two different ones, or one of you was shown something else.
web-fair-unknown = This device does not know event { $seq } yet. Scan again in a moment.
web-fair-receipt = Save the receipt
web-fair-waits = Waiting for the device of { $names }.
web-fair-late = This roll is taking long.
web-fair-agree = Roll again without them
web-fair-agree-about = No answer from the device of { $names }. If everybody agrees, the roll is made again without it.
web-fair-agreed = You have agreed. Waiting for the others.
web-fair-begin = Begin now
web-fair-begin-about = Not here yet: { $names }
web-fair-notice-voided = A roll was made again because this device’s number did not arrive in time.
web-fair-notice-voided-away = While this device was not connected, a roll was cancelled and made again.
web-fair-go-on = All right
web-fair-evidence = Save the evidence
web-fair-stranger = That was me, on another device
web-fair-alarm-wrong = The table said something that does not fit its own record.
web-fair-alarm-outcome = This roll does not come out as the table says.
web-fair-alarm-link = A number in this roll is not the one that was promised before.
web-fair-alarm-changed-log = The table now tells another story of this game than before.
web-fair-alarm-own-link = The table did not use the number that this device gave.
web-fair-alarm-drop-after-reveal = The table rolled again although this device had already given its number.
web-fair-alarm-void-after-acknowledgement = The table cancelled a roll as if this device had not answered, but it had.
web-fair-alarm-void-without-agreement = The table cancelled a roll without asking you.
web-fair-alarm-forged-move = A move was made for you that did not come from this device.
web-fair-alarm-rules = The table does not keep to the rules: its list of chances, a move or a turn is not what the rules of the game say.
web-fair-alarm-shown = The table shows something else than what it wrote down.
web-fair-alarm-unheard = The table goes on as if this device had said nothing, although it had heard it.
web-fair-alarm-not-sent = The table says that this device left or came back. It did not.
web-fair-alarm-refused = The table refuses again and again to let this device take part in the rolls.
web-fair-alarm-voided-twice = For the second time the table cancelled a roll as if this device had been silent.
web-fair-alarm-bot-in-seat = The table put a bot into your seat for no reason.
web-fair-alarm-after = Nothing more is sent from here: no moves and no rolls.
web-fair-alarm-watched = Tell those who play.
web-fair-alarm-unprotected = You play on without protection: the host could choose the rolls.
web-fair-play-on = Play on unprotected
web-fair-accept = Play anyway
web-fair-question-unchecked = The rules of this game are not checked on this device: the host could load the dice.
web-fair-question-alone = At this table players’ devices take no part in the rolls: the host could choose them.
web-fair-question-old = This table rolls by older rules: the host could leave this device out of any roll.
web-fair-question-missed = { $missed } of { $all } rolls were made without this device. Bad Wi-Fi, or a host who cheats: nobody can tell. A table that waits for every phone never rolls without you.
web-fair-stays-unchecked = Rules not checked here
web-fair-stays-alone = Rolls by the host alone
web-fair-stays-old = Rolls by older rules
web-fair-missed = { $missed } of { $all } rolls without this device
web-fair-missed-why = Screen off: { $off } · no connection: { $cut } · connected: { $connected }
web-fair-unanswered = For 20 seconds the table has not answered this device. Your moves and rolls wait.
web-fair-odds = This result had { $weight } of { $total } chances.
web-fair-followed = The list of chances and all moves so far are those of the rules.
web-fair-unfollowed = On this device lists of chances and moves are not compared with the rules.
web-fair-wait = Wait for every phone before each roll
web-fair-wait-about = Otherwise a roll made while a phone sleeps is only as honest as this computer.
web-fair-hidden = Roll on while your screen is off?
web-fair-hidden-yes = Yes, roll on
web-fair-hidden-no = No, wait for me
