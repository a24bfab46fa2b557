### A lesson for each game: one sentence for each thing that a learner does, by what is on the board then
### (games/NAME/lesson.py). `.otherwise` answers a move that is allowed, but not the one of the lesson.

## The page

web-lesson = { $game }: en lektion
web-lesson-step = Steg { $number } av { $count }
web-lesson-back = Tillbaka
web-lesson-next = Vidare
web-lesson-show = Visa mig
web-lesson-leave = Lämna lektionen
web-lesson-again = Börja om
web-lesson-you = Du

## Shut the Box

lesson-shutbox-roll = Dina tio luckor är öppna. Stäng alla så vinner du. Kasta tärningarna!
lesson-shutbox-shut = 6 och 3 är nio. Stäng luckor som tillsammans ger exakt 9: det finns flera sätt, välj ett.
lesson-shutbox-again = Stängda luckor förblir stängda. Du kastar vidare så länge ett kast passar.
lesson-shutbox-die = Några kast senare är bara 1, 2 och 5 öppna. När inget över 6 är öppet får du kasta en tärning. Prova.
    .otherwise = Två tärningar är också tillåtet, men summan skulle ofta bli för hög. Prova en tärning.
lesson-shutbox-over = En 4:a passar inte: din tur är slut. 1 + 2 + 5 är fortfarande öppna: 8 poäng. Färre är bättre.
lesson-shutbox-luck = En annan tur, med mer flyt: bara 2:an är öppen. Kasta en tärning.
    .otherwise = Två tärningar ger 2 bara med två 1:or. Kasta en tärning.
lesson-shutbox-last = En 2:a! Stäng din sista lucka.
lesson-shutbox-won = Lådan är stängd och du vinner direkt. Lyckas ingen vinner lägsta poängen.

## Tuki Tuki

lesson-tuki-open = Framför dig ligger åtta dolda kort. Ingen känner till dem, inte ens du. Vänd upp kortet längst upp till vänster.
    .otherwise = Du får vända upp vilket kort som helst. Ta först det längst upp till vänster.
lesson-tuki-below = En tolva. Det är mycket, och den som har minst poäng vinner. Vänd upp kortet under den.
    .otherwise = Vilket kort som helst går bra. Ta först det under tolvan.
lesson-tuki-pair = En tolva till! Två lika tal ovanför varandra är ett par och räknas inte.
lesson-tuki-take = I din tur tar du ett kort: från talongen eller från slänghögen. Ta ett från talongen.
    .otherwise = Du får också ta 7:an från slänghögen. Ta först ett kort från talongen.
lesson-tuki-put = En 1:a är bra. Lägg den i stället för ett dolt kort.
    .otherwise = Behåll ditt par, och behåll 1:an: lägg den i stället för ett dolt kort.
lesson-tuki-old = Det gamla kortet var en 10:a. Det går till slänghögen, och det blir nästas tur.
lesson-tuki-third = Du har ett par treor och en tredje. En fjärde ligger på slänghögen: ta den.
    .otherwise = Talongen kan ge vad som helst. Ta trean som du ser.
lesson-tuki-fourth = Lägg den under den tredje.
    .otherwise = Det finns en bättre plats: under trean som är ensam.
lesson-tuki-four = Två par av samma tal är ett fyrtal. Det ger −10: tio poäng mindre!
lesson-tuki-parrot = En papegoja härmar kortet ovanför eller under sig. Ta den här från slänghögen.
    .otherwise = Papegojor är sällsynta. Ta den här från slänghögen.
lesson-tuki-mimic = Lägg papegojan under din tolva.
    .otherwise = Det finns en bättre plats: under tolvan.
lesson-tuki-mimics = Papegojan är nu en andra tolva. Ett par: inget att räkna.
lesson-tuki-hidden = Slutet av en runda: bara ett av dina kort är dolt. Ta ett kort från talongen.
    .otherwise = Ta den här gången ett kort från talongen.
lesson-tuki-close = En 1:a. Lägg den i stället för ditt sista dolda kort.
    .otherwise = Det går, men låt oss avsluta: lägg den i stället för ditt sista dolda kort.
lesson-tuki-won = Utan dolda kort är du klar. De andra fick en sista tur. Du har 3 poäng, den andra 32: du vinner!

## Rolit

lesson-rolit-trap = Du spelar rött. Lägg en kula i en markerad grop, så att en kula i en annan färg stängs in mellan två av dina.
lesson-rolit-turned = Allt du stängde in har blivit rött. Nu skulle det vara gröns tur.
lesson-rolit-most = En kula kan stänga in längs flera linjer på en gång. Hitta gropen som vänder fyra kulor.
    .otherwise = Den vänder färre. Hitta gropen som vänder fyra kulor.
lesson-rolit-lines = Fyra på en gång! Kan du erövra måste du.
lesson-rolit-place = Här kan du inte erövra något. Då lägger du din kula bredvid vilken annan som helst.
lesson-rolit-placed = Inget har vänts, men din kula kan hjälpa senare. Man passar aldrig.
lesson-rolit-corner = Ta hörnet: en kula i ett hörn kan aldrig vändas igen.
    .otherwise = Det erövrar också, men hitta hörnet.
lesson-rolit-safe = Den här kulan förblir röd till slutet.
lesson-rolit-full = På det här lilla brädet är en grop kvar, och det är din tur. Lägg den sista kulan.
lesson-rolit-won = Brädet är fullt, och rött syns mest: 11 mot 5. Du vinner!
