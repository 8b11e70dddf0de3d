# The lesson of Blink Solitaire. $card1 goes to the cell $place2 in a step’s own move, for $points; $card is held;
# $stock counts the cards to draw. The cells and cards named otherwise are those of the lesson’s deal.

blink-lesson-first = Kamu menang kalau ke-60 kartu sudah ditaruh. Taruh yang pertama di tengah, di { $place2 }: semua sisinya lega.
blink-lesson-count = Mulai sekarang, tiap kartu harus menyentuh kartu yang sama jumlah, warna, atau bentuknya. Di sini yang sama jumlahnya, 5 di sebelah 5: taruh { $card1 } di { $place2 }.
blink-lesson-count-why = Kartu juga bisa disimpan, tapi itu nanti. Taruh yang ini di sebelah F4.
blink-lesson-color = Latar kartu adalah warnanya: F4 kuning, kartumu juga. Taruh { $card1 } di sebelahnya, misalnya di { $place2 }.
blink-lesson-color-why = Kartu juga bisa disimpan, tapi tahap ini tentang warna. Taruh yang ini di sebelah F4.
blink-lesson-shape = Bentuknya juga bisa cocok: bintangmu bisa di sebelah bintang di F3. Taruh { $card1 } di { $place2 }.
blink-lesson-shape-why = Kartu juga bisa disimpan, tapi tahap ini tentang bentuk. Taruh yang ini di sebelah F3.
blink-lesson-hold = { $card } sekarang tidak cocok di mana pun, jadi simpan untuk nanti. Lalu kamu melihat kartu berikutnya.
blink-lesson-corner = Kartu yang bertemu sudut tidak bersentuhan. Taruh { $card1 } di { $place2 }: menyentuh G3, yang juga biru, tapi tidak menyentuh F3.
blink-lesson-corner-why = Itu juga boleh. Tapi di { $place2 }, terlihat bahwa F3 di sudut tidak dihitung.
blink-lesson-points = Tiap kesamaan jumlah, warna, atau bentuk antara 2 kartu bernilai 2 poin. Pilih { $card1 }, lalu { $place2 }: jumlah dan warnanya sama dengan G2, jadi { $points }.
blink-lesson-points-why = Itu juga boleh. Tapi tahap ini tentang poin: taruh { $card1 } di tempat yang bernilai { $points }.
blink-lesson-held = Kartu simpananmu sekarang cocok, karena G2 juga berjumlah 1. Pilih { $card1 }, lalu { $place2 }: jadi ada tempat untuk simpanan lain.
blink-lesson-held-why = Kartu yang ditarik tetap di tempatnya dan bisa menunggu. Taruh dulu kartu simpananmu: { $card1 }.
blink-lesson-neighbors = Di { $place2 }, kartu yang ditarik menyentuh G1 dan H2, dan harus cocok dengan keduanya. Ketiganya berjumlah 1, jadi taruh di sana.
blink-lesson-neighbors-why = Itu juga boleh. Tapi tahap ini tentang petak di antara 2 kartu, seperti { $place2 }.
blink-lesson-edge = { $card } hanya cocok di atas H1, tapi meja berakhir di sana. Tidak ada yang boleh melewati tepi, jadi simpan kartunya.
blink-lesson-ahead = Kamu bisa menyimpan sampai 3 kartu, yang cocok pun boleh, untuk mengintip yang berikutnya. Coba sekarang: simpan { $card }.
blink-lesson-ahead-why = Itu juga boleh. Tapi kali ini simpan dulu kartunya, supaya kamu melihat yang berikutnya.
blink-lesson-full = Kartu yang ditarik tidak cocok di mana pun, dan simpananmu penuh. Kalau tak ada simpanan yang cocok, kamu kalah. Tapi ada: taruh { $card1 } di { $place2 }.
blink-lesson-win = Kalau semua kartu sudah ditaruh, termasuk simpanan, kamu menang; stok tinggal { $stock }. Sekarang terserah kamu: taruh kartu yang cocok, atau simpan.
# $winnable deals of 100 can be won with all cards known.
blink-lesson-end = Sekarang kamu bisa main Blink sendiri: cocokkan semua kartu di sekelilingnya, dan rajin menyimpan sejak awal. Sekitar { $winnable } dari 100 susunan bisa dimenangkan: bisakah ke-60 kartu kamu taruh?
