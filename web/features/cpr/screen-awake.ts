/**
 * Keeps the screen on while the page is visible. If the browser cannot, or the battery is too low, the screen may turn
 * off: the sound continues.
 * @returns a function that releases it
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
      // Refused by the device; nothing else can be done.
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
