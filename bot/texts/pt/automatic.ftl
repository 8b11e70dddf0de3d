# Moves that the bot makes for the player, and a game in which no move can lead on.

button-finish = Completar
button-end-game = Encerrar partida
# $cards are the cards that followed the player’s move home.
moved-automatically = Às bases automaticamente: { $cards }.
finish-choices = A vitória já é certa: “{ button-finish }” joga o resto.
finish-uncertain = A vitória ainda não é certa: continue jogando.
finish-exercise = Aqui você faz cada jogada. Só partidas podem ser completadas de uma vez.
stock-circles = Agora só dá para andar em círculos: nenhuma carta fechada pode ser aberta, e nenhuma do monte ou do descarte encaixa.
stuck = Nenhuma jogada leva mais adiante: nada de novo pode aparecer, e nenhuma outra carta pode ir à base.
stock-circles-choices = Desfaça algumas jogadas ou encerre a partida.

setting-automatic = Jogadas automáticas
automatic-on = Ligadas
automatic-off = Desligadas
settings-automatic = Uma carta deve ir à base automaticamente quando nenhuma outra pode precisar dela? “{ button-undo }” a traz de volta junto com sua jogada.
no-such-automatic = Jogadas automáticas não podem ser “{ $name }”.
