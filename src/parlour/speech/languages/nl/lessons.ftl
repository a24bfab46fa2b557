### A lesson for each game: one sentence for each thing that a learner does, by what is on the board then
### (games/NAME/lesson.py). `.otherwise` answers a move that is allowed, but not the one of the lesson.

## The page

web-lesson = { $game }: een les
web-lesson-step = Stap { $number } van { $count }
web-lesson-back = Terug
web-lesson-next = Verder
web-lesson-show = Laat zien
web-lesson-leave = De les verlaten
web-lesson-again = Opnieuw
web-lesson-you = Jij

## Shut the Box

lesson-shutbox-roll = Je tien klepjes staan open. Sluit ze allemaal en je wint. Gooi de dobbelstenen!
lesson-shutbox-shut = 6 en 3 is negen. Sluit klepjes die samen precies 9 zijn: het kan op meer manieren, kies er een.
lesson-shutbox-again = Gesloten klepjes blijven dicht. Je gooit door zolang een worp past.
lesson-shutbox-die = Een paar worpen later staan alleen 1, 2 en 5 nog open. Staat er niets boven de 6 open, dan mag je met één dobbelsteen gooien. Probeer het.
    .otherwise = Twee dobbelstenen mogen ook, maar het totaal zou vaak te hoog zijn. Probeer er één.
lesson-shutbox-over = Een 4 past nergens: je beurt is voorbij. 1 + 2 + 5 staan nog open: 8 punten. Minder is beter.
lesson-shutbox-luck = Een andere beurt, met meer geluk: alleen de 2 staat open. Gooi één dobbelsteen.
    .otherwise = Met twee dobbelstenen gooi je alleen 2 met twee enen. Gooi één dobbelsteen.
lesson-shutbox-last = Een 2! Sluit je laatste klepje.
lesson-shutbox-won = De box is dicht en je wint meteen. Lukt het niemand, dan wint de laagste score.

## Tuki Tuki

lesson-tuki-open = Voor je liggen acht gesloten kaarten. Niemand kent ze, jij ook niet. Draai de kaart linksboven open.
    .otherwise = Je mag elke kaart opendraaien. Neem nu eerst die linksboven.
lesson-tuki-below = Een twaalf. Dat is veel, en wie de minste punten heeft, wint. Draai de kaart eronder open.
    .otherwise = Elke kaart mag. Neem nu eerst die onder de twaalf.
lesson-tuki-pair = Nog een twaalf! Twee gelijke getallen boven elkaar zijn een paar en tellen niet mee.
lesson-tuki-take = In je beurt neem je een kaart: van de trekstapel of van de aflegstapel. Neem er een van de trekstapel.
    .otherwise = De 7 van de aflegstapel mag je ook nemen. Neem nu eerst een kaart van de trekstapel.
lesson-tuki-put = Een 1 is goed. Leg hem op de plek van een gesloten kaart.
    .otherwise = Houd je paar, en houd de 1: leg hem op de plek van een gesloten kaart.
lesson-tuki-old = De oude kaart was een 10. Die gaat naar de aflegstapel, en de volgende is aan de beurt.
lesson-tuki-third = Je hebt een paar drieën en een derde. Een vierde ligt op de aflegstapel: neem die.
    .otherwise = De trekstapel kan van alles brengen. Neem de drie die je ziet.
lesson-tuki-fourth = Leg hem onder de derde.
    .otherwise = Er is een betere plek: onder de drie die alleen ligt.
lesson-tuki-four = Twee paren van hetzelfde getal zijn een viertal. Dat telt −10: tien punten eraf!
lesson-tuki-parrot = Een papegaai doet de kaart boven of onder zich na. Neem deze van de aflegstapel.
    .otherwise = Papegaaien zijn zeldzaam. Neem deze van de aflegstapel.
lesson-tuki-mimic = Leg de papegaai onder je twaalf.
    .otherwise = Er is een betere plek: onder de twaalf.
lesson-tuki-mimics = De papegaai is nu een tweede twaalf. Een paar: dat telt niet mee.
lesson-tuki-hidden = Het einde van een ronde: nog maar één van je kaarten is gesloten. Neem een kaart van de trekstapel.
    .otherwise = Neem deze keer een kaart van de trekstapel.
lesson-tuki-close = Een 1. Leg hem op de plek van je laatste gesloten kaart.
    .otherwise = Dat kan, maar laten we afronden: leg hem op de plek van je laatste gesloten kaart.
lesson-tuki-won = Zonder gesloten kaart ben je klaar. De anderen hadden nog één beurt. Jij hebt 3 punten, de ander 32: je wint!

## Rolit

lesson-rolit-trap = Jij speelt rood. Leg een bal in een gemarkeerd kuiltje, zodat een bal van een andere kleur tussen twee van jou is ingesloten.
lesson-rolit-turned = Alles wat je hebt ingesloten, is nu rood. Nu zou groen aan de beurt zijn.
lesson-rolit-most = Eén bal kan langs meer lijnen tegelijk insluiten. Zoek het kuiltje dat vier ballen draait.
    .otherwise = Dat draait er minder. Zoek het kuiltje dat vier ballen draait.
lesson-rolit-lines = Vier in één keer! Kun je veroveren, dan moet het.
lesson-rolit-place = Hier kun je niets veroveren. Leg je bal dan naast een andere bal naar keuze.
lesson-rolit-placed = Er is niets gedraaid, maar je bal kan later helpen. Passen kan nooit.
lesson-rolit-corner = Neem de hoek: een bal in een hoek kan nooit meer gedraaid worden.
    .otherwise = Dat verovert ook, maar zoek de hoek.
lesson-rolit-safe = Deze bal blijft rood tot het einde.
lesson-rolit-full = Op dit kleine bord is één kuiltje vrij, en jij bent aan de beurt. Leg de laatste bal.
lesson-rolit-won = Het bord is vol en rood is het meest te zien: 11 tegen 5. Je wint!
