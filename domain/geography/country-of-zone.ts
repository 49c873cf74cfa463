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
      const code = `${first}${second}`;
      const locale: LocaleWithZones = new Intl.Locale(`und-${code}`);
      // Withdrawn codes live on as other names of a country's: FX of France, SU of Russia.
      if (locale.region !== code) continue;
      for (const zone of locale.getTimeZones?.() ?? []) countries.set(zone, code.toLowerCase());
    }
  }
  return countries;
}

/** The name by which the engine knows a zone (Europe/Kiev for Europe/Kyiv), or null for one it does not know. */
function knownName(timeZone: string): string | null {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}

/** Whether a name is that of a time zone. */
export function isTimeZone(name: string): boolean {
  return knownName(name) !== null;
}

let known: Map<string, string> | undefined;
const found = new Map<string, string | null>();

function lookUp(timeZone: string): string | null {
  known ??= countriesByZone();
  return known.get(timeZone) ?? known.get(knownName(timeZone) ?? '') ?? null;
}

/** The country, in ISO letters as "pl", that a time zone belongs to, or null. Zones are chosen finely enough for that. */
export function countryOfZone(timeZone: string): string | null {
  const remembered = found.get(timeZone);
  if (remembered !== undefined) return remembered;
  const country = lookUp(timeZone);
  found.set(timeZone, country);
  return country;
}
