import type { PartExpiryDates } from '../domain/aed/aed-registry.ts';
import type { CivilDate } from '../domain/aed/weekly-opening-hours.ts';
import type { Doubt } from './doubts/doubt.ts';
import { parseDate } from './parse-date.ts';
import type { SourceRecord } from './source-record.ts';

/**
 * Years in which an expiry date can be. Sources write dates outside of them, such as 1900-01-01 or 9999-12-31, if they
 * do not know the date.
 */
const years = { from: '2000', to: '2099' } as const;

/**
 * Returns the last valid day according to a text. For a month or a year, this is its last day. Null if the text
 * contains no date.
 */
function lastDayIn(text: string): CivilDate | null {
  const day = /^\d{4}年?$/.test(text) ? (`${text.slice(0, 4)}-12-31` as CivilDate) : (parseDate(text)?.to ?? null);
  return day !== null && day >= years.from && day <= `${years.to}-12-31` ? day : null;
}

/**
 * Returns the earliest date in a text; null if it contains none. A text may contain several dates, because the columns
 * for adult and children's pads are joined in one tag.
 */
function earliestDateIn(text: string): CivilDate | null {
  const plain = text.normalize('NFKC').trim();
  // A year on its own may be the end of a date such as "15 March 2027".
  const words = plain.split(/[\s,;|]+/).filter((word) => !/^\d{4}$/.test(word));
  const [first] = words.flatMap((word) => lastDayIn(word) ?? []).sort();
  return first ?? lastDayIn(plain);
}

interface ReadExpiry {
  readonly expires: PartExpiryDates | undefined;
  readonly doubts: readonly Doubt[];
}

const parts = ['pads', 'battery'] as const;

/** Tags that contain expiry dates of an AED's parts. */
export const expiryTags = parts.map((part) => `${part}:expiry`);
export const isExpiryTag = (tag: string): boolean => expiryTags.includes(tag);

/**
 * Reads the expiry dates of pads and battery from the tags `pads:expiry` and `battery:expiry`. Texts that are not dates
 * are returned too.
 */
export function parseExpiry(tags: Readonly<Record<string, string>>): ReadExpiry {
  const readParts = parts.map((part) => {
    const text = tags[`${part}:expiry`]?.trim() ?? '';
    return { part, text, day: earliestDateIn(text) };
  });
  const known = readParts.flatMap(({ part, day }) => (day === null ? [] : [[part, day] as const]));
  return {
    expires: known.length > 0 ? Object.fromEntries(known) : undefined,
    doubts: readParts
      .filter(({ text, day }) => text !== '' && day === null)
      .map(({ part, text }) => ({
        kind: 'day of expiry',
        reason: `the expiry date of its ${part} is not a date, or could be one of two days: "${text.slice(0, 40)}"`,
      })),
  };
}

/**
 * Finds the doubts about an AED because a part has expired. The AED is still published, because even expired pads or an
 * expired battery may save a life. The card itself shows that a published date has passed. A date that is not
 * published, such as one in the last century, becomes a doubt that quotes the source.
 */
export function findExpiryDoubts(
  { expiries = [] }: Pick<SourceRecord, 'expiries'>,
  expires: PartExpiryDates | undefined,
  asOf: CivilDate,
): Doubt[] {
  const inWords = expiries.filter(({ until }) => until < asOf);
  const passed = parts.filter((part) => (expires?.[part] ?? asOf) < asOf);
  if (inWords.length === 0)
    return passed.map((part) => ({ kind: 'expired', reason: `its ${part} expired on ${expires?.[part]}` }));
  return inWords.map(({ says, until }) => ({
    kind: until < years.from ? 'state in words' : 'expired',
    reason: `its pads or battery have expired: "${says.slice(0, 80)}"`,
    says,
  }));
}
