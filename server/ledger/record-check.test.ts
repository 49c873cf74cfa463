import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { buildChecksumDocument } from '../../domain/checksum/published-checksum.ts';
import { createTestFolder } from '../../tests/support/test-folder.ts';
import vectors from '../../tests/vectors/merkle-tree.json' with { type: 'json' };
import { LogFolder } from './log-folder.ts';
import { checkRecords } from './record-check.ts';

/** Three records. An independent Python script computed their lines, hashes and root. */
const { records, hashes, root, lines } = vectors.records;
const leaves = records.map(({ id }, index) => ({ id, hash: hashes[index] ?? '' }));
const now = new Date('2026-11-22T09:00:00Z');

let site: string;
beforeEach(() => {
  site = createTestFolder();
  writeFileSync(join(site, 'checksum.json'), JSON.stringify(buildChecksumDocument({ root, leaves })));
});

async function found(text: string) {
  writeFileSync(join(site, 'records.ndjson'), text);
  await checkRecords(site, new LogFolder(join(site, 'ledger')), now);
  return JSON.parse(readFileSync(join(site, 'ledger', 'records.json'), 'utf8'));
}

it('counts the records that match, and names the others', async () => {
  const whole = `${lines.join('\n')}\n`;
  const checkedAt = '2026-11-22T09:00:00.000Z';
  expect(await found(whole)).toEqual({ checkedAt, records: 3, matching: 3, differing: [] });
  expect(await found(whole.replace('"sli":0.9', '"sli":0.8'))).toEqual({
    checkedAt,
    records: 3,
    matching: 2,
    differing: ['hub/examplia'],
  });
});

it('publishes nothing when the site sends no records', async () => {
  const folder = new LogFolder(join(site, 'ledger'));
  await checkRecords(join(site, 'elsewhere'), folder, now);
  expect(await folder.read('records.json')).toBeNull();
});
