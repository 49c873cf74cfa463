import { useEffect, useState } from 'react';

/** Delay for browsers without requestIdleCallback. A page has usually finished loading by then. */
const settledAfterMs = 2000;

function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work);
  else setTimeout(work, settledAfterMs);
}

/**
 * Whether the page and its resources have loaded and the browser has been idle since. Use it for work of low priority.
 */
export function useIsIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => {
    const waitForIdle = () => whenIdle(() => setIsIdle(true));
    if (document.readyState === 'complete') return waitForIdle();
    window.addEventListener('load', waitForIdle, { once: true });
    return () => window.removeEventListener('load', waitForIdle);
  }, []);
  return isIdle;
}
