### Names of games and of everything that can be chosen in them.
###
### GAME                   a game; .about explains it in one sentence
### GAME-OPTION            an option; .about explains it in one sentence
### GAME-OPTION-VALUE      a value of an option; editions, variants and presets also have .about

game-shutbox = Shut the Box
    .about = Kasta tärningarna och stäng luckorna: den som stänger alla har vunnit, annars vinner den med minst poäng.
game-tuki = Tuki Tuki
    .about = Åtta kort som ingen känner till: byt dem, vänd upp dem, bilda par med papegojornas hjälp och sluta med minst poäng.
game-rolit = Rolit
    .about = Stäng in de andras kulor mellan två av dina och vänd dem till din färg.

## Shut the Box

shutbox-edition = Utgåva
    .about = Det tryckta spel vars regler gäller.
shutbox-tactica = TACTica
shutbox-edition-tactica = { shutbox-tactica }, en rad var
    .about = Luckorna 1 till 10, och alla har sin egen rad.
shutbox-edition-tactica-shared = { shutbox-tactica }, en låda
    .about = Luckorna 1 till 10 i en låda som alla spelar på i tur och ordning.
shutbox-edition-twelve = Låda med tolv
    .about = Luckorna 1 till 12, alltid två tärningar.
shutbox-edition-nine = Låda med nio
    .about = Luckorna 1 till 9 i en låda.
shutbox-variant = Variant
    .about = En samling finare regler med ett namn.
shutbox-variant-classic = Klassisk
    .about = Fortsätt tills ett kast inte passar någonstans; det som står öppet blir dina poäng.
shutbox-variant-young = För de yngsta
    .about = Ett kast per tur; den som inte kan stänga något är ute.
shutbox-variant-solo = Solo
    .about = På egen hand, spel efter spel, med så få poäng som möjligt.
shutbox-variant-no-surprises = Inga överraskningar
    .about = Varje öppen lucka kostar en poäng, vilken det än är.
shutbox-variant-two-first = 2:an först
    .about = Första kastet i en tur måste stänga 2:an, ensam eller i en summa.
shutbox-variant-three-first = 3:an först
    .about = Första kastet i en tur måste stänga 3:an, ensam eller i en summa.
shutbox-variant-three-down = Tre redan stängda
    .about = Luckorna 1, 2 och 3 är stängda från början.
shutbox-variant-unlucky-seven = Otursjuan
    .about = 7:an är stängd från början, och ett kast på 7 avslutar din tur.
shutbox-variant-even-or-odd = Jämnt eller udda
    .about = Välj de jämna eller de udda talen före ditt första kast; bara de är med i spelet.
shutbox-variant-two-ten = 210:an
    .about = Två rader var, fyra tärningar och tal upp till 20, tillsammans 210.
shutbox-variant-sum-or-exact = Summa eller exakt
    .about = Stäng själva summan, eller exakt de tal som tärningarna visar.
shutbox-variant-digital = Digital
    .about = De öppna talen bredvid varandra är dina poäng: 1, 2 och 5 blir 125.
shutbox-variant-tournament = Turnering
    .about = Runda efter runda, allt läggs ihop.
shutbox-players = Spelare
    .about = Hur många som spelar.
shutbox-first = Vem börjar
    .about = Den som kastar högst, eller en viss plats.
shutbox-first-rules = som reglerna säger
shutbox-rows = Rader
    .about = En rad luckor för var och en, eller en låda för alla.
shutbox-rows-own = en rad var
shutbox-rows-shared = en låda
shutbox-tiles = Luckor
    .about = Raden går från 1 till detta tal.
shutbox-dice = Tärningar
    .about = Hur många tärningar som kastas.
shutbox-fewer_dice = Färre tärningar
    .about = När man får eller måste kasta färre tärningar.
shutbox-fewer_dice-never = aldrig
shutbox-fewer_dice-choice = fritt val, när inget över 6 är öppet
shutbox-fewer_dice-forced = alltid en, när inget över 6 är öppet
shutbox-fewer_dice-sum-6 = fritt val, när de öppna talen blir högst 6 tillsammans
shutbox-score = Poängräkning
    .about = Vad öppna luckor kostar.
shutbox-score-sum = deras summa
shutbox-score-digital = deras siffror bredvid varandra
shutbox-score-count = en poäng var
shutbox-first_hit = Första träffen
    .about = Luckan som första kastet i en tur måste stänga.
shutbox-first_hit-0 = ingen
shutbox-preshut = Stängda i förväg
    .about = Luckor som är stängda från början.
shutbox-bust = Oturstal
    .about = Antalet ögon som avslutar en tur direkt.
shutbox-bust-0 = inget
shutbox-parity = Jämnt eller udda
    .about = Om alla tal är med, eller om var och en väljer jämnt eller udda.
shutbox-parity-all = alla tal
shutbox-parity-choice = var och en väljer
shutbox-combine = Vad som får stängas
    .about = Vilken summa som helst som ger antalet ögon, eller bara själva summan eller exakt tärningarnas tal.
shutbox-combine-sum = vilken summa som helst
shutbox-combine-exact = summa eller exakt
shutbox-order = Ordning
    .about = Kasta så länge det går, eller bara en gång per tur.
shutbox-order-turns = hela turer
shutbox-order-rounds = ett kast per tur
shutbox-tie = Oavgjort
    .about = Vad som händer när flera har lägst poäng.
shutbox-tie-roll = de som ligger lika kastar en gång till
shutbox-tie-game = de som ligger lika spelar igen
shutbox-tie-share = de delar på segern
shutbox-until = Längd
    .about = Efter ett spel, när den som spelar ensam slutar, eller när poäng eller rundor är nådda.
shutbox-until-game = ett spel
shutbox-until-stop = tills du slutar
shutbox-until-points = { $count ->
    [one] 1 poäng
   *[other] { $count } poäng
}
shutbox-until-rounds = { $count ->
    [one] en runda
   *[other] { $count } rundor
}
shutbox-shut = Allt stängt
    .about = Om det vinner allt direkt, eller räknas som noll poäng och stoppar spelet.
shutbox-shut-wins = vinner direkt
shutbox-shut-counts = räknas som noll poäng
shutbox-unplayed = När lådan är stängd
    .about = Vad de får vars tur avbröts av en stängd låda.
shutbox-unplayed-open = de andra får det som är öppet
shutbox-unplayed-nothing = de andra får ingenting
shutbox-unplayed-play_on = de andra spelar klart
shutbox-lead = Vem börjar nästa runda
    .about = Vem som börjar nästa runda i en match.
shutbox-lead-stays = samma spelare
shutbox-lead-rotates = nästa spelare
shutbox-out = När alla är ute
    .about = Vem som vinner ett spel med ett kast per tur om ingen stänger alla luckor.
shutbox-out-score = den med minst poäng vinner
shutbox-out-last = den sista som är kvar vinner

## Tuki Tuki

tuki-players = Spelare
    .about = Hur många som spelar.
tuki-rounds = Rundor
    .about = Hur många rundor som läggs ihop.
tuki-first = Vem börjar
    .about = Den som vänder högst summa börjar varje runda, eller en viss plats.
tuki-first-rules = som reglerna säger

## Rolit

rolit-preset = Regler
    .about = Reglerna för { game-rolit }, eller för dess äldre kusin.
rolit-preset-rolit = { game-rolit }
    .about = Två till fyra färger; den som inte kan erövra lägger en kula intill en annan.
rolit-preset-reversi = Reversi
    .about = Två färger, vanlig Othello: ett drag måste erövra, och den som inte kan passar.
rolit-size = Bräde
    .about = Hur många gropar en sida har.
rolit-size-4 = 4 × 4
rolit-size-6 = 6 × 6
rolit-size-8 = 8 × 8
rolit-players = Spelare
    .about = Hur många som spelar.
rolit-colours = Färger
    .about = Färgen på varje plats.
rolit-first = Vem börjar
    .about = Färgen som en rullad kula visar, eller en viss plats.
rolit-first-rules = som reglerna säger
