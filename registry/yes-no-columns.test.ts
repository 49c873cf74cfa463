import { describe, expect, it } from 'vitest';
import { openingStateAt } from '../domain/aed/weekly-opening-hours.ts';
import { columnMapPlaceholder } from '../domain/registry-admin/column-fields.ts';
import { formatTableText, inventPlacesAround } from '../tests/support/aeds/unknown-formats/invented-places.ts';
import { createTestFolder } from '../tests/support/test-folder.ts';
import { analyseFile } from './file-analysis/analyse-file.ts';
import { toColumnMap } from './sources/columns/column-map.ts';
import { writeFileIn } from './testing/fixture-files.ts';
import { importAndReadRegistry } from './testing/imported-registry-fixture.ts';

const asOf = '2026-11-22' as const;
const places = inventPlacesAround([11.58, 48.14]);

async function imported(content: string) {
  const { columns, map } = await analyseFile({ file: writeFileIn(createTestFolder(), 'a', content), asOf });
  const completedMap = JSON.parse(JSON.stringify(map).replaceAll(columnMapPlaceholder, 'example'));
  const { aeds } = await importAndReadRegistry([content], { columnMaps: [toColumnMap(completedMap, 'it')], asOf });
  return { aeds, fields: Object.fromEntries(columns.map(({ column, field }) => [column, field])) };
}

/**
 * Returns a table of AEDs, separated by semicolons. In the column `heading`, every sixth row has `yes` and all others
 * have `no`.
 */
const tableWithAnswers = (heading: string, yes: string, no: string) =>
  formatTableText(
    ['Name', 'Lat', 'Lon', heading],
    places.map(({ at, latitude, longitude }) => [`Hall ${at}`, latitude, longitude, at % 6 === 1 ? yes : no]),
    ';',
  );

it.each([
  ['Out of service', 'Y', 'N'],
  ['is_removed', 'true', 'false'],
  ['Defekt', 'ja', 'nein'],
  ['hors_service', 'oui', 'non'],
  ['czy uszkodzony', 'tak', 'nie'],
  ['使用不可', '○', ''],
])('a yes under "%s" means that an AED is not in use', async (heading, yes, no) => {
  const { aeds, fields } = await imported(tableWithAnswers(heading, yes, no));
  expect(fields[heading]).toBe('present');
  expect(aeds).toHaveLength(20);
  expect(aeds.filter(({ name }) => Number(name.slice(5)) % 6 === 1)).toEqual([]);
  expect(aeds.filter(({ doubts }) => doubts !== undefined)).toEqual([]);
});

it.each([
  ['Staff only', 'Yes', 'No', 'staff'],
  ['Key required', 'Yes', 'No', 'key'],
  ['Niet openbaar', 'ja', 'nee', 'insiders'],
  ['関係者限定', '○', '', 'partly'],
])('a yes under "%s" limits access', async (heading, yes, no, limit) => {
  const { aeds } = await imported(tableWithAnswers(heading, yes, no));
  const limited = aeds.filter(({ limits }) => limits?.includes(limit as 'staff'));
  expect(limited.map(({ name }) => Number(name.slice(5)) % 6)).toEqual([1, 1, 1, 1]);
  expect(limited[0]?.notes?.[0]?.text).toBe(heading);
  expect(aeds.filter(({ notes }) => notes !== undefined)).toHaveLength(4);
});

it.each([
  ['Nyilvános (I/N)', 'I', 'N'],
  ['Accesso pubblico (S/N)', 'S', 'N'],
  ['Accès public (O/N)', 'o', 'n'],
  ['Dostęp publiczny (T/N)', 'T', 'N'],
  ['Offentlig tilgjengelig J/N', 'J', 'N'],
  ['Halka açık (E/H)', 'E', 'H'],
  ['Veřejně přístupný [A/N]', 'A', 'N'],
  ['Public access (N/Y)', 'Y', 'N'],
])('uses the letters that a heading announces as yes and no: "%s"', async (heading, yes, no) => {
  const { aeds, fields } = await imported(tableWithAnswers(heading, yes, no));
  expect(fields[heading]).toBe('access');
  expect(aeds.map(({ access }) => access).filter((access) => access === 'yes')).toHaveLength(4);
  expect(aeds.filter(({ doubts }) => doubts !== undefined)).toEqual([]);
});

it('ignores the same letters under another heading', async () => {
  const { aeds } = await imported(tableWithAnswers('Nyilvános', 'I', 'N'));
  expect(aeds.filter(({ access }) => access === 'yes')).toEqual([]);
});

it.each([
  ['Működik (I/N)', 'N', 'I'],
  ['Sprawny (T/N)', 'N', 'T'],
  ['En service (O/N)', 'N', 'O'],
  ['Working Y/N', 'N', 'Y'],
])('drops an AED that does not work under "%s", and puts no other in doubt', async (heading, broken, works) => {
  const { aeds } = await imported(tableWithAnswers(heading, broken, works));
  expect(aeds).toHaveLength(20);
  expect(aeds.filter(({ doubts }) => doubts !== undefined)).toEqual([]);
});

it.each([
  ['Accessible 24h/24 (O/N)', 'O', 'N'],
  ['Elérhető 0-24 (I/N)', 'I', 'N'],
  ['Disponibile h24 (S/N)', 'S', 'N'],
])('a yes under "%s" means open at all times', async (heading, yes, no) => {
  const { aeds } = await imported(tableWithAnswers(heading, yes, no));
  expect(aeds.filter(({ hours }) => hours !== null)).toHaveLength(4);
});

it.each(['24h hotline', '24/7 monitored', 'CCTV 24 hours'])(
  'a yes under "%s" is not an opening time',
  async (heading) => {
    const { aeds } = await imported(tableWithAnswers(heading, 'Yes', 'No'));
    expect(aeds.filter(({ hours }) => hours !== null)).toEqual([]);
  },
);

describe('days in JSON', () => {
  const monday = '2027-01-18' as const;
  const sunday = '2027-01-24' as const;
  const statesOf = async (hours: object) => {
    const list = places.map(({ at, latitude, longitude }) => ({
      name: `Hall ${at}`,
      lat: latitude,
      lng: longitude,
      ...hours,
    }));
    const { aeds } = await imported(JSON.stringify({ items: list }));
    const week = aeds[0]?.hours ?? null;
    return [monday, sunday].map((day) => (week === null ? 'unknown' : openingStateAt(week, day, 660)));
  };
  const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

  it('are read as schema.org lists them', async () => {
    const openingHoursSpecification = days.slice(0, 5).map((day) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: `https://schema.org/${day}`,
      opens: '08:00',
      closes: '17:00',
    }));
    expect(await statesOf({ openingHoursSpecification })).toEqual(['open', 'closed']);
  });

  it('are closed when one of their fields says so, whatever their times', async () => {
    const week = days.map((day, at) => [day, { open: '08:00', close: '17:00', closed: at > 4 }] as const);
    expect(await statesOf({ hours: Object.fromEntries(week) })).toEqual(['open', 'closed']);
  });
});

it('closures under an unknown heading are a limit beside 24 h', async () => {
  const { aeds } = await imported(
    formatTableText(
      ['nombre', 'latitud', 'longitud', 'horario', 'restricciones'],
      places.map(({ at, latitude, longitude }) => [
        `Centro ${at}`,
        latitude,
        longitude,
        '24 horas',
        at % 2 === 0 ? 'Cerrado los domingos' : '',
      ]),
      ';',
    ),
  );
  expect(aeds.filter(({ limits }) => limits?.includes('partly'))).toHaveLength(12);
});
