import { expect, it } from 'vitest';
import { normaliseRecord } from '../normalise-record.ts';
import { mergeRecords } from '../reconcile/merge/merge-records.ts';
import { combineStates } from '../sources/read-aed-state.ts';
import { createListedRecord } from '../testing/listed-records.ts';
import { toDataUncertainty } from './doubt.ts';

/** Returns the published doubts about an AED with the given position, tags and state. */
function published(place: readonly [number, number], tags: Readonly<Record<string, string>>, state = '') {
  const { doubt } = combineStates('its source', [state]);
  const [longitude, latitude] = place;
  const record = { id: 'x/1', sourceKey: 'x', where: 'line 2', longitude, latitude, tags, sameAs: [] };
  const { aed } = normaliseRecord({ ...record, ...(doubt && { doubts: [doubt] }) }, '2026-11-25');
  return aed?.doubts;
}

const exact = [8.54123, 47.37456] as const;

it('publishes texts on state and access that are not understood as the source has them', () => {
  expect(published(exact, { access: 'Códe  at the\ngate' }, 'Phase\u0007 B')).toEqual({
    state: 'Phase B',
    access: 'Códe at the gate',
  });
});

it('cuts long texts between whole characters', () => {
  expect(published(exact, {}, `Phase ${'🫀'.repeat(90)}`)).toEqual({ state: `Phase ${'🫀'.repeat(73)}…` });
});

it('a position with few decimals says how far off it may be', () => {
  expect(published([8.54, 47.37], {})).toEqual({ place: 1400 });
  expect(published([8.5, 47.3], {})).toEqual({ place: 13_500 });
  expect(published([8, 47], {})).toEqual({ place: 134_600 });
});

it('a position that may be a placeholder has no limit', () => {
  expect(published([0, 47.37456], {})).toEqual({ place: true });
  expect(published([12.34567, 12.34567], {})).toEqual({ place: true });
  const doubts = [
    { kind: 'two positions', reason: '', metres: 114 },
    { kind: 'far from its file', reason: '' },
  ] as const;
  expect(toDataUncertainty(doubts)).toEqual({ place: true });
  expect(toDataUncertainty(doubts.slice(0, 1))).toEqual({ place: 200 });
});

it('facts that are understood, or irrelevant to a visitor, are not doubts on the card', () => {
  expect(published(exact, { access: 'private' }, 'Active')).toBeUndefined();
  expect(published(exact, { access: 'unknown', check_date: 'lately', opening_hours: 'ask' })).toBeUndefined();
});

it('merging keeps the precise pin and the known access, and leaves a doubtful state in doubt', () => {
  const rough = createListedRecord('a/1', {
    checked: '2026-11-01',
    access: 'unknown',
    doubts: { access: 'B', place: 1400 },
  }).aed;
  const sure = createListedRecord('b/1', {
    position: [20.0001, 50.0001],
    access: 'customers',
    doubts: { state: 'Phase B' },
  }).aed;
  const merged = mergeRecords([rough, sure]);
  expect(merged).toMatchObject({ id: 'b/1', position: [20.0001, 50.0001] });
  expect(merged.doubts).toEqual({ state: 'Phase B' });
});
