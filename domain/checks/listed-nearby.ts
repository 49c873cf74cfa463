import { distanceKm } from '../geography/distance.ts';
import type { Check } from './check.ts';

/** Two phones at the same wall can report positions that are this many kilometres apart. */
const sameKm = 0.03;

/** Checks whether the registry lists an AED within thirty metres of one that was reported as unlisted. */
export const checkListedNearby: Check = ({ kind, position, nearby }) => {
  if (kind !== 'new') return null;
  const [nearest] = nearby
    .map((aed) => ({ aed, km: distanceKm(position, aed.position) }))
    .sort((one, other) => one.km - other.km);
  if (nearest === undefined) return { leaning: 'neutral', reason: 'No AED is listed nearby.' };
  const metres = Math.round(nearest.km * 1000);
  return nearest.km <= sameKm
    ? { leaning: 'against', reason: `Already listed ${metres} m away: ${nearest.aed.name}. It may be the same AED.` }
    : { leaning: 'for', reason: `The nearest listed AED is ${metres} m away.` };
};
