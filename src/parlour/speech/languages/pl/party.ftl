# A party at home: codes said aloud, the television, coming back on another device, one device for everybody.

web-code-label = Kod
web-code-about = Cztery litery, powiedziane na głos albo pokazane na telewizorze. Może też być link z zaproszenia.
web-code-go = Do stołu
web-code-wrong = Tym kodem nie można teraz dołączyć do żadnego stołu.
web-far = Stół na { $host }
web-far-about = Grasz na { $host }, ale plansza, zasady i sprawdzanie każdego rzutu pochodzą z { $here }. Tamten serwer nie może ich zmienić.
web-far-unreached = Brak odpowiedzi z { $host }. Strona przez https nie połączy się z serwerem przez zwykłe http.
web-code-say = Albo otwórz { $address } i wpisz ten kod:
web-tv = Pokaż na telewizorze
web-claim-who = Grasz już na innym urządzeniu?
web-claim-me = To ja, { $name }
web-claim-waiting = Gospodarz musi potwierdzić, że to ty: { $name }. To urządzenie pokazuje { $number }.
web-claim-other = Ktoś inny prosi już o to miejsce.
web-claim-no = Nikt się nie zgodził. Możesz zapytać jeszcze raz.
web-claim-asked = Na innym urządzeniu ktoś mówi: to ja, { $name }. Urządzenie pokazuje { $number }.
web-claim-allow = Wpuść: { $name }
web-claim-decline = Nie
web-around = Urządzenie płasko na stole: plansza…
web-around-fixed = zostaje, jak jest
web-around-mirrored = zwraca się w obie strony
web-around-turned = obraca się do grającego
web-apart = Pokaż tylko moje miejsce, większe (reszta jest na telewizorze)
web-thinks-here = na tym urządzeniu
