// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { queryClient } from '../../../backend/query-client.ts';
import type {
  DraftReport,
  RegistersDesk,
  RegistersGateway,
  RegistryFacts,
} from '../../../backend/registers-gateway.ts';
import { Registers } from './registers.tsx';

afterEach(() => {
  cleanup();
  queryClient.clear();
});

const draft: RegistryFacts = {
  version: 'abc',
  aedCount: 2,
  asOf: null,
  licence: null,
  sources: [],
  publishedAt: null,
  decision: null,
};

const emptyDesk: RegistersDesk = {
  files: [],
  running: null,
  ended: null,
  published: null,
  draft: null,
  versions: [],
  limits: { fileBytesMax: 300_000_000, filesMax: 40 },
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

function show(calls: Partial<RegistersGateway>) {
  const gateway = { acts: async () => [], understanding: async () => null, ...calls } as RegistersGateway;
  render(
    <QueryClientProvider client={queryClient}>
      <Registers gateway={gateway} />
    </QueryClientProvider>,
  );
}

test('where the backend has no importer the tab says so, and names the command', async () => {
  show({ desk: async () => null });
  expect(await screen.findByText('npm run aeds -- import FILE… --out public/aeds')).toBeTruthy();
  expect(screen.queryAllByRole('button')).toEqual([]);
});

test('a draft of licences against one another is published with a decision only', async () => {
  const publish = vi.fn(async () => undefined);
  show({ desk: async () => ({ ...emptyDesk, draft }), report: async () => report, publish });
  const button = (await screen.findByRole('button', { name: 'Publish' })) as HTMLButtonElement;
  expect(button.disabled).toBe(true);
  fireEvent.change(screen.getByLabelText('Why they may be published together'), { target: { value: 'They agreed' } });
  fireEvent.click(button);
  await waitFor(() => expect(publish).toHaveBeenCalledWith('They agreed'));
});

test('cases show where their first examples lie, and say where they have no place', async () => {
  show({ desk: async () => ({ ...emptyDesk, draft }), report: async () => report });
  expect(await screen.findByRole('img', { name: 'A map with one place' })).toBeTruthy();
  fireEvent.click(screen.getByRole('radio', { name: /Left out 1/ }));
  expect(screen.getByText('None of these has a place to show.')).toBeTruthy();
});

test('what went wrong in an import stands there in its own words', async () => {
  const files = [
    { id: 'f', name: 'a.csv', bytes: 1, received: 1, addedAt: '', encoding: null, dataDate: null, map: false },
  ];
  const ended = { kind: 'import', fileId: null, failure: 'Got 3 records, expected at least 80 %.' } as const;
  show({ desk: async () => ({ ...emptyDesk, files, ended }) });
  expect((await screen.findByRole('alert')).textContent).toContain('Got 3 records, expected at least 80 %.');
});
