import type { Expiry } from '../domain/aed/aed-registry.ts';
import type { CivilDate } from '../domain/aed/opening-week.ts';
import { readDate } from './day-in.ts';
import type { Doubt } from './doubts/doubt.ts';
import type { SourceRecord } from './source-record.ts';

/** Days outside these years stand for "none" in registers: 1900-01-01, 9999-12-31. */
const years = { from: '2000', to: '2099' } as const;

/** The last good day that a text names: of a month or a year alone its last day. Null where it names none. */
function lastDayIn(text: string): CivilDate | null {
  const day = /^\d{4}年?$/.test(text) ? (`${text.slice(0, 4)}-12-31` as CivilDate) : (readDate(text)?.to ?? null);
  return day !== null && day >= years.from && day <= `${years.to}-12-31` ? day : null;
}

/** The earliest day that a register's words name: several columns fill one tag, as of pads for adults and for children. */
function earliestIn(text: string): CivilDate | null {
  const plain = text.normalize('NFKC').trim();
  // A year alone may be the end of "15 March 2027".
  const words = plain.split(/[\s,;|]+/).filter((word) => !/^\d{4}$/.test(word));
  const [first] = words.flatMap((word) => lastDayIn(word) ?? []).sort();
  return first ?? lastDayIn(plain);
}

interface ReadExpiry {
  readonly expires: Expiry | undefined;
  readonly doubts: readonly Doubt[];
}

const parts = ['pads', 'battery'] as const;

/** The tags that hold when the parts of an AED expire. */
export const expiryTags = parts.map((part) => `${part}:expiry`);
export const isTagOfExpiry = (tag: string): boolean => expiryTags.includes(tag);

/** When the pads and the battery of an AED expire, from the tags `pads:expiry` and `battery:expiry`, with what of it names no day. */
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
        reason: `the expiry date of its ${part} is none, or may be two days: "${text.slice(0, 40)}"`,
      })),
  };
}

/**
 * Pads or a battery that are out of date may still save a life: the AED is not left out. Its card tells an expired date from the day on which it
 * passes, which may be after the import; a date that is published nowhere, of the last century, is doubted in the register's words.
 */
export function expiredOn(
  { expiries = [] }: Pick<SourceRecord, 'expiries'>,
  expires: Expiry | undefined,
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
