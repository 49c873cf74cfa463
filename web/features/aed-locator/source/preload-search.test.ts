import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LongitudeLatitude } from '../../../../domain/geography/position.ts';
import type { CellTree } from '../../../../domain/registry/cell-tree.ts';
import { invalidatePublicReports, readPublicReports } from '../../../backend/reports/public-reports.ts';
import { checkClock } from '../search/clock-check.ts';
import { preloadSearch } from './preload-search.ts';

/** Creates a registry in which only the four tiles of zoom 8 that meet at 0° north, 0° east have AEDs. */
function registryWith(counts: readonly [CellTree, CellTree, CellTree, CellTree]) {
  /** Builds a tree of the given depth whose only leaf is `node`, by descending into the same quarter at each level. */
  const within = (quarter: number, node: CellTree, depth: number): CellTree =>
    depth === 0 ? node : ([0, 1, 2, 3].map((at) => (at === quarter ? within(quarter, node, depth - 1) : 0)) as never);
  const [northWest, northEast, southWest, southEast] = counts;
  const cells = [within(3, northWest, 7), within(2, northEast, 7), within(1, southWest, 7), within(0, southEast, 7)];
  return { registry: { format: 1, version: 'abc', cells } };
}

let requested: { address: string; method: string }[] = [];
beforeEach(() => {
  requested = [];
  vi.stubGlobal('location', new URL('https://longevity.example/aed'));
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    requested.push({
      address: String(address).replace('https://longevity.example', ''),
      method: init?.method ?? 'GET',
    });
    return Response.json([], { headers: { date: new Date().toUTCString() } });
  });
});
afterEach(() => vi.unstubAllGlobals());

const cellsRequested = () =>
  requested.flatMap(({ address }) => /^\/aeds\/(\d+\/\d+\/\d+)\.json\?v=abc$/.exec(address)?.[1] ?? []);

const middle: LongitudeLatitude = [0.7, 0.7];
test.each<{ what: string; position: LongitudeLatitude; count: number; cells: string[] }>([
  { what: 'one cell if it has more AEDs than a search needs', position: middle, count: 500, cells: ['8/128/127'] },
  {
    what: 'the next cell too if fifty AEDs are farther away than its border',
    position: [0.1, 0.7],
    count: 500,
    cells: ['8/128/127', '8/127/127'],
  },
  {
    what: 'all four cells at their common corner',
    position: [0.01, 0.01],
    count: 500,
    cells: ['8/127/127', '8/127/128', '8/128/127', '8/128/128'],
  },
])('requests $what', ({ position, count, cells }) => {
  preloadSearch(registryWith([count, count, count, count]), position);
  expect(new Set(cellsRequested())).toEqual(new Set(cells));
  expect(requested.filter(({ address }) => address.includes('checksums/')).length).toBe(cells.length);
});

test('requests no cell beyond the search distance, however few AEDs there are', () => {
  preloadSearch(registryWith([1, 1, 1, 1]), [0.7, 0.7]);
  expect(cellsRequested()).toEqual(['8/128/127']);
});

test('sends only cells to the server, never the position', () => {
  preloadSearch(registryWith([1, 1, 1, 1]), [0.123456, 0.234567]);
  for (const { address } of requested) expect(address).not.toMatch(/0\.1|0\.2|123|234/);
});

test('the search uses a prefetched response once', async () => {
  preloadSearch(registryWith([0, 500, 0, 0]), middle);
  const before = requested.length;
  await checkClock('/aeds/index.json', '2026-11-21');
  await readPublicReports({ z: 6, x: 32, y: 31 });
  expect(requested.length).toBe(before);
  await checkClock('/aeds/index.json', '2026-11-21');
  invalidatePublicReports();
  await readPublicReports({ z: 6, x: 32, y: 31 });
  expect(requested.slice(before)).toEqual([
    { address: '/aeds/index.json', method: 'HEAD' },
    { address: '/rest/v1/rpc/list_aed_reports?tile_x=32&tile_y=31', method: 'GET' },
  ]);
});

test('requests no file when there are no AEDs', () => {
  preloadSearch({ registry: { format: 1, version: 'abc', cells: 0 } }, middle);
  expect(requested.filter(({ address }) => !address.includes('/rpc/'))).toEqual([
    { address: '/aeds/index.json', method: 'HEAD' },
  ]);
});
