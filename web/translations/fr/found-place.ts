import { pluralIn } from '../../languages/plural.ts';
import type { FoundPlaceWords } from '../words-of-site.ts';

const counted = pluralIn('fr');
const aeds = (count: number) => counted(count, { one: '# DAE', many: '# de DAE', other: '# DAE' });
const squares = (count: number) => counted(count, { one: '# carré', many: '# de carrés', other: '# carrés' });

export const words: FoundPlaceWords = {
  aedMapText: {
    label:
      'Carte des DAE. La liste à côté montre les mêmes DAE. Les flèches déplacent la carte, plus et moins changent l’échelle.',
    pickLabel: 'Appuyez sur Entrée pour choisir le milieu de la carte. Confirmez ensuite la recherche.',
    usability: {
      likely: 'probablement utilisable à votre arrivée',
      uncertain: 'peut-être utilisable à votre arrivée',
      unlikely: 'probablement pas utilisable à votre arrivée',
    },
    otherAed: (name) => `DAE\u00a0: ${name}`,
    otherAeds: 'Autres DAE visibles. Les flèches vont de l’un à l’autre.',
    group: (count) => `${aeds(count)}\u00a0; agrandit`,
    registers: 'DAE\u00a0: ',
    semicolon: '\u00a0; ',
    brackets: { open: ' (', close: ')' },
    moreRegisters: (count) =>
      counted(count, { one: '# autre liste', many: '# d’autres listes', other: '# autres listes' }),
    isIncomplete: 'Certains DAE de cette vue n’ont pas pu être chargés. Déplacez la carte pour réessayer.',
    isCountingAll: 'À cette échelle, les cercles comptent tous les DAE. Agrandissez la carte pour les filtrer.',
    searchHere: 'Chercher depuis la croix\u00a0?',
    search: 'Chercher ici',
    cancelSearch: 'Annuler',
  },
  keepAreaText: {
    title: 'Utiliser hors ligne',
    keep: 'Enregistrer cette zone hors ligne',
    offer: (count, size) =>
      `${aeds(count)} dans un rayon d’un peu plus de 25\u00a0km\u00a0: environ ${size}. Vous pourrez ensuite trouver le plus proche hors ligne.`,
    withStreets: (size) =>
      `Avec les rues dans un rayon de 10\u00a0km, pour montrer le chemin hors ligne\u00a0: environ ${size} de plus.`,
    lost: 'Votre navigateur a supprimé la zone enregistrée. Enregistrez-la de nouveau.',
    privacy:
      'Enregistré sur cet appareil seulement. Le serveur voit quels carrés de la carte sont téléchargés, jamais où vous êtes. Quand nous publions une liste des DAE plus récente, ils sont téléchargés de nouveau.',
    keeping: (done, total) => (total === 0 ? 'Enregistrement…' : `Enregistrés\u00a0: ${done} sur ${squares(total)}`),
    kept: (cells, count, day) => `Enregistré\u00a0: ${aeds(count)} en ${squares(cells)}, le\u00a0: ${day}`,
    remove: 'Supprimer',
    failed: {
      network: 'Non enregistré\u00a0: la connexion a été coupée. Réessayez là où elle est meilleure.',
      full: 'Non enregistré\u00a0: cet appareil n’a plus de place. Libérez de la place et réessayez.',
      site: 'Non enregistré\u00a0: ce navigateur, ou cette fenêtre privée, ne peut pas garder de pages hors ligne. Essayez un autre navigateur.',
      remove:
        'Non supprimé\u00a0: le navigateur a refusé, la zone est toujours enregistrée. Réessayez, ou effacez les données de ce site.',
    },
  },
  aedMapPlaceText: {
    loading: 'La carte se charge…',
    failed: 'La carte n’a pas pu être chargée. La liste montre les mêmes DAE.',
    tryAgain: 'Réessayer',
  },
  placeText: {
    allowAgain: {
      ios: 'Pour la partager\u00a0: touchez le symbole à côté de l’adresse web, puis Réglages du site web, Position, Autoriser. S’il n’y est pas\u00a0: ouvrez Réglages, Confidentialité et sécurité, Service de localisation, Sites web Safari.',
      android:
        'Pour la partager\u00a0: touchez le symbole à côté de l’adresse web, puis Autorisations, Position, Autoriser.',
      other: 'Pour la partager\u00a0: cliquez sur le symbole à côté de l’adresse web et autorisez la position.',
    },
    allowedRuns: 'La recherche démarre ensuite automatiquement.',
    need: {
      refused: 'Cette page n’a pas accès à votre position.',
      failed: 'Nous n’avons pas pu trouver votre position.',
      awaited: 'En attente de votre position.',
    },
    needMore: 'Saisissez un lieu près de vous. Ce que vous tapez reste sur cet appareil.',
    elsewhere: 'Chercher ailleurs',
    label: 'Ville ou village',
    hint: 'Par exemple Kraków, Zürich ou Okinawa\u00a0; vous pouvez omettre les accents.',
    nothing: (typed) =>
      `Nous n’avons pas trouvé «\u00a0${typed}\u00a0». Essayez une plus grande ville proche, ou choisissez un point sur la carte.`,
    postcode: (typed) =>
      `«\u00a0${typed}\u00a0» semble être un code postal. Nous ne pouvons pas chercher par code postal. Saisissez le nom de la ville, ou des coordonnées comme 47.3769, 8.5417, ou choisissez un point sur la carte.`,
    beyond:
      'Ces coordonnées n’existent pas\u00a0: la latitude va jusqu’à 90 degrés, la longitude jusqu’à 180. Vérifiez les nombres, ou choisissez un point sur la carte.',
    unreadable:
      'Nous n’avons pas pu lire ces coordonnées. Saisissez la latitude et la longitude, comme 47.3769, 8.5417, ou choisissez un point sur la carte.',
    noCoordinates:
      'Ce lien ne contient pas de coordonnées. Saisissez-les, comme 47.3769, 8.5417, ou choisissez un point sur la carte.',
    options: (count) => counted(count, { one: '# lieu', many: '# de lieux', other: '# lieux' }),
  },
  streetText: {
    straight: 'à vol d’oiseau',
    along: 'par les rues',
    reordered: 'Par les rues, un autre DAE est plus proche. Nous l’affichons maintenant en premier.',
    offer: (name, minutes) => `Par les rues, ${name} est plus proche\u00a0: ${minutes} à pied. Y aller plutôt\u00a0?`,
    takeOffer: 'Le mettre en premier',
    stay: 'Garder le mien',
    showWay: 'Montrer le chemin',
    wayNotLoaded:
      'Le chemin n’a pas pu être chargé. Vérifiez la connexion, ou appuyez sur «\u00a0À pied\u00a0» pour ouvrir vos cartes.',
  },
};
