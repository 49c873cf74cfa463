// @vitest-environment happy-dom
import * as L from 'leaflet';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchMarkerChanges } from './marker-boxes.ts';

let map: L.Map;
const work = vi.fn();
const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

beforeEach(() => {
  work.mockReset();
  map = L.map(document.createElement('div'), { center: [0, 0], zoom: 3 });
});
afterEach(() => {
  map.remove();
});

test('several new and removed marks cause one call', async () => {
  watchMarkerChanges(map, work);
  const first = L.marker([0, 0]).addTo(map);
  L.marker([1, 1]).addTo(map);
  first.remove();
  await nextFrame();
  expect(work).toHaveBeenCalledOnce();
});

test('other layers, and marks once it is stopped, cause none', async () => {
  const stop = watchMarkerChanges(map, work);
  L.polyline([]).addTo(map);
  L.marker([0, 0]).addTo(map);
  stop();
  L.marker([1, 1]).addTo(map);
  await nextFrame();
  expect(work).not.toHaveBeenCalled();
});

test('a removed map causes none', async () => {
  watchMarkerChanges(map, work);
  L.marker([0, 0]).addTo(map);
  const other = L.map(document.createElement('div'), { center: [0, 0], zoom: 3 });
  map.remove();
  map = other;
  await nextFrame();
  expect(work).not.toHaveBeenCalled();
});
