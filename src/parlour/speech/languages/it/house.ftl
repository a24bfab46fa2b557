# House rules: a set-up that was given a name.

web-house-about = Salva con un nome le impostazioni qui sopra. Puoi condividerle con un link o usarle come predefinite.
web-house-brought = Un link ha portato le regole «{ $name }». Sono scelte qui sopra; salvale qui se vuoi.
web-house-name = Nome delle regole
web-house-keep = Salva queste regole
web-house-change = Sostituisci con queste regole
web-house-usual = predefinite
web-house-forget = Dimentica «{ $name }»
web-house-full = Su questo dispositivo non si possono salvare altre regole.
