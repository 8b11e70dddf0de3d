# The Blink deck. The color is an adjective: it agrees with the shape and with the count.
blink-in-words = { $count } { $count ->
    [1] { blink-shape }
   *[other] { blink-shapes }
 }
blink-shape = { $shape ->
    [triangle] triángulo { $colour ->
        [red] rojo
        [green] verde
        [blue] azul
        [yellow] amarillo
        [brown] marrón
       *[grey] gris
    }
    [bolt] rayo { $colour ->
        [red] rojo
        [green] verde
        [blue] azul
        [yellow] amarillo
        [brown] marrón
       *[grey] gris
    }
   *[other] { $shape ->
        [flower] flor
        [moon] luna
        [drop] gota
       *[star] estrella
    } { $colour ->
        [red] roja
        [green] verde
        [blue] azul
        [yellow] amarilla
        [brown] marrón
       *[grey] gris
    }
 }
blink-shapes = { $shape ->
    [triangle] triángulos { $colour ->
        [red] rojos
        [green] verdes
        [blue] azules
        [yellow] amarillos
        [brown] marrones
       *[grey] grises
    }
    [bolt] rayos { $colour ->
        [red] rojos
        [green] verdes
        [blue] azules
        [yellow] amarillos
        [brown] marrones
       *[grey] grises
    }
   *[other] { $shape ->
        [flower] flores
        [moon] lunas
        [drop] gotas
       *[star] estrellas
    } { $colour ->
        [red] rojas
        [green] verdes
        [blue] azules
        [yellow] amarillas
        [brown] marrones
       *[grey] grises
    }
 }
# Shorter names would need characters that some screens cannot show.
blink-symbol = { blink-in-words }
