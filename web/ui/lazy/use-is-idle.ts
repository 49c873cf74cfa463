import { useEffect, useState } from 'react';

/** Some browsers have no idle callback; by then a page has settled too. */
const settledAfterMs = 2000;

function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work);
  else setTimeout(work, settledAfterMs);
}

/** False until the page and what it names have loaded and nothing else is to do: for what nobody waits for. */
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
