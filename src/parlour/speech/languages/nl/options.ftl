### What is wrong with an option, and what would do.
###
### option-…          for options of any game, of the table and of commands
### option-GAME-…     for options of that game
###
### They are clauses behind `option name=value:`, so most have the option as their subject: “must be …”, “is not …”.
### option-must frames what else is allowed; those that can stand in it are marked: they are also shown in lists of options.

option-must = verwacht { $allowed }
# can stand in option-must
option-one-of = een van { $values }
# can stand in option-must
option-whole = een geheel getal van { $low } tot en met { $high }
# can stand in option-must
option-first-allowed = ‘rules’ of het nummer van een plaats
option-first = { $players ->
    [one] moet ‘rules’ of een plaats van 0 tot en met { $last } zijn (er is 1 speler)
   *[other] moet ‘rules’ of een plaats van 0 tot en met { $last } zijn (er zijn { $players } spelers)
}
option-unknown = is geen optie van dit spel; zijn opties zijn { $options }
option-games = moet een geheel aantal spellen zijn, minstens 1
option-seed = moet een geheel getal van 0 tot en met { $most } zijn
option-from-to = moet een heel getal van { $least } tot { $most } zijn
option-dataset-file = moet eindigen op .npz of .parquet, of op / voor een map
option-dataset-folder = moet een nieuwe of lege map zijn, of een met zo’n dataset
option-exam = vereist een spel en een bestand om te schrijven, of --score met vragen en antwoorden
option-cores = moet 0 (allemaal) of een aantal processorkernen zijn
option-policies = moet één niveau voor allemaal zijn, of één voor elk van de { $players } plaatsen

## Tables, bots and commands

option-id = moet uit 1 tot 64 letters, cijfers, ‘-’ of ‘_’ bestaan
option-json = moeten gewone waarden zijn die JSON bewaart zoals ze zijn
option-takeback = zetten mogen alleen worden teruggenomen waar mensen spelen
option-by-hand = dit gaat niet samen met een tafel met de hand
option-coach = moet { $strengths } zijn voor plaatsen van mensen, en niets voor bots en voor wie geen coach heeft
option-name = mag hoogstens { $most } afdrukbare tekens hebben
option-level-bot = wordt opgegeven voor een bot, en alleen voor een bot
option-seat = moet een object zijn met kind, en name of level
option-seats = moeten er { $players } zijn, één voor elke speler
option-secret = moet 32 bytes lang zijn
option-bots = moeten 1 tot { $players } niveaus zijn; zijn het er minder dan plaatsen, dan herhalen ze zich
option-bots-among = moeten uit { $levels } komen
option-deals = moet minstens 1 zijn
option-sprt = moeten twee aandelen in de overwinningen zijn, 0 < low < high < 1
option-error-rate = moet tussen 0 en 0.5 liggen
option-workers = moet 0 (één per processorkern) of een aantal processen zijn
option-cluster = daar antwoordt geen scheduler ({ $why })
option-one-place = gaat niet samen met --gpu
option-written = een optie schrijf je als name=value, bijvoorbeeld players=3
option-seat-bots = de bots voor { $game } zijn { $bots }
option-seat-count = { $players ->
    [one] er is 1 plaats (players={ $players })
   *[other] er zijn { $players } plaatsen (players={ $players })
}
option-database = kan niet worden geopend: { $why }

## Shut the Box

# can stand in option-must
option-shutbox-preshut-allowed = klepjes van de rij, bijvoorbeeld 1,2,3
# can stand in option-must
option-shutbox-until-allowed = game, stop, 'N points' (1 tot en met { $points }) of 'N rounds' (1 tot en met { $rounds })
option-shutbox-lone = moet 1 zijn waar iemand alleen doorspeelt tot het genoeg is (solo)
option-shutbox-two-rows = moet 1 of 2 zijn: met { $tiles } getallen krijgt elke speler twee van de vier rijen van het bord
option-shutbox-seats = moet van 1 tot en met { $most } zijn bij rows={ $rows }
option-shutbox-own-two = heeft eigen rijen nodig, twee voor elke speler: de uitgave ‘tactica’, of rows='own'
option-shutbox-number-off-row = { $number } staat niet op de rij: die loopt van 1 tot en met { $tiles }
option-shutbox-nothing-left = laat niets over om te sluiten: de rij loopt van 1 tot en met { $tiles }
option-shutbox-off-row = staat niet op de rij: die loopt van 1 tot en met { $tiles }
option-shutbox-shut-before = is vooraf dicht (preshut), dus geen worp kan het sluiten
option-shutbox-not-with-parity = kan niet worden gevraagd waar ieder even of oneven kiest: misschien doet het getal niet mee
option-shutbox-no-total = { $dice ->
    [one] is een totaal dat geen worp geeft: 1 dobbelsteen geeft { $low } tot en met { $high }
   *[other] is een totaal dat geen worp geeft: { $dice } dobbelstenen geven { $low } tot en met { $high }
}
option-shutbox-digital = is voor rijen van hoogstens { $longest } getallen, deze heeft er { $tiles }
option-shutbox-own-rows = heeft eigen rijen nodig (rows='own'): de box is van één speler tot die beurt voorbij is
option-shutbox-tie-roll = heeft eigen rijen en een enkel spel nodig, zodat de rijen nog staan; hier mogelijk: game, share
option-shutbox-unplayed-wins = heeft geen zin waar een gesloten box meteen wint; geef er shut='counts' bij
option-shutbox-unplayed-match = zou iedereen gelijk laten eindigen met wie de box sloot; het is voor partijen (until='100 points')
option-shutbox-lead-match = heeft geen zin in een enkel spel; het is voor partijen (until='100 points')
option-shutbox-out-last = is voor een enkel spel met ieder één worp dat een gesloten box wint (variant='young')
option-shutbox-no-use = geen worp met { $dice ->
    [one] 1 dobbelsteen
   *[other] { $dice } dobbelstenen
} zou een getal{ $half ->
    [even] {" "}onder de even
    [odd] {" "}onder de oneven
   *[all] {""}
} kunnen sluiten
option-shutbox-no-first-use = { $dice ->
    [one] geen eerste worp met 1 dobbelsteen zou het kunnen sluiten
   *[other] geen eerste worp met { $dice } dobbelstenen zou het kunnen sluiten
}
option-shutbox-open = moeten verschillende getallen uit { $numbers } zijn die open staan
option-shutbox-dice = { $dice ->
    [one] is geen worp met 1 dobbelsteen die deze rij toestaat
   *[other] is geen worp met { $dice } dobbelstenen die deze rij toestaat
}

## Rolit

# can stand in option-must
option-rolit-colours-allowed = twee tot vier verschillende kleuren, één per plaats, uit { $colours }, geschreven als red,green
option-rolit-colours = moeten { $players } kleuren zijn, één voor elke speler
option-rolit-reversi = de keuze reversi is voor precies 2 spelers
option-rolit-small = het bord { $size }×{ $size } is alleen voor 2 spelers; op 6×6 en 8×8 spelen er tot 4
option-rolit-games = moet een geheel aantal spellen zijn, minstens één voor elke plaats
option-by-device = dit past niet bij een tafel die één apparaat alleen speelt
