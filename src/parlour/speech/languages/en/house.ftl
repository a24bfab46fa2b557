# House rules: a set-up that was given a name.

web-house-about = Save the settings above under a name. You can share them by link or make them your default.
web-house-brought = A link brought the rules “{ $name }”. They are chosen above; save them here if you like.
web-house-name = Name of the rules
web-house-keep = Save these rules
web-house-change = Update with these rules
web-house-usual = default
web-house-forget = Forget “{ $name }”
web-house-full = This device cannot store any more rules.
