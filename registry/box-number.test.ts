import { expect, test } from 'vitest';
import { normaliseRecord } from './normalise-record.ts';

const refOf = (ref: string) => {
  const record = { id: 'osm/node/1', sourceKey: 'osm', where: 'element 1', longitude: 8.5, latitude: 47.4, sameAs: [] };
  return normaliseRecord({ ...record, tags: { emergency: 'defibrillator', ref } }, '2026-11-21').aed?.ref;
};

test.each(['RNG024', 'CH1926', 'BG UV1-26F8', 'AED 66', '17', '2.8', 'Б-12', '防12'])(
  '%s is the number of a box',
  (ref) => {
    expect(refOf(ref)).toBe(ref);
  },
);

test.each([
  'Schule Wallbach',
  '+41 41 920 17 19',
  '512 015 080',
  '661-030-741',
  'Braniborska 46ub',
  'Rynek 1, 64-200 Wolsztyn',
  'Tel: (82) 562-76-00',
  'https://aed.example/17',
  'AED',
  'EIN SEHR LANGER NAME 17',
  '<B>17</B>',
])('%s is not the number of a box', (ref) => {
  expect(refOf(ref)).toBeUndefined();
});
