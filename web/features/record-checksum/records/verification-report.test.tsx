// @vitest-environment happy-dom
import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { formatRecordLine } from '../../../../domain/checksum/record-hash.ts';
import vectors from '../../../../tests/vectors/merkle-tree.json' with { type: 'json' };
import { browserSha256 } from '../../../platform/sha256.ts';
import { verifyRecords } from '../verify-records.ts';
import { VerificationReport } from './verification-report.tsx';

const { records, hashes, root } = vectors.records;
const leaves = records.map(({ id }, index) => ({ id, hash: hashes[index] ?? '' }));

test('marks a record missing from the published list as not published in the list of records', async () => {
  const published = { root, leaves: leaves.filter(({ id }) => id !== 'hub/samplestan') };
  const outcome = await verifyRecords({
    records,
    published,
    lines: records.map(formatRecordLine).join('\n'),
    printedRoot: root,
    hash: browserSha256,
  });
  render(<VerificationReport outcome={outcome} printedRoot={root} />);
  const recordByRecord = within(screen.getByRole('region', { name: 'Record by record' }));
  const row = recordByRecord.getByText('hub/samplestan').closest('li');
  expect(row?.textContent).toMatch(/not published$/);
  expect(row?.textContent).not.toContain('changed');
  expect(recordByRecord.getByText('hub/examplia').closest('li')?.textContent).toMatch(/matches$/);
  expect(
    await screen.findByText('This record is not in the published list, so there is no proof for it.'),
  ).toBeDefined();
});
