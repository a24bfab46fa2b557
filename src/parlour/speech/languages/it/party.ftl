# A party at home: codes said aloud, the television, coming back on another device, one device for everybody.

web-code-label = Codice
web-code-about = Quattro lettere, dette ad alta voce o mostrate sul televisore.
web-code-go = Al tavolo
web-code-wrong = Con questo codice ora non si entra a nessun tavolo.
web-code-say = Oppure apri { $address } e scrivi questo codice:
web-tv = Sul televisore
web-claim-who = Giochi già, su un altro dispositivo?
web-claim-me = Sono { $name }
web-claim-waiting = A chi ha aperto il tavolo viene chiesto se sei { $name }. Questo dispositivo mostra { $number }.
web-claim-other = Qualcun altro sta chiedendo questo posto.
web-claim-no = Nessuno ha detto di sì. Puoi chiedere di nuovo.
web-claim-asked = Su un altro dispositivo qualcuno dice: sono { $name }. Il dispositivo mostra { $number }.
web-claim-allow = Fai entrare { $name }
web-claim-decline = No
web-around = Dispositivo al centro: il tabellone…
web-around-fixed = resta com’è
web-around-mirrored = guarda verso due lati
web-around-turned = si gira verso chi gioca
web-apart = Solo il mio posto, in grande: il resto si vede sul televisore
web-thinks-here = su questo dispositivo
