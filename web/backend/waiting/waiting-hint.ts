/** Says on this device that something may wait to be sent, so that pages of people without such something load nothing for it. */
export type WaitingHint = 'dispatches-may-wait' | 'aed-reports-may-wait';

export function mayHaveWaiting(hint: WaitingHint): boolean {
  try {
    return localStorage.getItem(hint) !== null;
  } catch {
    return false;
  }
}
