import { describeSystemError } from '../../system-error.ts';

/**
 * Returns the parts of an error that may be logged. The messages and details of database errors quote values, such as
 * addresses. So only their code, the names of table and constraint, and the stack are logged.
 */
export function describeCause(error: unknown): Readonly<Record<string, string>> {
  if (!(error instanceof Error)) return { name: typeof error };
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  const place = frames.slice(0, 5).join('\n');
  const known = error as { code?: unknown; constraint?: unknown; table?: unknown };
  const details = { code: known.code, constraint: known.constraint, table: known.table };
  const named = Object.fromEntries(
    Object.entries(details).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
  const isForeign = Object.keys(named).length > 0;
  const ofSystem = describeSystemError(error);
  const message = ofSystem ?? (isForeign ? undefined : error.message);
  return { name: error.name, ...named, ...(message !== undefined && { message }), place };
}
