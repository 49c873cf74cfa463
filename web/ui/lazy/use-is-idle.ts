import { useEffect, useState } from 'react';

/** For browsers without requestIdleCallback; by then a page has settled too. */
const settledAfterMs = 2000;

function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work);
  else setTimeout(work, settledAfterMs);
}

/** False until the page and its resources have loaded and the browser is idle: for low-priority work. */
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
