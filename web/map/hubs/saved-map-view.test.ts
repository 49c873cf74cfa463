// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { clearSavedMapView, readSavedMapView, saveMapView } from './saved-map-view.ts';

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
});

it('returns the saved view until it is cleared', () => {
  saveMapView({ center: [-25.5, 41.25], zoom: 4 });
  expect(readSavedMapView()).toEqual({ center: [-25.5, 41.25], zoom: 4 });
  expect(readSavedMapView()).toEqual({ center: [-25.5, 41.25], zoom: 4 });
  clearSavedMapView();
  expect(readSavedMapView()).toBeNull();
});

it('keeps centre and zoom in session storage, longitude first', () => {
  saveMapView({ center: [7.5, 43.7], zoom: 6 });
  expect(JSON.parse(sessionStorage.getItem('map-position') ?? '')).toEqual({ center: [7.5, 43.7], zoom: 6 });
});

it.each([
  ['nothing', null],
  ['broken JSON', '{"center":[30,'],
  ['a number', '7'],
  ['null', 'null'],
  ['no centre', '{"zoom":4}'],
  ['no zoom', '{"center":[30,30]}'],
  ['three coordinates', '{"center":[30,30,30],"zoom":4}'],
  ['text instead of coordinates', '{"center":["30","30"],"zoom":4}'],
  ['a NaN that became null', '{"center":[null,30],"zoom":4}'],
  ['a latitude beyond the pole', '{"center":[30,91],"zoom":4}'],
  ['a longitude beyond the date line', '{"center":[181,30],"zoom":4}'],
  ['a zoom finer than 19', '{"center":[30,30],"zoom":20}'],
  ['a negative zoom', '{"center":[30,30],"zoom":-1}'],
])('ignores %s', (_, stored) => {
  if (stored !== null) sessionStorage.setItem('map-position', stored);
  expect(readSavedMapView()).toBeNull();
});

it('works without storage when the browser blocks it', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.stubGlobal('sessionStorage', undefined);
  expect(() => saveMapView({ center: [30, 30], zoom: 2 })).not.toThrow();
  expect(readSavedMapView()).toBeNull();
  expect(() => clearSavedMapView()).not.toThrow();
  vi.unstubAllGlobals();
});
