import type { UnavailableReason } from '../database-unavailable.ts';

/** SQLSTATEs of a server that goes, comes or is full of others; https://www.postgresql.org/docs/current/errcodes-appendix.html */
const reasons: Readonly<Record<string, UnavailableReason>> = {
  '53100': 'full',
  '53200': 'busy',
  '53300': 'busy',
  '55P03': 'busy',
  '57P01': 'down',
  '57P02': 'down',
  '57P03': 'down',
};

/** What the operating system says of a connection that broke. */
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

/** A write where only reading is allowed: for want of room, in a transaction that its caller opened so, or on a server that only reads. */
export const readOnlyTransaction = '25006';

/** Whether an error of a transaction means that the database cannot now and may later; null if it is about the statement. */
export function unavailabilityOf(error: unknown, mayWrite: boolean): UnavailableReason | null {
  const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown };
  if (typeof code !== 'string') {
    // The driver gives a connection that ended on the way no code.
    return /^Connection terminated|connection.*(?:closed|ended)|not queryable/i.test(String(message)) ? 'down' : null;
  }
  // A write where only reading was allowed, because there was no room.
  if (code === readOnlyTransaction && !mayWrite) return 'full';
  return reasons[code] ?? (code.startsWith('08') || brokenConnection.has(code) ? 'down' : null);
}
