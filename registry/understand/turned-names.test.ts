import { expect, test } from 'vitest';
import { guessColumns } from './guess-columns.ts';
import { fieldsByName } from './name-likeness.ts';

const fields = (column: string) => fieldsByName(column).map(({ field }) => field);

test.each([
  ['access', ['Restricted access', 'Accès restreint', 'Dostęp ograniczony', 'Niet openbaar', '24 hour access']],
  ['access', ['Nicht öffentlich zugänglich', 'Wheelchair accessible', 'Private access']],
  ['locked', ['Unlocked', 'Cabinet unlocked']],
  ['present', ['Inaktiv', 'Inactif', 'Nieaktywny', 'Not in use']],
  ['checked', ['Next check date', 'Nächste Kontrolle']],
  ['longitude', ['Longitude (W)', 'Longitude Oeste', 'Long min']],
  ['latitude', ['Latitude (S)', 'Lat min', 'Latitude seconds']],
  ['hours', ['Öffnungszeiten Montag', 'Horaires été', 'Åbningstider hverdage', 'Weekend hours', '開放時間備註']],
] as const)('%s is not what a heading says that denies or narrows it', (field, headings) => {
  expect(headings.filter((heading) => fields(heading).includes(field))).toEqual([]);
});

test.each([
  ['access', ['Access', 'AED access', 'Öffentlich zugänglich', 'Accès']],
  ['present', ['Aktiv', 'AED in use', 'Actif']],
  ['checked', ['Last check date', 'Letzte Kontrolle']],
  ['longitude', ['Longitude', 'Longitude (WGS84)', 'location.longitude', 'GPS longitude']],
  ['hours', ['Öffnungszeiten', 'AED opening hours', 'horaires_fr', 'Horaires d’ouverture']],
] as const)('%s is what a heading says with nothing beside it that turns it', (field, headings) => {
  expect(headings.filter((heading) => !fields(heading).includes(field))).toEqual([]);
});

test('hours of one day are not those of the week, however well they read, nor are minutes degrees', () => {
  const columns = ['Name', 'Monday', 'Sunday', 'Lat deg', 'Lat min', 'Long deg', 'Long min'];
  const rows = Array.from({ length: 8 }, (_, at) => ({
    Name: `Hall ${at}`,
    Monday: at % 2 === 0 ? '24 hours' : 'closed',
    Sunday: 'closed',
    'Lat deg': '52',
    'Lat min': `8.41${at}`,
    'Long deg': '-10',
    'Long min': `16.25${at}`,
  }));
  const sample = { rows, columns, hasGeometry: false, drawn: [], hasMore: false, header: columns, above: [] };
  const guesses = guessColumns(sample, '2026-11-21');
  expect(guesses.filter(({ field }) => field !== null).map(({ column, field }) => [column, field])).toEqual([
    ['Name', 'name'],
  ]);
});
