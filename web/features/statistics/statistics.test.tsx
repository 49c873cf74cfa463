// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Statistics } from './statistics.tsx';

afterEach(cleanup);

test('shows the figures in the order of the specification, marked as samples', () => {
  render(<Statistics />);
  screen.getByText('Sample data');
  const tiles = screen.getAllByRole('term').map((label) => [label.textContent, label.nextElementSibling?.textContent]);
  expect(tiles).toEqual([
    ['Members', '12,847'],
    ['Countries', '127+'],
    ['Data points', '2.4M+'],
    ['Satisfaction', '98.7%'],
  ]);
});
