import type { StandInWords } from '../words-of-site.ts';

export const words: StandInWords = {
  notFoundText: {
    number: '404',
    title: 'Page introuvable',
    text: 'Il n’y a pas de page à cette adresse. Elle a peut-être déménagé, ou l’adresse contient une faute.',
    home: 'Vers l’accueil, en anglais',
    chart: 'Terre inconnue',
  },
  offlineText: {
    tag: 'Pas de connexion',
    title: 'Vous êtes hors ligne',
    lede: 'Cette page n’est pas gardée sur votre appareil, et le réseau ne répond pas. Celles-ci restent disponibles.',
    emergency: 'En cas d’urgence',
    callFirst: 'Appelez d’abord le numéro d’urgence.',
    callFirstMore: 'Un appel n’a pas besoin d’internet. La recherche montre les DAE que cet appareil a gardés.',
    findAed: 'Trouver un DAE',
    kept: 'Gardé sur cet appareil',
    pages: [
      { label: 'Numéros d’urgence de tous les pays', to: '/emergency-numbers' },
      { label: 'Accueil, avec la liste des lieux (anglais)', to: '/' },
      { label: 'Principes (anglais)', to: '/principles' },
      { label: 'Méthode (anglais)', to: '/methodology' },
      { label: 'Architecture (anglais)', to: '/architecture' },
      { label: 'Confidentialité (anglais)', to: '/privacy' },
      { label: 'Conditions d’utilisation (anglais)', to: '/terms' },
      { label: 'Accessibilité (anglais)', to: '/accessibility' },
    ],
    hubs: 'Les pages de lieux déjà ouvertes s’ouvrent de nouveau, avec leurs images. Les films et les plans de rues ont besoin du réseau.',
    again: 'Réessayer cette page',
  },
};
