import { inLanguage } from '../../languages/localize-text.ts';

/** Texts of the hub map only. The texts of all maps are in map-frame-text.ts. */
export const hubMapText = inLanguage('hubMapText', {
  label: 'Map of the hubs. The arrow keys move the map. Plus and minus zoom.',
  markerLabel: (name: string, percent: string) => `${name}, SLI ${percent}`,
  /** A hub's name in the list that is passed to `pileLabel`. */
  pileHub: (name: string) => name,
  pileComma: ', ',
  pileLabel: (count: number, hubs: string) => `${count} hubs: ${hubs}. Spread them out`,
  wholeWorld: 'The whole world',
  closePopup: 'Close popup',
  sli: 'SLI',
  xiAccess: 'Ξaccess',
  explore: (name: string) => `Click to explore ${name} programs`,
  comingSoon: 'Program coming soon',
  estimate: 'estimate',
  founding: 'no known method',
});
