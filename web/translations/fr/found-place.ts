import { pluralIn } from '../../languages/plural.ts';
import type { FoundPlaceWords } from '../words-of-site.ts';

const counted = pluralIn('fr');

export const words: FoundPlaceWords = {
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
    offer: (name, minutes) => `Par les rues, ${name} est plus proche : ${minutes} à pied. Y aller plutôt ?`,
    takeOffer: 'Le mettre en premier',
    stay: 'Garder le mien',
    showWay: 'Montrer le chemin',
    wayNotLoaded:
      'Le chemin n’a pas pu être chargé. Vérifiez la connexion, ou appuyez sur «\u00a0À pied\u00a0» pour ouvrir vos cartes.',
  },
};
