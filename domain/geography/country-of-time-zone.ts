/** Country codes are two of these letters; combinations that are not countries have no time zones. */
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
      // Withdrawn codes remain as aliases: FX for France, SU for Russia.
      if (locale.region !== code) continue;
      for (const zone of locale.getTimeZones?.() ?? []) countries.set(zone, code.toLowerCase());
    }
  }
  return countries;
}

/** The engine's canonical name of a zone (Europe/Kiev for Europe/Kyiv), or null if unknown. */
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

/** The country of a time zone, as an ISO code like "pl", or null. No zone spans two countries here. */
export function countryOfTimeZone(timeZone: string): string | null {
  const remembered = found.get(timeZone);
  if (remembered !== undefined) return remembered;
  const country = lookUp(timeZone);
  found.set(timeZone, country);
  return country;
}
