# A party at home: codes said aloud, the television, coming back on another device, one device for everybody.

web-code-label = Code
web-code-about = Four letters, said aloud or shown on the TV. An invitation link works too.
web-code-go = To the table
web-code-wrong = No table can be joined with this code now.
web-far = A table at { $host }
web-far-about = You play at { $host }, but the board, the rules and the check of every roll come from { $here }. The other server cannot change them.
web-far-unreached = No answer from { $host }. A page loaded over https cannot reach a server over plain http.
web-code-say = Or open { $address } and enter this code:
web-tv = Show on TV
web-claim-who = Already playing, on another device?
web-claim-me = I am { $name }
web-claim-waiting = Waiting for the host to confirm that you are { $name }. This device shows { $number }.
web-claim-other = Somebody else is asking for this seat.
web-claim-no = Nobody has said yes. You can ask again.
web-claim-asked = Somebody on another device says: I am { $name }. That device shows { $number }.
web-claim-allow = Let { $name } in
web-claim-decline = No
web-around = Device flat on the table: the board…
web-around-fixed = stays put
web-around-mirrored = faces both sides
web-around-turned = turns to the player
web-apart = Show only my seat, larger (the rest is on TV)
web-thinks-here = on this device
