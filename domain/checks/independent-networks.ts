import { minReportsForDoubt } from '../report/reported-doubt.ts';
import type { Check } from './check.ts';

/** Checks how many independent networks have sent reports of the same case. */
export const checkIndependentNetworks: Check = ({ networks }) =>
  networks >= minReportsForDoubt
    ? { leaning: 'for', reason: `${networks} independent networks report it.` }
    : { leaning: 'neutral', reason: 'One network reports it.' };
