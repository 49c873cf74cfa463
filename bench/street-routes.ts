import { readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { distanceKm } from '../domain/geography/distance.ts';
import type { LongitudeLatitude } from '../domain/geography/position.ts';
import { findRoute } from '../domain/streets/find-routes.ts';
import type { StreetNetwork } from '../domain/streets/street-network.ts';
import { importStreets } from '../streets/import-streets.ts';
import { createSeededRandom } from '../tests/support/seeded-random.ts';
import { createMeasurement, type Measurement } from './measurement.ts';
import { importSourceFolder } from './ranking/imported-registry.ts';
import { measureFirstCardRegrets } from './streets/first-card-regret.ts';
import { readPublishedNetwork } from './streets/published-network.ts';
import { computeWalkingSeconds, type RawStreets, readRawStreets } from './streets/raw-streets.ts';
import { isRoutinoInstalled, Routino } from './streets/routino.ts';

/** Maximum straight-line distance between the two ends of a route in km. */
const farthestKm = 2;
/** Maximum duration of a route in seconds. */
const limitSeconds = 3600;
/**
 * Minimum number of nodes that can be reached from a starting point. Otherwise it is on a short piece of street that is
 * not connected to the rest, such as a pontoon, and the locator calculates no routes there (`isSmallComponent`).
 */
const leastReachedNodes = 100;
/** Maximum number of routes from the same starting point. */
const routesPerStart = 5;
/** Published streets are rounded to a grid of about 0.4 m, so smaller differences in length are rounding errors. */
const roundingMetres = 2;
const roundingSeconds = roundingMetres / 1.8;
const regretPoints = 600;

interface Pair {
  readonly start: LongitudeLatitude;
  readonly end: LongitudeLatitude;
  readonly seconds: number;
}

/** Yields random pairs of nearby nodes between which the extract has a route, with the route's duration in seconds. */
function* pairsOf(raw: RawStreets, count: number): Generator<Pair> {
  const random = createSeededRandom(7);
  const nodes = [...raw.positions];
  for (let found = 0; found < count; ) {
    const [from, start] = random.pick(nodes);
    const reached = computeWalkingSeconds(raw, from, limitSeconds);
    if (reached.size < leastReachedNodes) continue;
    const near = nodes.filter(
      ([id, place]) => id !== from && reached.has(id) && distanceKm(start, place) <= farthestKm,
    );
    for (let tries = 0; tries < routesPerStart && near.length > 0 && found < count; tries++, found++) {
      const [to, end] = random.pick(near);
      yield { start, end, seconds: reached.get(to) ?? 0 };
    }
  }
}

/**
 * The reference that our routes are compared with. Routino's routes may be longer, because it crosses no pedestrian
 * areas and uses no lifts.
 */
interface Reference {
  readonly what: string;
  readonly rounding: number;
  readonly mayBeShorter: boolean;
}

/** A route's length or duration as we calculate it and as the reference does; null if no route was found. */
type Compared = readonly [ours: number | null, other: number | null];

function shares(pairs: readonly Compared[], { what, rounding, mayBeShorter }: Reference): Measurement[] {
  const share = (fits: (ours: number, other: number) => boolean) =>
    (100 * pairs.filter(([ours, other]) => ours !== null && other !== null && fits(ours, other)).length) / pairs.length;
  const missing = pairs.filter(([ours, other]) => ours === null && other !== null).length;
  const most = (other: number) => Math.max(other * 0.02, rounding);
  const within = share((ours, other) => ours - other <= most(other) && (mayBeShorter || other - ours <= most(other)));
  return [
    {
      what: `${what}: ${mayBeShorter ? 'at most 2 % longer' : 'within 2 %'}`,
      measured: Number(within.toFixed(1)),
      unit: '%',
      limit: 99,
      sense: 'at least',
    },
    createMeasurement(
      `${what}: shorter by more`,
      share((ours, other) => other - ours > most(other)),
      '%',
    ),
    createMeasurement(
      `${what}: longer by more`,
      share((ours, other) => ours - other > most(other)),
      '%',
    ),
    createMeasurement(`${what}: without a way`, (100 * missing) / pairs.length, '%'),
  ];
}

async function wayOf(network: StreetNetwork, { start: from, end: to }: Pair) {
  return findRoute({ network, from, to, mode: 'foot', limitSeconds, mayRead: true });
}

interface Extract {
  readonly name: string;
  readonly path: string;
  readonly out: string;
  readonly work: string;
  readonly isShown: boolean;
}

async function measureWays(
  { name, path, out, work, isShown }: Extract,
  raw: RawStreets,
  count: number,
): Promise<Measurement[]> {
  const quickest = readPublishedNetwork(out, { isAsMapped: true });
  const shortest = readPublishedNetwork(out, { isAsMapped: true, isLevelled: true });
  const routino = isRoutinoInstalled() ? new Routino(path, work) : null;
  const [byRaw, byRoutino]: [Compared[], Compared[]] = [[], []];
  for (const pair of pairsOf(raw, count)) {
    byRaw.push([(await wayOf(quickest, pair))?.seconds ?? null, pair.seconds]);
    const other = routino?.metres(pair.start, pair.end) ?? null;
    if (other !== null) {
      const way = await wayOf(shortest, pair);
      byRoutino.push([way && way.metres - way.from.metres - way.to.metres, other]);
    }
    if (isShown) showPair(name, pair, byRaw.at(-1), other === null ? undefined : byRoutino.at(-1));
  }
  return [
    ...shares(byRaw, {
      what: `${name}, seconds beside the extract`,
      rounding: roundingSeconds,
      mayBeShorter: false,
    }),
    ...(byRoutino.length === 0
      ? []
      : shares(byRoutino, { what: `${name}, metres beside Routino`, rounding: roundingMetres, mayBeShorter: true })),
  ];
}

function showPair(name: string, { start, end }: Pair, ...compared: (Compared | undefined)[]): void {
  const isFar = ([ours, other]: Compared) => ours === null || other === null || Math.abs(ours / other - 1) > 0.02;
  if (compared.some((pair) => pair !== undefined && isFar(pair))) console.log(name, ...start, ...end, ...compared);
}

async function measureRegret({ name, out, isShown }: Extract, raw: RawStreets, aeds: readonly LongitudeLatitude[]) {
  if (aeds.length < 2) return [];
  const request = {
    raw: { ...raw, edges: raw.edgesWithCrossings },
    network: readPublishedNetwork(out),
    aeds,
    random: createSeededRandom(11),
    points: regretPoints,
  };
  const regrets = await measureFirstCardRegrets(request);
  const over = regrets.filter(({ minutes }) => minutes > 1);
  if (isShown) for (const { start, chosen, best, minutes } of over) console.log(name, minutes, ...start, chosen, best);
  const measured = over.length;
  return [
    createMeasurement(`${name}: AEDs`, aeds.length, '', 0),
    createMeasurement(
      `${name}: the most that is lost by the first card`,
      Math.max(0, ...regrets.map(({ minutes }) => minutes)),
      'min',
    ),
    {
      what: `${name}: first cards over a minute slower than the best, of ${regrets.length}`,
      measured,
      unit: '',
      limit: 0,
      sense: 'at most',
    } as const,
  ];
}

/** AEDs near the extract's streets. They come from the AED lists, or from the extract itself if it has more. */
function aedsAmong(raw: RawStreets, listed: readonly LongitudeLatitude[]): readonly LongitudeLatitude[] {
  const streets = [...raw.positions.values()];
  const near = listed.filter((aed) => streets.some((street) => distanceKm(aed, street) <= 0.1));
  return near.length > raw.aeds.length ? near : raw.aeds;
}

/**
 * Measures routes and first search results on the streets of OpenStreetMap extracts, which are not part of the project.
 * Routes are compared with a search on the raw extract, and with Routino if it is installed. The first result is
 * compared with the AED that is nearest along the streets of the raw extract.
 */
export async function measureStreetRoutes([folder, pairs = '1000', aedFolder, show]: readonly string[]): Promise<
  readonly Measurement[]
> {
  if (folder === undefined) {
    console.error(
      'The folder is missing. Run npm run bench -- streets FOLDER_OF_EXTRACTS [PAIRS [FOLDER_OF_AEDS [show]]].',
    );
    return [];
  }
  const { aeds } = aedFolder === undefined || aedFolder === '' ? { aeds: [] } : await importSourceFolder(aedFolder);
  const listed = aeds.map(({ position }) => position);
  const measurements: Measurement[] = [];
  for (const file of readdirSync(folder).filter((entry) => entry.endsWith('.osm.pbf'))) {
    const work = await mkdtemp(join(tmpdir(), 'streets-bench-'));
    try {
      const extract = {
        name: file.replace('.osm.pbf', ''),
        path: join(folder, file),
        out: join(work, 'out'),
        work,
        isShown: show === 'show',
      };
      console.log(`Measuring ${extract.name}…`);
      await importStreets({ files: [extract.path], out: extract.out, today: new Date().toISOString().slice(0, 10) });
      const raw = readRawStreets(extract.path);
      measurements.push(...(await measureWays(extract, raw, Number(pairs))));
      measurements.push(...(await measureRegret(extract, raw, aedsAmong(raw, listed))));
    } finally {
      await rm(work, { recursive: true, force: true });
    }
  }
  return measurements;
}
