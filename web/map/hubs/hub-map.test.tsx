// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { PublishedStreetsState } from '../streets/published-streets.ts';
import { HubMap } from './hub-map.tsx';

let tellState: (state: PublishedStreetsState) => void = () => undefined;

// These modules are mocked, because the background map, the streets and the animations have their own tests.
vi.mock('../world/world-underlay.ts', () => ({ addWorldUnderlay: () => () => {} }));
vi.mock('../streets/published-streets.ts', () => ({
  showPublishedStreets: (_map: unknown, _url: string, onState: typeof tellState) => {
    tellState = onState;
  },
}));
vi.mock('../reduced-motion.ts', () => ({ isMotionReduced: () => true }));

const tiles = { url: 'https://tiles.example.org/{z}/{x}/{y}.png', streetsUrl: '/streets', attribution: 'Nobody' };

test("offers street tiles of another server around a known position, but not over the site's own streets", () => {
  const position = [7.42, 43.74] as const;
  const nothing = () => undefined;
  render(
    <HubMap
      hubs={[]}
      tiles={tiles}
      selectedHub={null}
      nearestHub={null}
      position={position}
      target={{ center: position, zoom: 15 }}
      onSelect={nothing}
      onExplore={nothing}
      onReady={nothing}
    />,
  );
  const offer = () => screen.queryByRole('button', { name: 'Load street detail' });
  expect(offer()).not.toBeNull();
  act(() => tellState('shown'));
  expect(offer()).toBeNull();
  act(() => tellState('looking'));
  expect(offer()).not.toBeNull();
});
