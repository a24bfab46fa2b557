### The rules of each game as a player reads them in the game, paragraph by paragraph, in the order of the file.
###
### rules-GAME-PART        a paragraph; .title is its heading. The full rules, with their ids, are in docs/rules/.
### What no rulebook says is ours, and the last paragraph says so.

rules-chosen = Valt för det här spelet
rules-option = { $option }: { $value }

## Shut the Box

rules-shutbox-aim = Stäng alla dina luckor, eller ha minst antal minuspoäng kvar.
    .title = Målet
rules-shutbox-turn = Kasta tärningarna. Stäng en eller flera öppna luckor som tillsammans ger exakt antalet ögon: för 9 kan det vara 9, eller 1 och 8, eller 2, 3 och 4. En stängd lucka förblir stängd. Kasta vidare så länge summan går att få ihop; när det inte går är din tur slut, och någon andra chans finns inte.
    .title = Din tur
rules-shutbox-dice = När 7, 8, 9 och 10 alla är stängda i TACTica väljer du före varje kast om du tar en tärning eller två. Lådan med tolv spelas alltid med båda.
    .title = En tärning eller två
rules-shutbox-end = Den som stänger sista luckan vinner direkt, även innan de andra har fått spela. Lyckas ingen läggs de öppna talen ihop, och den lägsta summan vinner.
    .title = Slutet
rules-shutbox-first = Alla kastar en tärning; den som kastar högst börjar, och turen går vidare medsols.
    .title = Vem börjar
rules-shutbox-notation = Skriv talen med ett plus: 1+8. Eller klicka på dem på brädet, ett i taget, eller välj ur listan. ”roll 1” kastar en tärning.
    .title = Så gör du ett drag
rules-shutbox-ours = Där de tryckta reglerna tiger har vi bestämt: blir det lika om att börja kastas det om; blir det lika på slutet kastas det vidare så länge någon av dem ännu kan stänga något; en match till 100 poäng slutar med den runda då någon når dit.
    .title = Våra egna regler

## Tuki Tuki

rules-tuki-aim = Avsluta fem rundor med så få poäng som möjligt. Dina åtta kort ligger med baksidan upp i två rader om fyra, och ingen vet vilka de är, inte du heller.
    .title = Målet
rules-tuki-turn = Först vänder alla upp två kort, och den med högst summa börjar. I din tur tar du det översta kortet från talongen eller från slänghögen. Lägg det i stället för ett av dina kort, öppet eller dolt; det gamla kortet går till slänghögen. Ett kort från talongen får du också slänga, och då vänder du upp ett av dina dolda kort.
    .title = Din tur
rules-tuki-last = Har du bara ett dolt kort kvar får du slänga kortet från talongen och låta ditt ligga dolt, så ofta du vill. Så snart någon inte har något dolt kort kvar får alla andra en sista tur; sedan vänds alla kort upp och räknas.
    .title = Sista kortet
rules-tuki-count = Dina tal läggs ihop. Två lika tal ovanför varandra är ett par och räknas som 0. Två par av samma tal är ett fyrtal och räknas som −10, tre är ett sextal och räknas som −15, fyra är ett åttatal och räknas som −20.
    .title = Poängräkning
rules-tuki-parrot = En papegoja härmar kortet ovanför eller under sig och bildar på så vis ett par. Tar du just det tal som din papegoja härmar får du lägga det på papegojans plats, och papegojan flyger till ett av dina dolda kort, som går osett till slänghögen.
    .title = Papegojor
rules-tuki-notation = Kolumnerna heter a till d, raderna 1 och 2. ”take stock”, ”take discard”; sedan lägger ”a1” kortet där, ”drop a1” slänger det och vänder upp a1, ”drop” vänder inte upp något, ”fly a1 c2” låter papegojan på a1 landa på c2. Eller klicka på högar och kort: för ”drop a1” först på slänghögen, sedan på a1.
    .title = Så gör du ett drag
rules-tuki-ours = Vid samma summa börjar enligt reglerna den som fyller år närmast; här avgör lotten. Där de tryckta reglerna tiger har vi bestämt: två papegojor i en kolumn räknas som 0; en tom talong görs på nytt av slänghögen, och efter andra gången får alla en sista tur; vid lika många poäng delas segern.
    .title = Våra egna regler

## Rolit

rules-rolit-aim = När brädet är fullt vinner den färg som syns flest gånger.
    .title = Målet
rules-rolit-turn = Lägg en kula i din färg i en tom grop, så att det i rak linje ligger kulor i andra färger mellan den och en annan kula av dina. Alla kulor som den nya kulan stänger in, i alla åtta riktningar, vänds till din färg. Kan du erövra måste du.
    .title = Din tur
rules-rolit-cannot = Kan du inte erövra, eller har din färg försvunnit, lägger du en kula i valfri grop intill en annan kula. Ingen passar någonsin.
    .title = När inget går att erövra
rules-rolit-first = En kula rullas som en tärning; färgen som hamnar överst börjar, och turen går vidare medsols.
    .title = Vem börjar
rules-rolit-notation = Skriv kolumn och rad: d3. Eller klicka på gropen, eller välj ur listan. Gropar där du får spela är markerade; klamrarna visar kulan som just lades och dem den vände.
    .title = Så gör du ett drag
rules-rolit-ours = Där de tryckta reglerna tiger har vi bestämt: färger som ingen spelar kan erövras och räknas inte för någon; vid lika antal delas segern. Med valet Reversi gäller reglerna för vanlig Othello: ett drag måste erövra, och den som inte kan passar.
    .title = Våra egna regler
