import { pluralIn } from '../../languages/plural.ts';
import type { FoundWords } from '../words-of-site.ts';

const counted = pluralIn('fr');
const aeds = (count: number) => counted(count, { one: '# DAE', many: '# de DAE', other: '# DAE' });
const minutes = (count: number) => counted(count, { one: '# minute', many: '# minutes', other: '# minutes' });
const reports = (count: number) =>
  counted(count, { one: '# signalement', many: '# de signalements', other: '# signalements' });

export const words: FoundWords = {
  availabilityText: {
    midnight: {
      closes: 'fermera à minuit',
      knownUntil: 'horaires inconnus à partir de minuit',
      closedUntil: 'Fermé, ouvrira à minuit',
    },
    always: 'Accessible maintenant, à toute heure',
    openNow: 'Accessible maintenant',
    opensBefore: 'Ouvrira avant que vous arriviez à pied',
    closes: (moment) => `fermeture\u00a0: ${moment}`,
    knownUntil: (moment) => `horaires inconnus à partir de\u00a0: ${moment}`,
    closesBefore: 'Fermera avant que vous arriviez à pied',
    farDay: (weekday, date, time) => `${weekday} ${date}, ${time}`,
    closedUntil: (moment) => `Fermé. Ouverture\u00a0: ${moment}`,
    closedForLong: 'Fermé, heure d’ouverture inconnue',
    alternativeFurther: (length, name) => `Accessible 24\u00a0h/24, ${length} plus loin\u00a0: ${name}`,
    alternativeNearer: (name) => `Accessible 24\u00a0h/24, pas plus loin\u00a0: ${name}`,
    unknown: {
      'limited-in-words': 'Accès limité, selon la liste des DAE',
      'says-always': 'Accessible à toute heure, selon la liste des DAE',
      'on-a-vehicle': 'À bord d’un véhicule, peut-être en déplacement',
      'carried-about': 'Sans emplacement fixe, peut-être ailleurs',
      'no-hours': 'Horaires non indiqués',
      'hours-in-words': 'Horaires pas clairs\u00a0: décrits seulement en mots',
      'not-said-for-this-time': 'On ne sait pas s’il est accessible à cette heure',
      'public-holiday': 'Horaires pas clairs\u00a0: c’est peut-être un jour férié là-bas',
      'no-local-time': 'Horaires pas clairs\u00a0: l’heure locale là-bas n’est pas connue',
      'hours-too-old': 'Horaires pas clairs\u00a0: les dates indiquées sont passées',
    },
  },
  besideText: { thereAndBack: (time) => `aller-retour ${time}`, droneAtBest: (time) => `${time} au mieux` },
  cardText: {
    allDay: 'Accès 24\u00a0h/24',
    verified: (when) => `Vérifié\u00a0: ${when}`,
    estimated: 'Temps estimé',
    estimatedTo: (name) => `jusqu’à ${name}`,
    methods: { foot: 'À pied', car: 'Voiture', drone: 'Drone' },
    minutes: (time) => `${time}\u00a0min`,
    about: 'environ',
    hours: (time) => `${time} h`,
    simulation: 'simulation',
    overLimit: '(>5\u00a0min)',
  },
  checkedText: { today: 'aujourd’hui', inMonth: (month) => month, inYear: (year) => year, on: (date) => date },
  detailsText: {
    where: 'Où',
    level: (level) => `niveau ${level}`,
    indoors: 'à l’intérieur',
    outdoors: 'à l’extérieur',
    locked: 'verrouillé\u00a0: demandez le code à l’opérateur des secours',
    unlocked: 'non verrouillé',
    access: {
      yes: 'Accessible à tous',
      permissive: 'Chacun peut l’utiliser',
      customers: 'Pour la clientèle\u00a0: demandez-le',
      permit: 'Sur autorisation\u00a0: on peut vous refuser l’entrée',
      private: 'Accès privé\u00a0: on peut vous refuser l’entrée',
      no: 'Pas pour le public\u00a0: on peut vous refuser l’entrée',
    },
    childPads: 'Électrodes pour enfants',
    number: 'Numéro sur le boîtier',
    tellNumber: 'Donnez ce numéro à l’opérateur des secours.',
    plusCode: 'Plus Code',
    phone: 'Téléphone',
    source: (titles) => `Source\u00a0: ${titles}`,
    reportsAlone: 'signalements à ce site, vérifiés par une personne',
    entry: 'voir ou modifier sur OpenStreetMap',
  },
  dispatchText: {
    refused: {
      'drone-eta-over-limit': {
        title: 'Drone non envoyé\u00a0: arrivée dans plus de 5 minutes',
        description: 'Choisissez un DAE plus proche ou un autre moyen',
      },
      'not-signed-in': { title: 'Connexion requise', description: 'Connectez-vous pour envoyer des drones' },
      'no-drone-permission': {
        title: 'Autorisation de drone requise',
        description: 'Il vous faut l’accord d’un administrateur pour envoyer des drones',
      },
    },
    failed: { title: 'L’envoi a échoué', description: 'Réessayez ou contactez l’assistance' },
    droneSent: 'Drone envoyé\u00a0!',
    navigationStarted: 'Itinéraire lancé\u00a0!',
    note: {
      drone: 'Simulation\u00a0: personne n’a été envoyé',
      maps: 'Votre application de cartes s’ouvre. Personne n’a été envoyé.',
      sample: 'Données d’exemple\u00a0: personne n’a été envoyé, aucune carte ne s’ouvre',
    },
    eta: (time, name) => `Temps estimé\u00a0: ${time}\u00a0min jusqu’à ${name}`,
  },
  listText: {
    first: 'Envoyez d’abord quelqu’un chercher celui-ci',
    noneToFetch: 'Aucun DAE ne peut être apporté à temps',
    unread: 'La liste des DAE n’a pas pu être chargée',
    partUnread: 'Une partie de la liste des DAE n’a pas pu être chargée',
    former: 'Ce sont vos derniers résultats. Les distances partent du lieu de cette recherche.',
    others: 'Autres DAE, dans cet ordre',
    chosen: 'Vous avez choisi celui-ci',
    all: 'Tous les DAE, dans cet ordre',
    howToGetIt: 'Comment l’obtenir\u00a0:',
    noListFor: (country) => `Nous n’avons pas de liste de DAE pour ce pays\u00a0: ${country}.`,
    noListHere: (country) => `Nos listes de DAE ne couvrent pas cette partie du pays\u00a0: ${country}.`,
    clockCorrected:
      'L’horloge de cet appareil est fausse. Pour savoir ce qui est ouvert, nous utilisons celle de notre serveur.',
    clockDoubted:
      'L’horloge de cet appareil semble fausse. Vérifiez la date et l’heure. Ce que nous disons ouvert peut aussi être faux.',
    hoursInRegister: 'D’après la liste des DAE\u00a0:',
    hoursWhole: 'Horaires indiqués dans la liste\u00a0:',
    doubtOfState: 'Son état, d’après la liste des DAE\u00a0:',
    doubtOfAccess: 'Qui peut l’utiliser, d’après la liste des DAE\u00a0:',
    doubtOfPlace: (length) => `Lieu approximatif\u00a0: le DAE peut être jusqu’à ${length} du repère`,
    placeInDoubt: 'Le lieu indiqué peut être faux',
    backToList: 'Retour à la liste',
    map: 'Carte et réglages de la carte',
  },
  reachText: {
    noneInReach:
      'Aucun DAE connu n’est accessible à pied. Continuez le massage cardiaque. Restez en ligne avec l’opérateur des secours. L’ambulance apporte un DAE.',
    allClosed:
      'Tous les DAE accessibles à pied seront fermés à votre arrivée. Continuez le massage cardiaque. Demandez à l’opérateur des secours. L’ambulance apporte un DAE.',
    nearestBeyond: (name, length, drive) =>
      `Le plus proche\u00a0: ${name}, à ${length}. En voiture, il faut environ ${drive} aller-retour.`,
    farther: (count) =>
      counted(count, {
        one: '# autre DAE demande plus d’une heure à pied, aller-retour.',
        many: '# d’autres DAE demandent plus d’une heure à pied, aller-retour.',
        other: '# autres DAE demandent plus d’une heure à pied, aller-retour.',
      }),
    show: (count) =>
      counted(count, {
        one: 'L’afficher quand même',
        many: 'Afficher ces # quand même',
        other: 'Afficher ces # quand même',
      }),
    pair: (second, sooner) =>
      `Deux personnes pour aider\u00a0? Envoyez-en une au DAE 1 et une au DAE ${second}. Si le DAE 1 n’est pas accessible, cela fait gagner environ ${minutes(sooner)}.`,
  },
  reasonText: {
    nearestOpen: 'Le plus proche, et ouvert à votre arrivée',
    open: 'Ouvert à votre arrivée',
    openBeforeNearer: (count) =>
      counted(count, {
        one: 'Ouvert à votre arrivée\u00a0; # DAE plus proche est peut-être fermé à clé',
        many: 'Ouvert à votre arrivée\u00a0; # de DAE plus proches sont peut-être fermés à clé',
        other: 'Ouvert à votre arrivée\u00a0; # DAE plus proches sont peut-être fermés à clé',
      }),
    uncertain: {
      'not-for-everybody': 'Pas ouvert à tous',
      reported: 'Un problème a été signalé',
      unclear: 'Quelque chose n’est pas clair dans la liste des DAE',
    },
    nearerThanSure: (uncertain, sooner) =>
      `${uncertain}. Plus proche de ${minutes(sooner)} que le premier DAE qui sera probablement ouvert`,
    nearestUncertain: (uncertain, chance) => `Le plus proche. ${uncertain}\u00a0; ${chance}`,
    uncertainAs: (uncertain, chance) => `${uncertain}\u00a0; ${chance}`,
    chance: {
      most: 'les DAE de ce genre sont le plus souvent accessibles à cette heure',
      some: 'environ la moitié des DAE de ce genre sont accessibles à cette heure',
      few: 'les DAE de ce genre sont rarement accessibles à cette heure',
    },
  },
  registryText: {
    comma: ', ',
    semicolon: '; ',
    from: {
      rough: (length) =>
        `Votre position n’est précise qu’à ${length} environ, les distances et l’ordre sont donc approximatifs.`,
      named: (name) => `Distances depuis le centre de ${name}, et non depuis votre position.`,
      point: (name) => `Distances depuis ce point\u00a0: ${name}.`,
      map: 'Distances depuis le point que vous avez choisi sur la carte.',
    },
    summary: (count) =>
      counted(count, {
        one: '# DAE connu accessible à pied.',
        many: '# de DAE accessibles à pied, le meilleur d’abord.',
        other: '# DAE accessibles à pied, le meilleur d’abord.',
      }),
    summaryOrder:
      'Classés selon le temps qu’il faut pour qu’un DAE arrive auprès de la victime, en tenant compte des portes fermées à clé.',
    nearestIs: (name, length, reason) => `Le plus proche\u00a0: ${name}, ${length}, ${reason}.`,
    showNearest: 'L’afficher',
    onlyOpen: 'Seulement les DAE ouverts à votre arrivée',
    hidden: (count) => counted(count, { one: '# DAE masqué', many: '# de DAE masqués', other: '# DAE masqués' }),
    noneOpen: 'Aucun n’est connu pour être ouvert à votre arrivée. Désactivez le filtre pour voir les autres.',
    more: (count) =>
      counted(count, { one: 'En afficher # de plus', many: 'En afficher # de plus', other: 'En afficher # de plus' }),
    damaged:
      'Il peut manquer des DAE\u00a0: une partie de la liste est arrivée endommagée, nous l’avons laissée de côté.',
    gaps: 'Il peut manquer des DAE\u00a0: une partie de la liste n’a pas été chargée.',
    unread:
      'La liste des DAE de cette zone n’a pas pu être chargée. Réessayez. Demandez à l’opérateur des secours où est le DAE le plus proche.',
    none: 'Aucun DAE n’est connu dans un rayon de 50\u00a0km. Demandez à l’opérateur des secours où est le DAE le plus proche.',
    announced: (count, name, length, reason) =>
      `${aeds(count)}, le meilleur d’abord\u00a0: ${name}, ${length}, ${reason}.`,
    showOnMap: 'Montrer sur la carte',
    showOnMapOf: (name) => `où est ${name}`,
    openMap: 'Afficher la carte',
    closeMap: 'Masquer la carte',
    chosenPoint: 'Point choisi',
    pointAtMap: 'Ou choisir un point sur la carte',
    data: 'Données des DAE\u00a0: ',
    brackets: { open: ' (', close: ')' },
    stop: '.',
    dataNote:
      'Ces listes sont faites par des bénévoles et des communes. Des entrées peuvent être fausses ou périmées. Les distances sont à vol d’oiseau. Les temps sont nos estimations. Votre position reste sur cet appareil.',
    numbersNote: 'Les numéros d’urgence viennent de notre propre table, qui cite ses sources.',
    maps: '«\u00a0À pied\u00a0» et «\u00a0Voiture\u00a0» ouvrent',
    mapsChoices: {
      phone: 'Cartes de ce téléphone',
      apple: 'Apple Maps',
      google: 'Google Maps',
      openstreetmap: 'OpenStreetMap',
    },
    mapsNote: 'Ces cartes reçoivent la position du DAE, pas la vôtre.',
  },
  reckoningLinkText: {
    title: 'Comment nous classons les DAE',
    notLoaded: 'Cette explication n’a pas pu être chargée. Vérifiez la connexion et rechargez la page.',
  },
  reportedText: {
    open: {
      gone: (count, since) => `Signalé absent (${reports(count)}\u00a0; premier\u00a0: ${since}). Non confirmé.`,
      'out-of-order': (count, since) =>
        `Signalé sous clé ou en panne (${reports(count)}\u00a0; premier\u00a0: ${since}). Non confirmé.`,
      hours: (count, since) =>
        `Horaires signalés faux (${reports(count)}\u00a0; premier\u00a0: ${since}). Non confirmé.`,
      place: (count, since) => `Lieu signalé faux (${reports(count)}\u00a0; premier\u00a0: ${since}). Non confirmé.`,
      present: (count, last) => `Signalé présent (${reports(count)}\u00a0; dernier\u00a0: ${last})`,
    },
    confirmed: {
      gone: (day) => `Absence confirmée\u00a0: ${day}. Depuis, la liste des DAE l’indique de nouveau.`,
      'out-of-order': (day) => `Sous clé ou en panne, confirmé\u00a0: ${day}`,
      hours: (day) => `Horaires corrigés\u00a0: ${day}`,
      place: (day) => `Lieu corrigé\u00a0: ${day}`,
      present: (day) => `Présence confirmée\u00a0: ${day}`,
      new: (day) => `On nous l’a signalé, confirmé\u00a0: ${day}. Il n’est encore dans aucune liste de DAE.`,
    },
    contradicted: (confirmed) => `${confirmed}. La liste des DAE indique maintenant autre chose.`,
    question: (question) => `Un vérificateur demande\u00a0: ${question}`,
  },
  samplesText: {
    found: (count, name, kilometres) =>
      `${counted(count, { one: '# DAE d’exemple', many: '# de DAE d’exemple', other: '# DAE d’exemple' })}, le plus proche d’abord\u00a0: ${name}, ${kilometres}\u00a0km.`,
    notReal:
      'Ces entrées sont inventées pour montrer comment marche la recherche. Ces DAE n’existent pas. En cas d’urgence, demandez à l’opérateur des secours où est le DAE le plus proche.',
  },
  sourceAgesText: {
    asOf: (title, day) => `${title}, date des données\u00a0: ${day}`,
    unknown: (title) => `${title}\u00a0: date des données non indiquée`,
    more: (count) => counted(count, { one: 'et # de plus', many: 'et # de plus', other: 'et # de plus' }),
    recent: (sources) => `${sources}.`,
    old: (sources) =>
      `Plus d’un an\u00a0: ${sources}. Depuis, un DAE a pu être déplacé ou enlevé. Demandez sur place, ou à l’opérateur des secours.`,
  },
  shareText: {
    share: 'Partager le lien',
    copied: 'Lien copié',
    failed: 'Le lien n’a pas pu être copié. Ouvrez la page et copiez son adresse.',
    page: 'Tout sur ce DAE',
  },
};
