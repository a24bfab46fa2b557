# How rolls are made together, and what a device says of them.

web-fair = Wer hat gewürfelt?
web-fair-about = Zu jedem Wurf schreibt der Tisch eine Liste auf: was fallen kann und wie wahrscheinlich es ist; dein Gerät vergleicht sie mit den Regeln. Dann gibt jedes Gerät eine eigene geheime Zahl dazu, und ist auch nur eines davon ehrlich, kann niemand wählen, was kommt. Jedes Gerät rechnet jeden Wurf selbst nach. Ein Wurf ohne dein Gerät ist nur so ehrlich wie die anderen und der Gastgeber.
web-fair-took = An diesem Wurf beteiligt: { $names }
web-fair-took-none = An diesem Wurf war kein Gerät eines Spielers beteiligt; der Tisch hat ihn allein gemacht.
web-fair-checked = { $count ->
    [0] Noch wurde nicht gewürfelt.
    [one] Dieses Gerät hat den einen Wurf bisher nachgerechnet; er folgt aus seiner Liste.
   *[other] Dieses Gerät hat alle { $count } Würfe bisher nachgerechnet; sie folgen aus ihren Listen.
}
web-fair-compare = Zum Vergleichen mit anderen: Gleiche Wörter beim Ereignis { $seq } heißen, dass ihr dasselbe Spiel gesehen habt. Oder lass den Code mit dem Gerät scannen, auf dem gespielt wird.
web-fair-qr = Ein Link, der eure Spiele vergleicht
web-fair-same = Ihr habt bis zum Ereignis { $seq } dasselbe Spiel gesehen.
web-fair-different = Ihr habt nicht dasselbe Spiel gesehen. Der Tisch hat zwei verschiedene gezeigt, oder einem von euch wurde etwas anderes gezeigt.
web-fair-unknown = Dieses Gerät kennt das Ereignis { $seq } noch nicht. Gleich noch einmal scannen.
web-fair-receipt = Beleg speichern
web-fair-waits = Es wird auf das Gerät von { $names } gewartet.
web-fair-late = Dieser Wurf dauert lange.
web-fair-agree = Ohne es neu würfeln
web-fair-agree-about = Das Gerät von { $names } antwortet nicht. Wenn alle zustimmen, wird ohne es neu gewürfelt.
web-fair-agreed = Du hast zugestimmt. Die anderen fehlen noch.
web-fair-begin = Jetzt anfangen
web-fair-begin-about = Noch nicht da: { $names }
web-fair-notice-voided = Ein Wurf wurde wiederholt, weil die Zahl dieses Geräts nicht rechtzeitig ankam.
web-fair-notice-voided-away = Während dieses Gerät keine Verbindung hatte, wurde ein Wurf verworfen und wiederholt.
web-fair-go-on = In Ordnung
web-fair-evidence = Beweise speichern
web-fair-stranger = Das war ich, auf einem anderen Gerät
web-fair-alarm-wrong = Der Tisch hat etwas gesagt, das nicht zu seinem eigenen Protokoll passt.
web-fair-alarm-outcome = Dieser Wurf ergibt nicht das, was der Tisch sagt.
web-fair-alarm-link = Eine Zahl in diesem Wurf ist nicht die, die vorher zugesagt war.
web-fair-alarm-changed-log = Der Tisch erzählt dieses Spiel jetzt anders als vorher.
web-fair-alarm-own-link = Der Tisch hat nicht die Zahl verwendet, die dieses Gerät gegeben hat.
web-fair-alarm-drop-after-reveal = Der Tisch hat neu gewürfelt, obwohl dieses Gerät seine Zahl schon gegeben hatte.
web-fair-alarm-void-after-acknowledgement = Der Tisch hat einen Wurf verworfen, als hätte dieses Gerät nicht geantwortet; das hatte es aber.
web-fair-alarm-void-without-agreement = Der Tisch hat einen Wurf verworfen, ohne dich zu fragen.
web-fair-alarm-forged-move = Für dich wurde ein Zug gemacht, der nicht von diesem Gerät kam.
web-fair-alarm-rules = Der Tisch hält sich nicht an die Regeln: Die Liste der Chancen, ein Zug oder die Reihenfolge ist nicht so, wie die Spielregeln es sagen.
web-fair-alarm-shown = Der Tisch zeigt etwas anderes, als er aufgeschrieben hat.
web-fair-alarm-unheard = Der Tisch macht weiter, als hätte dieses Gerät nichts gesagt, obwohl er es gehört hat.
web-fair-alarm-not-sent = Der Tisch sagt, dieses Gerät sei gegangen oder zurückgekommen. Das stimmt nicht.
web-fair-alarm-refused = Der Tisch weigert sich immer wieder, dieses Gerät an den Würfen mitwirken zu lassen.
web-fair-alarm-voided-twice = Zum zweiten Mal hat der Tisch einen Wurf verworfen, als hätte dieses Gerät geschwiegen.
web-fair-alarm-bot-in-seat = Der Tisch hat ohne Grund einen Bot auf deinen Platz gesetzt.
web-fair-alarm-after = Von hier wird nichts mehr gesendet: keine Züge und keine Würfe.
web-fair-alarm-watched = Sag es denen, die spielen.
web-fair-alarm-unprotected = Du spielst ohne Schutz weiter: Der Gastgeber könnte die Würfe bestimmen.
web-fair-play-on = Ungeschützt weiterspielen
web-fair-accept = Trotzdem spielen
web-fair-question-unchecked = Die Regeln dieses Spiels werden auf diesem Gerät nicht geprüft: Der Gastgeber könnte die Würfel zinken.
web-fair-question-alone = An diesem Tisch wirken die Geräte der Spieler an den Würfen nicht mit: Der Gastgeber könnte sie bestimmen.
web-fair-question-old = Dieser Tisch würfelt nach älteren Regeln: Der Gastgeber könnte dieses Gerät bei jedem Wurf auslassen.
web-fair-question-missed = { $missed } von { $all } Würfen wurden ohne dieses Gerät gemacht. Schlechtes WLAN oder ein Gastgeber, der schummelt: Das kann niemand wissen. Ein Tisch, der auf alle Geräte wartet, würfelt nie ohne dich.
web-fair-stays-unchecked = Regeln hier nicht geprüft
web-fair-stays-alone = Würfe allein vom Gastgeber
web-fair-stays-old = Würfe nach älteren Regeln
web-fair-missed = { $missed } von { $all } Würfen ohne dieses Gerät
web-fair-missed-why = Bildschirm aus: { $off } · keine Verbindung: { $cut } · verbunden: { $connected }
web-fair-unanswered = Seit 20 Sekunden hat der Tisch diesem Gerät nicht geantwortet. Deine Züge und Würfe warten.
web-fair-odds = Dieses Ergebnis hatte { $weight } von { $total } Chancen.
web-fair-followed = Die Liste der Chancen und alle Züge bisher sind die der Regeln.
web-fair-unfollowed = Auf diesem Gerät werden Listen und Züge nicht mit den Regeln verglichen.
web-fair-wait = Vor jedem Wurf auf alle Geräte warten
web-fair-wait-about = Sonst ist ein Wurf, der fällt, während ein Gerät schläft, nur so ehrlich wie dieser Computer.
web-fair-hidden = Weiterwürfeln, während dein Bildschirm aus ist?
web-fair-hidden-yes = Ja, weiterwürfeln
web-fair-hidden-no = Nein, auf mich warten
