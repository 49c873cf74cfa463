import { useEffect, useState } from 'react';

/**
 * Keeps the screen on while the component is mounted; returns whether that works. Browsers without a wake lock are left
 * as they are.
 */
export function useScreenOn(): boolean {
  const [isOn, setOn] = useState(false);
  useEffect(function keepOn() {
    let lock: WakeLockSentinel | null = null;
    let isLeft = false;
    const ask = async () => {
      if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
      try {
        const got = await navigator.wakeLock.request('screen');
        if (isLeft) return void got.release();
        lock = got;
        setOn(true);
        got.addEventListener('release', () => setOn(false));
      } catch (cause) {
        console.warn('The screen could not be kept on:', cause);
      }
    };
    void ask();
    // The browser releases the lock when the page is hidden, so it is requested again.
    document.addEventListener('visibilitychange', ask);
    return function letGo() {
      isLeft = true;
      document.removeEventListener('visibilitychange', ask);
      void lock?.release();
    };
  }, []);
  return isOn;
}
