/** Says that something may wait, so that pages without such a thing load nothing for it. */
const hintKey = 'aed-reports-may-wait';

export function hintAtWaitingReports(isAnyWaiting: boolean): void {
  if (isAnyWaiting) localStorage.setItem(hintKey, 'yes');
  else localStorage.removeItem(hintKey);
}

export function mayHaveWaitingReports(): boolean {
  try {
    return localStorage.getItem(hintKey) !== null;
  } catch {
    return false;
  }
}
