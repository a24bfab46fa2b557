# Positions that people set up, and the page on which they look for the best move.

advise-numbers = mają to być liczby z przecinkami, na przykład 1,2,5,9
advise-roll = ma to być rzut, na przykład 4-3 (jedna kostka: 4)
advise-match = to mecz; ustaw zamiast tego pozycję z pojedynczej gry (until=game)
advise-to-come = ma to być 0 lub więcej
advise-seats = oznaczałoby players={ $players }: { $why }
advise-best-or-rows = mówi mniej niż { $rows }; podaj tylko jedno z nich
advise-best-roll = tu nie wystarczy, bo remisy rozstrzyga się na rzędach tak, jak stoją; podaj zamiast tego { $rows }
advise-best-score = żaden rząd nie ma tu takiego wyniku; najniższy to { $low }, najwyższy { $high }
advise-rows-form = mają to być rzędy oddzielone znakiem /, na przykład 1,2,9/3,4 (x za rzędem, który odpadł)
advise-rows-last = me ma stać na końcu: kto gra później, ma otwarte wszystkie liczby i liczy się w { $to_come }
advise-rows-once = me ma wystąpić tylko raz, na przykład 1,2/me/3,4
advise-rows-all = przy jednym rzucie na turę { $rows } ma podać rzędy wszystkich graczy, na przykład me/1,2/3,4x
advise-not-with = nie łączy się z { $option }
advise-board-form = muszą to być rzędy tej planszy od góry, rozdzielone /: litera (r, y, g, b) to kulka, liczba to puste dołki pod rząd
advise-turn-colours = musi to być kolor, który gra: { $colours }
web-explore-best = Najlepiej: { $move }
web-explore-moves = Ruchy, najlepszy na początku
web-explore-none = Do tej pozycji nie ma porady.
web-explore-unit-win = Szansa na wygraną
web-explore-unit-lead = Przewaga na końcu
web-explore-unit-score = Spodziewany wynik na końcu
web-explore-exact = dokładnie
web-explore-estimated = szacunkowo
web-explore-outcomes = Wybierz wynik
web-explore-random = Wybierz losowo
web-explore-back = Wstecz
web-explore-again = Wróć do pierwszej pozycji
web-explore-setup = Ustaw pozycję
web-explore-flaps = Otwarte klapki
web-explore-others = Pozostali
web-explore-played = { $name }: już po grze
web-explore-out = { $name } odpada
web-explore-score = Wynik
web-explore-paint = Połóż
web-explore-nothing = nic
web-explore-turn = Czyja kolej?
web-whatif-of = { $game }: co by było, gdyby?
web-whatif-about = Zagraj dalej inaczej. Za innych grają boty.
web-whatif-was = W grze wybrano: { $move }. Spróbuj czegoś innego.
web-whatif-same = Te same kostki i karty co w grze
web-whatif-ended = Tak skończyła się prawdziwa gra: { $scores }. Wygrana: { $names }
web-whatif-ended-alone = Tak skończyła się prawdziwa gra: { $scores }
