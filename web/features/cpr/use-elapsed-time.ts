import { useEffect, useState } from 'react';
import { useMetronome } from './metronome.ts';

/** Returns the milliseconds since the beat started, updated every quarter of a second, or 0 while it is off. */
export function useElapsedTime(): number {
  const { startedAt } = useMetronome();
  const [now, setNow] = useState(0);
  useEffect(() => {
    if (startedAt === null) return;
    const tell = () => setNow(performance.now());
    tell();
    const timer = setInterval(tell, 250);
    return () => clearInterval(timer);
  }, [startedAt]);
  return startedAt === null ? 0 : Math.max(0, now - startedAt);
}
