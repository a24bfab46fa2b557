# House rules: a set-up that was given a name.

web-house-about = Guarda con un nombre los ajustes de arriba. Puedes compartirlos con un enlace o usarlos por defecto.
web-house-brought = Un enlace ha traído las reglas «{ $name }». Están elegidas arriba; guárdalas aquí si quieres.
web-house-name = Nombre de las reglas
web-house-keep = Guardar estas reglas
web-house-change = Sustituir por estas reglas
web-house-usual = por defecto
web-house-forget = Olvidar «{ $name }»
web-house-full = En este dispositivo no se pueden guardar más reglas.
