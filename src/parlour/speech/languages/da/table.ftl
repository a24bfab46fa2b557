### What is said at a table, whoever draws it.
###
### turn-…, GAME-turn-…    whose turn it is and what is expected
### GAME-move-…            a move as it is offered
### GAME-log-…             a move or an outcome as it is told afterwards
### result-…               how a game ended
### refused-CODE           why the table refused a command; the codes are fixed (docs/table.md)
### bot-…                  levels of bots, and why a bot made its move
###
### Arguments: $name is a player's name; moves and slots are notation and stay as they are.

list-comma = ,{" "}
list-and = { $first } og { $last }

seat-name = Spiller { $number }
face-name = { $number ->
    [1] Ræv
    [2] Ugle
    [3] Bjørn
    [4] Kat
    [5] Frø
    [6] Kanin
    [7] Pingvin
    [8] Løve
    [9] Pindsvin
    [10] Koala
    [11] Skildpadde
   *[12] And
}
seat-bot = { $name } ({ $level })

## Whose turn

turn-wait-roll = { $name } skal til at slå.
    .you = Det er din tur til at slå.
turn-table = Bordet skal til at trække.
turn-bot = { $name } tænker …
turn-paused = Spillet holder pause.
play-turn = Det er { $name }s tur.
    .you = Det er din tur.

shutbox-turn-opening = { $name }: slå med én terning. Den, der slår højest, begynder.
shutbox-turn-roll = { $name }: slå med terningerne.
shutbox-turn-choose = { $name }: lige eller ulige?
shutbox-turn-throw = { $name }: hvor mange terninger?
shutbox-turn-shut = { $name }: luk klapper, der tilsammen giver { $total }.
shutbox-turn-stop = { $name }: et spil til?
tuki-turn-open = { $name }: vend et af dine kort.
tuki-turn-take = { $name }: tag fra trækbunken eller fra afkastbunken.
tuki-turn-place = { $name }: hvor skal { $card } hen?
tuki-turn-draw = { $name }: vend kortet.
rolit-turn-roll = { $name }: tril kuglen. Farven øverst begynder.
rolit-turn-capture = { $name } ({ $colour }): du skal erobre.
rolit-turn-place = { $name } ({ $colour }): intet at erobre; læg en kugle ved siden af en anden.
rolit-turn-pass = { $name } ({ $colour }): intet at erobre; du skal melde pas.

## Moves on offer

shutbox-move-shut = luk { $numbers }
shutbox-move-throw = { $dice ->
    [one] slå med én terning
   *[other] slå med { $dice } terninger
}
shutbox-move-even = spil med de lige
shutbox-move-odd = spil med de ulige
shutbox-move-again = spil igen
shutbox-move-stop = stop her
tuki-move-open = vend { $slot }
tuki-move-stock = tag fra trækbunken
tuki-move-discard = tag det øverste fra afkastbunken
tuki-move-put = læg det på { $slot }
tuki-move-drop = smid det, vend { $slot }
tuki-move-pass = smid det, vend intet
tuki-move-fly = læg det på { $parrot }; papegøjen lander på { $slot }
rolit-move-place = { $captures ->
    [0] { $hollow }
   *[other] { $hollow }, drejer { $captures }
}
rolit-move-pass = meld pas

## What happened

log-began = Spillet begynder.
log-torn = Den sidste linje i protokollen var revet over og er skåret væk; intet af det viste er tabt.
log-seated = { $name } sætter sig.
log-paused = Spillet holder pause.
log-went-on = Spillet fortsætter.
log-reacted = { $name }: { $what }
log-rematch = De samme spillere fortsætter ved et andet bord.
log-undone = { $name } fortryder et træk.
log-consent-asked = { $name } spørger, om det sidste træk må fortrydes.
log-consent = { $name } siger ja.
log-declined = { $name } siger nej: Trækket bliver stående.
log-lapsed = Ikke alle svarede: Trækket bliver stående.
log-carried = Herfra fortsætter en anden enhed.
take-back = Fortryd træk
take-back-allowed = Træk må fortrydes
    .about = Indtil næste slag eller kort.
web-hand = Med egne terninger og kort
web-hand-about = I trykker på det, der faldt; bordet holder styr på regler og point.
web-hand-ask = Hvad faldt?
web-hand-whose = { $name }: hvad faldt?
web-hand-by = { $name } trykker på det, der faldt.
web-hand-here = Tryk her
web-hand-again = Tryk på disse terninger igen
take-back-ask = Spørg, om du må fortryde
take-back-question = { $name } vil gerne fortryde et træk. Er det i orden?
take-back-yes = Ja, fortryd
take-back-no = Nej, spil videre
take-back-asked = Alle bliver spurgt, om du må fortryde dit træk.
take-back-declined = { $name } vil spille videre: Dit træk bliver stående.
take-back-lapsed = Ikke alle svarede: Dit træk bliver stående.
take-back-moved = Spillet gik videre: Dit træk bliver stående.
take-back-agree = Hvis alle er enige, indtil næste slag eller kort.
play-step = { $name }: { $step }
play-step-table = Bordet: { $step }

shutbox-log-first = { $name } slår { $face } om den første tur.
    .you = Du slår { $face } om den første tur.
shutbox-log-roll = { $name } slår { $roll }.
    .you = Du slår { $roll }.
shutbox-log-stuck = { $name } kan ikke fortsætte.
    .you = Du kan ikke fortsætte.
shutbox-log-roll-stuck = { shutbox-log-roll } { shutbox-log-stuck }
    .you = { shutbox-log-roll.you } { shutbox-log-stuck.you }
shutbox-log-shut = { $name } lukker { $numbers }.
    .you = Du lukker { $numbers }.
shutbox-log-throw = { $dice ->
    [one] { $name } tager én terning.
   *[other] { $name } tager { $dice } terninger.
}
    .you = { $dice ->
        [one] Du tager én terning.
       *[other] Du tager { $dice } terninger.
    }
shutbox-log-even = { $name } spiller med de lige.
    .you = Du spiller med de lige.
shutbox-log-odd = { $name } spiller med de ulige.
    .you = Du spiller med de ulige.
shutbox-log-again = { $name } spiller igen.
    .you = Du spiller igen.
shutbox-log-stop = { $name } stopper.
    .you = Du stopper.
tuki-log-first = Lodtrækningen afgør det: { $name } begynder.
    .you = Lodtrækningen afgør det: du begynder.
tuki-log-card = { $name } vender { $card }.
    .you = Du vender { $card }.
tuki-log-card-table = Afkastbunken begynder med { $card }.
tuki-log-open = { $name } vender { $slot }.
    .you = Du vender { $slot }.
tuki-log-stock = { $name } tager fra trækbunken.
    .you = Du tager fra trækbunken.
tuki-log-discard = { $name } tager fra afkastbunken.
    .you = Du tager fra afkastbunken.
tuki-log-put = { $name } lægger det på { $slot }.
    .you = Du lægger det på { $slot }.
tuki-log-drop = { $name } smider det og vender { $slot }.
    .you = Du smider det og vender { $slot }.
tuki-log-pass = { $name } smider det og vender intet.
    .you = Du smider det og vender intet.
tuki-log-fly = { $name } lægger det på { $parrot }; papegøjen lander på { $slot }.
    .you = Du lægger det på { $parrot }; papegøjen lander på { $slot }.
rolit-log-first = Kuglen viser { $colour }: { $name } begynder.
    .you = Kuglen viser { $colour }: du begynder.
rolit-log-place = { $name } spiller { $hollow }.
    .you = Du spiller { $hollow }.
rolit-log-capture = { $captures ->
    [one] { $name } spiller { $hollow }. Én kugle drejes.
   *[other] { $name } spiller { $hollow }. { $captures } kugler drejes.
}
    .you = { $captures ->
        [one] Du spiller { $hollow }. Én kugle drejes.
       *[other] Du spiller { $hollow }. { $captures } kugler drejes.
    }
rolit-log-pass = { $name } melder pas.
    .you = Du melder pas.

## Words of the games

tuki-card-number = { $card }
tuki-card-parrot = papegøjen
tuki-stock = træk
tuki-discard = afkast
tuki-taken = hånd
tuki-round = runde { $round } af { $rounds }
tuki-last-turns = sidste ture
rolit-colour-red = rød
rolit-colour-yellow = gul
rolit-colour-green = grøn
rolit-colour-blue = blå
rolit-colours-red = { rolit-colour-red }
rolit-colours-yellow = { rolit-colour-yellow }
rolit-colours-green = { rolit-colour-green }
rolit-colours-blue = { rolit-colour-blue }
rolit-neutral = { $colour } (ingen)
shutbox-aside = ude
shutbox-total = sum { $total }

## Score sheet

sheet-title = Point
sheet-low = færrest point vinder
sheet-high = flest point vinder
sheet-game = spil { $number }
sheet-round = runde { $number }
tuki-sheet-row = { sheet-round }

## Results

result-winner = { $name } vinder!
    .you = Du vinder!
result-shared = { $names } deler sejren.
result-alone = Score: { $score }.
shutbox-result-outright = Shut the Box! { $name } lukker alt og vinder!
    .you = Shut the Box! Du lukker alt og vinder!
shutbox-result-alone = { $score } tilbage.
shutbox-result-alone-outright = Shut the Box! { $name } lukker alt!
    .you = Shut the Box! Du lukker alt!
result-broken-off = Spillet blev afbrudt.

## Refusals

refused-not_your_turn = Det er en andens tur.
refused-roll_first = Først skal der slås.
refused-not_by_hand = Dette bord kaster og trækker selv.
refused-move_first = Først skal der trækkes.
refused-illegal_move = »{ $move }« kan ikke lade sig gøre her.
refused-bad_notation = »{ $move }« er ikke et træk i dette spil.
refused-stale_seq = Spillet er kommet videre imens; se en gang til.
refused-unknown_seq = Den stilling er ikke nået endnu.
refused-unknown_seat = Den plads findes ikke.
refused-bad_command = Kommandoen blev ikke forstået.
refused-old_format = Dette bord har et ældre format: det kan ses igen og gemmes, men der kan ikke spilles videre.
refused-bad_level = Sådan en bot findes ikke til dette spil.
refused-id_reused = Denne kommando er allerede sendt med et andet indhold.
refused-paused = Spillet holder pause.
refused-not_paused = Spillet holder ikke pause.
refused-enough = Du har nået grænsen for det ved dette bord.
refused-over = Spillet er slut.
refused-chance_exhausted = Dette bord har ikke flere lodtrækninger.
refused-drawing = Slaget er stadig i gang. Et øjeblik.
refused-late = Det slag er allerede forbi.
refused-not_asked = Det venter bordet ikke på.
refused-too_early = For tidligt: Bordet har ikke bedt om det endnu.
refused-wrong_link = Denne enheds tal passer ikke til det, den lovede.
refused-bad_device = Det kan denne enhed ikke ved dette bord.
refused-too_many_devices = Der er for mange enheder på denne plads.
refused-cannot_undo = Det træk kan ikke fortrydes.
refused-allowed = Muligt: { $moves }
refused-allowed-more = Muligt: { $moves } … ({ $count } i alt)

## Bots

bot-level-random = tilfældig
    .about = Et hvilket som helst lovligt træk, uden at tænke.
bot-level-easy = let
    .about = Spiller som et lille barn og tænker ikke frem.
bot-level-medium = mellem
    .about = Spiller fornuftigt, men laver ofte fejl.
bot-level-hard = svær
    .about = Spiller godt og laver sjældent fejl.
bot-level-perfect = perfekt
    .about = Spiller det bedste træk, der kan beregnes.
rolit-level-easy = Erobrer så mange kugler som muligt, som et lille barn, og bliver let distraheret.
rolit-level-medium = Tænker et eller to træk frem.
rolit-level-hard = Tænker langt frem og spiller slutningen fejlfrit.
tuki-level-easy = Kan lide lave kort, som et lille barn, og overser par.
tuki-level-medium = Tænker ét skridt frem og husker, hvilke kort der er væk.
tuki-level-hard = Spiller hvert træk til ende hundredvis af gange i hovedet og regner ud, hvornår det gælder om at blive færdig.
bot-why-only = Det var det eneste træk.
rolit-why-corner = Tager hjørnet; træk tilbage til den næste: { $moves }.
rolit-why-guard = Holder den næste fra hjørnerne; træk tilbage: { $moves }.
rolit-why-moves = Træk tilbage til den næste: { $moves }.
tuki-why-close = At blive færdig nu vinder { $chance } % af gangene, at vente { $other } %.
tuki-why-wait = At vente vinder { $chance } % af gangene, at blive færdig nu { $other } %.
tuki-why-best = Det vinder { $chance } % af gangene; næstbedst: { $move } ({ $other } %).
tuki-why-exact = Når alle slutninger er talt med, vinder det { $chance } % af gangene; næstbedst: { $move } ({ $other } %).
tuki-why-alone = Det vinder cirka { $chance } % af gangene.
tuki-why-child = Hvis hvert skjult kort er en sekser, giver kortene nu cirka { $points }.
tuki-why-distracted = Det første, der faldt ind; hvis hvert skjult kort er en sekser, giver kortene nu cirka { $points }.
bot-why-random = Et af { $moves } træk, helt tilfældigt.
bot-why-one-ahead = { $better ->
    [0] Så på { $moves } træk, ét skridt frem: intet så bedre ud.
   *[other] Så på { $moves } træk, ét skridt frem: { $better } så bedre ud end dette.
}
shutbox-why-shown = Lukker netop tallene på terningerne.
shutbox-why-few = Lukker så få klapper som muligt, de største først.
shutbox-why-simple = Det første, der faldt ind.
# $value and $other_value: points at the end (score), or percent to win (win), or the probability, 0 to 1, to shut the box (shut).
shutbox-why-score = { $move } giver i gennemsnit { $value } point, { $other } giver { $other_value }.
shutbox-why-win = { $move } vinder i { $value } % af tilfældene, { $other } i { $other_value } %.
shutbox-why-shut = { $move } lukker boksen med sandsynligheden { $value }, { $other } med { $other_value }.
shutbox-why-only-score = { $move } var det eneste træk; der kan ventes { $value } point.
shutbox-why-only-win = { $move } var det eneste træk; det vinder i { $value } % af tilfældene.
shutbox-why-only-shut = { $move } var det eneste træk; det lukker boksen med sandsynligheden { $value }.
