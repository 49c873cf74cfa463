import { volumes } from 'virtual:zone-volumes';
import { callInCountries } from './call-in-countries.ts';
import type { EmergencyCall } from './emergency-call.ts';
import { volumeOf } from './zones/volumes.ts';

/** Whom to call by the device's time zone, by its IANA name; null where it tells no country, as UTC. Rejects where a table does not come. */
export async function guessCall(timeZone: string): Promise<EmergencyCall | null> {
  const volume = await volumes[volumeOf(timeZone)]?.();
  if (volume === undefined) return null;
  const { zones, numbers } = volume;
  const countries = Object.keys(zones).filter((code) => zones[code]?.split(' ').includes(timeZone));
  return countries.length === 0 ? null : callInCountries(countries, numbers, 'time-zone');
}
