// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { createColumnMap } from '../../../../../domain/registry-admin/column-fields.ts';
import type { FileAnalysis } from '../../../../../domain/registry-admin/file-analysis.ts';
import type {
  RegistryImportStatus,
  UploadedRegistryFile,
} from '../../../../../domain/registry-admin/registry-import.ts';
import { queryClient } from '../../../../backend/query-client.ts';
import type { RegistryAdminGateway } from '../../../../backend/registry-admin-gateway.ts';
import { MappingForm } from './mapping-form.tsx';
import { MappingPage } from './mapping-page.tsx';

afterEach(() => {
  cleanup();
  queryClient.clear();
});

const source = { key: 'town', title: 'Town', licence: 'CC0-1.0', attribution: 'Town', url: null };
const uses = [
  { column: 'Breedtegraad', field: 'latitude' },
  { column: 'Lengtegraad', field: 'longitude' },
  { column: 'Gebouw', field: 'name' },
  { column: 'Openingstijden', field: 'hours' },
] as const;

const understood = {
  kind: 'table of 4 columns',
  encoding: 'utf-8',
  isRecognised: false,
  columns: uses.map(({ column, field }) => ({
    column,
    field,
    filled: 2,
    examples: ['a', 'b'],
    confidence: 1,
    because: 'by its name',
    ...((field === 'name' || field === 'hours') && { mergedCells: 3 }),
  })),
  map: createColumnMap(uses, source),
  warnings: [],
  preview: {
    read: 5,
    isWhole: true,
    kept: 5,
    hours: { said: 0, understood: 0 },
    whereabouts: 'its places lie in Poland',
    dropped: [],
    doubtful: [],
    records: [],
  },
} as unknown as FileAnalysis;

const file = { id: 'f', name: 'town.csv', encoding: null, dataDate: null } as UploadedRegistryFile;

test('fills down merged cells only in the columns that are ticked', async () => {
  const describeFile = vi.fn(async () => undefined);
  const gateway = { describe: describeFile, understand: async () => undefined } as unknown as RegistryAdminGateway;
  render(
    <QueryClientProvider client={queryClient}>
      <MappingForm gateway={gateway} file={file} analysis={understood} isReading={false} onSaved={() => {}} />
    </QueryClientProvider>,
  );
  const boxes = screen.getAllByRole('checkbox', {
    name: 'Its empty cells (3) were part of merged cells: fill them with the value above',
  });
  expect(boxes.map((box) => (box as HTMLInputElement).checked)).toEqual([false, false]);
  const mapSaved = async (times: number) => {
    fireEvent.click(screen.getByRole('button', { name: 'Save and use this' }));
    await waitFor(() => expect(describeFile).toHaveBeenCalledTimes(times));
    const [, { map }] = describeFile.mock.lastCall as unknown as [string, { map: { fillDown?: string[] } }];
    return map.fillDown;
  };
  expect(await mapSaved(1)).toBeUndefined();
  fireEvent.click(boxes[0] as HTMLElement);
  expect(await mapSaved(2)).toEqual(['Gebouw']);
  // Now that the column contains the AEDs' ids, it has no checkbox for filling down and is not filled down.
  fireEvent.change(screen.getByLabelText('Gebouw'), { target: { value: 'id' } });
  expect(screen.getAllByRole('checkbox')).toHaveLength(1);
  expect(await mapSaved(3)).toBeUndefined();
});

test('a known table lists its unused columns, and is read by a custom map only on request', async () => {
  const [left] = understood.columns;
  const known = { ...understood, kind: 'table of a known schema', isRecognised: true, map: null, columns: [left] };
  const understand = vi.fn(async () => undefined);
  const gateway = { understand, understanding: async () => known } as unknown as RegistryAdminGateway;
  const status = { running: null } as RegistryImportStatus;
  render(
    <QueryClientProvider client={queryClient}>
      <MappingPage gateway={gateway} status={status} file={{ ...file, failure: null }} onClose={() => {}} />
    </QueryClientProvider>,
  );
  await screen.findByText('This file needs no map: table of a known schema.');
  expect(screen.getByText('These columns are not used: Breedtegraad.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Use your own column map' }));
  await waitFor(() => expect(understand).toHaveBeenCalledWith('f', { isAnew: true }));
});

test('a file readable in two encodings is saved in the chosen one, and not before the choice', async () => {
  const describeFile = vi.fn(async () => undefined);
  const gateway = { describe: describeFile, understand: async () => undefined } as unknown as RegistryAdminGateway;
  const readings = [
    { encoding: 'windows-1250', line: 'Győr' },
    { encoding: 'windows-1252', line: 'Gyõr' },
  ];
  const unsure = { ...understood, encoding: 'windows-1250', guessedEncoding: 'windows-1250', readings };
  render(
    <QueryClientProvider client={queryClient}>
      <MappingForm gateway={gateway} file={file} analysis={unsure} isReading={false} onSaved={() => {}} />
    </QueryClientProvider>,
  );
  const save = screen.getByRole('button', { name: 'Save and use this' }) as HTMLButtonElement;
  expect(save.disabled).toBe(true);
  fireEvent.click(screen.getByRole('radio', { name: 'Győr (windows-1250)' }));
  fireEvent.click(save);
  await waitFor(() =>
    expect(describeFile).toHaveBeenCalledWith('f', expect.objectContaining({ encoding: 'windows-1250' })),
  );
});

test('ambiguous coordinates are imported only after the location of the first row is chosen', async () => {
  const describeFile = vi.fn(async () => undefined);
  const gateway = { describe: describeFile, understand: async () => undefined } as unknown as RegistryAdminGateway;
  const grids = [
    { code: 'EPSG:6676', name: 'Zone 8', country: 'jp', position: [139.49, 40.5] },
    { code: 'EPSG:6677', name: 'Zone 9', country: 'jp', position: [140.82, 40.5] },
  ];
  const open = { ...understood, grids, map: { ...createColumnMap(uses, source), projection: 'TO COMPLETE' } };
  render(
    <QueryClientProvider client={queryClient}>
      <MappingForm
        gateway={gateway}
        file={file}
        analysis={open as unknown as FileAnalysis}
        isReading={false}
        onSaved={() => {}}
      />
    </QueryClientProvider>,
  );
  const save = screen.getByRole('button', { name: 'Save and use this' });
  expect(save.hasAttribute('disabled')).toBe(true);
  expect(screen.getAllByRole('radio').filter((radio) => (radio as HTMLInputElement).checked)).toEqual([]);
  fireEvent.click(screen.getByRole('radio', { name: 'Japan, 40.5000, 140.8200 (Zone 9)' }));
  fireEvent.click(save);
  await waitFor(() => expect(describeFile).toHaveBeenCalledTimes(1));
  expect(describeFile.mock.lastCall).toMatchObject(['f', { map: { projection: 'EPSG:6677' } }]);
});
