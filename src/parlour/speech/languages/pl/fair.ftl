# How rolls are made together, and what a device says of them.

web-fair = Skąd ten wynik
web-fair-about = Do każdego rzutu stół zapisuje listę tego, co może wypaść i z jaką szansą, a twoje urządzenie porównuje ją z zasadami. Potem każde urządzenie dodaje własną tajną liczbę i wystarczy, że jedno z nich jest uczciwe, a nikt nie może wybrać, co wypadnie. Każde urządzenie samo przelicza każdy rzut. Rzut bez twojego urządzenia jest tylko tak uczciwy jak pozostali i gospodarz.
web-fair-took = Udział: { $names }
web-fair-took-none = Nie brało udziału urządzenie żadnego gracza; stół zrobił to sam.
web-fair-checked = { $count ->
    [0] Nie było jeszcze żadnego rzutu.
    [one] To urządzenie przeliczyło dotychczas jedyny rzut; wynika ze swojej listy.
    [few] To urządzenie przeliczyło dotychczas wszystkie { $count } rzuty; wynikają ze swoich list.
   *[other] To urządzenie przeliczyło dotychczas wszystkie { $count } rzutów; wynikają ze swoich list.
}
web-fair-compare = Aby porównać z innym graczem: te same słowa przy zdarzeniu { $seq } oznaczają, że oboje widzieliście tę samą grę. Albo daj zeskanować kod urządzeniem, na którym gra.
web-fair-qr = Odnośnik, który porównuje wasze gry
web-fair-same = Oboje widzieliście tę samą grę, aż do zdarzenia { $seq }.
web-fair-different = Nie widzieliście tej samej gry. Stół pokazał dwie różne albo komuś z was pokazano coś innego.
web-fair-unknown = To urządzenie nie zna jeszcze zdarzenia { $seq }. Zeskanuj ponownie za chwilę.
web-fair-receipt = Zapisz pokwitowanie
web-fair-waits = Czekamy na urządzenie: { $names }.
web-fair-late = Trwa to dłużej niż zwykle.
web-fair-agree = Rzuć ponownie bez niego
web-fair-agree-about = Urządzenie nie odpowiada: { $names }. Jeśli wszyscy się zgodzą, rzut zostanie powtórzony bez niego.
web-fair-agreed = Zgoda przyjęta. Czekamy na pozostałych.
web-fair-notice-voided = Rzut powtórzono, ponieważ liczba tego urządzenia nie dotarła na czas.
web-fair-notice-voided-away = Gdy to urządzenie nie było połączone, rzut unieważniono i powtórzono.
web-fair-go-on = Rozumiem
web-fair-evidence = Zapisz dowody
web-fair-stranger = To ja, na innym urządzeniu
web-fair-alarm-wrong = Stół podał coś, co nie pasuje do jego własnego zapisu.
web-fair-alarm-outcome = Ten rzut nie daje tego, co mówi stół.
web-fair-alarm-link = Jedna z liczb w tym rzucie nie jest tą, którą wcześniej zapowiedziano.
web-fair-alarm-changed-log = Stół zmienił swoją wersję tej gry.
web-fair-alarm-own-link = Stół nie użył liczby, którą podało to urządzenie.
web-fair-alarm-drop-after-reveal = Stół rzucił ponownie, choć to urządzenie podało już swoją liczbę.
web-fair-alarm-void-after-acknowledgement = Stół unieważnił rzut, jakby to urządzenie nie odpowiedziało, a odpowiedziało.
web-fair-alarm-void-without-agreement = Stół unieważnił rzut, nie pytając cię o zgodę.
web-fair-alarm-forged-move = Wykonano za ciebie ruch, który nie pochodził z tego urządzenia.
web-fair-alarm-forged-consent = Stół zgodził się w twoim imieniu na cofnięcie ruchu.
web-fair-alarm-late-consent = Ruch cofnięto długo po tym, jak wyrażono twoją zgodę.
web-fair-alarm-rules = Stół nie trzyma się zasad: jego lista szans, ruch lub kolejność nie są takie, jak mówią zasady gry.
web-fair-alarm-shown = Stół pokazuje co innego, niż zapisał.
web-fair-alarm-unheard = Stół pomija wiadomość z tego urządzenia, choć ją otrzymał.
web-fair-alarm-not-sent = Stół twierdzi, że to urządzenie odeszło lub wróciło. To nieprawda.
web-fair-alarm-refused = Stół raz po raz nie pozwala temu urządzeniu brać udziału w rzutach.
web-fair-alarm-voided-twice = Po raz drugi stół unieważnił rzut, jakby to urządzenie milczało.
web-fair-alarm-bot-in-seat = Stół bez powodu posadził bota na twoim miejscu.
web-fair-alarm-another-device = Zaczął się rzut z innym urządzeniem na twoim miejscu, a bez tego.
web-fair-alarm-time = Stół twierdzi, że twój czas minął. Według zegara tego urządzenia nie minął.
web-fair-alarm-after = Stąd nic już nie jest wysyłane: ani ruchy, ani rzuty.
web-fair-alarm-watched = Powiedz o tym grającym.
web-fair-alarm-unprotected = Grasz dalej bez ochrony: gospodarz może wybierać rzuty.
web-fair-play-on = Graj dalej bez ochrony
web-fair-accept = Graj mimo to
web-fair-question-unchecked = To urządzenie nie sprawdza zasad tej gry: gospodarz mógłby fałszować kostki.
web-fair-question-unchecked-order = To urządzenie nie sprawdza zasad tej gry: gospodarz mógłby wybrać, kto zaczyna.
web-fair-question-alone = Przy tym stole urządzenia graczy nie biorą udziału w rzutach: gospodarz mógłby je wybierać.
web-fair-question-old = Ten stół rzuca według starszych zasad: gospodarz mógłby pominąć to urządzenie w każdym rzucie.
web-fair-question-missed = Rzuty bez tego urządzenia: { $missed } z { $all }. Słabe Wi-Fi albo gospodarz, który oszukuje: nikt tego nie wie. Stół, który czeka na wszystkie telefony, nigdy nie rzuca bez ciebie.
web-fair-stays-unchecked = Zasady niesprawdzane tutaj
web-fair-stays-alone = Rzuca sam gospodarz
web-fair-stays-old = Rzuty według starszych zasad
web-fair-missed = Rzuty bez tego urządzenia: { $missed } z { $all }
web-fair-missed-why = Ekran wyłączony: { $off } · brak połączenia: { $cut } · połączone: { $connected }
web-fair-history = Przy wszystkich stołach tego serwera, które pamięta ta przeglądarka: rzuty bez tego urządzenia: { $missed } z { $all }; gry przerwane po tym, jak podało swoją liczbę: { $broken }.
web-fair-unanswered = Od 20 sekund stół nie odpowiada temu urządzeniu. Twoje ruchy i rzuty czekają.
web-fair-odds = Szansa na ten wynik wynosiła { $weight } na { $total }.
web-fair-followed = Lista szans i wszystkie dotychczasowe ruchy są zgodne z zasadami.
web-fair-unfollowed = Na tym urządzeniu listy szans i ruchy nie są porównywane z zasadami.
web-fair-wait = Przed każdym rzutem czekaj na wszystkie telefony
web-fair-wait-about = Inaczej rzut wykonany, gdy telefon śpi, jest tylko tak uczciwy jak ten komputer.
web-fair-hidden = Rzucać dalej, gdy twój ekran jest wyłączony?
web-fair-hidden-yes = Tak, rzucajcie dalej
web-fair-hidden-no = Nie, czekajcie na mnie
