# About Parlour: whose the names are, what a server keeps, what of accessibility is tested. Loaded with the rules.

about-names = Nomi
about-names-text = Othello, Reversi, Rolit, TACTica e Tuki Tuki sono nomi che appartengono ai loro proprietari. Parlour non ha legami con loro. I nomi dicono soltanto quali giochi ci sono qui.
about-free = Parlour è software libero con licenza MIT, senza alcuna garanzia.
about-licences = Licenze di ciò che queste pagine contengono
about-privacy = Privacy
about-operator = Questo server è gestito da { $operator }.
about-operator-none = Non è indicato chi gestisce questo server.
about-operator-here = Questo server gira sul tuo computer.
about-stores = Il server conserva i nomi che scrivi, le tue mosse e reazioni con l’ora, i risultati di tornei, sfide del giorno e valutazioni, e un’impronta delle chiavi dei tuoi dispositivi. Non conserva indirizzi né password.
about-sends = Non manda niente a nessuno.
about-reminders = Manda qualcosa ad altri solo se chiedi dei promemoria: un messaggio cifrato con il gioco e i nomi al tavolo, al servizio di notifiche del tuo browser. Ne conserva indirizzo e chiavi finché la partita finisce, te ne vai o disattivi i promemoria.
about-kept = Per quanto tempo
about-kept-days = Giorni
about-kept-empty = Un tavolo a cui nessuno ha giocato
about-kept-live = Una partita o un torneo in corso, dopo l’ultima mossa
about-kept-slow = Una partita con giorni per ogni mossa, dopo l’ultima
about-kept-ended = Una partita o un torneo finiti
about-kept-rating = Una valutazione, dopo l’ultima partita valutata
about-device = Impostazioni, risultati, esercizi e chiavi restano in questo browser. Cancella i dati del browser per eliminarli.
about-access = Accessibilità
about-access-tested = Verificato a ogni modifica: giocare con la sola tastiera, nomi e annunci per lettori di schermo, contrasto, segni oltre ai colori, meno movimento e schermi piccoli.
about-access-not = Non verificato: veri lettori di schermo, sensori e il gioco con persone che ne hanno bisogno. Facci sapere che cosa non funziona.
