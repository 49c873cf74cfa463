import { spawnSync } from 'node:child_process';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { readOver } from '../../server/ledger/public-log.ts';
import { verifyFromOutside } from '../../server/ledger/verify-command.ts';
import { seededRandom } from '../../tests/support/seeded-random.ts';
import type { Measurement } from '../measurement.ts';
import { type Client, clientOf, dispatchOf, signInForBench } from '../signed-in.ts';
import { liftDailyLimit, serveWitnessed, type Witnessed, witness } from './acknowledged.ts';
import { compareRowsWithEntries } from './ledger-agreement.ts';

const usualKills = 20;
const writers = 16;
const entriesMin = 10_000;
/** In each round, so that kills are spread over the history; the moment after is random. */
const writesARound = Math.ceil(entriesMin / usualKills) + 10;
const lingerMsMax = 400;
const settleMsMax = 30_000;

/** A log without attacks, under many writers and kills: verification must find nothing. */
export async function measureLedgerHistory([count]: readonly string[]): Promise<readonly Measurement[]> {
  const kills = count === undefined ? usualKills : Number(count);
  const folder = await mkdtemp(join(tmpdir(), 'bench-ledger-history-'));
  // PostgreSQL runs under another account, which must be able to traverse this folder.
  await chmod(folder, 0o711);
  const plain = witness(join(folder, 'data'));
  // The log is named after its address, which must not change across restarts.
  const variables = { SITE_ORIGIN: 'https://atlas.test', AUTH_REQUESTS_PER_MINUTE: '100000', ...plain.variables };
  const witnessed: Witnessed = { ...plain, variables };
  const random = seededRandom(Date.now());
  let findings = 0;
  try {
    await liftDailyLimit(witnessed);
    for (let round = 0; round <= kills; round += 1) {
      const site = await serveWitnessed(witnessed);
      if (round === kills) await settle(site.origin);
      findings += await countFindings(folder, site.origin);
      if (round === kills) await site.stop();
      else await writeUntilKilled(site, round, random.below(lingerMsMax));
    }
    const agreement = await compareRowsWithEntries(witnessed);
    return [
      { what: 'kills', measured: kills, unit: '', limit: usualKills, sense: 'at least' },
      ...agreement.map((one) => (one.limit === null ? { ...one, limit: entriesMin } : one)),
      { what: 'findings on an honest log', measured: findings, unit: '', limit: 0, sense: 'at most' },
    ];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Until every entry has a position. */
async function settle(origin: string): Promise<void> {
  const sizeNow = async () => {
    const note = await (await fetch(`${origin}/ledger/checkpoint`)).text();
    return Number(note.split('\n')[1]);
  };
  for (let waited = 0, before = -1; waited < settleMsMax; waited += 2_500) {
    const now = await sizeNow();
    if (now === before) return;
    before = now;
    await wait(2_500);
  }
}

/** Problems reported by the command and the script, each with its own stored state of all earlier rounds. */
async function countFindings(folder: string, origin: string): Promise<number> {
  await published(origin);
  const memoryPath = join(folder, 'command.json');
  const { isSound, lines } = await verifyFromOutside({ read: readOver(origin), memoryPath, keyLines: [] });
  if (!isSound) console.error(lines.join('\n'));
  const key = (await readFile(join(folder, 'data', 'ledger', 'key'), 'utf8')).split('\n')[0] ?? '';
  const words = ['tests/vectors/check-ledger.py', join(folder, 'data', 'ledger'), join(folder, 'script.json'), key];
  const script = spawnSync('python3', words, { encoding: 'utf8' });
  if (script.status !== 0) console.error(script.stdout, script.stderr);
  return (isSound ? 0 : 1) + (script.status === 0 ? 0 : 1);
}

/** The first checkpoint follows shortly after the first start. */
async function published(origin: string): Promise<void> {
  while (!(await fetch(`${origin}/ledger/checkpoint`)).ok) await wait(200);
}

async function writeUntilKilled(
  site: Awaited<ReturnType<typeof serveWitnessed>>,
  round: number,
  lingerMs: number,
): Promise<void> {
  const client = clientOf(site.origin);
  const userId = await signInForBench(client);
  const members = await membersOf(site.origin, client, round === 0);
  let left = writesARound;
  let refused = 0;
  let isKilled = false;
  const writing = members.map(async (member, writer) => {
    const write = writesOf(client, userId, member);
    for (let number = writer; !isKilled; number += 1) {
      if (await write(number)) left -= 1;
      // Nobody can be made an administrator twice; a refused act must leave no entry.
      else refused += 1;
      if (refused > writesARound && !isKilled) throw new Error(`${refused} writes were refused, too many.`);
    }
  });
  while (left > 0) await Promise.race([...writing, wait(20)]);
  await wait(lingerMs);
  isKilled = true;
  await site.kill();
  await Promise.all(writing);
}

/** A member for each writer, whose permissions nobody else changes. */
async function membersOf(origin: string, client: Client, isFirst: boolean): Promise<readonly string[]> {
  if (isFirst) {
    for (let member = 0; member < writers; member += 1) {
      const password = 'gravel lantern orchid';
      await clientOf(origin).auth.signUp({ email: `member-${member}@example.org`, password });
    }
  }
  const search = { search: 'member-', page_limit: writers, page_offset: 0 };
  const { data } = await client.rpc('list_members', search).throwOnError();
  return data.map(({ id }) => id);
}

function writesOf(client: Client, userId: string, member: string): (number: number) => Promise<boolean> {
  let logId = '';
  const taken = async (asking: PromiseLike<{ readonly error: unknown }>) => (await asking).error === null;
  const dispatch = async (number: number) => {
    const row = dispatchOf(userId, `aed-${number}`);
    const { data, error } = await client.from('aed_dispatch_logs').insert(row).select('id').single();
    logId = data?.id ?? logId;
    return error === null;
  };
  const others = [
    () => taken(client.rpc('grant_drone_permission', { member })),
    () => taken(client.rpc('record_log_export', { log_ids: [logId] })),
    () => taken(client.rpc('revoke_drone_permission', { member })),
    () => taken(client.rpc('promote_administrator', { member })),
    () =>
      taken(
        client
          .from('log_access_audit')
          .insert({ accessed_by: userId, log_id: logId, access_reason: 'Admin panel view' }),
      ),
    () => taken(client.rpc('demote_administrator', { member })),
  ];
  return (number) => {
    const other = number % 2 === 1 && logId !== '' ? others[((number - 1) / 2) % others.length] : undefined;
    return other === undefined ? dispatch(number) : other();
  };
}
