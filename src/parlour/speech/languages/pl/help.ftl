### What `parlour --help` and `parlour COMMAND --help` say.
###
### about-COMMAND         a command in one line
### help-COMMAND-FLAG     a flag or an argument of that command; help-FLAG where several commands share it
### argparse-…            sentences of Python's argparse; the id is made of argparse's own English words
###
### These texts go through argparse: %(default)s and the like are put in by it and stay as they are (a per cent sign is
### written twice). Flags, options, values, commands and file names stay as they are typed.

help-parlour = Rodzinne gry, rozegrane i rozwiązane.
help-research = do badań:
help-version = pokaż wersję i wyjdź

## Commands

about-play = zagraj w terminalu
about-learn = poznaj grę w minutę, grając w nią
about-join = usiąść z linkiem przy stole na innym serwerze i grać w terminalu
about-games = wypisz gry, ich opcje i wartości domyślne
about-simulate = rozegraj wiele losowych gier na szybkim silniku
about-replay = odtwórz zapis: co się działo i jak wygląda plansza
about-verify = sprawdź zapisy: każdy bajt, każdy dowód losowania, każdą zasadę
about-convert = zapisz grę w innej postaci: jeden dokument JSON, zwykły tekst albo znów JSON Lines
about-perft = policz wszystkie ciągi ruchów do danej głębokości
about-worth = ile wart jest każdy dołek, z wielu losowych gier
about-train = pozwól grze uczyć się oceny pozycji przez grę z samą sobą
about-dataset = zapisz pozycje z dokładnymi wartościami, do uczenia się
about-exam = zapisz pytania o pozycje dla modeli językowych albo oceń ich odpowiedzi
about-solve = rozwiąż grę: jej wartość, najlepsze pierwsze ruchy, dokąd prowadzi los
about-advise = oceń ruchy w pozycji
about-analyse = odróżnić szczęście od umiejętności w rozegranych grach: co rzuty i ruchy zrobiły z szansami
about-bots = wypisz poziomy botów do gry, od najsłabszego
about-arena = niech boty zagrają ze sobą: miejsca się zmieniają, szczęście równe dla wszystkich, z granicami błędu
about-evaluate = niech bot zagra zadanie z porównania; wynik trafia do pliku
about-serve = udostępnij gry przeglądarkom i programom, tutaj albo przez sieć
about-sheets = zapisuje arkusze wyników, karty pracy i plany zajęć do druku
about-pocket = zapisz folder, który gra bez serwera
about-completion = wypisz skrypt uzupełniania dla powłoki

## Arguments that many commands share

help-game = jedna z gier: { $games }
help-options = opcje gry; wypisuje je `parlour games GAME`
help-json = wypisz dane zamiast tekstu
help-seed = to samo ziarno, te same gry (domyślnie: %(default)s)
help-n = ile gier (domyślnie: %(default)s)
help-exact = dokładne ułamki

## The terminal

help-play-game = jedna z gier: { $games } (domyślnie: menu w terminalu, a bez niego { $usual })
help-play-seat = następne miejsce: imię albo bot:LEVEL (domyślnie: jedna osoba, dalej boty); raz dla każdego miejsca
help-play-resume = graj dalej z zapisu (domyślnie: ostatnia gra)
help-play-record = trzymaj zapis tutaj (domyślnie: w folderze danych)
help-play-takeback = pozwól cofać ruchy albo nie (domyślnie: tak na pełnym ekranie)
help-play-hand = gra z własnymi kostkami i kartami: mówi się, co wypadło, i można to cofnąć
help-play-coach = trener dla ludzi, gdy jest ich ruch: { $strengths }, dla wszystkich, albo IMIĘ=… dla jednej osoby; wszyscy to widzą i jest to zapisywane z grą
help-play-language = jeden z języków: { $codes } (domyślnie: według środowiska)
help-play-bidi = kto porządkuje tekst pisany od prawej (domyślnie: %(default)s; wybierz terminal, jeśli hebrajski jest odwrócony)
help-play-plain = linie zamiast całego ekranu, także w terminalu
help-play-json = linie JSON, dla programów
help-join-link = link zaproszenia albo miejsca, taki jak go przysłano; w cudzysłowie
help-join-name = twoje imię przy stole

## Games and random play

help-games-game = wybrane z { $games } (domyślnie: wszystkie)
help-simulate-cores = ile rdzeni; 0 to wszystkie (domyślnie: %(default)s)
help-simulate-device = gdzie grać: cpu albo cuda dla karty NVIDIA (domyślnie: %(default)s)
help-simulate-policies = poziomy botów zamiast losowych ruchów: jeden dla wszystkich albo po jednym na miejsce
help-perft-depth = najdłuższe liczone ciągi (domyślnie: %(default)s)
help-worth-svg = zapisz mapę także jako obrazek
help-train-to = folder na wagi; przerwana praca jest wznawiana
help-sheets-output = strona do zapisania; drukuje ją przeglądarka
help-sheets-sheet = tylko ten arkusz, na przykład score albo answers (można powtarzać)
help-sheets-paper = rozmiar papieru (domyślnie: a4)
help-pocket-output = folder do zapisania; może go wysyłać każdy serwer WWW
help-dataset-output = plik do zapisania, NAME.npz lub NAME.parquet, albo cały zbiór danych jako folder, NAME/; przerwana praca jest wznawiana
help-dataset-n = ile pozycji (domyślnie: %(default)s)
help-exam-game = gra; niepotrzebna z --score
help-exam-output = plik z pytaniami do zapisania, obiekt JSON w każdym wierszu
help-exam-n = ile pytań (domyślnie: %(default)s)
help-exam-score = oceń odpowiedzi: pytania oraz wiersze z id i ruchem do każdego
help-train-batches = serie gier
help-train-games = gry w każdej serii
help-train-gpu = licz na karcie graficznej (wymaga CuPy)
help-train-plot = narysuj także krzywe uczenia

## Records

help-replay-file = zapis gry
help-replay-at = stań po tym zdarzeniu (domyślnie: po ostatnim)
help-replay-boards = rysuj planszę po każdym ruchu i losowaniu
help-verify-files = zapisy gier
help-verify-pages = porównać strony, które przysyła serwer pod tym adresem, ze stronami tej instalacji
help-verify-finished = zapis gry w toku nie wystarcza
help-verify-head = skrót ostatniej linii, tak jak go ktoś zanotował
help-verify-day = liczba dnia, publikowana po jego końcu: dowodzi zapisu wyzwania dnia
help-verify-round = liczba rundy, publikowana po jej końcu: dowodzi zapisu turnieju z tym samym szczęściem dla wszystkich
help-verify-receipt = pokwitowanie lub dowód zapisany przez urządzenie, do porównania z zapisem
help-convert-file = zapis albo dokument JSON, który utworzyło --to json
help-convert-to = w jakiej postaci zapisać
help-convert-output = gdzie zapisać (domyślnie: standardowe wyjście)

## Solutions

help-solve-objective = score, shut albo win (domyślnie: win, a dla jednej osoby score)
help-solve-exact = dokładne ułamki (jeden rząd: cel score albo shut)
help-solve-plot = narysuj wartość każdego rzędu i końcowe wyniki
help-solve-page = wypisz stronę wszystkich wydań i wariantów (Markdown)
help-advise-open = otwarte liczby
help-advise-dice = co wypadło; bez tego: wybór przed rzutem
help-advise-rows = żeby wygrać: co zostawili otwarte ci, którzy już grali; u młodych graczy wszyscy po kolei, me za siebie, x za rzędem, który odpadł
help-advise-best = żeby wygrać: najlepszy dotąd wynik, gdy rzędy nie mają znaczenia
help-advise-to-come = żeby wygrać: ile osób gra po tobie
help-advise-board = kule, rząd po rzędzie od góry
help-advise-turn = kolor, na który przypada kolej
help-advise-position = kod pozycji, jak w odnośniku eksploratora i w bibliotece
help-advise-objective = score albo shut, dla jednego rzędu osobno (domyślnie: wygrana)
help-advise-at = pozycja po tylu zdarzeniach (domyślnie: po ostatnim)
help-advise-record = zapis, którego pozycja jest oceniana
help-analyse-file = zapisy; kilka daje profil każdego gracza
help-analyse-quick = w około sekundę, z grubszymi oszacowaniami
help-analyse-fresh = policzyć od nowa, cokolwiek zachowano
help-analyse-html = zapisać do tego pliku stronę, która niczego więcej nie potrzebuje

## Bots against bots

help-arena-bots = kto gra (domyślnie: %(default)s)
help-arena-deals = ile rozdań, w każdym po jednej grze na miejsce (domyślnie: %(default)s)
help-arena-workers = ile procesów; 0 to jeden na rdzeń (domyślnie: %(default)s)
help-arena-cluster = planista klastra Dask, który wykona pracę
help-arena-seconds = ile najwyżej bot myśli nad ruchem
help-arena-nodes = ile najwyżej pozycji bot ogląda na ruch
help-arena-results = trzymaj rozdania tutaj; z tym samym plikiem liczy dalej
help-arena-sprt = skończ, gdy wiadomo, jaki udział w wygranych ma pierwszy bot
help-arena-alpha = częstość fałszywych „więcej” w teście (domyślnie: %(default)s)
help-arena-beta = częstość fałszywych „mniej” w teście (domyślnie: %(default)s)
help-arena-plot = narysuj przebieg meczu
help-evaluate-words = bot i zadanie; z --cards lub --page: pliki z wynikami
help-evaluate-output = zapisz wynik tutaj; przerwana praca jest wznawiana
help-evaluate-deals = ile rozdań przeciw każdemu przeciwnikowi (domyślnie: tyle, ile podaje zadanie)
help-evaluate-list = wypisz zadania
help-evaluate-cards = zapisz w tym folderze opis każdego zadania z wynikami z plików
help-evaluate-page = wypisz wyniki z plików jako stronę

## The server

help-serve-port = port, na którym słuchać (domyślnie: %(default)s)
help-serve-host = adres, na którym słuchać; 0.0.0.0 to wszystkie (domyślnie: %(default)s)
help-serve-database = postgresql://… dla kilku węzłów albo ścieżka pliku SQLite
help-serve-data = folder na plik SQLite (domyślnie: folder danych użytkownika)
help-serve-url = adres dla ludzi, do zaproszeń: https://games.example
help-serve-origin = inne źródło, którego strony mogą używać tego serwera; można powtarzać
help-serve-proxies = adresy zaufanych odwrotnych proxy, z przecinkami (domyślnie: %(default)s)
help-serve-home = pozwól dołączać telefonom w domu: nasłuchuj też w sieci lokalnej
help-serve-open = pokaż pierwszą stronę w przeglądarce, jeśli jakaś jest
help-serve-workers = procesy, w których myślą boty (domyślnie: liczba rdzeni − 1)
help-serve-operator = kto prowadzi ten serwer, na stronę „O programie”: nazwa i kontakt
help-serve-devices-think = niech boty myślą na urządzeniu osoby, która gra tylko przeciwko nim
help-serve-offline = folder zapisany przez „parlour pocket”: strony mogą zachować go na offline
help-serve-no-push = nie wysyłaj przypomnień przez usługi powiadomień (domyślnie: tym, którzy o nie proszą)
help-serve-metrics = podawaj /metrics i /health tylko tam, jako HOST:PORT (domyślnie: /metrics na głównym porcie, dla tego komputera)

## Shells

help-completion-shell = dla której powłoki

## Sentences of argparse

argparse-usage = użycie:
argparse-positional-arguments = argumenty
argparse-options = przełączniki
argparse-show-this-help-message-and-exit = pokaż tę pomoc i wyjdź
argparse-error = %(prog)s: błąd: %(message)s
argparse-argument = argument %(argument_name)s: %(message)s
argparse-unrecognized-arguments = nieznane argumenty: %s
argparse-the-following-arguments-are-required = brakuje argumentów: %s
argparse-expected-one-argument = potrzebna jest jedna wartość
argparse-expected-at-most-one-argument = potrzebna jest najwyżej jedna wartość
argparse-expected-at-least-one-argument = potrzebna jest co najmniej jedna wartość
argparse-ignored-explicit-argument = wartość jest tu zbędna: %r
argparse-ambiguous-option-could-match = niejednoznaczny przełącznik: %(option)s to może być %(matches)s
argparse-invalid-value = niewłaściwa wartość (%(type)s): %(value)r
argparse-invalid-choice-choose-from = nie ma takiego wyboru: %(value)r (możliwe: %(choices)s)
help-advise-cards = karty każdego gracza, kolumna po kolumnie
help-advise-pile = wierzchnia karta odrzutów
help-advise-hand = karta w ręce; bez niej: wybór między stosami
help-advise-seat = gracz, na którego przypada kolej, 1 to pierwszy
