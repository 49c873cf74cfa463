// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { LongitudeLatitude } from '../../../domain/geography/position.ts';
import { AedMap } from './aed-map.tsx';
import type { AedMapScene } from './aed-map-scene.ts';

const marked: LongitudeLatitude[] = [];
const viewed: (LongitudeLatitude | null)[] = [];

// The scene draws on a canvas, which has its own tests.
vi.mock('./aed-map-scene.ts', () => ({
  openAedMap: (): AedMapScene => ({
    street: { limitToAreas: () => {}, allowStreets: () => {}, askAgain: () => {} } as unknown as AedMapScene['street'],
    showListed: () => {},
    showOthers: () => {},
    showPosition({ position }) {
      marked.push(position);
      return () => {};
    },
    showCrosshair: () => () => {},
    goTo: ({ position }) => void viewed.push(position),
    reveal: () => {},
    close: () => {},
  }),
}));

afterEach(cleanup);

const tiles = { url: 'https://tiles.example.org/{z}/{x}/{y}.png', streetsUrl: '/streets', attribution: 'Nobody' };
const constant = {
  tiles,
  sources: [],
  aeds: [],
  chosenId: null,
  onChoose: () => {},
  tree: 0,
  readCell: () => Promise.reject(new Error('unused')),
  isShown: () => true,
  onPick: null,
  onShowAed: () => {},
} as const;
const start: LongitudeLatitude = [9.5178, 47.1446];
const later: LongitudeLatitude = [9.5218, 47.1408];

test('marks where the visitor has walked to, and leaves the view where they have put it', () => {
  const { rerender } = render(<AedMap {...constant} position={start} />);
  expect(marked).toEqual([start]);
  rerender(<AedMap {...constant} position={start} walkedTo={later} />);
  expect(marked).toEqual([start, later]);
  expect(viewed).toEqual([start]);
});
