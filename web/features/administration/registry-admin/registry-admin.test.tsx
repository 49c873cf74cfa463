// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { DraftReport } from '../../../../domain/registry-admin/draft-report.ts';
import type { FileAnalysis } from '../../../../domain/registry-admin/file-analysis.ts';
import type {
  CountryImportStatus,
  RegistryImportStatus,
  RegistrySummary,
} from '../../../../domain/registry-admin/registry-import.ts';
import { queryClient } from '../../../backend/query-client.ts';
import type { RegistryAdminGateway } from '../../../backend/registry-admin-gateway.ts';
import { readToasts } from '../../../ui/toast/toast-store.ts';
import { RegistryAdmin } from './registry-admin.tsx';

afterEach(() => {
  cleanup();
  queryClient.clear();
});

const draft: RegistrySummary = {
  version: 'abc',
  aedCount: 2,
  asOf: null,
  licence: null,
  sources: [],
  publishedAt: null,
  decision: null,
};

const noCountries: CountryImportStatus = {
  server: 'overpass.example.org',
  isFixed: false,
  isHoursFixed: false,
  everyHours: null,
  states: [],
  nextAt: null,
  waitsBecause: null,
  last: null,
};

const emptyStatus: RegistryImportStatus = {
  files: [],
  running: null,
  ended: null,
  published: null,
  draft: null,
  versions: [],
  limits: { fileBytesMax: 300_000_000, filesMax: 40 },
  countries: noCountries,
  torn: [],
};

const report: DraftReport = {
  overview: {
    kept: 2,
    merged: 1,
    files: [],
    sources: [],
    notes: [],
    conflicts: [{ sources: ['OpenStreetMap', 'Desio'], because: 'Each asks for its own licence.' }],
    licence: null,
    causes: [
      { kind: 'kept', cause: '', count: 2, examples: [{ record: 'line 2', reason: 'Hall', position: [5.1, 52.1] }] },
      { kind: 'dropped', cause: 'its position is missing', count: 1, examples: [{ record: 'line 4', reason: 'none' }] },
    ],
  },
  changes: {
    before: null,
    after: { version: 'abc', aedCount: 2 },
    added: 2,
    removed: 0,
    changed: 0,
    sources: [],
    examples: { added: [], removed: [], changed: [] },
  },
};

function show(calls: Partial<RegistryAdminGateway>) {
  const gateway = { acts: async () => [], understanding: async () => null, ...calls } as RegistryAdminGateway;
  render(
    <QueryClientProvider client={queryClient}>
      <RegistryAdmin gateway={gateway} />
    </QueryClientProvider>,
  );
}

test('without an importer on the backend the tab says so, and names the command', async () => {
  show({ status: async () => null });
  expect(await screen.findByText('npm run aeds -- import FILE… --out public/aeds')).toBeTruthy();
  expect(screen.queryAllByRole('button')).toEqual([]);
});

test('a draft with conflicting licences is published only with a decision', async () => {
  const publish = vi.fn(async () => undefined);
  show({ status: async () => ({ ...emptyStatus, draft }), report: async () => report, publish });
  const button = (await screen.findByRole('button', { name: 'Publish' })) as HTMLButtonElement;
  expect(button.disabled).toBe(true);
  fireEvent.change(screen.getByLabelText('Why you may publish them together'), { target: { value: 'They agreed' } });
  fireEvent.click(button);
  await waitFor(() => expect(publish).toHaveBeenCalledWith('abc', 'They agreed'));
});

test('cases show their first examples on a map, and say when they have no position', async () => {
  show({ status: async () => ({ ...emptyStatus, draft }), report: async () => report });
  expect(await screen.findByRole('img', { name: 'A map with one place' })).toBeTruthy();
  fireEvent.click(screen.getByRole('radio', { name: /Left out 1/ }));
  expect(screen.getByText('None of these has a location to show.')).toBeTruthy();
});

const file = {
  id: 'f',
  name: 'a.csv',
  bytes: 1,
  received: 1,
  addedAt: '',
  encoding: null,
  dataDate: null,
  map: false,
  failure: null,
};

test('shows the reason beside each file that cannot be read', async () => {
  const files = ['a.png', 'b.zip'].map((name) => ({ ...file, id: name, name, failure: `${name}: got no table.` }));
  show({ status: async () => ({ ...emptyStatus, files }) });
  expect(await screen.findByText('a.png: got no table.')).toBeTruthy();
  expect(screen.getByText('b.zip: got no table.')).toBeTruthy();
  expect(screen.getAllByText('Cannot be read')).toHaveLength(2);
});

test('shows how a file was understood while the next one is being examined', async () => {
  const files = ['one', 'two'].map((id) => ({ ...file, id, name: `${id}.csv` }));
  const look = (fileId: string): RegistryImportStatus => ({
    ...emptyStatus,
    files,
    running: { kind: 'understand', fileId, progress: '' },
  });
  let running = 'one';
  const known = { isRecognised: true, kind: 'OpenStreetMap' } as FileAnalysis;
  show({
    status: async () => look(running),
    understanding: async (id) => (id === 'one' && running === 'two' ? known : null),
  });
  await screen.findByText('Not checked yet');
  running = 'two';
  expect(await screen.findByText('Known: OpenStreetMap')).toBeTruthy();
});

test('names files that are empty or too large, and sends the others', async () => {
  const upload = vi.fn(async () => 'id');
  const limits = { fileBytesMax: 3, filesMax: 40 };
  show({ status: async () => ({ ...emptyStatus, limits }), upload, understand: async () => undefined });
  const chosen = ['', 'long', 'a;b', 'longer'].map((words, at) => new File([words], `${at}.csv`));
  fireEvent.change(await screen.findByLabelText('choose files'), { target: { files: chosen } });
  await waitFor(() => expect(upload).toHaveBeenCalledTimes(1));
  const toast = readToasts().at(-1)?.description;
  for (const name of ['0.csv is empty', '1.csv is larger', '3.csv is larger']) expect(toast).toContain(name);
});

test("shows the importer's own words for what went wrong in an import", async () => {
  const files = [file];
  const ended = { kind: 'import', fileId: null, failure: 'The import has 3 records, less than 80%.' } as const;
  show({ status: async () => ({ ...emptyStatus, files, ended }) });
  expect((await screen.findByRole('alert')).textContent).toContain('The import has 3 records, less than 80%.');
});

test('without an Overpass server no countries are fetched, and the tab explains how to configure one', async () => {
  show({ status: async () => ({ ...emptyStatus, countries: { ...noCountries, server: null } }) });
  expect(await screen.findByText(/^No Overpass server is configured.*set AED_OVERPASS_URL/)).toBeTruthy();
  expect(screen.queryByLabelText('Country to add')).toBeNull();
});

const switzerland = {
  code: 'CH',
  last: {
    aeds: 12_345,
    bytes: 1,
    fetchedAt: '2026-11-20T12:00:00Z',
    checkedAt: '2026-11-20T12:00:00Z',
    server: '',
    etag: null,
    lastModified: null,
  },
  failure: { sentence: 'CH: got 79 AEDs instead of 12,345.', since: '2026-11-21T12:00:00Z' },
};

test('adds a country to the others, and saves how often they are fetched', async () => {
  const chooseCountries = vi.fn(async () => undefined);
  const countries = { ...noCountries, everyHours: 24, states: [switzerland] };
  show({ status: async () => ({ ...emptyStatus, countries }), chooseCountries });
  fireEvent.change(await screen.findByLabelText('Country to add'), { target: { value: 'SI' } });
  fireEvent.click(screen.getByRole('button', { name: 'Add' }));
  await waitFor(() => expect(chooseCountries).toHaveBeenLastCalledWith(['CH', 'SI'], 24));
  fireEvent.change(screen.getByLabelText('Fetch and publish the countries'), { target: { value: '168' } });
  await waitFor(() => expect(chooseCountries).toHaveBeenLastCalledWith(['CH'], 168));
  fireEvent.click(screen.getByRole('button', { name: 'Remove Switzerland' }));
  await waitFor(() => expect(chooseCountries).toHaveBeenLastCalledWith([], 24));
});

test('shows held-back data with its age, and fetches it once the administrator confirms that it is intended', async () => {
  const startRefresh = vi.fn(async () => undefined);
  const countries = { ...noCountries, states: [switzerland], waitsBecause: 'There are files.' };
  show({ status: async () => ({ ...emptyStatus, countries, torn: ['desk.json.torn'] }), startRefresh });
  expect(await screen.findByText(/^12,345 AEDs, fetched 20 Nov 2026/)).toBeTruthy();
  expect(screen.getByText(/^Every update since 21 Nov 2026/)).toBeTruthy();
  expect(screen.getByText('CH: got 79 AEDs instead of 12,345.')).toBeTruthy();
  expect(screen.getByText('There are files.')).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toContain('desk.json.torn');
  fireEvent.click(screen.getByLabelText(/^Publish even though there are fewer/));
  fireEvent.click(screen.getByRole('button', { name: 'Fetch the countries and show what would change' }));
  await waitFor(() => expect(startRefresh).toHaveBeenCalledWith(true));
});
