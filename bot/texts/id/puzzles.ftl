# Puzzles: positions with a goal, rated at the first attempt.

button-puzzle = Teka-teki
button-puzzle-skip = Lewati
button-puzzle-skip-yes = Ya, lewati
button-puzzle-solution = Solusi
button-puzzle-next = Lanjut
button-puzzle-streak = Runtunan baru
button-puzzle-in-streak = Runtunan teka-teki
button-puzzle-back = Lanjutkan yang ini
button-puzzle-skip-open = Lewati yang ini
button-puzzle-solve = Pecahkan

# Di layar awal.
home-puzzles = Teka-teki
home-puzzles-streak = Runtunan: { $count }
home-puzzles-best = Runtunan terbaik: { $count }
home-puzzles-open = Teka-teki { $number } masih terbuka
home-puzzles-new = { $count } teka-teki, dari mudah sampai sulit

# “Puzzle 812: in 4 moves, empty pile a”
puzzle-title = Teka-teki { $number }: { $goal }
# Above the animation of a solution.
puzzle-name = Teka-teki { $number }
# The state in the heading of a picture, with how many moves are left.
puzzle-heading = sisa { $moves } langkah · { $state }

# The goal, inside other sentences. $moves is the most moves that it may take.
puzzle-goal-in = dalam { $moves } langkah, { $goal }
puzzle-goal-leave = { $count ->
    [0] habiskan semua kartu
    [1] sisakan { $count } kartu atau habiskan
   *[other] sisakan { $count } kartu atau kurang
 }
puzzle-goal-keep = menang dengan { $count } kartu atau lebih di dek
puzzle-goal-reach = capai { $count } poin atau lebih
puzzle-goal-points = taruh semua kartu dengan { $count } poin atau lebih
puzzle-goal-place = taruh semua kartu
puzzle-goal-home = bawa { $count } kartu ke fondasi
puzzle-goal-suits = bawa { $count } kembang lengkap ke fondasi
# $kind is pile or heap, $place its letter.
puzzle-goal-empty = { $kind ->
    [heap] kosongkan timbunan { $place }
   *[other] kosongkan tumpukan { $place }
 }
puzzle-goal-free = bebaskan { $card } di timbunan { $place }
puzzle-goal-turn-up = buka { $card } di tumpukan { $place }
puzzle-goal-finish = naikkan semua kartu ke fondasi
puzzle-goal-reached = Targetnya tercapai.

# What is said before the first move.
puzzle-terms-puzzle = { $game }: percobaan pertamamu dihitung untuk rating teka-teki. Langkah yang membuat target lepas mengakhirinya. Urungkan dan petunjuk dimatikan. Kalau dilewati, dihitung gagal.
puzzle-terms-streak = { $game }: pecahkan teka-teki satu demi satu sampai kamu gagal. Langkah yang membuat target lepas dihitung gagal, melewati juga. Urungkan dan petunjuk dimatikan.
puzzle-terms-practice = { $game }: latihan, jadi ratingmu tetap. Urungkan bisa dipakai, dan tiap langkah diperiksa.
puzzle-moves-left = Sisa { $count } langkah.

# How an attempt ended.
puzzle-title-solved = Berhasil! Teka-teki { $number }
puzzle-title-missed = Belum berhasil: teka-teki { $number }
puzzle-title-skipped = Dilewati: teka-teki { $number }
puzzle-missed-practice = “{ button-undo }” menarik kembali langkahnya.
puzzle-skipped = Ini dihitung gagal.
# $change is a number with its sign, $after the new rating in a game, $puzzle the rating of the puzzle.
puzzle-rating = { $change }: { $after } di { $game }. Rating teka-teki ini { $puzzle }.
puzzle-streak-so-far = Runtunan: { $count }. Terbaikmu: { $best }.
puzzle-streak-best = Itu runtunan terbaikmu sejauh ini!
puzzle-lost-by = Langkah { $number } membuat targetnya lepas: { $move }
puzzle-uncounted = Teka-teki ini selesai dan tersimpan. Sekarang belum bisa dihitung, tapi sebentar lagi akan dihitung.
puzzle-lost-unknown = Aku tidak bisa memastikan langkah mana yang membuat targetnya lepas.
puzzle-looking = Memeriksa langkah-langkahmu…
puzzle-changed = Teka-teki ini berubah sejak kamu memulainya, jadi solusinya tidak diketahui lagi.

# At a step of a solution: how many of the legal moves, $count, keep the goal in reach.
puzzle-step = { $kept ->
    [1] Dari { $count } langkah, hanya yang ini menjaga target tetap bisa dicapai.
   *[other] Dari { $count } langkah, { $kept } menjaga target tetap bisa dicapai.
 }

# The solution as an animation.
way-to-goal = Solusinya, { $count } langkah.
way-to-goal-move = Solusi, langkah { $number } dari { $count }: { $move }.

# After each move in practice.
puzzle-in-reach = Targetnya masih bisa dicapai.
puzzle-out-of-reach = Setelah langkah ini, targetnya tidak bisa dicapai. “{ button-undo }” menarik kembali langkahnya.
puzzle-unknown = Aku tidak bisa cepat memastikan apakah targetnya masih bisa dicapai.

puzzle-skipping = Lewati teka-teki ini? Ini dihitung gagal, lalu kamu melihat solusinya.
puzzle-still-open = Teka-teki { $number } masih terbuka. Pecahkan, atau tekan “{ button-puzzle-skip }”.
puzzle-other-open = { $game }: teka-teki ini masih terbuka, dan hanya satu yang bisa dihitung. Selesaikan atau lewati. Kalau dilewati, dihitung gagal.
puzzle-nothing-to-skip = Tidak ada teka-teki terbuka untuk dilewati.
puzzle-no-help = Dalam teka-teki, petunjuk dan putusan dimatikan. Urungkan hanya bisa saat latihan.
puzzle-over = Teka-teki ini sudah selesai. “{ button-try-again }” memulainya sebagai latihan.
puzzle-leave = “{ button-puzzle-skip }” mengakhiri teka-teki ini. Hasilnya lalu dihitung gagal.
puzzle-only = Ini hanya berlaku dalam teka-teki. Tekan “{ button-puzzle }” untuk memulai satu.
puzzle-no-such = Teka-teki { $number } tidak ada. Yang terakhir { $last }.
puzzle-none = Aku tidak punya teka-teki seperti itu. Hapus nama permainan atau tingkat kesulitannya.

# Below a puzzle that is shared.
puzzle-offer = Teka-teki di { $game }. Bisakah kamu memecahkannya? Tekan “{ button-puzzle-solve }”, atau ketik “{ $command }”.
# The text of a shared puzzle: with the player’s own result, or without one.
share-puzzle-solved = ✅ { $game }: berhasil dalam { announce-attempt }
share-puzzle-missed = ❌ { $game }: belum berhasil
share-puzzle-open = { $game }: bisakah kamu memecahkannya?
share-puzzle-streak = Runtunan teka-teki: { $count }

puzzle-level-easy = mudah
puzzle-level-medium = sedang
puzzle-level-hard = sulit
puzzle-level-streak = runtunan

# Themes of solutions: a name, and a sentence about what the solution does.
puzzle-theme = { $theme }: { $means }
puzzle-theme-only-move = Langkah tunggal
puzzle-theme-only-move-means = Lebih dari sekali, hanya 1 dari 4 langkah atau lebih yang menjaga target tetap bisa dicapai.
puzzle-theme-not-obvious = Bukan yang jelas terlihat
puzzle-theme-not-obvious-means = Langkah yang tampak terbaik membuat target lepas, lebih dari sekali.
puzzle-theme-long-way = Jalan panjang
puzzle-theme-long-way-means = Solusinya 14 langkah atau lebih.
puzzle-theme-let-it-lie = Biarkan dulu
puzzle-theme-let-it-lie-means = Yang bisa diambil atau dinaikkan harus menunggu.
puzzle-theme-empty-pile = Kosongkan tumpukan
puzzle-theme-empty-pile-means = Tumpukan kosong memberi ruang untuk langkah berikutnya.
puzzle-theme-which-two = Dua yang mana
puzzle-theme-which-two-means = Dari beberapa kartu bernilai sama, dua yang tepat harus diambil bersama.
puzzle-theme-spend-trumps = Keluarkan truf
puzzle-theme-spend-trumps-means = Hanya truf atau Joker yang tepat.
puzzle-theme-count-trumps = Hemat truf
puzzle-theme-count-trumps-means = Truf atau Joker yang bisa menang harus tetap di tangan.
puzzle-theme-choose-trumps = Pilih truf
puzzle-theme-choose-trumps-means = Pilihan truf yang menentukan.
puzzle-theme-closing-gap = Celah merapat
puzzle-theme-closing-gap-means = Pembuangan merapatkan celah, dan aksi berikutnya memerlukannya.
puzzle-theme-give-back = Turunkan lagi
puzzle-theme-give-back-means = Sebuah kartu turun lagi dari fondasinya.
puzzle-theme-wait-to-deal = Jangan buru-buru membagi
puzzle-theme-wait-to-deal-means = Membagi itu tepat, tapi belum sekarang.
puzzle-theme-split = Bagi tumpukan
puzzle-theme-split-means = Sebagian kartu pindah, kartu di bawahnya tetap.
puzzle-theme-which-twin = Yang mana dari dua
puzzle-theme-which-twin-means = Dari dua kartu bernilai dan berwarna sama, yang tepat harus pindah, lebih dari sekali.
puzzle-theme-wait-to-draw = Jangan buru-buru menarik
puzzle-theme-wait-to-draw-means = Menarik itu tepat, tapi belum sekarang.
puzzle-theme-cell-and-back = Lewat sel
puzzle-theme-cell-and-back-means = Sebuah kartu menunggu di sel, lalu pindah ke tumpukan.
puzzle-theme-own-suit = Satukan kembang
puzzle-theme-own-suit-means = Kartu harus ditaruh di kembangnya sendiri, meski bisa juga di kembang lain.
puzzle-theme-which-one = Kartu yang mana
puzzle-theme-which-one-means = Dari beberapa kartu bernilai sama, yang tepat harus diambil, lebih dari sekali.
puzzle-theme-save-partner = Simpan pasangannya
puzzle-theme-save-partner-means = Satu kartu dari pasangan yang tampak terbaik harus diambil bersama kartu lain, lebih dari sekali.
puzzle-theme-long-streak = Runtunan panjang
puzzle-theme-long-streak-means = 8 kartu atau lebih masuk ke buangan tanpa menarik kartu.
puzzle-theme-edge = Tepi
puzzle-theme-edge-means = Tempat yang tepat ada di tepi meja.
puzzle-theme-last-places = Tempat terakhir
puzzle-theme-last-places-means = Kartu yang muncul nanti hanya punya 1 tempat, yang harus tetap kosong.
puzzle-theme-keep-held = Tetap disimpan
puzzle-theme-keep-held-means = Kartu simpanan harus menunggu, meskipun cocok.
puzzle-theme-points-later = Poin belakangan
puzzle-theme-points-later-means = Poin lebih sedikit sekarang, tapi lebih banyak di akhir.

help-puzzles = Siapa pun bisa mencari solusinya di kode sumber bot. Jadi rating teka-tekimu hanya untuk dirimu sendiri.
