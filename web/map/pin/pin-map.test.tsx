// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { LongitudeLatitude } from '../../../domain/geography/position.ts';
import { PinMap } from './pin-map.tsx';

// These modules are mocked, because the background map and the animations have their own tests.
vi.mock('../world/world-underlay.ts', () => ({ addWorldUnderlay: () => () => {} }));
vi.mock('../streets/published-streets.ts', () => ({ showPublishedStreets: () => {} }));
vi.mock('../reduced-motion.ts', () => ({ isMotionReduced: () => true }));

const tiles = { url: 'https://tiles.example.org/{z}/{x}/{y}.png', streetsUrl: '/streets', attribution: 'Nobody' };

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('reports a position when the map is moved under its cross, not when only its frame changes', () => {
  let changeFrame = () => {};
  class HeldObserver {
    constructor(changed: () => void) {
      changeFrame = changed;
    }
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal('ResizeObserver', HeldObserver);
  const moves: LongitudeLatitude[] = [];
  render(<PinMap tiles={tiles} around={[19.93762, 50.06172]} label="Map" onMove={(place) => moves.push(place)} />);
  const frame = screen.getByRole('region', { name: 'Map' });
  const measure = (width: number, height: number) => {
    vi.spyOn(frame, 'clientWidth', 'get').mockReturnValue(width);
    vi.spyOn(frame, 'clientHeight', 'get').mockReturnValue(height);
    act(changeFrame);
  };
  measure(390, 320);
  measure(721, 301);
  expect(moves).toEqual([]);
  fireEvent.focus(frame);
  fireEvent.keyDown(document, { key: 'ArrowRight', code: 'ArrowRight', keyCode: 39 });
  expect(moves).toHaveLength(1);
  expect(moves[0]?.[0]).toBeGreaterThan(19.93762);
});
