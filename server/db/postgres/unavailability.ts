import type { UnavailableReason } from '../database-unavailable-error.ts';

/**
 * SQLSTATEs of a server that is shutting down, starting or out of connections;
 * https://www.postgresql.org/docs/current/errcodes-appendix.html
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

/** Operating-system error codes of a broken connection. */
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

/** SQLSTATE of a write in a read-only transaction: for lack of space, by request, or on a read-only server. */
export const readOnlyTransactionCode = '25006';

/** Classifies a transaction's error as temporary unavailability; null if the statement itself is wrong. */
export function classifyUnavailability(error: unknown, mayWrite: boolean): UnavailableReason | null {
  const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown };
  if (typeof code !== 'string') {
    // The driver sets no code when a connection ends unexpectedly.
    return /^Connection terminated|connection.*(?:closed|ended)|not queryable/i.test(String(message)) ? 'down' : null;
  }
  // A write was refused because there was no space.
  if (code === readOnlyTransactionCode && !mayWrite) return 'full';
  return reasons[code] ?? (code.startsWith('08') || brokenConnection.has(code) ? 'down' : null);
}
