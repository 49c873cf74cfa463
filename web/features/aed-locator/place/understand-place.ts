import type { LongitudeLatitude } from '../../../../domain/geography/position.ts';
import { readCoordinates, readMapAddress } from '../../../../domain/geography/read-coordinates.ts';
import { placeText as text } from '../messages/registry-text.ts';
import { findPlaces, type NamedPlace, type SearchablePlace } from './place-search.ts';

interface UnderstoodPlace {
  readonly places: readonly NamedPlace[];
  /** Why there is none and what can be typed instead; '' where there is one, or nothing typed. */
  readonly nothing: string;
}

/** "47.3769° N, 8.5417° E": with its letters, so that whoever chooses sees which number is which. */
function pointName([east, north]: LongitudeLatitude): string {
  const written = (degrees: number) => `${Number(Math.abs(degrees).toFixed(5))}°`;
  return `${written(north)} ${north < 0 ? 'S' : 'N'}, ${written(east)} ${east < 0 ? 'W' : 'E'}`;
}

const asPoint = (position: LongitudeLatitude): NamedPlace => ({
  name: pointName(position),
  within: '',
  position,
  isPoint: true,
});

/** Letters beside the digits stand in some, and never more than three together. */
const isPostcode = (typed: string) =>
  /\d/.test(typed) && /^(?=.{3,10}$)[A-Z\d]{1,5}(?:[ -]?[A-Z\d]{2,5})?$/i.test(typed) && !/\p{L}{4}/u.test(typed);

/** What somebody typed as a place: coordinates, the address of a map, or a name. All of it happens on the device. */
export function understandPlace(typed: string, towns: readonly SearchablePlace[]): UnderstoodPlace {
  const words = typed.trim();
  const address = readMapAddress(words);
  const read = address ?? readCoordinates(words);
  if (read?.kind === 'positions') return { places: read.positions.map(asPoint), nothing: '' };
  const places = read === null ? findPlaces(words, towns) : [];
  if (places.length > 0 || words === '') return { places, nothing: '' };
  if (read?.kind === 'beyond') return { places, nothing: text.beyond };
  if (read !== null) return { places, nothing: address === null ? text.unreadable : text.noCoordinates };
  return { places, nothing: isPostcode(words) ? text.postcode(words) : text.nothing(words) };
}
