/**
 * The keys under which this device records that something may wait to be sent. Pages load the code for sending only
 * then.
 */
export type WaitingHint = 'dispatches-may-wait' | 'aed-reports-may-wait';

export function mayHaveWaiting(hint: WaitingHint): boolean {
  try {
    return localStorage.getItem(hint) !== null;
  } catch {
    return false;
  }
}
