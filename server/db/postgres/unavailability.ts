import type { UnavailableReason } from '../database-unavailable-error.ts';

/**
 * SQLSTATEs that mean temporary unavailability: a full disk, too little memory, too many connections, a lock that was
 * not available, or a server that is starting or stopping
 * (https://www.postgresql.org/docs/current/errcodes-appendix.html).
 */
const reasons: Readonly<Record<string, UnavailableReason>> = {
  '53100': 'full',
  '53200': 'busy',
  '53300': 'busy',
  '55P03': 'busy',
  '57P01': 'down',
  '57P02': 'down',
  '57P03': 'down',
};

/** Error codes of the operating system, or of Node, for a connection that broke or could not be opened. */
const brokenConnection: ReadonlySet<string> = new Set([
  'ECONNRESET',
  'ECONNREFUSED',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EADDRNOTAVAIL',
]);

/**
 * SQLSTATE of a write in a read-only transaction. The transaction may be read-only because the disk is full, because
 * its caller asked for that, or because the whole server is read-only.
 */
export const readOnlyTransactionCode = '25006';

/** Returns why a transaction failed if the reason is temporary, or null if the statement itself caused the error. */
export function classifyUnavailability(error: unknown, mayWrite: boolean): UnavailableReason | null {
  const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown };
  if (typeof code !== 'string') {
    // The pg driver sets no code when a connection ends unexpectedly.
    return /^Connection terminated|connection.*(?:closed|ended)|not queryable/i.test(String(message)) ? 'down' : null;
  }
  // Transactions are read-only while the disk is full.
  if (code === readOnlyTransactionCode && !mayWrite) return 'full';
  return reasons[code] ?? (code.startsWith('08') || brokenConnection.has(code) ? 'down' : null);
}
