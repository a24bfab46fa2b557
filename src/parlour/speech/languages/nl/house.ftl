# House rules: a set-up that was given a name.

web-house-about = Bewaar de instellingen hierboven onder een naam. Je kunt ze als link delen of standaard maken.
web-house-brought = Een link bracht de regels ‘{ $name }’ mee. Ze zijn hierboven gekozen; bewaar ze hier als je wilt.
web-house-name = Naam van de regels
web-house-keep = Deze regels bewaren
web-house-change = Vervangen door deze regels
web-house-usual = standaard
web-house-forget = ‘{ $name }’ vergeten
web-house-full = Op dit apparaat kunnen geen regels meer worden bewaard.
