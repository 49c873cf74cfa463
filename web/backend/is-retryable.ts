/** A read-only database, for which Supabase's server answers 405; other 405 responses have another code. */
const readOnly = '25006';

/**
 * Whether the server may accept the same row later: no answer, signed out, too slow, rate-limited, a server error, or a
 * read-only database.
 */
export function isRetryable(status: number, code: string): boolean {
  if (code === readOnly) return true;
  return [0, 401, 408, 425, 429].includes(status) || status >= 500;
}
