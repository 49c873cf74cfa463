import { describeSystemError } from '../system-error.ts';
import { DatabaseUnavailableError } from './database-unavailable-error.ts';
import { UnusableDatabaseError } from './unusable-database-error.ts';

const unknown = 'The database could not be opened. The log of the server says why.';

/**
 * Describes why the backend cannot respond, in a message that anyone may see: what has happened, and what to do. It
 * contains no folder, address or password.
 */
export function describeDatabaseFailure(error: unknown): string {
  if (error instanceof UnusableDatabaseError) return error.sentence;
  if (error instanceof DatabaseUnavailableError) return error.message;
  return describeSystemError(error) ?? unknown;
}

/**
 * Describes why the backend could not be opened. If the disk is full, the message differs from that of an open backend,
 * which can still be read.
 */
export function describeOpeningFailure(error: unknown): string {
  const isFull = error instanceof DatabaseUnavailableError && error.reason === 'full';
  return describeDatabaseFailure(isFull ? { code: 'ENOSPC' } : error);
}
