# The lesson of Flip. Beside $move, the name of a step’s own move: $from and $to are the numbers of its four cards,
# $first and $last their ends, $one and $other what turns or goes; $left counts the cards to deal. The cards named
# otherwise are those of the lesson’s deal.

flip-lesson-deal = Balik kartu jadi gelap, lalu buang: itu menghasilkan poin. Mulai dengan kartu pertamamu: “{ $move }”.
flip-lesson-deal-why = Untuk awal, satu kartu cukup. Bagi satu kartu saja: “{ $move }”.
flip-lesson-faces = Tiap kartu punya sisi terang dan sisi gelap; yang tegak yang berlaku, di sini 7♦. Bagi kartu lagi: “{ $move }”.
flip-lesson-suit = Bandingkan ujung 4 kartu berurutan: { $first } dan { $last } sama kembangnya. Maka 2 yang di tengah jadi gelap: “{ $move }”.
flip-lesson-suit-why = Membagi tidak merugikan, tapi tahap ini tentang membalik kartu. Mainkan “{ $move }”.
flip-lesson-points = Tiap kartu gelap di tanganmu bernilai 1 poin; sejauh ini { $score }. Sekarang tak ada aksi, jadi bagi lagi: “{ $move }”.
flip-lesson-dark = Kartu gelap (◼) dihitung menurut sisi gelapnya: { $first } dan { $last } sama kembangnya. Balik 2 yang di tengah: “{ $move }”.
flip-lesson-dark-why = Membagi tidak merugikan, tapi tahap ini tentang sisi gelap. Mainkan “{ $move }”.
flip-lesson-remove = Ujung { $from }–{ $to } kembali sama kembangnya, dan kini keduanya gelap. Jadi buang 2 yang di tengah, “{ $move }”: masing-masing bernilai 2 poin, bukan 1 lagi.
flip-lesson-remove-why = Membagi tidak merugikan, tapi tahap ini tentang membuang kartu. Mainkan “{ $move }”.
flip-lesson-gap = Celahnya sudah merapat, jadi { $first } dan { $last } sekarang jadi ujung, dan sama kembangnya. Di antaranya hanya { $one } yang masih terang, jadi itu yang dibalik: “{ $move }”.
flip-lesson-gap-why = Membagi tidak merugikan, tapi lihat dulu celah yang merapat. Mainkan “{ $move }”.
flip-lesson-rank = Di antara kartu baru, { $first } dan { $last } sama nilainya, bukan kembangnya. Maka keempat kartu jadi gelap, ujungnya juga: “{ $move }”.
flip-lesson-rank-why = Membagi tidak merugikan, tapi tahap ini tentang ujung yang sama nilainya. Mainkan “{ $move }”.
flip-lesson-remove-four = Kedua ujungnya gelap, dan { $first } dan { $last } sama nilainya. Jadi keempatnya bisa dibuang: “{ $move }”.
flip-lesson-remove-four-why = Membagi tidak merugikan, tapi tahap ini tentang membuang 4 kartu. Mainkan “{ $move }”.
flip-lesson-all = Membagi tidak pernah merusak aksi, karena kartu hanya bertambah di atas. Jadi bagi semuanya sebelum menyusun rencana: “{ $move }”. Akan ada 46 kartu, tapi di sini hanya yang ditandai yang penting.
flip-lesson-order = Sekarang urutannya penting: 18–21 akan menggelapkan { $last }, salah satu ujung { $from }–{ $to }. Jadi mainkan { $from }–{ $to } dulu: “{ $move }”.
flip-lesson-order-why = Itu bisa menunggu. { $from }–{ $to } tidak bisa, karena 18–21 akan membalik ujungnya, { $last }.
flip-lesson-both = Dua aksi kemudian, ujung { $first } dan { $last } sama kembang sekaligus nilainya. Kamu bisa membalik 2 yang di tengah saja, tapi di sini balik keempatnya: “{ $move }”.
flip-lesson-both-why = Tahap ini tentang { $from }–{ $to }. Di sana, balik 2 yang di tengah atau keempatnya.
flip-lesson-choice = Ujung { $from }–{ $to } sama-sama gelap dan sama kembangnya. Kamu bisa membalik { $one }, tapi di sini buang { $one } dan { $other }: “{ $move }”.
flip-lesson-choice-why = Tahap ini tentang { $from }–{ $to }. Balik atau buang kartu di sana.
flip-lesson-stop = Semua kartu sudah dibagi, jadi “{ flip-stop }” bisa mengakhiri permainan. Tapi tiap aksi menambah poin: lakukan aksi mana saja.
flip-lesson-stop-why = Berhenti akan mengakhiri permainan padahal masih ada poin. Lakukan dulu salah satu aksi.
# $best is the mean of the best scores found.
flip-lesson-end = Sekarang main Flip sendiri: bagi semuanya dulu, lalu cari urutan yang tidak membuat satu aksi merusak aksi lain. Skor terbaik yang ditemukan rata-rata sekitar { $best } dari 104 poin: kamu bisa berapa?
