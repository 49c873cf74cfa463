import { inLanguage } from '../../languages/in-language.ts';

/** The page in the place of one that cannot be had. */
export const offlineText = inLanguage('offlineText', {
  tag: 'No connection',
  title: 'You are offline',
  lede: 'This page is not kept on your device, and the network does not answer. These still work.',
  emergency: 'In an emergency',
  callFirst: 'Call your emergency number first.',
  callFirstMore: 'A telephone call needs no internet. The locator shows the AEDs that this device has kept.',
  findAed: 'Find an AED',
  kept: 'Kept on this device',
  pages: [
    { label: 'Emergency numbers of all countries', to: '/emergency-numbers' },
    { label: 'Home, with the list of all places', to: '/' },
    { label: 'Principles', to: '/principles' },
    { label: 'Methodology', to: '/methodology' },
    { label: 'Architecture', to: '/architecture' },
    { label: 'Privacy', to: '/privacy' },
    { label: 'Terms of use', to: '/terms' },
    { label: 'Accessibility', to: '/accessibility' },
  ],
  hubs: 'The pages of places that you have opened open again, with the pictures they showed. Films, and maps of streets, need the network.',
  again: 'Try this page again',
});
