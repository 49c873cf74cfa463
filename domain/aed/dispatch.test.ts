import { describe, expect, test } from 'vitest';
import type { Aed } from './aed.ts';
import { createDispatchLogRow, findDispatchRefusal, isDroneTooSlow } from './dispatch.ts';

function aedWithDroneMinutes(timeByDrone: number): Aed {
  return {
    id: 'town-hall',
    name: 'Town Hall',
    address: '1 Example Square',
    distance: 0.5,
    available247: false,
    lastChecked: '1 hour ago',
    timeByFoot: 7,
    timeByCar: 3,
    timeByDrone,
  };
}

describe('the limit of a drone', () => {
  test('includes five minutes exactly', () => {
    expect(isDroneTooSlow(aedWithDroneMinutes(5))).toBe(false);
  });

  test('excludes anything over five minutes', () => {
    expect(isDroneTooSlow(aedWithDroneMinutes(5.1))).toBe(true);
  });
});

describe('refusing a dispatch', () => {
  test('names the time limit before the missing account', () => {
    expect(findDispatchRefusal(aedWithDroneMinutes(6), 'drone', null)).toBe('drone-eta-over-limit');
  });

  test('applies the time limit even to a caller with permission', () => {
    expect(findDispatchRefusal(aedWithDroneMinutes(6), 'drone', { dronePermission: true })).toBe(
      'drone-eta-over-limit',
    );
  });

  test('gives no drone to a visitor without an account', () => {
    expect(findDispatchRefusal(aedWithDroneMinutes(3), 'drone', null)).toBe('not-signed-in');
  });

  test('gives no drone to an account without permission', () => {
    expect(findDispatchRefusal(aedWithDroneMinutes(3), 'drone', { dronePermission: false })).toBe(
      'no-drone-permission',
    );
  });

  test('gives a drone within the limit to a caller with permission', () => {
    expect(findDispatchRefusal(aedWithDroneMinutes(5), 'drone', { dronePermission: true })).toBeNull();
  });

  test.each(['foot', 'car'] as const)('refuses %s to nobody', (method) => {
    expect(findDispatchRefusal(aedWithDroneMinutes(60), method, null)).toBeNull();
  });
});

describe('the log row', () => {
  test('of a drone has every column and is approved', () => {
    expect(createDispatchLogRow(aedWithDroneMinutes(2.5), 'drone', 'user-1')).toEqual({
      user_id: 'user-1',
      aed_id: 'town-hall',
      aed_name: 'Town Hall',
      aed_address: '1 Example Square',
      dispatch_method: 'drone',
      estimated_time_minutes: 2.5,
      distance_km: 0.5,
      human_approval_granted: true,
    });
  });

  test('of a walk has its own minutes and no approval', () => {
    const row = createDispatchLogRow(aedWithDroneMinutes(2.5), 'foot', 'user-1');
    expect(row.estimated_time_minutes).toBe(7);
    expect(row.human_approval_granted).toBe(false);
  });

  test('of a drive has no approval', () => {
    expect(createDispatchLogRow(aedWithDroneMinutes(2.5), 'car', 'user-1').human_approval_granted).toBe(false);
  });

  test('shortens a long name and address to the limits of the log, in whole characters', () => {
    const long = { ...aedWithDroneMinutes(2.5), name: '救'.repeat(101), address: 'é'.repeat(251) };
    const row = createDispatchLogRow(long, 'foot', 'user-1');
    expect([row.aed_name, row.aed_address]).toEqual([`${'救'.repeat(99)}…`, `${'é'.repeat(248)}…`]);
    const whole = { ...long, name: '救'.repeat(100), address: 'é'.repeat(250) };
    expect(createDispatchLogRow(whole, 'foot', 'user-1')).toMatchObject({
      aed_name: whole.name,
      aed_address: whole.address,
    });
  });
});
