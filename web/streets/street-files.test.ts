import { afterEach, expect, test, vi } from 'vitest';
import { StreetFileReader } from './street-files.ts';

afterEach(() => vi.unstubAllGlobals());

const cell = { z: 12, x: 2200, y: 1400 };
const [areaX, areaY] = [cell.x >> 5, cell.y >> 5];

/** Returns the files of an edition of the streets that has one cell. The files have the hash in their names. */
function editionOf(hash: string): ReadonlyMap<string, unknown> {
  const index = {
    attribution: 'Made up',
    bounds: [-180, -85, 180, 85],
    streets: { format: 1, version: hash, sources: [], cellCount: 1, areas: { [`${areaX}/${areaY}`]: hash } },
  };
  const list = { cells: { [`${cell.x}/${cell.y}`]: { ways: [hash, 8], routable: true, sources: [] } } };
  return new Map<string, unknown>([
    ['/streets/index.json', index],
    [`/streets/areas/7/${areaX}/${areaY}-${hash}.json`, list],
    [`/streets/ways/12/${cell.x}/${cell.y}-${hash}.mvt`, hash],
  ]);
}

test('a list or a file that is gone is read from the newer streets', async () => {
  let published = editionOf('aaaaaaaaaaaa');
  vi.stubGlobal('fetch', async (address: string) => {
    const body = published.get(address);
    return body === undefined ? new Response(null, { status: 404 }) : Response.json(body);
  });
  const files = new StreetFileReader('/streets');
  await files.index();
  published = editionOf('bbbbbbbbbbbb');
  expect((await files.listed(cell))?.ways.hash).toBe('bbbbbbbbbbbb');
  published = editionOf('cccccccccccc');
  expect(new TextDecoder().decode((await files.file('ways', cell)) ?? undefined)).toBe('"cccccccccccc"');
});
