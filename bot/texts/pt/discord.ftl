# Messages only for Discord.

discord-group = Jogar Klondike, Spider, FreeCell e mais: começar, fazer jogadas, desfazer e voltar mais tarde

discord-sorry = Desculpe, não deu certo. Tente de novo.
discord-old-button = Este botão é antigo demais para funcionar. Use /solitaire partidas para abrir suas partidas.
discord-message-gone = Essa mensagem não existe mais. Use /solitaire tabuleiro para ver sua partida de novo.
discord-goes-on-below = Continua abaixo em uma nova mensagem: o Discord limita quantas vezes mensagens antigas podem mudar.
discord-lacks = Não posso responder aqui. Peça a um admin deste servidor que me dê estas permissões: { $permissions }. Ou jogue em uma mensagem direta comigo.
discord-no-pictures = Não posso enviar imagens aqui, então este é o modo texto. Para mostrar imagens, preciso desta permissão: { $permission }.
discord-closed-messages = Esta resposta é só para você, mas não posso te enviar mensagens diretas. Use /solitaire aqui, ou permita minhas mensagens diretas.
discord-may-not = O Discord não me deixa responder aqui. Preciso de permissão para ver o canal, enviar mensagens e anexar arquivos. Você também pode jogar em uma mensagem direta comigo.
discord-old-command = Este comando mudou. Recarregue o Discord e tente de novo.
discord-table-refused = O Discord não consegue abrir a mesa aqui. Jogue com os botões abaixo do tabuleiro.
discord-entry-point = mesa

# Permissions, named as in Discord's own settings.
discord-view-channel = Ver canais
discord-send-messages = Enviar mensagens
discord-send-in-threads = Enviar mensagens em tópicos
discord-attach-files = Anexar arquivos
discord-embed-links = Inserir links
