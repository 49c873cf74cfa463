import { type HoursToken, readableLanguages, tokenizeHours } from './hours-tokens.ts';
import { parseHours } from './read-hours.ts';

/** Whether a text means open at all times. */
export const isAlwaysOpenText = (text: string): boolean => parseHours(text, null, false).kind === 'always';

const days = new Set(['days', 'workdays', 'weekdays', 'weekend', 'holidays']);
const besideDays = new Set(['to', 'and', 'stop', 'open']);

/** The days that the tokens name, where "Mon-Fri" counts as two. Empty if there are tokens for anything but days. */
const daysOf = (tokens: readonly HoursToken[] | null) => {
  const named = tokens?.filter(({ kind }) => !besideDays.has(kind)) ?? [];
  return named.every(({ kind }) => days.has(kind)) ? named : [];
};

/**
 * Days that a text names in one language, and whether they are clearly not a two-letter code ("VE" is Venice); null if
 * it names anything else.
 */
export function detectDays(text: string, language: string): 'plainly' | 'perhaps' | null {
  const { tokens, ...lexed } = tokenizeHours(text, language);
  const named = daysOf(tokens);
  if (named.length === 0) return null;
  return named.length > 1 || !('hasShortDay' in lexed && lexed.hasShortDay) ? 'plainly' : 'perhaps';
}

/**
 * Whether a heading with days, in any language, calls them open ("Open Saturday", "Saturday") or closed. Null if it
 * names no day.
 */
export function headingDaysState(heading: string): 'open' | 'closed' | null {
  for (const language of readableLanguages) {
    const tokens = tokenizeHours(heading, language).tokens ?? [];
    const beside = tokens.filter(({ kind }) => kind !== 'closed');
    if (daysOf(beside).length > 0) return beside.length < tokens.length ? 'closed' : 'open';
  }
  return null;
}

/** Whether a text says nothing but "open" in the given language, such as "geöffnet". */
export const isOnlyOpenText = (text: string): boolean =>
  readableLanguages.some((language) => tokenizeHours(text, language).tokens?.every(({ kind }) => kind === 'open'));

const ofTimes = new Set(['time', 'from', 'to', 'and', 'stop', 'closed']);

/** Whether a text contains only times of day, and not the whole day, or says closed, in one language. */
export const isOnlyTimesText = (text: string): boolean =>
  !isAlwaysOpenText(text) &&
  readableLanguages.some((language) => {
    const { tokens } = tokenizeHours(text, language);
    return tokens?.every(({ kind }) => ofTimes.has(kind)) && tokens.some(({ kind }) => /^(?:time|closed)$/.test(kind));
  });
