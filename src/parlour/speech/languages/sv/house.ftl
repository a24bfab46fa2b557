# House rules: a set-up that was given a name.

web-house-about = Ge det du valde ovan ett namn: det sparas på den här enheten, kan delas som en länk och kan vara början på varje nytt bord.
web-house-brought = En länk hade med sig reglerna ”{ $name }”. De är valda ovan; spara dem här om du vill.
web-house-name = Reglernas namn
web-house-keep = Spara de här reglerna
web-house-change = Ändra till de här reglerna
web-house-usual = börja med dem
web-house-forget = Glöm ”{ $name }”
web-house-full = Det får inte plats fler på den här enheten.
