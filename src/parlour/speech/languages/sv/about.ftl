# About Parlour: whose the names are, what a server keeps, what of accessibility is tested. Loaded with the rules.

about-names = Namn
about-names-text = Othello, Reversi, Rolit, TACTica och Tuki Tuki är namn som tillhör sina ägare. Parlour har ingen koppling till dem. Namnen säger bara vilka spel som finns här.
about-free = Parlour är fri programvara under MIT-licensen, utan någon garanti.
about-licences = Licenser för det som sidorna innehåller
about-privacy = Integritet
about-operator = Den här servern drivs av { $operator }.
about-operator-none = Det anges inte vem som driver servern.
about-operator-here = Servern körs på din egen dator.
about-stores = Servern sparar namnen du skriver, dina drag och reaktioner med tider, resultat av turneringar, dagens utmaningar och ratingar och ett avtryck av nycklarna på dina enheter. Den sparar inga adresser och inga lösenord.
about-sends = Den skickar inget vidare.
about-reminders = Den skickar något vidare bara om du ber om påminnelser: ett krypterat meddelande med spelet och namnen vid bordet till din webbläsares push-tjänst. Adressen och nycklarna där sparar den tills spelet är slut, du går eller du stänger av påminnelserna.
about-kept = Så länge sparas det
about-kept-days = Dagar
about-kept-empty = Ett bord där ingen har spelat
about-kept-live = Ett spel eller en turnering som pågår, efter det senaste draget
about-kept-slow = Ett spel med dagar för varje drag, efter det senaste
about-kept-ended = Ett avslutat spel eller en avslutad turnering
about-kept-rating = En rating, efter det senaste spelet med rating
about-device = Inställningar, resultat, övningar och nycklar stannar i den här webbläsaren. Rensa webbläsarens data för att ta bort dem.
about-access = Tillgänglighet
about-access-tested = Testat vid varje ändring: spel med bara tangentbord, namn och meddelanden för skärmläsare, kontrast, tecken utöver färger, mindre rörelse och små skärmar.
about-access-not = Inte testat: riktiga skärmläsare, kontakter och spel med människor som behöver dem. Berätta gärna vad som inte fungerar.
