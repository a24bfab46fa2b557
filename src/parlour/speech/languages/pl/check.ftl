### What the page says of a record that it checks itself; loaded with the analysis of a game

web-check-running = Sprawdzam linię { $line }…
web-check-sound = { $draws ->
    [0] Nic nie zmieniono po fakcie. W tej grze nie było czego losować.
    [one] Jedyny rzut wynika ze swojej listy szans i nic nie zmieniono po fakcie.
    [few] Wszystkie { $draws } losowania wynikają ze swoich list szans i nic nie zmieniono po fakcie.
    [many] Wszystkie losowania ({ $draws }) wynikają ze swoich list szans i nic nie zmieniono po fakcie.
   *[other] Wszystkie losowania ({ $draws }) wynikają ze swoich list szans i nic nie zmieniono po fakcie.
}
web-check-bad = W linii { $line } coś się nie zgadza.
web-check-chain = Przed pierwszym zdarzeniem stół zobowiązał się do wszystkich swoich liczb losowych. Każdy rzut się z nimi zgadza.
web-check-mixed = W { $mixed } z { $draws } losowań urządzenia graczy wzięły udział z własną liczbą.
web-check-first = To starszy zapis. Gospodarz mógł sterować rzutami; zapis dowodzi tylko, że później niczego nie zmieniono.
web-check-second = Jeśli w rzucie brało udział uczciwe urządzenie, nikt nie mógł wybrać, co wypadnie z jego listy.
web-check-told = Grano prawdziwymi kostkami i kartami; liczba wyników podanych przez graczy: { $count }. Nic nie może dowieść, że kostki lub karty naprawdę tak wypadły.
web-check-lists = Tutaj nie sprawdzono list szans ani ruchów, bo ta strona nie zna zasad. Gospodarz mógł zapisać inne listy albo pominąć urządzenie. Na twoim komputerze parlour verify sprawdza także zasady.
web-check-followed = Ta przeglądarka sama porównała listy szans, ruchy, kolejność i wynik z zasadami gry. Kogo zabrakło w rzucie i dlaczego, wiadomo tylko od stołu.
web-check-spoiled = Rzuty anulowane i powtórzone: { $count }
web-check-unmixed = { $count ->
    [one] Jedno losowanie stół wykonał sam (za bota albo dla wszystkich). Stół mógł je znać wcześniej.
    [few] { $count } losowania stół wykonał sam (za boty albo dla wszystkich). Stół mógł je znać wcześniej.
    [many] { $count } losowań stół wykonał sam (za boty albo dla wszystkich). Stół mógł je znać wcześniej.
   *[other] { $count } losowania stół wykonał sam (za boty albo dla wszystkich). Stół mógł je znać wcześniej.
}
web-check-sealed = Na koniec stół ujawnił swoje liczby i zgadzają się one z jego zobowiązaniem.
web-check-unsealed = Stół ujawni swoje liczby po zakończeniu gry.
web-check-rules = Serwer mówi: po ponownym rozegraniu według zasad wszystkie ruchy, listy i wyniki się zgadzają.
web-check-rules-bad = Serwer mówi: ten zapis nie zgadza się z zasadami gry.
web-check-where = Obliczyła to z zapisu twoja przeglądarka, nie ufając serwerowi.
web-check-not = Tego to nie dowodzi
web-check-not-alone = Stół, przy którym grają tylko boty, mógł wypróbować wiele gier i pokazać właśnie tę.
web-check-not-stop = Stół może stanąć, gdy rzut mu się nie podoba; ale wtedy wszyscy widzą, że stanął.
web-check-not-who = Kto siedział przy stole i czy ludzie sami wybierali swoje ruchy.
web-check-rolls = { $draws ->
    [one] Rzut
    [few] Wszystkie { $draws } losowania
    [many] Wszystkie losowania: { $draws }
   *[other] Wszystkie losowania: { $draws }
}
web-check-head-event = Nr
web-check-head-hand = Czyje
web-check-head-outcome = Wynik
web-check-head-odds = Szansa
web-check-head-mixed = Własna liczba
web-check-head-recomputed = Obliczone ponownie
web-check-table = stół
web-check-yes = tak
web-check-no = nie
web-check-right = zgadza się
web-check-more = { $count ->
    [one] I jeszcze jedno, też w porządku.
    [few] I jeszcze { $count }, też w porządku.
    [many] I jeszcze { $count }, też w porządku.
   *[other] I jeszcze { $count }, też w porządku.
}
web-check-head = Kto ma ten odcisk palca, ma dokładnie ten sam zapis:
web-check-words = Dwoje graczy może porównać te słowa przy zdarzeniu { $seq }. Te same słowa znaczą: ta sama gra.
web-check-problem-torn = Ostatnia linia jest urwana.
web-check-problem-empty = Plik jest pusty.
web-check-problem-format = To nie jest zapis w znanym tu formacie.
web-check-problem-commitment = Zapis nie mówi, do jakich liczb stół się zobowiązał.
web-check-problem-order = Brakuje linii albo któraś stoi w złym miejscu.
web-check-problem-outcome = Z dowodu wychodzi inny wynik niż ten zapisany.
web-check-problem-chances = Szanse tego rzutu są źle zapisane.
web-check-problem-link = Ten rzut nie zgadza się ze zobowiązaniem stołu.
web-check-problem-next = Stół podjął nowe zobowiązanie, zanim wyczerpał stare.
web-check-problem-seed = Liczby ujawnione na końcu nie zgadzają się ze zobowiązaniem.
web-check-problem-rules = Ten wiersz nie jest zgodny z zasadami gry.
web-check-problem-hash-missing = Linia nie kończy się swoim odciskiem palca: może to wcale nie jest zapis gry.
web-check-problem-hash = Zmieniono tę linię po zapisaniu albo którąś przed nią.
web-check-problem-json = Tej linii nie da się odczytać.
web-check-problem-form = Coś w tej linii ma niewłaściwą postać.
web-check-receipt = Porównaj z pokwitowaniem urządzenia
web-check-receipt-fits = Zapis zgadza się z pokwitowaniem: urządzenie widziało tę grę, a jego liczby i ruchy są tymi, które wysłało.
web-check-receipt-form = To nie jest pokwitowanie urządzenia.
web-check-receipt-table = To pokwitowanie innego stołu.
web-check-receipt-line = Urządzenie widziało coś innego przy zdarzeniu { $at } (0 to nagłówek).
web-check-receipt-short = Urządzenie widziało { $at ->
    [one] 1 zdarzenie
    [few] { $at } zdarzenia
    [many] { $at } zdarzeń
   *[other] { $at } zdarzenia
}, a zapis ma ich mniej.
web-check-receipt-link = Liczba w losowaniu { $at } nie jest tą, którą dało urządzenie.
web-check-receipt-move = Ruch w zdarzeniu { $at } nie jest tym, który wysłało urządzenie, albo nie w tej pozycji.
web-check-receipt-alarm = To urządzenie podniosło alarm: { $alarm }
web-check-devices = Jedno urządzenie losowało samo; urządzenia po kolei: { $count }. Za rzuty ręczą tylko ich właściciele: odcięte zakończenie mogło zostać rozegrane ponownie.
