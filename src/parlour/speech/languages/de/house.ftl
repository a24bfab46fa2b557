# House rules: a set-up that was given a name.

web-house-about = Gib dem, was du oben gewählt hast, einen Namen: Es bleibt auf diesem Gerät, lässt sich als Link teilen und kann der Anfang jedes neuen Tisches sein.
web-house-brought = Ein Link hat die Regeln „{ $name }“ mitgebracht. Sie sind oben gewählt; behalte sie hier, wenn du magst.
web-house-name = Name der Regeln
web-house-keep = Diese Regeln behalten
web-house-change = In diese Regeln ändern
web-house-usual = damit anfangen
web-house-forget = „{ $name }“ vergessen
web-house-full = Auf diesem Gerät lässt sich nicht mehr behalten.
