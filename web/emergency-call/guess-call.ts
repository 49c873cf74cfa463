import { callInCountries } from './call-in-countries.ts';
import type { Continent } from './continents/continent.ts';
import type { EmergencyCall } from './emergency-call.ts';

/** A visitor needs the table of one continent: each comes by itself. */
const continents = {
  europe: async () => (await import('./continents/europe.ts')).europe,
  asia: async () => (await import('./continents/asia.ts')).asia,
  africa: async () => (await import('./continents/africa.ts')).africa,
  americas: async () => (await import('./continents/americas.ts')).americas,
  oceania: async () => (await import('./continents/oceania.ts')).oceania,
} satisfies Record<string, () => Promise<Continent>>;

type ContinentName = keyof typeof continents;

/** Where the zones of an area are looked for first: zones of Russia stand with Europe though they are named for Asia. */
const likeliest: Readonly<Record<string, ContinentName>> = {
  Africa: 'africa',
  America: 'americas',
  Asia: 'asia',
  Australia: 'oceania',
  Indian: 'africa',
  Pacific: 'oceania',
};

/** Whom to call by the device's time zone, by its IANA name; null where it tells no country, as UTC. Rejects where a table does not come. */
export async function guessCall(timeZone: string): Promise<EmergencyCall | null> {
  if (timeZone === 'UTC' || timeZone.startsWith('Etc/')) return null;
  const [area = ''] = timeZone.split('/');
  const first = likeliest[area] ?? 'europe';
  for (const load of new Set([continents[first], ...Object.values(continents)])) {
    const { numbers, zones } = await load();
    const countries = Object.keys(zones).filter((code) => zones[code]?.split(' ').includes(timeZone));
    // A zone of two countries is one of two neighbours: they stand in one table.
    if (countries.length > 0) return callInCountries(countries, numbers, 'time-zone');
  }
  return null;
}
