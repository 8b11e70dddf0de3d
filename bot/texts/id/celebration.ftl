# The picture of a won game: lines of at most 48 columns, and the alt text.

celebration-title = Menang!
# $time is such as 2:31.
celebration-moves = { $moves } langkah dalam { $time }
celebration-streak = Runtunan menang: { $count } permainan
# What a player can do next.
celebration-next = Berikutnya: tantangan hari ini
celebration-alt-line = { $line }.
celebration-alt = { $head } { $lines } Perayaan dengan 3 bintang. Kartu terakhir: { $cards }.
# The same where cards are left: every place follows.
celebration-alt-board = { $head } { $lines } Perayaan dengan 3 bintang.
# Below a won game, the same in sentences.
win-streak = { celebration-streak }.
next-daily = { celebration-next }.
