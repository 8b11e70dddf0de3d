# What only the listings say, in Markdown as Discord shows it.

heading-games = Les jeux
heading-features = Ce que tu y trouves
heading-start = Pour commencer
easy-start = **Un début facile.** Chaque jeu a sa leçon : tu l’apprends en jouant. Ta première donne est facile.
fair-deals = **Des donnes équitables.** Les donnes au hasard sont gagnables, c’est prouvé, ou leur meilleur score connu est indiqué. Les indices ne savent que ce que tu vois.
challenge = **Un défi du jour.** La même donne pour tout le monde, avec un classement pour ton serveur. Les admins peuvent le faire publier chaque jour.
study = **Problèmes et bilans.** Résous des problèmes et fais monter ta cote. Vois quel coup a décidé ta partie, et réessaie à partir de là.
everybody = **Pour tout le monde.** Les plateaux sont des images faites pour le téléphone, en { $themes } thèmes. En texte, ils se jouent avec un lecteur d’écran.
everybody-at-table = **Pour tout le monde.** Avec « { $button } », tu fais glisser les cartes sans quitter Discord. En texte, les plateaux se jouent avec un lecteur d’écran.
# In the picture of the table: one sentence.
table-pitch = Touche et fais glisser les cartes sans quitter la conversation.
safe-games = **Rien ne se perd.** Tu peux annuler n’importe quel coup, autant de fois que tu veux. Jusqu’à { $games } parties en cours sont conservées.
start = Ajoute le bot à un serveur ou à ton compte. Tape `{ $command }`, puis appuie sur un jeu.
