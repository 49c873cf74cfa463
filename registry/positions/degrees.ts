/** Letters of the compass directions on each axis. O is missing, because it means west in French and east in German. */
const axes = { longitude: 'EW', latitude: 'NS' } as const;
const backwards = '-WS';

const part = String.raw`\d{1,3}(?:[.,]\d+)?`;
/** Matches degrees, minutes and seconds. Only the last of them may have decimals. */
const parts = String.raw`(?:(?<d>\d{1,3})\s*°\s*(?:(?<m>\d{1,2})\s*'\s*(?<s>${part})\s*(?:"|'')|(?<onlyM>${part})\s*')|(?<onlyD>${part})\s*°)`;
const one = new RegExp(`^(?:(?<before>[NSEW])\\s*|(?<sign>[+-]))?${parts}\\s*(?<after>[NSEW])?$`);

/**
 * Matches degrees without a degree sign or minutes, such as "36.8411 S". They may have a letter for the direction, but
 * no plus or minus sign.
 */
const bare = new RegExp(`^(?:(?<before>[NSEW])\\s*)?(?<onlyD>${part})\\s*(?<after>[NSEW])?$`);

/**
 * Whether a text may contain degrees, minutes and seconds. This must be fast, because every cell of a table is tested.
 */
const hasSign = (text: string) => /[°º˚度]|\d[\s:]+\d{1,2}(?:[.,]\d|[\s:]+\d)|\d{6}(?:\.\d+)?[NSEW]/i.test(text);

const unsigned = String.raw`(\d{1,3})[\s:]+(\d{1,2}[.,]\d+|\d{1,2}(?=[\s:]+\d))(?:[\s:]+(\d{1,2}(?:[.,]\d+)?))?`;
const letterBefore = new RegExp(`([NSEW])\\s*${unsigned}(?![\\d.,:])`, 'g');
const letterBehind = new RegExp(`(?<![\\d.,:°])${unsigned}\\s*([NSEW])`, 'g');
const withColons = /(?<![\d.,:])(\d{1,3}):(\d{1,2}):(\d{1,2}(?:[.,]\d+)?)(?![\d:])/g;
/** Matches the aviation format of a latitude or a longitude, such as 500636N and 0084048E. */
const aviationFormat =
  /(?<![\d.,])(?:(\d{2})(\d{2})(\d{2}(?:\.\d+)?)([NS])|(\d{3})(\d{2})(\d{2}(?:\.\d+)?)([EW]))(?![A-Z])/g;

const signed = (degrees: string, minutes: string, seconds: string | undefined) =>
  seconds === undefined ? `${degrees}°${minutes}'` : `${degrees}°${minutes}'${seconds}"`;

/**
 * Adds the signs for degrees, minutes and seconds to texts such as "50 6 36 N", "N 50 6.600", "50:06:36" and "500636N".
 * If there is no letter, only colons show that the numbers belong to one coordinate.
 */
const withSigns = (text: string) =>
  text.includes('°')
    ? text
    : text
        .replaceAll(aviationFormat, (_, d, m, s, north, ofEast, mOfEast, sOfEast, east) =>
          north === undefined ? `${signed(ofEast, mOfEast, sOfEast)}${east}` : `${signed(d, m, s)}${north}`,
        )
        .replaceAll(
          /^[NSEW]/.test(text) ? letterBefore : letterBehind,
          /^[NSEW]/.test(text)
            ? (_, letter, d, m, s) => `${letter}${signed(d, m, s)}`
            : (_, d, m, s, letter) => `${signed(d, m, s)}${letter}`,
        )
        .replaceAll(withColons, (_, d, m, s) => signed(d, m, s));

/** Unifies the signs for degrees, minutes and seconds, and the words for the four directions. */
const plain = (text: string) => withSigns(spelt(text));

const spelt = (text: string) =>
  text
    .replaceAll(/[º˚度]/g, '°')
    .normalize('NFKC')
    .replaceAll(/[′’‘´`分]/g, "'")
    .replaceAll(/[″”“秒]/g, '"')
    .replaceAll(/[−‒–]/g, '-')
    .replaceAll(/东经|東経|東經/g, 'E')
    .replaceAll(/西经|西経|西經/g, 'W')
    .replaceAll(/北[纬緯]/g, 'N')
    .replaceAll(/南[纬緯]/g, 'S')
    .toUpperCase()
    .trim();

const decimal = (text: string | undefined) => Number((text ?? '0').replace(',', '.'));

/**
 * Parses degrees as sources write them: 45.76, "45,76", −33.87, 36.84 S, ３５．６８, 45° 45' 34.2" N, 北纬22°32′43″. Returns
 * NaN for anything else, including a letter of the other axis, and minutes or seconds of 60 or more.
 */
export function parseDegrees(value: unknown, axis: keyof typeof axes): number {
  if (typeof value === 'number') return value;
  if (typeof value !== 'string' || value.trim() === '') return Number.NaN;
  // A decimal comma is usual in half of Europe. Blank texts are excluded above because Number('') is 0.
  const written = Number(value.trim().replace(',', '.'));
  if (!Number.isNaN(written)) return written;
  const whole = plain(value);
  // Normalization turns full-width digits and a typographic minus sign into characters that Number accepts.
  const inDigits = Number(whole.replace(',', '.'));
  if (!Number.isNaN(inDigits) && whole !== '') return inDigits;
  const found = (bare.exec(whole) ?? (hasSign(value) ? one.exec(whole) : null))?.groups;
  const ways = [found?.before, found?.sign, found?.after].filter((way) => way !== undefined);
  if (found === undefined || ways.length > 1 || !ways.every((way) => `+-${axes[axis]}`.includes(way)))
    return Number.NaN;
  const size = sizeOf(decimal(found.d ?? found.onlyD), decimal(found.m ?? found.onlyM), decimal(found.s));
  return ways.some((way) => backwards.includes(way)) ? -size : size;
}

const sizeOf = (degrees: number, minutes: number, seconds: number) =>
  minutes < 60 && seconds < 60 ? degrees + minutes / 60 + seconds / 3600 : Number.NaN;

const isSexagesimal = (text: string) => text.includes('°') && one.test(text);

/**
 * Splits a text such as "47° 4' N, 15° 26' E" into its two coordinates, in the order written. Returns null if it is not
 * such a pair.
 */
export function parseSexagesimalPair(text: string): readonly [string, string] | null {
  // A letter or a degree sign is required, because a pair of times such as "8:00:00 17:00:00" has colons too.
  if (!hasSign(text) || !/[NSEW°º˚度]/i.test(text)) return null;
  const whole = plain(text);
  for (const gap of whole.matchAll(/[\s,;/|]+/g)) {
    const [first, second] = [whole.slice(0, gap.index), whole.slice(gap.index + gap[0].length)];
    const letters = (first + second).match(/[NSEW]/g)?.length ?? 0;
    if (letters !== 1 && isSexagesimal(first) && isSexagesimal(second)) return [first, second];
  }
  return null;
}
