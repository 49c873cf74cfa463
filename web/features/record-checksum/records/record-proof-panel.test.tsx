// @vitest-environment happy-dom
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { publishedRecords } from '../../../../content/published-records.ts';
import { computeRecordsChecksum } from '../../../../domain/checksum/record-checksum.ts';
import { browserSha256 } from '../../../platform/sha256.ts';
import { RecordProofPanel } from './record-proof-panel.tsx';

/** Opens the panel and waits until the proof of the first record is calculated. */
async function openPanel() {
  const { root, leaves } = await computeRecordsChecksum(publishedRecords, browserSha256);
  render(<RecordProofPanel atHand={leaves} published={leaves} printedRoot={root} />);
  await screen.findByText('The path leads to the printed root.');
  return leaves;
}

const choose = (id: string) => fireEvent.change(screen.getByLabelText('Record'), { target: { value: id } });

test('choosing another record hashes only its own path, without rebuilding the tree', async () => {
  const leaves = await openPanel();
  const digest = vi.spyOn(crypto.subtle, 'digest');
  choose('profile/monaco');
  const leaf = leaves.find(({ id }) => id === 'profile/monaco')?.hash ?? 'none';
  await waitFor(() => expect(screen.getByRole('region', { name: 'Proof for one record' }).textContent).toContain(leaf));
  expect(digest).toHaveBeenCalled();
  // In a tree of at most 1024 records, the path from a record to the root has at most ten steps.
  expect(digest.mock.calls.length).toBeLessThanOrEqual(10);
});

test('hides the previous proof until the proof of the chosen record is ready', async () => {
  await openPanel();
  vi.spyOn(crypto.subtle, 'digest').mockReturnValue(new Promise(() => {}));
  choose('profile/monaco');
  expect(screen.queryByText('The path leads to the printed root.')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Save proof' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Copy proof' })).toBeNull();
});

test('saves the proof by a link inside the document, which some browsers require', async () => {
  await openPanel();
  const pressed: string[] = [];
  const listening = new AbortController();
  document.addEventListener(
    'click',
    (event) => {
      if (!(event.target instanceof HTMLAnchorElement)) return;
      event.preventDefault();
      pressed.push(event.target.download);
    },
    listening,
  );
  choose('profile/monaco');
  fireEvent.click(await screen.findByRole('button', { name: 'Save proof' }));
  listening.abort();
  expect(pressed).toEqual(['proof-profile-monaco.json']);
});

test('reports a proof that cannot be computed, with what to do', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  await openPanel();
  vi.spyOn(crypto.subtle, 'digest').mockRejectedValue(new Error('out of memory'));
  choose('profile/monaco');
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toBe('This browser could not calculate the proof. Reload the page and verify again.');
  expect(screen.queryByRole('button', { name: 'Save proof' })).toBeNull();
});
