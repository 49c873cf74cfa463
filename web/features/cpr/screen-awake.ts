/**
 * Keeps the screen from going dark while the page is seen. Browsers that cannot, and batteries that are too low, let it go dark:
 * the sound continues.
 * @returns what lets it go
 */
export function keepScreenAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  let isOver = false;
  const ask = async () => {
    if (isOver || document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
    try {
      const given = await navigator.wakeLock.request('screen');
      if (isOver) void given.release();
      else lock = given;
    } catch {
      // Refused by the device; nothing else can be done about it.
    }
  };
  void ask();
  document.addEventListener('visibilitychange', ask);
  return () => {
    isOver = true;
    document.removeEventListener('visibilitychange', ask);
    void lock?.release();
  };
}
