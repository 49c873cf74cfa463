import { expect, it } from 'vitest';
import { createTestFolder } from '../../tests/support/test-folder.ts';
import { writeFileIn } from '../testing/fixture-files.ts';
import { analyseFile } from './analyse-file.ts';

const asOf = '2026-11-22' as const;
const places = ([longitude, latitude]: readonly [number, number], at: number) => ({
  lat: String(latitude + at / 900),
  lon: String(longitude + at / 900),
});

type Middle = readonly [longitude: number, latitude: number];

/** Analyses a table of twelve rows with the given cells and positions. */
async function analyseCells(
  cells: (at: number) => Readonly<Record<string, string>>,
  middle: Middle = [14.30123, 48.30123],
) {
  const rows = Array.from({ length: 12 }, (_, at) => ({ ...cells(at), ...places(middle, at) }));
  return analyseFile({ file: writeFileIn(createTestFolder(), 'town.json', JSON.stringify(rows)), asOf });
}

const letters = 'ABCDEFGHIJKL';

it.each(['surveyor_name', 'Contact name', 'User Name', 'Category name', 'Nombre de usuario', 'Model name'])(
  'the name under %s is not the name of a place',
  async (heading) => {
    const { columns } = await analyseCells((at) => ({ [heading]: `Ana ${letters[at]}ovak` }));
    expect(columns.find(({ column }) => column === heading)?.field).not.toBe('name');
  },
);

it('email addresses are not names', async () => {
  const { columns } = await analyseCells((at) => ({ Name: `office${at}@example.org` }));
  expect(columns[0]?.field).toBeNull();
});

it('a floor in whole sentences is a location, and numbers of spreadsheets are plain', async () => {
  const { columns, preview } = await analyseCells((at) => ({
    Name: `Hall ${letters[at]}ab`,
    Floor: `On the ground floor beside the lift, door ${at}`,
    PLZ: `${4020 + at}.0`,
  }));
  expect(columns.map(({ field }) => field).slice(0, 3)).toEqual(['name', 'location', 'postcode']);
  expect(preview.records[0]?.address).toBe('4020');
});

it('half a postcode is not used, and the address of the institution is', async () => {
  const { columns } = await analyseCells(
    (at) => ({ 설치기관주소: `서울특별시 종로구 ${at}`, 우편번호1: `1${at % 4}0`, 우편번호2: `0${at % 5}` }),
    [127.00123, 37.50123],
  );
  expect(columns.map(({ field }) => field).slice(0, 3)).toEqual(['address', null, null]);
});

it.each(['STATUS_CD', 'Unit status', 'State', 'Kennzeichen'])('reads states under %s', async (heading) => {
  const { preview } = await analyseCells((at) => ({ [heading]: at % 4 === 0 ? 'Inactive' : 'Active' }));
  expect(preview).toMatchObject({ kept: 9, dropped: [{ count: 3 }] });
});

it('counts words for a state among other values in a warning', async () => {
  const { warnings } = await analyseCells((at) => ({ Remark2: at < 2 ? 'Stolen' : `A ${at % 5}` }));
  expect(warnings.join()).toContain('"Remark2" says in 2 rows that an AED is not in use ("Stolen")');
});

it.each([
  ['Shanghai', [121.47123, 31.23123], true],
  ['Hong Kong', [114.17123, 22.32123], false],
] as const)('asks whether the positions are shifted in %s: %s', async (_name, middle, isAsked) => {
  const { warnings } = await analyseCells((at) => ({ Name: `Hall ${letters[at]}ab` }), middle);
  expect(warnings.join().includes('GCJ-02')).toBe(isAsked);
});
