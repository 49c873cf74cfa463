// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { buildDirectionsUrl, detectMapsApp, openDirections, readMapsApp, saveMapsApp } from './open-maps.ts';

const townHall = [19.9383, 50.0611] as const;

afterEach(() => localStorage.clear());

test.each([
  ['phone', 'foot', 'geo:50.06110,19.93830?q=50.06110,19.93830'],
  ['apple', 'foot', 'https://maps.apple.com/?daddr=50.06110,19.93830&dirflg=w'],
  ['apple', 'car', 'https://maps.apple.com/?daddr=50.06110,19.93830&dirflg=d'],
  ['google', 'foot', 'https://www.google.com/maps/dir/?api=1&destination=50.06110,19.93830&travelmode=walking'],
  ['google', 'car', 'https://www.google.com/maps/dir/?api=1&destination=50.06110,19.93830&travelmode=driving'],
  [
    'openstreetmap',
    'foot',
    'https://www.openstreetmap.org/directions?engine=fossgis_osrm_foot&route=%3B50.06110%2C19.93830',
  ],
  [
    'openstreetmap',
    'car',
    'https://www.openstreetmap.org/directions?engine=fossgis_osrm_car&route=%3B50.06110%2C19.93830',
  ],
] as const)('%s, by %s: %s', (choice, way, address) => {
  expect(buildDirectionsUrl(choice, townHall, way)).toBe(address);
});

test.each([
  ['Mozilla/5.0 (Linux; Android 15; Pixel 9)', 'phone'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X)', 'apple'],
  ['Mozilla/5.0 (X11; Linux x86_64)', 'openstreetmap'],
] as const)('%s opens %s by default', (userAgent, choice) => {
  expect(detectMapsApp(userAgent)).toBe(choice);
});

test('remembers the choice', () => {
  saveMapsApp('google');
  expect(readMapsApp()).toBe('google');
});

test('ignores an unknown stored value', () => {
  localStorage.setItem('aed-maps', 'carrier pigeon');
  expect(['phone', 'apple', 'openstreetmap']).toContain(readMapsApp());
});

test("opens a site in a new tab without access to this one, and the phone's own maps app", () => {
  const opened: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    opened.push(`${this.target} ${this.rel} ${this.href}`);
  });
  openDirections('apple', townHall, 'foot');
  openDirections('phone', townHall, 'foot');
  expect(opened).toEqual([
    '_blank noopener noreferrer https://maps.apple.com/?daddr=50.06110,19.93830&dirflg=w',
    ' noopener noreferrer geo:50.06110,19.93830?q=50.06110,19.93830',
  ]);
});
