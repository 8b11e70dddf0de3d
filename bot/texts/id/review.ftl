# The review of a finished game, and ways to its end that are found with all cards known.

button-review = Tinjauan
button-decided = Langkah penentu
button-better = Yang lebih baik
button-steps = Langkah demi langkah
button-luck = Keberuntungan dan keahlian
button-strip = Kembali ke tinjauan
button-autoplay = Otomatis dari sini
button-autoplay-deal = Otomatis semuanya
button-autoplay-rest = Otomatis sisanya
button-again = Periksa kemajuan

review-not-over = Hanya permainan yang sudah selesai yang bisa ditinjau. Selesaikan dulu, atau menyerah: “{ button-undo }” masih bisa mengembalikannya.
# $moment is when the day closes, such as “at 14:00 by your clock, in 5 hours”.
review-not-over-ranked = Percobaan ini bisa ditinjau setelah harinya ditutup, { $moment }. Selesaikan dulu. Menyerah juga jadi hasilmu, dan tidak bisa diurungkan.
review-nothing = Tidak ada langkah dalam permainan ini, jadi tidak ada yang bisa ditinjau.
review-not-this-game = Tinjauan tidak tersedia untuk permainan ini.
review-working = Melihat semua kartu, langkah demi langkah… { $percent }%
review-title = Tinjauan: { $deal }
review-end-note = Akhir permainan
review-note = Sebelum langkah { $number }
review-giving-up-note = Saat kamu menyerah

# The first line, if the deal hid any cards.
review-all-cards = Tinjauan melihat semua kartu, termasuk yang tersembunyi. Tak seorang pun bisa melihatnya selama permainan.

# The decisive move. $move is what was played, $better would have been the way.
review-flawless = Di susunan ini, tak satu pun langkahmu merugikan. Belum diketahui hasil yang lebih baik untuk susunan ini.
review-never-won = Susunan ini tidak bisa dimenangkan. Bukan karena langkahmu.
review-unknown = Belum diketahui jalan untuk memenangkan susunan ini, jadi tidak ada langkah yang bisa disalahkan.
review-lost = Langkah { $number } menentukan permainan: “{ $move }”. Sebelumnya kamu masih bisa menang, sesudahnya tidak. Lebih baik: “{ $better }”.
review-lost-perhaps = Langkah { $number } kemungkinan besar menentukan permainan: “{ $move }”. Sebelumnya kamu masih bisa menang. Sesudahnya, tidak diketahui jalan untuk menang. Lebih baik: “{ $better }”.
review-lowered = Langkah { $number } paling merugikanmu: “{ $move }”. Sebelumnya kamu masih bisa mencapai { $before } poin, sesudahnya hanya { $after }. Lebih baik: “{ $better }”.
review-gave-up-counts = Menyerah dihitung sebagai langkah terakhirmu.
review-gave-up-win = Kamu menyerah, padahal masih bisa menang. Jalan menangnya dimulai dengan “{ $better }”.
review-gave-up-points = Kamu menyerah dengan { $after } poin, padahal masih bisa mencapai { $before }. Jalannya dimulai dengan “{ $better }”.
# Follows the decisive move if a hint for its board is the same move. $hints counts the hints in the game, $hidden the
# cards that were hidden.
review-hint-same = { $hints ->
    [0] Petunjuk pun akan menyarankan langkah ini.
   *[other] Petunjuk untuk papan ini adalah langkah yang sama.
 } { $hidden ->
    [0] Petunjuk tidak mencari sejauh tinjauan.
   *[other] Dari kartu yang bisa kamu lihat, langkah itu tampak terbaik.
 }

# The player's result next to the best known one: “Lost · 14 cards left”.
review-end = { $result } · { $score }
review-own = Hasilmu: { $result }.
review-best = Hasil terbaik yang diketahui: { $result }.

# The page about luck and skill. $number has a sign, $side is “more”, “less” or “none”. $deal, luck and skill add up to
# $result; $sum is “33 − 20 − 13”.
review-balance = Pemain yang kuat memenangkan { $deal } dari 100 permainan yang awalnya seperti punyamu.
review-luck = Keberuntungan { $number }: { $side ->
    [more] kartu yang muncul membantumu.
    [less] kartu yang muncul tidak memihakmu.
   *[none] kartu yang muncul tidak berpengaruh.
 }
review-skill = Keahlian { $number }: { $side ->
    [more] langkahmu lebih baik daripada langkah pemain yang kuat.
    [less] dari kartu yang bisa kamu lihat, ada langkah yang lebih baik.
   *[none] tidak ada langkah lebih baik yang bisa kamu lihat.
 }
review-sum = Total: { $sum } = { $result }. Menang bernilai 100, selain itu 0.
review-chance = Selisih kecil yang bisa jadi kebetulan dihitung sebagai keberuntungan.
review-beyond-a-win = Keberuntungan dan keahlian masing-masing bisa melebihi 100: kartu bisa mengembalikan apa yang hilang karena sebuah langkah.
review-balance-in-points = Pemain yang kuat meraih { $deal } poin dalam permainan yang awalnya seperti punyamu.
review-luck-in-points = Keberuntungan { $number }: { $side ->
    [more] di susunan ini, poin yang mungkin lebih banyak.
    [less] di susunan ini, poin yang mungkin lebih sedikit.
   *[none] di susunan ini, poin yang mungkin sama banyaknya.
 }
review-skill-in-points = Keahlian { $number }: { $side ->
    [less] langkahmu melewatkan poin sebanyak ini.
   *[other] langkahmu tidak melewatkan poin.
 }
review-sum-in-points = Total: { $sum } = { $result } poin.
review-chance-in-points = Ini perkiraan, jadi 1 atau 2 poin bisa jadi kebetulan.

# The effect of a move, below the strip and in its alt text.
review-effect-kept = tidak merugikan
review-effect-lost = kemenangan lepas
review-effect-lowered = poin berkurang
review-effect-nothing = sudah kalah
review-effect-unsure = tidak diketahui
review-run = { $steps ->
    [1] Langkah { $first }: { $effect }.
   *[other] Langkah { $first } sampai { $last }: { $effect }.
 }
review-alt = Tinjauan { $deal }. { $runs } { $note }:

review-giving-up = Lalu kamu menyerah.
review-kept-the-win = Sesudahnya kamu masih bisa menang.
review-kept-the-best = Tidak merugikan: kamu masih bisa mencapai { $after } poin.
review-lost-the-win = Sesudahnya kamu tidak bisa menang lagi.
review-perhaps-lost-the-win = Sebelumnya kamu masih bisa menang. Sesudahnya, tidak diketahui jalan untuk menang.
review-lowered-the-best = Skor terbaik yang bisa kamu capai turun dari { $before } menjadi { $after } poin.
review-lost-nothing = Tidak merugikan: permainannya memang sudah kalah.
review-not-known = Tidak diketahui apakah langkah ini merugikan.
review-better = Lebih baik: “{ $better }”.

# A way to the end of a game, shown to its player; it begins after $moves moves.
review-way = { $moves ->
    [0] Dari awal: { review-way-moves }
   *[other] Setelah langkah { $moves }: { review-way-moves }
 }
review-way-moves = jalan terbaik yang diketahui sampai akhir, { $count } langkah.
review-film-alt = Animasi { $deal }. { $details }
review-line-start = { $moves ->
    [0] Awal permainan,
   *[other] Permainan setelah { $moves } langkah,
 } disusul { $count } langkah.
review-line-move = Jalan terbaik yang diketahui, langkah { $number } dari { $count }: { $move }.
review-line-end = Hasil akhir: { $result }.
autoplay-working = Melihat semua kartu untuk mencari jalan terbaik sampai akhir…
autoplay-over = Di titik itu permainan sudah selesai, jadi tidak ada lagi yang bisa dimainkan.
autoplay-nothing = Dari sana tidak diketahui jalan untuk menang.
# The result of a way that ends before the game does, with the best score found.
result-no-further = Jalan menang tidak diketahui
