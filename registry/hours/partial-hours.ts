import { type HoursToken, readableLanguages, tokenizeHours } from './hours-tokens.ts';
import { parseHours } from './read-hours.ts';

/** Whether a text means that an AED is accessible at all times. */
export const isAlwaysOpenText = (text: string): boolean => parseHours(text, null, false).kind === 'always';

const days = new Set(['days', 'workdays', 'weekdays', 'weekend', 'holidays']);
const besideDays = new Set(['to', 'and', 'stop', 'open']);

/** Returns the tokens that name days, two in "Mon-Fri". Empty if any other tokens but separators and "open" occur. */
const daysOf = (tokens: readonly HoursToken[] | null) => {
  const named = tokens?.filter(({ kind }) => !besideDays.has(kind)) ?? [];
  return named.every(({ kind }) => days.has(kind)) ? named : [];
};

/**
 * Whether a text contains only days in one language. It is 'perhaps' if its only day has two letters at most, because
 * that may be a code: "VE" is Friday in Italian, but also Venice. Null if the text contains anything else.
 */
export function detectDays(text: string, language: string): 'plainly' | 'perhaps' | null {
  const { tokens, ...lexed } = tokenizeHours(text, language);
  const named = daysOf(tokens);
  if (named.length === 0) return null;
  return named.length > 1 || !('hasShortDay' in lexed && lexed.hasShortDay) ? 'plainly' : 'perhaps';
}

/**
 * Whether a heading calls the days that it names, in any language, open ("Open Saturday", "Saturday") or closed. Null
 * if it names no day.
 */
export function detectHeadingDaysState(heading: string): 'open' | 'closed' | null {
  for (const language of readableLanguages) {
    const tokens = tokenizeHours(heading, language).tokens ?? [];
    const beside = tokens.filter(({ kind }) => kind !== 'closed');
    if (daysOf(beside).length > 0) return beside.length < tokens.length ? 'closed' : 'open';
  }
  return null;
}

/** Whether a text only means "open" in one of the languages, such as "geöffnet". */
export const isOnlyOpenText = (text: string): boolean =>
  readableLanguages.some((language) => tokenizeHours(text, language).tokens?.every(({ kind }) => kind === 'open'));

const ofTimes = new Set(['time', 'from', 'to', 'and', 'stop', 'closed']);

/** Whether a text contains only times of day or "closed" in one of the languages, but not "24 h". */
export const isOnlyTimesText = (text: string): boolean =>
  !isAlwaysOpenText(text) &&
  readableLanguages.some((language) => {
    const { tokens } = tokenizeHours(text, language);
    return tokens?.every(({ kind }) => ofTimes.has(kind)) && tokens.some(({ kind }) => /^(?:time|closed)$/.test(kind));
  });
