import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findVerifiedCosignatures } from '../../domain/ledger/notes/cosignature.ts';
import { formatNoteKey } from '../../domain/ledger/notes/signed-note.ts';
import { buildLogAttacks, createTestSigner, type PublishedLog } from '../../tests/support/server/published-log.ts';
import { createTestFolder } from '../../tests/support/test-folder.ts';
import { nodeSha256, verifySignature } from './node-crypto.ts';
import { parseKeyLines } from './public-log.ts';
import { openWitness } from './witness-command.ts';

const honest = createTestSigner();
const { seen, grown, attacks: all } = buildLogAttacks(honest, createTestSigner());
const at = (seconds: number) => new Date(1_795_338_000_000 + seconds * 1000);

/** Opens a witness of a log. A test can replace the log that the witness reads. */
async function openTestWitness(log: PublishedLog, name: string) {
  const shown = { log };
  const own = createTestFolder();
  const read = async (file: string) => shown.log.get(file) ?? null;
  const witness = await openWitness({ read, folder: own, name, keyLines: [formatNoteKey(honest.key, nodeSha256)] });
  const cosigned = () => readFileSync(join(own, 'checkpoint'), 'utf8');
  return { shown, witness, cosigned };
}

const goodOnes = (note: string, keyLines: readonly string[]) =>
  findVerifiedCosignatures(note, parseKeyLines(keyLines), { hash: nodeSha256, checkSignature: verifySignature });

describe('two witnesses', () => {
  it('cosign what they saw, each with its time, as in the C2SP specification', async () => {
    const one = await openTestWitness(seen, 'one.test/witness');
    const two = await openTestWitness(seen, 'two.test/witness');
    await one.witness.look(at(0));
    await two.witness.look(at(7));
    const keys = [one.witness.keyLine, two.witness.keyLine];
    expect(await goodOnes(one.cosigned(), keys)).toEqual([{ name: 'one.test/witness', time: 1_795_338_000 }]);
    const line = two.cosigned().trimEnd().split('\n').at(-1);
    expect(await goodOnes(`${one.cosigned()}${line}\n`, keys)).toHaveLength(2);
    // The cosignature must be invalid for a checkpoint with another size.
    expect(await goodOnes(one.cosigned().replace('\n600\n', '\n601\n'), keys)).toEqual([]);
  });

  it('cosign the log as it grows', async () => {
    const { shown, witness, cosigned } = await openTestWitness(seen, 'one.test/witness');
    await witness.look(at(0));
    shown.log = grown;
    expect(await witness.look(at(60))).toEqual([
      'The checkpoint signs 610 entries of log.test/ledger, which continue the 600 seen before.',
    ]);
    expect(cosigned()).toContain('\n610\n');
  });

  it.each(all)('refuse and report it: $name', async ({ log, says }) => {
    const { shown, witness, cosigned } = await openTestWitness(seen, 'one.test/witness');
    await witness.look(at(0));
    shown.log = log;
    const lines = await witness.look(at(60));
    expect(lines[0]).toContain(says);
    expect(lines.at(-1)).toBe('Nothing was cosigned.');
    expect(cosigned()).toContain('\n600\n');
  });

  it('serve their last cosignature and their key', async () => {
    const { witness, cosigned } = await openTestWitness(seen, 'one.test/witness');
    await witness.look(at(0));
    const server = witness.serve().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    expect(await (await fetch(`${origin}/checkpoint`)).text()).toBe(cosigned());
    expect(await (await fetch(`${origin}/key`)).text()).toBe(`${witness.keyLine}\n`);
    expect((await fetch(`${origin}/keys/ledger-keys.json`)).status).toBe(404);
    server.close();
  });
});
