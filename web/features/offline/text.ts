import { inLanguage } from '../../languages/localize-text.ts';

/** Texts of the page that is shown if another page cannot be loaded. */
export const offlineText = inLanguage('offlineText', {
  tag: 'No connection',
  title: 'You are offline',
  lede: 'This page is not saved on your device, and there is no connection. The pages below still work.',
  emergency: 'In an emergency',
  callFirst: 'Call your emergency number first.',
  callFirstMore: 'A phone call needs no internet. The locator shows the AEDs saved on this device.',
  findAed: 'Find an AED',
  kept: 'Saved on this device',
  pages: [
    { label: 'Emergency numbers for all countries', to: '/emergency-numbers' },
    { label: 'Home, with the list of all places', to: '/' },
    { label: 'Principles', to: '/principles' },
    { label: 'Methodology', to: '/methodology' },
    { label: 'Architecture', to: '/architecture' },
    { label: 'Privacy', to: '/privacy' },
    { label: 'Terms of use', to: '/terms' },
    { label: 'Accessibility', to: '/accessibility' },
  ],
  hubs: 'Pages of places you have opened before also work, with the pictures they showed. Videos and street maps need a connection.',
  again: 'Try this page again',
});
