# How rolls are made together, and what a device says of them.

web-fair = Vem kastade?
web-fair-about = Till varje kast skriver bordet en lista över vad som kan komma och hur troligt det är, och din enhet jämför den med reglerna. Sedan lägger varje enhet till ett eget hemligt tal, och om bara en av dem är ärlig kan ingen välja vad som kommer. Varje enhet räknar själv om alla kast. Ett kast utan din enhet är bara så ärligt som de andra och värden.
web-fair-took = Med i det här kastet: { $names }
web-fair-took-none = Ingen spelares enhet var med i det här kastet; bordet gjorde det ensamt.
web-fair-checked = { $count ->
    [0] Ingen har kastat än.
    [one] Den här enheten har räknat om det enda kastet hittills; det följer av sin lista.
   *[other] Den här enheten har räknat om alla { $count } kast hittills; de följer av sina listor.
}
web-fair-compare = Jämför med en annan spelare: samma ord vid händelse { $seq } betyder att ni har sett samma spel. Eller låt dem skanna koden med enheten de spelar på.
web-fair-qr = En länk som jämför era spel
web-fair-same = Ni har sett samma spel, till och med händelse { $seq }.
web-fair-different = Ni har inte sett samma spel. Bordet har visat två olika, eller så har en av er fått se något annat.
web-fair-unknown = Den här enheten känner inte till händelse { $seq } än. Skanna igen om en stund.
web-fair-receipt = Spara kvittot
web-fair-waits = Väntar på enheten hos { $names }.
web-fair-late = Det här kastet tar lång tid.
web-fair-agree = Kasta om utan den
web-fair-agree-about = Enheten hos { $names } svarar inte. Om alla håller med kastas det om utan den.
web-fair-agreed = Du har sagt ja. Vi väntar på de andra.
web-fair-begin = Börja nu
web-fair-begin-about = Inte här än: { $names }
web-fair-notice-voided = Ett kast gjordes om eftersom den här enhetens tal inte kom fram i tid.
web-fair-notice-voided-away = Medan den här enheten saknade anslutning ströks ett kast och gjordes om.
web-fair-go-on = Okej
web-fair-evidence = Spara bevisen
web-fair-stranger = Det var jag, på en annan enhet
web-fair-alarm-wrong = Bordet har sagt något som inte stämmer med dess eget protokoll.
web-fair-alarm-outcome = Det här kastet ger inte det som bordet säger.
web-fair-alarm-link = Ett tal i det här kastet är inte det som utlovades tidigare.
web-fair-alarm-changed-log = Bordet berättar nu om det här spelet på ett annat sätt än förut.
web-fair-alarm-own-link = Bordet använde inte talet som den här enheten gav.
web-fair-alarm-drop-after-reveal = Bordet kastade om fast den här enheten redan hade gett sitt tal.
web-fair-alarm-void-after-acknowledgement = Bordet strök ett kast som om den här enheten inte hade svarat, men det hade den.
web-fair-alarm-void-without-agreement = Bordet strök ett kast utan att fråga dig.
web-fair-alarm-forged-move = Ett drag gjordes åt dig som inte kom från den här enheten.
web-fair-alarm-rules = Bordet följer inte reglerna: dess lista över chanser, ett drag eller en tur är inte som spelets regler säger.
web-fair-alarm-shown = Bordet visar något annat än vad det har skrivit ned.
web-fair-alarm-unheard = Bordet fortsätter som om den här enheten inte hade sagt något, fast det hade hört den.
web-fair-alarm-not-sent = Bordet säger att den här enheten gick eller kom tillbaka. Det gjorde den inte.
web-fair-alarm-refused = Bordet vägrar gång på gång att låta den här enheten vara med i kasten.
web-fair-alarm-voided-twice = För andra gången strök bordet ett kast som om den här enheten hade tigit.
web-fair-alarm-bot-in-seat = Bordet satte en bot på din plats utan anledning.
web-fair-alarm-after = Inget mer skickas härifrån: varken drag eller kast.
web-fair-alarm-watched = Säg till dem som spelar.
web-fair-alarm-unprotected = Du spelar vidare utan skydd: värden kan välja kasten.
web-fair-play-on = Spela vidare oskyddat
web-fair-accept = Spela ändå
web-fair-question-unchecked = Reglerna för det här spelet kontrolleras inte på den här enheten: värden kan fuska med tärningarna.
web-fair-question-alone = Vid det här bordet är spelarnas enheter inte med i kasten: värden kan välja dem.
web-fair-question-old = Det här bordet kastar enligt äldre regler: värden kan lämna den här enheten utanför vilket kast som helst.
web-fair-question-missed = { $missed } av { $all } kast har gjorts utan den här enheten. Dåligt wifi eller en värd som fuskar: ingen kan veta. Ett bord som väntar på alla telefoner kastar aldrig utan dig.
web-fair-stays-unchecked = Reglerna kontrolleras inte här
web-fair-stays-alone = Kast av värden ensam
web-fair-stays-old = Kast enligt äldre regler
web-fair-missed = { $missed } av { $all } kast utan den här enheten
web-fair-missed-why = Skärmen av: { $off } · ingen anslutning: { $cut } · ansluten: { $connected }
web-fair-unanswered = På 20 sekunder har bordet inte svarat den här enheten. Dina drag och kast väntar.
web-fair-odds = Det här resultatet hade { $weight } av { $total } chanser.
web-fair-followed = Listan över chanser och alla drag hittills är reglernas.
web-fair-unfollowed = På den här enheten jämförs listor över chanser och drag inte med reglerna.
web-fair-wait = Vänta på alla telefoner före varje kast
web-fair-wait-about = Annars är ett kast medan en telefon sover bara så ärligt som den här datorn.
web-fair-hidden = Kasta vidare medan din skärm är av?
web-fair-hidden-yes = Ja, kasta vidare
web-fair-hidden-no = Nej, vänta på mig
