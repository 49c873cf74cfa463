import { inLanguage } from '../../languages/in-language.ts';

/** What the map of the hubs says beside what every map does (frame-text.ts). */
export const mapText = inLanguage('mapText', {
  label: 'Map of the hubs. The arrow keys move the map. Plus and minus zoom.',
  markerLabel: (name: string, percent: string) => `${name}, SLI ${percent}`,
  /** One of the hubs that the next sentence names, and what stands between them. */
  pileHub: (name: string) => name,
  pileComma: ', ',
  pileLabel: (count: number, hubs: string) => `${count} hubs: ${hubs}; spreads them out`,
  wholeWorld: 'The whole world',
  closePopup: 'Close popup',
  sli: 'SLI',
  xiAccess: 'Ξaccess',
  explore: (name: string) => `Click to explore ${name} programs`,
  comingSoon: 'Program coming soon',
  estimate: 'estimate',
  founding: 'no known method',
});
