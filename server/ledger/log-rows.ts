import { type Engine, unlimited } from '../db/engine.ts';

/** Leaves that are read at once: hashing them takes some milliseconds of the thread that everybody shares. */
export const leavesAtOnce = 1000;

/** Gives waiting entries their positions; answers how many entries have one. */
export async function sequenceEntries(engine: Engine): Promise<number> {
  const { rows } = await engine.transaction(
    (owner) => owner.query<{ size: string }>('select private.sequence_ledger()::text as size', []),
    unlimited,
  );
  return Number(rows[0]?.size);
}

/** The published text of the entries from a position to before another. */
export async function readLeaves(engine: Engine, first: number, past: number): Promise<readonly Uint8Array[]> {
  const { rows } = await engine.transaction((owner) =>
    owner.query<{ leaf: string }>('select leaf from private.ledger_leaves($1, $2)', [first, past]),
  );
  return rows.map(({ leaf }) => new TextEncoder().encode(leaf));
}

/** Enters a checksum that is published, unless it is the last one of its kind. */
export async function enterChecksum(engine: Engine, kind: 'atlas' | 'registry', checksum: string): Promise<void> {
  await engine.transaction((owner) => owner.query('select private.enter_checksum($1, $2)', [kind, checksum]));
}
