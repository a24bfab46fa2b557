# House rules: a set-up that was given a name.

web-house-about = Dai un nome a ciò che hai scelto qui sopra: resta su questo dispositivo, si condivide con un link e può essere l’inizio di ogni nuovo tavolo.
web-house-brought = Un link ha portato le regole «{ $name }». Sono scelte qui sopra; tienile qui se vuoi.
web-house-name = Nome delle regole
web-house-keep = Tieni queste regole
web-house-change = Cambia con queste regole
web-house-usual = inizia con queste
web-house-forget = Dimentica «{ $name }»
web-house-full = Su questo dispositivo non se ne possono tenere altre.
