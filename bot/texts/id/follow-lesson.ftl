# Follow-the-Suit: the words of the lesson in seeds/lessons/follow.toml. $move and $card1 are of the step’s own move,
# $hand and $stock count cards. A message that ends in “-why” answers another legal move.

follow-lesson-keep = Habiskan kartu di tanganmu sebelum dek habis: itu tujuannya. Kamu boleh menukar kartu dulu, tapi kali ini jangan: tekan “{ $move }”.
follow-lesson-keep-why = Penukaran akan kamu latih di akhir. Untuk sekarang, pertahankan semua { $hand } kartu: tekan “{ $move }”.

follow-lesson-trumps = Sekarang pilih truf, kembang yang mengalahkan semua kembang lain. Kamu punya 5 keriting, jadi tekan “{ $move }”.
follow-lesson-trumps-why = Kamu boleh memilih kembang mana saja, atau tanpa truf. Tapi di tahap ini, pilih keriting, karena kamu punya 5.

follow-lesson-follow = Dek mengeluarkan satu kartu, dan kamu membalas dengan satu: itulah satu trik. Kamu wajib ikut kembang kalau bisa: mainkan salah satu kartu { follow-led-suit }mu.

follow-lesson-lose = Kartu yang lebih tinggi menang, dan queen dek lebih tinggi daripada kedua kartu { follow-led-suit }mu. Mainkan satu: kamu kalah di trik ini dan mengambil kedua kartunya.

follow-lesson-win = Sekarang menangkan trik dengan kartu yang lebih tinggi: mainkan kartu { follow-led-suit }mu di atas kartu tiga, misalnya { $card1 }. Lalu kedua kartu keluar dari permainan.
follow-lesson-win-why = Kartu itu lebih rendah daripada kartu tiga, jadi akan kalah. Di tahap ini, menangkan triknya.

follow-lesson-cheapest = Jack dan queen { follow-led-suit }mu sama-sama mengalahkan kartu enam. Mainkan yang lebih rendah, { $card1 }: itu cukup, dan queen bisa menang nanti.
follow-lesson-cheapest-why = Kartu terendah yang menang di sini adalah { $card1 }. Yang lebih tinggi lebih berguna nanti, dan yang lebih rendah kalah.

follow-lesson-count = Kamu memegang { $hand } kartu, dan dek punya { $stock }. Kalau kartumu sampai lebih banyak daripada dek, kamu kalah. Jadi menangkan dengan { $card1 }.
follow-lesson-count-why = Kartu itu akan kalah, dan kartumu bertambah 1. { $card1 } memenangkan triknya.

follow-lesson-void = Kamu tidak punya { follow-led-suit }, jadi boleh memainkan kartu apa saja. Trufnya keriting: mainkan satu, dan as pun kalah.
follow-lesson-void-why = Kartu itu boleh dimainkan, tapi akan kalah. Tanpa { follow-led-suit }, hanya truf yang menang di sini.

follow-lesson-trumps-led = Kali ini dek mengeluarkan truf, dan kamu ikut kembang seperti biasa. { $card1 } cukup tinggi untuk menang.
follow-lesson-trumps-led-why = Keriting itu lebih rendah daripada kartu sembilan, jadi akan kalah. Mainkan yang lebih tinggi.

follow-lesson-lowest = Kamu boleh memainkan truf di sini hanya karena tidak punya { follow-led-suit }. Yang terendah, { $card1 }, sudah cukup.
follow-lesson-lowest-why = { $card1 } adalah kartu terendah yang memenangkan trik ini. Simpan truf yang lebih tinggi untuk nanti.

follow-lesson-joker-led = Dek mengeluarkan Joker, yang mengalahkan semua kartu dan tidak punya kembang. Mainkan kartu mana saja, misalnya { $card1 }: kamu kalah, tapi Joker jadi milikmu.

follow-lesson-joker = Joker selalu boleh dimainkan, meskipun kamu bisa ikut kembang. Queen-mu lebih rendah daripada king, jadi mainkan Joker.
follow-lesson-joker-why = Queen-mu akan kalah, dan kamu harus mengambil king juga. Joker memenangkan triknya.

follow-lesson-choosing = Untuk truf, pilih kembang yang paling banyak kamu punya: di awal, ada 5 keriting. Sekarang yang terakhir menang: mainkan { $card1 }.
follow-lesson-choosing-why = Kartu itu bukan truf dan akan kalah. Kamu harus mengambil kartu dua, yang tidak mengalahkan kartu lain di kembangnya.

follow-lesson-exchange = Kartumu { $card1 } hanya mengalahkan 2 kartu, dan salah satunya sedang keluar: mainkan dan menangkan permainan. Tiap kartu yang tersisa di dek bernilai 1 poin.

follow-lesson-discard = Kamu menang! Ini susunan baru untuk melatih penukaran: kamu melepas kartu rendah dan menarik 2 untuk tiap kartu. Pilih { $card1 } dan { $card2 }, lalu tekan “{ $move }”.
follow-lesson-discard-why = Di tahap ini, tukar hanya { $card1 } dan { $card2 }. Kartumu yang lain lebih mudah memenangkan trik.

follow-lesson-longest = Sekarang kamu punya { $hand } kartu, 6 di antaranya satu kembang. Kembang yang paling banyak kamu punya cocok jadi truf: tekan “{ $move }”.
follow-lesson-longest-why = Di tahap ini, pilih kembang yang paling banyak kamu punya. Dengan begitu kartu rendahnya pun menang.

# $winnable deals of 100 can be won with all cards known, and following hints wins $hints.
follow-lesson-end = Sekarang main sendiri: tukar kartu yang hanya mengalahkan sedikit kartu, pilih kembang terpanjangmu sebagai truf, dan menangkan dengan kartu terendah yang cukup. Sekitar { $winnable } dari 100 susunan bisa dimenangkan, dan mengikuti petunjuk memenangkan { $hints }.
