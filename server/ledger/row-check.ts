import type { RowFinding } from '../../domain/ledger/verification/log-finding.ts';
import type { Engine } from '../db/engine.ts';
import type { LogFolder } from './log-folder.ts';
import { leavesAtOnce, readLeaves } from './log-rows.ts';
import { compareWithPublished } from './log-writer.ts';

/** Looks whether every row has an entry and still opens it, and whether the database still holds the published entries; publishes what it found. */
export async function checkRows(engine: Engine, folder: LogFolder, now: Date): Promise<readonly RowFinding[]> {
  const published = await folder.published();
  const size = published?.size ?? 0;
  const findings: RowFinding[] = [];
  for (let first = 0; first < size; first += leavesAtOnce) {
    const past = Math.min(size, first + leavesAtOnce);
    findings.push(
      ...(await compareWithPublished(folder, size, first, past, await readLeaves(engine, first, past))),
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

/** Publishes what a check found: positions and what is wrong there, of no row what it says. */
export async function writeRowFindings(folder: LogFolder, { checkedAt, size, findings }: RowCheck): Promise<void> {
  await folder.write('rows.json', `${JSON.stringify({ checkedAt: checkedAt.toISOString(), size, findings })}\n`);
}

async function readRowFindings(engine: Engine, first: number, past: number): Promise<readonly RowFinding[]> {
  const { rows } = await engine.transaction((owner) =>
    owner.query<{ place: string; finding: RowFinding['what'] }>(
      'select place::text, finding from private.check_ledger_rows($1, $2)',
      [first, past],
    ),
  );
  return rows.map(({ place, finding }) => ({ position: Number(place), what: finding }));
}

/** What was done past the ledger, and can be counted alone. */
async function findPastLedger(engine: Engine): Promise<readonly RowFinding['what'][]> {
  const { rows } = await engine.transaction((owner) =>
    owner.query<{ finding: RowFinding['what'] }>(
      `select 'row-not-entered' as finding where private.rows_past_ledger() > 0
       union all select 'closing-not-entered' where private.untold_closings() <> 0`,
      [],
    ),
  );
  return rows.map(({ finding }) => finding);
}
