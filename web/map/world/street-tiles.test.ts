// @vitest-environment happy-dom
import * as L from 'leaflet';
import { afterEach, expect, test, vi } from 'vitest';
import { addStreetTiles } from './street-tiles.ts';

afterEach(() => vi.unstubAllGlobals());

const nobody = { url: 'https://tiles.example.org/{z}/{x}/{y}.png', attribution: 'Nobody' };

/** Opens a map of 512 × 512 pixels at zoom 11, with the streets of an area. Returns the zooms of the requested tiles. */
function openMap(bounds: readonly number[]) {
  const zooms: number[] = [];
  // Each area has its own folder, because maps remember for minutes which streets a folder has.
  const streetsUrl = `/streets-of-${bounds.join('-')}`;
  vi.stubGlobal('fetch', async (address: string) => {
    if (address === `${streetsUrl}/index.json`)
      return Response.json({
        attribution: 'Made up',
        bounds,
        streets: { format: 1, version: '1', sources: [], cellCount: 1, areas: {} },
      });
    const zoom = /example\.org\/(\d+)\//.exec(address)?.[1];
    if (zoom !== undefined) zooms.push(Number(zoom));
    return new Promise<Response>(() => undefined);
  });
  const container = document.createElement('div');
  for (const side of ['clientWidth', 'clientHeight']) Object.defineProperty(container, side, { value: 512 });
  const map = L.map(container, { center: [47, 9], zoom: 11, zoomAnimation: false, fadeAnimation: false });
  const states: boolean[] = [];
  addStreetTiles(map, {
    source: { ...nobody, streetsUrl },
    onMissing: () => undefined,
    onOwnStreets: (are) => states.push(are),
  });
  return { map, zooms, states };
}

test.each([12, 15])("no tile of another server is requested for zoom %d over the site's own streets", async (zoom) => {
  const { map, zooms, states } = openMap([8, 46, 10, 48]);
  expect(new Set(zooms)).toEqual(new Set([11]));
  map.setZoom(zoom, { animate: false });
  await expect.poll(() => states.at(-1)).toBe(true);
  map.setZoom(11, { animate: false });
  map.setZoom(zoom, { animate: false });
  expect(states.at(-1)).toBe(true);
  expect(new Set(zooms)).toEqual(new Set([11]));
});

test('tiles of another server are requested where no streets are published', async () => {
  const { map, zooms } = openMap([18, 46, 20, 48]);
  map.setZoom(12, { animate: false });
  await expect.poll(() => new Set(zooms)).toEqual(new Set([11, 12]));
});
