### The rules of each game as a player reads them at the table. A game chooses the sentences that are true for its options
### (games/NAME/rulebook.py). The full rules, with their ids, are in docs/rules/.
###
### rules-title            the headings
### rules-GAME-PART        a paragraph; where it depends on an option, the option chooses the sentence
### rules-GAME-ours        what no rulebook says and we decided
### rules-moving-…         how one moves on a page and in the terminal

rules-chosen = Valt för det här spelet
rules-option = { $option }: { $value }
rules-unusual = Det här bordet avviker från de vanliga reglerna: { $options }.
rules-title = { $part ->
    [aim] Målet
    [setup] Förberedelser
    [first] Vem börjar
    [turn] Din tur
    [dice] Hur många tärningar
    [cannot] När du inte kan erövra
    [last] Det sista kortet
    [parrots] Papegojor
    [count] Räkning
    [end] Slutet
    [match] Matchen
    [tie] Lika
    [tips] Tips
    [worth] Vad groparna är värda
    [moving] Så gör du ett drag
   *[ours] Våra egna regler
}
rules-who = För { $least } till { $most } spelare från { $age } år.
rules-who-any = För { $least } till { $most } spelare.
rules-who-exactly = { $players ->
    [one] För en spelare från { $age } år.
    [2] För två spelare från { $age } år.
   *[other] För { $players } spelare från { $age } år.
}
rules-who-exactly-any = { $players ->
    [one] För en spelare.
    [2] För två spelare.
   *[other] För { $players } spelare.
}
rules-first-seat = { $name } börjar, och turen går vidare medsols.
rules-first-alone = { $name } börjar.
rules-ours-about = Bestämt av oss, inte av tryckta regler:

## Shut the Box

rules-shutbox-aim = { $aim ->
    [wins] Stäng alla luckor så vinner du direkt. Lyckas ingen vinner den med minst poäng.
    [last] Stäng alla luckor så vinner du direkt.
    [counts] Sluta med minst poäng. Den som stänger alla luckor får 0 poäng, och bättre går det inte.
   *[solo] Spela om och om igen och försök få så få poäng som möjligt. Med alla luckor stängda går det inte bättre.
}
rules-shutbox-rows = { $rows ->
    [own] Var och en har en egen rad luckor från 1 till { $tiles }. Från början är alla öppna.
    [two] Var och en har två rader luckor från 1 till { $tiles }. Från början är alla öppna.
    [alone] Dina luckor går från 1 till { $tiles }. Från början är alla öppna.
   *[shared] Det finns en låda med luckor från 1 till { $tiles }. Från början är alla öppna, och de öppnas igen för varje spelare.
}
rules-shutbox-preshut = Stängda från början: { $flaps }.
rules-shutbox-parity = Välj de jämna eller de udda talen före ditt första kast. Bara de luckorna är med; de andra räknas inte.
rules-shutbox-roll = { $combine ->
    [sum] Kasta och stäng en eller flera öppna luckor som tillsammans ger exakt antalet ögon. Inget får bli över.
   *[exact] Kasta och stäng antingen den enda lucka som är lika med summan, eller exakt dem som tärningarna visar.
}
rules-shutbox-example = { $total } kan bildas så här: { $sets }.
rules-shutbox-example-exact = Med { $faces } kan du stänga { $total }, eller { $faces }.
rules-shutbox-go = { $order ->
    [turns] Stängda luckor förblir stängda. Kasta vidare så länge du kan stänga något. Det första kastet som inte passar avslutar din tur; någon andra chans finns inte.
   *[rounds] Ett kast var, varv efter varv. Stängda luckor förblir stängda. Den som inte kan stänga något åker ut.
}
rules-shutbox-first-hit = Turens första kast måste stänga { $number }, ensam eller i en summa. Går det inte är din tur slut.
rules-shutbox-bust = Summan { $total } avslutar din tur direkt.
rules-shutbox-dice = { $fewer ->
    [never] Du kastar alltid alla tärningar.
    [choice] När ingen lucka över 6 är öppen väljer du före varje kast hur många tärningar du kastar.
    [forced] När ingen lucka över 6 är öppen kastar du en enda tärning.
   *[sum] När de öppna luckorna tillsammans är 6 eller mindre väljer du före varje kast hur många tärningar du kastar.
}
rules-shutbox-end = { $end ->
    [wins] Den som stänger sista luckan vinner direkt, även innan de andra har spelat.
    [once] Den som stänger sista luckan vinner direkt.
    [match] Den som stänger sista luckan vinner hela matchen direkt, vilken ställningen än är.
    [open] Den som stänger sista luckan får inga poäng, och spelet stannar: de andra får det som är öppet hos dem.
    [round] Den som stänger sista luckan får inga poäng, och rundan tar slut: de andra får det som är öppet hos dem.
    [nothing] Den som stänger sista luckan får inga poäng, och rundan tar slut: den som inte var klar får heller inga.
    [play_on] Den som stänger sista luckan får inga poäng; de andra spelar klart sin tur.
   *[solo] När sista luckan är stängd slutar din serie med ett perfekt resultat.
}
rules-shutbox-out = { $out ->
    [score] Är alla ute före det vinner den med minst poäng.
   *[last] Så snart alla andra är ute vinner den sista spelaren som är kvar.
}
rules-shutbox-count = { $score ->
    [sum] De öppna talen läggs ihop.
    [digital] De öppna talen läses bredvid varandra som ett tal.
   *[count] Varje öppen lucka kostar en poäng.
}
rules-shutbox-left = Blir { $flaps } kvar öppna kostar det { $points } poäng.
rules-shutbox-until = { $until ->
    [points] Runda följer på runda, och poängen läggs ihop. När någon har { $count } poäng vinner den lägsta summan.
    [rounds] { $count ->
        [one] Det spelas en runda.
       *[other] Det spelas { $count } rundor, och poängen läggs ihop. Den lägsta summan vinner.
    }
   *[stop] Efter varje spel spelar du igen eller slutar. Alla spel antecknas, och det bästa räknas.
}
rules-shutbox-lead = { $lead ->
    [rotates] Nästa spelare börjar nästa runda.
   *[stays] Samma spelare börjar varje runda.
}
rules-shutbox-tie = { $tie ->
    [roll] De som ligger lika kastar i tur och ordning en gång till på sin rad som den står, stänger vad de kan och räknas om.
    [game] De som ligger lika spelar ett spel till mot varandra.
    [round] De som ligger lika spelar en runda till mot varandra.
   *[share] De som ligger lika delar på segern.
}
rules-shutbox-first = Alla kastar en tärning. Den som kastar högst börjar, och turen går vidare medsols.
rules-shutbox-ours = { $what ->
    [box] Inga regler beskriver den här lådan: den är en vanlig husversion.
    [mixed] Några av de här reglerna har valts för det här bordet, utöver de tryckta.
    [seats] Reglerna säger inte hur många som kan spela; hos oss är det { $most }.
    [alone] Enligt reglerna är 210:an för två; här kan man också spela den ensam.
    [limit] Gränsen på { $most } spelare är vår.
    [dice] Enligt reglerna till { shutbox-tactica } får du välja mellan en och två tärningar när 7, 8, 9 och 10 är stängda; hos oss gäller det också för andra luckor och ett annat antal tärningar.
    [first] Vid lika kast om första turen kastar de berörda om.
    [start] Reglerna till den här lådan säger inte vem som börjar; vi kastar om det.
    [tie-roll] Är det lika kastas det vidare så länge det varar. Den som stänger allt under tiden vinner. Kan inget kast hjälpa längre delas segern.
    [tie-game] Är det lika spelas det vidare så länge det varar.
    [tie] Reglerna till den här lådan säger inte vad som händer när det är lika.
    [round] En match slutar med den runda då någon når gränsen, så att alla spelar lika många rundor.
    [finish] Rundan då någon når gränsen spelas klart.
    [digital] En match med digital räkning varar fem rundor om ni inte väljer annat.
    [out] Reglerna säger inte vem som vinner när alla är ute.
    [unplayed] Reglerna säger inte vad de andra får när någon stänger lådan och matchen går vidare.
    [lead] Reglerna säger inte vem som börjar nästa runda.
    [exact] Två lika kan bara stänga summan, och en ensam tärning bara sitt eget tal.
    [exact-more] Fler än två tärningar stänger summan, eller alla sina tal om de är olika.
    [parity] Var och en väljer själv sin halva.
    [half] Den som får betala för en tur som aldrig spelades betalar den mindre halvan.
    [halves] Den som får betala för en tur som aldrig spelades betalar båda halvorna; så var regeln när det här spelet började.
    [tie-shut] I en sådan runda vinner den som stänger lådan.
   *[solo] Ditt bästa spel räknas, och en stängd låda avslutar serien.
}
rules-moving-web-shutbox = Tryck på luckorna du vill stänga, eller på en av de föreslagna summorna, och sedan på Stäng. Mellanslag eller Enter kastar.
rules-moving-terminal-shutbox = Skriv talen med plus: 1+8. Eller klicka på dem en och en på brädet, eller välj ur listan. ”roll 1” kastar en tärning.

## Tuki Tuki

rules-tuki-aim = { $rounds ->
    [one] Ha minst poäng när rundan är slut.
   *[other] Ha minst poäng efter { $rounds } rundor.
}
rules-tuki-setup = Det finns 108 kort: åtta av varje tal från 0 till 12 och fyra papegojor. Alla får åtta dolda kort i två rader om fyra. Ingen får titta på dem, inte ens ägaren. Resten är talongen; dess översta kort börjar slänghögen, som alltid ligger öppen.
rules-tuki-open = Alla vänder upp två av sina kort.
rules-tuki-first = Den med högst summa börjar, och turen går vidare medsols.
rules-tuki-turn = I din tur tar du det översta kortet från talongen eller från slänghögen. Lägg det i stället för ett av dina kort, öppet eller dolt; det gamla kortet går till slänghögen, och ett dolt kort ses inte först.
rules-tuki-drop = Ett kort från talongen får du också slänga; då vänder du upp ett av dina dolda kort. Ett kort från slänghögen måste läggas.
rules-tuki-last = Har du bara ett dolt kort kvar får du slänga kortet från talongen och låta ditt ligga dolt, så ofta du vill.
rules-tuki-end = Den första utan dolda kort är klar. Alla andra får en sista tur, sedan vänds det som ännu är dolt upp och allt räknas.
rules-tuki-total = Efter den sista rundan vinner den lägsta summan.
rules-tuki-count = Dina tal läggs ihop. Två lika tal ovanför varandra är ett par och räknas som 0. Bredvid varandra eller någon annanstans är de inget par.
rules-tuki-sets = Två par av samma tal är ett fyrtal och ger −10, tre är ett sextal och ger −15, fyra är ett åttatal och ger −20.
rules-tuki-parrot = En papegoja härmar kortet ovanför eller under sig och bildar så ett par, ett fyrtal, ett sextal eller ett åttatal.
rules-tuki-fly = Tar du just det tal som din papegoja härmar får du lägga det på dess plats. Papegojan flyger till ett av dina dolda kort, som går osett till slänghögen. Talkort flyttar sig aldrig.
rules-tuki-tip = { $what ->
    [low] Byt höga kort mot låga, men tänk först på par: ett par tolvor räknas som 0.
    [four] Ett andra par av samma tal drar av tio poäng.
   *[close] Att bli klar först är en chansning: alla andra får en tur till. Gör det när du tror att du ligger lägst.
}
rules-tuki-ours = { $what ->
    [rounds] Enligt reglerna spelas fem rundor.
    [draw] Vid samma summa börjar enligt reglerna den som fyller år närmast; här avgör lotten.
    [order] De två första korten vänds upp en spelare i taget.
    [opened] En uppvänd papegoja räknas då som det öppna tal den härmar, annars 0.
    [parrots] Två papegojor i en kolumn räknas som 0 och hör inte till något fyrtal.
    [closing] Också den som byter sitt sista dolda kort eller låter en papegoja landa på det är klar.
    [stock] En tom talong görs på nytt av slänghögen, utom dess översta kort. Efter andra gången i en runda får alla en sista tur.
    [stalled] Efter 50 turer i rad utan kort från talongen får alla en sista tur.
   *[shared] Vid lika många poäng delas segern.
}
rules-moving-web-tuki = Tryck på talongen eller slänghögen och sedan på kortet som ska bytas. För allt annat finns knappar.
rules-moving-terminal-tuki = Kolumnerna är a till d, raderna 1 och 2. ”take stock”, ”take discard”; sedan lägger ”a1” kortet där, ”drop a1” slänger det och vänder upp a1, ”drop” vänder inget, ”fly a1 c2” låter papegojan på a1 landa på c2. Eller klicka på högar och kort: för ”drop a1” på slänghögen, sedan på a1.

## Rolit

rules-rolit-aim = När brädet är fullt vinner den färg som syns mest.
rules-rolit-setup = Brädet har { $size } × { $size } gropar. I mitten ligger fyra kulor, var och en med sin färg uppåt.
rules-rolit-colours = Var och en har en färg och sitter vid dess sida av brädet: { $colours }.
rules-rolit-neutral = Färger som ingen spelar ({ $colours }) är neutrala: de kan erövras och räknas inte för någon.
rules-rolit-first = En kula rullas som en tärning. Den som spelar färgen överst börjar, och turen går vidare medsols.
rules-rolit-turn = Lägg en kula i din färg i en tom grop så att det i en rak linje ligger kulor i andra färger mellan den och en annan av dina kulor. Alla kulor som den nya stänger in i de åtta riktningarna får din färg. Kulor som just har vänts stänger inte in något.
rules-rolit-must = Kan du erövra måste du.
rules-rolit-final = Ett tillåtet drag gäller; efter ett otillåtet ställs brädet tillbaka som det var.
rules-rolit-cannot = Kan du inte erövra, eller har din färg försvunnit, lägg en kula i vilken tom grop som helst bredvid vilken kula som helst. Man passar aldrig.
rules-rolit-tip = { $what ->
    [size] Draget som vänder flest kulor är inte alltid det bästa.
   *[corner] En kula i ett hörn kan aldrig vändas igen. Ett drag alldeles bredvid ett hörn skänker ofta bort det.
}
rules-rolit-worth = { $how ->
    [random] Den spelare som fyller en grop vinner så många fler (+) eller färre (−) av 100 spel än en lika stor del; mätt i slumpspel.
   *[learned] Den spelare som fyller en grop vinner så många fler (+) eller färre (−) av 100 spel än en lika stor del; mätt i spel mellan bottar som spelar bra.
}
rules-rolit-ours = { $what ->
    [picture] Från övre vänstra hörnet medsols är de fyra kulorna röd, gul, grön och blå, och det är spelordningen.
    [again] Vid en neutral färg rullas det om.
    [corners] Snett bredvid räknas också som bredvid.
    [takeback] Du kan välja att drag får tas tillbaka; vid flera skärmar måste alla säga ja varje gång.
   *[shared] Vid lika antal delas segern.
}
rules-rolit-former = { $what ->
    [roll] En kula rullas som en tärning. Den som spelar färgen överst börjar.
    [picture] Medsols från övre vänstra hörnet är de fyra kulorna röd, gul, grön och blå.
   *[order] Det här spelet började enligt en tidigare version av våra regler: man spelar i platsernas ordning ({ $colours }), inte runt brädet.
}
rules-rolit-reversi-aim = När ingen kan dra längre vinner färgen med flest kulor.
rules-rolit-reversi-setup = Brädet har { $size } × { $size } gropar. Två kulor av varje färg ligger på mittens diagonaler. Det är vanlig Othello och står inte i reglerna till { game-rolit }.
rules-rolit-reversi-colours = Spelarnas färger: { $colours }.
rules-rolit-reversi-turn = Lägg en kula i din färg i en tom grop så att det i en rak linje ligger kulor i den andra färgen mellan den och en annan av dina kulor. Alla kulor som den nya stänger in i de åtta riktningarna får din färg.
rules-rolit-reversi-cannot = Varje drag måste erövra. Den som inte kan passar.
rules-moving-web-rolit = Tryck på en markerad grop. På en liten skärm visar det första trycket vad som erövras, det andra spelar draget.
rules-moving-terminal-rolit = Skriv en kolumn och en rad: d3. Eller klicka på gropen, eller välj ur listan. Möjliga gropar är markerade; hakarna visar kulan som just lagts och dem den vände.
