import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LongitudeLatitude } from '../../domain/geography/position.ts';
import { streetCellAt } from '../../domain/streets/street-index.ts';
import { stubCaches } from '../../tests/support/stub-caches.ts';
import { readSavedStreetIndex, readSavedStreetUrls, saveStreets } from '../offline/saved-streets.ts';
import { areOtherStreetsPublished, listStreetFiles } from './list-street-files.ts';

const here: LongitudeLatitude = [9.52, 47.14];
const there: LongitudeLatitude = [1.53, 42.51];
const [atHere, atThere] = [streetCellAt(here), streetCellAt(there)];

/** Returns the published files of an edition that has a cell at each of the two places. */
function editionOf(hash: string): ReadonlyMap<string, unknown> {
  const files = new Map<string, unknown>();
  const areas: Record<string, string> = {};
  for (const { cell, area } of [atHere, atThere]) {
    areas[`${area.x}/${area.y}`] = hash;
    const cells = { [`${cell.x}/${cell.y}`]: { ways: [hash, 1000], routable: true, sources: [] } };
    files.set(`/streets/areas/7/${area.x}/${area.y}-${hash}.json`, { cells });
    files.set(`/streets/ways/12/${cell.x}/${cell.y}-${hash}.mvt`, hash);
  }
  const streets = { format: 1, version: hash, sources: [], cellCount: 2, areas };
  return files.set('/streets/index.json', { attribution: 'Made up', bounds: [-180, -85, 180, 85], streets });
}

const [first, second] = [editionOf('aaaaaaaaaaaa'), editionOf('bbbbbbbbbbbb')];
let published = first;
let onRead: (path: string) => void = () => undefined;

beforeEach(() => {
  published = first;
  onRead = () => undefined;
  stubCaches();
  vi.stubGlobal('location', { href: 'https://example.org/aed' });
  vi.stubGlobal('fetch', async (path: string) => {
    const body = published.get(path);
    onRead(path);
    return body === undefined ? new Response(null, { status: 404 }) : Response.json(body);
  });
});
afterEach(() => vi.unstubAllGlobals());

const savedPaths = async () => (await readSavedStreetUrls()).map((url) => new URL(url).pathname).sort();

async function save(around: LongitudeLatitude | null) {
  const listed = await listStreetFiles('/streets', { around, saved: await readSavedStreetUrls() });
  if (listed !== null) await saveStreets(listed);
}

test('saving a second area updates the first to the same edition', async () => {
  await save(here);
  expect(await savedPaths()).toEqual(
    [...first.keys()]
      .filter((path) => !path.includes(`/${atThere.area.x}/`) && !path.includes(`/${atThere.cell.x}/`))
      .sort(),
  );
  published = second;
  await save(there);
  expect(await savedPaths()).toEqual([...second.keys()].sort());
});

test('updates saved streets when other ones are published', async () => {
  await save(here);
  const isOld = async () => areOtherStreetsPublished('/streets', await readSavedStreetIndex('/streets/index.json'));
  expect(await isOld()).toBe(false);
  published = second;
  expect(await isOld()).toBe(true);
  await save(null);
  expect(await isOld()).toBe(false);
  expect((await savedPaths()).filter((path) => path.includes('aaaaaaaaaaaa'))).toEqual([]);
});

test('streets published during saving do not replace complete ones', async () => {
  await save(here);
  const before = await savedPaths();
  published = second;
  onRead = (path) => {
    if (path.includes('/ways/')) published = editionOf('cccccccccccc');
  };
  await expect(save(null)).rejects.toThrow('Newer streets have been published');
  expect(await savedPaths()).toEqual(expect.arrayContaining(before));
  expect(await readSavedStreetIndex('/streets/index.json')).toEqual(first.get('/streets/index.json'));
});
