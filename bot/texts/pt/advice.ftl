# What players can ask about a board: a hint, the chances, a verdict.

button-hint = Dica
button-chance = Chances
button-verdict = Veredito
button-verdict-yes = Sim, verificar

# The label of the advised move's button.
advised-move = ★ { $move }

hint-looking = Procurando uma dica…
# The chances after that move and the reason for it follow; in a player's first game of the kind only the reason.
hint = Dica: “{ $move }”.
# One sample is enough if no hidden card matters.
hint-won = { $samples ->
    [1] { $won ->
        [0] Depois dela, não se conhece nenhum caminho até a vitória.
       *[other] Depois dela, você ainda pode vencer.
    }
   *[other] { $won ->
        [0] Depois dela, você não vence nenhuma das { $samples } partidas como esta.
        [one] Depois dela, você vence { $won } de { $samples } partidas como esta.
       *[other] Depois dela, você vence { $won } de { $samples } partidas como esta.
    }
 }
hint-points = { $samples ->
    [1] Depois dela, você pode chegar a { $points } de { $most } pontos.
   *[other] Depois dela, partidas como esta fazem em média { $points } de { $most } pontos.
 }
# Instead of a reason that compares moves in numbers, in a player's first game of the kind.
hint-did-better = O bot testou várias jogadas, e esta se saiu melhor.

chance-looking = Calculando suas chances…
chance-won = { $samples ->
    [1] { $won ->
        [0] Chances: não se conhece nenhum caminho até a vitória.
       *[other] Chances: você ainda pode vencer.
    }
   *[other] { $won ->
        [0] Chances: nenhuma vitória em { $samples } partidas como esta.
        [one] Chances: { $won } vitória em { $samples } partidas como esta.
       *[other] Chances: { $won } vitórias em { $samples } partidas como esta.
    }
 }
chance-points = { $samples ->
    [1] Chances: você pode chegar a { $points } de { $most } pontos.
   *[other] Chances: { $points } de { $most } pontos, a média de { $samples } partidas como esta.
 }
# Follows the chances, unless no hidden card matters.
chance-meaning = Essas partidas começam do seu tabuleiro. Só as cartas escondidas são embaralhadas.
chance-counts = Isto conta como uma dica.
# Next to the bar in the picture: “63 of 100 won”, “71/104 points”.
meter = { $part } de { $whole } vencidas
meter-points = { $part }/{ $whole } pontos

advice-over = Esta partida acabou. Dicas e chances são só para partidas em andamento.
advice-none = Este jogo não tem dicas nem chances.
advice-nothing = Nenhuma dica encontrada aqui. Isto não conta como ajuda.

verdict-ask = { $hidden ->
    [0] Um veredito só diz se você ainda pode vencer.
   *[other] Um veredito olha todas as cartas, até as escondidas. Ele só diz se você ainda pode vencer.
 } Depois disso, a partida conta como jogada com ajuda.
verdict-ask-points = { $hidden ->
    [0] Um veredito só diz se { $most } pontos ainda são possíveis.
   *[other] Um veredito olha todas as cartas, até as escondidas. Ele só diz se { $most } pontos ainda são possíveis.
 } Depois disso, a partida conta como jogada com ajuda.
verdict-looking = Olhando todas as cartas… { $looks ->
    [0] { "" }
    [one] { $looks } tabuleiro verificado.
   *[other] { $looks } tabuleiros verificados.
 }
verdict-won = Veredito: você ainda pode vencer.
verdict-won-points = Veredito: você ainda pode chegar a { $most } pontos.
verdict-lost = { $undo ->
    [one] Veredito: partida perdida. Você ainda pode vencer se desfizer { $undo } jogada.
   *[other] Veredito: partida perdida. Você ainda pode vencer se desfizer { $undo } jogadas.
 }
verdict-lost-points = { $undo ->
    [one] Veredito: não dá mais para chegar a { $most } pontos. Dá, se você desfizer { $undo } jogada.
   *[other] Veredito: não dá mais para chegar a { $most } pontos. Dá, se você desfizer { $undo } jogadas.
 }
verdict-lost-from-deal = Veredito: partida perdida. Nunca deu para vencer esta partida. A culpa não é de nenhuma jogada sua.
verdict-lost-from-deal-points = Veredito: { $most } pontos nunca foram possíveis nesta partida. A culpa não é de nenhuma jogada sua.
verdict-lost-somewhere = Veredito: partida perdida. Não se sabe quantas jogadas você teria que desfazer.
verdict-lost-somewhere-points = Veredito: não dá mais para chegar a { $most } pontos. Não se sabe quantas jogadas você teria que desfazer.
verdict-unknown = Veredito: indefinido. A busca não encontrou vitória, mas pode haver uma. Isto não conta como ajuda.
verdict-unknown-points = Veredito: indefinido. A busca não encontrou um caminho até { $most } pontos, mas pode haver um. Isto não conta como ajuda.
verdict-over = Esta partida acabou. Vereditos são só para partidas em andamento.
verdict-none = Este jogo não tem vereditos.
