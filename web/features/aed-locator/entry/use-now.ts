import { useEffect, useState } from 'react';
import { useClockTick } from '../search/use-clock-tick.ts';

/** The moment the page was rendered for, and once it has come to life the present one, minute by minute. */
export function useNow(renderedFor: string): Date {
  const [now, setNow] = useState(() => new Date(renderedFor));
  useEffect(() => setNow(new Date()), []);
  useClockTick(true, () => setNow(new Date()));
  return now;
}
