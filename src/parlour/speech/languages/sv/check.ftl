### What the page says of a record that it checks itself; loaded with the analysis of a game

web-check-running = Kontrollerar rad { $line } …
web-check-sound = { $draws ->
    [0] Inget har ändrats i efterhand. Det fanns inget att kasta i det här spelet.
    [one] Det enda kastet följer av sin lista över chanser, och inget har ändrats i efterhand.
   *[other] Alla { $draws } kast och dragningar följer av sina listor över chanser, och inget har ändrats i efterhand.
}
web-check-bad = Något är fel på rad { $line }.
web-check-chain = Före den första händelsen band sig bordet vid alla sina slumptal. Varje kast stämmer med dem.
web-check-mixed = I { $mixed } av { $draws } deltog spelarnas enheter med ett eget tal.
web-check-first = Det här är ett äldre protokoll. Värden hade kunnat styra kasten; det bevisar bara att inget ändrades efteråt.
web-check-second = Om en ärlig enhet deltog i ett kast kunde ingen välja vad som kom ur dess lista.
web-check-told = Här spelades det med riktiga tärningar och kort: spelarna angav { $count } utfall. Inget kan bevisa att tärningarna eller korten verkligen föll så.
web-check-lists = Inte kontrollerat här: listorna över chanser och dragen, för den här sidan kan inte reglerna. Värden hade kunnat skriva andra listor eller utesluta en enhet. På din egen dator kontrollerar parlour verify även reglerna.
web-check-followed = Den här webbläsaren har själv jämfört listor över chanser, drag, turer och resultat med spelets regler. Bara bordet säger vem som saknades i ett kast, och varför.
web-check-spoiled = Kast som avbröts och gjordes om: { $count }
web-check-unmixed = { $count ->
    [one] En dragning gjorde bordet ensamt (för en bot, eller för alla). Bordet kunde ha känt till den i förväg.
   *[other] { $count } gjorde bordet ensamt (för bottar, eller för alla). Bordet kunde ha känt till dem i förväg.
}
web-check-sealed = På slutet avslöjade bordet sina tal, och de stämmer med det som bordet band sig vid.
web-check-unsealed = Bordet avslöjar sina tal när spelet är slut.
web-check-rules = Servern säger: omspelade enligt reglerna stämmer alla drag, listor och resultat.
web-check-rules-bad = Servern säger: det här protokollet följer inte spelets regler.
web-check-where = Det har din egen webbläsare räknat ut ur protokollet, utan att lita på servern.
web-check-not = Inte bevisat av detta
web-check-not-alone = Ett bord som bara spelar med bottar kan ha prövat många spel och visat det här.
web-check-not-stop = Ett bord kan sluta när det ogillar ett kast; men då ser alla att det slutade.
web-check-not-who = Vilka som satt vid bordet, och om människor själva valde sina drag.
web-check-rolls = { $draws ->
    [one] Kastet
   *[other] Alla { $draws } kast och dragningar
}
web-check-head-event = Nr
web-check-head-hand = Vems
web-check-head-outcome = Resultat
web-check-head-odds = Chans
web-check-head-mixed = Eget tal
web-check-head-recomputed = Omräknat
web-check-table = bordet
web-check-yes = ja
web-check-no = nej
web-check-right = stämmer
web-check-more = { $count ->
    [one] En till, stämmer också.
   *[other] { $count } till, stämmer också.
}
web-check-head = Den som har det här fingeravtrycket har exakt samma protokoll:
web-check-words = Två spelare kan jämföra de här orden vid händelse { $seq }. Samma ord betyder samma spel:
web-check-problem-torn = Sista raden är avklippt.
web-check-problem-empty = Filen är tom.
web-check-problem-format = Det här är inget protokoll i ett format som är känt här.
web-check-problem-commitment = Protokollet säger inte vilka tal bordet band sig vid.
web-check-problem-order = En rad saknas eller står på fel plats.
web-check-problem-outcome = Beviset ger ett annat resultat än det som är nedskrivet.
web-check-problem-chances = Chanserna för det här kastet är inte rätt nedskrivna.
web-check-problem-link = Det här kastet stämmer inte med det som bordet band sig vid.
web-check-problem-next = Bordet band sig vid nya tal innan de gamla var förbrukade.
web-check-problem-seed = Talen som avslöjades på slutet stämmer inte med dem som var bestämda.
web-check-problem-rules = Den här raden följer inte spelets regler.
web-check-problem-hash-missing = Raden slutar inte med sitt fingeravtryck: kanske är detta inget protokoll alls.
web-check-problem-hash = Raden ändrades efter att den skrevs, eller så ändrades en före den.
web-check-problem-json = Raden går inte att läsa.
web-check-problem-form = Något på den här raden har inte rätt form.
web-check-receipt = Jämför med en enhets kvitto
web-check-receipt-fits = Protokollet stämmer med kvittot: enheten såg det här spelet, och dess tal och drag är de som den skickade.
web-check-receipt-form = Det här är inte en enhets kvitto.
web-check-receipt-table = Kvittot är från ett annat bord.
web-check-receipt-line = Enheten såg något annat vid händelse { $at } (0 är huvudet).
web-check-receipt-short = Enheten såg { $at ->
    [one] 1 händelse
   *[other] { $at } händelser
}, och protokollet har färre.
web-check-receipt-link = Talet i dragning { $at } är inte det som enheten gav.
web-check-receipt-move = Draget vid händelse { $at } är inte det som enheten skickade, eller inte för den ställningen.
web-check-receipt-alarm = Den enheten slog larm: { $alarm }
web-check-devices = En enhet drog ensam; enheter efter varandra: { $count }. Bara deras ägare går i god för kasten: ett avklippt slut kan ha spelats om.
