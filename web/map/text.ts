import type { Usability } from '../../domain/aed/usable-aed.ts';
import { inLanguage } from '../languages/in-language.ts';
import { writtenInShort, writtenMeasure, writtenNumber } from '../languages/written.ts';

/** What a map of the AEDs and one of the hubs both show. */
export const mapFrameText = inLanguage('mapFrameText', {
  yourLocation: 'Your Location',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  tilesMissing: 'Street map unavailable; showing the drawn map',
  loadStreetDetail: 'Load street detail',
  streetDetailReason: 'Street tiles come from another server, which would learn the area you look at.',
});

/** Every further sentence of the map of the hubs. */
export const mapText = {
  label: 'Map of the hubs. The arrow keys move it, plus and minus change its scale.',
  markerLabel: (name: string, percent: string) => `${name}, SLI ${percent}`,
  groupLabel: (names: readonly string[]) => `${names.length} hubs: ${names.join(', ')}; zooms in`,
  wholeWorld: 'The whole world',
  closePopup: 'Close popup',
  sli: 'SLI',
  xiAccess: 'Ξaccess',
  explore: (name: string) => `Click to explore ${name} programs`,
  comingSoon: 'Program coming soon',
  estimate: 'estimate',
  founding: 'no method known',
  landAttribution: 'Natural Earth',
} as const;

interface NamedAed {
  readonly number: number;
  readonly name: string;
  readonly usability: Usability;
  readonly status?: string;
}

/** Every sentence the map of the AEDs shows. */
export const aedMapText = inLanguage('aedMapText', {
  label:
    'Map of the AEDs. The list beside it holds the same ones. The arrow keys move the map, plus and minus change its scale.',
  pickLabel: 'Enter proposes the middle of the map as the place to search from.',
  usability: {
    likely: 'likely usable when you arrive',
    uncertain: 'perhaps usable when you arrive',
    unlikely: 'probably not usable when you arrive',
  } satisfies Record<Usability, string>,
  otherAed: (name: string) => `AED: ${name}`,
  otherAeds: 'Other AEDs in view; the arrow keys go from one to the next',
  group: (count: number) => `${writtenNumber(count)} AEDs; zooms in`,
  registers: 'AEDs:',
  moreRegisters: (count: number) => (count === 1 ? '1 more register' : `${count} more registers`),
  isIncomplete: 'Some AEDs of this view could not be loaded. Move the map to try again.',
  isCountingAll: 'At this scale the circles count every AED. Zoom in to filter them.',
  searchHere: 'Search from the crosshair?',
  search: 'Search here',
  cancelSearch: 'Cancel',
});

/** An AED of the list: its number, its name and how it stands. */
export const listedAedWords = ({ number, name, usability, status }: NamedAed) =>
  `${number}, ${name}, ${status ?? aedMapText.usability[usability]}`;

export const shortCount = (count: number) => (count < 1000 ? String(count) : writtenInShort(count));

export const ringRadius = (metres: number) =>
  metres < 1000 ? writtenMeasure(metres, 'meter') : writtenMeasure(metres / 1000, 'kilometer');
