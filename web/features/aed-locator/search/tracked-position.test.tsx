// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { LongitudeLatitude } from '../../../../domain/geography/position.ts';
import type { CompletedSearch } from './aed-source.ts';
import { useTrackedPosition } from './device-position.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Follows a visitor whose search started from a position of this accuracy. */
function follow(accuracyMetres: number) {
  const moves: LongitudeLatitude[] = [];
  let report = (_position: unknown) => {};
  const geolocation = {
    watchPosition(onPosition: typeof report) {
      report = onPosition;
      return 1;
    },
    clearWatch: () => {},
  };
  vi.stubGlobal('navigator', { geolocation });
  const found: CompletedSearch = {
    phase: 'found',
    place: { origin: 'device', position: [20, 50], accuracyMetres },
    result: {
      found: { listed: [], alternative: null },
      list: { inReach: [], beyond: [], pair: null },
      alwaysOpen: null,
      hasGaps: false,
      hasDamage: false,
      now: new Date('2026-11-25T12:00:00Z'),
    },
  };
  function Follower() {
    useTrackedPosition(found, async (position) => void moves.push(position));
    return null;
  }
  render(<Follower />);
  const standAt = (latitude: number, accuracy: number) =>
    act(async () => report({ coords: { longitude: 20, latitude, accuracy } }));
  return { moves, standAt };
}

test('reports movements of ten metres, and no smaller or inaccurate ones', async () => {
  const { moves, standAt } = follow(20);
  await standAt(50.00005, 8);
  await standAt(50.001, 200);
  expect(moves).toEqual([]);
  await standAt(50.0002, 8);
  expect(moves).toEqual([[20, 50.0002]]);
});

test('after a search from a rough position reports the first exact one, however near', async () => {
  const { moves, standAt } = follow(400);
  await standAt(50.00001, 300);
  expect(moves).toEqual([]);
  await standAt(50.00001, 8);
  await standAt(50.00002, 8);
  expect(moves).toEqual([[20, 50.00001]]);
});
