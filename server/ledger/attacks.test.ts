import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { formatNoteKey } from '../../domain/ledger/notes/signed-note.ts';
import {
  buildLogAttacks,
  createTestSigner,
  type PublishedLog,
  publishLeaves,
} from '../../tests/support/server/published-log.ts';
import { createTestFolder } from '../../tests/support/test-folder.ts';
import { nodeSha256 } from './node-crypto.ts';
import { verifyPublishedLog } from './verify-command.ts';

const honest = createTestSigner();
const { seen, grown, attacks: all } = buildLogAttacks(honest, createTestSigner());
const keyLine = formatNoteKey(honest.key, nodeSha256);
const script = fileURLToPath(new URL('../../tests/vectors/check-ledger.py', import.meta.url));

const folder = createTestFolder();
beforeAll(async () => {
  expect((await byCommand(seen, 'seen.json')).isSound).toBe(true);
  expect(byPython(seen, 'seen-python.json').status).toBe(0);
});

const byCommand = (log: PublishedLog, memory: string) =>
  verifyPublishedLog({
    read: async (name) => log.get(name) ?? null,
    statePath: join(folder, memory),
    keyLines: [keyLine],
  });

function byPython(log: PublishedLog, memory: string) {
  const published = createTestFolder();
  for (const [name, bytes] of log) {
    mkdirSync(dirname(join(published, name)), { recursive: true });
    writeFileSync(join(published, name), bytes);
  }
  return spawnSync('python3', [script, published, join(folder, memory), keyLine], { encoding: 'utf8' });
}

describe('a log that was seen before', () => {
  it('is accepted after it has grown, by the command and by the independent script', async () => {
    copyFileSync(join(folder, 'seen.json'), join(folder, 'grown.json'));
    copyFileSync(join(folder, 'seen-python.json'), join(folder, 'grown-python.json'));
    const { isSound, lines } = await byCommand(grown, 'grown.json');
    expect([isSound, lines]).toEqual([
      true,
      ['The checkpoint signs 610 entries of log.test/ledger, which continue the 600 seen before.'],
    ]);
    expect(byPython(grown, 'grown-python.json').stdout).toBe('the checkpoint signs 610 entries\n');
  });

  it('shows in the independent script too which row was changed, by its entry or by the site', () => {
    const time = '2026-11-22T09:00:00Z';
    const leaves = [`atlas ${time} checksum:${'0'.repeat(64)}`, `alteration ${time} entry:0`];
    const log = publishLeaves(leaves, honest);
    const result = byPython(log, 'altered.json');
    expect([result.status, result.stdout]).toEqual([
      0,
      'the checkpoint signs 2 entries\nposition 0: its row was changed or deleted afterwards; entry 1 records it\n',
    ]);
    const findings = JSON.stringify({ findings: [{ position: 0, what: 'row-changed' }] });
    const looked = byPython(log.set('rows.json', Buffer.from(findings)), 'altered.json');
    expect([looked.status, looked.stdout]).toEqual([
      1,
      expect.stringContaining('position 0: the site reports row-changed'),
    ]);
  });

  it.each(all)('$name: the command names position $position', async ({ log, says }) => {
    copyFileSync(join(folder, 'seen.json'), join(folder, 'attacked.json'));
    const { isSound, lines } = await byCommand(log, 'attacked.json');
    expect(isSound).toBe(false);
    expect(lines[0]).toContain(says);
  });

  it.each(all)('$name: the independent script names position $position', ({ log, position }) => {
    copyFileSync(join(folder, 'seen-python.json'), join(folder, 'attacked-python.json'));
    const { status, stdout } = byPython(log, 'attacked-python.json');
    expect([status, stdout]).toEqual([1, expect.stringContaining(`position ${position}:`)]);
  });
});
