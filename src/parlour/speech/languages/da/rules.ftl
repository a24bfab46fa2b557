### The rules of each game as a player reads them at the table. A game chooses the sentences that are true for its options
### (games/NAME/rulebook.py). The full rules, with their ids, are in docs/rules/.
###
### rules-title            the headings
### rules-GAME-PART        a paragraph; where it depends on an option, the option chooses the sentence
### rules-GAME-ours        what no rulebook says and we decided
### rules-moving-…         how one moves on a page and in the terminal

rules-chosen = Valgt til dette spil
rules-option = { $option }: { $value }
rules-unusual = Dette bord afviger fra de almindelige regler: { $options }.
rules-title = { $part ->
    [aim] Målet
    [setup] Opstilling
    [first] Hvem begynder
    [turn] Din tur
    [dice] Hvor mange terninger
    [cannot] Når du ikke kan erobre
    [last] Det sidste kort
    [parrots] Papegøjer
    [count] Optælling
    [end] Slutningen
    [match] Matchen
    [tie] Uafgjort
    [tips] Tips
    [worth] Hvad hullerne er værd
    [moving] Sådan trækker du
   *[ours] Vores egne regler
}
rules-who = For { $least } til { $most } spillere fra { $age } år.
rules-who-any = For { $least } til { $most } spillere.
rules-who-exactly = { $players ->
    [one] For én spiller fra { $age } år.
    [2] For to spillere fra { $age } år.
   *[other] For { $players } spillere fra { $age } år.
}
rules-who-exactly-any = { $players ->
    [one] For én spiller.
    [2] For to spillere.
   *[other] For { $players } spillere.
}
rules-first-seat = { $name } begynder, og turen går videre med uret.
rules-first-alone = { $name } begynder.
rules-ours-about = Bestemt af os, ikke af trykte regler:

## Shut the Box

rules-shutbox-aim = { $aim ->
    [wins] Luk alle klapper, og du vinder med det samme. Lykkes det ingen, vinder den med færrest point.
    [last] Luk alle klapper, og du vinder med det samme.
    [counts] Slut med færrest point. Den, der lukker alle klapper, får 0 point, og bedre kan det ikke blive.
   *[solo] Spil igen og igen, og få så få point som muligt. Med alle klapper lukket kan det ikke blive bedre.
}
rules-shutbox-rows = { $rows ->
    [own] Alle har deres egen række klapper fra 1 til { $tiles }. Fra starten er de alle åbne.
    [two] Alle har to rækker klapper fra 1 til { $tiles }. Fra starten er de alle åbne.
    [alone] Dine klapper går fra 1 til { $tiles }. Fra starten er de alle åbne.
   *[shared] Der er én boks med klapper fra 1 til { $tiles }. Fra starten er de alle åbne, og de åbnes igen for hver spiller.
}
rules-shutbox-preshut = Lukket fra starten: { $flaps }.
rules-shutbox-parity = Vælg de lige eller de ulige tal før dit første slag. Kun de klapper er med; de andre tæller ikke.
rules-shutbox-roll = { $combine ->
    [sum] Slå, og luk en eller flere åbne klapper, der tilsammen giver præcis antallet af øjne. Intet må blive til overs.
   *[exact] Slå, og luk enten den ene klap, der er lig med summen, eller præcis dem, terningerne viser.
}
rules-shutbox-example = { $total } kan laves sådan: { $sets }.
rules-shutbox-example-exact = Med { $faces } kan du lukke { $total }, eller { $faces }.
rules-shutbox-go = { $order ->
    [turns] Lukkede klapper forbliver lukkede. Slå videre, så længe du kan lukke noget. Det første slag, der ikke passer, slutter din tur; der er ingen ny chance.
   *[rounds] Ét slag hver, efter tur. Lukkede klapper forbliver lukkede. Den, der ikke kan lukke noget, er ude.
}
rules-shutbox-first-hit = Turens første slag skal lukke { $number }, alene eller i en sum. Kan det ikke, er din tur slut.
rules-shutbox-bust = En sum på { $total } slutter din tur med det samme.
rules-shutbox-dice = { $fewer ->
    [never] Du slår altid med alle terninger.
    [choice] Når ingen klap over 6 er åben, vælger du før hvert slag, hvor mange terninger du slår med.
    [forced] Når ingen klap over 6 er åben, slår du med én terning.
   *[sum] Når de åbne klapper tilsammen er 6 eller mindre, vælger du før hvert slag, hvor mange terninger du slår med.
}
rules-shutbox-end = { $end ->
    [wins] Den, der lukker den sidste klap, vinder med det samme, selv før de andre har spillet.
    [once] Den, der lukker den sidste klap, vinder med det samme.
    [match] Den, der lukker den sidste klap, vinder hele matchen med det samme, uanset stillingen.
    [open] Den, der lukker den sidste klap, får ingen point, og spillet stopper: de andre får det, der står åbent hos dem.
    [round] Den, der lukker den sidste klap, får ingen point, og runden slutter: de andre får det, der står åbent hos dem.
    [nothing] Den, der lukker den sidste klap, får ingen point, og runden slutter: den, der ikke var færdig, får heller ingen.
    [play_on] Den, der lukker den sidste klap, får ingen point; de andre spiller deres tur færdig.
   *[solo] Når den sidste klap er lukket, slutter din serie med et perfekt resultat.
}
rules-shutbox-out = { $out ->
    [score] Er alle ude før det, vinder den med færrest point.
   *[last] Så snart alle de andre er ude, vinder den sidste spiller, der stadig er med.
}
rules-shutbox-count = { $score ->
    [sum] De åbne tal lægges sammen.
    [digital] De åbne tal læses ved siden af hinanden som ét tal.
   *[count] Hver åben klap koster ét point.
}
rules-shutbox-left = Bliver { $flaps } stående åbne, koster det { $points } point.
rules-shutbox-until = { $until ->
    [points] Runde følger på runde, og pointene lægges sammen. Når nogen har { $count } point, vinder den laveste sum.
    [rounds] { $count ->
        [one] Der spilles én runde.
       *[other] Der spilles { $count } runder, og pointene lægges sammen. Den laveste sum vinder.
    }
   *[stop] Efter hvert spil spiller du igen eller stopper. Alle spil noteres, og det bedste tæller.
}
rules-shutbox-lead = { $lead ->
    [rotates] Den næste spiller begynder næste runde.
   *[stays] Den samme spiller begynder hver runde.
}
rules-shutbox-tie = { $tie ->
    [roll] Spillere, der står lige, slår efter tur én gang til på deres række, som den står, lukker det, de kan, og tælles igen.
    [game] Spillere, der står lige, spiller et spil til mod hinanden.
    [round] Spillere, der står lige, spiller en runde til mod hinanden.
   *[share] Spillere, der står lige, deler sejren.
}
rules-shutbox-first = Alle slår med én terning. Den, der slår højest, begynder, og turen går videre med uret.
rules-shutbox-ours = { $what ->
    [box] Ingen regler beskriver denne boks: den er en udbredt husudgave.
    [mixed] Nogle af disse regler er valgt til dette bord, ud over de trykte regler.
    [seats] Reglerne siger ikke, hvor mange der kan spille; hos os er det { $most }.
    [alone] Ifølge reglerne er 210’eren for to; her kan man også spille den alene.
    [limit] Grænsen på { $most } spillere er vores.
    [dice] Reglerne til { shutbox-tactica } lader dig vælge mellem én og to terninger, når 7, 8, 9 og 10 er lukket; hos os gælder det også for andre klapper og et andet antal terninger.
    [first] Spillere, der står lige om at begynde, slår om.
    [start] Reglerne til denne boks siger ikke, hvem der begynder; vi slår om det.
    [tie-roll] Står det lige, slås der videre, så længe det varer. Den, der lukker alt imens, vinder. Kan intet slag hjælpe mere, deles sejren.
    [tie-game] Står det lige, spilles der videre, så længe det varer.
    [tie] Reglerne til denne boks siger ikke, hvad der sker, når det står lige.
    [round] En match slutter med den runde, hvor nogen når grænsen, så alle spiller lige mange runder.
    [finish] Den runde, hvor nogen når grænsen, spilles færdig.
    [digital] En match med digital optælling varer fem runder, hvis I ikke vælger andet.
    [out] Reglerne siger ikke, hvem der vinder, når alle er ude.
    [unplayed] Reglerne siger ikke, hvad de andre får, når nogen lukker boksen, og matchen går videre.
    [lead] Reglerne siger ikke, hvem der begynder næste runde.
    [exact] To ens kan kun lukke summen, og én terning kun sit eget tal.
    [exact-more] Flere end to terninger lukker summen, eller alle deres tal, hvis de er forskellige.
    [parity] Alle vælger selv deres halvdel.
    [half] Den, der skal betale for en tur, der aldrig blev spillet, betaler den mindste halvdel.
    [halves] Den, der skal betale for en tur, der aldrig blev spillet, betaler begge halvdele; sådan var reglen, da dette spil begyndte.
    [tie-shut] I sådan en runde vinder den, der lukker boksen.
   *[solo] Dit bedste spil tæller, og en lukket boks slutter serien.
}
rules-moving-web-shutbox = Tryk på de klapper, du vil lukke, eller på en af de foreslåede summer, og tryk så på Luk. Mellemrum eller Enter slår.
rules-moving-terminal-shutbox = Skriv tallene med plus: 1+8. Eller klik på dem én efter én på brættet, eller vælg fra listen. »roll 1« slår med én terning.

## Tuki Tuki

rules-tuki-aim = { $rounds ->
    [one] Hav færrest point ved rundens slutning.
   *[other] Hav færrest point efter { $rounds } runder.
}
rules-tuki-setup = Der er 108 kort: otte af hvert tal fra 0 til 12 og fire papegøjer. Alle får otte skjulte kort i to rækker med fire. Ingen må se dem, heller ikke ejeren. Resten er trækbunken; dens øverste kort begynder afkastbunken, som altid ligger åben.
rules-tuki-open = Alle vender to af deres kort.
rules-tuki-first = Den med den højeste sum begynder, og turen går videre med uret.
rules-tuki-turn = Når det er din tur, tager du det øverste kort fra trækbunken eller fra afkastbunken. Læg det i stedet for et af dine kort, åbent eller skjult; det gamle kort går til afkastbunken, og et skjult kort ses ikke først.
rules-tuki-drop = Et kort fra trækbunken må du også smide; så vender du et af dine skjulte kort. Et kort fra afkastbunken skal lægges.
rules-tuki-last = Har du kun ét skjult kort tilbage, må du smide kortet fra trækbunken og lade dit ligge skjult, så tit du vil.
rules-tuki-end = Den første uden skjulte kort er færdig. Alle andre får én sidste tur, så vendes det, der stadig er skjult, og der tælles.
rules-tuki-total = Efter den sidste runde vinder den laveste sum.
rules-tuki-count = Dine tal lægges sammen. To ens tal over hinanden er et par og tæller 0. Ved siden af hinanden eller et andet sted er de ikke et par.
rules-tuki-sets = To par af samme tal er en firer og tæller −10, tre er en sekser og tæller −15, fire er en otter og tæller −20.
rules-tuki-parrot = En papegøje efterligner kortet over eller under sig og laver sådan et par, en firer, en sekser eller en otter.
rules-tuki-fly = Tager du netop det tal, som din papegøje efterligner, må du lægge det på dens plads. Papegøjen flyver hen på et af dine skjulte kort, som uset går til afkastbunken. Talkort flytter sig aldrig.
rules-tuki-tip = { $what ->
    [low] Byt høje kort til lave, men tænk først på par: et par tolvere tæller 0.
    [four] Et andet par af samme tal trækker ti point fra.
   *[close] At blive færdig først er en satsning: alle andre får en tur til. Gør det, når du tror, du ligger lavest.
}
rules-tuki-ours = { $what ->
    [rounds] Efter reglerne spilles der fem runder.
    [draw] Ved samme sum begynder efter reglerne den, der har fødselsdag først; her trækkes der lod.
    [order] De første to kort vendes én spiller ad gangen.
    [opened] En vendt papegøje tæller da som det åbne tal, den efterligner, ellers 0.
    [parrots] To papegøjer i én kolonne tæller 0 og hører ikke til nogen firer.
    [closing] Også den, der bytter sit sidste skjulte kort eller lader en papegøje lande på det, er færdig.
    [stock] En tom trækbunke laves på ny af afkastbunken, bortset fra dens øverste kort. Efter anden gang i en runde får alle én sidste tur.
    [stalled] Efter 50 ture i træk uden kort fra trækbunken får alle én sidste tur.
   *[shared] Ved lige mange point deles sejren.
}
rules-moving-web-tuki = Tryk på trækbunken eller afkastbunken og så på det kort, der skal byttes. Alt andet er der knapper til.
rules-moving-terminal-tuki = Kolonner er a til d, rækker 1 og 2. »take stock«, »take discard«; så lægger »a1« kortet dér, »drop a1« smider det og vender a1, »drop« vender intet, »fly a1 c2« lader papegøjen på a1 lande på c2. Eller klik på bunker og kort: for »drop a1« på afkastbunken, så på a1.

## Rolit

rules-rolit-aim = Når brættet er fuldt, vinder den farve, man ser mest af.
rules-rolit-setup = Brættet har { $size } × { $size } huller. I midten ligger fire kugler, hver med sin farve opad.
rules-rolit-colours = Alle har en farve og sidder ved dens side af brættet: { $colours }.
rules-rolit-neutral = Farver, som ingen spiller ({ $colours }), er neutrale: de kan erobres og tæller for ingen.
rules-rolit-first = En kugle trilles som en terning. Den, der spiller farven, som ligger øverst, begynder, og turen går videre med uret.
rules-rolit-turn = Læg en kugle i din farve i et tomt hul, så der i en lige linje ligger kugler i andre farver mellem den og en anden af dine. Alle kugler, som den nye omslutter i de otte retninger, får din farve. Kugler, der lige er vendt, omslutter ikke noget.
rules-rolit-must = Kan du erobre, skal du.
rules-rolit-final = Et lovligt træk står fast; efter et ulovligt stilles brættet tilbage, som det var.
rules-rolit-cannot = Kan du ikke erobre, eller er din farve forsvundet, så læg en kugle i et hvilket som helst tomt hul ved siden af en kugle. Man melder aldrig pas.
rules-rolit-tip = { $what ->
    [size] Trækket, der vender flest kugler, er ikke altid det bedste.
   *[corner] En kugle i et hjørne kan aldrig vendes igen. Et træk lige ved siden af et hjørne forærer det ofte væk.
}
rules-rolit-worth = { $how ->
    [random] Den spiller, der fylder et hul, vinder så mange flere (+) eller færre (−) af 100 spil end en lige stor del; målt i tilfældige spil.
   *[learned] Den spiller, der fylder et hul, vinder så mange flere (+) eller færre (−) af 100 spil end en lige stor del; målt i spil mellem bots, der spiller godt.
}
rules-rolit-ours = { $what ->
    [picture] Fra øverst til venstre med uret er de fire kugler rød, gul, grøn og blå, og det er spillerækkefølgen.
    [again] Viser kuglen en neutral farve, trilles der igen.
    [corners] Skråt ved siden af tæller også.
    [takeback] Du kan vælge, at træk må fortrydes; ved flere skærme skal alle sige ja hver gang.
   *[shared] Ved lige mange kugler deles sejren.
}
rules-rolit-former = { $what ->
    [roll] En kugle trilles som en terning. Den, der spiller farven øverst, begynder.
    [picture] Med uret fra øverst til venstre er de fire kugler rød, gul, grøn og blå.
   *[order] Dette spil begyndte efter en tidligere udgave af vores regler: man spiller i pladsernes rækkefølge ({ $colours }), ikke rundt om brættet.
}
rules-rolit-reversi-aim = Når ingen kan trække mere, vinder farven med flest kugler.
rules-rolit-reversi-setup = Brættet har { $size } × { $size } huller. To kugler af hver farve ligger på midtens diagonaler. Det er almindelig Othello og står ikke i reglerne til { game-rolit }.
rules-rolit-reversi-colours = Spillernes farver: { $colours }.
rules-rolit-reversi-turn = Læg en kugle i din farve i et tomt hul, så der i en lige linje ligger kugler i den anden farve mellem den og en anden af dine. Alle kugler, som den nye omslutter i de otte retninger, får din farve.
rules-rolit-reversi-cannot = Hvert træk skal erobre. Den, der ikke kan, melder pas.
rules-moving-web-rolit = Tryk på et markeret hul. På en lille skærm viser det første tryk, hvad der erobres, og det andet spiller trækket.
rules-moving-terminal-rolit = Skriv en kolonne og en række: d3. Eller klik på hullet, eller vælg fra listen. Mulige huller er markeret; klammerne viser den kugle, der lige er lagt, og dem, den vendte.
