import { volumes } from 'virtual:zone-volumes';
import { useEffect } from 'react';
import { createStore } from '../platform/store.ts';
import { callInCountries } from './call-in-countries.ts';
import type { EmergencyCall } from './emergency-call.ts';
import { volumeOf } from './zones/volumes.ts';

const guess = createStore<EmergencyCall | null>(null);
let isAsked = false;

/** Whom to call by the device's time zone, by its IANA name; null if it tells no country, as UTC. Rejects where a table does not come. */
export async function guessCall(timeZone: string): Promise<EmergencyCall | null> {
  const volume = await volumes[volumeOf(timeZone)]?.();
  if (volume === undefined) return null;
  const { zones, numbers } = volume;
  const countries = Object.keys(zones).filter((code) => zones[code]?.split(' ').includes(timeZone));
  return countries.length === 0 ? null : callInCountries(countries, numbers, 'time-zone');
}

async function askTimeZone() {
  if (isAsked) return;
  isAsked = true;
  try {
    guess.publish(await guessCall(new Intl.DateTimeFormat().resolvedOptions().timeZone));
  } catch (cause) {
    isAsked = false;
    console.warn('The table of emergency numbers could not be loaded; the general number stays.', cause);
  }
}

/**
 * Whom to call by the device's time zone, which needs no permission and is sent nowhere. Null in the written page, until the table is
 * there, and where the zone tells no country.
 */
export function useGuessedCall(): EmergencyCall | null {
  useEffect(() => void askTimeZone(), []);
  return guess.use();
}
