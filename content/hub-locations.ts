import { hubs } from './hubs.ts';
import { collectFactsByHubId } from './place-facts.ts';
import { pagesById } from './places/pages-by-id.ts';

/** A short description of where a place lies, with what its locator map shows. */
export interface LocationDescription {
  readonly sentence: string;
  readonly sheet: string;
}

/** Descriptions of where hubs lie, by hub id. Not every hub has one. */
export const hubLocations: Readonly<Record<string, LocationDescription>> = Object.fromEntries(
  hubs.flatMap(({ id, region, country }) => {
    const { [id]: page } = pagesById;
    if (page?.whereabouts === undefined) return [];
    const sheet = page.locatorSheet ?? (country === 'United States' ? region : country);
    return [[id, { sentence: page.whereabouts, sheet }]];
  }),
);

/**
 * Which hubs are islands, lie on islands, or are states of less than a thousand square kilometres, by hub id. Based on
 * general geography. Ireland counts as an island although the state covers only five sixths of it.
 */
export const hubLandscapes = collectFactsByHubId(pagesById, 'settings');
