// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CompletedSearch } from '../search/aed-source.ts';
import { useReorderGuard } from './use-reorder-guard.ts';

const result = {
  found: { listed: [], alternative: null },
  list: { inReach: [], beyond: [], pair: null },
  alwaysOpen: null,
  hasGaps: false,
  hasDamage: false,
  now: new Date('2026-11-25T12:00:00Z'),
} as const;
const byLine: CompletedSearch = { phase: 'found', place: { origin: 'map', position: [20, 50] }, result };
const byStreets: CompletedSearch = { ...byLine, streets: { byId: new Map() }, isReordered: true };

const pressed = vi.fn();

function Cards({ found }: { readonly found: CompletedSearch }) {
  return (
    <div {...useReorderGuard(found)}>
      <button type="button" onClick={pressed}>
        Walk
      </button>
    </div>
  );
}

function press(detail = 1) {
  const button = screen.getByRole('button');
  fireEvent.pointerDown(button);
  fireEvent.click(button, { detail });
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
  pressed.mockClear();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('ignores a press just after the cards changed places, which was aimed at another card', () => {
  const { rerender } = render(<Cards found={byLine} />);
  press();
  expect(pressed).toHaveBeenCalledOnce();
  rerender(<Cards found={byStreets} />);
  vi.advanceTimersByTime(300);
  press();
  expect(pressed).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(200);
  press();
  expect(pressed).toHaveBeenCalledTimes(2);
});

test('accepts a key press at once, because the focus has moved with its card', () => {
  const { rerender } = render(<Cards found={byLine} />);
  rerender(<Cards found={byStreets} />);
  press(0);
  expect(pressed).toHaveBeenCalledOnce();
});
