/**
 * Keeps the screen on while the page is visible. A browser without a wake lock, or one that refuses it, is left as it
 * is.
 * @param onChange called when the screen is kept on, and when it no longer is
 * @returns a function that ends it
 */
export function keepScreenOn(onChange: (isOn: boolean) => void = () => undefined): () => void {
  let lock: WakeLockSentinel | null = null;
  let isOver = false;
  const ask = async () => {
    if (isOver || document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
    try {
      const got = await navigator.wakeLock.request('screen');
      if (isOver) return void got.release();
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
