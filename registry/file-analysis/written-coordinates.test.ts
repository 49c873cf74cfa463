import proj4 from 'proj4';
import { describe, expect, it } from 'vitest';
import { distanceKm } from '../../domain/geography/distance.ts';
import { columnMapPlaceholder } from '../../domain/registry-admin/column-fields.ts';
import { createTestFolder } from '../../tests/support/test-folder.ts';
import { toColumnMap } from '../sources/columns/column-map.ts';
import { writeFileIn } from '../testing/fixture-files.ts';
import { importAndReadRegistry } from '../testing/imported-registry-fixture.ts';
import { analyseFile } from './analyse-file.ts';

const asOf = '2026-11-22' as const;

type Place = readonly [longitude: number, latitude: number];
const around = ([longitude, latitude]: Place, step = 0.00137): readonly Place[] =>
  Array.from({ length: 24 }, (_, at) => [longitude + at * step, latitude + (at % 7) * 0.00171]);
const frankfurt = around([8.68213, 50.11091]);
const bern = around([7.43958, 46.94801]);
const lyon = around([4.83571, 45.76404]);
const sydney = around([151.2093, -33.8688]);

const metresIn =
  (definition: string) =>
  (place: Place): readonly [string, string] =>
    proj4('WGS84', definition)
      .forward([...place])
      .map((metres) => String(Math.round(metres))) as [string, string];
const utm32 = metresIn('+proj=utm +zone=32 +datum=WGS84 +units=m');
const utm56 = metresIn('+proj=utm +zone=56 +south +datum=WGS84 +units=m');
const swiss = metresIn(
  '+proj=somerc +lat_0=46.9524055555556 +lon_0=7.43958333333333 +k_0=1 +x_0=2600000 +y_0=1200000 +towgs84=674.374,15.056,405.346,0,0,0,0 +ellps=bessel +units=m',
);
const grouped = (text: string) => text.replaceAll(/(\d)(?=(?:\d{3})+$)/g, '$1’');

const table = (columns: string, places: readonly Place[], write: (place: Place) => string) =>
  [`Bezeichnung;${columns}`, ...places.map((place, at) => `Halle ${at};${write(place)}`)].join('\n');

const times = (factor: number) => (place: Place) =>
  place
    .map((degrees) => Math.round(degrees * factor))
    .toReversed()
    .join(';');

const partsOf = (degrees: number) => {
  const seconds = Math.round(Math.abs(degrees) * 36_000) / 10;
  return [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, (seconds % 60).toFixed(1)] as const;
};
const two = (value: number | string) => String(value).padStart(2, '0');
const spaced = ([longitude, latitude]: Place) => `${partsOf(latitude).join(' ')} N, ${partsOf(longitude).join(' ')} E`;
const withSigns = ([longitude, latitude]: Place) =>
  [latitude, longitude]
    .map(partsOf)
    .map(([d, m, s], at) => `${d}°${m}'${s}"${at === 0 ? 'N' : 'E'}`)
    .join(' ');
const colons = (place: Place) =>
  place
    .map((degrees) => partsOf(degrees).join(':'))
    .toReversed()
    .join(';');
const together = (place: Place) =>
  place
    .map(partsOf)
    .map(([d, m, s]) => `${d}${two(m)}${two(Math.floor(Number(s)))}`)
    .toReversed()
    .join(';');

async function understood(content: string) {
  const { map, warnings, preview, grids } = await analyseFile({
    file: writeFileIn(createTestFolder(), 'a', content),
    asOf,
  });
  return { map, preview, grids, told: warnings.join('\n') };
}

async function imported(content: string) {
  const { map, told } = await understood(content);
  const completedMap = JSON.parse(JSON.stringify(map).replaceAll(columnMapPlaceholder, 'example'));
  const { aeds } = await importAndReadRegistry([content], { columnMaps: [toColumnMap(completedMap, 'it')], asOf });
  return { aeds, told };
}

describe('coordinates other than plain degrees are read, and must be confirmed', () => {
  it.each([
    ['micro-degrees', table('Lat;Lon', frankfurt, times(1e6)), frankfurt, 'degrees*1000000'],
    ['micro-degrees in the south', table('Lat;Lon', sydney, times(1e6)), sydney, 'degrees*1000000'],
    ['ten-millionths', table('Latitude;Longitude', frankfurt, times(1e7)), frankfurt, 'degrees*10000000'],
    ['micro-degrees under x and y', table('Y;X', frankfurt, times(1e6)), frankfurt, 'degrees*1000000'],
    [
      'a pair of micro-degrees',
      table('Koordinaten', frankfurt, (place) => times(1e6)(place).replace(';', ', ')),
      frankfurt,
      'degrees*1000000',
    ],
    [
      'UTM with its zone',
      table('Koordinaten', frankfurt, (place) => `32U ${utm32(place).join(' ')}`),
      frankfurt,
      'UTM coordinates in metres with their zone',
    ],
    [
      'UTM with its zone behind',
      table('UTM', frankfurt, (place) => `${utm32(place).join(', ')} (32N)`),
      frankfurt,
      'UTM coordinates in metres with their zone',
    ],
    [
      'UTM of the south',
      table('Position', sydney, (place) => `56H ${utm56(place).join(' ')}`),
      sydney,
      'UTM coordinates in metres with their zone',
    ],
    [
      'UTM with a label',
      table('Lage', frankfurt, (place) => `E ${utm32(place)[0]} N ${utm32(place)[1]}`),
      frankfurt,
      'Germany',
    ],
    ['UTM in one cell', table('Koordinaten', frankfurt, (place) => utm32(place).join(' ')), frankfurt, 'EPSG:25832'],
    [
      'Swiss metres in one cell',
      table('Koordinaten', bern, (place) => swiss(place).map(grouped).join(' / ')),
      bern,
      'EPSG:2056',
    ],
    [
      'Swiss metres under latitude and longitude',
      table('Lat;Lon', bern, (place) => swiss(place).toReversed().join(';')),
      bern,
      'EPSG:2056',
    ],
  ])('as %s', async (_what, content, places, sentence) => {
    const { told } = await understood(content);
    expect(told).toContain(sentence);
    const { map } = await understood(content);
    if (map?.projection === columnMapPlaceholder) return;
    const { aeds } = await imported(content);
    const far = places.filter((place) => !aeds.some(({ position }) => distanceKm(position, place) < 0.025));
    expect(far).toEqual([]);
  });

  it.each([
    ['with spaces', table('Koordinaten', lyon, spaced)],
    ['with signs and bare quotation marks', table('Coordonnées', lyon, withSigns)],
    ['with colons', table('Latitude;Longitude', lyon, colons)],
    ['in one number', table('Latitude;Longitude', lyon, together).replace('Bezeichnung', 'Nom')],
  ])('as degrees, minutes and seconds %s', async (_what, content) => {
    const { map, told } = await understood(content);
    // If a number such as 454815 can also be read in another way, a person has to choose.
    if (map?.projection === columnMapPlaceholder) expect(told).toContain('DDMMSS');
    else {
      const { aeds } = await imported(content);
      const far = lyon.filter((place) => !aeds.some(({ position }) => distanceKm(position, place) < 0.04));
      expect(far).toEqual([]);
    }
  });
});

describe('ambiguous coordinates are not used until a person decides', () => {
  it('with several UTM zones', async () => {
    const content = table('Position', frankfurt, (place) => utm32(place).join(', ')).replace('Bezeichnung', 'Name');
    const { map, grids, preview, told } = await understood(content);
    expect(map?.projection).toBe(columnMapPlaceholder);
    expect(grids?.length).toBeGreaterThan(1);
    expect(preview.kept).toBe(0);
    expect(told).toContain('Choose the right one');
    expect(() => toColumnMap(map, 'map.json')).toThrow('projection');
  });

  it('with a zone in each row', async () => {
    const content = table(
      'Huso;X;Y',
      frankfurt,
      (place) => `${Math.round(place[0] * 1e5) % 2 === 0 ? 30 : 29};${utm32(place).join(';')}`,
    );
    const { preview, told } = await understood(content);
    expect(preview.kept).toBe(0);
    expect(told).toContain('the zone in "Huso" changes from row to row');
  });

  it('with lost decimal points and a varying number of digits', async () => {
    const content = table('Lat;Lon', frankfurt, (place) =>
      place
        .map((value) => String(value).replace('.', ''))
        .map((text, at) => (at % 2 === 0 ? text.slice(0, 5 + (Number(text.at(-1)) % 3)) : text))
        .toReversed()
        .join(';'),
    );
    const { preview, map } = await understood(content);
    expect([preview.kept, map?.projection === undefined || map.projection === columnMapPlaceholder]).toEqual([0, true]);
  });
});

it('times of day are not degrees', async () => {
  const content = table('Von;Bis', frankfurt, () => '08:00:00;17:30:00');
  const { told } = await understood(content);
  expect(told).toContain('no columns of longitude and latitude were found');
});
