// @vitest-environment happy-dom
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import './comparison/compare-bar.tsx';
import './comparison/comparison-table.tsx';
import { PlacesExplorer } from './places-explorer.tsx';
import { allPlaceRows } from './rows/all-place-rows.ts';
import { PlacesContext } from './rows/places-context.ts';

class StillObserver {
  observe() {}
  disconnect() {}
}

const profiles = { monaco: { pillars: ['Lifts Between Levels'], foundingYears: null, office: null } };

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', StillObserver);
  Element.prototype.scrollIntoView = () => {};
});

afterEach(() => {
  vi.unstubAllGlobals();
});

function open(address: string) {
  window.history.replaceState(null, '', address);
  const Explorer = () => (
    <PlacesContext value={allPlaceRows}>
      <PlacesExplorer profiles={profiles} />
    </PlacesContext>
  );
  const Stub = createRoutesStub([{ path: '/hubs', Component: Explorer }]);
  render(<Stub initialEntries={[address]} />);
}

const table = () => screen.getByRole('table', { name: 'Places in the atlas' });
const names = () =>
  within(table())
    .getAllByRole('rowheader')
    .map((head) => head.querySelector('a, span')?.textContent);
const head = (name: string) => within(table()).getByRole('columnheader', { name });

describe('the table', () => {
  test('marks the column it is sorted by, and a second press reverses the order', () => {
    open('/hubs');
    expect(head('Place').getAttribute('aria-sort')).toBe('ascending');
    fireEvent.click(within(head('SLI')).getByRole('button'));
    expect(head('SLI').getAttribute('aria-sort')).toBe('descending');
    expect(head('Place').getAttribute('aria-sort')).toBeNull();
    expect(names()[0]).toBe('Albert Lea');
    fireEvent.click(within(head('SLI')).getByRole('button'));
    const lowest = Math.min(...allPlaceRows.map(({ hub }) => hub.sli));
    expect(allPlaceRows.find(({ hub }) => hub.name === names()[0])?.hub.sli).toBe(lowest);
  });

  test('narrows down while typing, and shows how many places are left', () => {
    open('/hubs');
    fireEvent.change(screen.getByRole('searchbox', { name: 'Search' }), { target: { value: 'réun' } });
    expect(names()).toEqual(['Réunion']);
    expect(screen.getByText(`1 of ${allPlaceRows.length} places`)).toBeTruthy();
  });

  test('writes the typed text to the address before the field loses the focus', () => {
    open('/hubs?q=islands');
    const field = screen.getByRole('searchbox', { name: 'Search' });
    fireEvent.change(field, { target: { value: '' } });
    expect(window.location.search).toBe('?q=islands');
    fireEvent.focusOut(field);
    expect(window.location.search).toBe('');
  });

  test("marks a missing life expectancy as not published, shows the country's with a mark, and no zero", () => {
    open('/hubs?q=albert');
    const cells = within(table())
      .getAllByRole('cell')
      .map((cell) => cell.textContent);
    expect(cells).toContain('Not published hereUnited States: 79.3, 2023');
    expect(cells).not.toContain('0.0');
  });
});

describe('places without a figure', () => {
  test('are sorted by their country’s figure only when the visitor ticks that', () => {
    open('/hubs?sort=life');
    const box = screen.getByRole('checkbox', { name: 'Sort places without a figure by their country’s figure' });
    expect(names().at(-1)).toBe('Worthington');
    expect(names()[0]).not.toBe('Albert Lea');
    fireEvent.click(box);
    expect(names()[0]).toBe('Albert Lea');
    expect(names().at(-1)).toBe('Monaco');
    fireEvent.click(box);
    expect(names()[0]).not.toBe('Albert Lea');
    fireEvent.click(within(head('Place')).getByRole('button'));
    expect(screen.queryByRole('checkbox', { name: /^Sort places/ })).toBeNull();
  });
});

describe('the comparison', () => {
  test('of one place asks for another, and of two shows them side by side', async () => {
    open('/hubs?compare=monaco');
    expect(await screen.findByText('Choose another to compare it with.')).toBeTruthy();
    fireEvent.click(screen.getByRole('checkbox', { name: 'Compare Albert Lea' }));
    const comparison = await screen.findByRole('table', { name: 'Comparison of the chosen places' });
    const heads = within(comparison).getAllByRole('columnheader');
    expect(heads.map(({ textContent }) => textContent)).toEqual(['Fact', 'Monaco', 'Albert Lea']);
    expect(within(comparison).getByText('Lifts Between Levels')).toBeTruthy();
  });

  test('refuses a fifth place with a message', async () => {
    open('/hubs?compare=monaco,malta,qatar,uae');
    fireEvent.click(screen.getByRole('checkbox', { name: 'Compare Iceland' }));
    expect(await screen.findByText('4 places fit side by side. Remove one before you add Iceland.')).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Compare Iceland' }).checked).toBe(false);
  });
});

describe('the focus after the pressed element disappears', () => {
  const takeOut = (name: string) => screen.getByRole('button', { name: `Remove ${name} from the comparison` });
  function press(button: HTMLElement) {
    button.focus();
    fireEvent.click(button);
  }

  test('moves from a removed place to the next, then to the previous, and at last to the table', async () => {
    open('/hubs?compare=monaco,malta,qatar');
    await screen.findByRole('region', { name: 'Chosen to compare' });
    press(takeOut('Malta'));
    expect(document.activeElement).toBe(takeOut('Qatar'));
    press(takeOut('Qatar'));
    expect(document.activeElement).toBe(takeOut('Monaco'));
    press(takeOut('Monaco'));
    expect(document.activeElement).toBe(table());
  });

  test('moves to the table when all are removed at once', async () => {
    open('/hubs?compare=monaco,malta');
    await screen.findByRole('region', { name: 'Chosen to compare' });
    press(screen.getByRole('button', { name: 'Clear' }));
    expect(document.activeElement).toBe(table());
  });

  test.each([
    ['/hubs?q=albert', 'Clear search and filters'],
    ['/hubs?q=atlantis', `Show all ${allPlaceRows.length} places`],
  ])('with the address %s moves to the search field when the keyboard presses "%s"', (address, name) => {
    open(address);
    press(screen.getByRole('button', { name }));
    expect(names()).toHaveLength(allPlaceRows.length);
    expect(document.activeElement).toBe(screen.getByRole('searchbox', { name: 'Search' }));
  });

  test("stays out of the search field after a tap, which would open a phone's keyboard", () => {
    open('/hubs?q=albert');
    fireEvent.click(screen.getByRole('button', { name: 'Clear search and filters' }), { detail: 1 });
    expect(document.activeElement).toBe(screen.getByRole('search', { name: 'Search and filter the places' }));
  });

  test('moves to the map when the static drawing is replaced by it', () => {
    open('/hubs');
    press(screen.getByRole('button', { name: 'Show the map' }));
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Map beside the table' }));
  });
});

describe('the share button', () => {
  const press = () => fireEvent.click(screen.getByRole('button', { name: 'Share this view' }));

  test("passes the link to the system's share dialog where there is one", async () => {
    const share = vi.fn(async () => {});
    vi.stubGlobal('navigator', { ...navigator, share });
    open('/hubs?kind=city&compare=monaco,okinawa');
    press();
    await waitFor(() => expect(screen.getByText('Shared.')).toBeTruthy());
    expect(share).toHaveBeenCalledWith({
      title: 'Places on the Symbiotics Longevity Map',
      url: `${location.origin}/hubs?kind=city&compare=monaco,okinawa`,
    });
  });

  test('shows no message when the visitor closes the share dialog', async () => {
    const share = vi.fn(async () => {
      throw new DOMException('closed', 'AbortError');
    });
    const writeText = vi.fn(async () => {});
    vi.stubGlobal('navigator', { ...navigator, share, clipboard: { writeText } });
    open('/hubs');
    press();
    await waitFor(() => expect(share).toHaveBeenCalledOnce());
    expect(writeText).not.toHaveBeenCalled();
    expect(screen.queryByText('Link copied.')).toBeNull();
  });

  test('shows the link where it can neither share nor copy', async () => {
    vi.stubGlobal('navigator', { ...navigator, share: undefined, clipboard: undefined });
    open('/hubs?sort=-sli');
    press();
    const link = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Link to this view' });
    expect(link.value).toBe(`${location.origin}/hubs?sort=-sli`);
  });
});
