/**
 * The time zones of each country by its ISO 3166-1 code, by the names of the tz database, its older names among them, separated by spaces. A
 * zone stands with the country it is named for; with two where it is used in both and neither has another. Names that tell no country, such
 * as UTC and CET, are left out. The test of `use-guessed-call.ts` holds the zones against the package countries-and-timezones.
 */
export type ZonesOfCountries = Readonly<Record<string, string>>;

/**
 * A visitor needs one zone, so they come in volumes as an encyclopedia does, by the first letter of the place they are named for. A volume
 * starts with each of these letters, so that none is much larger than another.
 */
export const volumeLetters = 'ABCDGIKMNPRSTV';

/** Which volume a time zone is in, from 0; below 0 for what is none. */
export function volumeOf(timeZone: string): number {
  const letter = timeZone.charAt(timeZone.lastIndexOf('/') + 1);
  return [...volumeLetters].findLastIndex((first) => first <= letter);
}
