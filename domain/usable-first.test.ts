import { describe, expect, it } from 'vitest';
import { registeredAed } from '../tests/support/registered-aed.ts';
import type { AedAccess } from './aed-registry.ts';
import { alwaysOpen, type OpeningWeek } from './opening-week.ts';
import { estimateTravelMinutes } from './travel-time.ts';
import { rankUsableFirst } from './usable-first.ts';

const mornings: OpeningWeek = { open: [480, 720], unsure: [], exceptions: [], knownUntil: null };

const aed = (id: string, hours: OpeningWeek | null, access: AedAccess = 'yes') => registeredAed({ id, hours, access });

const sundayNight = new Date('2026-11-22T02:00:00Z');

describe('the list of AEDs', () => {
  it('puts one that is open before a nearer one that is closed, and hides neither', () => {
    const found = [
      { item: aed('closed at 100 m', mornings), distanceKm: 0.1 },
      { item: aed('unknown at 200 m', null), distanceKm: 0.2 },
      { item: aed('open at 350 m', alwaysOpen), distanceKm: 0.35 },
    ];
    const order = rankUsableFirst(found, sundayNight).map((entry) => entry.aed.id);
    expect(order).toEqual(['open at 350 m', 'unknown at 200 m', 'closed at 100 m']);
  });

  it('does not count on a private one, and says that it is private', () => {
    const found = [
      { item: aed('private at 50 m', alwaysOpen, 'private'), distanceKm: 0.05 },
      { item: aed('public at 300 m', alwaysOpen), distanceKm: 0.3 },
    ];
    const ranked = rankUsableFirst(found, sundayNight);
    expect(ranked.map((entry) => [entry.aed.id, entry.isRestricted, entry.usability])).toEqual([
      ['public at 300 m', false, 'likely'],
      ['private at 50 m', true, 'uncertain'],
    ]);
  });

  it('judges hours at arrival: one that opens while the person walks counts as open', () => {
    const halfPastSeven = new Date('2026-11-23T06:50:00Z');
    const [entry] = rankUsableFirst([{ item: aed('opens at eight', mornings), distanceKm: 1.08 }], halfPastSeven);
    expect(entry?.availability.state).toBe('open');
    expect(entry?.footMinutes).toBeCloseTo(15, 5);
  });
});

describe('the way to an AED', () => {
  it('takes 15 minutes on foot over 1.08 km, as streets are half as long again', () => {
    expect(estimateTravelMinutes(1.08, 'foot')).toBeCloseTo(15, 5);
  });

  it('takes the drone its launch and then the straight line', () => {
    expect(estimateTravelMinutes(0, 'drone')).toBeCloseTo(0.25, 5);
    expect(estimateTravelMinutes(2.07, 'drone')).toBeCloseTo(1.75, 5);
  });
});
