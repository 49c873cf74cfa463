import { geoEqualEarth } from 'd3-geo';
import { hubLifeExpectancySeries } from '../../../content/figures/hub-life-expectancy-series.ts';
import { unitedStatesLifeExpectancySeries } from '../../../content/figures/life-expectancy-series.ts';
import { hubs } from '../../../content/hubs.ts';
import { holySee } from '../../../content/life-expectancy/holy-see.ts';
import { allLifeExpectancyRecords } from '../../../content/life-expectancy/life-expectancy-records.ts';
import { decodeDeltaSeries } from '../../../domain/life-expectancy/delta-series.ts';
import { lifeExpectancyMapFrame } from '../../../domain/life-expectancy/life-expectancy-map-frame.ts';
import {
  firstSeriesYear,
  type LifeExpectancyRecord,
  lastEstimateYear,
  populationSexes,
} from '../../../domain/life-expectancy/life-expectancy-record.ts';
import type {
  HubOnMap,
  LatestLifeExpectancy,
  LifeExpectancyPlace,
  PlaceWithFigures,
} from '../../features/life-expectancy/life-expectancy-place.ts';

// Only loaders, which run at build time, may import this module, because it includes the records of all countries.

const names = new Intl.DisplayNames(['en'], { type: 'region' });

/** Returns a country's English name from `Intl`. For a region, returns the name that the UN uses. */
export const nameOfLifeExpectancyRecord = ({ region, unName }: LifeExpectancyRecord): string =>
  region === null ? unName : (names.of(region) ?? unName);

/** Returns the life expectancies at birth in a year: for both sexes, for women and for men, in tenths of a year. */
function atBirthIn(record: LifeExpectancyRecord, year: number): LatestLifeExpectancy {
  const [both = 0, women = 0, men = 0] = populationSexes.map(
    (sex) => decodeDeltaSeries(record.atBirth[sex])[year - firstSeriesYear],
  );
  return [both, women, men];
}

export const lifeExpectancyPlaceOf = (record: LifeExpectancyRecord): PlaceWithFigures => ({
  code: record.code,
  name: nameOfLifeExpectancyRecord(record),
  latest: atBirthIn(record, lastEstimateYear),
});

/** Returns the record with a code. Throws if there is none. */
export function lifeExpectancyRecordOf(code: string): LifeExpectancyRecord {
  const record = allLifeExpectancyRecords.find((one) => one.code === code);
  if (record === undefined) throw new Error(`There is no story "${code}" in content/life-expectancy/stories.json.`);
  return record;
}

/** The records of countries and areas, sorted by name. The world and its regions are not included. */
export const countryLifeExpectancyRecords: readonly LifeExpectancyRecord[] = allLifeExpectancyRecords
  .filter(({ region }) => region !== null)
  .toSorted((one, other) => nameOfLifeExpectancyRecord(one).localeCompare(nameOfLifeExpectancyRecord(other), 'en'));

/** The only country without a UN record, as an entry of the page's list. */
export const placeWithoutUnRecord: LifeExpectancyPlace = {
  code: holySee.code,
  name: names.of(holySee.region) ?? holySee.code,
  latest: null,
};

const codeOfRegion = new Map(allLifeExpectancyRecords.map(({ region, code }) => [region, code]));

const lineOfHub = new Map(hubLifeExpectancySeries.map((line) => [line.hubId, line]));

/**
 * Returns the code of the country or area whose figures describe a hub's population or that contains the hub. Returns
 * null if it has no UN record.
 */
export function countryCodeOfHub(hubId: string): string | null {
  const { region } = lineOfHub.get(hubId) ?? unitedStatesLifeExpectancySeries;
  if (hubId === holySee.hubId) return holySee.code;
  return region === null ? null : (codeOfRegion.get(region) ?? null);
}

const { rotate, scale, translate } = lifeExpectancyMapFrame;
const projection = geoEqualEarth()
  .rotate([...rotate])
  .scale(scale)
  .translate([...translate]);

/** Every hub that has a page, with its position on the map. */
export const hubsOnMap: readonly HubOnMap[] = hubs.flatMap((hub) => {
  const at = projection([hub.coords[0], hub.coords[1]]);
  if (at === null || hub.path === null) return [];
  return { name: hub.name, path: hub.path, x: Math.round(at[0]), y: Math.round(at[1]), code: countryCodeOfHub(hub.id) };
});
