import { describe, expect, it } from 'vitest';
import { createRegisteredAed } from '../../tests/support/aeds/registered-aed.ts';
import { operationalShare } from '../aed/access-probability.ts';
import type { RegisteredAed } from '../aed/aed-registry.ts';
import { assessOnArrival } from '../aed/assessed-aed.ts';
import { rankByArrival } from '../aed/rank-by-arrival.ts';
import { alwaysOpen } from '../aed/weekly-opening-hours.ts';
import { type PublicReport, parsePublicReports } from '../report/public-report.ts';
import { applyReports, determineCorrectionState, findReportsAboutAed, groupReportsById } from './apply-reports.ts';

const now = new Date('2026-11-25T10:00:00Z');
const aed = createRegisteredAed({ id: 'osm/node/1', hours: alwaysOpen, hoursText: '24/7' });

const reportOf = (fields: Partial<PublicReport>): PublicReport => ({
  aedId: 'osm/node/1',
  at: null,
  kind: 'gone',
  state: 'open',
  count: 1,
  people: 2,
  since: '2026-11-12',
  last: '2026-11-12',
  question: null,
  place: null,
  hoursText: null,
  says: null,
  decided: null,
  registered: null,
  ...fields,
});

const confirmed = (fields: Partial<PublicReport>) =>
  reportOf({
    state: 'confirmed',
    decided: '2026-11-13',
    registered: { position: aed.position, hoursText: aed.hoursText, checked: aed.checked },
    ...fields,
  });

const judge = (reported: readonly PublicReport[]) =>
  assessOnArrival({ item: { ...aed, reported }, distanceKm: 0.1 }, now);

describe('unconfirmed reports', () => {
  it('change nothing alone, and make an AED uncertain together, however many they are', () => {
    expect(judge([reportOf({})])).toMatchObject({ usability: 'likely', isDoubted: false });
    for (const count of [2, 20, 1_000]) {
      expect(judge([reportOf({ count })])).toMatchObject({ usability: 'uncertain', isDoubted: true });
      expect(judge([reportOf({ count })]).chance).toBeCloseTo(operationalShare / 2, 10);
      expect(applyReports(aed, [reportOf({ count })])).toMatchObject({ id: aed.id, position: aed.position });
    }
  });

  it('of several kinds are not added up, as one person may have sent both, and presence is no doubt', () => {
    expect(judge([reportOf({}), reportOf({ kind: 'out-of-order' })]).isDoubted).toBe(false);
    expect(judge([reportOf({ kind: 'present', count: 5 })]).isDoubted).toBe(false);
  });

  it('never make a closed AED more than closed', () => {
    const shut = {
      ...aed,
      hours: { open: [], unsure: [], exceptions: [], knownUntil: null },
      reported: [reportOf({ count: 9 })],
    };
    expect(assessOnArrival({ item: shut, distanceKm: 0.1 }, now)).toMatchObject({ usability: 'unlikely', chance: 0 });
  });

  it('put an AED after a certain one that is hardly farther, and keep it in the list', () => {
    const sure = createRegisteredAed({ id: 'a/sure', hours: alwaysOpen, position: [20.006, 50] });
    const found = (item: RegisteredAed, distanceKm: number) => ({ item, distanceKm });
    const idsOf = (reported: readonly PublicReport[]) =>
      rankByArrival([found({ ...aed, reported }, 0.2), found(sure, 0.22)], now).inReach.map((entry) => entry.aed.id);
    expect(idsOf([])).toEqual(['osm/node/1', 'a/sure']);
    expect(idsOf([reportOf({ count: 1 })])).toEqual(['osm/node/1', 'a/sure']);
    expect(idsOf([reportOf({ count: 2 })])).toEqual(['a/sure', 'osm/node/1']);
  });
});

describe('a confirmed correction', () => {
  it('hides an AED that is gone', () => {
    expect(applyReports(aed, [confirmed({})])).toBeNull();
  });

  it('does not hide one that was checked since, and leaves it uncertain', () => {
    const checked = { ...aed, checked: '2026-11-20' };
    expect(determineCorrectionState(confirmed({}), checked)).toBe('contradicted');
    const shown = applyReports(checked, [confirmed({})]);
    expect(shown?.reported).toHaveLength(1);
    expect(assessOnArrival({ item: shown as RegisteredAed, distanceKm: 0.1 }, now).usability).toBe('uncertain');
    // If only the year of a check is known, the check may have taken place before the decision.
    expect(determineCorrectionState(confirmed({}), { ...aed, checked: '2026' })).toBe('needed');
  });

  const moved = confirmed({ kind: 'place', place: [20.01, 50.01] });
  it('moves one until the registry has moved it there or elsewhere', () => {
    expect(applyReports(aed, [moved])?.position).toEqual([20.01, 50.01]);
    const there = { ...aed, position: [20.0101, 50.01] as const };
    expect(determineCorrectionState(moved, there)).toBe('agreed');
    expect(applyReports(there, [moved])).toBe(there);
    const elsewhere = { ...aed, position: [20.02, 50] as const };
    expect(determineCorrectionState(moved, elsewhere)).toBe('contradicted');
    expect(applyReports(elsewhere, [moved])?.position).toEqual([20.02, 50]);
  });

  it("moves one by up to 100 m on one person's report and farther on two, measured from its registered place", () => {
    const to = (metres: number, people: number) =>
      applyReports(aed, [
        { ...confirmed({ kind: 'place', place: [20, 50 + metres / 111_195], people }), at: [20, 50.004] },
      ]);
    expect(to(95, 1)?.position).not.toEqual(aed.position);
    expect(to(105, 2)?.position).not.toEqual(aed.position);
    expect(to(105, 1)).toMatchObject({ position: aed.position, reported: [{ kind: 'place', state: 'open' }] });
  });

  it('shows the correct hours, and uses them in calculations only if they are 24/7', () => {
    const hours = (hoursText: string) => applyReports(aed, [confirmed({ kind: 'hours', hoursText })]);
    expect(hours('Mo-Fr 08:00-18:00')).toMatchObject({ hoursText: 'Mo-Fr 08:00-18:00', hours: null });
    const shop = { ...aed, hoursText: 'Mo-Sa 9-20', hours: null };
    const registered = { position: aed.position, hoursText: 'Mo-Sa 9-20', checked: null };
    expect(applyReports(shop, [confirmed({ kind: 'hours', hoursText: '24/7', registered })])?.hours).toBe(alwaysOpen);
    expect(determineCorrectionState(confirmed({ kind: 'hours', hoursText: ' 24/7' }), aed)).toBe('agreed');
    expect(determineCorrectionState(confirmed({ kind: 'hours', hoursText: 'off' }), shop)).toBe('contradicted');
  });

  it('that an AED is broken leaves hardly any probability, until it is checked since', () => {
    const broken = confirmed({ kind: 'out-of-order' });
    expect(judge([broken])).toMatchObject({ usability: 'uncertain', chance: 0.05 });
    const chanceOf = (checked: string) => {
      const shown = applyReports({ ...aed, checked }, [broken]) as RegisteredAed;
      return assessOnArrival({ item: shown, distanceKm: 0.1 }, now).chance;
    };
    expect(chanceOf('2026-11-12')).toBeCloseTo(0.05, 10);
    expect(chanceOf('2026-11-20')).toBeCloseTo(operationalShare / 2, 10);
  });

  it('survives a merge of two sources, because every id of the AED is considered', () => {
    const merged = createRegisteredAed({ id: 'city/9', sameAs: ['osm/node/1'] });
    expect(findReportsAboutAed(merged, groupReportsById([moved]))).toEqual([moved]);
    const [here, elsewhere] = [confirmed({ at: aed.position }), confirmed({ at: [20.2, 50] })];
    expect(findReportsAboutAed(merged, groupReportsById([elsewhere, here]))).toEqual([here]);
  });

  it('count once per AED and kind, at its place, whatever other places a visitor claims', () => {
    const [longitude, latitude] = aed.position;
    const claimed = [1, 2, 3].map((step) => reportOf({ at: [longitude + step / 50, latitude], count: 1 }));
    const here = reportOf({ at: aed.position, count: 1 });
    const decided = confirmed({ kind: 'place', at: [longitude + 1 / 50, latitude], place: aed.position });
    const other = reportOf({ kind: 'out-of-order', at: [longitude + 1 / 50, latitude] });
    expect(findReportsAboutAed(aed, groupReportsById([...claimed, here, decided, other]))).toEqual([
      here,
      decided,
      other,
    ]);
    expect(findReportsAboutAed(aed, groupReportsById(claimed))).toEqual(claimed.slice(0, 1));
    expect(findReportsAboutAed(aed, groupReportsById([reportOf({ count: 2 }), reportOf({})]))).toEqual([
      reportOf({ count: 2 }),
    ]);
  });
});

it("reads the server's reports as they are, and skips an unreadable one with a message", () => {
  const line = { aed: 'osm/node/1', kind: 'gone', state: 'open', by: 2, since: '2026-11-12', last: '2026-11-13' };
  const causes: string[] = [];
  const parse = (value: unknown) => parsePublicReports(value, (cause) => causes.push(String(cause)));
  expect(parse([{ ...line, kind: 'stolen' }, line, { ...line, hours: '' }])).toEqual([
    reportOf({ count: 2, people: 1, last: '2026-11-13' }),
  ]);
  expect(causes).toEqual([
    expect.stringContaining('reports[0].kind is "stolen"'),
    expect.stringContaining('reports[2].hours is ""'),
  ]);
  expect(() => parse({})).toThrow('but must be a list. Reload the page.');
});
