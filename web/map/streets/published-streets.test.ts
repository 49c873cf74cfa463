// @vitest-environment happy-dom
import * as L from 'leaflet';
import { expect, test, vi } from 'vitest';
import { fetchFrom, makeOneCellEdition, onlyCell } from '../../../tests/support/streets/one-cell-edition.ts';
import { showPublishedStreets } from './published-streets.ts';

/** Creates a map at a zoom that shows streets. */
const mapOfStreets = () => L.map(document.createElement('div'), { center: [50, 20], zoom: 14 });

test('a map closed while its streets load is not notified of them', async () => {
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

test('a later map draws the cells of an earlier one, and those of newer streets once it has read them', async () => {
  let published = makeOneCellEdition('aaaaaaaaaaaa', '');
  let isOffline = false;
  const fetched: string[] = [];
  vi.stubGlobal('fetch', (url: string) => {
    if (isOffline) return Promise.reject(new TypeError('Failed to fetch'));
    fetched.push(url);
    return fetchFrom(() => published)(url);
  });
  let time = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => time);
  const readIndexes = () => fetched.filter((url) => url.endsWith('index.json'));
  const readCells = () => fetched.filter((url) => url.includes('/ways/'));
  // A tile is clipped to the part that a cell covers once that cell has been read.
  const clip = vi.fn();
  const ignore = () => undefined;
  const pen = new Proxy({}, { get: (_pen, name) => (name === 'clip' ? clip : ignore), set: () => true });
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(pen as unknown as RenderingContext);

  /** Opens a map, and closes it when it has drawn a cell and read this many in all. */
  async function drawOneMap(cellsRead: number): Promise<void> {
    clip.mockClear();
    const frame = document.createElement('div');
    vi.spyOn(frame, 'clientWidth', 'get').mockReturnValue(300);
    vi.spyOn(frame, 'clientHeight', 'get').mockReturnValue(300);
    const center = L.CRS.EPSG3857.pointToLatLng(L.point(onlyCell.x + 0.5, onlyCell.y + 0.5).multiplyBy(256), 12);
    const map = L.map(frame, { center, zoom: 14 });
    showPublishedStreets(map, '/streets', () => undefined);
    await expect.poll(() => clip.mock.calls.length).toBeGreaterThan(0);
    await expect.poll(readCells).toHaveLength(cellsRead);
    map.remove();
  }
  await drawOneMap(1);
  await drawOneMap(1);
  expect(readIndexes()).toHaveLength(1);
  time += 300_000;
  published = makeOneCellEdition('bbbbbbbbbbbb', '');
  await drawOneMap(2);
  time += 300_000;
  isOffline = true;
  const warn = vi.spyOn(console, 'warn').mockImplementation(ignore);
  await drawOneMap(2);
  await expect.poll(() => warn.mock.calls.length).toBe(1);
});
