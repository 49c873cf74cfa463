// @vitest-environment happy-dom
import * as L from 'leaflet';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { computeMarkerBoxes, watchMarkerChanges } from './marker-boxes.ts';

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

test('several added and removed markers cause one call', async () => {
  watchMarkerChanges(map, work);
  const first = L.marker([0, 0]).addTo(map);
  L.marker([1, 1]).addTo(map);
  first.remove();
  await nextFrame();
  expect(work).toHaveBeenCalledOnce();
});

test('other layers, and markers after it is stopped, cause no call', async () => {
  const stop = watchMarkerChanges(map, work);
  L.polyline([]).addTo(map);
  L.marker([0, 0]).addTo(map);
  stop();
  L.marker([1, 1]).addTo(map);
  await nextFrame();
  expect(work).not.toHaveBeenCalled();
});

test('a removed map causes no call', async () => {
  watchMarkerChanges(map, work);
  L.marker([0, 0]).addTo(map);
  const other = L.map(document.createElement('div'), { center: [0, 0], zoom: 3 });
  map.remove();
  map = other;
  await nextFrame();
  expect(work).not.toHaveBeenCalled();
});

test('the boxes are those of markers and their labels as they are drawn, but not of hidden ones', () => {
  const drawnAt = (element: Element | null | undefined, ...box: readonly [number, number, number, number]) => {
    if (element) element.getBoundingClientRect = () => new DOMRect(...box);
  };
  drawnAt(map.getContainer(), 50, 100, 300, 400);
  const label = document.createElement('span');
  const pin = L.marker([0, 0], { icon: L.divIcon({ html: label, iconSize: [26, 34], iconAnchor: [13, 34] }) }).addTo(
    map,
  );
  L.marker([1, 1]).addTo(map);
  drawnAt(pin.getElement(), 150, 166, 26, 34);
  drawnAt(label, 180, 170, 80, 20);
  const corner = map.containerPointToLayerPoint([-10, -20]);
  expect(computeMarkerBoxes(map, corner)).toEqual([
    { left: 110, top: 86, right: 136, bottom: 120 },
    { left: 140, top: 90, right: 220, bottom: 110 },
  ]);
});
