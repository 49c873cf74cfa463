import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { formatNoteKey } from '../../domain/ledger/notes/signed-note.ts';
import { buildLogAttacks, createTestSigner, type PublishedLog } from '../../tests/support/server/published-log.ts';
import { createTestFolder } from '../../tests/support/test-folder.ts';
import { LogFolder } from './log-folder.ts';
import { nodeSha256 } from './node-crypto.ts';
import { verifyPublishedLog } from './verify-command.ts';
import { openWitness } from './witness-command.ts';
import { publishWitnessCheckpoints } from './witness-relay.ts';

const honest = createTestSigner();
const { seen, grown, attacks: all } = buildLogAttacks(honest, createTestSigner());
const fork = all.find(({ name }) => name === 'fork')?.log as PublishedLog;
const keyLines = [formatNoteKey(honest.key, nodeSha256)];

let folder: string;
beforeEach(() => {
  folder = createTestFolder();
});
const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** Starts a server of a witness that has cosigned the log. Returns its address and key. */
async function startWitness(log: PublishedLog, name: string) {
  const own = join(folder, name);
  const read = async (file: string) => log.get(file) ?? null;
  const witness = await openWitness({ read, folder: own, name: `${name}.test/witness`, keyLines });
  await witness.look(new Date('2026-11-22T09:00:00Z'));
  const server = witness.serve().listen(0, '127.0.0.1');
  closing.push(() => server.close());
  await once(server, 'listening');
  return { key: witness.keyLine, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

/** Returns what `verifyPublishedLog` prints about a log that was published with these witnesses. */
async function verifyWithWitnesses(log: PublishedLog, witnesses: Parameters<typeof publishWitnessCheckpoints>[1]) {
  const published = new LogFolder(join(folder, 'published'));
  await publishWitnessCheckpoints(published, witnesses);
  const read = async (name: string) => log.get(name) ?? published.read(name);
  return verifyPublishedLog({ read, statePath: join(folder, 'visitor.json'), keyLines });
}

it('two witnesses cosign a log that has grown since their last visit', async () => {
  const witnesses = [await startWitness(seen, 'one'), await startWitness(seen, 'two')];
  const { isSound, lines } = await verifyWithWitnesses(grown, witnesses);
  expect([isSound, lines.slice(-2)]).toEqual([
    true,
    [
      'The witness one.test/witness agrees with the first 600 entries, at 2026-11-22T09:00:00.000Z.',
      'The witness two.test/witness agrees with the first 600 entries, at 2026-11-22T09:00:00.000Z.',
    ],
  ]);
});

it('a witness that saw another history shows it to a first-time visitor', async () => {
  const { isSound, lines } = await verifyWithWitnesses(fork, [await startWitness(seen, 'one')]);
  expect(isSound).toBe(false);
  expect(lines.at(-1)).toMatch(/^The witness one\.test\/witness contradicts this log: .* of 600 entries/);
});

it('a witness that is unreachable, or whose signature is another’s, is reported as silent', async () => {
  const honestOne = await startWitness(seen, 'one');
  const other = await startWitness(seen, 'two');
  const stranger = createServer((_request, response) => void response.end('no note')).listen(0, '127.0.0.1');
  closing.push(() => stranger.close());
  await once(stranger, 'listening');
  const { isSound, lines } = await verifyWithWitnesses(grown, [
    { key: honestOne.key, address: other.address },
    { key: other.key, address: 'http://127.0.0.1:1' },
    { key: other.key, address: `http://127.0.0.1:${(stranger.address() as AddressInfo).port}` },
  ]);
  expect(isSound).toBe(true);
  expect(lines.slice(-3)).toEqual([
    'The witness one.test/witness gave no cosignature.',
    'The witness two.test/witness gave no cosignature.',
    'The witness two.test/witness gave no cosignature.',
  ]);
});

it('without witnesses none is mentioned', async () => {
  const { lines } = await verifyWithWitnesses(grown, []);
  expect(lines.filter((line) => line.includes('witness'))).toEqual([]);
});
