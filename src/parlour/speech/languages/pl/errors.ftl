### What is wrong with what somebody gave, and what cannot be done. Options are in options.ftl, steps of a game in refusals.ftl.
###
### error-…         the frame of an error: what was given, where, and why not
### cannot-…        what does not exist for a game
### record-…        what is wrong with a record or with its file
### wrong-CODE      what the bytes of a record disprove; the codes are those of parlour/table/verify.py
### command-…       why the table did not take a command
### server-…        why the server refused
###
### They are clauses, not sentences: they begin with a small letter and stand behind a colon. Names, notation, values and
### paths are arguments, already with their quotation marks.

plain-text = { $text }

error-game = nie ma gry { $name }; są gry { $games }
error-game-meant = nie ma gry { $name }; może { $meant }? Są gry { $games }
error-meant = { $problem }; może { $meant }?
game-broken = nie można wczytać gry { $game } z { $package }: { $why }
game-other-api = { $package } powstał dla wersji { $theirs } kontraktu Parlour; to jest wersja { $ours }, więc gra { $game } zostaje pominięta
game-misfit = gra { $game } z { $package } nie działa z tą wersją Parlour: { $why }
game-clash = gra { $game } z { $module } zostaje pominięta: tę nazwę ma już { $taken }
error-option = opcja { $option }={ $value }: { $why }
error-move = { $given } nie jest możliwe: { $why }
error-move-at = { $given } nie jest tu możliwe ({ $position }): { $why }
error-move-allowed = { $refused }; możliwe: { $moves }
error-move-allowed-more = { $refused }; możliwe: { $moves }… (razem { $count })
error-line = linia { $line }: { $why }
error-system = { $kind ->
    [FileNotFoundError] nie ma takiego pliku ani folderu
    [FileExistsError] taki plik już istnieje
    [IsADirectoryError] to jest folder
    [NotADirectoryError] to nie jest folder
    [PermissionError] brak dostępu
   *[other] { $text }
}

## What cannot be done

cannot-level = nie ma bota { $level } do gry { $game }; są poziomy { $levels }
cannot-choose = bot wybiera, gdy jakieś miejsce ma ruch; tu nikt nie ma ruchu: { $state }
cannot-simulate = { $game } nie ma szybkiego silnika do symulacji
gpu-not-installed = granie na GPU wymaga numba-cuda: pip install 'numba-cuda[cu13]'
gpu-not-found = nie znaleziono tu karty NVIDIA ze sterownikiem; procesor (cpu) rozgrywa te same gry
number-none = { $game } nie ma takiego ruchu ani wyniku
cannot-encode = { $game } nie podaje ruchów i pozycji jako liczb ani kodów
cannot-draw-here = los nie ma tu o czym decydować: { $state }
code-none = to nie jest kod pozycji tej gry
batch-actions = musi to być { $games } liczb całkowitych, po jednej na grę
batch-where = musi to być { $games } wartości logicznych, po jednej na grę
batch-illegal = numer { $number } nie jest dozwolony w grze { $at } z tej serii
batch-state = musi to być pozycja, w której jakieś miejsce ma ruch
cannot-bot = nie można wczytać bota { $bot }: { $why }
cannot-extra = to wymaga { $package }: { $command }
cannot-solve = { $game } nie ma rozwiązania
cannot-other-game = to jest rozwiązanie gry { $game }; pozycja pochodzi z innej gry: { $other }
cannot-solve-rolit-crowd = Gra { game-rolit } jest rozwiązana dla dwojga: przy większej liczbie graczy wynik miejsca zależy od tego, który z równie dobrych ruchów wybiorą inni
cannot-solve-rolit-far = z tej gry w zasięgu jest tylko końcówka: najwyżej { $most } pustych dołków
cannot-perft = { $game } nie ma silnika, który liczy ciągi ruchów
cannot-worth = { $game } nie ma mapy wartości poszczególnych dołków
cannot-judge = { $game } nie ma wyszukiwania, które ocenia ruchy
no-choice = w tej pozycji nie ma czego wybierać
cannot-set-up = pozycji { $game } nie da się opisać; należy podać jej kod albo zapis i moment
cannot-analyse = { $game } nie umie powiedzieć, ile warte są pozycje
cannot-train = { $game } się nie uczy
cannot-train-board = na planszy { $size }×{ $size } nie ma czego się uczyć: jest rozwiązana
cannot-train-cluster = { $game } uczy się z jednej rundy po drugiej: klaster nie pomoże
cannot-train-gpu = karta graficzna wymaga CuPy, którego tu nie zainstalowano
cannot-train-on = { $file } zawiera niedokończoną pracę innego planu (gry { $games }, serie { $batches }, ziarno { $seed }): kontynuuj tamten albo usuń plik
cannot-pocket = brakuje { $file }: w kopii źródeł „make pocket” pobiera interpreter i buduje strony
cannot-dataset = żadna pozycja gry { $game } z tymi opcjami nie jest znana dokładnie
cannot-dataset-resume = { $file } zawiera inną niedokończoną pracę: dokończ ją albo usuń plik
cannot-solve-exactly = dokładne ułamki są dla jednego rzędu (cel „score” albo „shut”); dla wygranej użyj liczb zmiennoprzecinkowych
cannot-solve-row = dokładne ułamki są dla rzędów do { $longest }, a ten sięga { $tiles }; użyj liczb zmiennoprzecinkowych
cannot-win-alone = kto gra w pojedynkę, zawsze wygrywa; wybierz cel „score” albo „shut”
cannot-rank = ruchy ocenia się, gdy jakieś miejsce ma ruch; tu nikt nie ma ruchu: { $state }
cannot-respond = najlepsze odpowiedzi oblicza się w grach o najwyżej { $most } pozycjach; ta ma ich więcej
cannot-odds = strategia musi podać prawdopodobieństwa dozwolonych ruchów ({ $moves }), które razem dają 1; tu tak nie jest: { $position }
cannot-mix = poziom { $level } nie potrafi podać prawdopodobieństw swoich ruchów; podaj funkcję pozycji
cannot-pack = skompilowane zasady mieszczą najwyżej { $most } sztuk jednego rodzaju, a tu jest { $given }
solution-untold = oczekiwane wyniki są znane tylko dla rozwiązanych pojedynczych gier z rzędami do { $most } liczb
cannot-play-format = ten stół ma starszy format parlour/1: można go odtworzyć, zapisać i sprawdzić, ale już nie można przy nim grać
cannot-draw-fairly = wspólny mianownik tych szans przekracza 2**128; nie da się z nich losować
cannot-test = test sekwencyjny porównuje dwa poziomy o równej liczbie miejsc; tu są { $levels }
cannot-end = gra { $game } nie skończyła się, choć kroków było { $steps }
cannot-cluster = klaster wymaga dask.distributed: { $command }
cannot-rematch-yet = przed końcem gry nie ma rewanżu
cannot-rematch-again = ci sami gracze grają już dalej przy stole { $table }

## Records and their files

record-cannot-read = nie da się odczytać { $file }: { $why }
record-cannot-make = nie da się utworzyć { $file }: { $why }
record-cannot-open = nie da się otworzyć { $file }: { $why }
record-cannot-write = nie da się zapisać { $file }: { $why }
record-cannot-make-folder = nie da się utworzyć folderu { $file }: { $why }
record-exists = { $file } już istnieje
record-busy = w { $file } pisze inny proces; najpierw go zamknij
record-finished = gra { $file } jest skończona; można ją odtworzyć, ale nie grać dalej
record-none-unfinished = w { $folder } nie ma niedokończonej gry
record-no-secret = bez sekretu z { $file } nie da się grać dalej: { $why }
record-other-secret = sekret w { $file } należy do innego zapisu
record-no-line = nie ma ani jednej pełnej linii
record-not-json = to nie jest JSON: { $why }
exam-twice = { $file }: identyfikator { $id } występuje dwa razy
exam-stray = { $file }: żadne pytanie nie ma identyfikatora { $id }
exam-position = pytanie { $id }: to nie jest pozycja gry { $game }, w której wartość każdego ruchu jest udowodniona
record-format = to nie jest zapis w formacie { $format }
record-rules = zapis trzyma się zasad { $rules }; znane są { $known }
record-header-types = id, time, previous i zobowiązanie muszą być tekstem, a links liczbą
record-header-needs = w nagłówku brakuje { $name }
record-header-form = nagłówek ma niewłaściwą postać: { $why }
record-event = zdarzenie to obiekt, w którym „event” jest jednym z { $kinds }
record-event-has-no = zdarzenie { $kind } nie ma pól { $names }
record-event-needs = zdarzenie { $kind } wymaga { $names }
record-event-value = { $name } w zdarzeniu { $kind } nie może być { $value }
record-because = { $wrong }: { $why }
record-expected = oczekiwano zdarzenia { $expected }, a nie { $seq }
record-after-end = po końcu nie ma już { $kind }
record-not-its-turn = ruch wykonuje miejsce { $seat }, a to nie jego kolej
record-moved-by = na miejscu { $seat } siedzi { $who }, a przy ruchu stoi { $by }
record-wrong-hand = rzuca lub losuje ręka { $hand }, a to nie jej kolej
record-end-over = stół się kończy ({ $why }), ale gra jest skończona
record-end-not-over = stół się kończy ({ $why }), ale gra nie jest skończona
record-end-scores = wyniki i zwycięzcy na końcu nie zgadzają się z pozycją
record-no-seat = nie ma miejsca { $seat }; miejsca są od 0 do { $last }
record-same-id = zdarzenie { $event } ma id zdarzenia { $first }
record-same-chances = zdarzenie { $event } odsyła do szans zdarzenia { $same }, które ich nie podaje
record-chances = szanse, z których losowano, nie zgadzają się z pozycją
record-outcome-teller = osoba, która podała wynik, nie pasuje do stołu: tylko przy stole ręcznym ludzie podają, co wypadło
record-too-long = sprawdzanie tego zapisu trwa zbyt długo
record-too-many = inne zapisy z tego adresu są jeszcze sprawdzane; poczekaj chwilę
record-arena-deal = to nie jest rozdanie areny: { $why }
record-arena-other = w { $file } są wyniki innego meczu: { $match }
record-arena-numbers = rozdania w { $file } nie są numerowane 0, 1, 2…
record-arena-result = w { $file } nie ma wyników `parlour evaluate`

## What the bytes of a record disprove

wrong-no-hash = linia nie kończy się swoim skrótem
wrong-hash = linia nie zgadza się ze swoim skrótem: zmieniono ją albo którąś przed nią
wrong-not-json = linia to nie JSON: { $why }
wrong-not-object = linia to nie obiekt JSON
wrong-torn = ostatnia linia jest urwana: nie ma na końcu znaku nowej linii
wrong-empty = zapis jest pusty
wrong-format = format to { $format }; to sprawdzenie zna { $known }
wrong-id = id stołu musi mieć od 1 do 64 liter, cyfr, „-” lub „_”
wrong-no-commitment = w nagłówku nie ma zobowiązania do łańcucha skrótów o długości od 1 do { $most } ogniw
wrong-number = tu oczekiwano zdarzenia numer { $expected }, a nie { $seq }
wrong-nonce = liczba jednorazowa (nonce) musi mieć najwyżej 64 bajty, szesnastkowo, małymi literami
wrong-outcome = z dowodu wychodzi { $proven }, a w zapisie jest { $outcome }
wrong-same = szanse mają być takie jak w zdarzeniu { $event }, które ich nie podaje
wrong-chances = szanse muszą być listą par [outcome, waga całkowita]
wrong-weights = wagi szans dają razem więcej niż 2**128
wrong-used-up = wszystkie ogniwa łańcucha są zużyte, a do następnego stół się nie zobowiązał
wrong-link = ogniwo nie należy do łańcucha, do którego zobowiązał się stół
wrong-next = stół zobowiązuje się do następnego łańcucha, choć obecny ma jeszcze ogniwa
wrong-chain = to nie ten łańcuch był przygotowany po poprzednim
wrong-seed = z ziarna ujawnionego na końcu nie wychodzi użyty łańcuch
wrong-large = zapis jest większy, niż pozwala ten format
wrong-strict = linia nie jest zapisana w jedyny sposób, na jaki pozwala ten format
wrong-kind = zdarzenie tego rodzaju nie jest znane
wrong-members = { $name }: brakuje, jest nieznane albo nie takie, jakie być musi
wrong-order = zdarzenie tego rodzaju nie może tu stać
wrong-device = tak urządzenie nie może się zgłosić: jego identyfikator, miejsca albo położenie w zapisie
wrong-unknown-device = wymieniono urządzenie, które nigdy się nie zgłosiło
wrong-presence = odchodzi urządzenie, którego nie ma, albo wraca to, które jest
wrong-draw-number = to nie ten numer losowania, na który przyszła kolej
wrong-again = losowanie odwołane lub unieważnione trzeba otworzyć ponownie z tą samą ręką i tymi samymi szansami
wrong-begin = otwarto losowanie, zanim każda osoba miała urządzenie i zanim ktoś nacisnął „Zaczynamy”
wrong-missing = urządzenia podane jako brakujące nie są spośród tych, które brały udział
wrong-links = musi być jedno ogniwo dla każdego urządzenia, które brało udział
wrong-voids = unieważniono więcej losowań niż { $most }
wrong-next-chain = dodano następny łańcuch tam, gdzie być go nie może
wrong-undo = cofnięto ruch tam, gdzie nie wolno
wrong-by = ruch przypisano botowi tam, gdzie siedzi człowiek, albo człowiekowi tam, gdzie siedzi bot
wrong-rules = wiersz nie jest zgodny z regułami gry
wrong-name = imię nie należy do linii przed nim albo nie zgadza się ze swoim skrótem
wrong-day = liczba dnia nie należy do tego zapisu: ustalona była inna
wrong-round = liczba rundy nie należy do tego zapisu: ustalona była inna
record-challenge = liczba dnia daje inne wyzwanie niż to, które rozegrano
wrong-text = { $name }: brakuje albo nie jest tekstem
wrong-bytes = { $name }: mają to być 32 bajty, szesnastkowo, małymi literami

## Commands at the table

command-unknown = nie ma polecenia { $command }
command-id = id musi mieć od 1 do 64 liter, cyfr, „-” lub „_”
command-table-id = id stołu ma od 1 do 64 liter, cyfr, „-” lub „_”
command-seq = seq musi być liczbą całkowitą
command-text = { $name }: najwyżej { $most } znaków drukowalnych
command-needs-seat = to polecenie wymaga miejsca
command-seats = miejsca są od 0 do { $last }
command-ended = ten stół jest już zamknięty
command-stands = stół jest przy zdarzeniu { $seq }
command-stale = po zdarzeniu { $seq } było już zdarzenie { $event }
command-paused = stół jest wstrzymany
command-paused-already = stół jest już wstrzymany
command-not-paused = stół nie jest wstrzymany
command-reused = zdarzenie { $event } wywołało inne polecenie z tym id
command-waits-roll = stół czeka na rzut
command-waits-tell = stół czeka, aż ktoś poda, co wypadło
command-not-by-hand = ten stół sam rzuca i losuje
command-person-tells = tylko człowiek może podać, co wypadło
command-waits-move = stół czeka na ruch miejsca { $seat }
command-to-move = ruch ma miejsce { $seat }
command-other-hand = rzuca inna ręka
command-who = kto siada, musi być typu Seat
command-break-off = podaj powód zakończenia gry; „over” jest zastrzeżone dla zasad
command-reaction = reakcja jest pusta
command-enough = to miejsce osiągnęło przy tym stole limit: { $most }
command-undo = ruch można cofnąć tylko przy stole, który na to pozwala, gdy gra tam jedna osoba albo gdy wszyscy się zgodzą, i tylko dopóki od tego czasu niczego nie losowano
command-asked = o to już pytano i jest odpowiedź: zapytaj ponownie po następnym ruchu
command-code = { $name } musi być kodem: litera, a po niej najwyżej 31 małych liter, cyfr, '-' lub '_'
command-drawing = losowanie jest otwarte; najpierw będzie jego wynik
command-device = to urządzenie nie może tego tu zrobić: chodzi o jego identyfikator, miejsca, łańcuch lub obecność
command-devices = za dużo urządzeń na jedno miejsce albo za dużo zgłoszeń
command-not-asked = stół na to nie czeka
command-late = losowanie jest zamknięte
command-too-early = w tym losowaniu nie dano jeszcze znaku do ujawniania
command-wrong-link = ogniwo nie należy do łańcucha, do którego zobowiązało się urządzenie

## The server

server-not-found = nie ma tu czegoś takiego albo nie jest dla ciebie
server-no-coach = to miejsce nie ma trenera
server-daily-practice = na listę trafia tylko pierwsza próba urządzenia, tego samego dnia i dograna do końca przez osobę
server-unavailable = serwer się zatrzymuje albo jego baza danych nie odpowiada; nic nie przepadło, spróbuj ponownie
server-bug = to nie powinno było się zdarzyć; więcej jest w dzienniku serwera
server-not-your-seat = ten klucz nie pasuje do tego miejsca
server-not-host = zapraszać może tylko gospodarz
server-undo-stakes = w grze rankingowej, w turnieju i w wyzwaniu dnia nie cofa się ruchów
server-not-ending = grę może zakończyć dla wszystkich tylko gospodarz albo wszyscy razem; za osobę, która odchodzi, gra bot
server-no-name = brakuje imienia
server-home = tylko osoba przy tym komputerze może pozwolić dołączać telefonom w domu
server-not-over = gra nie jest skończona
server-not-gone = to miejsce bota albo ta osoba jest przy stole
server-not-taken-over = za osobę na tym miejscu nie gra bot
server-seat-taken = to miejsce jest zajęte albo nie jest dla kogoś przez sieć
server-seats-taken = nie ma wolnego miejsca
server-tables = ten serwer trzyma otwartych stołów najwyżej { $most }
server-openings = z tego adresu otwarto zbyt wiele stołów; poczekaj chwilę
server-level = bot na poziomie { $level } kosztuje ten serwer zbyt wiele przy tych opcjach; są { $levels }
server-connections = zbyt wiele połączeń
server-too-many-messages = zbyt wiele wiadomości w tym połączeniu
server-too-many-requests = zbyt wiele żądań z tego adresu
server-too-many-bytes = z tego adresu przyszło zbyt dużo danych; poczekaj chwilę
server-origin = strony z innych witryn nie mogą używać tego serwera
server-host = ten serwer nie jest znany pod tą nazwą; kto go prowadzi, podaje nazwę przez --url albo --origin
server-bytes = czyta się tu najwyżej { $most } bajtów
server-length = podaj długość treści (content-length)
server-nested = JSON jest zbyt głęboko zagnieżdżony
server-hello-first = pierwszą wiadomością musi być hello
server-hello-late = hello nie przyszło na czas
server-hello-said = hello już padło
server-bad-message = wiadomość ma niewłaściwą postać: { $why }
server-bad-request = żądanie ma niewłaściwą postać: { $why }
server-sums = to nie są sumy tego, co wypadło
server-options = opcje mają niewłaściwą postać: { $why }
server-database-busy = bazy danych { $file } używa inny serwer; jeden plik SQLite, jeden węzeł

## A program at somebody else's table

client-link = musi to być link do miejsca, z #i= albo #k= na końcu
client-refused = serwer odmawia ({ $code }): { $why }
client-unreachable = brak odpowiedzi z { $url }: { $why }
join-no-screen = potrzebuje całego ekranu terminala; programy używają parlour.adapters.remote
join-no-server = pod tym adresem nie ma serwera Parlour
join-not-found = tego stołu już nie ma albo link nie jest cały
verify-what = podaj albo zapisy, albo --pages z adresem
verify-address = musi być adresem serwera, z http:// lub https://
pages-none = ta instalacja nie ma stron, z którymi można porównać
client-alarm = { $what } Stąd nic już nie jest wysyłane: ani ruchy, ani rzuty.
client-unprotected = przy tym stole nie bierze udziału żadne urządzenie albo losuje on według starszych reguł: kto go prowadzi, mógłby wybrać każdy rzut
client-notice = może o tym zdecydować tylko człowiek ({ $code }), a nikogo nie zapytano
carry-not-alone = ten stół nie był prowadzony na samym urządzeniu: gra trwa tylko tam, gdzie jest
carry-ended = ta gra nie może trwać dalej: skończyła się albo przy zapisie pliku rzut był otwarty
carry-apart = to urządzenie ma inny dalszy ciąg tego samego stołu
carry-here = ten stół już jest na tym urządzeniu i gra zaszła co najmniej tak samo daleko
