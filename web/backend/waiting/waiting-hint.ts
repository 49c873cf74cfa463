export interface WaitingHint {
  readonly tell: (isAnyWaiting: boolean) => void;
  readonly mayWait: () => boolean;
}

/** Says on this device that something may wait to be sent, so that pages of people without such a thing load nothing for it. */
export const createWaitingHint = (key: string): WaitingHint => ({
  tell(isAnyWaiting) {
    if (isAnyWaiting) localStorage.setItem(key, 'yes');
    else localStorage.removeItem(key);
  },
  mayWait() {
    try {
      return localStorage.getItem(key) !== null;
    } catch {
      return false;
    }
  },
});
