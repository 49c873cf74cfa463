import { pluralIn } from '../../languages/plural.ts';
import type { FoundWords } from '../words-of-site.ts';

const counted = pluralIn('fr');
const minutes = (count: number) => counted(count, { one: '# minute', many: '# minutes', other: '# minutes' });
const people = (count: number) => counted(count, { one: '# personne', many: '# de personnes', other: '# personnes' });

export const words: FoundWords = {
  aedMapText: {
    label:
      'Carte des DAE. La liste à côté contient les mêmes. Les flèches déplacent la carte, plus et moins changent l’échelle.',
    pickLabel: 'Entrée propose le milieu de la carte comme point de recherche.',
    usability: {
      likely: 'sans doute utilisable à votre arrivée',
      uncertain: 'peut-être utilisable à votre arrivée',
      unlikely: 'sans doute pas utilisable à votre arrivée',
    },
    otherAed: (name) => `DAE : ${name}`,
    otherAeds: 'Autres DAE visibles ; les flèches vont de l’un à l’autre',
    group: (count) => `${count} DAE ; agrandit`,
    registers: 'DAE : ',
    semicolon: '\u00a0; ',
    brackets: { open: ' (', close: ')' },
    moreRegisters: (count) =>
      counted(count, { one: '# autre registre', many: '# d’autres registres', other: '# autres registres' }),
    isIncomplete: 'Certains DAE de cette vue n’ont pas pu être chargés. Déplacez la carte pour réessayer.',
    isCountingAll: 'À cette échelle, les cercles comptent tous les DAE. Agrandissez pour les filtrer.',
    searchHere: 'Chercher depuis la croix ?',
    search: 'Chercher ici',
    cancelSearch: 'Annuler',
  },
  availabilityText: {
    midnight: {
      closes: 'ferme à minuit',
      knownUntil: 'horaires inconnus à partir de minuit',
      closedUntil: 'Fermé ; ouvre à minuit',
    },
    always: 'Ouvert maintenant, à toute heure',
    openNow: 'Ouvert maintenant',
    opensBefore: 'Ouvre avant votre arrivée à pied',
    closes: (moment) => `fermeture : ${moment}`,
    knownUntil: (moment) => `horaires inconnus à partir de : ${moment}`,
    closesBefore: 'Ferme avant votre arrivée à pied',
    farDay: (weekday, date, time) => `${weekday} ${date}, ${time}`,
    closedUntil: (moment) => `Fermé ; ouverture : ${moment}`,
    closedForLong: 'Fermé ; le registre ne donne pas d’heure d’ouverture sûre',
    alternativeFurther: (length, name) => `accessible 24 h/24, ${length} plus loin : ${name}`,
    alternativeNearer: (name) => `accessible 24 h/24, pas plus loin : ${name}`,
    unknown: {
      'limited-in-words': 'Limité, selon le registre',
      'says-always': 'Selon le registre, accessible à toute heure',
      'on-a-vehicle': 'Dans un véhicule, peut-être parti',
      'carried-about': 'Sans place fixe, peut-être ailleurs',
      'no-hours': 'Horaires non indiqués',
      'hours-in-words': 'Horaires incertains : seulement dans les mots du registre',
      'not-said-for-this-time': 'Horaires incertains à cette heure',
      'public-holiday': 'Horaires incertains : c’est peut-être un jour férié là-bas',
      'no-local-time': 'Horaires incertains : cet appareil ne connaît pas l’heure là-bas',
      'hours-too-old': 'Horaires incertains : les dates du registre sont passées',
    },
  },
  besideText: { thereAndBack: (time) => `aller-retour ${time}`, droneAtBest: (time) => `${time} au mieux` },
  cardText: {
    allDay: 'Accès 24 h/24',
    verified: (when) => `Vérifié : ${when}`,
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
    locked: 'verrouillé : demandez le code en appelant',
    unlocked: 'non verrouillé',
    access: {
      yes: 'Accessible à tous',
      permissive: 'Chacun peut l’utiliser',
      customers: 'Pour la clientèle ; demandez-le',
      permit: 'Sur autorisation : on peut vous refuser l’entrée',
      private: 'Accès privé : on peut vous refuser l’entrée',
      no: 'Pas pour le public : on peut vous refuser l’entrée',
    },
    childPads: 'Électrodes pour enfants',
    phone: 'Téléphone',
    source: (titles) => `Source\u00a0: ${titles}`,
    reportsAlone: 'signalements à ce site, confirmés par une personne',
    entry: 'voir ou corriger cette fiche',
  },
  dispatchText: {
    refused: {
      'drone-eta-over-limit': {
        title: 'Drone non envoyé : plus de 5 minutes',
        description: 'Choisissez un DAE plus proche ou un autre moyen',
      },
      'not-signed-in': { title: 'Connexion requise', description: 'Connectez-vous pour envoyer des drones' },
      'no-drone-permission': {
        title: 'Autorisation de drone requise',
        description: 'L’envoi de drones demande l’accord d’un administrateur',
      },
    },
    failed: { title: 'L’envoi a échoué', description: 'Réessayez ou écrivez-nous' },
    droneSent: 'Drone envoyé !',
    navigationStarted: 'Itinéraire lancé !',
    note: {
      drone: 'Simulation : personne n’a été envoyé',
      maps: 'Personne n’a été envoyé : vos cartes s’ouvrent',
      sample: 'Données d’exemple : personne n’a été envoyé, aucune carte ne s’ouvre',
    },
    eta: (time, name) => `Temps estimé : ${time}\u00a0min jusqu’à ${name}`,
  },
  keepAreaText: {
    title: 'Sans réseau',
    keep: 'Garder cette zone hors ligne',
    offer: (count, size) =>
      `${count} DAE du registre dans un rayon d’un peu plus de 25\u00a0km : environ ${size}. Ensuite, trouver le plus proche ne demande aucun réseau.`,
    withStreets: (size) => `Avec les rues à 10\u00a0km à la ronde, pour guider sans réseau : environ ${size} de plus.`,
    lost: 'Le navigateur a supprimé la zone gardée sur cet appareil. Gardez-la de nouveau.',
    privacy:
      'Gardé sur cet appareil seulement. Le serveur voit quels carrés de la carte sont chargés, jamais où vous êtes. Quand un registre plus récent paraît, ils sont rechargés.',
    keeping: (done, total) => (total === 0 ? 'Enregistrement…' : `Carrés gardés : ${done} sur ${total}`),
    kept: (cells, count, day) => `Gardé le ${day} ; carrés : ${cells}, DAE : ${count}`,
    remove: 'Supprimer',
    failed: {
      network:
        'La zone n’est pas gardée : le réseau s’est coupé. Rien n’est perdu ; réessayez avec une meilleure connexion.',
      full: 'La zone n’est pas gardée : cet appareil n’a plus de place. Libérez-en et réessayez.',
      site: 'La zone n’est pas gardée : ce navigateur ne laisse pas une page fonctionner sans réseau. Une fenêtre privée ne le permet jamais.',
      remove:
        'La zone n’est pas supprimée : le navigateur a refusé, elle est toujours gardée. Réessayez ou effacez les données de ce site.',
    },
  },
  listText: {
    first: 'Envoyez d’abord quelqu’un chercher celui-ci',
    noneToFetch: 'Aucun à aller chercher à temps',
    unread: 'Le registre n’a pas pu être lu',
    partUnread: 'Une partie du registre n’a pas pu être lue',
    former: 'Cette liste est celle de la recherche précédente : ses distances partent du lieu de cette recherche.',
    others: 'Les autres, dans cet ordre',
    chosen: 'Celui que vous avez demandé',
    all: 'Tous, dans cet ordre',
    howToGetIt: 'Comment l’obtenir :',
    noListFor: (country) => `Nous n’avons pas de liste de DAE pour ce pays : ${country}.`,
    noListHere: (country) => `Nos listes de DAE ne couvrent pas cette partie du pays : ${country}.`,
    clockCorrected:
      'L’horloge de cet appareil est fausse. Ce qui est ouvert est jugé selon l’horloge de notre serveur.',
    clockDoubted:
      'L’horloge de cet appareil semble fausse : ce qui est ouvert est incertain. Vérifiez la date et l’heure.',
    hoursInRegister: 'Le registre dit :',
    hoursWhole: 'Ses horaires, tels que le registre les écrit :',
    doubtOfState: 'Le registre dit de son état :',
    doubtOfAccess: 'Le registre dit de qui peut l’utiliser :',
    doubtOfPlace: (length) => `Son emplacement est approximatif : jusqu’à ${length} du repère`,
    placeInDoubt: 'Son emplacement dans le registre est peut-être faux',
    backToList: 'Retour à la liste',
    map: 'La carte et ce qui s’y rapporte',
  },
  reachText: {
    noneInReach:
      'Aucun DAE connu à portée de marche. Continuez le massage et restez en ligne avec les secours ; l’ambulance en apporte un.',
    allClosed:
      'Tous les DAE à portée seront fermés à votre arrivée. Continuez le massage et demandez aux secours ; l’ambulance en apporte un.',
    nearestBeyond: (name, length, drive) =>
      `Le plus proche : ${name}, à ${length} ; en voiture, environ ${drive} aller-retour.`,
    farther: (count) => `À plus d’une heure à pied, aller-retour : encore ${count} DAE.`,
    show: (count) => `Afficher quand même (${count})`,
    pair: (second, sooner) =>
      `Deux personnes peuvent y aller ? L’une au numéro 1, l’autre au numéro ${second} : si le premier n’est pas accessible, un DAE est ici environ ${minutes(sooner)} plus tôt.`,
  },
  reasonText: {
    nearestOpen: 'Le plus proche, et ouvert à votre arrivée',
    open: 'Ouvert à votre arrivée',
    openBeforeNearer: (count) => `Ouvert à votre arrivée ; plus proches mais peut-être fermés à clé : ${count}`,
    uncertain: {
      'not-for-everybody': 'Pas destiné à tous',
      reported: 'On signale un problème',
      unclear: 'Quelque chose n’est pas clair dans le registre',
    },
    nearerThanSure: (uncertain, sooner) =>
      `${uncertain}. ${minutes(sooner)} plus près que le premier DAE accessible à coup sûr`,
    nearestUncertain: (uncertain, chance) => `Le plus proche. ${uncertain} ; ${chance}`,
    uncertainAs: (uncertain, chance) => `${uncertain} ; ${chance}`,
    chance: {
      most: 'la plupart des DAE de ce genre sont accessibles à cette heure',
      some: 'environ la moitié des DAE de ce genre sont accessibles à cette heure',
      few: 'peu de DAE de ce genre sont accessibles à cette heure',
    },
  },
  registryText: {
    comma: ', ',
    semicolon: '; ',
    from: {
      rough: (length) =>
        `Votre position n’est connue qu’à ${length} près : distances et ordre sont aussi approximatifs. Elle reste sur cet appareil.`,
      named: (name) => `Distances depuis le centre de ${name}, pas depuis votre position.`,
      point: (name) => `Distances depuis ce point : ${name}.`,
      map: 'Distances depuis le point choisi sur la carte.',
    },
    summary: (count) =>
      count === 1
        ? '1 DAE à portée de marche, à la connaissance du registre.'
        : `${count} DAE à portée, le meilleur d’abord.`,
    summaryOrder:
      'Selon le temps jusqu’à ce qu’un DAE soit auprès du patient : l’aller-retour et le risque d’une porte fermée.',
    nearestIs: (name, length, reason) => `Le plus proche de tous : ${name}, ${length} : ${reason}.`,
    showNearest: 'L’afficher',
    onlyOpen: 'Ouverts à l’arrivée seulement',
    hidden: (count) => `DAE masqués : ${count}`,
    noneOpen: 'Aucun n’est connu comme ouvert à votre arrivée. Retirez le filtre pour voir les autres.',
    more: (count) => `En afficher ${count} de plus`,
    damaged:
      'Une partie du registre ne correspond pas à sa somme de contrôle et n’est pas affichée ; il peut manquer des DAE.',
    gaps: 'Une partie du registre n’a pas pu être lue ; il peut manquer des DAE.',
    unread: 'Le registre n’a pas pu être lu autour de ce lieu. Réessayez ; en attendant, demandez aux secours.',
    none: 'Le registre ne connaît aucun DAE à moins de 50\u00a0km. Demandez aux secours par téléphone.',
    announced: (count, name, length, reason) => `${count} DAE, le meilleur d’abord : ${name}, ${length}, ${reason}.`,
    showOnMap: 'Montrer sur la carte',
    showOnMapOf: (name) => `où est ${name}`,
    openMap: 'Afficher la carte',
    closeMap: 'Masquer la carte',
    chosenPoint: 'Point choisi',
    pointAtMap: 'Ou montrer sur la carte',
    data: 'Données des DAE : ',
    brackets: { open: ' (', close: ')' },
    stop: '.',
    dataNote:
      'Faites par des bénévoles et des communes ; des fiches peuvent être fausses ou périmées. Distances à vol d’oiseau, temps estimés par nous. Votre position reste sur cet appareil.',
    numbersNote:
      'Numéros d’urgence : notre propre tableau, chaque ligne avec sa source ; le pays d’après des frontières gardées dans cette page (country-coder, par les auteurs de l’éditeur d’OpenStreetMap).',
    maps: '« À pied » et « Voiture » ouvrent',
    mapsChoices: {
      phone: 'Cartes de ce téléphone',
      apple: 'Apple Maps',
      google: 'Google Maps',
      openstreetmap: 'OpenStreetMap',
    },
    mapsNote: 'Elles apprennent la position du DAE, pas la vôtre.',
  },
  reckoningLinkText: {
    title: 'Comment est-ce calculé ?',
    notLoaded: 'La réponse n’a pas pu s’ouvrir. Vérifiez la connexion et rechargez la page.',
  },
  reportedText: {
    open: {
      gone: (count, since) => `Signalé absent (${people(count)}, depuis le ${since}), pas encore confirmé`,
      'out-of-order': (count, since) =>
        `Signalé verrouillé ou en panne (${people(count)}, depuis le ${since}), pas encore confirmé`,
      hours: (count, since) => `Horaires signalés faux (${people(count)}, depuis le ${since}), pas encore confirmé`,
      place: (count, since) => `Lieu signalé faux (${people(count)}, depuis le ${since}), pas encore confirmé`,
      present: (count, last) => `Signalé présent (${people(count)}, dernière fois le ${last})`,
    },
    confirmed: {
      gone: (day) => `Absence confirmée le ${day} ; le registre l’a de nouveau inscrit depuis`,
      'out-of-order': (day) => `Verrouillé ou en panne, confirmé le ${day}`,
      hours: (day) => `Horaires corrigés le ${day}`,
      place: (day) => `Lieu corrigé le ${day}`,
      present: (day) => `Présence confirmée le ${day}`,
      new: (day) => `Signalé par des gens et confirmé le ${day} ; aucun registre ne l’inscrit encore`,
    },
    contradicted: (confirmed) => `${confirmed} ; le registre dit autre chose depuis`,
    question: (question) => `Question d’un responsable : ${question}`,
  },
  samplesText: {
    found: (count, name, kilometres) =>
      `${count} DAE d’exemple, le plus proche d’abord : ${name}, ${kilometres}\u00a0km.`,
    notReal:
      'Ces fiches sont inventées pour montrer la recherche ; ces appareils n’existent pas. En cas d’urgence, demandez aux secours, par téléphone, le DAE le plus proche.',
  },
  sourceAgesText: {
    asOf: (title, day) => `${title} : données du ${day}`,
    unknown: (title) => `${title} : le registre ne dit pas le jour de ses données`,
    more: (count) => `et ${count} de plus`,
    recent: (sources) => `${sources}.`,
    old: (sources) =>
      `Plus d’un an : ${sources}. Un DAE a pu être déplacé ou retiré depuis ; demandez sur place ou aux secours.`,
  },
};
