import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { distanceKm } from '../domain/geography/distance.ts';
import { findWay } from '../domain/streets/find-ways.ts';
import { StreetNetwork } from '../domain/streets/street-network.ts';
import { seededRandom } from '../tests/support/seeded-random.ts';
import { readWays } from '../web/streets/read-ways.ts';
import { StreetFiles } from '../web/streets/street-files.ts';
import { type Measurement, told } from './measurement.ts';
import { type RawStreets, rawSeconds, readRawStreets } from './streets/raw-streets.ts';

/** The farthest two places may be apart, and the longest way between them, in seconds. */
const farthestKm = 2;
const limitSeconds = 3600;
/** Ways that begin at one place. */
const waysEach = 5;

/** The published streets of a folder, read as the site reads them. */
function publishedNetwork(folder: string): StreetNetwork {
  globalThis.fetch = async (address) =>
    new Response(await readFile(join(folder, String(address))), { headers: { 'Content-Type': 'application/json' } });
  const files = new StreetFiles('.');
  return new StreetNetwork(async (cell) => {
    const listed = await files.listed(cell);
    const bytes = listed?.isRoutable ? await files.file('ways', cell) : null;
    return bytes && readWays(bytes, cell);
  });
}

/** Pairs of nodes that are near each other and have a way in the extract, with its seconds. */
function* pairsOf(raw: RawStreets, count: number) {
  const random = seededRandom(7);
  const nodes = [...raw.positions];
  for (let found = 0; found < count; ) {
    const [from, start] = random.pick(nodes);
    const reached = rawSeconds(raw, from, limitSeconds);
    const near = nodes.filter(
      ([id, place]) => id !== from && reached.has(id) && distanceKm(start, place) <= farthestKm,
    );
    for (let tries = 0; tries < waysEach && near.length > 0 && found < count; tries++, found++) {
      const [to, end] = random.pick(near);
      yield { start, end, seconds: reached.get(to) ?? 0 };
    }
  }
}

/** Ways on published streets beside a search on the extract they were made from, by its own nodes. */
export async function measureStreets([extract, folder, pairs = '1000']: readonly string[]): Promise<
  readonly Measurement[]
> {
  if (extract === undefined || folder === undefined) {
    console.error('Got no extract and folder; expected npm run bench -- streets EXTRACT.osm.pbf FOLDER [PAIRS].');
    return [];
  }
  const network = publishedNetwork(folder);
  const ratios: number[] = [];
  let missing = 0;
  for (const { start, end, seconds } of pairsOf(readRawStreets(extract), Number(pairs))) {
    const way = await findWay({ network, from: start, to: end, mode: 'foot', limitSeconds, mayRead: true });
    if (way === null) missing += 1;
    // A second is less than a metre or two of rounding.
    else ratios.push((way.seconds + 1) / (seconds + 1));
  }
  const share = (fits: (ratio: number) => boolean) =>
    Number(((100 * ratios.filter(fits).length) / (ratios.length + missing)).toFixed(1));
  return [
    {
      what: 'ways within 2 % of those on the extract',
      measured: share((ratio) => Math.abs(ratio - 1) <= 0.02),
      unit: '%',
      limit: 99,
      sense: 'at least',
    },
    told(
      'shorter by more, as across squares',
      share((ratio) => ratio < 0.98),
      '%',
    ),
    told(
      'longer by more',
      share((ratio) => ratio > 1.02),
      '%',
    ),
    told('without a way', (100 * missing) / (ratios.length + missing), '%'),
  ];
}
