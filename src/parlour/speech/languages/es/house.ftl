# House rules: a set-up that was given a name.

web-house-about = Dale un nombre a lo que has elegido arriba: se guarda en este dispositivo, se comparte con un enlace y puede ser el comienzo de cada mesa nueva.
web-house-brought = Un enlace ha traído las reglas «{ $name }». Están elegidas arriba; guárdalas aquí si quieres.
web-house-name = Nombre de las reglas
web-house-keep = Guardar estas reglas
web-house-change = Cambiar a estas reglas
web-house-usual = empezar con ellas
web-house-forget = Olvidar «{ $name }»
web-house-full = En este dispositivo no caben más.
