### The rules of each game as a player reads them in the game, paragraph by paragraph, in the order of the file.
###
### rules-GAME-PART        a paragraph; .title is its heading. The full rules, with their ids, are in docs/rules/.
### What no rulebook says is ours, and the last paragraph says so.

rules-chosen = Gekozen voor dit spel
rules-option = { $option }: { $value }

## Shut the Box

rules-shutbox-aim = Sluit al je klepjes, of houd de minste minpunten over.
    .title = Het doel
rules-shutbox-turn = Gooi de dobbelstenen. Sluit een of meer open klepjes die samen precies het totaal geven: voor een 9 kan dat 9 zijn, of 1 en 8, of 2, 3 en 4. Wat dicht is blijft dicht. Gooi door zolang het totaal te maken is; lukt het niet, dan is je beurt voorbij, en een tweede kans is er niet.
    .title = Jouw beurt
rules-shutbox-dice = Zodra bij TACTica 7, 8, 9 en 10 allemaal dicht zijn, kies je voor elke worp of je één dobbelsteen gooit of twee. De box van twaalf speel je altijd met beide.
    .title = Eén dobbelsteen of twee
rules-shutbox-end = Wie het laatste klepje sluit wint meteen, zelfs voordat de anderen aan de beurt zijn geweest. Lukt het niemand, dan worden de open getallen opgeteld, en de laagste som wint.
    .title = Het einde
rules-shutbox-first = Iedereen gooit één dobbelsteen; wie het hoogst gooit, begint, en het gaat verder met de klok mee.
    .title = Wie begint
rules-shutbox-notation = Typ de getallen met een plus: 1+8. Of klik ze een voor een aan op het bord, of kies uit de lijst. ‘roll 1’ gooit één dobbelsteen.
    .title = Zo doe je een zet
rules-shutbox-ours = Waar de gedrukte regels zwijgen hebben wij besloten: bij gelijke worpen om te beginnen wordt opnieuw gegooid; bij een gelijke eindstand wordt doorgegooid zolang een van die spelers nog iets kan sluiten; een partij tot 100 punten eindigt met de ronde waarin iemand die haalt.
    .title = Onze eigen regels

## Tuki Tuki

rules-tuki-aim = Eindig na vijf rondes met zo weinig mogelijk punten. Je acht kaarten liggen dicht in twee rijen van vier, en niemand kent ze, jij ook niet.
    .title = Het doel
rules-tuki-turn = Eerst opent iedereen twee kaarten, en wie de hoogste som heeft, begint. Neem in je beurt de bovenste kaart van de trekstapel of van de aflegstapel. Leg die op de plek van een van je kaarten, open of dicht; de oude kaart gaat naar de aflegstapel. Een kaart van de trekstapel mag je ook wegleggen, en dan open je een van je dichte kaarten.
    .title = Jouw beurt
rules-tuki-last = Heb je nog maar één dichte kaart, dan mag je de getrokken kaart wegleggen en de jouwe dicht laten, zo vaak je wilt. Zodra iemand geen dichte kaart meer heeft, krijgen alle anderen nog één laatste beurt; dan worden alle kaarten geopend en geteld.
    .title = De laatste kaart
rules-tuki-count = Je getallen worden opgeteld. Twee gelijke getallen boven elkaar zijn een paar en tellen 0. Twee paren van hetzelfde getal zijn een viertal en tellen −10, drie zijn een zestal en tellen −15, vier zijn een achttal en tellen −20.
    .title = Tellen
rules-tuki-parrot = Een papegaai doet de kaart boven of onder zich na en maakt zo een paar. Neem je precies het getal dat je papegaai nadoet, dan mag je het op zijn plek leggen, en de papegaai vliegt naar een van je dichte kaarten, die ongezien naar de aflegstapel gaat.
    .title = Papegaaien
rules-tuki-notation = De kolommen heten a tot en met d, de rijen 1 en 2. ‘take stock’, ‘take discard’; daarna legt ‘a1’ de kaart daar neer, ‘drop a1’ legt hem weg en opent a1, ‘drop’ opent niets, ‘fly a1 c2’ laat de papegaai van a1 op c2 landen. Of klik op stapels en kaarten: voor ‘drop a1’ op de aflegstapel en dan op a1.
    .title = Zo doe je een zet
rules-tuki-ours = Bij gelijke sommen begint volgens de spelregels wie het eerst jarig is; hier beslist het lot. Waar de gedrukte regels zwijgen, hebben wij besloten: twee papegaaien in één kolom tellen 0; een lege trekstapel wordt opnieuw gemaakt van de aflegstapel, en na de tweede keer krijgt iedereen nog één laatste beurt; bij gelijke totalen wordt de overwinning gedeeld.
    .title = Onze eigen regels

## Rolit

rules-rolit-aim = Als het bord vol is, wint de kleur die je het vaakst ziet.
    .title = Het doel
rules-rolit-turn = Leg één bal van jouw kleur in een leeg kuiltje, zo dat er in een rechte lijn ballen van andere kleuren tussen die bal en een andere bal van jou liggen. Alle ballen die de nieuwe bal insluit, in alle acht richtingen, draaien naar jouw kleur. Kun je veroveren, dan moet het.
    .title = Jouw beurt
rules-rolit-cannot = Kun je niets veroveren, of is jouw kleur verdwenen, leg dan een bal in een kuiltje naar keuze naast een andere bal. Passen doet niemand.
    .title = Als er niets te veroveren is
rules-rolit-first = Een bal wordt gerold als een dobbelsteen; de kleur die boven ligt begint, en het gaat verder met de klok mee.
    .title = Wie begint
rules-rolit-notation = Typ een kolom en een rij: d3. Of klik op het kuiltje, of kies uit de lijst. Kuiltjes waar je mag spelen zijn gemarkeerd; de haakjes tonen de bal die net is gelegd en de ballen die hij heeft gedraaid.
    .title = Zo doe je een zet
rules-rolit-ours = Waar de gedrukte regels zwijgen hebben wij besloten: kleuren die niemand speelt kun je veroveren en tellen voor niemand; bij gelijke aantallen wordt de overwinning gedeeld. Met de keuze Reversi gelden de regels van gewoon Othello: een zet moet veroveren, en wie dat niet kan past.
    .title = Onze eigen regels
