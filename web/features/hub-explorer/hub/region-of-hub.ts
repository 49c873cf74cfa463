import type { Hub } from '../../../../domain/hub/hub.ts';
import { language } from '../../../languages/in-language.ts';
import { shownHub } from './shown-hubs.ts';
import { type WorldRegion, worldRegions } from './world-regions.ts';

export interface RegionGroup {
  readonly region: WorldRegion;
  readonly hubs: readonly Hub[];
}

const regionOfCountry: Readonly<Record<string, WorldRegion>> = {
  Australia: 'Oceania and the Pacific',
  Canada: 'North and Central America',
  China: 'Asia',
  'Costa Rica': 'North and Central America',
  Israel: 'Asia',
  Japan: 'Asia',
  Qatar: 'Asia',
  Singapore: 'Asia',
  'South Korea': 'Asia',
  'United Arab Emirates': 'Asia',
  'United States': 'North and Central America',
};

/** Hubs that lie in another part of the world than most of their country. */
const regionOfHub: Readonly<Record<string, WorldRegion>> = {
  'french-polynesia': 'Oceania and the Pacific',
  kauai: 'Oceania and the Pacific',
  maui: 'Oceania and the Pacific',
  'oahu-honolulu': 'Oceania and the Pacific',
  reunion: 'Africa and the Indian Ocean',
};

/** The part of the world a hub lies in; a country the table does not name is taken to be European, as most are. */
export function worldRegion(hub: Pick<Hub, 'id' | 'country'>): WorldRegion {
  return regionOfHub[hub.id] ?? regionOfCountry[hub.country] ?? 'Europe';
}

/** All hubs by part of the world, as this document names them and by name within it; parts without hubs are left out. */
export function groupByWorldRegion(hubs: readonly Hub[]): RegionGroup[] {
  return worldRegions
    .map((region) => ({
      region,
      hubs: hubs
        .filter((hub) => worldRegion(hub) === region)
        .map(shownHub)
        .sort(byName),
    }))
    .filter((group) => group.hubs.length > 0);
}

const byName = (one: Hub, other: Hub) => one.name.localeCompare(other.name, language.tag);
