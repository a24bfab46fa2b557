# מה שכתוב על הלוחות, ומה שקורא המסך אומר עליהם.

board-plain = לוח
board-colour = { $colour ->
    [red] אדומה
    [yellow] צהובה
    [green] ירוקה
   *[blue] כחולה
}

## Rolit

board-rolit = לוח { game-rolit }
board-neutral = ניטרלי
board-winner = ניצחון
board-balls = { $count ->
    [one] רולה { board-colour } אחת
    [two] שתי רולות { $colour ->
        [red] אדומות
        [yellow] צהובות
        [green] ירוקות
       *[blue] כחולות
    }
   *[other] { $count } רולות { $colour ->
        [red] אדומות
        [yellow] צהובות
        [green] ירוקות
       *[blue] כחולות
    }
}
board-hollow-ball = { $hollow }: רולה { board-colour }{ $last ->
    [yes] , הונחה אחרונה
   *[no] {""}
}
board-hollow-empty = { $hollow }: שקע ריק
board-worth = { $label }, שווה { $points }
board-hollow-legal = { $hollow }: { $count ->
    [0] אפשר להניח רולה
    [one] אפשר להניח רולה ולחסום אחת
    [two] אפשר להניח רולה ולחסום שתיים
   *[other] אפשר להניח רולה ולחסום { $count }
}
board-tap-again = הקישו שוב על { $hollow } כדי להניח את הרולה. { $count ->
    [0] היא לא תחסום אף רולה.
    [one] היא תחסום רולה אחת.
    [two] היא תחסום שתי רולות.
   *[other] היא תחסום { $count } רולות.
}
board-must = { $must ->
    [capture] חובה לחסום: בחרו אחד מהשקעים המסומנים.
    [place] אי אפשר לחסום. הניחו רולה בצמוד לרולה כלשהי.
    [pass] אי אפשר לחסום, ולכן התור עובר.
   *[roll] הרולה המוטלת תראה מי מתחיל.
}
board-pass = העברת התור
board-roll-ball = הטלה

## Shut the Box

board-shutbox = לוח ״סגרו את הקופסה״
board-row = { $name }: פתוחים { $open }; ניקוד { $score }
board-row-nothing = אין
board-flap = { $number }: { $state ->
    [open] פתוח
    [shut] סגור
    [legal] פתוח, אפשר לסגור
    [picked] נבחר
   *[out] לא במשחק
}
board-half = { $half ->
    [even] זוגיים
   *[odd] אי־זוגיים
}
board-opening = מי שהטיל את הגבוה ביותר מתחיל
board-opening-die = בקובייה { $face }
board-dice = בקוביות: { $faces }, סכום { $total }
board-dice-ready = { $count ->
    [one] קובייה אחת, עוד לא הוטלה
    [two] שתי קוביות, עוד לא הוטלו
   *[other] { $count } קוביות, עוד לא הוטלו
}
board-roll-dice = { $count ->
    [one] הטלת קובייה אחת
    [two] הטלת שתי קוביות
   *[other] הטלת { $count } קוביות
}
board-choice = { $choice ->
    [roll-1] הטלת קובייה אחת
    [roll-2] הטלת שתי קוביות
    [roll-3] הטלת שלוש קוביות
    [roll-4] הטלת ארבע קוביות
    [even] זוגיים
    [odd] אי־זוגיים
    [again] משחק נוסף
   *[stop] מפסיקים כאן
}
board-shut = סגירת { $set }
board-shut-other = בחירה אחרת
board-sets = { $count ->
    [one] דרך אחת לסגור
    [two] שתי דרכים לסגור
   *[other] { $count } דרכים לסגור
}
board-sets-many = { $count ->
    [one] דרך אחת. בחרו מספרים.
    [two] שתי דרכים. בחרו מספרים.
   *[other] { $count } דרכים. בחרו מספרים כדי לצמצם.
}
board-lost-roll = { $name }: אי אפשר לסגור { $total }, התור נגמר.
    .you = אינכם יכולים לסגור { $total }, התור שלכם נגמר.
board-box-shut = { $name }: כל המספרים סגורים, ניצחון!
    .you = סגרתם את כל המספרים, ניצחון!
board-tie = { $kind ->
    [roll] תיקו: כל שחקן שבתיקו מטיל פעם נוספת.
   *[game] תיקו: השחקנים שבתיקו משחקים משחק נוסף.
}
board-first-hit = חובה לסגור את { $number } כבר בהטלה הראשונה.
board-bust = סכום של { $total } מסיים את התור.
board-sheet = { $until ->
    [points] טבלת הניקוד, עד { $count } נקודות
    [rounds] טבלת הניקוד, { $count ->
        [one] סיבוב אחד
        [two] שני סיבובים
       *[other] { $count } סיבובים
    }
   *[stop] טבלת הניקוד
}
board-total = סך הכול

## Tuki Tuki

board-tuki = שולחן { game-tuki }
board-round = סיבוב { $round } מתוך { $rounds }
board-grid = { $name }: { $score } עד כה, { $hidden ->
    [0] כל הקלפים גלויים
    [one] קלף נסתר אחד
    [two] שני קלפים נסתרים
   *[other] { $hidden } קלפים נסתרים
}
board-card-name = { $card ->
    [hidden] קלף נסתר
    [parrot] תוכי
   *[other] { $card }
}
board-card = { board-card-name }{ $value ->
    [-1] {""}
   *[other] { $card ->
        [parrot] , נחשב { $value }
       *[other] {""}
    }
}
board-slot = { $slot }: { $what }{ $can ->
    [open] . פתיחת הקלף
    [put] . הצבת { board-card-name } כאן
    [drop] . השלכת הקלף שביד לפח ופתיחת הקלף הזה
    [parrot] . התוכי הזה מרחף
    [land] . התוכי נוחת כאן
    [turn] . הפיכת הקלף
   *[none] {""}
}
board-stock-name = קופה
board-discard-name = פח
board-hand-name = ביד
board-stock = קופה, { $count ->
    [one] קלף אחד
    [two] שני קלפים
   *[other] { $count } קלפים
}{ $can ->
    [take] . משיכת הקלף העליון
    [draw] . הפיכת הקלף העליון
   *[none] {""}
}
board-discard = ערימת הפח, { $card ->
    [none] ריקה
   *[other] למעלה: { board-card-name }
}{ $can ->
    [take] . משיכת הקלף הזה
    [drop] . השלכת הקלף שביד
    [draw] . הפיכת הקלף שהוחלף
   *[none] {""}
}
board-hand = { $card ->
    [none] אין קלף ביד
   *[other] ביד: { board-card-name }
}
board-left = הקלפים שנשארו
board-left-unseen = קלפים שאיש עוד לא ראה, בקופה ונסתרים:
board-left-hidden = נסתרים לפני השחקנים:
board-left-stock = בקופה שעורבבה מחדש:
board-left-card = { board-card-name }: { $count }
board-set = { $set ->
    [2] זוג
    [4] רביעייה
    [6] שישייה
   *[8] שמינייה
}
board-scene-set = { board-set }!
board-closed = סיום
board-last-turn = תור אחרון
board-one-hidden = נסתר אחד
board-ending = { $why ->
    [closed] { $name }: לא נותר קלף נסתר. לכל השאר נותר תור אחד אחרון.
    [stock] הקופה נגמרה פעמיים: לכולם תור אחד אחרון.
   *[stalled] זמן רב לא נמשך קלף מהקופה: לכולם תור אחד אחרון.
}
    .you = לא נותר לכם קלף נסתר. לכל השאר נותר תור אחד אחרון.
board-your-last-turn = זה התור האחרון שלכם!
board-dilemma = דילמת הקלף האחרון! אפשר להחליף אותו, לפתוח אותו, או לחכות: להשליך לפח ולהשאיר אותו נסתר.
board-tap-slot = הקישו שוב על { $slot } כדי להציב שם את הקלף.
board-drop = השלכה לפח ופתיחת קלף
board-drop-wait = השלכה לפח והמתנה
board-drop-last = השלכה לפח ופתיחת הקלף האחרון
board-fly = התוכי מרחף
board-back = חזרה
board-choose-open = בחרו איזה קלף נסתר לפתוח.
board-choose-parrot = בחרו איזה תוכי מרחף.
board-choose-landing = בחרו על איזה קלף נסתר הוא נוחת.
board-told = { $label }, { $worth }{ $played ->
    [yes] , נבחר במשחק
   *[no] {""}
}
board-nudge-corner = הביטו בפינות.
board-nudge-edge = הביטו בשולי הלוח.
board-nudge-middle = הביטו באמצע הלוח.
board-nudge-flaps =
    { $count ->
        [one] חשבו על מספר אחד.
       *[other] חשבו על { $count } מספרים יחד.
    }
board-nudge-dice = חשבו מה אפשר לבחור כאן.
board-nudge-piles = השוו בין שתי הערימות.
board-nudge-parrot = חשבו על התוכים שלכם.
board-nudge-drop = האם הקלף הזה בכלל נחוץ?
board-nudge-left = הביטו בשתי העמודות השמאליות.
board-nudge-right = הביטו בשתי העמודות הימניות.
