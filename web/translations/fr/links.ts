import type { LinksWords } from '../words-of-site.ts';

export const words: LinksWords = {
  frameText: {
    emergency: [
      { label: 'Massage cardiaque', to: '/cpr' },
      { label: 'Numéros d’urgence', to: '/emergency-numbers' },
    ],
    links: [
      { label: 'Carte', to: '/#map' },
      { label: 'Lieux', to: '/hubs' },
      { label: 'Espérance de vie', to: '/life-expectancy' },
      { label: 'Principes', to: '/principles' },
      { label: 'Méthode', to: '/methodology' },
      { label: 'Architecture', to: '/architecture' },
    ],
    tagline: 'Là où l’on vit longtemps, et comment nous le savons.',
    disclaimer:
      'Rien sur ce site n’est un avis médical. Les scores sont des appréciations et non des mesures, sauf si une source et une année figurent à côté.',
    marked: 'Les pages marquées EN sont en anglais.',
    columns: [
      {
        title: 'Plateforme',
        links: [
          { label: 'Carte de la longévité', to: '/#map' },
          { label: 'Tous les lieux', to: '/hubs' },
          { label: 'Espérance de vie', to: '/life-expectancy' },
          { label: 'Recherche de DAE', to: '/aed' },
          { label: 'DAE par pays', to: '/aeds' },
          { label: 'Niveaux d’accès', to: '/#access-tiers' },
        ],
      },
      {
        title: 'Ressources',
        links: [
          { label: 'Principes', to: '/principles' },
          { label: 'Méthode', to: '/methodology' },
          { label: 'Architecture du système', to: '/architecture' },
          { label: 'Le registre scellé', to: '/ledger' },
          { label: 'Données ouvertes', to: '/developers' },
          { label: 'Massage cardiaque', to: '/cpr' },
          { label: 'Numéros d’urgence', to: '/emergency-numbers' },
        ],
      },
      {
        title: 'Mentions légales',
        links: [
          { label: 'Confidentialité', to: '/privacy' },
          { label: 'Conditions d’utilisation', to: '/terms' },
          { label: 'Accessibilité', to: '/accessibility' },
          { label: 'Ce que ce site n’affirme pas', to: '/methodology#not-claimed' },
          { label: 'Sources et licences', to: '/methodology#sources' },
          { label: 'Votre position reste chez vous', to: '/methodology#privacy' },
        ],
      },
    ],
    reuse: { label: 'Textes, scores et téléchargements\u00a0: CC BY 4.0', to: '/terms#reuse' },
    licences: 'Licences des logiciels',
  },
  translationNoteText: {
    notReviewed: 'Cette traduction n’a pas encore été relue par un traducteur médical.',
    report: 'Signaler une erreur',
    englishInPlaces: 'Quelques phrases sont en anglais\u00a0: leur traduction n’est pas encore prête.',
    englishRest: 'En anglais\u00a0: les noms de nombreux lieux, les titres des sources et les notes sur les pays.',
  },
};
