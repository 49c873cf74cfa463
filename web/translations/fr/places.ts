import { pluralIn } from '../../languages/plural.ts';
import type { PlacesWords } from '../words-of-site.ts';

const counted = pluralIn('fr');
const places = (count: number) => counted(count, { one: '# lieu', many: '# de lieux', other: '# lieux' });

export const words: PlacesWords = {
  hubsMetaText: {
    title: 'Tous les lieux',
    description: (count) =>
      `Les ${places(count)} de la carte de la longévité en un tableau\u00a0: chercher, filtrer, trier, en comparer jusqu’à quatre et emporter les chiffres avec leurs sources.`,
  },
  kindsText: {
    'validated-blue-zone': 'Zone bleue sur la liste de ses chercheurs',
    cohort: 'Cohorte adventiste',
    'country-or-territory': 'Pays ou territoire',
    city: 'Ville',
    'programme-community': 'Collectivité avec programme',
    'unaffiliated-community': 'Collectivité, aucun programme trouvé',
  },
  placesText: {
    tag: 'Index des lieux',
    title: 'Tous les lieux',
    lede: (count) =>
      `${places(count)} en un tableau, les deux kilomètres carrés de Monaco aussi faciles à trouver que le Canada. Cherchez, triez et mettez-en jusqu’à quatre côte à côte.`,

    toolsLabel: 'Chercher et filtrer les lieux',
    search: 'Chercher',
    searchHint: 'Nom ou région',
    filters: 'Filtres',
    kind: 'Type de lieu',
    anyKind: 'Tous les types',
    region: 'Partie du monde',
    anyRegion: 'Le monde entier',
    band: 'Indice (SLI)',
    anyBand: 'Tous les niveaux',
    bands: {
      green: '90\u00a0% et plus',
      lime: 'de 85\u00a0% à moins de 90\u00a0%',
      yellow: 'de 80\u00a0% à moins de 85\u00a0%',
      grey: 'moins de 80\u00a0%',
    },
    reset: 'Effacer la recherche et les filtres',
    shown: (shown, all) => (shown === all ? places(all) : `${shown} sur ${places(all)}`),
    nothing: 'Aucun lieu de l’atlas n’y répond.',
    nothingHint: 'Essayez moins de lettres, une autre orthographe ou un filtre plus large.',
    showAll: (all) => `Montrer les ${places(all)}`,
    partNames: {
      q: 'recherche',
      kind: 'type',
      region: 'partie du monde',
      sli: 'indice',
      sort: 'ordre',
      place: 'lieu',
      compare: 'comparaison',
    },
    part: (name, value) => `${name} «\u00a0${value}\u00a0»`,
    ignored: (parts, areMore) =>
      `L’adresse demande quelque chose que cette page n’a pas\u00a0: ${parts.join(', ')}${areMore ? ' et d’autres' : ''}. Cette partie a été laissée de côté.`,

    tableLabel: 'Lieux de l’atlas',
    compareColumn: 'Comparer',
    mapColumn: 'Carte',
    columns: { name: 'Lieu', region: 'Partie du monde', kind: 'Type', life: 'Espérance de vie' },
    scores: { sli: 'SLI', xiAccess: 'Ξaccess' },
    scoreOrigins: { estimate: 'estimation de la rédaction', founding: 'méthode inconnue' },
    notPublished: 'Non publiée ici',
    sortWithCountries: 'Trier les lieux sans chiffre selon celui de leur pays',
    bySex: (women, men) => `moyenne des femmes ${women} et des hommes ${men}`,
    compareOne: (name) => `Comparer\u00a0: ${name}`,
    showOnMap: (name) => `Montrer sur la carte\u00a0: ${name}`,
    comingSoon: 'Programme à venir',
    tableNote:
      'SLI et Ξaccess ne sont pas des mesures. «\u00a0≈\u00a0» marque nos propres estimations. Les autres valeurs viennent de la liste d’origine, de méthode inconnue. L’espérance de vie est à la naissance, pour les deux sexes. Sous chaque chiffre figurent son année et, s’il couvre plus que le lieu, la population qu’il compte.',
    methodology: 'D’où viennent les chiffres',

    compareNow: (chosen) => `Comparer ${places(chosen)}`,

    compareTitle: 'Côte à côte',
    compareInvitation:
      'Cochez de deux à quatre lieux dans le tableau ci-dessus pour voir leurs chiffres côte à côte, chacun avec son année et sa source.',
    compareFailed: 'La comparaison n’a pas pu être chargée. Rouvrez la page quand il y a une connexion.',

    readMore: (name) => `En savoir plus\u00a0: ${name}`,

    share: 'Partager cette vue',
    shareTitle: 'Lieux de Symbiotics Longevity Map',
    shared: 'Partagé.',
    copied: 'Le lien est copié.',
    notCopied: 'Le lien n’a pas pu être copié. Le voici\u00a0:',
    linkLabel: 'Lien vers cette vue',

    download: 'Télécharger ce qui est affiché (en anglais)\u00a0:',
    csv: 'CSV',
    json: 'JSON',
    notDownloaded: 'Le fichier n’a pas pu être créé\u00a0; son code ne s’est pas chargé. Réessayez avec une connexion.',
    downloaded: (file) => `Enregistré\u00a0: ${file}`,

    mapLabel: 'Carte à côté du tableau',
    mapStill: 'Montrer la carte',
    mapLoading: 'La carte se charge…',
    mapFailed: 'La carte n’a pas pu être chargée. Le tableau contient tous les lieux.',
    tryAgain: 'Réessayer',
    noneChosen: 'Choisissez une ligne pour la trouver sur la carte, ou une marque pour trouver sa ligne.',
  },
  worldRegionsText: {
    Europe: 'Europe',
    'North and Central America': 'Amérique du Nord et centrale',
    Asia: 'Asie',
    'Oceania and the Pacific': 'Océanie et Pacifique',
    'Africa and the Indian Ocean': 'Afrique et océan Indien',
  },
};
