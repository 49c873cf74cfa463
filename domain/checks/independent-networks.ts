import { minReportsForDoubt } from '../report/reported-doubt.ts';
import type { Check } from './check.ts';

/** Checks from how many independent networks the same was reported. */
export const checkIndependentNetworks: Check = ({ networks }) =>
  networks >= minReportsForDoubt
    ? { leaning: 'for', reason: `${networks} independent networks report it.` }
    : { leaning: 'neutral', reason: 'One network reports it.' };
