// @vitest-environment happy-dom
import * as L from 'leaflet';
import { afterEach, expect, test, vi } from 'vitest';
import { showPublishedStreets } from './published-streets.ts';

afterEach(() => vi.unstubAllGlobals());

/** Creates a map at a zoom that shows streets. */
const mapOfStreets = () => L.map(document.createElement('div'), { center: [50, 20], zoom: 14 });

test('a map that was closed while its streets were looked for hears nothing of them', async () => {
  const answer = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', () => answer.promise);
  const [closed, open] = [vi.fn(), vi.fn()];
  const map = mapOfStreets();
  showPublishedStreets(map, '/streets', closed);
  showPublishedStreets(mapOfStreets(), '/streets', open);
  map.remove();
  answer.resolve(new Response(null, { status: 404 }));
  await expect.poll(() => open.mock.lastCall).toEqual(['none']);
  expect(closed.mock.calls).toEqual([['looking']]);
});
