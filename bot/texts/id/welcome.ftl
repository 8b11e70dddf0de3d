# The welcome: all games in one picture, with buttons to start them.

# How long and how hard a game is, below GAME-pitch: the moves of a usual game, and games won of ten. Both are
# measured (seeds/generation/effort.py). A line on a picture: at most 34 characters.
pitch-effort = { $moves } langkah · { $won ->
    [0] hampir tak pernah menang
    [10] hampir selalu menang
   *[other] menang { $won } dari 10
 }

# The groups of games: those that most players know, and those that are hardly found elsewhere.
games-classics = Klasik
games-originals = Orisinal

# The picture for screen readers: the heading of each group, then a line for each game, with GAME-pitch.
welcome-alt-group = { $group }:
welcome-alt-game = { $game }: { $details }

# Layar awal halaman, dan tombol pertama sambutan: “Lanjutkan: Wish 42”.
home-continue = Lanjutkan: { $game }
home-notes = { $first } · { $second }
home-games = Lanjutkan permainan yang belum selesai
home-statistics = Hasil, runtunan, papan peringkat
home-settings = Tema, bahasa, pengingat
home-help = Aturan dan semua perintah

button-options = Opsi…
options-menu-title = Opsi
options-menu = Pilih permainan untuk mengatur opsinya.
