# The picture of a won game that leaves no card: lines of at most 48 columns, and the alt text.

celebration-title = Menang!
# $time is such as 2:31.
celebration-moves = { $moves } langkah dalam { $time }
celebration-streak = Runtunan menang: { $count } permainan
celebration-alt-line = { $line }.
celebration-alt = { $head } { $lines } Perayaan dengan 3 bintang. Kartu terakhir: { $cards }.
# Below a won game, the same in a sentence.
win-streak = { celebration-streak }.
