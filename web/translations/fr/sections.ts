import type { SectionsWords } from '../words-of-site.ts';

export const words: SectionsWords = {
  accessTiersText: {
    tag: 'Gratuit aujourd’hui',
    title: 'Niveaux d’accès',
    lede: 'Tout sur ce site est gratuit. Les deux autres niveaux sont des projets et ne s’achètent pas.',
    popular: 'Populaire',
    includes: (name) => `Compris dans ${name}`,
    start: 'Commencer gratuitement',
    comingSoon: 'À venir',
    subscribe: 'S’abonner',
    payment: 'Paiement sécurisé avec Stripe, Ethereum ou le portefeuille MetaMask',
    tiers: {
      free: {
        name: 'Gratuit',
        period: 'pour toujours',
        description: 'Tout l’atlas, ouvert à tous, sans compte.',
        features: [
          'Carte de tous les lieux de longévité',
          'Des profils des lieux',
          'Recherche de DAE',
          'Méthode et sources',
        ],
      },
      convenience: {
        name: 'Confort',
        period: 'par mois',
        description: 'Prévu pour qui suit plusieurs lieux.',
        features: [
          'Tout ce qui est dans Gratuit',
          'Lieux enregistrés et notes',
          'Alertes sur vos lieux',
          'Téléchargements à imprimer',
        ],
      },
      concierge: {
        name: 'Conciergerie',
        period: 'par mois',
        description: 'Prévu pour qui veut une personne à ses côtés.',
        features: [
          'Tout ce qui est dans Confort',
          'Une personne que vous connaissez par son nom',
          'De l’aide pour les programmes locaux',
          'Un bilan chaque année',
        ],
      },
    },
  },
  administrationText: {
    title: 'Administration',
    deniedTitle: 'Réservé aux administrateurs',
    denied: 'Il faut les droits d’administrateur pour ouvrir ce panneau.',
    loading: 'Chargement des journaux...',
    panelMissing: 'Le panneau n’a pas pu être chargé. Vérifiez la connexion, puis rechargez la page.',
    reload: 'Recharger la page',
  },
  alertsText: {
    tag: 'Autour de vous',
    title: 'Alertes à proximité',
    lede: 'Avis de santé, de sécurité et d’environnement, les plus urgents d’abord. Ce sont des exemples\u00a0; rien de tel n’est arrivé.',
    types: { health: 'Santé', safety: 'Sécurité', environmental: 'Environnement' },
    severities: { high: 'Élevée', medium: 'Moyenne', low: 'Faible' },
    severity: '(urgence)',
    away: (distance) => `à ${distance}`,
    notices: {
      'sample-heat': {
        title: 'Alerte à la chaleur dans la vieille ville',
        message: 'Très chaud jusqu’à vingt heures. Vous pouvez vous rafraîchir à la bibliothèque et au marché couvert.',
        timestamp: 'il y a 15 minutes',
      },
      'sample-footbridge': {
        title: 'Passerelle fermée pour travaux',
        message: 'À pied et en fauteuil roulant, on passe par le pont d’en bas, environ six minutes de plus.',
        timestamp: 'il y a 1 heure',
      },
      'sample-pollen': {
        title: 'Pollen de bouleau en hausse',
        message: 'Il y en a beaucoup le long de la rivière dès midi. Il baisse avec la pluie attendue cette nuit.',
        timestamp: 'il y a 3 heures',
      },
      'sample-screening': {
        title: 'Mesure de la tension samedi',
        message: 'Gratuit et sans rendez-vous à la mairie, de neuf heures à treize heures.',
        timestamp: 'hier',
      },
    },
  },
  civicTermsText: {
    access: 'accès',
    confirmation: 'confirmation humaine',
    assist: 'aide de la machine',
    agency: 'agents',
    knowledge: 'savoir',
    symbiosis: 'symbiose',
    checksum: 'Tempesta Checksum',
    index: 'indice de longévité',
  },
  symbiosisText: {
    title: 'Longévité symbiotique',
    lede: 'Un modèle civique où l’IA aide et où des humains confirment. La longévité y est un équipement commun, comme une conduite d’eau ou une bibliothèque.',
    features: [
      {
        title: 'Validation en temps réel',
        text: 'Les capteurs du téléphone, les plateformes de santé raccordées et une IA qui observe remarquent un changement pendant qu’il se produit et le transmettent comme proposition. Aucun d’eux ne rend de verdict.',
      },
      {
        title: 'Contrôle humain',
        text: 'Chaque donnée est confirmée par des personnes désignées avant d’être enregistrée pour de bon. Ce que personne n’a confirmé reste un brouillon.',
      },
      {
        title: 'Registre sur une blockchain',
        text: 'Les inscriptions confirmées deviennent des enregistrements de symbiose immuables sur une blockchain. Une erreur se corrige par une inscription ultérieure, jamais en effaçant la première.',
      },
    ],
    designNote:
      'C’est ainsi que le modèle est conçu. Ce site ne lit aucun capteur, ne surveille rien et ne tient aucune blockchain\u00a0;',
    designLink: 'la page sur l’architecture dit ce qui fonctionne aujourd’hui',
    designEnd: '.',
    diagram: {
      title: 'Quatre anneaux autour du triangle λ13',
      description:
        'Quatre anneaux concentriques, de l’extérieur vers l’intérieur\u00a0: Ξaccess, accès\u00a0; Ksense, savoir\u00a0; Agt_cap, agents\u00a0; Σsymbio, symbiose. Dans l’anneau le plus petit se trouve un triangle marqué λ13. De son sommet, une flèche traverse les quatre anneaux et en sort par le haut comme résultat ΩLL^Sym, longévité symbiotique.',
      caption: 'Le résultat sort par chaque anneau\u00a0: aucun ne peut être sauté.',
      enlarge: 'Agrandir le dessin',
      close: 'Fermer le dessin',
    },
    withoutDials:
      'Les curseurs qui se trouvent ici ont besoin de JavaScript, et il ne s’est pas chargé. L’équation n’en a pas besoin.',
    definitionsTitle: 'Quatre termes',
    definitions: {
      access:
        'Avec quelle certitude chacun peut atteindre des soins, de l’eau propre, une rue sûre et le réseau, les mauvais jours comme les bons. C’est le seul terme que la carte montre pour chaque lieu.',
      knowledge: 'Ce qu’un lieu sait de sa propre santé, et jusqu’où ceux qui y vivent peuvent s’en servir.',
      agency:
        'Ce que des programmes, appelés agents, peuvent faire pour les gens\u00a0: un rappel, une recherche, un premier brouillon. Une personne reste responsable de tout.',
      symbiosis:
        'À quel point les gens, les agents et les institutions travaillent les uns pour les autres, et non chacun de son côté.',
    },
    driftExample: 'À quoi ressemble une dérive',
    withoutExample:
      'Les dessins qui se trouvent ici ont besoin de JavaScript. La page sur la méthode dit à quoi se reconnaît une dérive.',
    equation: {
      title: 'L’équation civique de base',
      spoken:
        'Oméga LL Sym, longévité symbiotique, égale accès fois confirmation humaine fois aide de la machine fois agents fois savoir fois symbiose fois le facteur de cohérence\u00a0: TC Sigma, fois lambda treize, fois Phi, fois A sur tau, fois S L I.',
      output: 'longévité symbiotique',
      lastFactor: 'cohérence',
      zero: 'Si un terme est nul, la cohérence de la longévité chute.',
      zeroReason:
        'Les termes se multiplient et ne s’additionnent pas\u00a0; la force de l’un ne peut donc pas combler le manque d’un autre\u00a0: le meilleur hôpital ne vaut rien pour qui ne peut pas s’y rendre.',
      signs:
        'H et M sont des signes abrégés propres à cette page. TCΣ est la Tempesta Checksum, SLI le Symbiotic Longevity Index. λ13, Φ, A et τ sont des coefficients du modèle\u00a0; aucune valeur n’en a été publiée, et aucun score de cette carte ne les utilise.',
    },
    promise: {
      title: 'Notre promesse symbiotique',
      points: [
        {
          title: 'Accès',
          text: 'De l’aide à portée, quoi que gagne une personne et de quelque façon qu’elle se déplace.',
        },
        { title: 'Agents', text: 'Un programme prépare l’étape\u00a0; une personne décide de la franchir ou non.' },
        { title: 'Savoir', text: 'Chaque chiffre avec son année et sa source, et les doutes écrits à côté.' },
        { title: 'Symbiose', text: 'Humains et machines voient ce que font les autres, et chacun répond de sa part.' },
      ],
    },
    drift:
      'Une dérive de Ω selon le revenu, le handicap, la langue ou le quartier entraîne un examen et une réponse publique.',
  },
  dialsText: {
    title: 'Régler les termes',
    group: 'Termes de l’équation',
    atZero: {
      access:
        'Personne ne peut y aller\u00a0: les portes sont ouvertes, mais il n’y a ni bus, ni rampe, ni billet abordable.',
      confirmation:
        'Personne ne confirme\u00a0: tout ce que les machines remarquent reste à l’état de brouillon, et personne n’en est responsable.',
      assist:
        'Aucune machine n’aide\u00a0: les gens doivent tout surveiller eux-mêmes, et rien ne leur signale ce qui leur échappe.',
      agency:
        'Aucun agent ne peut agir\u00a0: chaque rappel et chaque recherche attend quelqu’un qui ait une heure de libre, et personne n’en a.',
      knowledge:
        'Personne ne sait\u00a0: le lieu n’a pas de chiffres sur sa propre santé, personne ne voit donc ni les manques ni les progrès.',
      symbiosis:
        'Personne ne travaille ensemble\u00a0: habitants, agents et services font chacun leur part, mais les parts ne s’accordent pas.',
      checksum:
        'Aucun enregistrement n’est intact\u00a0: aucun ne correspond à sa somme de contrôle, aucun ne peut donc être affiché comme vérifié.',
      index:
        'Aucun principe n’est respecté\u00a0: il n’y a nulle part où marcher, rien de bon à manger et personne à fréquenter.',
    },
    nothing: '0, rien',
    inFull: '1, en entier',
    ofOne: (value) => `${value} sur 1`,
    full: 'Chaque terme est au maximum\u00a0: rien ne se perd. Baissez-en un.',
    even: (value, output) => `Chaque terme vaut ${value}. Multipliés, ils donnent ${output}.`,
    weakestOne: (name, value) =>
      `Le terme le plus faible\u00a0: ${name}, à ${value}. Un cran de plus à cet endroit élève Ω plus que le même cran ailleurs.`,
    weakest: (names, value) =>
      `Les termes les plus faibles\u00a0: ${names}, à ${value}. Un cran de plus pour l’un d’eux est ce qui élève le plus Ω.`,
    alsoZero: (names) => `À zéro aussi\u00a0: ${names}.`,
    someOfEight: (count) => `${count} des huit`,
    spoken: (output, sentence) => `Oméga ${output}. ${sentence}`,
    tries: 'Essayer',
    presets: {
      noAccess: 'Accès coupé',
      nobodyConfirms: 'Personne ne confirme',
      nineTenths: 'Tous à neuf dixièmes',
    },
    reset: 'Réinitialiser',
    note: 'Une illustration, pas une mesure\u00a0: aucun lieu n’a publié de valeurs pour ces termes. λ13, Φ, A et τ n’ont pas non plus de valeur publiée et restent fixés à 1\u00a0; τ divise, il ne peut donc jamais être nul.',
  },
  driftText: {
    lede: 'Un lieu qui n’existe pas, sur deux ans. Chaque dessin met Ω d’un groupe à côté de Ω de tous ceux qui y vivent. Un groupe qui est à plus de 0,10 au-dessous de tous, deux trimestres de suite, fait l’objet d’un examen public.',
    groups: {
      income: { axis: 'Revenu', name: 'Le cinquième le moins bien payé' },
      disability: { axis: 'Handicap', name: 'Personnes handicapées' },
      language: { axis: 'Langue', name: 'Une autre langue à la maison' },
      neighbourhood: { axis: 'Quartier', name: 'Le quartier du port' },
    },
    steady: 'Pas d’examen\u00a0: il reste dans la limite.',
    dipped: 'Pas d’examen\u00a0: un trimestre sous la limite, puis retour.',
    reviewed: (quarter) => `Examen et réponse publique, à partir de\u00a0: ${quarter}.`,
    quarter: (year, quarter) => `année ${year}, trimestre ${quarter}`,
    drawn: (name, first, last, verdict) => `${name}\u00a0: Ω va de ${first} à ${last}. ${verdict}`,
    table: 'Les chiffres en tableau',
    caption: 'Ω par trimestre, inventé pour cet exemple',
    group: 'Groupe',
    everybody: 'Tous',
    limit: 'Limite',
    firstYear: 'Année 1',
    secondYear: 'Année 2',
  },
  healthZonesText: {
    tag: 'Quartier par quartier',
    title: 'La santé par quartier',
    lede: 'Comment on pourrait lire un quartier d’un coup d’œil. Les trois quartiers sont inventés.',
    score: 'Score de santé',
    scoreOf: (score) => `Score de santé\u00a0: ${score} sur 100`,
    factors: { air: 'Air', green: 'Espaces verts', clinic: 'À pied au cabinet', noise: 'Bruit de la rue' },
    zones: {
      'sample-harbour-quarter': {
        name: 'Quartier du Port',
        rating: 'Très bon',
        population: '24\u202f300 habitants',
        factors: { air: 'Bon', green: '19\u00a0m² par habitant', clinic: '12\u00a0minutes', noise: '54\u00a0dB' },
      },
      'sample-mill-district': {
        name: 'Quartier du Moulin',
        rating: 'Bon',
        population: '31\u202f800 habitants',
        factors: { air: 'Moyen', green: '11\u00a0m² par habitant', clinic: '17\u00a0minutes', noise: '61\u00a0dB' },
      },
      'sample-orchard-hill': {
        name: 'Colline du Verger',
        rating: 'Excellent',
        population: '9\u202f600 habitants',
        factors: { air: 'Très bon', green: '46\u00a0m² par habitant', clinic: '9\u00a0minutes', noise: '47\u00a0dB' },
      },
    },
  },
  statisticsText: {
    tag: 'Ensemble',
    title: 'La communauté en chiffres',
    lede: 'Comment on pourrait résumer la communauté une fois comptée. Ces chiffres sont inventés.',
    tiles: {
      members: { label: 'Membres', value: '12\u202f847', change: '412 de plus que le mois dernier' },
      countries: { label: 'Pays', value: '127+', change: '3 de plus que le trimestre dernier' },
      data: { label: 'Données', value: '2,4\u00a0M+', change: '180\u202f000 de plus que le mois dernier' },
      satisfaction: { label: 'Satisfaction', value: '98,7\u00a0%', change: 'Comme le trimestre dernier' },
    },
  },
  systemInvitationText: {
    title: 'Découvrir notre système',
    lede: 'Six étapes d’une mesure à une marque sur la carte, et les quatre principes qui sont derrière.',
    view: 'Voir l’architecture du système',
  },
  trendMarkText: { up: 'en hausse', down: 'en baisse', stable: 'stable' },
};
