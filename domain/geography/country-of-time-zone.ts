/**
 * All pairs of these letters are tried as country codes. A pair that is not the code of a country has no time zones.
 */
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** `getTimeZones` is part of ECMA-402 and Node 24, but TypeScript's library does not declare it yet. */
interface LocaleWithZones extends Intl.Locale {
  getTimeZones?(): string[] | undefined;
}

function countriesByZone(): Map<string, string> {
  const countries = new Map<string, string>();
  for (const first of letters) {
    for (const second of letters) {
      const code = `${first}${second}`;
      const locale: LocaleWithZones = new Intl.Locale(`und-${code}`);
      // Skip withdrawn codes, which are aliases of current ones: FX for France, SU for Russia.
      if (locale.region !== code) continue;
      for (const zone of locale.getTimeZones?.() ?? []) countries.set(zone, code.toLowerCase());
    }
  }
  return countries;
}

/**
 * Returns the JavaScript engine's own name for a time zone (Europe/Kiev for Europe/Kyiv); null if the engine does not
 * know the zone.
 */
function knownName(timeZone: string): string | null {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}

/** Whether a text is the name of a time zone. */
export function isTimeZone(name: string): boolean {
  return knownName(name) !== null;
}

let known: Map<string, string> | undefined;
const found = new Map<string, string | null>();

function lookUp(timeZone: string): string | null {
  known ??= countriesByZone();
  return known.get(timeZone) ?? known.get(knownName(timeZone) ?? '') ?? null;
}

/**
 * Returns the country of a time zone as a lower-case ISO code like "pl"; null if unknown. Each time zone is assigned to
 * a single country.
 */
export function countryOfTimeZone(timeZone: string): string | null {
  const remembered = found.get(timeZone);
  if (remembered !== undefined) return remembered;
  const country = lookUp(timeZone);
  found.set(timeZone, country);
  return country;
}
