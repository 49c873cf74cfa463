// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { sampleSource } from '../source/sample-source.tsx';
import type { AedSource, Outcome, RegistryFinding, VisitorPlace } from './aed-source.ts';
import { useLocator } from './use-locator.ts';

/** The device's own search has been requested and its answer is still to come; a place that is named is answered at once. */
async function awaited() {
  let answer: (outcome: Outcome) => void = () => undefined;
  const source: AedSource = {
    ...sampleSource,
    isSample: false,
    async search(said, onPositionAwaited) {
      if (said !== null) return { phase: 'results', aeds: [] };
      onPositionAwaited();
      return new Promise((resolve) => {
        answer = resolve;
      });
    },
  };
  const loader = { isPublished: async () => true, open: async () => source };
  const { result } = renderHook(() => useLocator(loader));
  await act(async () => result.current.startSearch());
  return {
    locator: () => result.current,
    phase: () => result.current.state.search.phase,
    positionFails: () => act(async () => answer({ phase: 'place-needed', need: 'failed' })),
  };
}

test('an answer that nobody waits for does not take the field from who writes, and stands there once they stop', async () => {
  const { locator, phase, positionFails } = await awaited();
  act(() => locator().hold(true));
  await positionFails();
  expect(phase()).toBe('loading');
  act(() => locator().hold(false));
  expect(phase()).toBe('place-needed');
});

test('who searches at the place they wrote gets that answer, and the other one never', async () => {
  const { locator, phase, positionFails } = await awaited();
  act(() => locator().hold(true));
  await positionFails();
  await act(async () => locator().searchAt({ origin: 'named', name: 'Zürich', position: [8.54, 47.37] }));
  expect(phase()).toBe('results');
  act(() => locator().hold(false));
  expect(phase()).toBe('results');
});

test('Back leads to what was found, judged for now; another visit of the page begins anew, and so does a search in vain', async () => {
  const finding: RegistryFinding = {
    found: { listed: [], alternative: null },
    list: { inReach: [], beyond: [], pair: null },
    alwaysOpen: null,
    hasGaps: false,
    hasDamage: false,
    now: new Date('2026-06-01T12:00:00Z'),
  };
  const place: VisitorPlace = { origin: 'named', name: 'Zürich', position: [8.54, 47.37] };
  const outcomes: Outcome[] = [
    { phase: 'found', place, finding },
    { phase: 'place-needed', need: 'failed' },
  ];
  const source: AedSource = {
    ...sampleSource,
    isSample: false,
    search: async () => outcomes.shift() as Outcome,
    judgeAnew: ({ finding: former }, now) => ({ ...former, now }),
  };
  const visit = () => renderHook(() => useLocator({ isPublished: async () => true, open: async () => source }));
  history.replaceState({ idx: 0 }, '');
  const first = visit();
  await act(async () => first.result.current.startSearch());
  first.unmount();
  history.replaceState({ idx: 1, key: 'k1' }, '');
  const other = visit();
  expect(other.result.current.state.search.phase).toBe('idle');
  other.unmount();
  history.replaceState({ idx: 0 }, '');
  const back = visit();
  const { search } = back.result.current.state;
  expect(search.phase === 'found' && search.finding.now > finding.now).toBe(true);
  await act(async () => back.result.current.startSearch());
  back.unmount();
  expect(visit().result.current.state.search.phase).toBe('idle');
  history.replaceState(null, '');
});
