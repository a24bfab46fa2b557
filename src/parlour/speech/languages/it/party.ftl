# A party at home: codes said aloud, the television, coming back on another device, one device for everybody.

web-code-label = Codice
web-code-about = Quattro lettere, dette ad alta voce o mostrate sul televisore. Va bene anche il link di un invito.
web-code-go = Al tavolo
web-code-wrong = Con questo codice ora non si entra a nessun tavolo.
web-far = Un tavolo su { $host }
web-far-about = Giochi su { $host }, ma il tabellone, le regole e il controllo di ogni lancio vengono da { $here }. L’altro server non può cambiarli.
web-far-unreached = Nessuna risposta da { $host }. Una pagina in https non può raggiungere un server in semplice http.
web-code-say = Oppure apri { $address } e scrivi questo codice:
web-tv = Mostra sul televisore
web-claim-who = Giochi già, su un altro dispositivo?
web-claim-me = Sono { $name }
web-claim-waiting = Chi ospita deve confermare che sei { $name }. Questo dispositivo mostra { $number }.
web-claim-other = Qualcun altro sta chiedendo questo posto.
web-claim-no = Nessuno ha detto di sì. Puoi chiedere di nuovo.
web-claim-asked = Su un altro dispositivo qualcuno dice: sono { $name }. Il dispositivo mostra { $number }.
web-claim-allow = Fai entrare { $name }
web-claim-decline = No
web-around = Dispositivo piatto sul tavolo: il tabellone…
web-around-fixed = resta com’è
web-around-mirrored = guarda verso entrambi i lati
web-around-turned = si gira verso chi gioca
web-apart = Mostra solo il mio posto, più grande (il resto è sul televisore)
web-thinks-here = su questo dispositivo
