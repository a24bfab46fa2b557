# Why the coach calls a move the best: what it does that the next best one does not.

shutbox-reason-shut = הוא סוגר את הקופסה.
shutbox-reason-fits = הטלות שמתאימות אחריו: { $fits } מתוך { $rolls }; אחרי { $move }: { $fewer } מתוך { $of }
shutbox-reason-keeps = מספרים שנשארים פתוחים: { $count }; אחרי { $move }: { $fewer }
rolit-reason-corner = הוא תופס פינה.
rolit-reason-gives = { $move } ייתן פינה לשחקן הבא.
rolit-reason-moves = מהלכים שנשארים לשחקן הבא: { $count }; אחרי { $move }: { $more }
rolit-reason-turned = רולות שהוא הופך: { $count }; { $move }: { $fewer }
tuki-reason-pair = הוא יוצר זוג.
tuki-reason-take = הקלף העליון בפח יכול ליצור זוג.
tuki-reason-points = הקלפים הגלויים שלך יהיו שווים אז { $points }; אחרי { $move }: { $more }
