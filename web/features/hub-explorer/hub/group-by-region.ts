import { hubWorldRegions } from '../../../../content/hubs.ts';
import type { Hub } from '../../../../domain/hub/hub.ts';
import { type WorldRegion, worldRegions } from '../../../../domain/hub/world-regions.ts';
import { language } from '../../../languages/localize-text.ts';
import { localizeHub } from './localized-hubs.ts';

export interface RegionGroup {
  readonly region: WorldRegion;
  readonly hubs: readonly Hub[];
}

/** All hubs by part of the world, sorted by their names in the document's language; parts without hubs are omitted. */
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
