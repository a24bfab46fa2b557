### The rules of each game as a player reads them at the table. A game chooses the sentences that are true for its options
### (games/NAME/rulebook.py). The full rules, with their ids, are in docs/rules/.
###
### rules-title            the headings
### rules-GAME-PART        a paragraph; where it depends on an option, the option chooses the sentence
### rules-GAME-ours        what no rulebook says and we decided
### rules-moving-…         how one moves on a page and in the terminal

rules-chosen = Gekozen voor dit spel
rules-option = { $option }: { $value }
rules-unusual = Deze tafel wijkt af van de gewone regels: { $options }.
rules-title = { $part ->
    [aim] Het doel
    [setup] Voorbereiding
    [first] Wie begint
    [turn] Je beurt
    [dice] Hoeveel dobbelstenen
    [cannot] Als je niets kunt veroveren
    [last] De laatste kaart
    [parrots] Papegaaien
    [count] Tellen
    [end] Het einde
    [match] De partij
    [tie] Gelijke stand
    [tips] Tips
    [worth] Wat de kuiltjes waard zijn
    [moving] Zo speel je
   *[ours] Onze eigen regels
}
rules-who = Voor { $least } tot { $most } spelers vanaf { $age } jaar.
rules-who-any = Voor { $least } tot { $most } spelers.
rules-who-exactly = { $players ->
    [one] Voor één speler vanaf { $age } jaar.
    [2] Voor twee spelers vanaf { $age } jaar.
   *[other] Voor { $players } spelers vanaf { $age } jaar.
}
rules-who-exactly-any = { $players ->
    [one] Voor één speler.
    [2] Voor twee spelers.
   *[other] Voor { $players } spelers.
}
rules-first-seat = { $name } begint, en het gaat verder met de klok mee.
rules-first-alone = { $name } begint.
rules-ours-about = Niet uit de spelregels, maar door ons besloten:

## Shut the Box

rules-shutbox-aim = { $aim ->
    [wins] Sluit alle klepjes en je wint meteen. Lukt het niemand, dan wint wie de minste punten heeft.
    [last] Sluit alle klepjes en je wint meteen.
    [counts] Eindig met zo weinig mogelijk punten. Wie alle klepjes sluit, krijgt 0 punten, en beter kan niet.
   *[solo] Speel spel na spel en probeer zo weinig mogelijk punten te krijgen. Met alle klepjes dicht kan het niet beter.
}
rules-shutbox-rows = { $rows ->
    [own] Iedereen heeft een eigen rij klepjes, 1 tot en met { $tiles }. Aan het begin staan ze allemaal open.
    [two] Iedereen heeft twee rijen klepjes, 1 tot en met { $tiles }. Aan het begin staan ze allemaal open.
    [alone] Je klepjes gaan van 1 tot en met { $tiles }. Aan het begin staan ze allemaal open.
   *[shared] Er is één box met klepjes 1 tot en met { $tiles }. Aan het begin staan ze allemaal open, en voor elke speler gaan ze weer open.
}
rules-shutbox-preshut = Vanaf het begin dicht: { $flaps }.
rules-shutbox-parity = Kies voor je eerste worp de even of de oneven getallen. Alleen die klepjes doen mee; de andere tellen niet.
rules-shutbox-roll = { $combine ->
    [sum] Gooi en sluit een of meer open klepjes die samen precies het totaal geven. Er mag niets overblijven.
   *[exact] Gooi en sluit óf het ene klepje dat gelijk is aan het totaal, óf precies de klepjes die de dobbelstenen tonen.
}
rules-shutbox-example = Een { $total } kun je zo maken: { $sets }.
rules-shutbox-example-exact = Met { $faces } kun je { $total } sluiten, of { $faces }.
rules-shutbox-go = { $order ->
    [turns] Gesloten klepjes blijven dicht. Gooi door zolang je iets kunt sluiten. De eerste worp die nergens past, beëindigt je beurt; een tweede kans is er niet.
   *[rounds] Iedereen gooit om de beurt één keer. Gesloten klepjes blijven dicht. Wie niets kan sluiten, ligt eruit.
}
rules-shutbox-first-hit = De eerste worp van je beurt moet de { $number } sluiten, alleen of in een som. Kan dat niet, dan is je beurt voorbij.
rules-shutbox-bust = Een totaal van { $total } beëindigt je beurt meteen.
rules-shutbox-dice = { $fewer ->
    [never] Je gooit altijd alle dobbelstenen.
    [choice] Zodra er geen klepje boven de 6 meer openstaat, kies je voor elke worp hoeveel dobbelstenen je gooit.
    [forced] Zodra er geen klepje boven de 6 meer openstaat, gooi je nog maar één dobbelsteen.
   *[sum] Zodra de open klepjes samen 6 of minder zijn, kies je voor elke worp hoeveel dobbelstenen je gooit.
}
rules-shutbox-end = { $end ->
    [wins] Wie het laatste klepje sluit, wint meteen, zelfs voordat de anderen hebben gespeeld.
    [once] Wie het laatste klepje sluit, wint meteen.
    [match] Wie het laatste klepje sluit, wint meteen de hele partij, hoe de stand ook is.
    [open] Wie het laatste klepje sluit, krijgt geen punten, en het spel stopt: de anderen krijgen wat er bij hen openstaat.
    [round] Wie het laatste klepje sluit, krijgt geen punten, en de ronde stopt: de anderen krijgen wat er bij hen openstaat.
    [nothing] Wie het laatste klepje sluit, krijgt geen punten, en de ronde stopt: wie nog niet klaar was, krijgt er ook geen.
    [play_on] Wie het laatste klepje sluit, krijgt geen punten; de anderen spelen hun beurt nog uit.
   *[solo] Met het laatste klepje dicht eindigt je reeks met een perfecte score.
}
rules-shutbox-out = { $out ->
    [score] Ligt iedereen er eerder uit, dan wint wie de minste punten heeft.
   *[last] Zodra alle anderen eruit liggen, wint de laatste speler die er nog in zit.
}
rules-shutbox-count = { $score ->
    [sum] De open getallen worden opgeteld.
    [digital] De open getallen worden naast elkaar als één getal gelezen.
   *[count] Elk open klepje kost één punt.
}
rules-shutbox-left = Blijven { $flaps } open, dan kost dat { $points } punten.
rules-shutbox-until = { $until ->
    [points] Ronde volgt op ronde, en de punten tellen op. Zodra iemand { $count } punten heeft, wint het laagste totaal.
    [rounds] { $count ->
        [one] Er wordt één ronde gespeeld.
       *[other] Er worden { $count } rondes gespeeld, en de punten tellen op. Het laagste totaal wint.
    }
   *[stop] Na elk spel speel je nog een keer of stop je. Alle spellen worden genoteerd, en het beste telt.
}
rules-shutbox-lead = { $lead ->
    [rotates] De volgende speler begint de volgende ronde.
   *[stays] Dezelfde speler begint elke ronde.
}
rules-shutbox-tie = { $tie ->
    [roll] Wie gelijkstaat, gooit om de beurt nog één keer op de eigen rij zoals die staat, sluit wat kan, en wordt opnieuw geteld.
    [game] Wie gelijkstaat, speelt onderling nog een spel.
    [round] Wie gelijkstaat, speelt onderling nog een ronde.
   *[share] Wie gelijkstaat, deelt de overwinning.
}
rules-shutbox-first = Iedereen gooit één dobbelsteen. Wie het hoogst gooit, begint, en het gaat verder met de klok mee.
rules-shutbox-ours = { $what ->
    [box] Deze box staat in geen spelregels: het is een veelgespeelde huisversie.
    [mixed] Sommige van deze regels zijn voor deze tafel gekozen en staan niet in de spelregels.
    [seats] De spelregels zeggen niet met hoeveel je kunt spelen; bij ons met { $most }.
    [alone] Volgens de spelregels is de 210 voor twee; hier kan één speler hem ook alleen spelen.
    [limit] De grens van { $most } spelers is van ons.
    [dice] Volgens de spelregels van { shutbox-tactica } kies je tussen één en twee dobbelstenen zodra 7, 8, 9 en 10 dicht zijn; bij ons geldt dat ook voor andere klepjes en een ander aantal dobbelstenen.
    [first] Bij een gelijke hoogste worp gooien die spelers opnieuw.
    [start] De regels van deze box zeggen niet wie begint; wij gooien erom.
    [tie-roll] Bij een gelijke stand wordt doorgegooid zolang die duurt. Wie daarbij alles sluit, wint. Kan geen worp meer helpen, dan wordt de overwinning gedeeld.
    [tie-game] Bij een gelijke stand wordt doorgespeeld zolang die duurt.
    [tie] De regels van deze box zeggen niet wat er bij een gelijke stand gebeurt.
    [round] Een partij eindigt met de ronde waarin iemand de grens haalt, zodat iedereen evenveel rondes speelt.
    [finish] De ronde waarin iemand de grens haalt, wordt uitgespeeld.
    [digital] Een partij met digitale telling duurt vijf rondes, tenzij je anders kiest.
    [out] De spelregels zeggen niet wie wint als iedereen eruit ligt.
    [unplayed] De spelregels zeggen niet wat de anderen krijgen als iemand alles sluit en de partij doorgaat.
    [lead] De spelregels zeggen niet wie de volgende ronde begint.
    [exact] Een dubbele worp kan alleen het totaal sluiten, en één dobbelsteen alleen zijn eigen getal.
    [exact-more] Meer dan twee dobbelstenen sluiten hun totaal, of al hun getallen als die verschillen.
    [parity] Iedereen kiest zelf een helft.
    [half] Wie voor een nooit gespeelde beurt moet betalen, betaalt de kleinste helft.
    [halves] Wie voor een nooit gespeelde beurt moet betalen, betaalt beide helften; zo was de regel toen dit spel begon.
    [tie-shut] In zo’n ronde wint wie de box sluit.
   *[solo] Je beste spel telt, en een gesloten box beëindigt de reeks.
}
rules-moving-web-shutbox = Tik op de klepjes die je wilt sluiten, of op een van de voorgestelde sommen, en druk op Sluiten. Spatie of Enter gooit.
rules-moving-terminal-shutbox = Typ de getallen met een plus: 1+8. Of klik ze een voor een aan op het bord, of kies uit de lijst. ‘roll 1’ gooit één dobbelsteen.

## Tuki Tuki

rules-tuki-aim = { $rounds ->
    [one] Heb aan het eind van de ronde de minste punten.
   *[other] Heb na { $rounds } rondes de minste punten.
}
rules-tuki-setup = Er zijn 108 kaarten: acht van elk getal van 0 tot en met 12, en vier papegaaien. Iedereen krijgt acht gesloten kaarten, in twee rijen van vier. Niemand mag ze bekijken, ook de eigenaar niet. De rest is de trekstapel; de bovenste kaart daarvan begint de aflegstapel, die altijd open ligt.
rules-tuki-open = Iedereen draait twee eigen kaarten open.
rules-tuki-first = Wie de hoogste som heeft, begint, en het gaat verder met de klok mee.
rules-tuki-turn = Neem in je beurt de bovenste kaart van de trekstapel of van de aflegstapel. Leg die op de plek van een van je kaarten, open of gesloten; de oude kaart gaat naar de aflegstapel, en een gesloten kaart wordt niet eerst bekeken.
rules-tuki-drop = Een kaart van de trekstapel mag je ook afleggen; dan draai je een van je gesloten kaarten open. Een kaart van de aflegstapel moet je neerleggen.
rules-tuki-last = Heb je nog maar één gesloten kaart, dan mag je de kaart van de trekstapel afleggen en de jouwe gesloten laten, zo vaak je wilt.
rules-tuki-end = Wie als eerste geen gesloten kaart meer heeft, is klaar. Alle anderen krijgen nog één laatste beurt, dan gaat open wat nog gesloten is, en wordt er geteld.
rules-tuki-total = Na de laatste ronde wint het laagste totaal.
rules-tuki-count = Je getallen worden opgeteld. Twee gelijke getallen boven elkaar zijn een paar en tellen 0. Naast elkaar of ergens anders zijn ze geen paar.
rules-tuki-sets = Twee paren van hetzelfde getal zijn een viertal en tellen −10, drie een zestal en −15, vier een achttal en −20.
rules-tuki-parrot = Een papegaai doet de kaart boven of onder zich na en maakt zo een paar, viertal, zestal of achttal.
rules-tuki-fly = Neem je precies het getal dat je papegaai nadoet, dan mag je het op zijn plek leggen. De papegaai vliegt naar een van je gesloten kaarten, die ongezien naar de aflegstapel gaat. Getallen verhuizen nooit.
rules-tuki-tip = { $what ->
    [low] Ruil hoge kaarten voor lage, maar denk eerst aan paren: een paar twaalven telt 0.
    [four] Een tweede paar van hetzelfde getal haalt er tien punten af.
   *[close] Als eerste klaar zijn is een gok: alle anderen krijgen nog een beurt. Doe het als je denkt het laagst te staan.
}
rules-tuki-ours = { $what ->
    [rounds] Volgens de spelregels speel je vijf rondes.
    [draw] Bij gelijke sommen begint volgens de spelregels wie het eerst jarig is; hier beslist het lot.
    [order] De eerste twee kaarten worden speler na speler opengedraaid.
    [opened] Een opengedraaide papegaai telt daarbij als het open getal dat hij nadoet, anders 0.
    [parrots] Twee papegaaien in één kolom tellen 0 en horen bij geen viertal.
    [closing] Ook wie de laatste gesloten kaart vervangt of er een papegaai op laat landen, is klaar.
    [stock] Een lege trekstapel wordt opnieuw gemaakt van de aflegstapel zonder de bovenste kaart. Na de tweede keer in een ronde krijgt iedereen nog één beurt.
    [stalled] Na 50 beurten op rij zonder kaart van de trekstapel krijgt iedereen nog één beurt.
   *[shared] Bij gelijke totalen wordt de overwinning gedeeld.
}
rules-moving-web-tuki = Tik op de trekstapel of de aflegstapel, en dan op de kaart die je wilt vervangen. Voor al het andere zijn er knoppen.
rules-moving-terminal-tuki = Kolommen zijn a tot d, rijen 1 en 2. ‘take stock’, ‘take discard’; dan legt ‘a1’ de kaart daar neer, ‘drop a1’ legt haar af en draait a1 open, ‘drop’ draait niets open, ‘fly a1 c2’ laat de papegaai van a1 op c2 landen. Of klik op stapels en kaarten: voor ‘drop a1’ op de aflegstapel, dan op a1.

## Rolit

rules-rolit-aim = Als het bord vol is, wint de kleur die het vaakst te zien is.
rules-rolit-setup = Het bord heeft { $size } × { $size } kuiltjes. In het midden liggen vier ballen, elk met een andere kleur boven.
rules-rolit-colours = Iedereen heeft een kleur en zit aan die kant van het bord: { $colours }.
rules-rolit-neutral = Kleuren die niemand speelt ({ $colours }) zijn neutraal: je kunt ze veroveren, en ze tellen voor niemand.
rules-rolit-first = Een bal wordt gerold als een dobbelsteen. Wie de kleur speelt die boven ligt, begint, en het gaat verder met de klok mee.
rules-rolit-turn = Leg een bal van jouw kleur in een leeg kuiltje, zodat er in een rechte lijn ballen van andere kleuren liggen tussen die bal en een andere bal van jou. Alle ballen die de nieuwe insluit, in alle acht richtingen, krijgen jouw kleur. Ballen die net gedraaid zijn, sluiten niets in.
rules-rolit-must = Kun je veroveren, dan moet het.
rules-rolit-final = Een geldige zet staat vast; na een ongeldige wordt het bord hersteld zoals het was.
rules-rolit-cannot = Kun je niets veroveren, of is je kleur verdwenen, leg dan een bal in een leeg kuiltje naar keuze naast een andere bal. Passen kan nooit.
rules-rolit-tip = { $what ->
    [size] De zet die de meeste ballen draait, is niet altijd de beste.
   *[corner] Een bal in een hoek kan nooit meer gedraaid worden. Een zet vlak naast een hoek geeft die vaak aan een ander weg.
}
rules-rolit-worth = { $how ->
    [random] Wie een kuiltje vult, wint zoveel van de 100 spellen meer (+) of minder (−) dan een gelijk deel; gemeten in willekeurige spellen.
   *[learned] Wie een kuiltje vult, wint zoveel van de 100 spellen meer (+) of minder (−) dan een gelijk deel; gemeten in spellen tussen bots die goed spelen.
}
rules-rolit-ours = { $what ->
    [picture] Vanaf linksboven met de klok mee zijn de vier ballen rood, geel, groen en blauw, en dat is de speelvolgorde.
    [again] Bij een neutrale kleur wordt opnieuw gerold.
    [corners] Schuin ernaast telt ook als ernaast.
    [takeback] Je kunt toestaan dat zetten worden teruggenomen; aan meerdere schermen moet iedereen het elke keer goedvinden.
   *[shared] Bij gelijke aantallen wordt de overwinning gedeeld.
}
rules-rolit-former = { $what ->
    [roll] Er wordt een bal gerold als een dobbelsteen. Wie de kleur speelt die boven ligt, begint.
    [picture] Met de klok mee vanaf linksboven zijn de vier ballen rood, geel, groen en blauw.
   *[order] Dit spel begon volgens een eerdere versie van onze regels: er wordt gespeeld in de volgorde van de plaatsen ({ $colours }), niet rond het bord.
}
rules-rolit-reversi-aim = Als niemand meer kan zetten, wint de kleur met de meeste ballen.
rules-rolit-reversi-setup = Het bord heeft { $size } × { $size } kuiltjes. Van elke kleur liggen twee ballen op de diagonalen van het midden. Dit is gewoon Othello en staat niet in de regels van { game-rolit }.
rules-rolit-reversi-colours = De kleuren van de spelers: { $colours }.
rules-rolit-reversi-turn = Leg een bal van jouw kleur in een leeg kuiltje, zodat er in een rechte lijn ballen van de andere kleur liggen tussen die bal en een andere bal van jou. Alle ballen die de nieuwe insluit, in alle acht richtingen, krijgen jouw kleur.
rules-rolit-reversi-cannot = Elke zet moet veroveren. Wie dat niet kan, past.
rules-moving-web-rolit = Tik op een gemarkeerd kuiltje. Op een klein scherm toont de eerste tik wat je verovert en speelt de tweede de zet.
rules-moving-terminal-rolit = Typ een kolom en een rij: d3. Of klik op het kuiltje, of kies uit de lijst. Mogelijke kuiltjes zijn gemarkeerd; de haken tonen de zojuist gelegde bal en de gedraaide.
