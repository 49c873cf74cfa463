/**
 * Time zones by ISO 3166-1 code, with tz database names including older ones, separated by spaces. A zone belongs to
 * the country it is named after; to two if both use it and neither has another. Names that identify no country, such as
 * UTC and CET, are left out. The test of `use-guessed-emergency-call.ts` compares the zones with the package
 * countries-and-timezones.
 */
export type TimeZonesByCountry = Readonly<Record<string, string>>;

/**
 * A visitor needs one zone, so they are split into chunks by the first letter of the city, like the volumes of an
 * encyclopedia. A chunk starts with each of these letters, so that chunks have similar sizes.
 */
export const timeZoneChunkLetters = 'ABCDGIKMNPRSTV';

/** The chunk of a time zone, from 0; negative if it is not a zone. */
export function timeZoneChunkOf(timeZone: string): number {
  const letter = timeZone.charAt(timeZone.lastIndexOf('/') + 1);
  return [...timeZoneChunkLetters].findLastIndex((first) => first <= letter);
}
