// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { CoachLink } from './coach-link.tsx';

// A sheet that never comes, as on a line that has gone down.
vi.mock('./coach-sheet.tsx', () => new Promise(() => {}));

test('the beat waits for no sheet: one press starts it, the next one stops it', () => {
  render(<CoachLink call={null} />);
  fireEvent.click(screen.getByRole('button', { name: 'Start the beat for chest compressions' }));
  fireEvent.click(screen.getByRole('button', { name: 'The beat runs: 0:00', pressed: true }));
  expect(screen.getByRole('button', { name: 'Start the beat for chest compressions' })).toBeDefined();
});
