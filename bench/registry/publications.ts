import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseRegistryIndex } from '../../domain/registry/registry-index.ts';
import { versionOfFile } from '../../domain/registry/registry-stamps.ts';
import { importRegistry } from '../../registry/import-registry.ts';
import { type SeededRandom, seededRandom } from '../../tests/support/seeded-random.ts';

interface OsmFeature {
  readonly type: 'Feature';
  readonly geometry: { readonly coordinates: readonly [number, number] };
  readonly properties: Readonly<Record<string, unknown>>;
}

interface Bytes {
  readonly plain: number;
  readonly brotli: number;
}

/** What one publication puts under addresses that were not there before, of all that a visitor can ask for. */
export interface PublishedShare {
  readonly new: Bytes;
  readonly all: Bytes;
}

const changedShare = 0.01;

function featuresIn(path: string): OsmFeature[] {
  return (JSON.parse(readFileSync(path, 'utf8')) as { readonly features: OsmFeature[] }).features;
}

const near = ([longitude, latitude]: readonly [number, number], degrees: number, { fraction }: SeededRandom) =>
  [longitude, latitude].map((axis) => Number((axis + (fraction() - 0.5) * degrees).toFixed(7))) as [number, number];

/** Tags that mappers change most, each with what another AED of the file says. */
const changedTags = ['opening_hours', 'phone', 'defibrillator:location', 'access'];

/** One AED in a hundred at random: of ten changed ones one is gone, one is new, one has moved, and seven say something else in one tag. */
function changeSome(features: readonly OsmFeature[], publication: number): OsmFeature[] {
  const random = seededRandom(publication);
  const now = [...features];
  for (let count = Math.round(features.length * changedShare); count > 0; count--) {
    const place = random.below(now.length);
    const [feature, other] = [now[place], random.pick(now)];
    if (feature === undefined) continue;
    const { geometry, properties } = feature;
    const kind = random.below(10);
    if (kind === 0) now.splice(place, 1);
    else if (kind === 1) {
      const id = 13_000_000_000 + publication * 1_000_000 + count;
      const tags = { ...other.properties, '@osm_id': id, id: `node/${id}`, '@id': `node/${id}` };
      now.push({
        ...other,
        geometry: { ...other.geometry, coordinates: near(other.geometry.coordinates, 0.02, random) },
        properties: tags,
      });
    } else if (kind === 2)
      now[place] = { ...feature, geometry: { ...geometry, coordinates: near(geometry.coordinates, 0.002, random) } };
    else {
      const tag = random.pick(changedTags);
      now[place] = { ...feature, properties: { ...properties, [tag]: other.properties[tag] ?? 'yes' } };
    }
  }
  return now;
}

/** The addresses of a registry's files with their bytes, and its index under an address that is always new. */
function addressesIn(folder: string): Map<string, Bytes> {
  const { stamps, version } = parseRegistryIndex(JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')));
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.json') && !name.startsWith('report'),
  );
  return new Map(
    names.map((name) => {
      const path = join(folder, name);
      const address = `${name}?v=${name === 'index.json' ? version : versionOfFile(stamps, version, name)}`;
      return [address, { plain: statSync(path).size, brotli: statSync(`${path}.br`).size }];
    }),
  );
}

function sumOf(bytes: readonly Bytes[]): Bytes {
  const sum = (kind: keyof Bytes) => bytes.reduce((total, one) => total + one[kind], 0);
  return { plain: sum('plain'), brotli: sum('brotli') };
}

/** Publishes a register of OpenStreetMap as GeoJSON into `out`, and then as often as told with one in a hundred changed. */
export async function publishAgainAndAgain(
  path: string,
  out: string,
  times: number,
): Promise<readonly PublishedShare[]> {
  const shares: PublishedShare[] = [];
  const request = { files: [path], out, asOf: '2026-11-21' } as const;
  await importRegistry(request);
  let features = featuresIn(path);
  let before = addressesIn(out);
  for (let publication = 1; publication <= times; publication++) {
    features = changeSome(features, publication);
    writeFileSync(path, JSON.stringify({ type: 'FeatureCollection', features }));
    await importRegistry(request);
    const now = addressesIn(out);
    const isNew = [...now].filter(([address]) => !before.has(address));
    shares.push({ new: sumOf(isNew.map(([, bytes]) => bytes)), all: sumOf([...now.values()]) });
    before = now;
  }
  return shares;
}
