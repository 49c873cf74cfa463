import type { StandInWords } from '../words-of-site.ts';

export const words: StandInWords = {
  notFoundText: {
    number: '404',
    title: 'Page introuvable',
    text: 'Il n’y a pas de page à cette adresse. Elle a peut-être déménagé, ou l’adresse contient une faute.',
    home: 'Vers l’accueil',
    chart: 'Terre inconnue',
  },
  offlineText: {
    tag: 'Pas de connexion',
    title: 'Vous êtes hors ligne',
    lede: 'Cette page n’est pas enregistrée sur votre appareil, et il n’y a pas de connexion. Les pages ci-dessous fonctionnent quand même.',
    emergency: 'En cas d’urgence',
    callFirst: 'Appelez d’abord le numéro d’urgence.',
    callFirstMore: 'Un appel n’a pas besoin d’internet. La recherche montre les DAE enregistrés sur cet appareil.',
    findAed: 'Trouver un DAE',
    kept: 'Enregistré sur cet appareil',
    pages: [
      { label: 'Numéros d’urgence de tous les pays', to: '/emergency-numbers' },
      { label: 'Accueil, avec la liste des lieux', to: '/' },
      { label: 'Principes', to: '/principles' },
      { label: 'Méthode', to: '/methodology' },
      { label: 'Architecture', to: '/architecture' },
      { label: 'Confidentialité', to: '/privacy' },
      { label: 'Conditions d’utilisation', to: '/terms' },
      { label: 'Accessibilité', to: '/accessibility' },
    ],
    hubs: 'Les pages de lieux que vous avez déjà ouvertes fonctionnent aussi, avec leurs images. Les vidéos et les plans de rues ont besoin d’une connexion.',
    again: 'Réessayer cette page',
  },
};
