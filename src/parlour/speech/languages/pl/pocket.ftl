# Storage, privacy and updates, on pages without a server. Loaded there alone.

pocket-forgets = Ta przeglądarka niczego tu nie zapisuje, jak w oknie prywatnym. Twoje gry trwają, dopóki nie zamkniesz strony.
pocket-full = Pamięć tej przeglądarki jest pełna. Twoje gry trwają, ale nowe ruchy przepadną po zamknięciu strony. Zwolnij miejsce na urządzeniu.
pocket-alone = Dopóki nie dołączysz do stołu na serwerze, wszystko zostaje na tym urządzeniu: imiona, gry, ustawienia i wyniki. Wyczyść dane przeglądarki, aby je usunąć.
pocket-new = Nowa wersja jest gotowa.
pocket-new-use = Użyj jej teraz
