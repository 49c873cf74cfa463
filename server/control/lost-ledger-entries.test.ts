import { join } from 'node:path';
import { expect, test } from 'vitest';
import { seedDispatch, seedPeople } from '../../tests/support/database/test-people.ts';
import { createTestFolder } from '../../tests/support/test-folder.ts';
import { openDatabase } from '../db/open-database.ts';
import { openFileSecrets } from '../keys/file-secrets.ts';
import { loadLedgerKeys } from '../keys/ledger-keys.ts';
import { LogFolder } from '../ledger/log-folder.ts';
import { LogWriter } from '../ledger/log-writer.ts';
import { verifyPublishedLog } from '../ledger/verify-command.ts';
import { writeBackup } from './backup.ts';
import { restoreBackup } from './restore.ts';

const longMs = 300_000;
const folder = createTestFolder();

/** Opens the database as a server does, resumes the ledger, runs `work`, and publishes the new entries. */
async function runWithLedger(
  dataFolder: string,
  work: (database: Awaited<ReturnType<typeof openDatabase>>) => Promise<void>,
) {
  const database = await openDatabase({ dataFolder });
  const signers = await loadLedgerKeys(await openFileSecrets(dataFolder), 'atlas.test/ledger');
  const writer = new LogWriter({ engine: database.engine, folder: new LogFolder(join(dataFolder, 'ledger')), signers });
  expect(await writer.resume()).toEqual([]);
  await work(database);
  await writer.publish();
  await database.engine.close();
}

test('restoring an older backup reports the number of lost entries, and a verifier names the first', {
  timeout: longMs,
}, async () => {
  const dataFolder = join(folder, 'data');
  const backup = join(folder, 'older.backup');
  const look = () => {
    const published = new LogFolder(join(dataFolder, 'ledger'));
    const statePath = join(folder, 'memory.json');
    return verifyPublishedLog({ read: (name) => published.read(name), statePath, keyLines: [] });
  };
  await runWithLedger(dataFolder, async (database) => {
    await database.engine.transaction(async (owner) => {
      await seedPeople(owner);
      await seedDispatch(owner, 'grace');
    });
    await writeBackup(backup, { database, secrets: await openFileSecrets(dataFolder) });
    await database.engine.transaction(async (owner) => {
      for (const name of ['grace', 'ada', 'linus'] as const) await seedDispatch(owner, name);
    });
  });
  expect((await look()).isSound).toBe(true);
  expect(await restoreBackup(backup, dataFolder)).toContain(
    'The ledger that was published had 5 entries, the backup has 2: 3 are lost, from position 2 on. Everyone who saw them will see a warning.',
  );
  await runWithLedger(dataFolder, async (database) => {
    await database.engine.transaction(async (owner) => {
      for (const name of ['ada', 'ada', 'ada', 'ada'] as const) await seedDispatch(owner, name);
    });
  });
  const { isSound, lines } = await look();
  expect([isSound, lines[0]]).toEqual([false, 'Entry 2 was changed: it is not the one seen here before.']);
});
