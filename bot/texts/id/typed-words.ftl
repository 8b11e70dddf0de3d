# Words that players type in moves, by the English words that games read. The first form is the one that is suggested;
# all are read. The English words are read in every language.

word-take = ambil, ambillah, mengambil
word-deal = bagi, bagikan, membagi, membagikan
word-match = cocok, yang cocok
word-all = semua, semuanya, seluruhnya
word-turn = balik, balikkan, membalik
word-dark = gelap
word-light = terang
word-four = empat
word-remove = buang, singkirkan, membuang, hapus, cabut
word-stop = berhenti, selesai, sudahi, setop
word-move = pindah, pindahkan, memindahkan, geser, pindahin
word-collect = kumpulkan, kumpul, mengumpulkan, kumpulin
word-home = fondasi, ke fondasi, pulang, pulangkan
word-moons = bulan
word-suns = matahari
word-waves = ombak, gelombang
word-leaves = daun, dedaunan
word-wyrms = naga
word-knots = simpul
word-exchange = tukar, tukarkan, menukar, ganti, tukerin
word-keep = tetap, pertahankan, pertahankan semua, tetap semua, simpan semua
word-trumps = truf
word-none = tanpa, tidak ada, tak ada, nggak ada, gak ada
word-spades = sekop, waru
word-hearts = hati
word-diamonds = wajik
word-clubs = keriting, kriting, cengkih
# Ranks of cards, as in “ace of spades”; word-four above is one, too. Pawn, court and crown are those of the Decktet.
word-ace = as
word-two = dua
word-three = tiga
word-five = lima
word-six = enam
word-seven = tujuh
word-eight = delapan
word-nine = sembilan
word-ten = sepuluh
word-jack = jack, jek, jeki
word-queen = queen, ratu
word-king = king, raja
word-joker = joker
word-pawn = pion, bidak
word-court = istana
word-crown = mahkota
word-play = mainkan, main, memainkan, keluarkan, turunkan
word-place = taruh, letakkan, menaruh, pasang, tempatkan
word-drawn = tarikan, ditarik, yang ditarik
word-draw = tarik, menarik, tarik kartu, ambil kartu, ambil dari stok, tarik dari stok, buka kartu, buka stok, kartu berikutnya, kartu selanjutnya, tarik satu, tarik satu kartu
word-redeal = balik buangan, balik kartu buangan, balikkan buangan
word-waste = buangan, dari buangan, kartu buangan, ke buangan, di buangan
word-stock = stok, dari stok
word-held = simpanan, disimpan, yang disimpan
word-hold = simpan, menyimpan, tahan
word-pile = tumpukan, timbunan
word-cell = sel, ke sel, dari sel
word-and = dan, serta, dengan, sama
word-pair = pasangan, sepasang, pasangkan, memasangkan, jodohkan
word-both = keduanya, kedua, dua duanya
word-to = ke, di, ke atas, di atas, menuju, pada
word-then = lalu, kemudian, terus, setelah itu, habis itu
# Words without a meaning of their own.
word-the = yang, si, itu, ini, dari, kartu, nomor, tolong, dong, deh

# The word that confirms a move that would lose at once; “yes” is read in every language.
typed-yes = ya
# Letters that are words of moves only where the line as it stands is no move: each with its English word.
typed-letters = n and
# Small numbers beside the name of an option, as in “spider with two suits”.
typed-number-1 = satu
typed-number-2 = dua
typed-number-3 = tiga
typed-number-4 = empat
# What else they type for the option of games that shows all cards.
typed-option-open = terbuka, kartu terbuka, semua kartu terbuka

# What players type instead of commands, whole lines without capitals and punctuation. All languages are read everywhere.
phrase-greeting = halo, hai, hai semua, halo semua, halo semuanya, halo bot, hai bot, halo kak, hai kak, halo min, halo gan, selamat pagi, selamat siang, selamat sore, selamat malam, pagi semua, malam semua, apa kabar, assalamualaikum, permisi, salam, salam kenal
# They do not know what to do.
phrase-help = apa yang harus aku lakukan, apa yang harus saya lakukan, aku harus apa, saya harus apa, aku harus ngapain, harus ngapain, ngapain sekarang, terus ngapain, sekarang apa, apa sekarang, terus apa, lalu apa, selanjutnya apa, apa yang bisa aku lakukan, apa yang bisa saya lakukan, bisa apa di sini, bantu aku, bantu saya, tolong bantu, tolong bantu aku, tolong, minta tolong, butuh bantuan, aku butuh bantuan, saya butuh bantuan, bisa bantu aku, gimana, bagaimana, gimana ini, bagaimana ini, ini gimana, gimana caranya, bagaimana caranya, gimana cara kerjanya, bagaimana cara kerjanya, gimana cara main, gimana cara mainnya, cara mainnya gimana, bagaimana cara main, bagaimana cara bermain, bagaimana cara mainnya, cara main, cara mainnya, cara bermain, cara mulai, gimana mulainya, bagaimana cara mulai, gimana cara jalan, ini apa, apa ini, ini game apa, ini permainan apa, kamu bisa apa, kamu bisa ngapain, bisa ketik apa, apa yang bisa aku ketik, ketik apa, langkahku apa saja, langkah apa saja, ada langkah apa saja, langkah yang mungkin, aku tidak tahu harus apa, tidak tahu, nggak tahu, gak tau, ga tau, aku tidak mengerti, tidak mengerti, nggak ngerti, gak ngerti, ga ngerti, aku gak ngerti, gak paham, ga paham, tidak paham, nggak paham, aku bingung, bingung, saya bingung, aku buntu, buntu, mentok, hah, apa, apaan, bisa diurungkan, bisa undo, gimana cara undo, bagaimana cara mengurungkan, gimana dapat petunjuk, cara dapat petunjuk, klik di mana, klik mana, tekan apa, tekan di mana, kamu siapa, siapa kamu, kamu apa, ini diapain, diapain ini, gak ngerti nih, ga ngerti nih, aku gak tau harus ngapain, gak tau harus ngapain, gimana sih, gimana sih mainnya, gimana mainnya, ini gimana ya, ini gimana sih, ngapain nih
# They want the list of their games, the menu of all games, or another game of the same kind.
phrase-games = permainanku, permainan saya, permainan terbukaku, permainan terbuka, permainan yang terbuka, game punya saya, gameku, tampilkan permainanku, lihat permainanku, lihat permainan saya, mana permainanku, di mana permainanku, daftar permainanku, lanjut, lanjut main, lanjutin, lanjutkan permainan, lanjutkan permainanku, lanjutkan game, kembali ke permainan, kembali ke permainanku, permainan terakhir, permainan terakhirku, game terakhir
phrase-menu = ayo main, ayo bermain, yuk main, main yuk, mari bermain, aku mau main, saya mau main, mau main, aku ingin main, saya ingin bermain, pengen main, pengin main, mau main game, mulai permainan, mulai game, semua permainan, semua game, ada permainan apa saja, ada game apa saja, permainan apa saja, game apa saja, bisa main apa, bisa main apa saja, pilih permainan, pilih game, daftar permainan, daftar game, tampilkan semua permainan, lihat semua permainan, menu utama, daftar, opsi, pilihan, permainan lain, game lain, main yang lain, ganti permainan, ganti game, main yang lain aja, mau main yang lain, ada game lain, ada game lain gak, ada game lain nggak, ada permainan lain, ada apa lagi, ada apa saja, ganti game dong, main lainnya, mulai, bermain, mulai main, mulai bermain, ayo mulai
phrase-new = permainan baru, game baru, mulai permainan baru, mulai game baru, main lagi yang baru, satu permainan lagi, satu game lagi, permainan berikutnya, game berikutnya, permainan baru dong, lagi dong, satu lagi, lagi satu, yang lain, yang baru, kasih yang baru, kasih yang lain, selanjutnya, berikutnya, main baru, susunan baru, susunan lain, lewati, skip, next, ganti susunan
# What may stand before or after the name of a game that they want to play.
phrase-around-name = main, bermain, mainkan, ayo, ayo main, yuk, yuk main, mau, mau main, aku mau, aku mau main, saya mau main, aku ingin main, saya ingin bermain, pengen main, boleh main, bisa main, mulai, mulai permainan, mulai game, permainan, game, satu ronde, solitaire, soliter, dong, tolong, sekarang, yang, ada, ada gak, punya, kamu punya, klasik, biasa, gak, nggak, ya, kak, aja, ok, tolong mainkan, minta, pengen, mau coba, coba, deh, donk
# They want to see all commands.
phrase-commands = perintah, semua perintah, daftar perintah, ada perintah apa saja, perintah apa saja, lihat perintah, tampilkan perintah
# They want one of these.
phrase-undo = batalkan langkah, batalkan langkah terakhir, batalkan langkahku, batalkan langkah tadi, urungkan langkah, urungkan langkah terakhir, urungkan langkahku, urungkan yang tadi, tarik kembali, tarik langkah, tarik langkah terakhir, mundur, mundur satu langkah, mundur 1 langkah, kembali, kembali satu langkah, balik lagi, undo dong, langkah sebelumnya, ups, ups salah, salah, eh salah, salah langkah, salah pencet, salah klik, batalin, batalkan, batalin dong, balikin, balikin dong, tarik lagi, undo
phrase-restart = ulang, ulang dari awal, ulangi dari awal, mulai lagi, mulai dari awal, mulai lagi dari awal, dari awal lagi, coba lagi, coba lagi dari awal, main lagi, sekali lagi, lagi, susunan yang sama, susunan sama, main ulang, atur ulang, reset permainan, ulangi, ulang lagi, ulangi lagi, mau mulai lagi dari awal, dari awal, yang sama lagi, coba dari awal
phrase-hint = beri petunjuk, beri aku petunjuk, kasih petunjuk, kasih aku petunjuk, minta petunjuk, butuh petunjuk, aku butuh petunjuk, ada petunjuk, sebuah petunjuk, saran, kasih saran, minta saran, ada saran, kasih tips, tips dong, minta tips, langkah terbaik, apa langkah terbaik, langkah terbaiknya apa, kamu bakal main apa, petunjuk, petunjuk dong, hint dong, kasih hint, kasih hint dong, minta petunjuk dong, langkah apa, langkah apa yang bagus, langkah mana yang bagus, bantu cari langkah, bantuin cari langkah, clue, clue dong, harusnya jalan apa, jalan apa sekarang, tunjukkan langkah
phrase-giveup = aku menyerah, saya menyerah, nyerah, aku nyerah, nyerah deh, akhiri permainan, akhiri game, hentikan permainan, hentikan game, keluar, keluar dari permainan, batal, batalkan permainan, sudahan, udahan, tinggalkan permainan, nyerah ah, capek, capek ah, aku nyerah deh, udah ah, mustahil, gak bisa, nggak bisa lagi
phrase-finish = selesaikan sisanya, selesaikan permainan, selesaikan semua, mainkan sisanya, mainkan semua, otomatis selesaikan, lengkapi, semua ke fondasi, naikkan semua, tuntaskan
phrase-board = tampilkan papan, tampilkan papanku, lihat papan, lihat papanku, tunjukkan papan, mana papannya, mana papanku, di mana papanku, papannya mana, tampilkan permainan, lihat permainan, tampilkan kartunya, lihat kartunya, mana kartuku
phrase-rules = apa aturannya, aturannya apa, aturannya gimana, bagaimana aturannya, tampilkan aturan, lihat aturan, jelaskan aturannya, jelaskan aturan, jelaskan, peraturan, apa peraturannya, aturan main, aturan mainnya, aturan permainan, panduan, petunjuk bermain, gimana cara menang, bagaimana cara menang, cara menang, cara menangnya gimana, tujuannya apa, apa tujuannya, apa tujuan permainan ini, tujuan permainan, aturannya gimana sih, jelasin aturannya, jelasin aturannya dong, aturan dong, gimana aturannya, ingatkan aturannya
phrase-learn = ajari aku, ajari saya, ajarin aku, ajarin dong, ajari aku main, ajari aku bermain, ajari cara main, aku mau belajar, saya mau belajar, mau belajar, belajar main, belajar bermain, pelajaran, mulai pelajaran, tutorialnya, tunjukkan cara main, gimana cara belajar ini
phrase-puzzle = sebuah teka teki, teka teki berikutnya, beri teka teki, beri aku teka teki, kasih teka teki, minta teka teki, main teka teki, pecahkan teka teki, jawab teka teki, puzzle dong, main puzzle, kasih puzzle, minta puzzle, puzzle berikutnya
phrase-daily = tantangan, tantangan harian, tantangan hari ini, main tantangan harian, main tantangan hari ini, mainkan tantangan harian, main harian, permainan hari ini, game hari ini, permainan harian, game harian
phrase-stats = statistikku, statistik saya, lihat statistik, lihat statistikku, tampilkan statistik, tampilkan statistikku, hasilku, hasil saya, rekorku, rekor saya, skorku, skor saya, nilaiku
phrase-achievements = pencapaian, pencapaianku, pencapaian saya, lencana, lencanaku, lencana saya, trofi, piala
phrase-settings = ubah pengaturan, ganti pengaturan, pengaturanku, pengaturan saya, setelan, setting
# They want to change one of these settings, or to play with options that make it harder or easier.
phrase-language = bahasa, ganti bahasa, ubah bahasa, ganti bahasaku, pilih bahasa, bisa ganti bahasa, cara ganti bahasa, cara ganti bahasa gimana, gimana ganti bahasa, bahasa indonesia, bahasa inggris, indonesia, ganti bahasa inggris, ubah ke bahasa inggris, ubah ke bahasa indonesia, pakai bahasa inggris, pakai bahasa indonesia, bisa bahasa inggris, bisa bahasa indonesia
phrase-theme = ganti tema, ubah tema, tema, mode gelap, tema gelap
phrase-zone = zona waktu, ganti zona waktu, ubah zona waktu, zona waktuku
phrase-harder = lebih susah, lebih sulit, yang lebih susah, yang lebih sulit, terlalu gampang, terlalu mudah, kegampangan, kemudahan, gampang banget, lebih gampang, lebih mudah, yang lebih gampang, yang lebih mudah, terlalu susah, terlalu sulit, susah banget, tingkat kesulitan, ganti tingkat kesulitan
# Small talk: thanks, annoyance, joy, a goodbye, and what only fills a pause. Each has a short answer (talk-…).
phrase-thanks = makasih, makasi, makasih banyak, makasih ya, makasih kak, terima kasih, terima kasih banyak, trims, tq, thank you kak, trimakasih, tengkyu, nuhun, suwun
phrase-upset = aduh, yah, yaah, yaaah, sial, ah sial, sialan, waduh, apes, kesel, nyebelin, bot jelek, bot bodoh, game jelek, gak adil, nggak adil, tidak adil, curang, bosan, bosenin, huft, hadeh, hadeuh, kalah, aku kalah, ampun, parah
phrase-nice = keren, mantap, mantul, bagus, bagus banget, wkwk, wkwkwk, wkwkwkwk, hahaha, haha, hehe, hore, asik, asyik, seru, seru banget, bot pintar, bot bagus, menang, aku menang, yes menang, nyaris, hampir saja, suka banget, aku suka game ini, lumayan, sip mantap
phrase-bye = dadah, dah, sampai jumpa, sampai nanti, sampai besok, selamat tidur, selamat malam bot, pergi dulu, pergi dulu ya, aku pergi dulu, pamit, pamit dulu, bye, babay
phrase-okay = oke, okeh, oke deh, sip, siap, baik, baiklah, iya, iya deh, enggak, nggak, gak, tidak, hmm, bentar, sebentar, bentar mikir dulu, mikir dulu, tunggu, tunggu dulu, ngerti, paham, oh gitu, terserah, yaudah, ya sudah
phrase-mydata = hapus dataku, hapus data saya, data saya, hapus akunku, hapus akun saya, hapus akun, hapus semua, hapus semua data, hapus semua dataku, data apa yang disimpan, apa yang kamu simpan
# What may stand before or after a phrase or the name of a command.
phrase-around = tolong, dong, ya, yuk, coba, bisa, bisa tolong, boleh, aku mau, saya mau, aku ingin, saya ingin, mau, mau lihat, aku mau lihat, lihat, lihatkan, tampilkan, tunjukkan, tunjukkan aku, kasih, kasih aku, kasih lihat, beri, beri aku, minta, buka, ku, saya, sekarang, permainan ini, game ini, deh, kak, min, ok, oke, oh, eh, ups, hei, halo, hai, nah, anu, hmm, bisa gak, boleh gak, ada, ada gak, buat aku, untukku, di sini, nih, sih, aja, saja, lagi, plis, pls, please, donk, sini, dulu, banget, udah, iya, gak, nggak, kok, kan, tolong dong, gan, bro
# What may stand before or after the name of a game whose rules they want to read.
phrase-around-option = dengan, dan, yang, permainan, game, nomor, no
phrase-around-rules = aturan, aturan main, aturan dari, aturan permainan, peraturan, apa aturan, jelaskan aturan, jelaskan, jelasin, cara main, cara bermain, gimana cara main, bagaimana cara main, bagaimana cara bermain, gimana mainnya, apa itu, bantuan, bantuan untuk, panduan, panduan untuk, tentang, tutorial, permainan, game, tolong, dong, itu apa, gimana
phrase-around-lesson = belajar, belajar main, belajar bermain, ajari, ajari aku, ajari aku main, ajarin, ajarin main, mau belajar, mau belajar main, aku mau belajar, aku mau belajar main, pelajaran, pelajaran untuk, tolong, dong
# The same for the name of a game of which they want to solve a puzzle.
phrase-around-puzzle = teka-teki, teka-teki untuk, minta teka-teki, kasih teka-teki, beri teka-teki, puzzle, soal, tolong, dong
