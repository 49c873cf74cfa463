import { describeSystemError } from '../system-error.ts';
import { DatabaseUnavailableError } from './database-unavailable-error.ts';
import { UnusableDatabaseError } from './unusable-database-error.ts';

const unknown = 'The database could not be opened. The log of the server says why.';

/**
 * Returns a message that says why the backend cannot respond and what to do. It contains no folder, address or
 * password, because anyone may see it.
 */
export function describeDatabaseFailure(error: unknown): string {
  if (error instanceof UnusableDatabaseError) return error.sentence;
  if (error instanceof DatabaseUnavailableError) return error.message;
  return describeSystemError(error) ?? unknown;
}

/**
 * Returns a message that says why the backend could not be opened. If the disk is full, it differs from the message for
 * an open backend, whose data can still be read.
 */
export function describeOpeningFailure(error: unknown): string {
  const isFull = error instanceof DatabaseUnavailableError && error.reason === 'full';
  return describeDatabaseFailure(isFull ? { code: 'ENOSPC' } : error);
}
