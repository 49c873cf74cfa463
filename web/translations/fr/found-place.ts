import { pluralIn } from '../../languages/plural.ts';
import type { FoundPlaceWords } from '../words-of-site.ts';

const counted = pluralIn('fr');

export const words: FoundPlaceWords = {
  aedMapPlaceText: {
    loading: 'La carte se charge…',
    failed: 'La carte n’a pas pu être chargée. La liste contient les mêmes DAE.',
    tryAgain: 'Réessayer',
  },
  placeText: {
    allowAgain: {
      ios: 'Pour la partager : appuyez sur le symbole de la barre d’adresse, puis Réglages du site web, Position, Autoriser. Sinon : Réglages, Confidentialité et sécurité, Service de localisation, Sites web Safari.',
      android:
        'Pour la partager : appuyez sur le symbole à côté de l’adresse, puis Autorisations, Position, Autoriser.',
      other: 'Pour la partager : appuyez sur le symbole à côté de l’adresse et autorisez la position.',
    },
    allowedRuns: 'La recherche se lance alors toute seule.',
    need: {
      refused: 'Votre position n’est pas partagée avec cette page.',
      failed: 'Votre position n’a pas pu être trouvée.',
      awaited: 'Votre appareil n’a pas encore donné votre position.',
    },
    needMore: 'Indiquez plutôt un lieu proche. Il reste sur cet appareil.',
    elsewhere: 'Chercher ailleurs',
    label: 'Ville ou lieu de longévité',
    hint: 'Par exemple Kraków, Zürich ou Okinawa ; les accents peuvent être omis.',
    nothing: (typed) =>
      `Lieu inconnu : « ${typed} ». Seuls sont connus les villes, les lieux de longévité et les localités des adresses de DAE. Indiquez un lieu plus grand à proximité, ou montrez-le sur la carte.`,
    postcode: (typed) =>
      `« ${typed} » semble être un code postal, et aucun n’est connu ici. Indiquez le nom de la localité ou des coordonnées comme 47.3769, 8.5417, ou montrez sur la carte.`,
    beyond:
      'Ces coordonnées n’existent pas sur Terre : la latitude va jusqu’à 90 degrés, la longitude jusqu’à 180. Vérifiez les nombres, ou montrez sur la carte.',
    unreadable:
      'Coordonnées illisibles. Indiquez latitude et longitude, par exemple 47.3769, 8.5417, ou montrez sur la carte.',
    noCoordinates:
      'Cette adresse ne contient pas de coordonnées. Indiquez-les, par exemple 47.3769, 8.5417, ou montrez sur la carte.',
    options: (count) => counted(count, { one: '# lieu', many: '# de lieux', other: '# lieux' }),
  },
  streetText: {
    straight: 'à vol d’oiseau',
    along: 'par les rues',
    reordered: 'Par les rues, un autre DAE est plus proche qu’à vol d’oiseau. Il est maintenant le premier.',
    offer: (name, minutes) => `Par les rues, ${name} est plus proche : ${minutes} à pied. Y aller plutôt ?`,
    takeOffer: 'Le mettre en premier',
    stay: 'Garder le mien',
    showWay: 'Montrer le chemin',
    wayNotLoaded:
      'Le chemin n’a pas pu s’ouvrir. Vérifiez la connexion, ou appuyez sur « À pied » pour ouvrir vos cartes.',
  },
};
