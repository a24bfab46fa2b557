### What is wrong with an option, and what would do.
###
### option-…          for options of any game, of the table and of commands
### option-GAME-…     for options of that game
###
### They are clauses behind `option name=value:`, so most have the option as their subject: “must be …”, “is not …”.
### option-must frames what else is allowed; those that can stand in it are marked: they are also shown in lists of options.

option-must = måste vara { $allowed }
# can stand in option-must
option-one-of = något av { $values }
# can stand in option-must
option-whole = ett heltal från { $low } till { $high }
# can stand in option-must
option-first-allowed = ”rules” eller numret på en plats
option-first = { $players ->
    [one] måste vara ”rules” eller en plats från 0 till { $last } (det är 1 spelare)
   *[other] måste vara ”rules” eller en plats från 0 till { $last } (det är { $players } spelare)
}
option-unknown = är inget val i det här spelet; dess val är { $options }
option-games = måste vara ett helt antal spel, minst 1
option-seed = måste vara ett heltal från 0 till { $most }
option-from-to = måste vara ett heltal från { $least } till { $most }
option-dataset-file = måste sluta på .npz eller .parquet, eller på / för en mapp
option-dataset-folder = måste vara en ny eller tom mapp, eller en med en sådan datamängd
option-exam = kräver ett spel och en fil att skriva, eller --score med frågor och svar
option-cores = måste vara 0 (alla) eller ett antal processorkärnor
option-policies = måste vara en nivå för alla eller en för var och en av de { $players } platserna

## Tables, bots and commands

option-id = måste vara 1 till 64 bokstäver, siffror, ”-” eller ”_”
option-json = måste vara enkla värden som JSON bevarar som de är
option-takeback = drag får bara ångras där människor spelar
option-by-hand = det går inte ihop med ett bord för hand
option-coach = ska vara { $strengths } för människors platser, och inget för bottar och för den som saknar coach
option-name = får vara högst { $most } synliga tecken
option-level-bot = anges för en bot, och bara för en bot
option-seat = måste vara ett objekt med kind, och name eller level
option-seats = måste vara { $players }, en för varje spelare
option-secret = måste vara 32 byte lång
option-bots = måste vara 1 till { $players } nivåer; är de färre än platserna upprepas de
option-bots-among = måste finnas bland { $levels }
option-deals = måste vara minst 1
option-sprt = måste vara två andelar av segrarna, 0 < low < high < 1
option-error-rate = måste ligga mellan 0 och 0.5
option-workers = måste vara 0 (en per processorkärna) eller ett antal processer
option-cluster = ingen schemaläggare svarar där ({ $why })
option-one-place = går inte ihop med --gpu
option-written = ett val skrivs name=value, till exempel players=3
option-seat-bots = bottarna för { $game } är { $bots }
option-seat-count = { $players ->
    [one] det finns 1 plats (players={ $players })
   *[other] det finns { $players } platser (players={ $players })
}
option-database = går inte att öppna: { $why }

## Shut the Box

# can stand in option-must
option-shutbox-preshut-allowed = luckor i raden, till exempel 1,2,3
# can stand in option-must
option-shutbox-until-allowed = game, stop, 'N points' (1 till { $points }) eller 'N rounds' (1 till { $rounds })
option-shutbox-lone = måste vara 1 där någon spelar ensam tills det är nog (solo)
option-shutbox-two-rows = måste vara 1 eller 2: med { $tiles } tal får varje spelare två av brädets fyra rader
option-shutbox-seats = måste vara från 1 till { $most } med rows={ $rows }
option-shutbox-own-two = kräver egna rader, två för varje spelare: utgåvan ”tactica”, eller rows='own'
option-shutbox-number-off-row = { $number } finns inte på raden: den går från 1 till { $tiles }
option-shutbox-nothing-left = lämnar inget att stänga: raden går från 1 till { $tiles }
option-shutbox-off-row = finns inte på raden: den går från 1 till { $tiles }
option-shutbox-shut-before = är stängt i förväg (preshut), så inget kast kan stänga det
option-shutbox-not-with-parity = kan inte krävas där spelarna väljer jämnt eller udda: talet är kanske inte med
option-shutbox-no-total = { $dice ->
    [one] är en summa som inget kast ger: 1 tärning ger { $low } till { $high }
   *[other] är en summa som inget kast ger: { $dice } tärningar ger { $low } till { $high }
}
option-shutbox-digital = är för rader med högst { $longest } tal, den här har { $tiles }
option-shutbox-own-rows = kräver egna rader (rows='own'): lådan är en spelares tills turen är slut
option-shutbox-tie-roll = kräver egna rader och ett enda spel, så att raderna står kvar; möjligt här: game, share
option-shutbox-unplayed-wins = är meningslöst där en stängd låda vinner direkt; ange shut='counts' också
option-shutbox-unplayed-match = skulle ge alla lika med den som stängde lådan; det är för matcher (until='100 points')
option-shutbox-lead-match = är meningslöst i ett enda spel; det är för matcher (until='100 points')
option-shutbox-out-last = är för ett enda spel med ett kast var som en stängd låda vinner (variant='young')
option-shutbox-no-use = inget kast med { $dice ->
    [one] 1 tärning
   *[other] { $dice } tärningar
} kan stänga något tal{ $half ->
    [even] {" "}bland de jämna
    [odd] {" "}bland de udda
   *[all] {""}
}
option-shutbox-no-first-use = { $dice ->
    [one] inget första kast med 1 tärning kan stänga det
   *[other] inget första kast med { $dice } tärningar kan stänga det
}
option-shutbox-open = måste vara olika tal bland { $numbers } som står öppna
option-shutbox-dice = { $dice ->
    [one] är inget kast med 1 tärning som den här raden tillåter
   *[other] är inget kast med { $dice } tärningar som den här raden tillåter
}

## Rolit

# can stand in option-must
option-rolit-colours-allowed = två till fyra olika färger, en per plats, bland { $colours }, skrivna som red,green
option-rolit-colours = måste vara { $players } färger, en för varje spelare
option-rolit-reversi = valet reversi är för exakt 2 spelare
option-rolit-small = brädet { $size }×{ $size } är bara för 2 spelare; på 6×6 och 8×8 ryms upp till 4
option-rolit-games = måste vara ett helt antal spel, minst ett för varje plats
option-by-device = detta passar inte ihop med ett bord som en enhet spelar ensam
