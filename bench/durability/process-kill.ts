import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createSeededRandom } from '../../tests/support/seeded-random.ts';
import type { Measurement } from '../measurement.ts';
import {
  countMissingRows,
  createServerUnderTest,
  liftDispatchLimitOffline,
  prepareWriters,
  type ServerUnderTest,
  startServerUnderTest,
  withOfflineDatabase,
} from './acknowledged-writes.ts';

/**
 * Counts the rows and ledger entries that do not match. A drone permission gets a new ledger entry at each change; any
 * other row must have exactly one entry.
 */
const countQuery = `
  with entered as (
    select id, false as changes from public.aed_dispatch_logs
    union all select id, true from public.drone_permissions
    union all select id, false from public.role_changes
    union all select id, false from public.log_access_audit
  ), counted as (
    select entered.id, entered.changes, count(entry.number) as entries
    from entered left join public.ledger_entries entry on entry.row_id = entered.id and entry.commitment is not null
    group by entered.id, entered.changes
  )
  select
    (select count(*) from public.ledger_entries where commitment is not null and kind <> 'closed')::int as entries,
    (select count(*) from counted where entries = 0 or (entries > 1 and not changes))::int as "rowsAmiss",
    (select count(*) from public.ledger_entries entry
      where commitment is not null and kind <> 'closed' and not exists (select from entered where entered.id = entry.row_id))::int as "entriesAmiss"`;

const usualKills = 50;
const writingMs = { least: 150, most: 1_500 } as const;

/**
 * Kills the server at random times while it acknowledges writes. After the last restart, checks that all acknowledged
 * rows exist and that each row has its entry in the ledger.
 */
export async function measureProcessKills([count]: readonly string[]): Promise<readonly Measurement[]> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'bench-kill-'));
  const kills = count === undefined ? usualKills : Number(count);
  const random = createSeededRandom(Date.now());
  // PostgreSQL runs as another user, who must be allowed to enter this folder.
  await chmod(dataFolder, 0o711);
  const witnessed = createServerUnderTest(join(dataFolder, 'data'));
  try {
    await liftDispatchLimitOffline(witnessed);
    for (let round = 1; round <= kills; round += 1) {
      await writeUntilKilled(
        witnessed,
        `round-${round}`,
        writingMs.least + random.below(writingMs.most - writingMs.least),
      );
    }
    const missing = await countMissingRows(witnessed);
    return [
      { what: 'kills during writes', measured: kills, unit: '', limit: usualKills, sense: 'at least' },
      { what: 'acknowledged rows', measured: witnessed.acknowledged.size, unit: '', limit: 1, sense: 'at least' },
      { what: 'acknowledged rows missing', measured: missing, unit: '', limit: 0, sense: 'at most' },
      ...(await compareRowsWithEntries(witnessed)),
    ];
  } finally {
    await rm(dataFolder, { recursive: true, force: true });
  }
}

async function writeUntilKilled(witnessed: ServerUnderTest, name: string, afterMs: number): Promise<void> {
  const site = await startServerUnderTest(witnessed);
  const write = await prepareWriters(site.origin, name, witnessed);
  let isKilled = false;
  const writing = write(() => isKilled);
  await Promise.race([writing, wait(afterMs)]);
  isKilled = true;
  await site.kill();
  await writing;
}

interface Agreement {
  readonly entries: number;
  /** Number of rows that have no ledger entry, or several although only one is allowed. */
  readonly wrongRows: number;
  /** Number of ledger entries whose row does not exist. */
  readonly entriesAmiss: number;
}

/** Compares the database's rows with its ledger. The server must not be running. */
async function compareRowsWithEntries(witnessed: ServerUnderTest): Promise<readonly Measurement[]> {
  const agreement = await withOfflineDatabase(witnessed, async (engine) => {
    const { rows } = await engine.transaction((owner) => owner.query<Agreement>(countQuery, []));
    return rows[0];
  });
  if (agreement === undefined) throw new Error('The count of rows and entries is missing.');
  const { entries, wrongRows, entriesAmiss } = agreement;
  const none = { unit: '', limit: 0, sense: 'at most' } as const;
  return [
    { what: 'entries in the ledger', measured: entries, unit: '', limit: null, sense: 'at least' },
    { what: 'rows without their entry, or with one too many', measured: wrongRows, ...none },
    { what: 'entries without their row', measured: entriesAmiss, ...none },
  ];
}
