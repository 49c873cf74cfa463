// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { hubs } from '../../../../content/hubs.ts';
import type { Hub } from '../../../../domain/hub/hub.ts';
import { HomePlaceFinder } from './home-place-finder.tsx';

const madrid = hubs.find(({ id }) => id === 'madrid') ?? null;

/** The list beside a simulated map, which only shows the name of the selected hub. */
function ListBesideMap({ isViewRestored = false }: { isViewRestored?: boolean }) {
  const [journeys, setJourneys] = useState(0);
  const [selected, setSelected] = useState<Hub | null>(null);
  return (
    <>
      <output data-testid="map">{selected?.name ?? 'no place'}</output>
      <button type="button" onClick={() => setSelected(madrid)}>
        Nearest
      </button>
      <output data-testid="journeys">{journeys}</output>
      <HomePlaceFinder
        selected={selected}
        chosenOnMap={null}
        isViewRestored={isViewRestored}
        onShow={(hub) => {
          setSelected(hub);
          setJourneys((count) => count + 1);
        }}
        onShowInView={setSelected}
        onRelease={() => setSelected(null)}
      />
    </>
  );
}

const onMap = () => screen.getByTestId('map').textContent;

/**
 * Renders the home page at an address, and returns a function that navigates. The list reads `window.location`, so the
 * window's URL is set together with the router's.
 */
function openHome(address: string, isViewRestored = false) {
  window.history.replaceState(null, '', address);
  const router = createMemoryRouter([{ path: '/', element: <ListBesideMap isViewRestored={isViewRestored} /> }], {
    initialEntries: [address],
  });
  render(<RouterProvider router={router} />);
  return (next: string) =>
    act(async () => {
      window.history.replaceState(null, '', next);
      await router.navigate(next);
    });
}

test('removing the place from the address removes it from the map', async () => {
  const goTo = openHome('/?place=monaco');
  expect(onMap()).toBe('Monaco');
  await goTo('/');
  expect(onMap()).toBe('no place');
  await goTo('/?place=okinawa');
  expect(onMap()).toBe('Okinawa');
});

test('the nearest hub, which was never in the address, stays when the place is removed', async () => {
  const goTo = openHome('/?place=monaco');
  fireEvent.click(screen.getByRole('button', { name: 'Nearest' }));
  expect(onMap()).toBe('Madrid');
  await goTo('/');
  expect(onMap()).toBe('Madrid');
});

test('with a restored map view selects the place in the address without a flight, and later ones with', async () => {
  const journeys = () => screen.getByTestId('journeys').textContent;
  const goTo = openHome('/?place=monaco', true);
  expect(onMap()).toBe('Monaco');
  expect(journeys()).toBe('0');
  await goTo('/?place=okinawa');
  expect(onMap()).toBe('Okinawa');
  expect(journeys()).toBe('1');
  await goTo('/?place=monaco');
  expect(journeys()).toBe('2');
});
