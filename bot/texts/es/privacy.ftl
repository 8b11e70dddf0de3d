# The screen of /privacy: what is stored, for how long, and how to get or delete it. At most 8 lines.

button-privacy = Privacidad
privacy-title = Privacidad
privacy-stored = El bot guarda el número de tu cuenta y tu nombre en este chat, además de tus partidas, resultados y ajustes.
privacy-lifetimes = Las partidas abiertas se borran { $open ->
    [one] { $open } día
   *[other] { $open } días
 } después de su último movimiento, y las terminadas tras { $past ->
    [one] { $past } día
   *[other] { $past } días
 }. Los resultados y las estadísticas se borran { $years } años después de su último cambio.
privacy-shared = No vende nada ni lo comparte con nadie. Las clasificaciones y publicaciones muestran tu nombre y tus resultados. Puedes cambiarlo en los ajustes.
privacy-chat = En un servidor o grupo, todo el mundo ve tus partidas, salvo que allí los tableros sean privados. Este chat guarda nuestros mensajes según sus propias normas.
privacy-page = También guarda los últimos mensajes de esta página durante { $days } días.
privacy-yours = Con “{ button-my-data }” puedes verlo todo, exportarlo como archivo o borrarlo.
privacy-operator = Quien opera este bot responde de él. Quienes escribieron su software no reciben ningún dato.
privacy-policy = Política de privacidad: { $address }
terms-of-use = Condiciones de uso: { $address }
