# The Decktet: $suit1 to $suit3 are the suits of the card, $name is its name.
decktet-in-words = { $rank ->
    [A] Туз { decktet-suit1 }
    [R] Корона { decktet-name } { decktet-suit1 }
    [P] Пешка { decktet-name } { decktet-suits }
    [C] Двор { decktet-name } { decktet-suits }
   *[other] { $rank } { decktet-name } { decktet-suits }
 }

# On buttons with room for words: “6 of Moons+Waves”.
decktet-brief = { $rank ->
    [A] Туз { decktet-suit1 }
    [R] Корона { decktet-suit1 }
    [P] Пешка { decktet-suit1 }{ decktet-plus2 }{ decktet-plus3 }
    [C] Двор { decktet-suit1 }{ decktet-plus2 }{ decktet-plus3 }
   *[other] { $rank } { decktet-suit1 }{ decktet-plus2 }{ decktet-plus3 }
 }
decktet-plus2 = { $suit2 ->
    [none] { "" }
    [M] +Лун
    [S] +Солнц
    [W] +Волн
    [L] +Листьев
    [Y] +Змей
   *[K] +Узлов
 }
decktet-plus3 = { $suit3 ->
    [none] { "" }
    [M] +Лун
    [S] +Солнц
    [W] +Волн
    [L] +Листьев
    [Y] +Змей
   *[K] +Узлов
 }

decktet-name = { $name ->
    [Author] Автор
    [Desert] Пустыня
    [Origin] Исток
    [Journey] Странствие
    [Painter] Художник
    [Savage] Дикарь
    [Mountain] Гора
    [Sailor] Моряк
    [Battle] Битва
    [Forest] Лес
    [Discovery] Открытие
    [Soldier] Солдат
    [Lunatic] Безумец
    [Penitent] Кающийся
    [Market] Рынок
    [Chance-Meeting] Случайная встреча
    [Castle] Замок
    [Cave] Пещера
    [Diplomat] Дипломат
    [Mill] Мельница
    [Betrayal] Измена
    [Pact] Договор
    [Darkness] Тьма
    [Merchant] Купец
    [Harvest] Урожай
    [Watchman] Страж
    [Borderland] Пограничье
    [Consul] Консул
    [Island] Остров
    [Window] Окно
    [Huntress] Охотница
    [Bard] Бард
    [Sea] Море
    [End] Конец
    [Calamity] Бедствие
    [Windfall] Удача
   *[other] { $name }
 }

decktet-suits = { decktet-suit1 }{ decktet-suit2 }{ decktet-suit3 }
decktet-suit1 = { $suit1 ->
    [M] Лун
    [S] Солнц
    [W] Волн
    [L] Листьев
    [Y] Змей
   *[K] Узлов
 }
decktet-suit2 = { $suit2 ->
    [none] { "" }
    [M] { " и Лун" }
    [S] { " и Солнц" }
    [W] { " и Волн" }
    [L] { " и Листьев" }
    [Y] { " и Змей" }
   *[K] { " и Узлов" }
 }
decktet-suit3 = { $suit3 ->
    [none] { "" }
    [M] { " и Лун" }
    [S] { " и Солнц" }
    [W] { " и Волн" }
    [L] { " и Листьев" }
    [Y] { " и Змей" }
   *[K] { " и Узлов" }
 }

decktet-symbol = { $rank ->
    [R] Корона
    [P] Пешка
    [C] Двор
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
