### Names of games and of everything that can be chosen in them.
###
### GAME                   a game; .about explains it in one sentence
### GAME-OPTION            an option; .about explains it in one sentence
### GAME-OPTION-VALUE      a value of an option; editions, variants and presets also have .about

game-shutbox = Shut the Box
    .about = Gooi de dobbelstenen en sluit de klepjes: wie ze allemaal sluit, heeft gewonnen, anders wint wie de minste punten heeft.
game-tuki = Tuki Tuki
    .about = Acht kaarten die niemand kent: ruil ze, open ze, maak paren met hulp van de papegaaien, en eindig met de minste punten.
game-rolit = Rolit
    .about = Sluit de ballen van de anderen in tussen twee van jou, en draai ze naar jouw kleur.

## Shut the Box

shutbox-edition = Uitgave
    .about = Het gedrukte spel waarvan de regels gelden.
shutbox-tactica = TACTica
shutbox-edition-tactica = { shutbox-tactica }, ieder een rij
    .about = Klepjes 1 tot en met 10, en iedereen heeft een eigen rij.
shutbox-edition-tactica-shared = { shutbox-tactica }, één box
    .about = Klepjes 1 tot en met 10 in één box, waar iedereen om de beurt mee speelt.
shutbox-edition-twelve = Box van twaalf
    .about = Klepjes 1 tot en met 12, altijd twee dobbelstenen.
shutbox-edition-nine = Box van negen
    .about = Klepjes 1 tot en met 9 in één box.
shutbox-variant = Variant
    .about = Een stel fijnere regels met een naam.
shutbox-variant-classic = Klassiek
    .about = Ga door tot een worp nergens past; wat open blijft zijn je punten.
shutbox-variant-young = Voor jonge spelers
    .about = Eén worp per beurt; wie niets kan sluiten ligt eruit.
shutbox-variant-solo = Solo
    .about = Alleen, spel na spel, met zo weinig mogelijk punten.
shutbox-variant-no-surprises = Zonder verrassingen
    .about = Elk open klepje kost één punt, welk het ook is.
shutbox-variant-two-first = Eerst de 2
    .about = De eerste worp van een beurt moet de 2 sluiten, alleen of in een som.
shutbox-variant-three-first = Eerst de 3
    .about = De eerste worp van een beurt moet de 3 sluiten, alleen of in een som.
shutbox-variant-three-down = Drie al dicht
    .about = De klepjes 1, 2 en 3 zijn vanaf het begin dicht.
shutbox-variant-unlucky-seven = Ongelukszeven
    .about = De 7 is vanaf het begin dicht, en een worp van 7 beëindigt je beurt.
shutbox-variant-even-or-odd = Even of oneven
    .about = Kies voor je eerste worp de even of de oneven getallen; alleen die doen mee.
shutbox-variant-two-ten = De 210
    .about = Ieder twee rijen, vier dobbelstenen en getallen tot 20, samen 210.
shutbox-variant-sum-or-exact = Som of precies
    .about = Sluit het totaal zelf, of precies de gegooide getallen.
shutbox-variant-digital = Digitaal
    .about = De open getallen naast elkaar zijn je score: 1, 2 en 5 is 125.
shutbox-variant-tournament = Toernooi
    .about = Ronde na ronde, alles telt op.
shutbox-players = Spelers
    .about = Hoeveel er meespelen.
shutbox-first = Wie begint
    .about = Wie het hoogst gooit, of een bepaalde plaats.
shutbox-first-rules = zoals de regels zeggen
shutbox-rows = Rijen
    .about = Voor ieder een rij klepjes, of één box voor allemaal.
shutbox-rows-own = ieder een rij
shutbox-rows-shared = één box
shutbox-tiles = Klepjes
    .about = De rij loopt van 1 tot dit getal.
shutbox-dice = Dobbelstenen
    .about = Met hoeveel dobbelstenen wordt gegooid.
shutbox-fewer_dice = Minder dobbelstenen
    .about = Wanneer je minder dobbelstenen mag of moet gooien.
shutbox-fewer_dice-never = nooit
shutbox-fewer_dice-choice = naar keuze, zodra boven de 6 niets open is
shutbox-fewer_dice-forced = altijd één, zodra boven de 6 niets open is
shutbox-fewer_dice-sum-6 = naar keuze, zodra de open getallen samen hoogstens 6 zijn
shutbox-score = Telling
    .about = Wat open klepjes kosten.
shutbox-score-sum = hun som
shutbox-score-digital = hun cijfers naast elkaar
shutbox-score-count = elk één punt
shutbox-first_hit = Eerste treffer
    .about = Het klepje dat de eerste worp van een beurt moet sluiten.
shutbox-first_hit-0 = geen
shutbox-preshut = Vooraf dicht
    .about = Klepjes die vanaf het begin dicht zijn.
shutbox-bust = Ongeluksgetal
    .about = Het totaal waarmee een beurt meteen voorbij is.
shutbox-bust-0 = geen
shutbox-parity = Even of oneven
    .about = Of alle getallen meedoen, of iedereen even of oneven kiest.
shutbox-parity-all = alle getallen
shutbox-parity-choice = ieder kiest
shutbox-combine = Wat je mag sluiten
    .about = Elke som die het totaal geeft, of alleen het totaal of precies de gegooide getallen.
shutbox-combine-sum = elke som
shutbox-combine-exact = som of precies
shutbox-order = Volgorde
    .about = Gooien zolang het kan, of één keer per beurt.
shutbox-order-turns = hele beurten
shutbox-order-rounds = één worp per beurt
shutbox-tie = Gelijkspel
    .about = Wat er gebeurt als meer spelers de laagste score hebben.
shutbox-tie-roll = wie gelijkstaat, gooit nog een keer
shutbox-tie-game = wie gelijkstaat, speelt nog een keer
shutbox-tie-share = zij delen de overwinning
shutbox-until = Duur
    .about = Na één spel, als de solospeler stopt, of als punten of rondes zijn bereikt.
shutbox-until-game = één spel
shutbox-until-stop = tot je stopt
shutbox-until-points = { $count ->
    [one] 1 punt
   *[other] { $count } punten
}
shutbox-until-rounds = { $count ->
    [one] één ronde
   *[other] { $count } rondes
}
shutbox-shut = Alles dicht
    .about = Of dat meteen alles wint, of als nul punten telt en het spel stopt.
shutbox-shut-wins = wint meteen
shutbox-shut-counts = telt als nul punten
shutbox-unplayed = Na een gesloten box
    .about = Wat spelers krijgen van wie de beurt is afgebroken.
shutbox-unplayed-open = de anderen krijgen wat openstaat
shutbox-unplayed-nothing = de anderen krijgen niets
shutbox-unplayed-play_on = de anderen spelen hun beurt uit
shutbox-lead = Wie de volgende ronde begint
    .about = Wie de volgende ronde van een partij begint.
shutbox-lead-stays = dezelfde speler
shutbox-lead-rotates = de volgende speler
shutbox-out = Als iedereen eruit ligt
    .about = Wie een spel met één worp per beurt wint als niemand alle klepjes sluit.
shutbox-out-score = wie de minste punten heeft, wint
shutbox-out-last = wie er als laatste nog in zit, wint

## Tuki Tuki

tuki-players = Spelers
    .about = Hoeveel er meespelen.
tuki-rounds = Rondes
    .about = Hoeveel rondes worden opgeteld.
tuki-first = Wie begint
    .about = Wie de hoogste som opent, begint elke ronde, of een bepaalde plaats.
tuki-first-rules = zoals de regels zeggen

## Rolit

rolit-preset = Regels
    .about = De regels van { game-rolit }, of die van zijn oudere neef.
rolit-preset-rolit = { game-rolit }
    .about = Twee tot vier kleuren; wie niets kan veroveren legt een bal naast een andere bal.
rolit-preset-reversi = Reversi
    .about = Twee kleuren, gewoon Othello: een zet moet veroveren, en wie dat niet kan past.
rolit-size = Bord
    .about = Hoeveel kuiltjes een zijde heeft.
rolit-size-4 = 4 × 4
rolit-size-6 = 6 × 6
rolit-size-8 = 8 × 8
rolit-players = Spelers
    .about = Hoeveel er meespelen.
rolit-colours = Kleuren
    .about = De kleur van elke plaats.
rolit-first = Wie begint
    .about = De kleur die een gerolde bal laat zien, of een bepaalde plaats.
rolit-first-rules = zoals de regels zeggen
