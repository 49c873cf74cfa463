// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Alerts } from './alerts.tsx';

beforeEach(() => {
  render(<Alerts />);
});
afterEach(cleanup);

test('the alerts are marked as samples', () => {
  expect(screen.queryByText('Sample data')).not.toBeNull();
});

test('a row shows type, severity, title, message, distance and time', () => {
  const row = within(screen.getByRole('article', { name: 'Heat warning in the old town' }));
  row.getByText('Health');
  row.getByText('Very hot until eight in the evening. You can cool down in the library and the covered market.');
  row.getByText('0.8 km away');
  row.getByText('15 minutes ago');
  expect(row.getByText(/^High/).textContent).toBe('High severity');
});

test('all three types and all three severities occur', () => {
  for (const type of ['Health', 'Safety', 'Environmental']) {
    expect(screen.getAllByText(type).length).toBeGreaterThan(0);
  }
  for (const severity of ['high', 'medium', 'low']) {
    expect(document.querySelectorAll(`[data-severity="${severity}"]`).length).toBeGreaterThan(0);
  }
});
