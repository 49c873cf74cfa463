import type { Usability } from '../../domain/aed/usable-aed.ts';

/** Every sentence the map itself shows. */
export const mapText = {
  label: 'Map of the hubs. The arrow keys move it, plus and minus change its scale.',
  markerLabel: (name: string, percent: string) => `${name}, SLI ${percent}`,
  groupLabel: (names: readonly string[]) => `${names.length} hubs: ${names.join(', ')}; zooms in`,
  wholeWorld: 'The whole world',
  yourLocation: 'Your Location',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  closePopup: 'Close popup',
  sli: 'SLI',
  xiAccess: 'Ξaccess',
  explore: (name: string) => `Click to explore ${name} programs`,
  comingSoon: 'Program coming soon',
  estimate: 'estimate',
  founding: 'no method known',
  tilesMissing: 'Street map unavailable; showing the drawn map',
  loadStreetDetail: 'Load street detail',
  streetDetailReason: 'Street tiles come from another server, which would learn the area you look at.',
  landAttribution: 'Natural Earth',
} as const;

const usabilityWords: Readonly<Record<Usability, string>> = {
  likely: 'likely usable when you arrive',
  uncertain: 'perhaps usable when you arrive',
  unlikely: 'probably not usable when you arrive',
};

const wholeNumber = new Intl.NumberFormat('en-GB');
const shortNumber = new Intl.NumberFormat('en-GB', { notation: 'compact', maximumSignificantDigits: 2 });

interface NamedAed {
  readonly number: number;
  readonly name: string;
  readonly usability: Usability;
  readonly status?: string;
}

/** Every sentence the map of the AEDs shows. */
export const aedMapText = {
  label:
    'Map of the AEDs. The list beside it holds the same ones. The arrow keys move the map, plus and minus change its scale.',
  pickLabel: 'Enter proposes the middle of the map as the place to search from.',
  listedAed: ({ number, name, usability, status }: NamedAed) =>
    `${number}, ${name}, ${status ?? usabilityWords[usability]}`,
  otherAed: (name: string) => `AED: ${name}`,
  otherAeds: 'Other AEDs in view; the arrow keys go from one to the next',
  group: (count: number) => `${wholeNumber.format(count)} AEDs; zooms in`,
  shortCount: (count: number) => (count < 1000 ? String(count) : shortNumber.format(count)),
  registers: 'AEDs:',
  moreRegisters: (count: number) => (count === 1 ? '1 more register' : `${count} more registers`),
  ringRadius: (metres: number) => (metres < 1000 ? `${metres} m` : `${metres / 1000} km`),
  isIncomplete: 'Some AEDs of this view could not be loaded. Move the map to try again.',
  isCountingAll: 'At this scale the circles count every AED. Zoom in to filter them.',
  searchHere: 'Search from the crosshair?',
  search: 'Search here',
  cancelSearch: 'Cancel',
} as const;
