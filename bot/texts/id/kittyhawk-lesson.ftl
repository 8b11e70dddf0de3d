# Kittyhawk: the words of the lesson in seeds/lessons/kittyhawk.toml. $brief1, $brief2, $place1 and $place2 are of the
# step’s own move. A message that ends in “-why” answers another legal move.

# The place where a card goes.
kittyhawk-at2 = { $place2 ->
    [moons] fondasi Bulan
    [suns] fondasi Matahari
    [waves] fondasi Ombak
    [leaves] fondasi Daun
    [wyrms] fondasi Naga
    [knots] fondasi Simpul
   *[other] tumpukan { $place2 }
 }

kittyhawk-lesson-home = Bawa semua kartu ke 6 fondasi: Bulan, Matahari, Ombak, Daun, Naga, dan Simpul. As-nya sudah ada: pindahkan { $brief1 } dari { kittyhawk-at1 } ke { kittyhawk-at2 }.
kittyhawk-lesson-home-why = Di tahap ini, naikkan sebuah kartu 2 ke fondasi. Tempatnya di atas As dari salah satu kembangnya.

kittyhawk-lesson-either = Kebanyakan kartu bertanda 2 kembang, tapi As dan Mahkota hanya 1. Pindahkan { $brief1 } dari { kittyhawk-at1 } ke fondasi salah satu kembangnya.
kittyhawk-lesson-either-why = Di tahap ini, naikkan { $brief1 } ke fondasi. Kartu itu cocok di fondasi kedua kembangnya, jadi pilih salah satu.

kittyhawk-lesson-next = Fondasi naik satu per satu: As, 2, 3, dan seterusnya sampai 9, lalu Mahkota. Pindahkan { $brief1 } dari { kittyhawk-at1 } ke { kittyhawk-at2 }.
kittyhawk-lesson-next-why = Di tahap ini, naikkan { $brief1 } ke fondasi. Nilainya tepat setelah { $brief2 }.

kittyhawk-lesson-build = Kartu juga bisa ditaruh di tumpukan: di atas kartu yang nilainya 1 lebih tinggi, kalau ada kembang yang sama. Pindahkan { $brief1 } dari { kittyhawk-at1 } ke atas { $brief2 }.
kittyhawk-lesson-build-why = Di tahap ini, pindahkan kartu ke atas kartu tumpukan yang nilainya 1 lebih tinggi. { $brief1 } dan { $brief2 } punya kembang yang sama.

kittyhawk-lesson-heap = Kamu bisa mengambil kartu dari timbunan g dan h, tapi tidak bisa menaruh di sana. Pindahkan { $brief1 } dari { kittyhawk-at1 } ke atas { $brief2 }.
kittyhawk-lesson-heap-why = Di tahap ini, pindahkan kartu dari timbunan. Setelah itu kartu di bawahnya bisa dipakai.

kittyhawk-lesson-empty = Tumpukan kosong menerima kartu apa saja, jadi kamu bisa menjangkau kartu di timbunan. Pindahkan { $brief1 } dari { kittyhawk-at1 } ke { kittyhawk-at2 } yang kosong.
kittyhawk-lesson-empty-why = Di tahap ini, pindahkan kartu teratas timbunan ke tumpukan kosong. Setelah itu kartu di bawahnya bisa dipakai.

kittyhawk-lesson-one = Hanya satu kartu yang bisa dipindah sekali jalan. Taruh { $brief1 } di { kittyhawk-at2 } yang kosong, supaya kartu di bawahnya bisa pindah.
kittyhawk-lesson-one-why = Di tahap ini, pindahkan { $brief1 } ke { kittyhawk-at2 } yang kosong. Lalu kartu 7 bisa ke atas kartu 8, dan kartu 6 ke atas kartu 7.

kittyhawk-lesson-deal = Kedua timbunan kosong, jadi bagi 6 kartu dari stok tertutup: 3 ke tiap timbunan. Kalau di sana masih ada kartu, pembagian menimbunnya.
kittyhawk-lesson-deal-why = Kamu bisa membagi kapan saja. Sekarang kedua timbunan kosong, jadi ini saat yang tepat: bagi kartu di tahap ini.

kittyhawk-lesson-collect = “{ kittyhawk-collect }” menaikkan semua kartu yang tidak bisa lagi ditumpuki kartu lain. Pakai sekarang untuk kedua kartu di timbunan kiri: itu hanya 1 langkah.
kittyhawk-lesson-collect-why = Kartu juga bisa dinaikkan satu per satu. Di tahap ini, pakai “{ kittyhawk-collect }”.

kittyhawk-lesson-crown = Mahkota nilainya paling tinggi: hanya tumpukan kosong yang bisa menerimanya. Pindahkan { $brief1 } dari { kittyhawk-at1 } ke { kittyhawk-at2 } yang kosong.
kittyhawk-lesson-crown-why = Di tahap ini, pindahkan Mahkota ke tumpukan kosong. Setelah itu kartu-kartu di bawahnya bisa dipakai.

kittyhawk-lesson-before = Pakai timbunan dulu sebelum membagi lagi, karena pembagian akan menimbun kartunya. Pindahkan { $brief1 } dari { kittyhawk-at1 } ke atas { $brief2 }.
kittyhawk-lesson-before-why = Di tahap ini, naikkan kartu teratas timbunan ke fondasi, atau pindahkan ke atas kartu lain. Pembagian berikutnya akan menimbunnya.

kittyhawk-lesson-nine = Di level { $level }, Mahkota berada tepat setelah 9, jadi menerima kartu 9. Pindahkan { $brief1 } dari { kittyhawk-at1 } ke atas { $brief2 }.
kittyhawk-lesson-nine-why = Di tahap ini, pindahkan sebuah kartu 9 ke atas Mahkota dengan kembang yang sama.

kittyhawk-lesson-back = Kartu bisa turun lagi dari fondasi: tekan “{ kittyhawk-button-others }”. Pindahkan { $brief1 } ke { kittyhawk-at2 }, supaya kartu 7 dari timbunan kiri cocok di sana.
kittyhawk-lesson-back-why = Di tahap ini, turunkan { $brief1 } ke { kittyhawk-at2 }. Itu satu-satunya kartu 8 yang kembangnya sama dengan kartu 7 di timbunan kiri.

kittyhawk-lesson-free = “{ button-undo }” menarik kembali langkah apa pun, pembagian juga. Sekarang pilih langkahmu sendiri.

# A simple player wins $simple deals of 100.
kittyhawk-lesson-end = Kamu sudah tahu aturannya: pakai timbunan, lalu bagi, sampai semua kartu ada di fondasi. Kamu kalah hanya kalau stok habis dan kartu tinggal bisa bolak-balik. Hampir semua susunan bisa dimenangkan, jadi jangan cepat menyerah: permainan sederhana pun memenangkan sekitar { $simple } dari 100.
