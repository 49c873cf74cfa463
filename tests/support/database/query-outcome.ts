import type { Engine } from '../../../server/db/engine.ts';
import { type Caller, runAsCaller } from '../../../server/db/run-as-caller.ts';

/**
 * The outcome of a statement: the number of rows it returned or changed, or the SQLSTATE and the constraint of its
 * refusal.
 */
export type QueryOutcome = { readonly rows: number } | { readonly refused: string; readonly by?: string };

/** Runs one statement as a caller and returns its outcome. */
export async function runForOutcome(
  engine: Engine,
  caller: Caller,
  text: string,
  parameters: readonly unknown[] = [],
): Promise<QueryOutcome> {
  try {
    const answer = await runAsCaller(engine, caller, (session) => session.query(text, parameters));
    return { rows: answer.rowCount };
  } catch (error) {
    const { code, constraint } = error as { code?: string; constraint?: string };
    if (code === undefined) throw error;
    return constraint === undefined ? { refused: code } : { refused: code, by: constraint };
  }
}

/** Returns the SQL and the parameters of a statement that inserts one row. */
export function buildInsertStatement(
  table: string,
  row: Readonly<Record<string, unknown>>,
): [string, readonly unknown[]] {
  const names = Object.keys(row);
  const places = names.map((_, place) => `$${place + 1}`);
  return [`insert into public.${table} (${names.join(', ')}) values (${places.join(', ')})`, Object.values(row)];
}
