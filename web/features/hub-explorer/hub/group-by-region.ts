import { hubWorldRegions } from '../../../../content/hubs.ts';
import type { Hub } from '../../../../domain/hub/hub.ts';
import { type WorldRegion, worldRegions } from '../../../../domain/hub/world-regions.ts';
import { language } from '../../../languages/localize-text.ts';
import { localizeHub } from './localized-hubs.ts';

export interface RegionGroup {
  readonly region: WorldRegion;
  readonly hubs: readonly Hub[];
}

/**
 * Groups hubs by part of the world and sorts each group by name in the document's language. Parts without hubs are
 * omitted.
 */
export function groupByWorldRegion(hubs: readonly Hub[]): RegionGroup[] {
  return worldRegions
    .map((region) => ({
      region,
      hubs: hubs
        .filter((hub) => hubWorldRegions[hub.id] === region)
        .map(localizeHub)
        .sort(byName),
    }))
    .filter((group) => group.hubs.length > 0);
}

const byName = (one: Hub, other: Hub) => one.name.localeCompare(other.name, language.tag);
