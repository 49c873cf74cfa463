import { inLanguage } from '../../languages/in-language.ts';

/** What the frame shows about the emergency pages, which are there in every language. */
export const emergencyFrameText = inLanguage('emergencyFrameText', {
  skipToContent: 'Skip to content',
  menu: 'Menu',
  navigation: 'Main',
  findAed: 'Find an AED',
  pages: [
    { label: 'Hands on the chest', to: '/cpr' },
    { label: 'Emergency numbers', to: '/emergency-numbers' },
  ],
  wholeSite: 'The whole site, in English',
  privacy: 'Privacy, in English',
  disclaimer: 'Nothing on this site is medical advice.',
});

/** The frame of the pages that are in English alone, and what has one name in every language. */
export const frameText = {
  brand: 'Symbiotics Longevity Map',
  brandShort: 'Longevity Map',
  links: [
    { label: 'Map', to: '/#map' },
    { label: 'Places', to: '/hubs' },
    { label: 'Principles', to: '/principles' },
    { label: 'Methodology', to: '/methodology' },
    { label: 'Architecture', to: '/architecture' },
  ],
  footer: {
    tagline: 'Where people live long, and how we know.',
    disclaimer:
      'Nothing on this site is medical advice. Scores are editorial estimates unless a source and a year stand beside them.',
    columns: [
      {
        title: 'Platform',
        links: [
          { label: 'Longevity map', to: '/#map' },
          { label: 'All places', to: '/hubs' },
          { label: 'AED locator', to: '/aed' },
          { label: 'Access tiers', to: '/#access-tiers' },
        ],
      },
      {
        title: 'Resources',
        links: [
          { label: 'Principles', to: '/principles' },
          { label: 'Methodology', to: '/methodology' },
          { label: 'System architecture', to: '/architecture' },
          { label: 'The ledger', to: '/ledger' },
          { label: 'Hands on the chest', to: '/cpr' },
          { label: 'Emergency numbers', to: '/emergency-numbers' },
        ],
      },
      {
        title: 'Legal',
        links: [
          { label: 'Privacy', to: '/privacy' },
          { label: 'Terms of use', to: '/terms' },
          { label: 'Accessibility', to: '/accessibility' },
          { label: 'What this site does not claim', to: '/methodology#not-claimed' },
          { label: 'Sources and licences', to: '/methodology#sources' },
          { label: 'Your position stays with you', to: '/methodology#privacy' },
        ],
      },
    ],
    copyright: '© 2025 Symbiotics.',
    reuse: 'Texts, scores and downloads: CC BY 4.0',
    reuseAddress: '/terms#reuse',
    licences: 'Licences of the software',
  },
} as const;
