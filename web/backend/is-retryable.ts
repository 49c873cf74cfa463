/** A database that only reads for now, for which a server of Supabase answers 405; its own 405 has another code. */
const readOnly = '25006';

/**
 * Whether a server may take the same row another time: after no answer at all, signed out, too slow, too many, broken, or where its database
 * only reads at the moment.
 */
export function isRetryable(status: number, code: string): boolean {
  if (code === readOnly) return true;
  return [0, 401, 408, 425, 429].includes(status) || status >= 500;
}
