### What is wrong with an option, and what would do.
###
### option-…          for options of any game, of the table and of commands
### option-GAME-…     for options of that game
###
### They are clauses behind `option name=value:`, so most have the option as their subject: “must be …”, “is not …”.
### option-must frames what else is allowed; those that can stand in it are marked: they are also shown in lists of options.

option-must = skal være { $allowed }
# can stand in option-must
option-one-of = en af { $values }
# can stand in option-must
option-whole = et helt tal fra { $low } til { $high }
# can stand in option-must
option-first-allowed = »rules« eller nummeret på en plads
option-first = { $players ->
    [one] skal være »rules« eller en plads fra 0 til { $last } (der er 1 spiller)
   *[other] skal være »rules« eller en plads fra 0 til { $last } (der er { $players } spillere)
}
option-unknown = er ikke et valg i dette spil; dets valg er { $options }
option-games = skal være et helt antal spil, mindst 1
option-seed = skal være et helt tal fra 0 til { $most }
option-from-to = skal være et helt tal fra { $least } til { $most }
option-dataset-file = skal ende på .npz eller .parquet, eller på / for en mappe
option-dataset-folder = skal være en ny eller tom mappe, eller en med et sådant datasæt
option-exam = kræver et spil og en fil at skrive, eller --score med spørgsmål og svar
option-cores = skal være 0 (dem alle) eller et antal processorkerner
option-policies = skal være ét niveau for alle eller ét for hver af de { $players } pladser

## Tables, bots and commands

option-id = skal være 1 til 64 bogstaver, cifre, »-« eller »_«
option-json = skal være enkle værdier, som JSON bevarer, som de er
option-takeback = træk må kun fortrydes, hvor mennesker spiller
option-by-hand = det passer ikke med et bord i hånden
option-coach = skal være { $strengths } for menneskers pladser, og ingenting for bots og for dem uden træner
option-name = må højst være { $most } synlige tegn
option-level-bot = gives til en bot, og kun til en bot
option-seat = skal være et objekt med kind, og name eller level
option-seats = skal være { $players }, én til hver spiller
option-secret = skal være 32 byte langt
option-bots = skal være 1 til { $players } niveauer; er der færre end pladser, gentages de
option-bots-among = skal være blandt { $levels }
option-deals = skal være mindst 1
option-sprt = skal være to andele af sejrene, 0 < low < high < 1
option-error-rate = skal være mellem 0 og 0.5
option-workers = skal være 0 (én pr. processorkerne) eller et antal processer
option-cluster = dér svarer ingen scheduler ({ $why })
option-one-place = kan ikke kombineres med --gpu
option-written = et valg skrives name=value, for eksempel players=3
option-seat-bots = bots til { $game } er { $bots }
option-seat-count = { $players ->
    [one] der er 1 plads (players={ $players })
   *[other] der er { $players } pladser (players={ $players })
}
option-database = kan ikke åbnes: { $why }

## Shut the Box

# can stand in option-must
option-shutbox-preshut-allowed = klapper i rækken, for eksempel 1,2,3
# can stand in option-must
option-shutbox-until-allowed = game, stop, 'N points' (1 til { $points }) eller 'N rounds' (1 til { $rounds })
option-shutbox-lone = skal være 1, hvor én spiller videre alene, til det er nok (solo)
option-shutbox-two-rows = skal være 1 eller 2: med { $tiles } tal får hver spiller to af brættets fire rækker
option-shutbox-seats = skal være fra 1 til { $most } med rows={ $rows }
option-shutbox-own-two = kræver egne rækker, to til hver spiller: udgaven »tactica«, eller rows='own'
option-shutbox-number-off-row = { $number } er ikke på rækken: den går fra 1 til { $tiles }
option-shutbox-nothing-left = efterlader intet at lukke: rækken går fra 1 til { $tiles }
option-shutbox-off-row = er ikke på rækken: den går fra 1 til { $tiles }
option-shutbox-shut-before = er lukket på forhånd (preshut), så intet slag kan lukke det
option-shutbox-not-with-parity = kan ikke kræves, hvor spillerne vælger lige eller ulige: tallet er måske ikke med
option-shutbox-no-total = { $dice ->
    [one] er en sum, som intet slag giver: 1 terning giver { $low } til { $high }
   *[other] er en sum, som intet slag giver: { $dice } terninger giver { $low } til { $high }
}
option-shutbox-digital = er til rækker med højst { $longest } tal, denne har { $tiles }
option-shutbox-own-rows = kræver egne rækker (rows='own'): boksen er én spillers, til turen er slut
option-shutbox-tie-roll = kræver egne rækker og et enkelt spil, så rækkerne stadig står; muligt her: game, share
option-shutbox-unplayed-wins = giver ingen mening, hvor en lukket boks vinder med det samme; giv shut='counts' med
option-shutbox-unplayed-match = ville stille alle lige med den, der lukkede boksen; det er til matcher (until='100 points')
option-shutbox-lead-match = giver ingen mening i et enkelt spil; det er til matcher (until='100 points')
option-shutbox-out-last = er til et enkelt spil med ét slag hver, som en lukket boks vinder (variant='young')
option-shutbox-no-use = intet slag med { $dice ->
    [one] 1 terning
   *[other] { $dice } terninger
} kunne lukke noget tal{ $half ->
    [even] {" "}blandt de lige
    [odd] {" "}blandt de ulige
   *[all] {""}
}
option-shutbox-no-first-use = { $dice ->
    [one] intet første slag med 1 terning kunne lukke det
   *[other] intet første slag med { $dice } terninger kunne lukke det
}
option-shutbox-open = skal være forskellige tal blandt { $numbers }, som står åbne
option-shutbox-dice = { $dice ->
    [one] er ikke et slag med 1 terning, som denne række tillader
   *[other] er ikke et slag med { $dice } terninger, som denne række tillader
}

## Rolit

# can stand in option-must
option-rolit-colours-allowed = to til fire forskellige farver, én pr. plads, blandt { $colours }, skrevet som red,green
option-rolit-colours = skal være { $players } farver, én til hver spiller
option-rolit-reversi = valget reversi er til præcis 2 spillere
option-rolit-small = brættet { $size }×{ $size } er kun til 2 spillere; på 6×6 og 8×8 er der plads til 4
option-rolit-games = skal være et helt antal spil, mindst ét for hver plads
option-by-device = dette passer ikke til et bord, som én enhed spiller alene
