import type { RegisteredAed } from '../domain/aed/aed-registry.ts';
import { type RankedAed, type RankedAeds, rankByArrival } from '../domain/aed/rank-by-arrival.ts';
import { distanceKm } from '../domain/geography/distance.ts';
import type { LongitudeLatitude } from '../domain/geography/position.ts';
import { createSeededRandom } from '../tests/support/seeded-random.ts';
import { rankSearchMatches, searchRegistry } from '../web/features/aed-locator/search/search-registry.ts';
import { createMeasurement, type Measurement, percentile } from './measurement.ts';
import {
  computeFewestMinutes,
  computeMinutesInListOrder,
  computeMinutesWithAmbulance,
  type HeldOutData,
  holdOutHours,
  maxWalkMinutes,
} from './ranking/held-out-hours.ts';
import { type ImportedRegistry, importSourceFolder } from './ranking/imported-registry.ts';
import { computeOpenSharesByKind } from './ranking/open-shares-by-kind.ts';
import { createSearchPositions, type SearchPositions, searchTimes } from './ranking/search-positions.ts';

/**
 * Measures the order of the locator's results on real AED lists, which are not part of the project: `npm run bench --
 * ranking FOLDER`. It reports how often the first result is far away although another AED is near, and the minutes to
 * the first AED. It also hides some known opening hours and compares three helpers by the minutes that they need: one
 * who follows the order of the list, one who goes by distance alone, and one who knows all hours.
 */
export async function measureRanking(args: readonly string[]): Promise<readonly Measurement[]> {
  const [folder] = args;
  if (folder === undefined) {
    console.log(
      'The folder of AED lists, which are not part of the project, is missing, so nothing is measured. Run npm run bench -- ranking FOLDER.',
    );
    return [];
  }
  const registry = await importSourceFolder(folder);
  const places = createSearchPositions(registry.aeds, createSeededRandom(29));
  const world = holdOutHours(registry.aeds, createSeededRandom(31));
  const measurements: Measurement[] = [];
  for (const place of places) {
    for (const { name, now } of searchTimes) {
      console.log(`Measuring ${place.name}, ${name}…`);
      const label = (what: string) => `${place.name}, ${name}: ${what}`;
      measurements.push(...(await firstCards(registry, place, now, label)), ...heldOut(world, place, now, label));
    }
  }
  return [...measurements, ...shares(registry)];
}

type Label = (what: string) => string;

const toHundredths = (what: string, measured: number, unit: string) => createMeasurement(what, measured, unit, 2);

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

const byDistance = (list: readonly RankedAed[]) => [...list].sort((a, b) => a.distanceKm - b.distanceKm);

const whole = ({ inReach, beyond }: RankedAeds) => [...inReach, ...beyond];

/**
 * Whether the first AED is more than ten minutes away although another one, which may be open, is less than three
 * minutes away.
 */
function isFarFirst([first, ...others]: readonly RankedAed[]): boolean {
  if (first === undefined || first.footMinutes <= 10) return false;
  return others.some(({ footMinutes, usability }) => footMinutes < 3 && usability !== 'unlikely');
}

async function firstCards(registry: ImportedRegistry, { points }: SearchPositions, now: Date, label: Label) {
  const lists: RankedAeds[] = [];
  for (const position of points) {
    const { found } = await searchRegistry({ position, now, tree: registry.tree, readCell: registry.readCell });
    lists.push(rankSearchMatches(found, now).list);
  }
  const share = (count: number) => (100 * count) / lists.length;
  const found = lists.filter(({ inReach }) => inReach.some(({ usability }) => usability !== 'unlikely'));
  const expected = (order: (list: readonly RankedAed[]) => readonly RankedAed[]) =>
    mean(found.map((list) => Math.min(10, order(whole(list))[0]?.expectedMinutes ?? 10)));
  const farFirst = toHundredths(
    label('first card over ten minutes away, another under three'),
    lists.filter((list) => isFarFirst(whole(list))).length,
    'places',
  );
  return [
    { ...farFirst, limit: 0 },
    toHundredths(label('nothing in reach that is not closed'), share(lists.length - found.length), '% of places'),
    toHundredths(
      label('a second person is sent'),
      share(lists.filter(({ pair }) => pair !== null).length),
      '% of places',
    ),
    toHundredths(
      label('expected minutes, first card'),
      expected((list) => list),
      'min',
    ),
    toHundredths(label('expected minutes, nearest'), expected(byDistance), 'min'),
  ];
}

/** Ranks the fifty nearest AEDs in the order of the locator's results. */
function rankedListAt(aeds: readonly RegisteredAed[], position: LongitudeLatitude, now: Date): RankedAeds {
  const nearest = aeds
    .map((item) => ({ item, distanceKm: distanceKm(position, item.position) }))
    .sort((a, b) => a.distanceKm - b.distanceKm)
    .slice(0, 50);
  return rankByArrival(nearest, now);
}

function heldOut(world: HeldOutData, { points }: SearchPositions, now: Date, label: Label): Measurement[] {
  const orders = {
    'walked down the list': (list: RankedAeds) => whole(list),
    'walked by distance alone': (list: RankedAeds) => byDistance(whole(list)),
  };
  const minutes = new Map<string, number[]>();
  const note = (order: string, value: number) => minutes.set(order, [...(minutes.get(order) ?? []), value]);
  for (const from of points) {
    const list = rankedListAt(world.shown, from, now);
    const walk = { from, now, world };
    const best = computeFewestMinutes(
      whole(list).map(({ aed }) => aed),
      walk,
    );
    // If no AED can be fetched within an hour, every order is equally good.
    if (best >= maxWalkMinutes) continue;
    note('known doors', best);
    for (const [order, sort] of Object.entries(orders)) {
      note(
        order,
        computeMinutesInListOrder(
          sort(list).map(({ aed }) => aed),
          walk,
        ),
      );
    }
  }
  return [...minutes].flatMap(([order, values]) => [
    toHundredths(label(`hours hidden, ${order}, mean`), mean(values), 'min'),
    toHundredths(label(`hours hidden, ${order}, p95`), percentile(values, 0.95), 'min'),
    toHundredths(
      label(`hours hidden, ${order}, mean with the ambulance`),
      mean(values.map(computeMinutesWithAmbulance)),
      'min',
    ),
  ]);
}

/** Measures the opening rates on which `openSharesWithoutHours` is based, to check that they are still right. */
function shares({ aeds }: ImportedRegistry): Measurement[] {
  return computeOpenSharesByKind(aeds).map(({ kind, period, share, aeds: count }) =>
    toHundredths(`open, of ${count} with hours, ${kind}: ${period}`, 100 * share, '%'),
  );
}
