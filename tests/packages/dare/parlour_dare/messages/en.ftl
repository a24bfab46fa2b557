game-dare = Dare
    .about = Roll as often as you dare; a 1 costs you everything.
dare-turn = { $name }: roll, or stop at { $points }?
dare-move-roll = Roll
dare-move-stop = Stop
dare-log-roll = { $name } dares to roll.
dare-log-stop = { $name } stops at { $points }.
dare-log-face = { $name } rolls { $face }.
