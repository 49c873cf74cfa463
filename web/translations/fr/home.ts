import type { HomeWords } from '../words-of-site.ts';

export const words: HomeWords = {
  homeMetaText: {
    description: (count) =>
      `Un atlas de ${count} lieux connus pour leur longévité, avec les sources et les doutes à côté de chaque chiffre, et une recherche du défibrillateur le plus proche.`,
  },
  heroText: {
    tag: 'Symbiose humains et IA',
    lede: 'La carte des lieux où l’on vit longtemps et en symbiose, selon des principes de santé vérifiés par une IA, sous contrôle humain et avec le protocole Tempesta Checksum.',
    principles: 'Principes de vie',
    integrity: 'Intégrité vérifiée',
    agentics: (product) => `${product} + Agents`,
    today:
      '«\u00a0Vérifié par l’IA\u00a0» est prévu, pas fait. Les chiffres nomment leur source ou disent qu’aucune n’est connue.',
    explore: 'Explorer la carte',
    learn: 'Qu’est-ce que TCΣ\u00a0?',
    scrollCue: 'Lire la suite plus bas',
  },
  emergencyNoticeText: {
    label: 'Avis d’urgence',
    banner: (number) =>
      `${number === null ? 'En cas d’urgence, appelez immédiatement le numéro d’urgence du pays où vous êtes.' : `En cas d’urgence médicale, appelez immédiatement le ${number}.`} Ce site web ne porte pas secours.`,
    learn: 'En savoir plus sur le 911',
    findAed: 'Trouver un DAE',
    buttons: [
      { label: '911', title: '911\u00a0: à venir' },
      { label: 'Ambu\u00adlance', title: 'Ambulance\u00a0: à venir' },
      { label: 'Drone', title: 'Drone (5\u00a0min au plus)\u00a0: à venir' },
    ],
    notConnected: 'Ces trois boutons ne fonctionnent pas encore. Utilisez votre téléphone.',
  },
};
