// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { alwaysOpen } from '../../../../domain/aed/weekly-opening-hours.ts';
import { createUniformVersions } from '../../../../domain/registry/registry-file-versions.ts';
import { createRegisteredAed } from '../../../../tests/support/aeds/registered-aed.ts';
import { createSilentGeolocation } from '../../../../tests/support/silent-geolocation.ts';
import { lateReportsEvent } from '../../../backend/reports/late-reports-event.ts';
import { AedLocator } from '../aed-locator.tsx';
import type { AedSource, OpenedRegistry, SearchOutcome } from '../search/aed-source.ts';
import { rankSearchMatches } from '../search/search-registry.ts';
import { sampleSource } from '../source/sample-source.tsx';
import { RegistryPanel } from './registry-panel.tsx';
import { formatSearchAnnouncement } from './result-messages.ts';

const registry: OpenedRegistry = {
  index: {
    name: 'Test registry',
    attribution: 'nobody',
    version: 'one',
    fileVersions: createUniformVersions('one'),
    checksum: '',
    asOf: null,
    hoursFrom: '2026-11-01',
    aedCount: 1,
    sources: [],
    licence: null,
    coverage: null,
    tree: [1, 0, 0, 0],
    placeCount: 0,
    compressedBytes: 100,
  },
  client: {
    index: async () => registry.index,
    cell: async () => ({ aeds: [], clusters: [] }),
    missingAround: async () => [],
    places: async () => [],
  },
};

function foundOne(): SearchOutcome {
  const item = createRegisteredAed({ id: 'osm/node/1', name: 'Town hall', hours: alwaysOpen });
  const judged = rankSearchMatches({ listed: [{ item, distanceKm: 0.1 }], alternative: null }, new Date());
  const place = { origin: 'map', position: [20, 50] } as const;
  return { phase: 'found', place, result: { ...judged, hasGaps: false, hasDamage: false } };
}

const outcomes: (SearchOutcome | Error)[] = [];

const source: AedSource = {
  ...sampleSource,
  isSample: false,
  async search() {
    const next = outcomes.shift();
    if (next === undefined || next instanceof Error) throw next;
    return next;
  },
  reassess: ({ result }, now) => ({ ...result, ...rankSearchMatches(result.found, now) }),
  announce: formatSearchAnnouncement,
  Panel: (props) => <RegistryPanel {...props} registry={registry} />,
};

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const search = () =>
  act(async () => fireEvent.click(screen.getByRole('button', { name: 'Find Nearest AED', hidden: true })));

const previous = 'These are your last results. Distances are from the location of that search.';

async function searchTwice(second: SearchOutcome | Error) {
  outcomes.push(foundOne(), second);
  const loader = { isPublished: async () => true, open: async () => source };
  createSilentGeolocation();
  render(<AedLocator loader={loader} isWholePage />, { wrapper: MemoryRouter });
  await search();
  expect(screen.queryByText(previous)).toBeNull();
  await search();
}

test('earlier results stay below the place question, marked as previous, and the focus is on the question', async () => {
  await searchTwice({ phase: 'place-needed', need: 'refused' });
  expect(document.activeElement?.textContent).toBe('This page cannot see your location.');
  expect(screen.getByText(previous)).toBeTruthy();
  expect(screen.getByRole('article', { name: /Town hall/ })).toBeTruthy();
  expect(screen.getAllByRole('button', { name: 'Or choose a point on the map' })).toHaveLength(1);
});

test('earlier results stay below an error, and the page does not move to them again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await searchTwice(new Error('no network'));
  expect(screen.getByRole('alert').textContent).toMatch(/^We could not load the AED list/);
  expect(screen.getByText(previous)).toBeTruthy();
  expect(screen.getByRole('article', { name: /Town hall/ })).toBeTruthy();
  expect(document.activeElement).not.toBe(screen.getByRole('heading', { name: 'Send someone for this AED first' }));
});

test('reports that arrive after the list are added and announced without moving the page', async () => {
  outcomes.push(foundOne());
  let isKnown = false;
  const reassess: AedSource['reassess'] = ({ result }, now) => {
    const listed = isKnown ? [] : result.found.listed;
    return { ...result, ...rankSearchMatches({ listed, alternative: null }, now), found: result.found };
  };
  const loader = { isPublished: async () => true, open: async () => ({ ...source, reassess }) };
  createSilentGeolocation();
  render(<AedLocator loader={loader} isWholePage />, { wrapper: MemoryRouter });
  await search();
  expect(screen.getByRole('article', { name: /Town hall/ })).toBeTruthy();
  const announced = () => screen.getByRole('status').textContent;
  expect(announced()).toBe('1 AED, best first: Town hall, 100 m (330 ft), open now, at all hours.');
  const elsewhere = screen.getByRole('button', { name: 'Find Nearest AED' });
  elsewhere.focus();
  isKnown = true;
  await act(async () => document.dispatchEvent(new Event(lateReportsEvent)));
  expect(screen.queryByRole('article')).toBeNull();
  expect(announced()).toBe('No AED is listed within 50 km. Ask the emergency operator where the nearest AED is.');
  expect(document.activeElement).toBe(elsewhere);
});

test('only the sources of the shown cards state the age of their data after a search', async () => {
  const sourceOf = (key: string) => ({
    key,
    title: key,
    attribution: key,
    licence: 'CC0',
    url: null,
    asOf: '2020-01-01' as const,
    recordCount: 1,
    middle: null,
  });
  const index = { ...registry.index, sources: [sourceOf('osm'), sourceOf('elsewhere')] };
  const Panel: AedSource['Panel'] = (props) => <RegistryPanel {...props} registry={{ ...registry, index }} />;
  outcomes.push(foundOne());
  createSilentGeolocation();
  const loader = { isPublished: async () => true, open: async () => ({ ...source, Panel }) };
  render(<AedLocator loader={loader} isWholePage />, { wrapper: MemoryRouter });
  await search();
  expect(screen.getByText(/^Over a year old: osm:/).textContent).not.toContain('elsewhere');
});
