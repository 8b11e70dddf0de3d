# The Blink deck. The color is an adjective: it agrees with the shape, and with one or several.
blink-in-words = { $count } { $count ->
    [1] { blink-shape }
   *[other] { blink-shapes }
 }
blink-shape = { $shape ->
    [triangle] triangle { $colour ->
        [red] rouge
        [green] vert
        [blue] bleu
        [yellow] jaune
        [brown] marron
       *[grey] gris
    }
    [bolt] éclair { $colour ->
        [red] rouge
        [green] vert
        [blue] bleu
        [yellow] jaune
        [brown] marron
       *[grey] gris
    }
   *[other] { $shape ->
        [flower] fleur
        [moon] lune
        [drop] goutte
       *[star] étoile
    } { $colour ->
        [red] rouge
        [green] verte
        [blue] bleue
        [yellow] jaune
        [brown] marron
       *[grey] grise
    }
 }
blink-shapes = { $shape ->
    [triangle] triangles { $colour ->
        [red] rouges
        [green] verts
        [blue] bleus
        [yellow] jaunes
        [brown] marron
       *[grey] gris
    }
    [bolt] éclairs { $colour ->
        [red] rouges
        [green] verts
        [blue] bleus
        [yellow] jaunes
        [brown] marron
       *[grey] gris
    }
   *[other] { $shape ->
        [flower] fleurs
        [moon] lunes
        [drop] gouttes
       *[star] étoiles
    } { $colour ->
        [red] rouges
        [green] vertes
        [blue] bleues
        [yellow] jaunes
        [brown] marron
       *[grey] grises
    }
 }
# Shorter names would need characters that some screens cannot show.
blink-symbol = { blink-in-words }
