# House rules: a set-up that was given a name.

web-house-about = Geef wat je hierboven hebt gekozen een naam: het blijft op dit apparaat bewaard, is als link te delen en kan het begin van elke nieuwe tafel zijn.
web-house-brought = Een link bracht de regels ‘{ $name }’ mee. Ze zijn hierboven gekozen; bewaar ze hier als je wilt.
web-house-name = Naam van de regels
web-house-keep = Deze regels bewaren
web-house-change = Wijzigen in deze regels
web-house-usual = hiermee beginnen
web-house-forget = ‘{ $name }’ vergeten
web-house-full = Op dit apparaat kan er niets meer bij.
