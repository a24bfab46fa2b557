# A party at home: codes said aloud, the television, coming back on another device, one device for everybody.

web-code-label = Code
web-code-about = Vier Buchstaben, laut vorgesagt oder auf dem Fernseher zu sehen. Ein Einladungslink geht auch.
web-code-go = Zum Tisch
web-code-wrong = Mit diesem Code kommt man gerade an keinen Tisch.
web-far = Ein Tisch bei { $host }
web-far-about = Du spielst bei { $host }, aber Brett, Regeln und die Prüfung jedes Wurfs kommen von { $here }. Der andere Server kann sie nicht ändern.
web-far-unreached = Keine Antwort von { $host }. Eine Seite über https erreicht keinen Server über einfaches http.
web-code-say = Oder öffne { $address } und gib diesen Code ein:
web-tv = Auf dem Fernseher zeigen
web-claim-who = Du spielst schon mit, auf einem anderen Gerät?
web-claim-me = Ich bin { $name }
web-claim-waiting = Warten, bis der Gastgeber bestätigt, dass du { $name } bist. Dieses Gerät zeigt { $number }.
web-claim-other = Jemand anderes fragt gerade nach diesem Platz.
web-claim-no = Niemand hat Ja gesagt. Du kannst noch einmal fragen.
web-claim-asked = Jemand auf einem anderen Gerät sagt: Ich bin { $name }. Jenes Gerät zeigt { $number }.
web-claim-allow = { $name } hereinlassen
web-claim-decline = Nein
web-around = Gerät flach auf dem Tisch: das Brett …
web-around-fixed = bleibt, wie es ist
web-around-mirrored = zeigt zu beiden Seiten
web-around-turned = dreht sich zu der Person, die dran ist
web-apart = Nur meinen Platz zeigen, größer (der Rest ist auf dem Fernseher)
web-thinks-here = auf diesem Gerät
