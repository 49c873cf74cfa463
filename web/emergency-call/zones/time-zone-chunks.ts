/**
 * The names of each country's time zones in the tz database, including older names, separated by spaces. The keys are
 * ISO 3166-1 codes. A zone belongs to the country after which it is named, or to two countries if both use it and
 * neither has another zone. Names that belong to no country, such as UTC and CET, are left out. The test of
 * `use-guessed-emergency-number.ts` compares the zones with the package countries-and-timezones.
 */
export type TimeZonesByCountry = Readonly<Record<string, string>>;

/**
 * The time zones are split into chunks by the first letter of their city, because a visitor needs only one zone. Each
 * of these letters starts a new chunk, which gives the chunks similar sizes.
 */
export const timeZoneChunkLetters = 'ABCDGIKMNPRSTV';

/** Returns the number of the chunk that contains a time zone, counted from 0. Negative if no chunk can contain it. */
export function timeZoneChunkOf(timeZone: string): number {
  const letter = timeZone.charAt(timeZone.lastIndexOf('/') + 1);
  return [...timeZoneChunkLetters].findLastIndex((first) => first <= letter);
}
