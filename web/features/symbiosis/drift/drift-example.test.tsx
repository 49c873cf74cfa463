// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DriftExample } from './drift-example.tsx';

beforeEach(() => {
  render(<DriftExample />);
});
afterEach(cleanup);

test('of four groups only the drifting one is reviewed, in its second quarter below the limit', () => {
  expect(screen.getAllByRole('img').map((drawing) => drawing.getAttribute('aria-label'))).toEqual([
    'Lowest-paid fifth: Ω goes from 0.57 to 0.60. No review: it stays within the limit.',
    'People with a disability: Ω goes from 0.56 to 0.59. No review: it stays within the limit.',
    'Another language at home: Ω goes from 0.58 to 0.49. Review and public response, from year 2, quarter 2.',
    'The harbour quarter: Ω goes from 0.61 to 0.63. No review: it was below the limit for one quarter only.',
  ]);
});

test('the table behind it has each figure, including the limit', () => {
  const rows = [...document.querySelectorAll('tbody tr')].map((row) =>
    [...row.children].map(({ textContent }) => textContent).join(' '),
  );
  expect(rows).toHaveLength(6);
  expect(rows[1]).toBe('Limit 0.52 0.52 0.53 0.53 0.54 0.54 0.55 0.55');
  expect(rows[4]).toBe('Another language at home 0.58 0.57 0.56 0.54 0.53 0.51 0.50 0.49');
});
