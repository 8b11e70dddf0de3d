# Streets and Alleys: its name, options and what is typed; all else is in building.ftl.

streets-title = Streets and Alleys
# Other names that players type. The second ones mean the game with an option.
streets-called = streets & alleys, jalan dan gang, jalan dan lorong, streets dan alleys, streets, lorong
streets-called-aces-out = kastel terkepung, kastil terkepung, benteng terkepung, istana terkepung, kastel, kastil
streets-credit = Streets and Alleys: tradisional
# The aim in two short sentences, above a player’s first game.
streets-aim = Susun tiap kembang di fondasinya, dari as sampai king. Pindahkan 1 kartu tiap kali: di tumpukan, kembang tidak penting.
streets-pitch = Semua terbuka, 1 kartu tiap kali: pikirkan ke depan.
streets-typing = Ketik asal kartu dan tujuannya: “a c”, “qh ks”, “d fondasi”. Satu baris muat beberapa langkah: “ab, bc, d fondasi”.

# Where the aces are at the start.
streets-option-aces = as di awal
streets-option-aces-in = as di tumpukan
streets-option-aces-out = Beleaguered Castle (as di fondasi)
streets-short-option-aces-in = as di tumpukan
streets-short-option-aces-out = as di fondasi
# What else players type for it.
streets-typed-option-aces-out = as di fondasi, as di luar

# A goal of a season.
streets-score-goal = Bawa { $score } kartu ke fondasi dalam satu permainan Streets and Alleys

streets-refused-card-covered = { $card } ada di bawah kartu lain di tumpukan { $place }. Di permainan ini hanya kartu teratas yang bisa dipindah: pindahkan dulu yang lain.
