// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { HealthZones } from './health-zones.tsx';

beforeEach(() => {
  render(<HealthZones />);
});
afterEach(cleanup);

test('the zones are marked as samples', () => {
  expect(screen.queryByText('Sample data')).not.toBeNull();
});

test('the three scores are 87, 79 and 91, each with its scale', () => {
  expect(screen.getAllByRole('img').map((scale) => scale.getAttribute('aria-label'))).toEqual([
    'Health score 87 of 100',
    'Health score 79 of 100',
    'Health score 91 of 100',
  ]);
});

test('the scale is hatched up to the score', () => {
  expect(document.querySelector('svg[role="img"] rect')?.getAttribute('width')).toBe('87%');
});

test('a factor shows its value, and its trend as a word beside the arrow', () => {
  const zone = within(screen.getByRole('article', { name: 'Harbour Quarter' }));
  const values = zone.getAllByRole('definition').map((value) => value.textContent);
  expect(values).toEqual(['Good rising', '19 m² per person steady', '12 minutes falling', '54 dB falling']);
});
