# House rules: a set-up that was given a name.

web-house-about = Speichere die Einstellungen von oben unter einem Namen. Du kannst sie als Link teilen oder zur Vorgabe machen.
web-house-brought = Ein Link hat die Regeln „{ $name }“ mitgebracht. Sie sind oben gewählt; speichere sie hier, wenn du magst.
web-house-name = Name der Regeln
web-house-keep = Diese Regeln speichern
web-house-change = Durch diese Regeln ersetzen
web-house-usual = Vorgabe
web-house-forget = „{ $name }“ vergessen
web-house-full = Auf diesem Gerät lässt sich nichts mehr speichern.
