import { worldRegionOf } from '../../../../content/hubs.ts';
import type { Hub } from '../../../../domain/hub/hub.ts';
import { type WorldRegion, worldRegions } from '../../../../domain/hub/world-regions.ts';
import { language } from '../../../languages/in-language.ts';
import { localizedHub } from './localized-hubs.ts';

export interface RegionGroup {
  readonly region: WorldRegion;
  readonly hubs: readonly Hub[];
}

/** All hubs by part of the world, as this document names them and by name within it; parts without hubs are left out. */
export function groupByWorldRegion(hubs: readonly Hub[]): RegionGroup[] {
  return worldRegions
    .map((region) => ({
      region,
      hubs: hubs
        .filter((hub) => worldRegionOf[hub.id] === region)
        .map(localizedHub)
        .sort(byName),
    }))
    .filter((group) => group.hubs.length > 0);
}

const byName = (one: Hub, other: Hub) => one.name.localeCompare(other.name, language.tag);
