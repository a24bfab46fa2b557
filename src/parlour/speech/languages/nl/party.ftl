# A party at home: codes said aloud, the television, coming back on another device, one device for everybody.

web-code-label = Code
web-code-about = Vier letters, hardop gezegd of op tv te zien. De link van een uitnodiging kan ook.
web-code-go = Naar de tafel
web-code-wrong = Met deze code kun je nu aan geen tafel aanschuiven.
web-far = Een tafel bij { $host }
web-far-about = Je speelt bij { $host }, maar het bord, de regels en de controle van elke worp komen van { $here }. De andere server kan ze niet veranderen.
web-far-unreached = Geen antwoord van { $host }. Een pagina via https kan geen server via gewoon http bereiken.
web-code-say = Of open { $address } en vul deze code in:
web-tv = Op tv tonen
web-claim-who = Speel je al mee, op een ander apparaat?
web-claim-me = Ik ben { $name }
web-claim-waiting = De gastheer moet bevestigen dat jij { $name } bent. Dit apparaat toont { $number }.
web-claim-other = Iemand anders vraagt al om deze plaats.
web-claim-no = Niemand heeft ja gezegd. Je kunt het nog eens vragen.
web-claim-asked = Op een ander apparaat zegt iemand: ik ben { $name }. Het apparaat toont { $number }.
web-claim-allow = { $name } binnenlaten
web-claim-decline = Nee
web-around = Apparaat plat op tafel: het bord…
web-around-fixed = blijft zoals het is
web-around-mirrored = wijst naar beide kanten
web-around-turned = draait naar wie speelt
web-apart = Alleen mijn plaats tonen, groter (de rest is op tv)
web-thinks-here = op dit apparaat
