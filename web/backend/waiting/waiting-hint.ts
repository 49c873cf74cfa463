/**
 * The keys under which this device records that items may wait to be sent. Pages load the code for sending only if a
 * key is set.
 */
export type WaitingHint = 'dispatches-may-wait' | 'aed-reports-may-wait';

export function mayHaveWaitingItems(hint: WaitingHint): boolean {
  try {
    return localStorage.getItem(hint) !== null;
  } catch {
    return false;
  }
}
