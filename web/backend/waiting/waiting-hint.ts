/** Records on this device that something may be waiting to be sent, so that pages load the sending code only then. */
export type WaitingHint = 'dispatches-may-wait' | 'aed-reports-may-wait';

export function mayHaveWaiting(hint: WaitingHint): boolean {
  try {
    return localStorage.getItem(hint) !== null;
  } catch {
    return false;
  }
}
