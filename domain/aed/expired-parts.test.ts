import { describe, expect, test } from 'vitest';
import { createRegisteredAed } from '../../tests/support/aeds/registered-aed.ts';
import { assessOnArrival } from './assessed-aed.ts';
import { rankByArrival } from './rank-by-arrival.ts';
import { alwaysOpen } from './weekly-opening-hours.ts';

const open = { hours: alwaysOpen, access: 'yes', timeZone: 'Pacific/Auckland' } as const;
const judge = (expires: { pads?: `${number}-${number}-${number}` }, now: string) =>
  assessOnArrival({ item: createRegisteredAed({ id: 'x/1', ...open, expires }), distanceKm: 0.1 }, new Date(now));

describe('pads with an expiry date', () => {
  test('are valid to the end of the day by local time at the AED', () => {
    // This instant is 23:30 on the expiry date in Auckland.
    expect(judge({ pads: '2026-11-26' }, '2026-11-26T10:30:00Z')).toMatchObject({ usability: 'likely', expired: [] });
  });

  test('halve the probability from the next day on, without another import', () => {
    const good = judge({ pads: '2027-01-01' }, '2026-11-26T11:30:00Z');
    const expired = judge({ pads: '2026-11-26' }, '2026-11-26T11:30:00Z');
    expect(expired).toMatchObject({ usability: 'uncertain', expired: [{ part: 'pads', last: '2026-11-26' }] });
    expect(expired.chance).toBeCloseTo(good.chance / 2);
  });

  test('put an AED after a valid one at about the same distance, with the reason', () => {
    const aeds = [
      createRegisteredAed({ id: 'x/expired', ...open, position: [8.5, 47.406], expires: { battery: '2024-02-29' } }),
      createRegisteredAed({ id: 'x/good', ...open, position: [8.5, 47.394] }),
    ];
    const found = aeds.map((item, at) => ({ item, distanceKm: 0.6 + at * 0.05 }));
    const { inReach } = rankByArrival(found, new Date('2026-11-26T11:30:00Z'));
    expect(inReach.map(({ aed }) => aed.id)).toEqual(['x/good', 'x/expired']);
    expect(inReach[1]?.reason).toMatchObject({ kind: 'uncertain', because: 'expired' });
  });

  test('use the day in Greenwich when the time zone cannot be read', () => {
    const item = createRegisteredAed({ id: 'x/1', ...open, timeZone: 'Moon/Crater', expires: { pads: '2026-11-25' } });
    const { expired } = assessOnArrival({ item, distanceKm: 0.1 }, new Date('2026-11-26T00:30:00Z'));
    expect(expired).toHaveLength(1);
  });
});
