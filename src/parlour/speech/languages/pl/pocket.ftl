# Storage, privacy and updates, on pages without a server. Loaded there alone.

pocket-forgets = Ta przeglądarka niczego tu nie zapisuje, jak w oknie prywatnym. Twoje gry trwają, dopóki nie zamkniesz strony.
pocket-full = Pamięć tej przeglądarki jest pełna. Twoje gry trwają, ale nowe ruchy przepadną po zamknięciu strony. Zwolnij miejsce na urządzeniu.
pocket-alone = Dopóki nie dołączysz do stołu na serwerze, wszystko zostaje na tym urządzeniu: imiona, gry, ustawienia i wyniki. Wyczyść dane przeglądarki, aby je usunąć.
pocket-new = Nowa wersja jest gotowa.
pocket-new-use = Użyj jej teraz
pocket-levels = Nie na tym urządzeniu, bo brakuje pamięci lub czasu: { $levels }. Najsilniejszy poziom tutaj to { $best }.
pocket-book = Na tym urządzeniu poziom { $level } gra bez swojej księgi otwarć.
pocket-save = Zapisz, by grać dalej gdzie indziej
pocket-continue = Graj dalej tutaj
pocket-continue-about = Od tego miejsca to urządzenie rzuca z własnym sekretem. Przebieg gry pokazuje zmianę.
pocket-join = Dołącz do stołu na serwerze
pocket-join-link = Link z zaproszenia
pocket-join-about = To urządzenie sprawdza tam każdy ruch i każdy rzut według własnych zasad. Gra tylko, dopóki serwer odpowiada.
pocket-server = Graj znów z serwerem
