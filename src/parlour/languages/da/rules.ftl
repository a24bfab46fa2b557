### The rules of each game as a player reads them in the game, paragraph by paragraph, in the order of the file.
###
### rules-GAME-PART        a paragraph; .title is its heading. The full rules, with their ids, are in docs/rules/.
### What no rulebook says is ours, and the last paragraph says so.

rules-chosen = Valgt til dette spil
rules-option = { $option }: { $value }

## Shut the Box

rules-shutbox-aim = Luk alle dine klapper, eller slut med færrest minuspoint.
    .title = Målet
rules-shutbox-turn = Slå med terningerne. Luk en eller flere åbne klapper, som tilsammen giver præcis antallet af øjne: for 9 kan det være 9, eller 1 og 8, eller 2, 3 og 4. En lukket klap forbliver lukket. Slå videre, så længe summen kan laves; når den ikke kan, er din tur slut, og der er ingen ny chance.
    .title = Din tur
rules-shutbox-dice = Når 7, 8, 9 og 10 alle er lukket i TACTica, vælger du før hvert slag, om du tager én terning eller to. Boksen med tolv spilles altid med begge.
    .title = En terning eller to
rules-shutbox-end = Den, der lukker den sidste klap, vinder med det samme, også før de andre har haft tur. Lykkes det ikke for nogen, lægges de åbne tal sammen, og den laveste sum vinder.
    .title = Slutningen
rules-shutbox-first = Alle slår med én terning; den, der slår højest, begynder, og turen går videre med uret.
    .title = Hvem begynder
rules-shutbox-notation = Skriv tallene med et plus: 1+8. Eller klik på dem på brættet en efter en, eller vælg fra listen. »roll 1« slår med én terning.
    .title = Sådan trækker du
rules-shutbox-ours = Hvor de trykte regler tier, har vi bestemt: står det lige om at begynde, slås der om; står det lige til sidst, slås der videre, så længe en af de lige stadig kan lukke noget; en match til 100 point slutter med den runde, hvor nogen når dem.
    .title = Vores egne regler

## Tuki Tuki

rules-tuki-aim = Slut fem runder med så få point som muligt. Dine otte kort ligger med bagsiden op i to rækker med fire, og ingen kender dem, heller ikke du.
    .title = Målet
rules-tuki-turn = Først vender alle to kort, og den med den højeste sum begynder. Når det er din tur, tager du det øverste kort fra trækbunken eller fra afkastbunken. Læg det i stedet for et af dine kort, åbent eller skjult; det gamle kort går til afkastbunken. Et kort fra trækbunken må du også smide, og så vender du et af dine skjulte kort.
    .title = Din tur
rules-tuki-last = Har du kun ét skjult kort tilbage, må du smide det trukne kort og lade dit ligge skjult, så tit du vil. Så snart nogen ikke har flere skjulte kort, får alle andre én sidste tur; derefter vendes og tælles alle kort.
    .title = Det sidste kort
rules-tuki-count = Dine tal lægges sammen. To ens tal over hinanden er et par og tæller 0. To par af samme tal er en firer og tæller −10, tre er en sekser og tæller −15, fire er en otter og tæller −20.
    .title = Optælling
rules-tuki-parrot = En papegøje efterligner kortet over eller under sig og laver på den måde et par. Tager du præcis det tal, som din papegøje efterligner, må du lægge det på papegøjens plads, og papegøjen flyver hen på et af dine skjulte kort, som uset går til afkastbunken.
    .title = Papegøjer
rules-tuki-notation = Kolonnerne hedder a til d, rækkerne 1 og 2. »take stock«, »take discard«; derefter lægger »a1« kortet dér, »drop a1« smider det og vender a1, »drop« vender intet, »fly a1 c2« lader papegøjen fra a1 lande på c2. Eller klik på bunker og kort: for »drop a1« først på afkastbunken, så på a1.
    .title = Sådan trækker du
rules-tuki-ours = Ved samme sum begynder efter reglerne den, der har fødselsdag først; her trækkes der lod. Hvor de trykte regler tier, har vi bestemt: to papegøjer i én kolonne tæller 0; en tom trækbunke laves på ny af afkastbunken, og efter anden gang får alle én sidste tur; ved lige mange point deles sejren.
    .title = Vores egne regler

## Rolit

rules-rolit-aim = Når brættet er fuldt, vinder den farve, der ses flest gange.
    .title = Målet
rules-rolit-turn = Læg én kugle i din farve i et tomt hul, så der i en lige linje ligger kugler i andre farver mellem den og en anden af dine kugler. Alle kugler, som den nye kugle lukker inde, i alle otte retninger, drejes til din farve. Kan du erobre, skal du.
    .title = Din tur
rules-rolit-cannot = Kan du intet erobre, eller er din farve forsvundet, lægger du en kugle i et hvilket som helst hul ved siden af en anden kugle. Ingen melder nogensinde pas.
    .title = Når intet kan erobres
rules-rolit-first = En kugle trilles som en terning; farven øverst begynder, og turen går videre med uret.
    .title = Hvem begynder
rules-rolit-notation = Skriv en kolonne og en række: d3. Eller klik på hullet, eller vælg fra listen. Huller, hvor du må spille, er markeret; klammerne viser kuglen, der lige er lagt, og dem, den drejede.
    .title = Sådan trækker du
rules-rolit-ours = Hvor de trykte regler tier, har vi bestemt: farver, som ingen spiller, kan erobres og tæller for ingen; ved lige mange kugler deles sejren. Med valget Reversi gælder reglerne for almindelig Othello: et træk skal erobre, og den, der ikke kan, melder pas.
    .title = Vores egne regler
