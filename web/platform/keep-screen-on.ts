/**
 * Keeps the screen on while the page is visible. It does nothing if the browser has no wake lock or refuses it.
 *
 * @param onChange Called with whether the screen is kept on, whenever that changes.
 * @returns A function that stops keeping the screen on.
 */
export function keepScreenOn(onChange: (isOn: boolean) => void = () => undefined): () => void {
  let lock: WakeLockSentinel | null = null;
  let isOver = false;
  const ask = async () => {
    if (isOver || document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
    try {
      const got = await navigator.wakeLock.request('screen');
      // If the page is hidden and shown again at once, an earlier request may have got a lock in the meantime.
      if (isOver || lock?.released === false) return void got.release();
      lock = got;
      onChange(true);
      got.addEventListener('release', () => onChange(false));
    } catch (cause) {
      console.warn('The screen could not be kept on:', cause);
    }
  };
  void ask();
  // The browser releases the lock when the page is hidden, so it is requested again.
  document.addEventListener('visibilitychange', ask);
  return () => {
    isOver = true;
    document.removeEventListener('visibilitychange', ask);
    void lock?.release();
  };
}
