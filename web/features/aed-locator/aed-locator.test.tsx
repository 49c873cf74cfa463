// @vitest-environment happy-dom

import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSilentGeolocation } from '../../../tests/support/silent-geolocation.ts';
import { dispatchGateway } from '../../backend/dispatch-gateway.ts';
import { readToasts } from '../../ui/toast/toast-store.ts';
import { AedLocator } from './aed-locator.tsx';
import type { AedSource, CompletedSearch } from './search/aed-source.ts';
import { useClockTick } from './search/use-clock-tick.ts';
import { sampleSource } from './source/sample-source.tsx';

const noRegistry = { isPublished: async () => false, open: async () => sampleSource };

const foundNothing: CompletedSearch = {
  phase: 'found',
  place: { origin: 'map', position: [20, 50] },
  result: {
    found: { listed: [], alternative: null },
    list: { inReach: [], beyond: [], pair: null },
    alwaysOpen: null,
    hasGaps: false,
    hasDamage: false,
    now: new Date('2020-01-01T00:00:00Z'),
  },
};

const Card = ({ name }: { readonly name: string }) => (
  <article id={name}>
    <button type="button">Walk to {name}</button>
  </article>
);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const card = (name: string) => screen.getByRole('article', { name });
const press = (button: HTMLElement) => act(async () => fireEvent.click(button));

function renderWithUser(currentUser: typeof dispatchGateway.currentUser) {
  vi.spyOn(dispatchGateway, 'currentUser').mockImplementation(currentUser);
  render(<AedLocator loader={noRegistry} />, { wrapper: MemoryRouter });
}

async function search() {
  await press(screen.getByRole('button', { name: 'Find Nearest AED' }));
  await pass(1500);
}

function isDisabled(button: HTMLElement): boolean {
  return button instanceof HTMLButtonElement && button.disabled;
}

test('shows its purpose, and the instruction to call first', () => {
  render(<AedLocator loader={noRegistry} />, { wrapper: MemoryRouter });
  screen.getByRole('heading', { level: 2, name: 'AED Locator' });
  screen.getByText(
    'Find the nearest Automated External Defibrillator in seconds. Every moment counts in cardiac emergencies.',
  );
  screen.getByText('Call your emergency number first.');
  expect(screen.getByRole('link', { name: 'Call 112' }).getAttribute('href')).toBe('tel:112');
  expect(screen.queryAllByRole('article')).toEqual([]);
});

test('without a published registry the results and the title are marked as samples', async () => {
  render(<AedLocator loader={noRegistry} />, { wrapper: MemoryRouter });
  expect(screen.queryByText('Sample data')).toBeNull();
  await search();
  expect(screen.getAllByText('Sample data')).toHaveLength(4);
});

test('the button says that it is searching, and is disabled', async () => {
  render(<AedLocator loader={noRegistry} />, { wrapper: MemoryRouter });
  await press(screen.getByRole('button', { name: 'Find Nearest AED' }));
  expect(isDisabled(screen.getByRole('button', { name: 'Locating AEDs...' }))).toBe(true);
});

test('shows the results after 1.5 seconds, not after 1.499', async () => {
  render(<AedLocator loader={noRegistry} />, { wrapper: MemoryRouter });
  await press(screen.getByRole('button', { name: 'Find Nearest AED' }));
  await pass(1499);
  expect(screen.queryAllByRole('article')).toEqual([]);
  await pass(1);
  expect(screen.getAllByRole('article')).toHaveLength(3);
  expect(isDisabled(screen.getByRole('button', { name: 'Find Nearest AED' }))).toBe(false);
});

test('announces the results politely', async () => {
  render(<AedLocator loader={noRegistry} />, { wrapper: MemoryRouter });
  const status = screen.getByRole('status');
  expect(status.textContent).toBe('');
  await search();
  expect(status.textContent).toBe('3 sample AEDs, nearest first: Central Station, Hall B, 0.3 km.');
});

test('returns the focus to the button after the search, even if the browser removed it on disabling', async () => {
  render(<AedLocator loader={noRegistry} />, { wrapper: MemoryRouter });
  const find = screen.getByRole('button', { name: 'Find Nearest AED' });
  await press(find);
  find.blur();
  await pass(1500);
  expect(document.activeElement).toBe(find);
});

test('the results do not take the focus from a visitor who has moved elsewhere', async () => {
  render(
    <>
      <button type="button">Elsewhere</button>
      <AedLocator loader={noRegistry} />
    </>,
    { wrapper: MemoryRouter },
  );
  await press(screen.getByRole('button', { name: 'Find Nearest AED' }));
  screen.getByRole('button', { name: 'Elsewhere' }).focus();
  await pass(1500);
  expect(document.activeElement?.textContent).toBe('Elsewhere');
});

test('leaving the page ends a running search', async () => {
  const { unmount } = render(<AedLocator loader={noRegistry} />, { wrapper: MemoryRouter });
  await press(screen.getByRole('button', { name: 'Find Nearest AED' }));
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});

test('a card shows every field of its AED', async () => {
  render(<AedLocator loader={noRegistry} />, { wrapper: MemoryRouter });
  await search();
  const station = within(card('Central Station, Hall B'));
  for (const words of [
    '1 Station Square, by the tickets',
    '0.3 km',
    '24/7 Access',
    'Verified 2 hours ago',
    'Sample data',
  ]) {
    expect(station.queryByText(words), words).not.toBeNull();
  }
  expect(station.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Walk 4 min',
    'Drive 2 min',
    'Drone 1.5 min simulation',
  ]);
});

test('an AED that is closed at times has no 24/7 badge', async () => {
  render(<AedLocator loader={noRegistry} />, { wrapper: MemoryRouter });
  await search();
  expect(within(card('Town Library, Foyer')).queryByText('24/7 Access')).toBeNull();
});

test('a drone over five minutes has a warning and is disabled; walking and driving are not', async () => {
  render(<AedLocator loader={noRegistry} />, { wrapper: MemoryRouter });
  await search();
  const hall = within(card('Riverside Sports Hall'));
  expect(isDisabled(hall.getByRole('button', { name: 'Drone 6.2 min (>5min) simulation' }))).toBe(true);
  expect(isDisabled(hall.getByRole('button', { name: 'Walk 15 min' }))).toBe(false);
  expect(isDisabled(hall.getByRole('button', { name: 'Drive 5 min' }))).toBe(false);
  expect(screen.getAllByText('(>5min)')).toHaveLength(1);
});

test('a running dispatch disables all three buttons of its AED, and no others', async () => {
  let answer: (user: null) => void = () => undefined;
  const currentUser = () =>
    new Promise<null>((resolve) => {
      answer = resolve;
    });
  renderWithUser(currentUser);
  await search();
  const station = within(card('Central Station, Hall B')).getAllByRole('button');
  await press(within(card('Central Station, Hall B')).getByRole('button', { name: 'Walk 4 min' }));
  expect(station.map(isDisabled)).toEqual([true, true, true]);
  expect(within(card('Town Library, Foyer')).getAllByRole('button').map(isDisabled)).toEqual([false, false, false]);
  await act(async () => answer(null));
  expect(station.map(isDisabled)).toEqual([false, false, false]);
});

test('reserves space for the results from the press on, however long the registry takes to open', async () => {
  const open = () => new Promise<never>(() => undefined);
  createSilentGeolocation();
  const { container } = render(<AedLocator loader={{ isPublished: async () => true, open }} />, {
    wrapper: MemoryRouter,
  });
  const rooms = () => container.querySelectorAll('[data-room]').length;
  expect(rooms()).toBe(0);
  await press(screen.getByRole('button', { name: 'Find Nearest AED' }));
  expect(rooms()).toBe(1);
  // After ten seconds the locator would ask for a location, but the code for that has not loaded, so the placeholders
  // remain.
  await pass(10_000);
  expect(container.querySelectorAll('[class*=outline]').length).toBeGreaterThan(0);
});

test('does not show a registry that does not match its checksum, and says why', async () => {
  const complain = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const damaged = Object.assign(new Error('12/2200/1343 is not what was published'), { name: 'DamagedCellError' });
  render(<AedLocator loader={{ ...noRegistry, open: () => Promise.reject(damaged) }} />, { wrapper: MemoryRouter });
  await search();
  const alert = screen.getByRole('alert');
  expect(alert.textContent).toContain('The AED list arrived damaged, so we are not showing it.');
  expect(within(alert).getByRole('link', { name: 'Why we check this' })).toBeTruthy();
  complain.mockRestore();
});

test('a failed dispatch enables its buttons again', async () => {
  const complain = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const currentUser = () => Promise.reject(new Error('no connection'));
  renderWithUser(currentUser);
  await search();
  await press(screen.getByRole('button', { name: 'Walk 4 min' }));
  expect(isDisabled(screen.getByRole('button', { name: 'Walk 4 min' }))).toBe(false);
  expect(readToasts().map(({ title }) => title)).toEqual(['Failed to dispatch']);
  complain.mockRestore();
});

test('pressing Drone without an account asks the visitor to sign in', async () => {
  render(<AedLocator loader={noRegistry} />, { wrapper: MemoryRouter });
  await search();
  await press(screen.getByRole('button', { name: 'Drone 2.8 min simulation' }));
  expect(readToasts().map(({ title }) => title)).toEqual(['Authentication required']);
});

test('reassesses the results for the current hour, and a card keeps its focus when the order changes', async () => {
  const names = ['Bar', 'Station'];
  const source: AedSource = {
    ...sampleSource,
    isSample: false,
    search: async () => foundNothing,
    reassess: ({ result }, now) => ({ ...result, now }),
    Panel({ search: { phase, ...search }, onTimePassed }) {
      useClockTick(phase === 'found', onTimePassed);
      const isLater = 'result' in search && search.result.now > foundNothing.result.now;
      const inOrder = isLater ? names.toReversed() : names;
      // The key depends on the order of the cards, so a card that moves is rendered as a new one. The locator does the
      // same with the first card of its list.
      return phase === 'found' && inOrder.map((name) => <Card key={`${name} ${isLater}`} name={name} />);
    },
  };
  createSilentGeolocation();
  render(<AedLocator loader={{ isPublished: async () => true, open: async () => source }} />, {
    wrapper: MemoryRouter,
  });
  await press(screen.getByRole('button', { name: 'Find Nearest AED' }));
  screen.getByRole('button', { name: 'Walk to Bar' }).focus();
  await pass(60_000);
  expect(screen.getAllByRole('article').map(({ textContent }) => textContent)).toEqual([
    'Walk to Station',
    'Walk to Bar',
  ]);
  expect(document.activeElement?.textContent).toBe('Walk to Bar');
});
