# House rules: a set-up that was given a name.

web-house-about = Spara inställningarna ovan under ett namn. Du kan dela dem med en länk eller göra dem till förval.
web-house-brought = En länk hade med sig reglerna ”{ $name }”. De är valda ovan; spara dem här om du vill.
web-house-name = Reglernas namn
web-house-keep = Spara de här reglerna
web-house-change = Ersätt med de här reglerna
web-house-usual = förval
web-house-forget = Glöm ”{ $name }”
web-house-full = Det går inte att spara fler regler på den här enheten.
