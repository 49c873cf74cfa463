/** Which way an axis runs, by the letters that say so. An O is west in French and east in German, and says nothing. */
const isNegative: Readonly<Record<string, boolean>> = { E: false, W: true, N: false, S: true };
const axes = { longitude: 'EW', latitude: 'NS' } as const;

const letter = '[NSEW]';
const number = String.raw`\d{1,3}(?:[.,]\d+)?`;
const sexagesimal = String.raw`(${letter})?\s*([+-]?${number})\s*°\s*(?:(${number})\s*'\s*(?:(${number})\s*(?:"|'')\s*)?)?(${letter})?`;
const one = new RegExp(`^${sexagesimal}$`);

/** One spelling of the signs of degrees, minutes and seconds, and of the four ways. */
const plain = (text: string) =>
  text
    .replaceAll(/[º˚度]/g, '°')
    .normalize('NFKC')
    .replaceAll(/[′’‘´`分]/g, "'")
    .replaceAll(/[″”“秒]/g, '"')
    .replaceAll(/东经|東経|東經/g, 'E')
    .replaceAll(/西经|西経|西經/g, 'W')
    .replaceAll(/北[纬緯]/g, 'N')
    .replaceAll(/南[纬緯]/g, 'S')
    .toUpperCase()
    .trim();

const decimal = (text: string | undefined) => Number((text ?? '0').replace(',', '.'));

/**
 * Degrees as a source writes them: 45.76, "45,76", 45° 45' 34.2" N, 北纬22°32′43″. NaN for anything else, for a letter of the other axis,
 * and for sixty minutes or seconds.
 */
export function degreesOf(value: unknown, axis: keyof typeof axes): number {
  if (typeof value === 'number') return value;
  if (typeof value !== 'string' || value.trim() === '') return Number.NaN;
  // A comma for the decimals is usual in half of Europe; Number('') would be 0.
  const written = Number(value.trim().replace(',', '.'));
  if (!Number.isNaN(written)) return written;
  const [whole, before, degrees = '', minutes, seconds, after] = one.exec(plain(value)) ?? [];
  const way = before ?? after;
  if (whole === undefined || (before && after) || (way && !axes[axis].includes(way))) return Number.NaN;
  if (decimal(minutes) >= 60 || decimal(seconds) >= 60) return Number.NaN;
  const size = Math.abs(decimal(degrees)) + decimal(minutes) / 60 + decimal(seconds) / 3600;
  return degrees.startsWith('-') !== (way !== undefined && isNegative[way] === true) ? -size : size;
}

const isSexagesimal = (text: string) => text.includes('°') && one.test(text);

/** The two halves of "47° 4' N, 15° 26' E", in the order written; null for what is no such pair. */
export function sexagesimalPair(text: string): readonly [string, string] | null {
  const whole = plain(text);
  for (const gap of whole.matchAll(/[\s,;/|]+/g)) {
    const [first, second] = [whole.slice(0, gap.index), whole.slice(gap.index + gap[0].length)];
    const letters = (first + second).match(/[NSEW]/g)?.length ?? 0;
    if (letters !== 1 && isSexagesimal(first) && isSexagesimal(second)) return [first, second];
  }
  return null;
}
