game-dare = Trau dich
    .about = Würfle, so oft du dich traust; eine 1 kostet alles.
dare-turn = { $name }: würfeln oder bei { $points } aufhören?
dare-move-roll = Würfeln
dare-move-stop = Aufhören
dare-log-roll = { $name } traut sich.
dare-log-stop = { $name } hört bei { $points } auf.
dare-log-face = { $name } würfelt { $face }.
