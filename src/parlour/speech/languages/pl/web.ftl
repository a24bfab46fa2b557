### The web pages: what only a browser says. Games, moves, results, rules and refusals of the table are in the other files.
###
### web-PAGE-…          home, new, join, after, record, check: what stands on that page
### web-refused-CODE    why the server refused; the codes are fixed (docs/api.md). web-refused-offline: nobody answers
### web-reaction-WHAT   what a reaction says; the list is fixed (docs/api.md)
###
### Arguments: $name is a player's name, $game a game's, $number counts seats from 1.

web-name = Parlour
web-description = Gry rodzinne: graj od razu, samodzielnie, razem albo na zaproszenie.
web-noscript = Parlour potrzebuje JavaScriptu. Bez niego można grać w terminalu: parlour play
web-skip = Przejdź do treści
web-to-start = Na stronę główną
web-close = Zamknij
web-menu = Menu
web-menu-game = Gra
web-menu-people = Osoby
web-menu-help = Pomoc
web-share = Udostępnij
web-copy = Kopiuj link
web-copied = Skopiowano
web-nowhere = Nie ma takiej strony
web-offline = Nie masz połączenia. Nic nie przepada: gra ruszy dalej, gdy tylko połączenie wróci.
web-offline-play = Graj na tym urządzeniu
web-announcements = Co się dzieje przy stole
web-drop-here = Upuść tu zapis gry, żeby go otworzyć

## Settings

web-settings = Ustawienia
web-settings-language = Język
web-settings-theme = Motyw
web-settings-theme-auto = jak w urządzeniu
web-settings-theme-light = jasny
web-settings-theme-dark = ciemny
web-settings-name = Twoje imię
web-settings-sound = Dźwięki
web-settings-buzz = Wibracja, gdy kolej na mnie
web-settings-text = Wielkość tekstu
web-settings-text-usual = zwykła
web-settings-text-large = duża
web-settings-text-largest = bardzo duża
web-sound-ask = Grać z dźwiękami?
web-yes = Tak
web-no = Nie
web-settings-still = Bez ruchu na planszy
web-child = Stolik dziecięcy
web-child-about = Duże elementy, mało przycisków, bez procentów; zdania są czytane na głos na życzenie.
web-say-aloud = Czytaj na głos
web-about = O programie
web-about-pages = Suma kontrolna tych stron, jaką podaje ten serwer:
web-about-check = Serwer może przysłać inne strony, niż podaje. { $command } porównuje to, co przysyła, z własną instalacją.
web-settings-pace = Tempo botów
    .about = W tym tempie boty będą grać przy każdym stole, który odtąd otworzysz.
web-settings-pace-slow = wolne
    .about = Jest czas, by śledzić każdy rzut i każdy ruch.
web-settings-pace-natural = naturalne
    .about = Mniej więcej tak, jak grałby ktoś przy stole.
web-settings-pace-quick = szybkie
    .about = Prawie bez przerwy między ruchami.

## The first page

web-home-title = W co zagramy?
web-home-continue = Graj dalej: twoja kolej
web-home-more = Więcej
web-home-done = dziś { $done } z { $count }
web-home-streak = { $count ->
    [one] na razie { $count } dzień
    [few] na razie { $count } dni z rzędu
   *[many] na razie { $count } dni z rzędu
}
web-code = Dołącz z kodem
web-home-who-shutbox = 1–12 graczy · 5 minut
web-home-who-tuki = 2–6 graczy · 20 minut
web-home-who-rolit = 2–4 graczy · 15 minut
web-home-players = Od { $least } do { $most } graczy
web-home-open-record = Otwórz zapisaną grę
web-home-open-record-about = Wybierz plik gry albo upuść go gdziekolwiek na tej stronie.
web-getting-ready = Pierwsze przygotowanie: { $games }. Można już grać; silniejsze boty i podpowiedzi pojawią się później.
web-bot-getting-ready = { $name } zagra, gdy tylko { $game } będzie gotowe…
web-home-fair = Po grze możesz sprawdzić każdy rzut i każdą kartę we własnej przeglądarce.
web-mine-title = Twoje stoły
web-mine-ended = skończona
web-mine-your-turn = Twoja kolej
web-mine-going-on = w toku
web-daily = Wyzwanie dnia
web-tournament = Turniej
web-scores = Sezon rodziny

## A new table

web-new-who = Kto gra?
web-new-me = Ja
web-new-kind = Gracz { $number }: kto?
web-new-kind-here = na tym ekranie
web-new-kind-link = przez link
web-new-kind-bot = bot
web-new-add-here = ktoś tutaj
web-new-add-link = ktoś przez link
web-new-add-bot = bot
web-new-level = Gracz { $number }: jaki poziom?
web-new-own = Gracz { $number }: { $option }
web-new-name = Imię gracza { $number }
web-new-remove = Usuń gracza { $number }
web-new-finer = Dostosuj zasady
web-new-usual = Standardowo ({ $value })
web-new-other = coś innego…
web-new-play = Graj
web-house = Zasady domowe
web-option-players = Gracze
web-option-first = Kto zaczyna
web-rolit-size-8 = 8 × 8
    .about = Cała plansza, 64 kulki.
web-rolit-size-6 = 6 × 6
    .about = Krócej: 36 kulek.
web-rolit-size-4 = 4 × 4
    .about = Dwie minuty, dla dwojga.
web-tuki-rounds-1 = Jedna runda
    .about = Na zapoznanie.
web-tuki-rounds-3 = Trzy rundy
    .about = Krótsza gra.
web-tuki-rounds-5 = Pięć rund
    .about = Cała gra.

## Coming to a table

web-join-title = { $game }: siadaj do stołu
web-join-with = Przy stole: { $names }
web-join-sit = Usiądź
web-join-watch = Tylko oglądam
web-table-coming = Przygotowuję stół…
web-table-gone = Nie ma takiego stołu
web-table-gone-about = Może adres jest niepełny, może stół usunięto, a może nie wpuszcza widzów.
web-invite = Zaproś
web-invite-about = Wyślij ten link albo pozwól zeskanować kod QR. Kto go otworzy, zajmie wolne miejsce.
web-invite-link = Link
web-invite-qr = Link jako kod QR
web-invite-local = Ten link działa tylko na tym komputerze.
web-invite-by-hand = Link jest zaznaczony: skopiuj go stąd.
web-home = Pozwól dołączać telefonom w tej sieci Wi-Fi
web-home-about = Telefony i komputery w tej samej sieci będą mogły otworzyć ten stół.
web-home-none = Ten komputer nie jest w sieci, z którą mógłby się połączyć twój telefon.

## At the table

web-your-turn = Twoja kolej
web-pass-to = Podaj urządzenie dalej: { $name }
web-turn-wait = Kolej gracza { $name }.
web-turn-nobody-yet = Czekamy, aż { $name } usiądzie do stołu. Wyślij zaproszenie.
web-roll = Rzuć
web-roll-ball = Rzuć kulką
web-draw = Odwróć kartę
web-line-lost = Połączenie zerwane. Próbuję ponownie…
web-seats = Gracze
web-seat-you = ty
web-seat-here = na tym ekranie
web-seat-there = przy stole
web-seat-away = poza stołem
web-seat-free = wolne miejsce
web-seat-taken-over = dalej gra bot ({ $level })
web-seat-score = Wynik: { $score }
web-watching = { $count ->
    [one] Ogląda jedna osoba.
    [few] Oglądają { $count } osoby.
    [many] Ogląda { $count } osób.
   *[other] Ogląda { $count } osoby.
}
web-watch-link = Link dla widzów
web-log = Przebieg gry
web-log-takeover = Bot gra dalej za gracza { $name }.
web-log-bot-replaced = { $name } gra teraz na poziomie „{ $level }”: silniejszy poziom nie znalazł ruchu na czas.
web-log-by-bot = { $name } (bot)
web-log-gone = Gracza { $name } nie ma przy stole; gra czeka.
web-moves = Wszystkie ruchy
web-moves-type = Wpisz ruch
web-moves-play = Zagraj
web-pause = Pauza
web-go-on = Dalej
web-bot-for-me = Niech bot zagra za mnie
web-bot-plays = Bot gra za ciebie.
web-return = { $name }: wróć na miejsce
web-end = Zakończ grę
web-end-sure = Zakończyć grę?
web-end-about = Gra skończy się dla wszystkich, bez zwycięzcy.
web-end-no = Gram dalej
web-leave-about = Bot gra dalej za ciebie. Możesz wrócić i zająć swoje miejsce.
web-leave-sure = Odejść od stołu?
web-leave = Odejdź
web-leave-stop = Zaproponuj koniec
    .about = Albo zaproponuj, żeby tu skończyć: gra skończy się dla wszystkich, gdy wszyscy się zgodzą.
web-gone-about = Gracza { $name } od dłuższej chwili nie ma przy stole. Co robimy?
web-gone-wait = Czekamy
web-gone-bot = Niech gra bot
web-gone-end = Zakończ grę
web-rules = Zasady
web-rules-of = Zasady gry „{ $game }”
web-rules-options = Co można wybrać
web-worth = Pokaż, ile warte są dołki
web-hint = Podpowiedź
web-hint-thinking = Myśli…
web-hint-none = Teraz nie ma podpowiedzi.
web-explore = Analizuj pozycję
web-explore-of = { $game }: analiza pozycji
web-home-what-now = Co mam teraz zrobić?
web-explore-here = Analizuj od tego miejsca
web-practice = Ćwicz na swoich błędach
web-chance = Poznaj szanse
web-diagram-again = Jeszcze raz od początku
web-lesson-of = Naucz się w minutę: { $game }
web-lesson-offer = Nie znasz gry { $game }? Naucz się w minutę, grając.
web-lesson-offer-any = Pierwszy raz tutaj? Naucz się gry w minutę, grając:
web-lesson-learn = Uczę się
web-lesson-no = Nie, dziękuję
web-reactions = Reakcje
web-reaction-hello = Cześć!
web-reaction-bye = Do zobaczenia!
web-reaction-applause = Brawo!
web-reaction-laugh = Ha, ha!
web-reaction-wow = Och!
web-reaction-oops = Ojej…
web-reaction-sad = Jaka szkoda.
web-reaction-luck = Powodzenia!
web-reaction-thanks = Dziękuję!
web-reaction-thinking = Niech pomyślę…
web-reaction-hurry = No dalej!
web-reaction-good_game = Dobra gra!
web-reaction-stop = Kończymy tutaj?

## Kto bierze udział w rzutach

web-log-drop = Urządzenie nie odpowiada: { $names }; rzut odbywa się bez niego.
web-log-void = Rzut unieważniono; zostanie powtórzony bez urządzenia: { $names }.
web-log-back = Urządzenie znów bierze udział: { $names }.

## After play

web-lobby-ask = Czy telefony w tej sieci Wi-Fi mogą dołączyć?
web-lobby-start = Start
web-lobby-without = Zacznij bez: { $names }
web-lobby-wait = Gra zacznie się, gdy wszyscy będą na miejscu albo gdy gospodarz ją rozpocznie.
web-lobby-wait-all = Gra zacznie się, gdy wszyscy będą na miejscu.
web-lobby-coming = w drodze…
web-lobby-closed = Telefony będą mogły dołączyć, gdy gospodarz naciśnie „{ $button }”.
web-home-here = Razem tutaj
web-home-phones = Z telefonami
web-home-box = Prawdziwa gra
web-sheet = Tylko liczyć punkty
web-home-again = Jeszcze raz: { $names }
web-new-full = Wszystkie miejsca są zajęte ({ $count }).
web-new-roomier = Zagraj: { $value } (do { $count })
web-scene-next-round = Następna runda
web-scene-next-game = Następna gra
web-scene-leads = { $name } prowadzi o { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }.
    .you = Prowadzisz o { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }.
web-scene-level = Na czele remis: { $names }.
web-scene-look = Zobacz planszę
web-scene-more = Więcej
web-after-result = Wynik
web-you-win = Wygrywasz!
web-you-share = Wspólna wygrana: ty i { $names }.
web-after-rematch = Jeszcze raz
web-after-join-rematch = Do następnej gry
web-after-watch-rematch = Oglądaj następną grę
web-after-other = Inna gra
web-after-share = Udostępnij wynik
web-after-picture = Udostępnij jako obraz
web-after-picture-save = Zapisz jako obraz
web-after-luck = Czy to było szczęście?
web-after-best = Twój najlepszy wynik: { $score }
web-after-par = Przy idealnej grze: średnio { $score }
web-after-replay = Obejrzyj jeszcze raz
web-after-check = Sprawdź tę grę
web-after-download = Zapisz plik gry
web-after-failed = Zapisu gry nie można teraz pobrać.
web-replay-first = Na początek
web-replay-back = Krok wstecz
web-replay-play = Odtwórz
web-replay-stop = Stop
web-replay-on = Krok naprzód
web-replay-last = Na koniec
web-replay-slider = Miejsce w grze
web-analysis = Jak poszło
web-analysis-scores = Wyniki od początku do końca
web-record = Zapisana gra
web-record-in-play = Ta gra nie jest skończona.
web-record-other = Otwórz inną

## Check this game

web-check = Czy wszystko było uczciwe?

## Refusals of the server

web-refused-offline = Serwer nie odpowiada.
web-refused-not_found = Tego nie ma.
web-refused-not_your_seat = To nie twoje miejsce.
web-refused-not_host = To może zrobić tylko gospodarz.
web-refused-bad_message = Serwer tego nie zrozumiał. Odśwież stronę.
web-refused-bad_origin = Serwer przyjmuje to tylko z własnych stron.
web-refused-unknown_game = Nie ma tu takiej gry.
web-refused-bad_option = Te zasady się nie łączą.
web-refused-bad_seats = W tę grę nie można zagrać w tym składzie.
web-refused-bad_record = Ten plik nie jest zapisem gry.
web-refused-no_free_seat = Wszystkie miejsca są zajęte.
web-refused-not_gone = Ten gracz wciąż jest przy stole.
web-refused-not_taken_over = Na tym miejscu nie gra bot.
web-refused-too_large = To jest za długie.
web-refused-too_many = Za dużo naraz. Poczekaj chwilę.
web-refused-too_many_tables = Otwarto już zbyt wiele stołów.
web-refused-hello_first = Serwer tego nie zrozumiał. Odśwież stronę.
web-refused-method_not_allowed = Serwer tego nie zrozumiał. Odśwież stronę.
web-refused-unavailable = Serwer nie może tego teraz zrobić. Spróbuj ponownie.
web-record-device = W tę grę grano na urządzeniu bez serwera i tylko takie urządzenie może ją kontynuować. Tutaj możesz ją odtworzyć, studiować i analizować.
