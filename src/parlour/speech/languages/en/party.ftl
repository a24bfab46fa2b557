# A party at home: codes said aloud, the television, coming back on another device, one device for everybody.

web-code-label = Code
web-code-about = Four letters, said aloud or shown on the television.
web-code-go = To the table
web-code-wrong = No table can be joined with this code now.
web-code-say = Or open { $address } and enter this code:
web-tv = On the television
web-claim-who = Already playing, on another device?
web-claim-me = I am { $name }
web-claim-waiting = The person who opened the table is asked whether you are { $name }. This device shows { $number }.
web-claim-other = Somebody else is asking for this seat.
web-claim-no = Nobody has said yes. You can ask again.
web-claim-asked = On another device somebody says: I am { $name }. The device shows { $number }.
web-claim-allow = Let { $name } in
web-claim-decline = No
web-around = Device in the middle: the board …
web-around-fixed = stays as it is
web-around-mirrored = faces two sides
web-around-turned = turns to whoever plays
web-apart = Only my seat, big: the television shows the rest
web-thinks-here = on this device
