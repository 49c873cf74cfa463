// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { hubs } from '../../../content/hubs.ts';
import { HubScores } from './hub-scores.tsx';
import { groupHubScores } from './methodology-data.ts';

beforeEach(() => {
  const Stub = createRoutesStub([{ path: '/', Component: () => <HubScores groups={groupHubScores()} /> }]);
  render(<Stub />);
});
afterEach(cleanup);

function rowOf(name: string) {
  return screen.getByRole('rowheader', { name: new RegExp(`^${name}`) }).closest('tr') as HTMLElement;
}

test('lists every hub in the table', () => {
  expect(document.querySelectorAll('th[scope="row"]')).toHaveLength(hubs.length);
});

test('each score has its mark: Monaco’s no known method twice, Iceland’s an estimate for access, Madrid’s two', () => {
  expect(within(rowOf('Monaco')).queryAllByText('n.m.')).toHaveLength(2);
  expect(within(rowOf('Iceland')).getByText('n.m.').title).toBe('original list, no known method');
  expect(within(rowOf('Monaco')).queryAllByText('est.')).toHaveLength(0);
  expect(within(rowOf('Iceland')).queryAllByText('est.')).toHaveLength(1);
  expect(within(rowOf('Madrid')).queryAllByText('est.')).toHaveLength(2);
});

test('shows the scores of the record: Okinawa 98.2% and 78%, Albert Lea 100% and 90%', () => {
  expect(rowOf('Okinawa').textContent).toContain('98.2%');
  expect(rowOf('Okinawa').textContent).toContain('78%');
  expect(rowOf('Albert Lea').textContent).toContain('100%');
  expect(rowOf('Albert Lea').textContent).toContain('90%');
});

test('a hub links to its profile, and Paris, which has none, is plain text', () => {
  expect(within(rowOf('Réunion')).getByRole('link').getAttribute('href')).toBe('/bluezones/reunion');
  expect(within(rowOf('Paris')).queryByRole('link')).toBeNull();
});
