import { inLanguage } from '../../../languages/in-language.ts';
import { type WorldRegion, worldRegions } from './world-regions.ts';

/** What the parts of the world are called. */
export const worldRegionsText = inLanguage(
  'worldRegionsText',
  Object.fromEntries(worldRegions.map((region) => [region, region])) as Record<WorldRegion, string>,
);
