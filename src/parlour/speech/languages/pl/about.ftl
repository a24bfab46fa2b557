# About Parlour: whose the names are, what a server keeps, what of accessibility is tested. Loaded with the rules.

about-names = Nazwy
about-names-text = Othello, Reversi, Rolit, TACTica i Tuki Tuki to nazwy należące do ich właścicieli. Parlour nie jest z nimi związany. Nazwy mówią tylko, w jakie gry można tu grać.
about-free = Parlour to wolne oprogramowanie na licencji MIT, bez żadnej gwarancji.
about-licences = Licencje składników tych stron
about-privacy = Prywatność
about-operator = Ten serwer prowadzi { $operator }.
about-operator-none = Nie podano, kto prowadzi ten serwer.
about-operator-here = Ten serwer działa na twoim komputerze.
about-stores = Serwer przechowuje wpisane imiona, twoje ruchy i reakcje z ich czasem, wyniki turniejów, wyzwań dnia i rankingów oraz skróty kluczy z twoich urządzeń. Nie przechowuje adresów ani haseł.
about-sends = Niczego nikomu nie wysyła.
about-reminders = Wysyła coś innym tylko wtedy, gdy poprosisz o przypomnienia: zaszyfrowaną wiadomość z grą i imionami przy stole do usługi powiadomień twojej przeglądarki. Jej adres i klucze przechowuje do końca gry, twojego odejścia albo wyłączenia przypomnień.
about-kept = Jak długo to przechowuje
about-kept-days = Dni
about-kept-empty = Stół, przy którym nikt nie zagrał
about-kept-live = Gra lub turniej w toku, po ostatnim ruchu
about-kept-slow = Gra z dniami na każdy ruch, po ostatnim
about-kept-ended = Zakończona gra lub zakończony turniej
about-kept-rating = Ranking, po ostatniej grze rankingowej
about-device = Ustawienia, wyniki, ćwiczenia i klucze zostają w tej przeglądarce. Wyczyść dane przeglądarki, aby je usunąć.
about-access = Dostępność
about-access-tested = Sprawdzane przy każdej zmianie: gra samą klawiaturą, nazwy i komunikaty dla czytników ekranu, kontrast, znaki obok kolorów, mniej ruchu i małe ekrany.
about-access-not = Niesprawdzone: prawdziwe czytniki ekranu, przełączniki i gra z osobami, które ich potrzebują. Daj nam znać, co nie działa.
