# The Decktet: $suit1 to $suit3 are the suits of the card, $name is its name.
decktet-in-words = { $rank ->
    [A] As { decktet-suit1 }
    [R] Mahkota { decktet-name } ({ decktet-suit1 })
    [P] Pion { decktet-name } ({ decktet-suits })
    [C] Istana { decktet-name } ({ decktet-suits })
   *[other] { $rank } { decktet-name } ({ decktet-suits })
 }

# On buttons with room for words: “6 of Moons+Waves”.
decktet-brief = { $rank ->
    [A] As { decktet-suit1 }
    [R] Mahkota { decktet-suit1 }
    [P] Pion { decktet-suit1 }{ decktet-plus2 }{ decktet-plus3 }
    [C] Istana { decktet-suit1 }{ decktet-plus2 }{ decktet-plus3 }
   *[other] { $rank } { decktet-suit1 }{ decktet-plus2 }{ decktet-plus3 }
 }
decktet-plus2 = { $suit2 ->
    [none] { "" }
    [M] +Bulan
    [S] +Matahari
    [W] +Ombak
    [L] +Daun
    [Y] +Naga
   *[K] +Simpul
 }
decktet-plus3 = { $suit3 ->
    [none] { "" }
    [M] +Bulan
    [S] +Matahari
    [W] +Ombak
    [L] +Daun
    [Y] +Naga
   *[K] +Simpul
 }

decktet-name = { $name ->
    [Author] Pengarang
    [Desert] Gurun
    [Origin] Asal Mula
    [Journey] Perjalanan
    [Painter] Pelukis
    [Savage] Si Liar
    [Mountain] Gunung
    [Sailor] Pelaut
    [Battle] Pertempuran
    [Forest] Hutan
    [Discovery] Penemuan
    [Soldier] Prajurit
    [Lunatic] Si Gila
    [Penitent] Petobat
    [Market] Pasar
    [Chance-Meeting] Jumpa Tak Disangka
    [Castle] Kastel
    [Cave] Gua
    [Diplomat] Diplomat
    [Mill] Kincir
    [Betrayal] Pengkhianatan
    [Pact] Pakta
    [Darkness] Kegelapan
    [Merchant] Saudagar
    [Harvest] Panen
    [Watchman] Penjaga
    [Borderland] Perbatasan
    [Consul] Konsul
    [Island] Pulau
    [Window] Jendela
    [Huntress] Pemburu
    [Bard] Pujangga
    [Sea] Laut
    [End] Akhir
    [Calamity] Malapetaka
    [Windfall] Durian Runtuh
   *[other] { $name }
 }

decktet-suits = { decktet-suit1 }{ decktet-suit2 }{ decktet-suit3 }
decktet-suit1 = { $suit1 ->
    [M] Bulan
    [S] Matahari
    [W] Ombak
    [L] Daun
    [Y] Naga
   *[K] Simpul
 }
decktet-suit2 = { $suit2 ->
    [none] { "" }
    [M] { "-Bulan" }
    [S] { "-Matahari" }
    [W] { "-Ombak" }
    [L] { "-Daun" }
    [Y] { "-Naga" }
   *[K] { "-Simpul" }
 }
decktet-suit3 = { $suit3 ->
    [none] { "" }
    [M] { "-Bulan" }
    [S] { "-Matahari" }
    [W] { "-Ombak" }
    [L] { "-Daun" }
    [Y] { "-Naga" }
   *[K] { "-Simpul" }
 }

decktet-symbol = { $rank ->
    [A] A
    [R] Mahkota
    [P] Pion
    [C] Istana
   *[other] { $rank }
 }{ decktet-sign1 }{ decktet-sign2 }{ decktet-sign3 }
# The signs are those on the cards in pictures: crescent, sun, waves, leaf, wyrm, knot.
decktet-sign1 = { $suit1 ->
    [M] 🌙
    [S] ☀️
    [W] 🌊
    [L] 🍂
    [Y] 🐍
   *[K] 🪢
 }
decktet-sign2 = { $suit2 ->
    [none] { "" }
    [M] 🌙
    [S] ☀️
    [W] 🌊
    [L] 🍂
    [Y] 🐍
   *[K] 🪢
 }
decktet-sign3 = { $suit3 ->
    [none] { "" }
    [M] 🌙
    [S] ☀️
    [W] 🌊
    [L] 🍂
    [Y] 🐍
   *[K] 🪢
 }
