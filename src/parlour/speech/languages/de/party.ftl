# A party at home: codes said aloud, the television, coming back on another device, one device for everybody.

web-code-label = Code
web-code-about = Vier Buchstaben, angesagt oder auf dem Fernseher zu sehen.
web-code-go = Zum Tisch
web-code-wrong = Mit diesem Code kommt man gerade an keinen Tisch.
web-code-say = Oder öffne { $address } und gib diesen Code ein:
web-tv = Auf dem Fernseher
web-claim-who = Du spielst schon mit, auf einem anderen Gerät?
web-claim-me = Ich bin { $name }
web-claim-waiting = Wer den Tisch eröffnet hat, wird gefragt, ob du { $name } bist. Dieses Gerät zeigt { $number }.
web-claim-other = Jemand anderes fragt gerade nach diesem Platz.
web-claim-no = Niemand hat Ja gesagt. Du kannst noch einmal fragen.
web-claim-asked = Auf einem anderen Gerät sagt jemand: Ich bin { $name }. Das Gerät zeigt { $number }.
web-claim-allow = { $name } hereinlassen
web-claim-decline = Nein
web-around = Gerät in der Mitte: das Brett …
web-around-fixed = bleibt, wie es ist
web-around-mirrored = zeigt zu zwei Seiten
web-around-turned = dreht sich zu dem, der spielt
web-apart = Nur mein Platz, groß: den Rest zeigt der Fernseher
web-thinks-here = auf diesem Gerät
