import type { Hub } from '../../../../domain/hub/hub.ts';
import type { WorldRegion } from '../../../../domain/hub/world-regions.ts';
import { inLanguage } from '../../../languages/localize-text.ts';

/** Names of the parts of the world. */
export const worldRegionsText = inLanguage('worldRegionsText', {
  Europe: 'Europe',
  'North and Central America': 'North and Central America',
  Asia: 'Asia',
  'Oceania and the Pacific': 'Oceania and the Pacific',
  'Africa and the Indian Ocean': 'Africa and the Indian Ocean',
} satisfies Record<WorldRegion, string>);

/**
 * Formats a place's location without repeating its own name. The location of Monaco is "French Riviera" instead of
 * "French Riviera, Monaco".
 */
export const formatHubLocation = ({ name, region, country }: Hub): string =>
  [region, country].filter((part) => part !== name).join(', ');
