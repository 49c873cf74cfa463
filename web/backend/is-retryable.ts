/**
 * PostgreSQL's code for a read-only database. Supabase's server responds to it with status 405, which it also uses for
 * other errors, so the status alone does not identify the error.
 */
const readOnly = '25006';

/**
 * Whether the server may accept the same row later. It may if there was no response, if the person was signed out, if
 * the request was too slow or rate-limited, if the server had an error, or if the database was read-only.
 */
export function isRetryable(status: number, code: string): boolean {
  if (code === readOnly) return true;
  return [0, 401, 408, 425, 429].includes(status) || status >= 500;
}
