import { minReportsForDoubt } from '../report/reported-doubt.ts';
import type { Check } from './check.ts';

/** Checks how many independent networks have sent reports of the same case. */
export const checkIndependentNetworks: Check = ({ networks }) =>
  networks >= minReportsForDoubt
    ? { leaning: 'for', reason: `${networks} independent reports say so.` }
    : { leaning: 'neutral', reason: 'One independent report says so.' };
