import { expect, test } from 'vitest';
import { parseCoordinates, parseMapUrl } from './parse-coordinates.ts';

const rounded = (read: ReturnType<typeof parseCoordinates>) =>
  read?.kind === 'positions'
    ? read.positions.map(([east, north]) => [Number(east.toFixed(4)), Number(north.toFixed(4))])
    : (read?.kind ?? null);

test.each([
  ['47.3769° N, 8.5417° E', [[8.5417, 47.3769]]],
  ['N47.3769 E8.5417', [[8.5417, 47.3769]]],
  ['E 8,5417 N 47,3769', [[8.5417, 47.3769]]],
  ['47°22′36.84″N 8°32′30.12″E', [[8.5417, 47.3769]]],
  [`47°22'36.84"N,8°32'30.12"E`, [[8.5417, 47.3769]]],
  ["47° 22.614' N 8° 32.502' E", [[8.5417, 47.3769]]],
  ['33.87 S, 151.21 E', [[151.21, -33.87]]],
  ['-33.87, 151.21', [[151.21, -33.87]]],
  ['151.21, −33.87', [[151.21, -33.87]]],
  ['N 47 E 8', [[8, 47]]],
  ['٤٧٫٣٧٦٩ N ٨٫٥٤١٧ E', [[8.5417, 47.3769]]],
])('%s is a single place', (typed, places) => {
  expect(rounded(parseCoordinates(typed))).toEqual(places);
});

test.each([
  '47.3769, 8.5417',
  '47.3769 8.5417',
  '47,3769 8,5417',
  '47,3769; 8,5417',
  '(47.3769,8.5417)',
  '47,3769,8,5417',
])('%s can be in either order, latitude first by convention', (typed) => {
  expect(rounded(parseCoordinates(typed))).toEqual([
    [8.5417, 47.3769],
    [47.3769, 8.5417],
  ]);
});

test('returns both readings of an O, which is east in German and west in French', () => {
  expect(rounded(parseCoordinates('48.1 N 4.5 O'))).toEqual([
    [4.5, 48.1],
    [-4.5, 48.1],
  ]);
});

test.each([
  ['147.37, 208.54', 'beyond'],
  ['95.5 N 8.5 E', 'beyond'],
  ["47°72' N 8°32' E", 'unreadable'],
  ['47.3 N 8.5 S', 'unreadable'],
  ['47.3769', 'unreadable'],
  ['-47.3 N 8.5 E', 'unreadable'],
  ['8001', null],
  ['150-0001', null],
  ['SW1 1NE', null],
  ['Zürich', null],
  ['Bahnhofstrasse 1, 8001 Zürich', null],
])('%s is %s', (typed, kind) => {
  expect(rounded(parseCoordinates(typed))).toEqual(kind);
});

test.each([
  ['geo:47.3769,8.5417;u=35'],
  ['geo:0,0?q=47.3769,8.5417(Made-up)'],
  ['https://www.openstreetmap.org/#map=15/47.3769/8.5417'],
  ['https://www.openstreetmap.org/?mlat=47.3769&mlon=8.5417#map=4/10.1/20.2'],
  ['https://www.google.com/maps/place/X/@47.1,8.1,15z/data=!4m6!3d47.3769!4d8.5417'],
  ['https://www.google.com/maps/@47.3769,8.5417,15.5z'],
  ['https://maps.apple.com/?ll=47.3769%2C8.5417'],
  ['https://yandex.com/maps/?ll=8.5417%2C47.3769&z=12'],
])('finds the place in %s', (address) => {
  expect(rounded(parseMapUrl(address))).toEqual([[8.5417, 47.3769]]);
});

test('reports an address without coordinates, and a name is not an address', () => {
  expect(parseMapUrl('https://maps.example.org/short')).toEqual({ kind: 'unreadable' });
  expect(parseMapUrl('geo:147.3,8.5')).toEqual({ kind: 'beyond' });
  expect(parseMapUrl('Zürich')).toBeNull();
});
