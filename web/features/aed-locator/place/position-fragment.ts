import { useEffect, useState } from 'react';
import type { LongitudeLatitude } from '../../../../domain/geography/position.ts';

/** Parameters in the URL's fragment, which is not sent to the server: the patient's position, or where to search. */
type PlaceName = 'to' | 'near';

/** A position in a fragment, latitude first: "#to=47.1661,9.5101"; null if there is none. */
export function readPositionFragment(hash: string, name: PlaceName): LongitudeLatitude | null {
  const said = new URLSearchParams(hash.replace(/^#/, '')).get(name);
  const numbers = /^(-?\d{1,2}(?:\.\d+)?),(-?\d{1,3}(?:\.\d+)?)$/.exec(said ?? '');
  if (numbers === null) return null;
  const [latitude, longitude] = [Number(numbers[1]), Number(numbers[2])];
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? [longitude, latitude] : null;
}

/** The fragment for a position. */
export const formatPositionFragment = (name: PlaceName, [longitude, latitude]: LongitudeLatitude) =>
  `#${name}=${latitude},${longitude}`;

/** The position in the fragment of the page's URL; null until hydrated. */
export function usePositionFragment(name: PlaceName): LongitudeLatitude | null {
  const [position, setPosition] = useState<LongitudeLatitude | null>(null);
  useEffect(
    function followAddress() {
      const read = () => setPosition(readPositionFragment(window.location.hash, name));
      read();
      window.addEventListener('hashchange', read);
      return () => window.removeEventListener('hashchange', read);
    },
    [name],
  );
  return position;
}
