# The Blink deck. The color is an adjective: it agrees with its shape, and with how many there are.
blink-in-words = { $count } { $count ->
    [1] { blink-shape }
   *[other] { blink-shapes }
 }
blink-shape = { $shape ->
    [triangle] triângulo
    [flower] flor
    [moon] lua
    [drop] gota
    [bolt] raio
   *[star] estrela
 } { $shape ->
    [triangle] { $colour ->
        [red] vermelho
        [green] verde
        [blue] azul
        [yellow] amarelo
        [brown] marrom
       *[grey] cinza
    }
    [bolt] { $colour ->
        [red] vermelho
        [green] verde
        [blue] azul
        [yellow] amarelo
        [brown] marrom
       *[grey] cinza
    }
   *[other] { $colour ->
        [red] vermelha
        [green] verde
        [blue] azul
        [yellow] amarela
        [brown] marrom
       *[grey] cinza
    }
 }
blink-shapes = { $shape ->
    [triangle] triângulos
    [flower] flores
    [moon] luas
    [drop] gotas
    [bolt] raios
   *[star] estrelas
 } { $shape ->
    [triangle] { $colour ->
        [red] vermelhos
        [green] verdes
        [blue] azuis
        [yellow] amarelos
        [brown] marrons
       *[grey] cinza
    }
    [bolt] { $colour ->
        [red] vermelhos
        [green] verdes
        [blue] azuis
        [yellow] amarelos
        [brown] marrons
       *[grey] cinza
    }
   *[other] { $colour ->
        [red] vermelhas
        [green] verdes
        [blue] azuis
        [yellow] amarelas
        [brown] marrons
       *[grey] cinza
    }
 }
# Shorter names would need characters that some screens cannot show.
blink-symbol = { blink-in-words }
