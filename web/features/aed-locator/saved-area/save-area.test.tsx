// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { LongitudeLatitude } from '../../../../domain/geography/position.ts';
import { createUniformVersions } from '../../../../domain/registry/registry-file-versions.ts';
import type { RegistryIndex } from '../../../../domain/registry/registry-index.ts';
import { formatDay } from '../../../languages/format.ts';
import type { AreaSaveRequest, SavedArea } from '../../../offline/saved-area.ts';
import type { AreaStore } from './area-store.ts';
import { SaveArea } from './save-area.tsx';
import { formatSize } from './save-area-text.ts';

/**
 * An index of four cells, each covering a quarter of the world. The 1,000 AEDs take 200,000 bytes, so each takes 200.
 */
const index: RegistryIndex = {
  name: 'Test registry',
  attribution: 'nobody',
  version: 'two',
  fileVersions: createUniformVersions('two'),
  checksum: '',
  asOf: '2026-11-01',
  hoursFrom: '2026-11-01',
  aedCount: 1000,
  sources: [],
  licence: null,
  coverage: null,
  tree: [300, 400, 200, 100],
  placeCount: 0,
  compressedBytes: 200_000,
};

const kept: SavedArea = {
  version: 'two',
  keptAt: '2026-11-21T12:00:00.000Z',
  tiles: [{ z: 1, x: 0, y: 0 }],
  aedCount: 300,
};

function storeOf(changes: Partial<AreaStore>): AreaStore {
  return {
    isAble: () => true,
    read: async () => null,
    keep: async () => kept,
    forget: async () => undefined,
    ...changes,
  };
}

async function show(store: AreaStore) {
  await act(async () => {
    render(<SaveArea index={index} position={[-90, 40]} store={store} />);
  });
}

const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));

test('shows the size before anything is fetched', async () => {
  const keep = vi.fn(async () => kept);
  await show(storeOf({ keep }));
  screen.getByText(/^300 AEDs within a little over 25 km: about 60 kB\./);
  expect(keep).not.toHaveBeenCalled();
});

test('saving shows the progress, then what is saved, and can be undone', async () => {
  let request: AreaSaveRequest | undefined;
  let finish: (area: SavedArea) => void = () => undefined;
  const keep = (asked: AreaSaveRequest) => {
    request = asked;
    return new Promise<SavedArea>((resolve) => {
      finish = resolve;
    });
  };
  const forget = vi.fn(async () => undefined);
  await show(storeOf({ keep, forget }));
  await press('Save this area offline');
  await act(async () => request?.onProgress(12, 37));
  screen.getByText('Saving 12 of 37 map squares');
  expect(request?.choose(index).map(({ tile }) => tile)).toEqual([{ z: 1, x: 0, y: 0 }]);
  await act(async () => finish(kept));
  screen.getByText('Saved: 300 AEDs in 1 map square, on 21 November 2026');
  expect(screen.queryByRole('button', { name: 'Save this area offline' })).toBeNull();
  await press('Remove');
  expect(forget).toHaveBeenCalledOnce();
  screen.getByRole('button', { name: 'Save this area offline' });
});

test.each([
  [new TypeError('Failed to fetch'), /the connection was lost/],
  [new DOMException('gone', 'NetworkError'), /the connection was lost/],
  [new DOMException('full', 'QuotaExceededError'), /no space left/],
  [new DOMException('blocked', 'SecurityError'), /cannot store pages for offline use/],
])('reports a failure in a sentence, and offers another try: %s', async (cause, sentence) => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  await show(storeOf({ keep: () => Promise.reject(cause) }));
  await press('Save this area offline');
  expect(screen.getByRole('status').textContent).toMatch(sentence);
  screen.getByRole('button', { name: 'Save this area offline' });
});

test('fetches an area of an earlier registry again by itself', async () => {
  const keep = vi.fn(async (_request: AreaSaveRequest) => kept);
  await show(storeOf({ read: async () => ({ ...kept, version: 'one' }), keep }));
  expect(keep).toHaveBeenCalledOnce();
  // An automatic update includes only the cells that are already saved, because the visitor did not ask for more.
  expect(keep.mock.calls[0]?.[0].choose(index)).toEqual([]);
  screen.getByText('Saved: 300 AEDs in 1 map square, on 21 November 2026');
});

test('another area can be saved beside the first', async () => {
  await show(storeOf({ read: async () => ({ ...kept, tiles: [{ z: 1, x: 1, y: 1 }], aedCount: 100 }) }));
  expect(screen.getByRole('status').textContent).toBe('Saved: 100 AEDs in 1 map square, on 21 November 2026');
  const actions = screen.getAllByRole('button').map(({ textContent }) => textContent);
  expect(actions).toEqual(['Save this area offline', 'Remove']);
});

test('offers nothing when nothing can be saved', async () => {
  await show(storeOf({ isAble: () => false }));
  expect(document.body.textContent).toBe('');
});

test('formats sizes and days for people', () => {
  expect([formatSize(3), formatSize(143_000), formatSize(999_000), formatSize(2_340_000)]).toEqual([
    '10 kB',
    '140 kB',
    '1.0 MB',
    '2.3 MB',
  ]);
  expect(formatDay(new Date('2026-11-21T12:00:00.000Z'))).toBe('21 November 2026');
});

test('reports a removal that the browser refuses, and the area still counts as saved', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  await show(storeOf({ read: async () => kept, forget: () => Promise.reject(new DOMException('no', 'UnknownError')) }));
  await press('Remove');
  expect(screen.getByRole('status').textContent).toMatch(/^Not removed: .*Saved: 300 AEDs in 1 map square/);
  screen.getByRole('button', { name: 'Remove' });
});

test('updates old streets of the saved area once the search no longer needs the connection', async () => {
  const keep = vi.fn(async (_request: AreaSaveRequest, _around: LongitudeLatitude | null) => kept);
  const store = storeOf({ read: async () => kept, keep, areStreetsOld: async () => true });
  const panel = (areStreetsAwaited: boolean) => (
    <SaveArea index={index} position={[-90, 40]} store={store} areStreetsAwaited={areStreetsAwaited} />
  );
  const { rerender } = await act(async () => render(panel(true)));
  expect(keep).not.toHaveBeenCalled();
  await act(async () => rerender(panel(false)));
  expect(keep.mock.calls.map(([, around]) => around)).toEqual([null]);
});
