# House rules: a set-up that was given a name.

web-house-about = Nadaj nazwę temu, co jest wybrane powyżej: zostanie na tym urządzeniu, można to wysłać jako link i od tego zaczynać każdy nowy stół.
web-house-brought = Link przyniósł zasady „{ $name }”. Są wybrane powyżej; zachowaj je tutaj, jeśli chcesz.
web-house-name = Nazwa zasad
web-house-keep = Zachowaj te zasady
web-house-change = Zmień na te zasady
web-house-usual = zaczynaj od nich
web-house-forget = Zapomnij „{ $name }”
web-house-full = Na tym urządzeniu nie zmieści się więcej.
