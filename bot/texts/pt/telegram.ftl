# Messages only for Telegram.

# The bot's description before the first message (at most 512 characters), and the one in its profile (120).
telegram-description =
    { $games }

    Aperte Iniciar para jogar.
    Seus dados: /privacy
telegram-short-description = Klondike, Spider, FreeCell, Pirâmide, TriPeaks e mais { $more } jogos de paciência no chat: imagens, botões e desafio diário.

# Above the results of inline mode if there are none: a link to the private chat.
telegram-open = Jogar no chat privado comigo
telegram-anonymous = Não consigo distinguir quem joga no anonimato. Escreva com seu próprio nome para jogar.
telegram-strange-button = Este botão não funciona mais. Envie /board para ver sua partida.
telegram-old-button = Esta mensagem é antiga demais para mudar. Envie /board para ver sua partida.
telegram-failed = Desculpe, algo deu errado. Sua partida está salva: envie /board para ver.
telegram-sent-privately = Enviei isto no nosso chat privado.
telegram-no-private-chat = Isto é só para você, mas ainda não posso te enviar mensagens. Abra @{ $bot }, aperte Iniciar e tente de novo.

# Below a board: its picture as a file, which Telegram neither scales down nor compresses.
telegram-button-file = HD
# Below a finished game: its deal in a private chat with the bot, and sent to another chat.
telegram-button-play-alone = Jogar no privado
telegram-button-send = Enviar partida…
telegram-button-send-puzzle = Enviar quebra-cabeça…
telegram-no-pictures = Não posso enviar fotos neste chat, então aqui vai o modo texto.
telegram-bad-picture = O Telegram não aceitou a imagem, então aqui vai o modo texto.
telegram-maybe-lost = A conexão falhou enquanto eu respondia. Se não houver nada novo acima, envie /board.
telegram-not-shown = O Telegram não aceitou minha resposta. Sua partida está salva: envie /board para ver.
telegram-no-topic = Este tópico foi fechado ou excluído, então não posso escrever aqui. Sua partida está salva: envie /board no nosso chat privado.
telegram-no-entry = Não posso escrever neste chat. Sua partida está salva: envie /board no nosso chat privado.
telegram-no-files = Não posso enviar arquivos neste chat. Peça o arquivo no nosso chat privado.
# Telegram makes the bot wait, because it has sent so much to this group.
telegram-slow = { $seconds ->
    [one] Este grupo está movimentado: o Telegram me faz esperar { $seconds } segundo antes de mostrar o tabuleiro. No nosso chat privado é mais rápido.
   *[other] Este grupo está movimentado: o Telegram me faz esperar { $seconds } segundos antes de mostrar o tabuleiro. No nosso chat privado é mais rápido.
}
telegram-slow-alone = { $seconds ->
    [one] Que rapidez! O Telegram me faz esperar { $seconds } segundo antes de mostrar o tabuleiro.
   *[other] Que rapidez! O Telegram me faz esperar { $seconds } segundos antes de mostrar o tabuleiro.
}
