// @vitest-environment happy-dom

import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useRoutePanel } from './use-route-panel.ts';

let isNew = false;

/** A list of two cards whose buttons open a route, as on the locator's page. */
function Cards() {
  const { shown, open, close } = useRoutePanel<string>();
  return (
    <>
      {shown !== null && (
        <section>
          Route to {shown}{' '}
          <button type="button" onClick={close}>
            Close the route
          </button>
        </section>
      )}
      {['one', 'two'].map((name) => (
        <article key={`${name} ${isNew}`} id={name}>
          <button type="button" onClick={({ currentTarget }) => open(name, currentTarget)}>
            Show the route to {name}
          </button>
        </article>
      ))}
    </>
  );
}

let router: ReturnType<typeof createBrowserRouter>;

function openPage() {
  router = createBrowserRouter([
    { path: '/aed', element: <Cards /> },
    { path: '/elsewhere', element: null },
  ]);
  render(<RouterProvider router={router} />);
}

function closePage() {
  cleanup();
  router.dispose();
}

const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 60)));

async function press(name: string) {
  fireEvent.click(screen.getByRole('button', { name }));
  await settle();
}

async function go(steps: number) {
  window.history.go(steps);
  await settle();
}

const shownRoute = () => document.querySelector('section')?.textContent.replace(' Close the route', '') ?? 'none';

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => {});
  Element.prototype.scrollIntoView = () => {};
  isNew = false;
  window.history.pushState(null, '', '/elsewhere');
  window.history.pushState(null, '', '/aed#near=47.1,9.5');
});
afterEach(closePage);

test('Back closes the route and Forward opens it again', async () => {
  openPage();
  await press('Show the route to one');
  expect(shownRoute()).toBe('Route to one');
  await go(-1);
  expect(shownRoute()).toBe('none');
  expect(document.activeElement?.textContent).toBe('Show the route to one');
  await go(1);
  expect(shownRoute()).toBe('Route to one');
});

test('neither the address nor the entry of the history says which route is open', async () => {
  openPage();
  await press('Show the route to one');
  expect(window.location.href).toMatch(/\/aed#near=47\.1,9\.5$/);
  expect(window.history.state.usr).toEqual({ keepsFocus: true, isRoute: true });
});

test('a route that is closed by its button, pressed twice, leaves one step back to the page before', async () => {
  openPage();
  await press('Show the route to one');
  const button = screen.getByRole('button', { name: 'Close the route' });
  fireEvent.click(button);
  fireEvent.click(button);
  await settle();
  expect(shownRoute()).toBe('none');
  expect(window.location.pathname).toBe('/aed');
  await go(-1);
  expect(window.location.pathname).toBe('/elsewhere');
});

test('another route takes the place of the open one', async () => {
  openPage();
  await press('Show the route to one');
  await press('Show the route to two');
  expect(shownRoute()).toBe('Route to two');
  await go(-1);
  expect(shownRoute()).toBe('none');
  expect(document.activeElement?.textContent).toBe('Show the route to two');
});

test('a card that is rendered anew gets the focus at the same button', async () => {
  openPage();
  await press('Show the route to two');
  isNew = true;
  await press('Close the route');
  expect(document.activeElement?.textContent).toBe('Show the route to two');
});

test('the entry of a route that is no longer known is left, also going forward', async () => {
  openPage();
  await press('Show the route to one');
  closePage();
  openPage();
  await settle();
  expect(shownRoute()).toBe('none');
  expect(window.history.state.usr?.isRoute).toBeUndefined();
  await go(1);
  expect(window.history.state.usr?.isRoute).toBeUndefined();
  await go(-1);
  expect(window.location.pathname).toBe('/elsewhere');
});
