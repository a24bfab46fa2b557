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
list-and = { $first } i { $last }

seat-name = Gracz { $number }
face-name = { $number ->
    [1] Lis
    [2] Sowa
    [3] Miś
    [4] Kot
    [5] Żaba
    [6] Królik
    [7] Pingwin
    [8] Lew
    [9] Jeż
    [10] Koala
    [11] Żółw
   *[12] Kaczka
}
seat-bot = { $name } ({ $level })

## Whose turn

turn-wait-roll = { $name } zaraz rzuca.
    .you = Twoja kolej na rzut.
turn-table = Stół zaraz losuje.
turn-bot = { $name } myśli…
turn-paused = Gra jest wstrzymana.
play-turn = Kolej gracza { $name }.
    .you = Twoja kolej.

shutbox-turn-opening = { $name }: rzuć jedną kostką. Zaczyna, kto wyrzuci najwięcej.
shutbox-turn-roll = { $name }: rzuć kostkami.
shutbox-turn-choose = { $name }: parzyste czy nieparzyste?
shutbox-turn-throw = { $name }: ile kostek?
shutbox-turn-shut = { $name }: zamknij klapki, które dają razem { $total }.
shutbox-turn-stop = { $name }: jeszcze jedna gra?
tuki-turn-open = { $name }: odkryj jedną ze swoich kart.
tuki-turn-take = { $name }: weź z talii albo z odrzutów.
tuki-turn-place = { $name }: gdzie położysz kartę ({ $card })?
tuki-turn-draw = { $name }: odwróć kartę.
rolit-turn-roll = { $name }: rzuć kulką. Zaczyna kolor na górze.
rolit-turn-capture = { $name } ({ $colour }): musisz przejąć kulkę.
rolit-turn-place = { $name } ({ $colour }): nie ma czego przejąć; połóż kulkę obok dowolnej innej.
rolit-turn-pass = { $name } ({ $colour }): nie ma czego przejąć; musisz spasować.

## Moves on offer

shutbox-move-shut = zamknij { $numbers }
shutbox-move-throw = { $dice ->
    [one] rzuć jedną kostką
   *[other] rzuć { $dice } kostkami
}
shutbox-move-even = graj parzystymi
shutbox-move-odd = graj nieparzystymi
shutbox-move-again = graj jeszcze raz
shutbox-move-stop = zakończ
tuki-move-open = odkryj { $slot }
tuki-move-stock = weź z talii
tuki-move-discard = weź z wierzchu odrzutów
tuki-move-put = połóż na { $slot }
tuki-move-drop = odrzuć, odkryj { $slot }
tuki-move-pass = odrzuć, nie odkrywaj
tuki-move-fly = połóż na { $parrot }; papuga leci na { $slot }
rolit-move-place = { $captures ->
    [0] { $hollow }
   *[other] { $hollow }, przejmuje { $captures }
}
rolit-move-pass = pas

## What happened

log-began = Gra się zaczyna.
log-torn = Ostatnia linia zapisu była urwana i została usunięta; nic z tego, co było widać, nie przepadło.
log-seated = { $name } siada do stołu.
log-paused = Gra jest wstrzymana.
log-went-on = Gra toczy się dalej.
log-reacted = { $name }: { $what }
log-rematch = Ci sami gracze grają dalej przy innym stole.
log-undone = { $name } cofa ruch.
log-consent-asked = { $name } prosi o cofnięcie ostatniego ruchu.
log-consent = { $name } się zgadza.
log-declined = { $name } się nie zgadza: ruch zostaje.
log-lapsed = Nie wszyscy odpowiedzieli: ruch zostaje.
log-carried = Stąd gra toczy się na innym urządzeniu.
take-back = Cofnij ruch
take-back-allowed = Ruchy można cofać
    .about = Do następnego rzutu lub karty.
web-hand = Z własnymi kostkami i kartami
web-hand-about = Dotykacie tego, co wypadło; stół pilnuje zasad i punktów.
web-hand-ask = Co wypadło?
web-hand-whose = { $name }: co wypadło?
web-hand-by = Wynik podaje { $name }.
web-hand-here = Podaj tutaj
web-hand-again = Dotknij tych kostek jeszcze raz
take-back-ask = Poproś o cofnięcie
take-back-question = { $name } chce cofnąć ruch. Zgoda?
take-back-yes = Tak, cofnij
take-back-no = Nie, gramy dalej
take-back-asked = Wszyscy są pytani, czy można cofnąć twój ruch.
take-back-declined = { $name } chce grać dalej: twój ruch zostaje.
take-back-lapsed = Nie wszyscy odpowiedzieli: twój ruch zostaje.
take-back-moved = Gra poszła dalej: twój ruch zostaje.
take-back-agree = Jeśli wszyscy się zgodzą, do następnego rzutu lub karty.
play-step = { $name }: { $step }
play-step-table = Stół: { $step }

shutbox-log-first = { $name } rzuca o pierwszą turę: { $face }.
    .you = Rzucasz o pierwszą turę: { $face }.
shutbox-log-roll = { $name } rzuca: { $roll }.
    .you = Rzucasz: { $roll }.
shutbox-log-stuck = { $name } nie może grać dalej.
    .you = Nie możesz grać dalej.
shutbox-log-roll-stuck = { shutbox-log-roll } { shutbox-log-stuck }
    .you = { shutbox-log-roll.you } { shutbox-log-stuck.you }
shutbox-log-shut = { $name } zamyka { $numbers }.
    .you = Zamykasz { $numbers }.
shutbox-log-throw = { $dice ->
    [one] { $name } bierze jedną kostkę.
    [few] { $name } bierze { $dice } kostki.
    [many] { $name } bierze { $dice } kostek.
   *[other] { $name } bierze { $dice } kostki.
}
    .you = { $dice ->
        [one] Bierzesz jedną kostkę.
        [few] Bierzesz { $dice } kostki.
        [many] Bierzesz { $dice } kostek.
       *[other] Bierzesz { $dice } kostki.
    }
shutbox-log-even = { $name } gra parzystymi.
    .you = Grasz parzystymi.
shutbox-log-odd = { $name } gra nieparzystymi.
    .you = Grasz nieparzystymi.
shutbox-log-again = { $name } gra jeszcze raz.
    .you = Grasz jeszcze raz.
shutbox-log-stop = { $name } kończy.
    .you = Kończysz.
tuki-log-first = Los wybiera: zaczyna { $name }.
    .you = Los wybiera: zaczynasz ty.
tuki-log-card = { $name } odkrywa kartę: { $card }.
    .you = Odkrywasz kartę: { $card }.
tuki-log-card-table = Pierwsza karta na stosie odrzutów: { $card }.
tuki-log-open = { $name } odkrywa { $slot }.
    .you = Odkrywasz { $slot }.
tuki-log-stock = { $name } bierze z talii.
    .you = Bierzesz z talii.
tuki-log-discard = { $name } bierze z odrzutów.
    .you = Bierzesz z odrzutów.
tuki-log-put = { $name } kładzie kartę na { $slot }.
    .you = Kładziesz kartę na { $slot }.
tuki-log-drop = { $name } odrzuca kartę i odkrywa { $slot }.
    .you = Odrzucasz kartę i odkrywasz { $slot }.
tuki-log-pass = { $name } odrzuca kartę i niczego nie odkrywa.
    .you = Odrzucasz kartę i niczego nie odkrywasz.
tuki-log-fly = { $name } kładzie kartę na { $parrot }; papuga leci na { $slot }.
    .you = Kładziesz kartę na { $parrot }; papuga leci na { $slot }.
rolit-log-first = Wypadł { $colour }: zaczyna { $name }.
    .you = Wypadł { $colour }: zaczynasz ty.
rolit-log-place = { $name } gra na { $hollow }.
    .you = Grasz na { $hollow }.
rolit-log-capture = { $captures ->
    [one] { $name } gra na { $hollow }. Obraca się jedna kulka.
    [few] { $name } gra na { $hollow }. Obracają się { $captures } kulki.
    [many] { $name } gra na { $hollow }. Obraca się { $captures } kulek.
   *[other] { $name } gra na { $hollow }. Obraca się { $captures } kulki.
}
    .you = { $captures ->
        [one] Grasz na { $hollow }. Obraca się jedna kulka.
        [few] Grasz na { $hollow }. Obracają się { $captures } kulki.
        [many] Grasz na { $hollow }. Obraca się { $captures } kulek.
       *[other] Grasz na { $hollow }. Obraca się { $captures } kulki.
    }
rolit-log-pass = { $name } pasuje.
    .you = Pasujesz.

## Words of the games

tuki-card-number = { $card }
tuki-card-parrot = papuga
tuki-stock = talia
tuki-discard = odrzuty
tuki-taken = w ręce
tuki-round = runda { $round } z { $rounds }
tuki-last-turns = ostatnie tury
rolit-colour-red = czerwony
rolit-colour-yellow = żółty
rolit-colour-green = zielony
rolit-colour-blue = niebieski
rolit-colours-red = { rolit-colour-red }
rolit-colours-yellow = { rolit-colour-yellow }
rolit-colours-green = { rolit-colour-green }
rolit-colours-blue = { rolit-colour-blue }
rolit-neutral = { $colour } (niczyj)
shutbox-aside = odpada
shutbox-total = suma { $total }

## Score sheet

sheet-title = Wyniki
sheet-low = wygrywa najniższy wynik
sheet-high = wygrywa najwyższy wynik
sheet-game = gra { $number }
sheet-round = runda { $number }
tuki-sheet-row = { sheet-round }

## Results

result-winner = Wygrywa { $name }!
    .you = Wygrywasz!
result-shared = Wspólna wygrana: { $names }.
result-alone = Wynik: { $score }.
shutbox-result-outright = { $name } zamyka pudełko i wygrywa!
    .you = Zamykasz pudełko i wygrywasz!
shutbox-result-alone = Zostało: { $score }.
shutbox-result-alone-outright = { $name } zamyka pudełko!
    .you = Zamykasz pudełko!
result-broken-off = Gra została przerwana.

## Refusals

refused-not_your_turn = Teraz kolej na kogoś innego.
refused-roll_first = Najpierw rzut.
refused-not_by_hand = Ten stół sam rzuca i losuje.
refused-move_first = Najpierw ruch.
refused-illegal_move = Ruch „{ $move }” nie jest tu możliwy.
refused-bad_notation = „{ $move }” nie jest ruchem w tej grze.
refused-stale_seq = Gra poszła tymczasem dalej; spójrz jeszcze raz.
refused-unknown_seq = Ta pozycja jeszcze nie została osiągnięta.
refused-unknown_seat = Nie ma takiego miejsca.
refused-bad_command = Nie zrozumiano tego polecenia.
refused-old_format = Ten stół ma starszy format: grę można odtworzyć i zapisać, ale nie można grać dalej.
refused-bad_level = Do tej gry nie ma takiego bota.
refused-id_reused = To polecenie wysłano już z inną treścią.
refused-paused = Gra jest wstrzymana.
refused-not_paused = Gra nie jest wstrzymana.
refused-enough = Przy tym stole limit na to jest już wyczerpany.
refused-over = Gra skończona.
refused-chance_exhausted = Ten stół wyczerpał cały zapas losowań.
refused-drawing = Rzut jeszcze trwa. Chwileczkę.
refused-late = Ten rzut już się skończył.
refused-not_asked = Stół na to nie czeka.
refused-too_early = Za wcześnie: stół jeszcze o to nie poprosił.
refused-wrong_link = Liczba tego urządzenia nie zgadza się z tym, do czego się zobowiązało.
refused-bad_device = To urządzenie nie może tego zrobić przy tym stole.
refused-too_many_devices = Na tym miejscu jest za dużo urządzeń.
refused-cannot_undo = Tego ruchu nie można cofnąć.
refused-allowed = Możliwe: { $moves }
refused-allowed-more = Możliwe: { $moves }… (razem { $count })

## Bots

bot-level-random = losowy
    .about = Dowolny dozwolony ruch, bez zastanowienia.
bot-level-easy = łatwy
    .about = Gra jak małe dziecko i nie patrzy naprzód.
bot-level-medium = średni
    .about = Gra rozsądnie, ale często się myli.
bot-level-hard = trudny
    .about = Gra dobrze i rzadko się myli.
bot-level-perfect = doskonały
    .about = Gra najlepszy ruch, jaki da się obliczyć.
rolit-level-easy = Przejmuje jak najwięcej kulek, jak małe dziecko, i łatwo się rozprasza.
rolit-level-medium = Myśli jeden lub dwa ruchy naprzód.
rolit-level-hard = Myśli daleko naprzód i bezbłędnie gra końcówkę.
tuki-level-easy = Lubi niskie karty, jak małe dziecko, i nie zauważa par.
tuki-level-medium = Myśli krok naprzód i pamięta, których kart już nie ma.
tuki-level-hard = Rozgrywa w głowie każdy ruch setki razy i oblicza, kiedy skończyć.
bot-why-only = To był jedyny ruch.
rolit-why-corner = Zajmuje róg; ruchy następnego gracza: { $moves }.
rolit-why-guard = Nie dopuszcza następnego do rogów; pozostałe mu ruchy: { $moves }.
rolit-why-moves = Ruchy pozostałe następnemu: { $moves }.
tuki-why-close = Skończenie teraz wygrywa w { $chance }% przypadków, czekanie w { $other }%.
tuki-why-wait = Czekanie wygrywa w { $chance }% przypadków, skończenie teraz w { $other }%.
tuki-why-best = Ten ruch wygrywa w { $chance }% przypadków; drugi najlepszy: { $move } ({ $other }%).
tuki-why-exact = Po policzeniu wszystkich zakończeń ten ruch wygrywa w { $chance }% przypadków; drugi najlepszy: { $move } ({ $other }%).
tuki-why-alone = Ten ruch wygrywa w około { $chance }% przypadków.
tuki-why-child = Jeśli każda zakryta karta to szóstka, karty dają teraz razem około { $points }.
tuki-why-distracted = Pierwsze, co przyszło do głowy; jeśli każda zakryta karta to szóstka, karty dają teraz razem około { $points }.
bot-why-random = Los wybrał jeden z możliwych ruchów ({ $moves }).
bot-why-one-ahead = { $better ->
    [0] Sprawdzone ruchy, o krok naprzód: { $moves }. Żaden nie wyglądał lepiej.
   *[other] Sprawdzone ruchy, o krok naprzód: { $moves }. Na oko lepsze od tego: { $better }.
}
shutbox-why-shown = Zamyka dokładnie liczby z kostek.
shutbox-why-few = Zamyka jak najmniej klapek, najpierw największe.
shutbox-why-simple = Pierwsze, co przyszło do głowy.
# $value and $other_value: points at the end (score), or percent to win (win) or to shut the box (shut).
shutbox-why-score = { $move } daje średnio { $value } pkt, { $other } daje { $other_value }.
shutbox-why-win = { $move } wygrywa w { $value }% przypadków, { $other } w { $other_value }%.
shutbox-why-shut = { $move } zamyka pudełko z prawdopodobieństwem { $value }, { $other } z prawdopodobieństwem { $other_value }.
shutbox-why-only-score = { $move } to był jedyny ruch; można się spodziewać { $value } pkt.
shutbox-why-only-win = { $move } to był jedyny ruch; wygrywa w { $value }% przypadków.
shutbox-why-only-shut = { $move } to był jedyny ruch; zamyka pudełko z prawdopodobieństwem { $value }.
