import { volumes } from 'virtual:zone-volumes';
import { useEffect } from 'react';
import { createStore } from '../platform/store.ts';
import type { EmergencyCall } from './emergency-call.ts';
import { buildEmergencyCallForCountries } from './emergency-call-by-country.ts';
import { timeZoneChunkOf } from './zones/time-zone-chunks.ts';

const guess = createStore<EmergencyCall | null>(null);
let isAsked = false;

/**
 * Guesses the emergency numbers from a time zone (IANA name). Null if the zone belongs to no country, such as UTC.
 * Rejects if a table does not load.
 */
export async function guessEmergencyCall(timeZone: string): Promise<EmergencyCall | null> {
  const volume = await volumes[timeZoneChunkOf(timeZone)]?.();
  if (volume === undefined) return null;
  const { zones, numbers } = volume;
  const countries = Object.keys(zones).filter((code) => zones[code]?.split(' ').includes(timeZone));
  return countries.length === 0 ? null : buildEmergencyCallForCountries(countries, numbers, 'time-zone');
}

async function askTimeZone() {
  if (isAsked) return;
  isAsked = true;
  try {
    guess.publish(await guessEmergencyCall(new Intl.DateTimeFormat().resolvedOptions().timeZone));
  } catch (cause) {
    isAsked = false;
    console.warn('The table of emergency numbers could not be loaded; the page still shows the general number.', cause);
  }
}

/**
 * Guesses the emergency numbers from the device's time zone, which needs no permission and is sent nowhere. Null in the
 * prerendered page, while the table loads, and if the zone belongs to no country.
 */
export function useGuessedEmergencyNumber(): EmergencyCall | null {
  useEffect(() => void askTimeZone(), []);
  return guess.use();
}
