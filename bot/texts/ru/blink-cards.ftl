# The Blink deck.
blink-in-words = { $count } { $count ->
    [1] { blink-shape }
   *[other] { blink-shapes }
 }
blink-shape = { $colour ->
    [red] красн
    [green] зелён
    [blue] син
    [yellow] жёлт
    [brown] коричнев
   *[grey] сер
 }{ $shape ->
    [triangle] { $colour ->
        [blue] ий
       *[other] ый
    } треугольник
    [flower] { $colour ->
        [blue] ий
       *[other] ый
    } цветок
    [moon] { $colour ->
        [blue] яя
       *[other] ая
    } луна
    [drop] { $colour ->
        [blue] яя
       *[other] ая
    } капля
    [bolt] { $colour ->
        [blue] яя
       *[other] ая
    } молния
   *[star] { $colour ->
        [blue] яя
       *[other] ая
    } звезда
 }
blink-shapes = { $colour ->
    [red] красны
    [green] зелёны
    [blue] сини
    [yellow] жёлты
    [brown] коричневы
   *[grey] серы
 }{ $count ->
    [few] { $shape ->
        [triangle] х треугольника
        [flower] х цветка
        [moon] е луны
        [drop] е капли
        [bolt] е молнии
       *[star] е звезды
    }
   *[many] { $shape ->
        [triangle] х треугольников
        [flower] х цветков
        [moon] х лун
        [drop] х капель
        [bolt] х молний
       *[star] х звёзд
    }
 }
# Shorter names would need characters that some screens cannot show.
blink-symbol = { blink-in-words }
