# A party at home: codes said aloud, the television, coming back on another device, one device for everybody.

web-code-label = Código
web-code-about = Cuatro letras, dichas en voz alta o mostradas en la televisión. También sirve el enlace de una invitación.
web-code-go = A la mesa
web-code-wrong = Con este código no se puede entrar ahora en ninguna mesa.
web-far = Una mesa en { $host }
web-far-about = Juegas en { $host }, pero el tablero, las reglas y la comprobación de cada tirada vienen de { $here }. El otro servidor no puede cambiarlos.
web-far-unreached = { $host } no responde. Una página por https no puede llegar a un servidor por simple http.
web-code-say = O abre { $address } y escribe este código:
web-tv = Mostrar en la televisión
web-claim-who = ¿Ya juegas, en otro dispositivo?
web-claim-me = Soy { $name }
web-claim-waiting = El anfitrión tiene que confirmar que eres { $name }. Este dispositivo muestra { $number }.
web-claim-other = Otra persona está pidiendo este puesto.
web-claim-no = Nadie ha dicho que sí. Puedes volver a preguntar.
web-claim-asked = En otro dispositivo alguien dice: soy { $name }. El dispositivo muestra { $number }.
web-claim-allow = Dejar entrar a { $name }
web-claim-decline = No
web-around = Dispositivo sobre la mesa: el tablero…
web-around-fixed = no se mueve
web-around-mirrored = mira a los dos lados
web-around-turned = gira hacia quien juega
web-apart = Mostrar solo mi puesto, más grande (el resto está en la televisión)
web-thinks-here = en este dispositivo
