# Messages of all games and all chats.

# “Wish 4503599, open”: short enough for a button.
deal-name = { $game } { $deal }{ $count ->
    [0] { "" }
   *[other] , { $options }
 }

# The left end of a picture's heading, “Wish, open”, and the right end, “deal 4503599 · 18 left”.
picture-title = { $game }{ $count ->
    [0] { "" }
   *[other] , { $options }
 }
picture-deal = partida { $deal } · { $details }

# “Wish, deal 4503599, all cards open”
deal-title = { $game }, partida { $deal }{ $count ->
    [0] { "" }
   *[other] , { $options }
 }
listing-separator = { ", " }
# Two sentences, one after the other.
sentences = { $first } { $second }
face-down = { $count ->
    [one] { $count } fechada
   *[other] { $count } fechadas
 }
# Face-down cards that the player knows, at the end of a list from the top.
face-down-cards = fechadas { $cards }
# A card that others in its pile cover: “7♠, card 5 from the bottom of pile c”.
covered-card = { $card }, carta { $number } da pilha { $pile }, de baixo para cima
typed-moves = Você pode digitar: { $moves }.
typed-moves-listed = Você pode digitar, por exemplo, “{ $example }”. Todas as jogadas: { $moves }.
typed-any = Você pode digitar “{ $verb }” seguido de um ou mais destes, ou de nenhum: { $places }.
typed-note = { $typed } ({ $note })
typed-places = { $start }: { $places }
typed-separator = { "; " }
# Alt text: the deal and its state.
alt-head = { $title }. { $details }
alt-goes-on = “{ button-words }” mostra o resto.
text-view-once = Só este tabuleiro está em texto. Para ver todos assim: { $command }

button-undo = ↩ Desfazer
button-redo = ↪ Refazer
button-restart = Recomeçar
button-new = Nova partida
button-same = Mesma partida
button-try-again = Tentar de novo
button-another = Outro jogo
button-words = Texto
button-always-words = Sempre texto…
button-picture = Imagem
button-rules = Regras
button-games = Minhas partidas
button-give-up = Desistir
button-give-up-yes = Sim, desistir
button-play-on = Não, continuar
button-play = Jogar
button-play-deal = Jogar esta partida
button-help = Ajuda
button-more = Mais…
button-open-table = Abrir a mesa
button-others = Outras jogadas…
button-back = ◀ Voltar
button-next = Avançar ▶
to-part = Parte { $number } de { $count }
button-deal = Começar partida
button-record = Registro
button-notation = Para outros programas
button-replay = Replay
button-share = Compartilhar
button-copy = Copiar o texto
button-settings = Configurações
button-to-game = Voltar à partida

# The steps of a replay, and the way back to the animation.
button-first = ⏮
button-before = ◀
button-after = ▶
button-last = ⏭
button-film = Animação
button-play-from = Jogar daqui

# Names of these four symbols for screen readers, where a button shows one next to its label.
label-first = Ir para o início
label-before = 1 jogada para trás
label-after = 1 jogada para a frente
label-last = Ir para o fim

# Labels of buttons that tick a place, or open a list of choices.
tick-on = ✓ { $place }
tick-off = { $place }
bunch-letters = { $letters }… ({ $moves })
bunch-number = { $number }…
bunch-range = { $first } – { $last }
bunch-range-means = “{ bunch-range }” abre as opções de { $first } a { $last }.
choosing = Escolha uma opção.
choosing-others = Estas jogadas raramente ajudam.
too-long-a-line = Ficou longo demais. Uma linha de jogadas pode ter no máximo { $most } caracteres. Divida em várias linhas.
no-move-typed = Digite uma jogada depois do comando. Veja exemplos em { $command }.
later-in-line = Nada foi jogado: a jogada { $number } dessa linha, “{ $move }”, não é possível.
would-end-first = A partida acabaria antes da última jogada dessa linha, por isso nada foi jogado. Tire as jogadas depois do fim.
type-yes = Esta jogada perde a partida na hora. Para confirmar, aperte o botão ou digite a jogada de novo seguida de “{ typed-yes }”.
type-yes-to-end = Para encerrar a partida, aperte o botão, ou digite a jogada de novo, seguida de “{ typed-yes }”.
nearest = Você quis dizer “{ $move }”?
record-title = Registro: { $deal }
# A game for solvers and other programs: its deal, and its moves if they can be written.
export-title = { $deal } para outros programas
export-board = A partida, como o Freecell Solver e programas parecidos leem:
export-moves = Jogadas em notação padrão:
export-unwritable = As jogadas ficaram de fora: a notação padrão não escreve uma carta que volta da base.
# A record that is typed. $move is one of its moves, $number which one.
record-of-day = Esta partida é de um desafio diário que ainda está aberto. Só dá para jogar desde o início.
record-over = A partida deste registro já acabou. Para jogar a partir de uma jogada anterior, tire as últimas. Para assistir, digite “replay” em vez de “play”.
record-illegal = A jogada { $number } deste registro, “{ $move }”, não é possível.
record-goes-on = A partida acaba na jogada { $number }, mas este registro continua. Tire as jogadas depois dela.
refused-record-gone = Este registro não está mais salvo. Digite de novo.
refused-unreadable-record = Não consigo ler “{ $text }” como registro. Um registro é assim: wish/1 #42 | take a c

options-title = { $game }: escolha as opções
option-line = • { $option }
option-on = { $option }
option-off = { $option }: não
rules-menu-title = Regras
rules-menu = Escolha um jogo para ler as regras.

assisted = { $details }.
replay-film = A partida inteira: { $moves ->
    [one] { $moves } jogada
   *[other] { $moves } jogadas
 }. Os botões mostram passo a passo.
replay-so-far = Até aqui: { $state }
replay-film-alt = Animação: { $deal }, do início, { $moves ->
    [one] { $moves } jogada
   *[other] { $moves } jogadas
 }. { $end }
replay-count = { $number } / { $count }
replay-deal = Início da partida. { $count ->
    [one] Ainda vem { $count } jogada.
   *[other] Ainda vêm { $count } jogadas.
 }
replay-move = Jogada { $number } de { $count }: { $move }.
replay-state = Nesse momento: { $state }.
replay-beyond = Esta partida tem { $count ->
    [one] { $count } jogada
   *[other] { $count } jogadas
}. Esta é a última.
replay-unread = Esta é a partida inteira. Para ver o tabuleiro depois da jogada { $number }, digite “{ $command }”.
nothing-to-replay = Esta partida não tem jogadas para rever.

# The result card: lines of at most 48 characters, and its alt text.
result-won = Vitória
result-lost = Derrota
result-ended = Terminada
result-given-up = Desistência
result = Pontuação: { $score }
result-moves = { $moves ->
    [0] { $moves } jogadas
    [one] { $moves } jogada
   *[other] { $moves } jogadas
 }
# The line above the board on the result card of a game that leaves no card: the board with most cards face up.
result-fullest-board = { $moves ->
    [0] No início:
   *[other] Depois da jogada { $moves }:
 }
result-clean = Sem ajuda: nada desfeito, nenhuma dica
result-assisted = Com ajuda: { $help }
help-undos = { $count ->
    [one] desfez { $count } vez
   *[other] desfez { $count } vezes
 }
help-hints = { $count ->
    [one] { $count } dica
   *[other] { $count } dicas
 }
help-verdicts = { $count ->
    [one] { $count } veredito
   *[other] { $count } vereditos
 }
help-begun-again = recomeçada
help-from-record = iniciada de um registro
share = { $result } { $moves ->
    [0] antes da primeira jogada
    [one] depois de { $moves } jogada
   *[other] depois de { $moves } jogadas
 }. { $score }. { $effort }.
share-alt = Resultado: { $deal }. { $details }
share-to-nobody = Seus resultados estão escondidos de todos, então só você pode ver isto.
# Below the name of a deal that is offered to a whole chat.
offer-deal = Jogue esta partida: todos recebem as mesmas cartas.
nothing-to-share = Esta partida ainda não acabou. Você pode compartilhar quando ela acabar.

giving-up = Desistir desta partida? Ela passa a contar como derrota, mas “{ button-undo }” pode trazê-la de volta.
ended-given-up = Você desistiu desta partida.

welcome-title = Boas-vindas ao Solitaire Bot
welcome = Aperte um jogo para começar. Você pode desfazer qualquer jogada, então experimente à vontade.
# The bot was added to a server or group. $command starts a game.
greeting = Oi! Eu trago jogos de paciência. Aperte um jogo ou envie { $command }. Cada tabuleiro é de quem começou a partida. Qualquer pessoa pode jogar a mesma partida.
menu-title = Qual jogo?
menu = Aperte um jogo para começar. Quem joga uma partida com o mesmo número recebe as mesmas cartas.
no-game = Você não tem nenhuma partida em andamento. Escolha um jogo para começar.
game-gone = Esta partida não está mais salva. Partidas em andamento são excluídas depois de { $days ->
    [one] { $days } dia
   *[other] { $days } dias
 } sem jogadas, ou quando você exclui seus dados. Quer começar uma nova?
rules-changed = As regras deste jogo foram corrigidas depois que você começou, então não dá para continuar. Você pode jogar a mesma partida desde o início.
stranger = Esta partida é de outra pessoa. Você também pode jogar a mesma partida.
how-to-move = É a sua vez: aperte um botão abaixo do tabuleiro. “{ button-rules }” explica o jogo, e { $command } mostra o que você pode digitar.
still-open = Aqui está sua partida em andamento. Para começar outra, aperte “{ button-new }”.

no-such-open-game = Você não tem uma partida em andamento com esse nome. Suas partidas em andamento:
games-title = Suas partidas
games-open = { $count ->
    [0] Você não tem nenhuma partida em andamento.
    [one] Você tem { $count } partida em andamento. Aperte-a para continuar.
   *[other] Você tem { $count } partidas em andamento. Aperte uma para continuar.
 }
games-past = Terminadas há pouco:
past-won = { $deal }: vitória. { $state }
past-lost = { $deal }: derrota. { $state }
past-ended = { $deal }: { $state }
past-given-up = { $deal }: desistência. { $state }
past-other-rules = { $deal }: jogada com regras antigas.
too-many-games = Você tem { $most } partidas em andamento, e esse é o limite. Antes, termine uma ou desista de uma.

rules-title = { $heading } ({ $number }/{ $count })
help-title = Como jogar
help-moves = { $chat ->
    [page] Aperte uma carta, arraste-a até o lugar ou digite uma jogada.
   *[other] Aperte um botão abaixo do tabuleiro ou digite uma jogada.
 } { $typing } “{ button-words }” mostra este tabuleiro em texto. Abaixo dele, “{ button-always-words }” muda todos os tabuleiros.
help-typing = As regras de cada jogo explicam como digitar as jogadas.
unknown-command = Comando desconhecido: { $name }. Comandos disponíveis:
unexpected-words = “{ $text }” não pode vir depois de { $command }, então nada foi feito. Digite só { $command }.

about-title = Solitaire Bot { $version }
about = Jogos de paciência clássicos e fora do comum no Discord, no Telegram e em uma página da web.
about-licence = Este bot é um software livre sob a licença MIT. As imagens e as cartas foram feitas para ele. As letras usam as fontes Inter e Noto Sans CJK, sob a SIL Open Font License.

settings-title = Configurações
settings-theme = Seus tabuleiros usam o tema “{ $theme }”, como nesta imagem. Aperte outro tema para trocar.
no-such-theme = Tema desconhecido: “{ $name }”.

moved-on = Esse botão não vale mais. Aqui está o tabuleiro atual.
nothing-to-undo = Não há nada para desfazer: este é o início da partida.
nothing-to-redo = Não há nada para refazer: nenhuma jogada desfeita sobrou.
nothing-to-restart = Não há nada para recomeçar: este é o início da partida.
busy = Você fez outra jogada ao mesmo tempo. Tente de novo.
sorry = Desculpe, algo deu errado. Confira o tabuleiro e tente de novo.
store-unavailable = Não consigo acessar suas partidas agora. Espere um pouco e confira o tabuleiro antes de tentar de novo: sua jogada pode ter sido salva.
unreadable-game = Não consigo ler os dados salvos desta partida. Eles continuam como estão. Comece outra partida.

refused-not-here = As partidas estão desativadas aqui. Para continuar a sua, use { $command } em outro canal ou tópico. Ou jogue em um chat privado comigo.
refused-not-your-start = Só admins podem começar partidas aqui. Você pode jogar em um chat privado comigo.
refused-not-a-code = Este link não leva a nenhuma partida. Use /play para começar uma.
refused-too-long = Esta partida tem { $most } jogadas, e esse é o limite. Desfaça algumas jogadas ou recomece a partida.
refused-over = Esta partida acabou. “{ button-undo }” a traz de volta, e “{ button-new }” começa outra.
refused-begins-here = Há uma jogada aqui. Aperte de novo para fazê-la ou para escolher.
refused-ends-here = Uma carta pode vir para cá. Aperte antes essa carta.
refused-covered-card = Há outras cartas em cima desta, então você não pode usá-la agora.
refused-no-move-here = Agora não há nada a fazer aqui.
refused-no-move-between = Nenhuma jogada vai de lá para cá. Aperte a carta para ver aonde ela pode ir.
refused-move-there = Essa jogada é possível. Tente de novo, ou use o botão dela.
refused-no-such-place = “{ $place }” não é um lugar deste tabuleiro. Aperte um lugar da imagem.
refused-which-place = Indique 1 ou 2 lugares do tabuleiro, não { $count }.
refused-unreadable = Não consigo ler “{ $text }” como jogada.
refused-no-such-game = Jogo desconhecido: “{ $name }”. Disponíveis: { $known }.
refused-no-such-option = Opção desconhecida: “{ $name }”. Disponíveis: { $known }.
refused-no-options = Opção desconhecida: “{ $name }”. Este jogo não tem opções.
refused-no-such-value = { $name } pode ser { $known }, mas não “{ $value }”.
refused-options-exclude = “{ $name }” e “{ $other }” não podem ser usadas juntas. Escolha uma das duas.
refused-not-a-deal = “{ $text }” não é um número de partida. Digite um número inteiro, como 4503599.
refused-no-such-deal = Os números de partida vão de 0 a { $last }.
