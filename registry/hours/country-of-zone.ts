/** Country codes are two of these letters; those that name no country have no time zones. */
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** `getTimeZones` is part of ECMA-402 and of Node 24, not yet of TypeScript's library. */
interface LocaleWithZones extends Intl.Locale {
  getTimeZones?(): string[] | undefined;
}

function countriesByZone(): Map<string, string> {
  const countries = new Map<string, string>();
  for (const first of letters) {
    for (const second of letters) {
      const locale: LocaleWithZones = new Intl.Locale(`und-${first}${second}`);
      for (const zone of locale.getTimeZones?.() ?? []) countries.set(zone, `${first}${second}`.toLowerCase());
    }
  }
  return countries;
}

let known: Map<string, string> | undefined;

/** The country, in ISO letters as "pl", that a time zone belongs to, or null. Zones are chosen finely enough for that. */
export function countryOfZone(timeZone: string): string | null {
  known ??= countriesByZone();
  return known.get(timeZone) ?? null;
}
