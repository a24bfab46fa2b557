# About Parlour: whose the names are, what a server keeps, what of accessibility is tested. Loaded with the rules.
#
# about-operator: $operator is a text that the operator of the server wrote, a name and perhaps an address

about-names = Names
about-names-text = Othello, Reversi, Rolit, TACTica and Tuki Tuki are names that belong to their owners. Parlour is not affiliated with them. It uses the names only to say which games it plays.
about-free = Parlour is free software under the MIT licence, without any warranty.
about-licences = Licences of what these pages contain
about-privacy = Privacy
about-operator = This server is run by { $operator }.
about-operator-none = The people who run this server have not said who they are.
about-operator-here = This server runs on your own computer.
about-stores = The server stores the names you type, your moves and reactions with their times, the results of tournaments, daily challenges and ratings, and scrambled copies of the keys on your devices. It stores no addresses and no passwords.
about-sends = It sends nothing to anybody else.
about-reminders = It sends something to others only if you ask to be reminded: an encrypted message with the game and the names at the table, to the push service of your browser, whose address and keys it stores until the game ends, you leave, or you switch reminders off.
about-kept = How long it keeps what it stores
about-kept-days = Days
about-kept-empty = A table where nobody has moved
about-kept-live = A game or tournament in play, after its last move
about-kept-slow = A game with days for each move, after the last one
about-kept-ended = A finished game or tournament
about-kept-rating = A rating, after the last rated game
about-device = Settings, results, practice and keys stay in this browser. Clear the browser’s data to delete them.
about-offline-title = Without a network
about-offline-about = Keep the games on this device, and they open without a network, against bots or at one screen. { $download } MB to download, { $stored } MB on the device.
about-offline-keep = Keep for offline
about-offline-stop = Stop
about-offline-failed = Not everything could be kept: the connection broke, or the browser has no room. The next try fetches only the rest.
about-offline-kept = The games are on this device. Without a network, this site opens them.
about-offline-open = Open
about-offline-remove = Remove
about-access = Accessibility
about-access-tested = Tested on every change: playing by keyboard alone, names and announcements for screen readers, contrast, marks beside colours, less movement, and small screens.
about-access-not = Not tested: real screen readers, switches, and play with people who rely on them. Please tell us what does not work.
