import { describeSystemError } from '../system-error.ts';
import { DatabaseUnavailableError } from './database-unavailable-error.ts';
import { UnusableDatabaseError } from './unusable-database-error.ts';

const unknown = 'The database could not be opened. The log of the server says why.';

/**
 * Why the backend cannot answer, as a public message: what happened, then what to do. Contains no folder, address or
 * password.
 */
export function describeDatabaseFailure(error: unknown): string {
  if (error instanceof UnusableDatabaseError) return error.sentence;
  if (error instanceof DatabaseUnavailableError) return error.message;
  return describeSystemError(error) ?? unknown;
}

/** The same if the backend could not be opened at all, so that not even read requests work. */
export function describeOpeningFailure(error: unknown): string {
  const isFull = error instanceof DatabaseUnavailableError && error.reason === 'full';
  return describeDatabaseFailure(isFull ? { code: 'ENOSPC' } : error);
}
