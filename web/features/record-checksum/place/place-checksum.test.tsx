// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import vectors from '../../../../tests/vectors/merkle-tree.json' with { type: 'json' };
import { PlaceChecksum } from './place-checksum.tsx';

const { records, hashes, root } = vectors.records;
const leaves = records.map(({ id }, index) => ({ id, hash: hashes[index] ?? '' }));
const [hub] = records;

function show(record: object) {
  const Stub = createRoutesStub([
    {
      path: '/',
      Component: () => (
        <PlaceChecksum root={root} leaves={leaves.slice(0, 1)} records={[{ id: 'hub/examplia', record }]} />
      ),
    },
  ]);
  render(<Stub />);
}

afterEach(() => vi.unstubAllGlobals());

test('prints the first twelve digits of the record and of the root, and requests nothing', () => {
  const fetched = vi.fn();
  vi.stubGlobal('fetch', fetched);
  show(hub?.record ?? {});
  const line = screen.getByRole('complementary', { name: 'Record checksum' });
  expect(line.textContent).toContain(`${hashes[0]?.slice(0, 12)}…`);
  expect(screen.getByRole('link', { name: `${root.slice(0, 12)}…` }).getAttribute('href')).toBe(
    '/methodology#tempesta-checksum',
  );
  expect(fetched).not.toHaveBeenCalled();
});

test('says when the page was rendered from the published record', async () => {
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ definition: 1, root, leaves })));
  show(hub?.record ?? {});
  fireEvent.click(screen.getByRole('button', { name: 'Verify' }));
  expect(await screen.findByText('The record on this page is, letter for letter, the published one.')).toBeDefined();
});

test('names the record when it differs', async () => {
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ definition: 1, root, leaves })));
  show({ ...hub?.record, sli: 0.91 });
  fireEvent.click(screen.getByRole('button', { name: 'Verify' }));
  expect(await screen.findByText(/^Not as published: hub\/examplia\./)).toBeDefined();
});
