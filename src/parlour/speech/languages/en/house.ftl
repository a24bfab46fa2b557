# House rules: a set-up that was given a name.

web-house-about = Give what you chose above a name: it is kept on this device, can be shared as a link, and can be where every new table starts.
web-house-brought = A link brought the rules “{ $name }”. They are chosen above; keep them here if you like.
web-house-name = Name of the rules
web-house-keep = Keep these rules
web-house-change = Change to these rules
web-house-usual = start with them
web-house-forget = Forget “{ $name }”
web-house-full = No more can be kept on this device.
