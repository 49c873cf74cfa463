import type { PartExpiryDates } from '../domain/aed/aed-registry.ts';
import type { CivilDate } from '../domain/aed/weekly-opening-hours.ts';
import type { Doubt } from './doubts/doubt.ts';
import { parseDate } from './parse-date.ts';
import type { SourceRecord } from './source-record.ts';

/** Dates outside these years mean "none" in registers: 1900-01-01, 9999-12-31. */
const years = { from: '2000', to: '2099' } as const;

/** The last valid day of a date in a text; for a month or a year its last day. Null if there is none. */
function lastDayIn(text: string): CivilDate | null {
  const day = /^\d{4}年?$/.test(text) ? (`${text.slice(0, 4)}-12-31` as CivilDate) : (parseDate(text)?.to ?? null);
  return day !== null && day >= years.from && day <= `${years.to}-12-31` ? day : null;
}

/**
 * The earliest date in a register's words: several columns fill one tag, for example pads for adults and for children.
 */
function earliestIn(text: string): CivilDate | null {
  const plain = text.normalize('NFKC').trim();
  // A year alone may be the end of a date such as "15 March 2027".
  const words = plain.split(/[\s,;|]+/).filter((word) => !/^\d{4}$/.test(word));
  const [first] = words.flatMap((word) => lastDayIn(word) ?? []).sort();
  return first ?? lastDayIn(plain);
}

interface ReadExpiry {
  readonly expires: PartExpiryDates | undefined;
  readonly doubts: readonly Doubt[];
}

const parts = ['pads', 'battery'] as const;

/** Tags with expiry dates of parts. */
export const expiryTags = parts.map((part) => `${part}:expiry`);
export const isExpiryTag = (tag: string): boolean => expiryTags.includes(tag);

/**
 * Expiry of the pads and battery of an AED, from the tags `pads:expiry` and `battery:expiry`, with the texts that are
 * not dates.
 */
export function expiryOf(tags: Readonly<Record<string, string>>): ReadExpiry {
  const said = parts.map((part) => {
    const text = tags[`${part}:expiry`]?.trim() ?? '';
    return { part, text, day: earliestIn(text) };
  });
  const known = said.flatMap(({ part, day }) => (day === null ? [] : [[part, day] as const]));
  return {
    expires: known.length > 0 ? Object.fromEntries(known) : undefined,
    doubts: said
      .filter(({ text, day }) => text !== '' && day === null)
      .map(({ part, text }) => ({
        kind: 'day of expiry',
        reason: `the expiry date of its ${part} is not a date, or could be one of two days: "${text.slice(0, 40)}"`,
      })),
  };
}

/**
 * Expired pads or a battery may still save a life: the AED is not left out. Its card shows an expired date from the day
 * on which it passes, which may be after the import; a date that is not published, such as one of the last century,
 * becomes a doubt in the register's words.
 */
export function expiredOn(
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
