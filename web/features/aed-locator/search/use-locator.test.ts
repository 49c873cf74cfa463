// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { sampleSource } from '../source/sample-source.ts';
import type { AedSource, Outcome } from './aed-source.ts';
import { useLocator } from './use-locator.ts';

/** The device's own search has been asked for and its answer is still to come; a place that is named is answered at once. */
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
