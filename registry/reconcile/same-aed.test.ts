import { describe, expect, it } from 'vitest';
import type { RegisteredAed } from '../../domain/aed-registry.ts';
import { registeredAed } from '../../tests/support/registered-aed.ts';
import { mergeRecords } from './merge-records.ts';
import { reasonForSame, shareAStandInPosition } from './same-aed.ts';

const aed = (id: string, said: Partial<RegisteredAed> = {}) =>
  registeredAed({ id, name: said.location?.und ?? 'AED', ...said });

const at = (words: string) => ({ location: { und: words } });
const isSame = (a: RegisteredAed, b: RegisteredAed, metres: number) => reasonForSame(a, b, metres) !== null;

describe('one AED listed twice in a register', () => {
  it('is known by the same words at the same place', () => {
    expect(
      isSame(aed('osm/node/1', at('Pharmacy in Exampleton')), aed('osm/node/9000', at('pharmacy Exampleton')), 7),
    ).toBe(true);
  });

  it('is known within arm’s reach when one of them says nothing', () => {
    expect(isSame(aed('osm/node/1'), aed('osm/node/9000', at('left of the entrance')), 3)).toBe(true);
    expect(isSame(aed('osm/node/1'), aed('osm/node/9000', at('left of the entrance')), 8)).toBe(false);
  });

  it('is known by one short word of Japanese at the same place', () => {
    expect(isSame(aed('takamatsu/1', at('玄関')), aed('takamatsu/2', at('玄関')), 7)).toBe(true);
  });
});

describe('two AEDs of one register stay apart', () => {
  const stay: readonly [string, RegisteredAed, RegisteredAed, number][] = [
    [
      'on two floors',
      aed('osm/node/1', { ...at('office by the kitchen'), level: '18' }),
      aed('osm/node/9000', { ...at('office by the kitchen'), level: '12' }),
      2,
    ],
    ['in two rooms', aed('osm/node/1', at('room number 910')), aed('osm/node/9000', at('room number 930')), 1],
    [
      'where one has a number',
      aed('osm/node/1', at('public toilets')),
      aed('osm/node/9000', at('public toilets 2')),
      3,
    ],
    [
      'inside and outside',
      aed('osm/node/1', { ...at('fire station'), isIndoor: true }),
      aed('osm/node/9000', { ...at('fire station'), isIndoor: false }),
      4,
    ],
    [
      'on two fire engines',
      aed('osm/node/1', at('samochód ratowniczo-gaśniczy')),
      aed('osm/node/9000', at('Samochód ratowniczo-gaśniczy.')),
      2,
    ],
    ['mapped side by side in one go', aed('osm/node/100', at('reception')), aed('osm/node/101', at('reception')), 2],
    [
      'with other hours',
      aed('osm/node/1', { ...at('reception'), hoursText: '24/7' }),
      aed('osm/node/9000', { ...at('reception'), hoursText: 'Mo-Fr 08:00-16:00' }),
      2,
    ],
    [
      'of one owner in two places',
      aed('osm/node/1', { ...at('city guard room'), name: 'Town hall' }),
      aed('osm/node/9000', { ...at('secretary, second floor'), name: 'Town hall' }),
      7,
    ],
    [
      'under two names',
      aed('osm/node/1', { ...at('in the accessible toilet'), name: 'Fire brigade' }),
      aed('osm/node/9000', { ...at('in the accessible toilet'), name: 'Samaritans' }),
      9,
    ],
    ...[
      ['事務室', '体育館'],
      ['玄関', '職員室'],
      ['1階', '2階'],
      ['EG', 'UG'],
    ].map(([here = '', there = '']): [string, RegisteredAed, RegisteredAed, number] => [
      `in two places of one school: ${here} and ${there}`,
      aed('takamatsu/1', { ...at(here), name: '例の町立小学校' }),
      aed('takamatsu/2', { ...at(there), name: '例の町立小学校' }),
      0,
    ]),
    ['seven metres apart where both say only "AED"', aed('osm/node/1', at('AED')), aed('osm/node/9000', at('AED')), 7],
    ['more than ten metres apart', aed('osm/node/1', at('school hall')), aed('osm/node/9000', at('school hall')), 11],
  ];
  for (const [what, a, b, metres] of stay) {
    it(what, () => {
      expect(isSame(a, b, metres)).toBe(false);
      expect(isSame(b, a, metres)).toBe(false);
    });
  }
});

describe('two registers', () => {
  it('mean one AED at one place, whatever words they use', () => {
    expect(isSame(aed('osm/node/1', at('at the entrance')), aed('cologne/7', { name: 'Savings bank' }), 6)).toBe(true);
  });

  it('mean one AED within fifty metres when the words agree, and two when they do not', () => {
    const bank = aed('osm/node/1', { name: 'Savings bank Exampleton' });
    expect(isSame(bank, aed('cologne/7', { name: 'Savings Bank, Exampleton' }), 40)).toBe(true);
    expect(isSame(bank, aed('cologne/8', { name: 'Swimming pool' }), 40)).toBe(false);
  });
});

it('two AEDs at one point to the centimetre with nothing in common are doubted', () => {
  expect(
    shareAStandInPosition(aed('osm/node/1', at('town library')), aed('osm/node/9', at('church of Otherville')), 0),
  ).toBe(true);
});

describe('a merged record', () => {
  it('takes the word of the one checked last and fills what it leaves open, whatever the order', () => {
    const older = aed('osm/node/1', { ...at('foyer'), checked: '2024-01-01', phone: '+41 00', level: '2' });
    const newer = aed('cologne/7', { checked: '2026-02-03', level: '0' });
    const merged = mergeRecords([older, newer]);
    expect(merged).toEqual(mergeRecords([newer, older]));
    expect(merged).toMatchObject({
      id: 'cologne/7',
      level: '0',
      phone: '+41 00',
      name: 'foyer',
      location: { und: 'foyer' },
      sources: ['cologne', 'osm'],
      sameAs: ['osm/node/1'],
    });
  });

  it('never shows one register’s hours beside the other’s text', () => {
    const unread = aed('osm/node/1', { checked: '2026-01-01', hoursText: 'ask the porter' });
    const read = aed('cologne/7', {
      hours: { open: [0, 60], unsure: [], exceptions: [], knownUntil: null },
      hoursText: 'Mo 00:00-01:00',
    });
    expect(mergeRecords([unread, read]).hoursText).toBe('Mo 00:00-01:00');
  });
});
