import { expect, test } from 'vitest';
import { guessFieldsByName } from './file-analysis/name-similarity.ts';
import { normaliseRecord } from './normalise-record.ts';

const read = (tags: Record<string, string>) => {
  const record = {
    id: 'town/1',
    sourceKey: 'town',
    where: 'line 2',
    longitude: 2.34567,
    latitude: 48.85661,
    sameAs: [],
  };
  const { aed, ...rest } = normaliseRecord({ ...record, tags }, '2026-11-21');
  return { expires: aed?.expires, doubts: 'doubts' in rest ? rest.doubts.map(({ kind }) => kind) : [] };
};

test.each([
  ['2019-09-30', '2019-09-30'],
  ['2027-09-30T00:00:00', '2027-09-30'],
  ['30/09/2027', '2027-09-30'],
  ['46275', '2026-09-10'],
  // A month or a year is valid until its last day.
  ['2027-02', '2027-02-28'],
  ['02/2028', '2028-02-29'],
  ['2027年2月', '2027-02-28'],
  ['2027', '2027-12-31'],
  // Columns for adult pads and for children's pads are joined in one tag.
  ['2027-09-30 2027-03-31', '2027-03-31'],
])('"%s" is the last valid day %s', (text, day) => {
  const { expires, doubts } = read({ 'pads:expiry': text, 'battery:expiry': text });
  expect(expires).toEqual({ pads: day, battery: day });
  // A date in the past is reported as expired.
  expect(new Set(doubts)).toEqual(new Set(day < '2026-11-21' ? ['expired'] : []));
});

test.each(['05/03/2027', '1900-01-01', '9999-12-31', 'soon', '31.02.2027'])(
  '"%s" is not an expiry date, and is reported',
  (text) => {
    expect(read({ 'pads:expiry': text })).toEqual({ expires: undefined, doubts: ['day of expiry'] });
  },
);

test('an AED without such data has no expiry date', () => {
  expect(read({})).toEqual({ expires: undefined, doubts: [] });
});

test.each([
  ['Date de péremption des électrodes adultes', 'padsExpiry'],
  ['dtpr_bat', 'batteryExpiry'],
  ['Ablaufdatum Elektroden', 'padsExpiry'],
  ['Batterie haltbar bis', 'batteryExpiry'],
  ['scadenza_elettrodi', 'padsExpiry'],
  ['Fecha de caducidad de los parches', 'padsExpiry'],
  ['PadsExpiryDate', 'padsExpiry'],
  ['battery_expiry_date', 'batteryExpiry'],
  ['패치 유효기간', 'padsExpiry'],
  ['バッテリー使用期限', 'batteryExpiry'],
  ['Termin ważności elektrod', 'padsExpiry'],
])('recognises a column "%s"', (heading, field) => {
  expect(guessFieldsByName(heading)[0]?.field).toBe(field);
});

test.each(['Battery', 'Pads', 'Child pads', 'Battery type', 'Last check', 'Electrodes pédiatriques'])(
  'a column "%s" is not an expiry date',
  (heading) => {
    expect(guessFieldsByName(heading).map(({ field }) => field)).not.toContain('padsExpiry');
    expect(guessFieldsByName(heading).map(({ field }) => field)).not.toContain('batteryExpiry');
  },
);
