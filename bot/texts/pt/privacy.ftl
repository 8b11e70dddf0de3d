# The screen of /privacy: what is stored, for how long, and how to get or delete it. At most 8 lines.

button-privacy = Privacidade
privacy-title = Privacidade
privacy-stored = O bot guarda o número da sua conta e seu nome neste chat, além das suas partidas, resultados e configurações.
privacy-lifetimes = Partidas em andamento são excluídas { $open ->
    [one] { $open } dia
   *[other] { $open } dias
 } depois da última jogada; partidas terminadas, depois de { $past ->
    [one] { $past } dia
   *[other] { $past } dias
 }. Resultados e estatísticas são excluídos { $years } anos depois da última mudança.
privacy-shared = Ele não vende nada nem repassa nada a ninguém. Os rankings e as publicações mostram seu nome e seus resultados. Você pode mudar isso nas configurações.
privacy-chat = Em um servidor ou grupo, todos veem suas partidas, a não ser que os tabuleiros sejam privados lá. Este chat guarda nossas mensagens de acordo com as próprias regras.
privacy-page = Ele também guarda as últimas mensagens desta página por { $days } dias.
privacy-yours = Com “{ button-my-data }”, você vê tudo, exporta como arquivo ou exclui.
privacy-operator = Quem opera este bot responde por ele. Quem escreveu o software não recebe nenhum dado.
privacy-policy = Política de privacidade: { $address }
terms-of-use = Termos de uso: { $address }
