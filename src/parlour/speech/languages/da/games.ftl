### Names of games and of everything that can be chosen in them.
###
### GAME                   a game; .about explains it in one sentence
### GAME-OPTION            an option; .about explains it in one sentence
### GAME-OPTION-VALUE      a value of an option; editions, variants and presets also have .about

game-shutbox = Shut the Box
    .about = Slå med terningerne og luk klapperne: den, der lukker dem alle, har vundet, ellers vinder den med færrest point.
game-tuki = Tuki Tuki
    .about = Otte kort, som ingen kender: byt dem, vend dem, lav par med hjælp fra papegøjer, og slut med færrest point.
game-rolit = Rolit
    .about = Luk de andres kugler inde mellem to af dine, og drej dem til din farve.

## Shut the Box

shutbox-edition = Udgave
    .about = Det trykte spil, hvis regler gælder.
shutbox-tactica = TACTica
shutbox-edition-tactica = { shutbox-tactica }, en række til hver
    .about = Klapper 1 til 10, og alle har deres egen række.
shutbox-edition-tactica-shared = { shutbox-tactica }, én boks
    .about = Klapper 1 til 10 i én boks, som alle spiller på efter tur.
shutbox-edition-twelve = Boks med tolv
    .about = Klapper 1 til 12, altid to terninger.
shutbox-edition-nine = Boks med ni
    .about = Klapper 1 til 9 i én boks.
shutbox-variant = Variant
    .about = Et sæt finere regler med et navn.
shutbox-variant-classic = Klassisk
    .about = Bliv ved, til et slag ikke passer nogen steder; det, der står åbent, er dine point.
shutbox-variant-young = For de yngste
    .about = Ét slag pr. tur; den, der intet kan lukke, er ude.
shutbox-variant-solo = Solo
    .about = Alene, spil efter spil, med så få point som muligt.
shutbox-variant-no-surprises = Ingen overraskelser
    .about = Hver åben klap koster ét point, uanset hvilken.
shutbox-variant-two-first = Først 2’eren
    .about = Det første slag i en tur skal lukke 2’eren, alene eller i en sum.
shutbox-variant-three-first = Først 3’eren
    .about = Det første slag i en tur skal lukke 3’eren, alene eller i en sum.
shutbox-variant-three-down = Tre lukket på forhånd
    .about = Klapperne 1, 2 og 3 er lukket fra starten.
shutbox-variant-unlucky-seven = Uheldige 7
    .about = 7’eren er lukket fra starten, og et slag på 7 slutter din tur.
shutbox-variant-even-or-odd = Lige eller ulige
    .about = Vælg de lige eller de ulige tal før dit første slag; kun de er med i spillet.
shutbox-variant-two-ten = 210’eren
    .about = To rækker til hver, fire terninger og tal op til 20, i alt 210.
shutbox-variant-sum-or-exact = Sum eller præcis
    .about = Luk selve summen, eller præcis de tal, terningerne viser.
shutbox-variant-digital = Digital
    .about = De åbne tal ved siden af hinanden er dine point: 1, 2 og 5 er 125.
shutbox-variant-tournament = Turnering
    .about = Runde efter runde, alt lægges sammen.
shutbox-players = Spillere
    .about = Hvor mange der spiller.
shutbox-first = Hvem begynder
    .about = Den, der slår højest, eller en bestemt plads.
shutbox-first-rules = som reglerne siger
shutbox-rows = Rækker
    .about = En række klapper til hver, eller én boks til alle.
shutbox-rows-own = en række til hver
shutbox-rows-shared = én boks
shutbox-tiles = Klapper
    .about = Rækken går fra 1 til dette tal.
shutbox-dice = Terninger
    .about = Hvor mange terninger der slås med.
shutbox-fewer_dice = Færre terninger
    .about = Hvornår man må eller skal slå med færre terninger.
shutbox-fewer_dice-never = aldrig
shutbox-fewer_dice-choice = frit valg, når intet over 6 er åbent
shutbox-fewer_dice-forced = altid én, når intet over 6 er åbent
shutbox-fewer_dice-sum-6 = frit valg, når de åbne tal højst er 6 tilsammen
shutbox-score = Pointtælling
    .about = Hvad åbne klapper koster.
shutbox-score-sum = deres sum
shutbox-score-digital = deres cifre ved siden af hinanden
shutbox-score-count = ét point hver
shutbox-first_hit = Første træffer
    .about = Den klap, som det første slag i en tur skal lukke.
shutbox-first_hit-0 = ingen
shutbox-preshut = Lukket på forhånd
    .about = Klapper, der er lukket fra starten.
shutbox-bust = Uheldigt tal
    .about = Det antal øjne, der slutter en tur med det samme.
shutbox-bust-0 = intet
shutbox-parity = Lige eller ulige
    .about = Om alle tal er med, eller hver spiller vælger lige eller ulige.
shutbox-parity-all = alle tal
shutbox-parity-choice = hver spiller vælger
shutbox-combine = Hvad man må lukke
    .about = Enhver sum, der giver antallet af øjne, eller kun selve summen eller præcis terningernes tal.
shutbox-combine-sum = enhver sum
shutbox-combine-exact = sum eller præcis
shutbox-order = Rækkefølge
    .about = Slå, så længe det går, eller kun én gang pr. tur.
shutbox-order-turns = hele ture
shutbox-order-rounds = ét slag pr. tur
shutbox-tie = Uafgjort
    .about = Hvad der sker, når flere har færrest point.
shutbox-tie-roll = spillerne, der står lige, slår en gang til
shutbox-tie-game = spillerne, der står lige, spiller igen
shutbox-tie-share = de deler sejren
shutbox-until = Længde
    .about = Efter ét spil, når solospilleren stopper, eller når point eller runder er nået.
shutbox-until-game = ét spil
shutbox-until-stop = til du stopper
shutbox-until-points = { $count ->
    [one] 1 point
   *[other] { $count } point
}
shutbox-until-rounds = { $count ->
    [one] én runde
   *[other] { $count } runder
}
shutbox-shut = Alt lukket
    .about = Om det vinder det hele med det samme, eller tæller nul point og stopper spillet.
shutbox-shut-wins = vinder med det samme
shutbox-shut-counts = tæller nul point
shutbox-unplayed = Når boksen er lukket
    .about = Hvad de får, hvis tur blev afbrudt, da boksen blev lukket.
shutbox-unplayed-open = de andre får det, der står åbent
shutbox-unplayed-nothing = de andre får intet
shutbox-unplayed-play_on = de andre spiller færdig
shutbox-lead = Hvem begynder næste runde
    .about = Hvem der begynder den næste runde i en match.
shutbox-lead-stays = den samme spiller
shutbox-lead-rotates = den næste spiller
shutbox-out = Når alle er ude
    .about = Hvem der vinder et spil med ét slag pr. tur, hvis ingen lukker alle klapper.
shutbox-out-score = den med færrest point vinder
shutbox-out-last = den sidste, der stadig er med, vinder

## Tuki Tuki

tuki-players = Spillere
    .about = Hvor mange der spiller.
tuki-rounds = Runder
    .about = Hvor mange runder der lægges sammen.
tuki-first = Hvem begynder
    .about = Den, der vender den højeste sum, begynder hver runde, eller en bestemt plads.
tuki-first-rules = som reglerne siger

## Rolit

rolit-preset = Regler
    .about = Reglerne for { game-rolit }, eller for dets ældre fætter.
rolit-preset-rolit = { game-rolit }
    .about = To til fire farver; den, der intet kan erobre, lægger en kugle ved siden af en anden.
rolit-preset-reversi = Reversi
    .about = To farver, almindelig Othello: et træk skal erobre, og den, der ikke kan, melder pas.
rolit-size = Bræt
    .about = Hvor mange huller en side har.
rolit-size-4 = 4 × 4
rolit-size-6 = 6 × 6
rolit-size-8 = 8 × 8
rolit-players = Spillere
    .about = Hvor mange der spiller.
rolit-colours = Farver
    .about = Farven på hver plads.
rolit-first = Hvem begynder
    .about = Den farve, en trillet kugle viser, eller en bestemt plads.
rolit-first-rules = som reglerne siger
