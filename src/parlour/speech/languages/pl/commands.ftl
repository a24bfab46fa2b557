### What the commands print for people, but for their help (help.ftl). With --json they print data, which is in no language.
###
### COMMAND-…         what that command prints
### transcript-…      a record as plain text
### plot-…, picture-… words in pictures
### cli-…             what several commands say, and what is wrong with their arguments: clauses behind `option name=value:`
###
### Games, options, levels, moves, rolls, files and flags are arguments or stand as they are typed. $seconds and other
### measured numbers come as they are to be shown.

cli-seconds = { $seconds } s
cli-svg = ma to być nazwa pliku .svg
cli-cannot-write = nie da się tam zapisać: { $reason }

progress-games = gry
progress-deals = rozdania
progress-batches = serii
progress-positions = pozycji
progress-left = jeszcze { $seconds } s
compiling = { $game }: pierwsza kompilacja, zwykle od 10 do 40 sekund. Następny start będzie szybki.

## parlour play

play-resume-alone = nie łączy się z grą, miejscami ani nowym zapisem
play-pace = ma to być liczba sekund
play-no-menu = bez terminala nie ma menu; podaj grę

## parlour games

games-title = { $game }  { $title } (zasady { $rules })
games-default = (domyślnie: { $default })
games-default-open = (domyślnie: zależnie od innych opcji)

## parlour simulate

simulate-summary = { $games ->
    [one] { $game }: 1 losowa gra w { $seconds } s, kroków: { $length }
    [few] { $game }: { $games } losowe gry w { $seconds } s ({ $rate } na sekundę), kroków średnio: { $length }
    [many] { $game }: { $games } losowych gier w { $seconds } s ({ $rate } na sekundę), kroków średnio: { $length }
   *[other] { $game }: { $games } losowej gry w { $seconds } s ({ $rate } na sekundę), kroków średnio: { $length }
}
simulate-seat = miejsce { $seat }: średni wynik { $mean }, od { $least } do { $most }; { $wins }% zwycięstw

## parlour learn

learn-words = Gdy zapytamy o ruch, wpisz go; „{ $back }” cofa, „{ $show }” zrobi to za ciebie, „{ $quit }” wychodzi.
learn-look = Naciśnij Enter, aby przejść dalej.
learn-roll = Naciśnij Enter, aby rzucić.
learn-move = Twój ruch? { $moves }
learn-none = do { $game } nie ma lekcji
learn-done = To była lekcja. Zagraj teraz: { $command }

## parlour replay, parlour convert

replay-torn = urwana ostatnia linia jest pominięta, bajtów: { $bytes }
replay-at = ma to być numer zdarzenia, od 0 do { $last }
replay-score = { $name } { $score }
replay-scores = wyniki: { $scores }
replay-scores-won = wyniki: { $scores }; wygrywa: { $winners }
convert-events = zdarzenia dokumentu muszą być listą
convert-misfit = zdarzenia dokumentu do siebie nie pasują: { $why }

transcript-table = stół { $table }, { $time }
transcript-seat = miejsce { $seat }
transcript-who = miejsce { $seat }: { $who }
transcript-bot = bot { $level }
transcript-person = { $kind ->
    [here] osoba tutaj
   *[elsewhere] osoba przez sieć
}
transcript-named = { $name }, { $what }
transcript-move = miejsce { $seat }: { $move }
transcript-move-bot = miejsce { $seat }: { $move }  (bot { $level })
transcript-draw = miejsce { $seat } losuje { $outcome }
transcript-draw-table = stół losuje { $outcome }
transcript-seated = na miejscu { $seat } jest teraz { $who }
transcript-pause = pauza
transcript-resume = gra toczy się dalej
transcript-end = koniec
transcript-scores = { $end }: wyniki { $scores }
transcript-react = reakcja z miejsca { $seat }: { $what }
transcript-rematch = rewanż przy stole { $table }
transcript-undo = miejsce { $seat } cofa zdarzenie { $event }
transcript-consent = miejsca { $seats } zgadzają się cofnąć zdarzenie { $event }
transcript-decline = miejsce { $seat } nie zgadza się cofnąć zdarzenia { $event }
transcript-lapse = zdarzenie { $event } zostaje: nie wszyscy odpowiedzieli
# $why is a word of the record's format, or what somebody wrote
transcript-why = { $what } ({ $why })

## parlour verify

verify-hash = mają to być 64 cyfry szesnastkowe
verify-status = { $status ->
    [finished] gra skończona
    [in-play] gra w toku
    [torn] zapis urwany
   *[bad] zapis błędny
}
verify-place = linia { $line }, bajt { $offset }: { $problem }
verify-before = { $problem }; { $events ->
    [one] jedyne zdarzenie przed tym miejscem się zgadza
    [few] { $events } zdarzenia przed tym miejscem się zgadzają
    [many] { $events } zdarzeń przed tym miejscem się zgadza
   *[other] { $events } zdarzenia przed tym miejscem się zgadza
}
verify-unsound = { $status }: { $problem }
verify-sound = { $status }, { $events ->
    [one] 1 zdarzenie
    [few] { $events } zdarzenia
    [many] { $events } zdarzeń
   *[other] { $events } zdarzenia
}, { $draws ->
    [one] 1 losowanie dowiedzione
    [few] { $draws } losowania dowiedzione
    [many] { $draws } losowań dowiedzionych
   *[other] { $draws } losowania dowiedzione
}, w tym { $own } z urządzeniami graczy
verify-head = ostatni skrót { $head }
verify-first = format parlour/1: kto prowadził stół, mógł wybierać wyniki i mimo to przejść tę kontrolę
verify-covered = miejsce { $seat }: urządzenie brało udział w { $count } z { $draws }
verify-alone = losowania bez żadnego urządzenia, które stół mógł przewidzieć: { $count }
verify-daily = wyzwanie z dnia { $day }: jego los był ustalony wcześniej, taki sam dla wszystkich
verify-told = los podano ręcznie: liczba wyników podanych przez ludzi: { $count }. Każdy krok jest zgodny z zasadami; nic nie może dowieść, że kostki lub karty naprawdę tak wypadły
verify-duplicate = runda { $round } turnieju: jej los był ustalony wcześniej, taki sam przy wszystkich stołach
verify-drops = losowania otwarte ponownie, bo urządzenie według stołu spało: { $count }
verify-voided = losowanie { $n } unieważniono
verify-would = losowanie { $n } unieważniono; wynikiem byłoby { $outcome }
verify-open = losowanie { $n } otwarto i nigdy nie zamknięto
verify-words = słowa do porównania przy zdarzeniu { $seq }: { $words }
verify-no-end = zapis nie ma końca: brakuje linii albo gra jeszcze trwa
verify-other-head = ostatni skrót to { $head }, a zanotowany był inny
verify-receipt = zgodne z pokwitowaniem urządzenia { $device }: { $events ->
    [one] 1 zdarzenie
    [few] { $events } zdarzenia
    [many] { $events } zdarzeń
   *[other] { $events } zdarzenia
}, { $links ->
    [one] 1 własna liczba
    [few] { $links } własne liczby
    [many] { $links } własnych liczb
   *[other] { $links } własnej liczby
}
verify-receipt-alarm = to urządzenie podniosło alarm: { $alarm }
receipt-form = to nie jest pokwitowanie urządzenia
receipt-table = to pokwitowanie innego stołu
receipt-line = urządzenie widziało coś innego przy zdarzeniu { $seq } (0 to nagłówek)
receipt-short = urządzenie widziało { $count ->
    [one] 1 zdarzenie
    [few] { $count } zdarzenia
    [many] { $count } zdarzeń
   *[other] { $count } zdarzenia
}, a zapis ma ich mniej
receipt-link = losowanie { $n } ma inną liczbę, niż dało urządzenie
receipt-move = ruch w zdarzeniu { $seq } nie jest tym, który wysłało urządzenie, albo nie w tej pozycji

## parlour perft, parlour worth, parlour train

worth-title = Ile wart jest każdy dołek
worth-scale = szansa wygranej w punktach procentowych, powyżej (+) lub poniżej (−) równego udziału, { $games ->
    [one] 1 losowa gra
    [few] { $games } losowe gry
    [many] { $games } losowych gier
   *[other] { $games } losowej gry
}, błąd standardowy najwyżej { $error }
train-title = Błąd oceny, seria po serii, według liczby pustych pól
train-done = Wagi są w { $file }.
sheets-done = { $file }: arkusze do druku: { $count }
sheets-known = musi być jednym z { $names }
pocket-done = { $folder } zawiera gry, { $size } MB zwykłych plików. Aby wypróbować: python -m http.server --directory { $folder }
dataset-done = { $file }: pozycje { $positions }, gry { $games }.
exam-made = { $file }: pytania { $questions }.
exam-scored = Pytania: { $questions }. Dozwolone odpowiedzi: { $legal }, najlepsze ruchy: { $best }. Strata na pytanie: { $regret } ± { $error }; przy dowolnym ruchu { $any_move }, przy pierwszym { $first_move }.
exam-win = Wybierz ruch z największą szansą wygranej.
exam-points = Wybierz ruch z najlepszym spodziewanym wynikiem.
exam-answer = Odpowiedz jednym z tych ruchów, zapisanym dokładnie tak jak tutaj, i niczym więcej:
advise-at-alone = tylko razem z { $option }
advise-other = jest zapisem gry { $game }
advise-record = { $position }: szansa wygranej przy każdym ruchu, w procentach
advise-lead = Obok przewaga na koniec.
advise-points = Obok oczekiwane punkty.
advise-score = { $position }: spodziewany wynik po każdym ruchu
advise-estimated = To szacunki.

## parlour solve, parlour advise

solve-title = { $game }, najlepsza gra dla celu „{ $objective }”
solve-by-seat = szansa wygranej, wg miejsc:
solve-by-turn = szansa wygranej, wg kolejności:
solve-score = oczekiwany wynik
solve-shut = szansa zamknięcia pudełka
solve-win = prawdopodobieństwo wygranej
solve-note = uwaga: { $note }
solve-cell = { $label }: { $number }
solve-first = najlepsze pierwsze ruchy
solve-nothing-fits = nic nie pasuje
solve-where = najbardziej prawdopodobne wyniki
solve-scores = najczęstsze wyniki
solve-rows = najczęstsze rzędy
solve-left-open = otwarte na końcu
solve-box = wszystko zamknięte
solve-plot-row = --plot rysuje jeden rząd: dodaj --objective score albo --objective shut

advise-objective = ma to być score albo shut: sam rząd nic nie mówi o wygranej
advise-to-win = ma to być win albo nic, gdy { $rows }, { $best } lub { $to_come } mówią o innych
advise-exact = dokładne ułamki są dla samego rzędu; żeby wygrać z innymi, pomiń { $exact }
advise-open = otwarte { $open }
advise-rolled = otwarte { $open }, rzut { $dice }
advise-each = { $position }: { $what } po każdym ruchu
advise-value = { $position }: { $what } { $value }
advise-over = { $position }: nic nie pasuje, koniec tury: { $what } { $value }

picture-title = Zamknij pudełko, { $edition } { $variant }: { $objective ->
    [score] najlepsza gra o wynik
   *[shut] najlepsza gra o zamknięcie pudełka
}
picture-map = { $what } przed rzutem: { $low } (ciemne) – { $high } (jasne)
picture-rest = { $map }; zamknięte { $numbers }
picture-across = poziomo: które z { $numbers } są otwarte, licząc dwójkowo
picture-down = pionowo: to samo dla { $numbers }
picture-nothing = nic
# above a picture: at most about 70 letters
picture-scores = wyniki: najlepsza gra (słupki, śr. { $best }), zachłanna (linia, śr. { $greedy })
picture-bars = wynik; najwyższy słupek { $top }
picture-wide-bars = wynik; najwyższy słupek { $top }, szerokość słupka { $step }

## parlour arena

arena-sprt = mają to być dwa udziały w wygranych, na przykład 0.5:0.55
arena-games = { $games ->
    [one] 1 gra
    [few] { $games } gry
    [many] { $games } gier
   *[other] { $games } gry
}
arena-summary = { $game }: { arena-games } w { $deals ->
    [one] 1 rozdaniu
   *[other] { $deals } rozdaniach
}, kroków na grę: { $length }, { $seconds } s
arena-level = poziom
arena-won = wygrane
arena-share = udział wygranych
arena-score = średni wynik
arena-intervals = (przedziały 95%)
arena-decision = { $decision ->
    [high] co najmniej { $high }
    [low] najwyżej { $low }
   *[open] nierozstrzygnięte
}
arena-test = test sekwencyjny: { arena-decision } (logarytm ilorazu wiarygodności { $ratio }, granice { $lower } i { $upper })
plot-title = { $game }: udział w wygranych na miejsce, { arena-games }
plot-deals = rozdania

## parlour serve

serve-workers = ma to być co najmniej 1
serve-offline = musi być folderem zapisanym przez „parlour pocket”
serve-open = Parlour jest otwarty: { $address }   (Ctrl+C zamyka)
serve-home = Telefony w domu mogą dołączyć: { $address }
serve-home-closed = Telefony w domu też mogą dołączyć: włącz to w „Zaproś” albo uruchom z --home.
serve-getting-ready = Pierwsze przygotowanie gry { $game } (pozostało: { $left }). Można już grać.
serve-ready = Wszystkie gry są gotowe.
serve-port-in-use = port { $address } jest już używany przez inny program
serve-host = ten komputer nie może tam nasłuchiwać: { $why }

## parlour completion: the first line of each script

completion-bash = Parlour w bash: wczytaj to przez source albo włóż do folderu bash-completion.
completion-zsh = Parlour w zsh: zapisz to jako _parlour w folderze z $fpath albo wczytaj przez source po compinit.
completion-fish = Parlour w fish: zapisz to w ~/.config/fish/completions/parlour.fish
pages-same = { $address }: pliki takie jak w tej instalacji: { $files } (suma kontrolna stron: { $digest }). Innym serwer może przysłać inne pliki.
pages-other = { $address }: pliki inne niż w tej instalacji: { $count } z { $files }: { $which }. Serwer ma inną wersję albo ktoś zmienił jego strony.
verify-devices = jedno urządzenie losowało samo; urządzenia po kolei: { $count }. Za losowania ręczą tylko ich właściciele, a odcięte zakończenie mogło zostać rozegrane ponownie
