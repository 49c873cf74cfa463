import { pluralIn } from '../../languages/plural.ts';
import type { MapWords } from '../words-of-site.ts';

const counted = pluralIn('fr');
const places = (count: number) => counted(count, { one: '# lieu', many: '# de lieux', other: '# lieux' });

export const words: MapWords = {
  explorerText: {
    title: 'Lieux de longévité dans le monde',
    lede: 'Explorez 30 lieux de longévité dans le monde entier.',

    watchIntroduction: 'Voir la vidéo d’introduction',
    introductionTitle: 'Vidéo d’introduction',
    closeIntroduction: 'Fermer la vidéo d’introduction',
    captions: 'Anglais',
    videoUnsupported: 'Votre navigateur ne peut pas lire la vidéo.',
    filmFailed: 'La vidéo n’a pas pu être chargée. Vérifiez la connexion, puis ouvrez-la de nouveau.',
    explainer: (product) => `${product}\u00a0: la symbiose expliquée`,
    closeExplainer: 'Fermer la vidéo explicative',
    explainerFrame: (product) => `Vidéo\u00a0: ${product}, la symbiose expliquée`,
    visitProduct: (product) => `Visiter ${product}.One`,
    opensInNewTab: '(ouvre un nouvel onglet)',

    activeNodes: 'Nœuds actifs',
    activeNodesUnknown: 'Trouvez votre position pour les compter',
    activeNodesKnown: 'Lieux à moins de 2000\u00a0km',
    longevityHubs: 'Lieux de longévité',
    longevityHubsHint: (count) => `Chiffre de la maquette\u00a0; la carte montre maintenant ${count} lieux`,
    verified: 'TCΣ vérifiée',
    measured: (percent, records) =>
      `Mesuré\u00a0: ${percent} de ${counted(records, { one: '# enregistrement', many: '# d’enregistrements', other: '# enregistrements' })}`,
    measuredUnknown: 'Mesuré\u00a0: voir la méthode',

    locate: 'Trouver mon lieu de longévité le plus proche',
    locating: 'En attente de votre position…',
    locateNote: 'Votre position reste sur cet appareil.',

    viewSwitch: 'Comment montrer les lieux',
    map: 'Carte',
    list: 'Liste',
    skipMap: 'Passer la carte',
    frameLabel: 'Les lieux',
    mapLoading: 'La carte se charge…',
    mapFailed: 'La carte n’a pas pu être chargée. Voici tous les lieux en liste.',
    tryAgain: 'Réessayer',
    withoutScript: 'La carte interactive a besoin de JavaScript. Cette liste mène à chaque lieu.',

    nearestToYou: 'Les plus proches de vous',
    showOnMap: 'Montrer sur la carte',
    showHubOnMap: (name) => `Montrer sur la carte\u00a0: ${name}`,

    finderLabel: 'Chercher parmi les lieux',
    finderTitle: 'Chercher un lieu',
    finderAll: 'Tous les lieux en tableau',

    lifeExpectancy: 'Espérance de vie dans chaque pays',
    legendTitle: 'Indice de longévité (SLI)',
    bands: {
      green: '90\u00a0% et plus',
      lime: '85\u00a0% et plus',
      yellow: '80\u00a0% et plus',
      grey: 'moins de 80\u00a0%',
    },
    legendRing: 'Plus l’anneau d’une marque est large, meilleur est son Ξaccess.',
    shadeByLife: 'Colorer selon l’espérance de vie',
    shadeLegend: 'Espérance de vie à la naissance en 2023, en années, et nombre de pays et territoires concernés',
    shadeFailed: 'Les couleurs n’ont pas pu être chargées. Vérifiez votre connexion, puis réessayez.',

    nearestHub: 'Lieu le plus proche\u00a0:',
    selectedHub: 'Lieu choisi\u00a0:',
    distance: (length) => `Vous êtes à environ ${length}`,
    sli: 'SLI',
    xiAccess: 'Ξaccess',
    place: (place, count) => `Lieu ${place} sur ${count} à proximité`,
    previous: 'Lieu précédent',
    next: 'Lieu suivant',
    recallCard: (name) => `Montrer de nouveau la fiche\u00a0: ${name}`,

    nearestBadge: 'Lieu le plus proche',
    sliHint: 'Santé et longévité dans l’ensemble',
    accessStability: 'Stabilité de l’accès Ξaccess',
    accessHint: 'Accès aux soins et aux infrastructures',
    estimate: 'estimation de la rédaction',
    estimateShort: 'estimation',
    founding: 'méthode inconnue',
    explorePrograms: (name) => `Explorer les programmes\u00a0: ${name}`,
    comingSoon: 'Programme à venir',
    nothingSelected: 'Aucun lieu choisi pour l’instant',
    invitation: 'Choisissez-en un sur la carte.',

    geolocationFailed: 'La position n’a pas pu être déterminée\u00a0; la carte reste telle quelle.',
    geolocationMissing: 'Ce navigateur n’offre pas de géolocalisation\u00a0; la carte reste telle quelle.',
  },
  mapText: {
    label: 'Carte des lieux. Les flèches la déplacent, plus et moins changent l’échelle.',
    markerLabel: (name, percent) => `${name}, SLI ${percent}`,
    pileLabel: (count, hubs) => `${places(count)}\u00a0: ${hubs.join(', ')}\u00a0; les déploie`,
    wholeWorld: 'Le monde entier',
    closePopup: 'Fermer la fenêtre',
    sli: 'SLI',
    xiAccess: 'Ξaccess',
    explore: (name) => `Explorer les programmes\u00a0: ${name}`,
    comingSoon: 'Programme à venir',
    estimate: 'estimation',
    founding: 'méthode inconnue',
  },
};
