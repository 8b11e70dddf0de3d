# The screen of /privacy: what is stored, for how long, and how to get or delete it. At most 8 lines.

button-privacy = Confidentialité
privacy-title = Confidentialité
privacy-stored = Le bot enregistre le numéro de ton compte et ton nom dans cette discussion, ainsi que tes parties, tes résultats et tes paramètres.
privacy-lifetimes = Les parties en cours sont supprimées { $open ->
    [one] { $open } jour
   *[other] { $open } jours
 } après leur dernier coup, les parties terminées après { $past ->
    [one] { $past } jour
   *[other] { $past } jours
 }. Résultats et statistiques sont supprimés { $years } ans après leur dernier changement.
privacy-shared = Il ne vend rien et ne transmet rien à personne. Les classements et les publications montrent ton nom et tes résultats. Tu peux changer cela dans les paramètres.
privacy-chat = Sur un serveur ou dans un groupe, tout le monde voit tes parties, sauf si les plateaux y sont privés. Cette discussion conserve nos messages selon ses propres règles.
privacy-page = Il enregistre aussi les derniers messages de cette page pendant { $days } jours.
privacy-yours = Avec « { button-my-data } », tu peux tout voir, tout exporter dans un fichier ou tout supprimer.
privacy-operator = Qui exploite ce bot en est responsable. Les auteurs du logiciel ne reçoivent aucune donnée.
privacy-policy = Politique de confidentialité : { $address }
terms-of-use = Conditions d’utilisation : { $address }
