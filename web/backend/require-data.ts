/** PostgREST's code for "not exactly one row", where one was requested. */
export const noSingleRowCode = 'PGRST116';

/** The data of a response. Throws its error if there is one: a failure must never look like an empty list. */
export function requireData<Data>(data: Data | null, error: Error | null): Data {
  if (error !== null) throw error;
  if (data === null) throw new Error('The answer holds neither data nor an error. Try again.');
  return data;
}
