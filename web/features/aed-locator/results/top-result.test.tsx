// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, test, vi } from 'vitest';
import { alwaysOpen } from '../../../../domain/aed/weekly-opening-hours.ts';
import { createRegisteredAed } from '../../../../tests/support/aeds/registered-aed.ts';
import type { CompletedSearch } from '../search/aed-source.ts';
import { rankSearchMatches } from '../search/search-registry.ts';
import { TopResult } from './top-result.tsx';
import { useResultList } from './use-result-list.ts';

const now = new Date('2026-11-22T02:00:00Z');

const device = { origin: 'device', position: [20, 50], accuracyMetres: 12 } as const;

function foundWith(kilometres: readonly number[], changed: Partial<CompletedSearch['result']> = {}): CompletedSearch {
  const found = kilometres.map((distanceKm) => ({
    item: createRegisteredAed({ id: `at ${distanceKm} km`, hours: alwaysOpen }),
    distanceKm,
  }));
  const result = { ...rankSearchMatches({ listed: found, alternative: null }, now), hasGaps: false, hasDamage: false };
  return { phase: 'found', place: device, result: { ...result, ...changed } };
}

const again = vi.fn();

function First({ found }: { readonly found: CompletedSearch }) {
  const list = useResultList(found);
  return (
    <TopResult
      found={found}
      isFormer={false}
      list={list}
      mapSwitch={null}
      drawCard={({ assessed }) => <p>card {assessed.aed.id}</p>}
      onAgain={again}
      offered={null}
      onOfferAnswered={again}
    />
  );
}

/** Renders the results and returns the text of the page. */
function renderedText(found: CompletedSearch): string {
  render(<First found={found} />, { wrapper: MemoryRouter });
  return document.body.textContent;
}

test('mentions an inaccurate position before the first card', () => {
  const found = foundWith([0.1]);
  expect(renderedText({ ...found, place: { ...device, accuracyMetres: 400 } })).toMatch(
    /^Send someone for this AED first.*may be off by about 400 m.*card at 0\.1 km/,
  );
  screen.getByRole('heading', { name: 'Send someone for this AED first' });
});

test.each([
  ['We could not load the AED list', []],
  ['We could not load part of the AED list', [0.1, 0.2]],
  ['We could not load part of the AED list', [12]],
])(
  'with a gap the heading is "%s", nothing is called absent or nearest, and the search can be repeated',
  (heading, kilometres) => {
    const words = renderedText(foundWith(kilometres, { hasGaps: true }));
    screen.getByRole('heading', { name: heading });
    expect(words).not.toMatch(
      /No AED can be fetched|Send someone for this AED first|No AED|Nearest|listed within walking/,
    );
    again.mockClear();
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(again).toHaveBeenCalledOnce();
  },
);

test('offers no second try without a gap', () => {
  renderedText(foundWith([12]));
  screen.getByRole('heading', { name: 'You cannot fetch an AED in time' });
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('the page moves to the results once, and not again when the same AEDs are reassessed', () => {
  const found = foundWith([0.1]);
  const { rerender } = render(<First found={found} />, { wrapper: MemoryRouter });
  const heading = screen.getByRole('heading', { name: 'Send someone for this AED first' });
  expect(document.activeElement).toBe(heading);
  heading.blur();
  const later = rankSearchMatches(found.result.found, new Date('2026-11-22T03:00:00Z'));
  rerender(<First found={{ ...found, result: { ...found.result, ...later } }} />);
  expect(document.activeElement).toBe(document.body);
});

test('says once that no list covers the place', () => {
  const words = renderedText(foundWith([], { notCovered: { countryName: 'Poland', isWholeCountry: true } }));
  expect(words.match(/We have no AED list for Poland/g)).toHaveLength(1);
  expect(words).toContain('Ask the emergency operator where the nearest AED is.');
});

test('says that no list covers the place beside AEDs across the border', () => {
  const words = renderedText(foundWith([0.1], { notCovered: { countryName: 'Poland', isWholeCountry: true } }));
  expect(words).toMatch(/^Send someone for this AED first.*We have no AED list for Poland/);
});
