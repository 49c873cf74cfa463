/** PostgREST's error code if a single row was requested and the result has no row or several. */
export const noSingleRowCode = 'PGRST116';

/**
 * Returns the data of a response. Throws the response's error if there is one, because a failure must never look like
 * an empty list.
 */
export function requireData<Data>(data: Data | null, error: Error | null): Data {
  if (error !== null) throw error;
  if (data === null) throw new Error('The answer holds neither data nor an error. Try again.');
  return data;
}
