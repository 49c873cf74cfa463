import { expect, test } from 'vitest';
import { allPlaceRows } from '../rows/all-place-rows.ts';
import { formatDownloadFileName, placesToCsv, placesToJson } from './places-download.ts';

const origin = { address: 'https://example.org/hubs?kind=city', moment: new Date('2026-03-01T23:30:00Z') };
const rowsOf = (...ids: string[]) => allPlaceRows.filter(({ hub }) => ids.includes(hub.id));

test('the file name contains its date', () => {
  expect(formatDownloadFileName('json', origin.moment)).toBe('longevity-places-2026-03-01.json');
});

test('a place becomes one line, with the origin of each figure, the licence and how to cite it', () => {
  const [head, line, end] = placesToCsv(rowsOf('okinawa'), origin).split('\r\n');
  expect(head).toMatch(/^id,name,region,country,part_of_the_world,kind,latitude,longitude,sli,sli_origin,/);
  expect(head).toMatch(/,terms,cite_as$/);
  expect(line).toContain(
    'okinawa,Okinawa,Okinawa Prefecture,Japan,Asia,Blue zone on its researchers’ list,26.501,127.945,0.982,',
  );
  expect(line).toContain(',0.78,editorial estimate of this site,84.3,2020,Okinawa Prefecture,place,official,');
  expect(line).toContain(
    'Symbiotics Longevity Map, table of places, https://example.org/hubs?kind=city (read 2026-03-01)',
  );
  expect(end).toBe('');
});

test('a missing figure is an empty cell in CSV and null in JSON, never zero', () => {
  expect(placesToCsv(rowsOf('albert-lea'), origin)).toContain(',0.9,"original list, no known method",,,,,,,,,,');
  const { places } = JSON.parse(placesToJson(rowsOf('albert-lea'), origin));
  expect(places).toHaveLength(1);
  expect(places[0]).toMatchObject({
    id: 'albert-lea',
    sli: 1,
    life_expectancy_years: null,
    life_expectancy_source: null,
  });
});

test('a spreadsheet runs no cell of any place as a formula', () => {
  expect(placesToCsv(allPlaceRows, origin)).not.toMatch(/(?:^|,)"?[=+@]/m);
});

test('the JSON describes itself, its licence and the number of places', () => {
  expect(JSON.parse(placesToJson(rowsOf('malta', 'monaco'), origin))).toMatchObject({
    title: 'Places on the Symbiotics Longevity Map',
    view: 'https://example.org/hubs?kind=city',
    made: '2026-03-01',
    count: 2,
    terms: expect.stringContaining('Names, kinds and scores: CC BY 4.0, name Symbiotics Longevity Map'),
  });
});
