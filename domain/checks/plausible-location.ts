import { countryName } from '../geography/country-name.ts';
import { distanceKm } from '../geography/distance.ts';
import type { LongitudeLatitude } from '../geography/position.ts';
import type { Check } from './check.ts';

/**
 * Positions in AED lists are rarely wrong by more than this many kilometres. An AED found farther away is a different
 * one.
 */
const farKm = 2;

/** Checks whether a reported location is at sea, in another country, or far from the AED's position in the registry. */
export const checkPlausibleLocation: Check = ({ kind, position, reports, countryAt }) => {
  const places = kind === 'new' ? [position] : reports.flatMap(({ place }) => (place === null ? [] : [place]));
  if (places.length === 0) return null;
  const nameAt = (place: LongitudeLatitude) => {
    const code = countryAt(place);
    return code === null ? null : countryName(code);
  };
  const countries = places.map(nameAt);
  if (countries.includes(null)) return { leaning: 'against', reason: 'The reported location is at sea.' };
  if (kind === 'new') return { leaning: 'neutral', reason: `The reported location is on land, in ${countries[0]}.` };
  const here = nameAt(position);
  const other = countries.find((country) => country !== here);
  if (here !== null && other !== undefined) {
    return { leaning: 'against', reason: `The reported location is in ${other}, but the AED is listed in ${here}.` };
  }
  const far = Math.max(...places.map((place) => distanceKm(position, place)));
  const length = far < 1 ? `${Math.round(far * 1000)} m` : `${far.toFixed(1)} km`;
  return far > farKm
    ? { leaning: 'against', reason: `The reported location is ${length} from the location in the AED list.` }
    : { leaning: 'for', reason: `The reported location is ${length} from the location in the AED list.` };
};
