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
list-and = { $first } och { $last }

seat-name = Spelare { $number }
face-name = { $number ->
    [1] Räv
    [2] Uggla
    [3] Björn
    [4] Katt
    [5] Groda
    [6] Kanin
    [7] Pingvin
    [8] Lejon
    [9] Igelkott
    [10] Koala
    [11] Sköldpadda
   *[12] Anka
}
seat-bot = { $name } ({ $level })

## Whose turn

turn-wait-roll = { $name } ska just kasta.
    .you = Det är din tur att kasta.
turn-table = Bordet ska just dra.
turn-bot = { $name } tänker …
turn-paused = Spelet är pausat.
play-turn = Det är { $name }s tur.
    .you = Det är din tur.

shutbox-turn-opening = { $name }: kasta en tärning. Den som kastar högst börjar.
shutbox-turn-roll = { $name }: kasta tärningarna.
shutbox-turn-choose = { $name }: jämnt eller udda?
shutbox-turn-throw = { $name }: hur många tärningar?
shutbox-turn-shut = { $name }: stäng luckor som tillsammans blir { $total }.
shutbox-turn-stop = { $name }: ett spel till?
tuki-turn-open = { $name }: vänd upp ett av dina kort.
tuki-turn-take = { $name }: ta från talongen eller från slänghögen.
tuki-turn-place = { $name }: var ska { $card } ligga?
tuki-turn-draw = { $name }: vänd på kortet.
rolit-turn-roll = { $name }: rulla kulan. Färgen överst börjar.
rolit-turn-capture = { $name } ({ $colour }): du måste erövra.
rolit-turn-place = { $name } ({ $colour }): inget att erövra; lägg en kula intill en annan.
rolit-turn-pass = { $name } ({ $colour }): inget att erövra; du måste passa.

## Moves on offer

shutbox-move-shut = stäng { $numbers }
shutbox-move-throw = { $dice ->
    [one] kasta en tärning
   *[other] kasta { $dice } tärningar
}
shutbox-move-even = spela med de jämna
shutbox-move-odd = spela med de udda
shutbox-move-again = spela igen
shutbox-move-stop = sluta här
tuki-move-open = vänd upp { $slot }
tuki-move-stock = ta från talongen
tuki-move-discard = ta det översta från slänghögen
tuki-move-put = lägg det på { $slot }
tuki-move-drop = släng det, vänd upp { $slot }
tuki-move-pass = släng det, vänd inte upp något
tuki-move-fly = lägg det på { $parrot }; papegojan landar på { $slot }
rolit-move-place = { $captures ->
    [0] { $hollow }
   *[other] { $hollow }, vänder { $captures }
}
rolit-move-pass = passa

## What happened

log-began = Spelet börjar.
log-torn = Protokollets sista rad var avriven och har tagits bort; inget som har visats är förlorat.
log-seated = { $name } slår sig ner.
log-paused = Spelet är pausat.
log-went-on = Spelet fortsätter.
log-reacted = { $name }: { $what }
log-rematch = Samma spelare fortsätter vid ett annat bord.
log-undone = { $name } ångrar ett drag.
log-consent-asked = { $name } frågar om det senaste draget får ångras.
log-consent = { $name } säger ja.
log-declined = { $name } säger nej: draget står kvar.
log-lapsed = Alla svarade inte: draget står kvar.
log-carried = Härifrån fortsätter en annan enhet.
take-back = Ångra drag
take-back-allowed = Drag får ångras
    .about = Fram till nästa kast eller kort.
web-hand = Med egna tärningar och kort
web-hand-about = Ni trycker på det som föll; bordet håller reda på regler och poäng.
web-hand-ask = Vad föll?
web-hand-whose = { $name }: vad föll?
web-hand-by = { $name } trycker på det som föll.
web-hand-here = Tryck här
web-hand-again = Tryck på de här tärningarna igen
take-back-ask = Fråga om du får ångra
take-back-question = { $name } vill ångra ett drag. Går det bra?
take-back-yes = Ja, ångra
take-back-no = Nej, spela vidare
take-back-asked = Alla får frågan om du får ångra ditt drag.
take-back-declined = { $name } vill spela vidare: ditt drag står kvar.
take-back-lapsed = Alla svarade inte: ditt drag står kvar.
take-back-moved = Spelet gick vidare: ditt drag står kvar.
take-back-agree = Om alla är med på det, fram till nästa kast eller kort.
play-step = { $name }: { $step }
play-step-table = Bordet: { $step }

shutbox-log-first = { $name } kastar { $face } om första turen.
    .you = Du kastar { $face } om första turen.
shutbox-log-roll = { $name } kastar { $roll }.
    .you = Du kastar { $roll }.
shutbox-log-stuck = { $name } kan inte fortsätta.
    .you = Du kan inte fortsätta.
shutbox-log-roll-stuck = { shutbox-log-roll } { shutbox-log-stuck }
    .you = { shutbox-log-roll.you } { shutbox-log-stuck.you }
shutbox-log-shut = { $name } stänger { $numbers }.
    .you = Du stänger { $numbers }.
shutbox-log-throw = { $dice ->
    [one] { $name } tar en tärning.
   *[other] { $name } tar { $dice } tärningar.
}
    .you = { $dice ->
        [one] Du tar en tärning.
       *[other] Du tar { $dice } tärningar.
    }
shutbox-log-even = { $name } spelar med de jämna.
    .you = Du spelar med de jämna.
shutbox-log-odd = { $name } spelar med de udda.
    .you = Du spelar med de udda.
shutbox-log-again = { $name } spelar igen.
    .you = Du spelar igen.
shutbox-log-stop = { $name } slutar.
    .you = Du slutar.
tuki-log-first = Lotten avgör: { $name } börjar.
    .you = Lotten avgör: du börjar.
tuki-log-card = { $name } vänder upp { $card }.
    .you = Du vänder upp { $card }.
tuki-log-card-table = Slänghögen börjar med { $card }.
tuki-log-open = { $name } vänder upp { $slot }.
    .you = Du vänder upp { $slot }.
tuki-log-stock = { $name } tar från talongen.
    .you = Du tar från talongen.
tuki-log-discard = { $name } tar från slänghögen.
    .you = Du tar från slänghögen.
tuki-log-put = { $name } lägger det på { $slot }.
    .you = Du lägger det på { $slot }.
tuki-log-drop = { $name } slänger det och vänder upp { $slot }.
    .you = Du slänger det och vänder upp { $slot }.
tuki-log-pass = { $name } slänger det och vänder inte upp något.
    .you = Du slänger det och vänder inte upp något.
tuki-log-fly = { $name } lägger det på { $parrot }; papegojan landar på { $slot }.
    .you = Du lägger det på { $parrot }; papegojan landar på { $slot }.
rolit-log-first = Kulan visar { $colour }: { $name } börjar.
    .you = Kulan visar { $colour }: du börjar.
rolit-log-place = { $name } spelar { $hollow }.
    .you = Du spelar { $hollow }.
rolit-log-capture = { $captures ->
    [one] { $name } spelar { $hollow }. En kula vänds.
   *[other] { $name } spelar { $hollow }. { $captures } kulor vänds.
}
    .you = { $captures ->
        [one] Du spelar { $hollow }. En kula vänds.
       *[other] Du spelar { $hollow }. { $captures } kulor vänds.
    }
rolit-log-pass = { $name } passar.
    .you = Du passar.

## Words of the games

tuki-card-number = { $card }
tuki-card-parrot = papegojan
tuki-stock = talong
tuki-discard = slängt
tuki-taken = på hand
tuki-round = runda { $round } av { $rounds }
tuki-last-turns = sista turerna
rolit-colour-red = röd
rolit-colour-yellow = gul
rolit-colour-green = grön
rolit-colour-blue = blå
rolit-colours-red = { rolit-colour-red }
rolit-colours-yellow = { rolit-colour-yellow }
rolit-colours-green = { rolit-colour-green }
rolit-colours-blue = { rolit-colour-blue }
rolit-neutral = { $colour } (ingen)
shutbox-aside = ute
shutbox-total = summa { $total }

## Score sheet

sheet-title = Poäng
sheet-low = lägst poäng vinner
sheet-high = högst poäng vinner
sheet-game = spel { $number }
sheet-round = runda { $number }
tuki-sheet-row = { sheet-round }

## Results

result-winner = { $name } vinner!
    .you = Du vinner!
result-shared = { $names } delar på segern.
result-alone = Poäng: { $score }.
shutbox-result-outright = Shut the Box! { $name } stänger allt och vinner!
    .you = Shut the Box! Du stänger allt och vinner!
shutbox-result-alone = { $score } kvar.
shutbox-result-alone-outright = Shut the Box! { $name } stänger allt!
    .you = Shut the Box! Du stänger allt!
result-broken-off = Spelet avbröts.

## Refusals

refused-not_your_turn = Det är någon annans tur.
refused-roll_first = Först ska det kastas.
refused-not_by_hand = Det här bordet slår och drar själv.
refused-move_first = Först ska det göras ett drag.
refused-illegal_move = ”{ $move }” går inte här.
refused-bad_notation = ”{ $move }” är inget drag i det här spelet.
refused-stale_seq = Spelet har hunnit vidare; titta en gång till.
refused-unknown_seq = Den ställningen är inte nådd än.
refused-unknown_seat = Den platsen finns inte.
refused-bad_command = Kommandot kunde inte förstås.
refused-old_format = Det här bordet har ett äldre format: det kan ses igen och sparas, men inte spelas vidare.
refused-bad_level = En sådan bot finns inte till det här spelet.
refused-id_reused = Det här kommandot har redan skickats med annat innehåll.
refused-paused = Spelet är pausat.
refused-not_paused = Spelet är inte pausat.
refused-enough = Du har nått gränsen för det vid det här bordet.
refused-over = Spelet är slut.
refused-chance_exhausted = Det här bordet har inga dragningar kvar.
refused-drawing = Kastet pågår fortfarande. Ett ögonblick.
refused-late = Det kastet är redan över.
refused-not_asked = Bordet väntar inte på det.
refused-too_early = För tidigt: bordet har inte bett om det än.
refused-wrong_link = Enhetens tal stämmer inte med vad den lovade.
refused-bad_device = Det kan den här enheten inte göra vid det här bordet.
refused-too_many_devices = Det finns för många enheter på den här platsen.
refused-cannot_undo = Det draget kan inte ångras.
refused-allowed = Möjligt: { $moves }
refused-allowed-more = Möjligt: { $moves } … ({ $count } totalt)

## Bots

bot-level-random = slumpmässig
    .about = Vilket tillåtet drag som helst, utan att tänka.
bot-level-easy = lätt
    .about = Spelar som ett litet barn och tänker inte framåt.
bot-level-medium = medel
    .about = Spelar förnuftigt men gör ofta misstag.
bot-level-hard = svår
    .about = Spelar bra och gör sällan misstag.
bot-level-perfect = perfekt
    .about = Spelar det bästa drag som går att räkna ut.
rolit-level-easy = Erövrar så många kulor som möjligt, som ett litet barn, och tappar lätt tråden.
rolit-level-medium = Tänker ett eller två drag framåt.
rolit-level-hard = Tänker långt framåt och spelar slutet felfritt.
tuki-level-easy = Gillar låga kort, som ett litet barn, och missar par.
tuki-level-medium = Tänker ett steg framåt och minns vilka kort som är borta.
tuki-level-hard = Spelar varje drag till slut hundratals gånger i huvudet och räknar ut när det är dags att bli klar.
bot-why-only = Det var det enda draget.
rolit-why-corner = Tar hörnet; drag kvar för nästa: { $moves }.
rolit-why-guard = Håller nästa borta från hörnen; drag kvar: { $moves }.
rolit-why-moves = Drag kvar för nästa: { $moves }.
tuki-why-close = Att bli klar nu vinner { $chance } % av gångerna, att vänta { $other } %.
tuki-why-wait = Att vänta vinner { $chance } % av gångerna, att bli klar nu { $other } %.
tuki-why-best = Det vinner { $chance } % av gångerna; näst bäst: { $move } ({ $other } %).
tuki-why-exact = När alla slut har räknats vinner det { $chance } % av gångerna; näst bäst: { $move } ({ $other } %).
tuki-why-alone = Det vinner ungefär { $chance } % av gångerna.
tuki-why-child = Om varje dolt kort är en sexa blir korten nu ungefär { $points } tillsammans.
tuki-why-distracted = Det första som dök upp; om varje dolt kort är en sexa blir korten nu ungefär { $points } tillsammans.
bot-why-random = Ett av { $moves } drag, på måfå.
bot-why-one-ahead = { $better ->
    [0] Såg på { $moves } drag, ett steg framåt: inget såg bättre ut.
   *[other] Såg på { $moves } drag, ett steg framåt: { $better } såg bättre ut än det här.
}
shutbox-why-shown = Stänger just de tal som tärningarna visar.
shutbox-why-few = Stänger så få luckor som möjligt, de största först.
shutbox-why-simple = Det första som dök upp.
# $value and $other_value: points at the end (score), or percent to win (win), or the probability, 0 to 1, to shut the box (shut).
shutbox-why-score = { $move } ger i snitt { $value } poäng, { $other } ger { $other_value }.
shutbox-why-win = { $move } vinner i { $value } % av fallen, { $other } i { $other_value } %.
shutbox-why-shut = { $move } stänger lådan med sannolikheten { $value }, { $other } med { $other_value }.
shutbox-why-only-score = { $move } var det enda draget; { $value } poäng är att vänta.
shutbox-why-only-win = { $move } var det enda draget; det vinner i { $value } % av fallen.
shutbox-why-only-shut = { $move } var det enda draget; det stänger lådan med sannolikheten { $value }.
