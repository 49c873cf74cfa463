import { expect, test } from 'vitest';
import type { RegisteredAed } from '../../../../domain/aed/aed-registry.ts';
import { assessOnArrival } from '../../../../domain/aed/assessed-aed.ts';
import { alwaysOpen } from '../../../../domain/aed/weekly-opening-hours.ts';
import { createRegisteredAed } from '../../../../tests/support/aeds/registered-aed.ts';
import { toDispatchableAed } from './dispatch-aed.ts';

const now = new Date('2026-11-25T10:00:00Z');

const hall = createRegisteredAed({
  id: 'town/1',
  name: 'Town Hall',
  address: '1 Example Square',
  hours: alwaysOpen,
  checked: '2026-11-04',
});

function recordOf(aed: RegisteredAed, distanceKm: number) {
  return toDispatchableAed(assessOnArrival({ item: aed, distanceKm }, now), now);
}

test('an AED at 432 metres is converted to the record of the specification', () => {
  // On foot: 648 m at 1.8 m/s. By car: 60 s, then 648 m at 8.3 m/s. By drone: 138 s, then 432 m at a speed of 1170 m in
  // 139 s, which is 189 s in all.
  expect(recordOf(hall, 0.432)).toEqual({
    id: 'town/1',
    name: 'Town Hall',
    address: '1 Example Square',
    distance: 0.43,
    available247: true,
    lastChecked: '3 weeks ago',
    timeByFoot: 6,
    timeByCar: 2.3,
    timeByDrone: 3.2,
  });
});

test('a distance over a kilometre has one decimal', () => {
  expect(recordOf(hall, 12.34).distance).toBe(12.3);
});

test("an AED at the visitor's position takes a tenth of a minute, because the log refuses zero", () => {
  const { distance, timeByFoot } = recordOf(hall, 0);
  expect([distance, timeByFoot]).toEqual([0.01, 0.1]);
});

test('does not invent what the registry leaves out', () => {
  const { address, lastChecked, available247 } = recordOf({ ...hall, address: null, checked: null, hours: null }, 1);
  expect([address, lastChecked, available247]).toEqual(['Address not listed', null, false]);
});

test.each([['school'], ['vehicle']] as const)(
  'is not available around the clock when its limits include: %s',
  (limit) => {
    expect(recordOf({ ...hall, limits: [limit] }, 1).available247).toBe(false);
  },
);
