import type { Hub } from '../../../../domain/hub/hub.ts';
import { type WorldRegion, worldRegions } from '../../../../domain/hub/world-regions.ts';
import { inLanguage } from '../../../languages/in-language.ts';

/** What the parts of the world are called. */
export const worldRegionsText = inLanguage(
  'worldRegionsText',
  Object.fromEntries(worldRegions.map((region) => [region, region])) as Record<WorldRegion, string>,
);

/** Where a place lies, without repeating its own name: "French Riviera, Monaco" is "French Riviera" for Monaco. */
export const hubLocation = ({ name, region, country }: Hub): string =>
  [region, country].filter((part) => part !== name).join(', ');
