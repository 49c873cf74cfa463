import type { Usability } from '../../../domain/aed/assessed-aed.ts';
import { formatCompactNumber, formatMeasure, formatNumber } from '../../languages/format.ts';
import { inLanguage } from '../../languages/localize-text.ts';

interface NamedAed {
  readonly number: number;
  readonly name: string;
  readonly usability: Usability;
  readonly status?: string;
}

/** Texts of the map of AEDs. */
export const aedMapText = inLanguage('aedMapText', {
  label: 'Map of the AEDs.',
  sameList: 'The list beside it shows the same AEDs.',
  keys: 'The arrow keys move the map. Plus and minus zoom.',
  pickLabel: 'Press Enter to choose the middle of the map. Then confirm the search.',
  usability: {
    likely: 'likely usable when you arrive',
    uncertain: 'perhaps usable when you arrive',
    unlikely: 'probably not usable when you arrive',
  } satisfies Record<Usability, string>,
  otherAed: (name: string) => `AED: ${name}`,
  otherAeds: 'Other AEDs in view. The arrow keys go from one to the next.',
  group: (count: number) => `${count === 1 ? '1 AED' : `${formatNumber(count)} AEDs`}; zooms in`,
  /** Includes the space after the colon, like the separators below. */
  sources: 'AEDs: ',
  semicolon: '; ',
  brackets: { open: ' (', close: ')' },
  moreSources: (count: number) => (count === 1 ? '1 more list' : `${count} more lists`),
  isIncomplete: 'Some AEDs in this view did not load. Move the map to try again.',
  isCountingAll: 'At this scale the circles count every AED. Zoom in to filter them.',
  searchHere: 'Search from the crosshair?',
  search: 'Search here',
  cancelSearch: 'Cancel',
});

/**
 * Formats the label of a listed AED: its number, name and availability. If `status` is empty, the label has no
 * availability.
 */
export const formatListedAedLabel = ({ number, name, usability, status }: NamedAed) =>
  [number, name, status ?? aedMapText.usability[usability]].filter((words) => words !== '').join(', ');

export const formatClusterCount = (count: number) => (count < 1000 ? String(count) : formatCompactNumber(count));

export const formatRingRadius = (metres: number) =>
  metres < 1000 ? formatMeasure(metres, 'meter') : formatMeasure(metres / 1000, 'kilometer');
