import { useEffect, useState } from 'react';
import { useClockTick } from '../search/use-clock-tick.ts';

/** The moment for which the page was rendered; after hydration the current time, updated every minute. */
export function useNow(renderedFor: string): Date {
  const [now, setNow] = useState(() => new Date(renderedFor));
  useEffect(() => setNow(new Date()), []);
  useClockTick(true, () => setNow(new Date()));
  return now;
}
