import type { RowFinding } from '../../domain/ledger/verification/log-finding.ts';
import { type Engine, noTimeLimits } from '../db/engine.ts';
import type { LogFolder } from './log-folder.ts';
import { leavesPerBatch, queryWithFixedSettings, readLeaves } from './log-rows.ts';
import { compareWithPublishedLog } from './log-writer.ts';
import { changedRowsSql, checkedTables, unloggedChangesSql } from './row-check-sql.ts';

/**
 * Checks that every row has an entry and still matches it, and that the database still contains the published entries.
 * Publishes the findings. The queries are part of this program, because an attacker who changes rows could also replace
 * a function in the database.
 */
export async function checkRows(engine: Engine, folder: LogFolder, now: Date): Promise<readonly RowFinding[]> {
  const published = await folder.published();
  const size = published?.size ?? 0;
  const findings: RowFinding[] = [];
  for (let first = 0; first < size; first += leavesPerBatch) {
    const past = Math.min(size, first + leavesPerBatch);
    findings.push(
      ...(await compareWithPublishedLog(folder, size, first, past, await readLeaves(engine, first, past))),
      ...(await readRowFindings(engine, first, past)),
    );
  }
  for (const what of await findPastLedger(engine)) findings.push({ position: size, what });
  const sorted = findings.toSorted((one, other) => one.position - other.position);
  await writeRowFindings(folder, { checkedAt: now, size, findings: sorted });
  return sorted;
}

interface RowCheck {
  readonly checkedAt: Date;
  readonly size: number;
  readonly findings: readonly RowFinding[];
}

/** Publishes the findings of a check: the positions and kinds of problem, never the contents of a row. */
export async function writeRowFindings(folder: LogFolder, { checkedAt, size, findings }: RowCheck): Promise<void> {
  await folder.write('rows.json', `${JSON.stringify({ checkedAt: checkedAt.toISOString(), size, findings })}\n`);
}

async function readRowFindings(engine: Engine, first: number, past: number): Promise<readonly RowFinding[]> {
  const rows = await queryWithFixedSettings<{ place: string; finding: RowFinding['what'] }>(engine, changedRowsSql, [
    first,
    past,
  ]);
  return rows.map(({ place, finding }) => ({ position: Number(place), what: finding }));
}

async function findPastLedger(engine: Engine): Promise<readonly RowFinding['what'][]> {
  const rows = await queryWithFixedSettings<{ finding: RowFinding['what'] }>(
    engine,
    unloggedChangesSql,
    [checkedTables],
    noTimeLimits,
  );
  return rows.map(({ finding }) => finding);
}
