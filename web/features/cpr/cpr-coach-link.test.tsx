// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CprCoachLink } from './cpr-coach-link.tsx';

// The code of the dialog never loads, as after a lost connection.
vi.mock('./cpr-coach-dialog.tsx', () => new Promise(() => {}));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const start = { name: 'Start the CPR beat' };
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

test('one press starts the beat without waiting for the sheet; a double tap does not stop it, a later press does', () => {
  render(<CprCoachLink call={null} />);
  fireEvent.click(screen.getByRole('button', start));
  pass(400);
  fireEvent.click(screen.getByRole('button', { name: 'Beat on: 0:00', pressed: true }));
  pass(1600);
  fireEvent.click(screen.getByRole('button', { name: 'Beat on: 0:02', pressed: true }));
  fireEvent.click(screen.getByRole('button', start));
  expect(screen.getByRole('button', start)).toBeDefined();
});
