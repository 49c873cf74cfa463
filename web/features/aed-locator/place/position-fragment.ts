import { useEffect, useState } from 'react';
import type { LongitudeLatitude } from '../../../../domain/geography/position.ts';

/**
 * Parameters in the URL's fragment, which browsers do not send to the server. `to` is the patient's position, and
 * `near` is where to search.
 */
type PlaceName = 'to' | 'near';

/**
 * Parses a position from a URL fragment such as "#to=47.1661,9.5101", latitude first. Returns null if there is none.
 */
export function parsePositionFragment(hash: string, name: PlaceName): LongitudeLatitude | null {
  const parameter = new URLSearchParams(hash.replace(/^#/, '')).get(name);
  const numbers = /^(-?\d{1,2}(?:\.\d+)?),(-?\d{1,3}(?:\.\d+)?)$/.exec(parameter ?? '');
  if (numbers === null) return null;
  const [latitude, longitude] = [Number(numbers[1]), Number(numbers[2])];
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? [longitude, latitude] : null;
}

/** Formats a position as a URL fragment. */
export const formatPositionFragment = (name: PlaceName, [longitude, latitude]: LongitudeLatitude) =>
  `#${name}=${latitude},${longitude}`;

/** Returns the position in the fragment of the page's URL, or null before hydration or if there is none. */
export function usePositionFragment(name: PlaceName): LongitudeLatitude | null {
  const [position, setPosition] = useState<LongitudeLatitude | null>(null);
  useEffect(
    function followAddress() {
      const read = () => setPosition(parsePositionFragment(window.location.hash, name));
      read();
      window.addEventListener('hashchange', read);
      return () => window.removeEventListener('hashchange', read);
    },
    [name],
  );
  return position;
}
