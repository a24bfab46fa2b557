# House rules: a set-up that was given a name.

web-house-about = Zapisz powyższe ustawienia pod nazwą. Możesz je wysłać jako link albo ustawić jako domyślne.
web-house-brought = Link przyniósł zasady „{ $name }”. Są wybrane powyżej; zapisz je tutaj, jeśli chcesz.
web-house-name = Nazwa zasad
web-house-keep = Zapisz te zasady
web-house-change = Zastąp tymi zasadami
web-house-usual = domyślne
web-house-forget = Zapomnij „{ $name }”
web-house-full = Na tym urządzeniu nie można zapisać więcej zasad.
