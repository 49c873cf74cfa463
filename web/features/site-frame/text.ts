import { inLanguage } from '../../languages/localize-text.ts';

/** Texts of the header that its code needs in the browser. The other texts of the header are in `frameText`. */
export const headerText = inLanguage('headerText', {
  skipToContent: 'Skip to content',
  menu: 'Menu',
  navigation: 'Main',
  findAed: 'Find an AED',
});

/**
 * Texts of the header and footer. On a translated page they are only in the prerendered HTML, not in the code (see
 * `StaticHtml`).
 */
export const frameText = inLanguage('frameText', {
  /** Links to the emergency pages, which come first in the header of a translated page. */
  emergency: [
    { label: 'CPR', to: '/cpr' },
    { label: 'Emergency numbers', to: '/emergency-numbers' },
  ],
  links: [
    { label: 'Map', to: '/#map' },
    { label: 'Places', to: '/hubs' },
    { label: 'Countries', to: '/life-expectancy' },
    { label: 'Principles', to: '/principles' },
    { label: 'Methodology', to: '/methodology' },
    { label: 'Architecture', to: '/architecture' },
  ],
  tagline: 'Where people live long, and how we know.',
  disclaimer:
    'Nothing on this site is medical advice. Scores are judgements, not measurements, unless they show a source and a year.',
  /** Shown at the bottom of a translated page. */
  marked: 'Pages marked EN are in English.',
  columns: [
    {
      title: 'Platform',
      links: [
        { label: 'Longevity map', to: '/#map' },
        { label: 'All places', to: '/hubs' },
        { label: 'Life expectancy', to: '/life-expectancy' },
        { label: 'AED locator', to: '/aed' },
        { label: 'AEDs by country', to: '/aeds' },
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
        { label: 'Open data', to: '/developers' },
        { label: 'CPR', to: '/cpr' },
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
        { label: 'Your location stays with you', to: '/methodology#privacy' },
      ],
    },
  ],
  reuse: { label: 'Texts, scores and downloads: CC BY 4.0', to: '/terms#reuse' },
  licences: 'Software licences',
});

/** Names that are the same in every language. */
export const siteNames = {
  brand: 'Symbiotics Longevity Map',
  brandShort: 'Longevity Map',
  copyright: '© 2025 Symbiotics.',
} as const;
