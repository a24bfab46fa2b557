### Names of games and of everything that can be chosen in them.
###
### GAME                   a game; .about explains it in one sentence
### GAME-OPTION            an option; .about explains it in one sentence
### GAME-OPTION-VALUE      a value of an option; editions, variants and presets also have .about

game-shutbox = Zamknij pudełko
    .about = Rzucaj kostkami i zamykaj klapki: kto zamknie wszystkie, wygrywa, a jeśli nikomu się nie uda, wygrywa najniższy wynik.
game-tuki = Tuki Tuki
    .about = Osiem kart, których nikt nie zna: wymieniaj je i odkrywaj, łącz w pary z pomocą papug i skończ z jak najmniejszą liczbą punktów.
game-rolit = Rolit
    .about = Zamknij kulki innych między dwiema swoimi i przetocz je na swój kolor.

## Shut the Box

shutbox-edition = Wydanie
    .about = Drukowana gra, której zasady obowiązują.
shutbox-tactica = TACTica
shutbox-edition-tactica = { shutbox-tactica }, każdy ma swój rząd
    .about = Klapki od 1 do 10 i własny rząd dla każdego.
shutbox-edition-tactica-shared = { shutbox-tactica }, jedno pudełko
    .about = Klapki od 1 do 10 w jednym pudełku, w którym wszyscy grają po kolei.
shutbox-edition-twelve = Pudełko z 12 klapkami
    .about = Klapki od 1 do 12, zawsze dwie kostki.
shutbox-edition-nine = Pudełko z 9 klapkami
    .about = Klapki od 1 do 9 w jednym pudełku.
shutbox-variant = Wariant
    .about = Zestaw szczegółowych zasad, który ma swoją nazwę.
shutbox-variant-classic = Klasyczny
    .about = Grasz, aż rzut do niczego nie pasuje; co zostało otwarte, to twoje punkty minusowe.
shutbox-variant-young = Dla młodszych
    .about = Jeden rzut na turę; kto nie może niczego zamknąć, odpada.
shutbox-variant-solo = Solo
    .about = W pojedynkę, gra za grą, o najniższy wynik.
shutbox-variant-no-surprises = Bez niespodzianek
    .about = Każda otwarta klapka to jeden punkt, obojętnie jaka.
shutbox-variant-two-first = Najpierw 2
    .about = Pierwszy rzut tury musi zamknąć 2, samodzielnie albo jako część sumy.
shutbox-variant-three-first = Najpierw 3
    .about = Pierwszy rzut tury musi zamknąć 3, samodzielnie albo jako część sumy.
shutbox-variant-three-down = 3 zamknięte z góry
    .about = Klapki 1, 2 i 3 są zamknięte od początku.
shutbox-variant-unlucky-seven = Pechowa 7
    .about = Liczba 7 jest zamknięta od początku, a suma 7 kończy turę.
shutbox-variant-even-or-odd = Parzyste czy nieparzyste
    .about = Przed pierwszym rzutem wybierasz parzyste albo nieparzyste; tylko one są w grze.
shutbox-variant-two-ten = 210
    .about = Po dwa rzędy, cztery kostki i klapki do 20, które razem dają 210.
shutbox-variant-sum-or-exact = Suma albo dokładnie
    .about = Zamykasz samą sumę albo dokładnie te liczby, które są na kostkach.
shutbox-variant-digital = Cyfrowy
    .about = Liczby z otwartych klapek zapisane obok siebie to twój wynik: 1, 2 i 5 dają 125.
shutbox-variant-tournament = Turniej
    .about = Runda za rundą, punkty się sumują.
shutbox-players = Gracze
    .about = Ile osób gra.
shutbox-first = Kto zaczyna
    .about = Kto rzuci najwyżej albo wybrane miejsce.
shutbox-first-rules = zgodnie z zasadami
shutbox-rows = Rzędy
    .about = Rząd klapek dla każdego albo jedno pudełko dla wszystkich.
shutbox-rows-own = każdy ma swój rząd
shutbox-rows-shared = jedno pudełko
shutbox-tiles = Klapki
    .about = Rząd biegnie od 1 do tej liczby.
shutbox-dice = Kostki
    .about = Iloma kostkami się rzuca.
shutbox-fewer_dice = Mniej kostek
    .about = Kiedy wolno lub trzeba rzucić mniejszą liczbą kostek.
shutbox-fewer_dice-never = nigdy
shutbox-fewer_dice-choice = do wyboru, gdy nic powyżej 6 nie jest otwarte
shutbox-fewer_dice-forced = zawsze jedna, gdy nic powyżej 6 nie jest otwarte
shutbox-fewer_dice-sum-6 = do wyboru, gdy suma otwartych to najwyżej 6
shutbox-score = Wynik
    .about = Ile kosztują otwarte klapki.
shutbox-score-sum = ich suma
shutbox-score-digital = ich cyfry obok siebie
shutbox-score-count = po jednym punkcie
shutbox-first_hit = Pierwsze trafienie
    .about = Klapka, którą musi zamknąć pierwszy rzut tury.
shutbox-first_hit-0 = brak
shutbox-preshut = Zamknięte z góry
    .about = Klapki zamknięte od początku.
shutbox-bust = Pechowa suma
    .about = Suma, która od razu kończy turę.
shutbox-bust-0 = brak
shutbox-parity = Parzyste czy nieparzyste
    .about = Czy w grze są wszystkie klapki, czy każdy wybiera parzyste albo nieparzyste.
shutbox-parity-all = wszystkie klapki
shutbox-parity-choice = każdy wybiera
shutbox-combine = Co wolno zamknąć
    .about = Dowolne klapki, które dają sumę rzutu, albo tylko samą sumę lub dokładnie liczby z kostek.
shutbox-combine-sum = dowolna suma
shutbox-combine-exact = suma albo dokładnie
shutbox-order = Kolejność
    .about = Rzuty, dopóki się da, albo jeden rzut na turę.
shutbox-order-turns = całe tury
shutbox-order-rounds = jeden rzut na turę
shutbox-tie = Remis
    .about = Co się dzieje, gdy najniższy wynik ma kilka osób.
shutbox-tie-roll = gracze z remisem rzucają jeszcze raz
shutbox-tie-game = gracze z remisem grają jeszcze raz
shutbox-tie-share = wspólna wygrana
shutbox-until = Długość gry
    .about = Jedna gra, aż gracz solo skończy, albo do ustalonej liczby punktów lub rund.
shutbox-until-game = jedna gra
shutbox-until-stop = dopóki nie przestaniesz
shutbox-until-points = { $count ->
    [one] do 1 punktu
   *[other] do { $count } punktów
}
shutbox-until-rounds = { $count ->
    [one] jedna runda
    [few] { $count } rundy
   *[other] { $count } rund
}
shutbox-shut = Zamknięcie pudełka
    .about = Czy od razu wygrywa wszystko, czy liczy się jako zero punktów i przerywa grę.
shutbox-shut-wins = od razu wygrywa
shutbox-shut-counts = zero punktów
shutbox-unplayed = Po zamknięciu pudełka
    .about = Ile dostają ci, którym zamknięte pudełko przerwało turę.
shutbox-unplayed-open = pozostali dostają to, co otwarte
shutbox-unplayed-nothing = pozostali nie dostają nic
shutbox-unplayed-play_on = pozostali kończą swoje tury
shutbox-lead = Kto zaczyna następną rundę
    .about = Kto zaczyna kolejną rundę meczu.
shutbox-lead-stays = ta sama osoba
shutbox-lead-rotates = następna osoba
shutbox-out = Gdy odpadną wszyscy
    .about = Kto wygrywa grę z jednym rzutem na turę, jeśli nikt nie zamknie pudełka.
shutbox-out-score = wygrywa najniższy wynik
shutbox-out-last = wygrywa ostatnia osoba w grze

## Tuki Tuki

tuki-players = Gracze
    .about = Ile osób gra.
tuki-rounds = Rundy
    .about = Ile rund się sumuje.
tuki-first = Kto zaczyna
    .about = Każdą rundę zaczyna ten, kto odkryje najwyższą sumę, albo wybrane miejsce.
tuki-first-rules = zgodnie z zasadami

## Rolit

rolit-preset = Zasady
    .about = Zasady gry { game-rolit } albo jej starszego kuzyna.
rolit-preset-rolit = { game-rolit }
    .about = Od dwóch do czterech kolorów; kto nie może przejąć, kładzie kulkę obok dowolnej innej.
rolit-preset-reversi = Reversi
    .about = Dwa kolory, zwykłe Othello: ruch musi przejmować, a kto nie może, pasuje.
rolit-size = Plansza
    .about = Ile dołków ma bok.
rolit-size-4 = 4 × 4
rolit-size-6 = 6 × 6
rolit-size-8 = 8 × 8
rolit-players = Gracze
    .about = Ile osób gra.
rolit-colours = Kolory
    .about = Kolor każdego miejsca.
rolit-first = Kto zaczyna
    .about = Kolor, który pokaże rzucona kulka, albo wybrane miejsce.
rolit-first-rules = zgodnie z zasadami
