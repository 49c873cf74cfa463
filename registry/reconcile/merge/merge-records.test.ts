import { describe, expect, it } from 'vitest';
import type { RegisteredAed } from '../../../domain/aed/aed-registry.ts';
import { alwaysOpen, openingStateAt } from '../../../domain/aed/weekly-opening-hours.ts';
import { atLocation, createListedRecord, shopHours } from '../../testing/listed-records.ts';
import { mergeRecords } from './merge-records.ts';

const aed = (id: string, fields: Partial<RegisteredAed> = {}) => createListedRecord(id, fields).aed;
const [monday, sunday] = ['2026-11-23', '2026-11-22'] as const;

describe('a merged record', () => {
  it('prefers the record checked last and fills its gaps, in either order', () => {
    const older = aed('osm/node/1', { ...atLocation('foyer'), checked: '2024-01-01', phone: '+41 00', level: '2' });
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

  it('never closes an hour that one of its records opens, and shows both texts', () => {
    const { hours, hoursText } = mergeRecords([
      aed('osm/node/1', { ...shopHours, checked: '2026-01-01' }),
      aed('cologne/7', { hours: alwaysOpen, hoursText: '24/7' }),
    ]);
    expect(hours && openingStateAt(hours, monday, 600)).toBe('open');
    expect(hours && openingStateAt(hours, monday, 1200)).toBe('unknown');
    expect(hours && openingStateAt(hours, sunday, 600)).toBe('unknown');
    expect(hoursText).toBe('Mo-Fr 09:00-17:00 / 24/7');
  });

  it('is unsure about a day that one source excepts', () => {
    const holiday = { from: monday, to: monday, open: [], unsure: [] };
    const { hours } = mergeRecords([
      aed('osm/node/1', { hours: { ...alwaysOpen, exceptions: [holiday] }, hoursText: '24/7; PH off' }),
      aed('cologne/7', { hours: alwaysOpen, hoursText: '24/7' }),
    ]);
    expect(hours && openingStateAt(hours, monday, 600)).toBe('unknown');
    expect(hours && openingStateAt(hours, '2026-11-24', 600)).toBe('open');
  });

  it('is unsure about open and closed when the other’s hours cannot be read', () => {
    const unread = aed('osm/node/1', { checked: '2026-01-01', hoursText: 'ask the porter' });
    const { hours, hoursText } = mergeRecords([unread, aed('cologne/7', shopHours)]);
    expect(hours && openingStateAt(hours, monday, 600)).toBe('unknown');
    expect(hours && openingStateAt(hours, monday, 1200)).toBe('unknown');
    expect(hoursText).toBe('ask the porter / Mo-Fr 09:00-17:00');
    const lessons = aed('osm/node/1', { checked: '2026-01-01', hoursText: 'only during lessons' });
    const always = aed('cologne/7', { hours: alwaysOpen, hoursText: '24/7' });
    const both = mergeRecords([lessons, always]);
    expect(both.hours && openingStateAt(both.hours, sunday, 180)).toBe('unknown');
  });

  it('uses the hours of the only one that has any', () => {
    const merged = mergeRecords([aed('osm/node/1', { checked: '2026-01-01' }), aed('cologne/7', shopHours)]);
    expect(merged).toMatchObject(shopHours);
  });

  it('admits whoever one of its records admits', () => {
    const shut = aed('osm/node/1', { access: 'private', checked: '2026-01-01' });
    expect(mergeRecords([shut, aed('cologne/7', { access: 'customers' })]).access).toBe('customers');
    expect(mergeRecords([shut, aed('cologne/7', { access: 'unknown' })]).access).toBe('private');
  });
});
