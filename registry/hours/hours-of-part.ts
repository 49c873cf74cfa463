import { lexHours, readableLanguages } from './hours-tokens.ts';
import { readHours } from './read-hours.ts';

/** Whether a text says that it is open at all times. */
export const isAlways = (text: string): boolean => readHours(text, null, false).kind === 'always';

const ofDays = new Set(['days', 'workdays', 'weekdays', 'weekend', 'holidays', 'to', 'and', 'stop']);

/**
 * What a text names in one language: days alone, and whether so that a code of two letters ("VE" is Venice) is not meant; null where it
 * names anything else.
 */
export function daysNamed(text: string, language: string): 'plainly' | 'perhaps' | null {
  const { tokens, ...lexed } = lexHours(text, language);
  if (tokens === null || !tokens.every(({ kind }) => ofDays.has(kind))) return null;
  const named = tokens.filter(({ kind }) => kind !== 'to' && kind !== 'and' && kind !== 'stop');
  if (named.length === 0) return null;
  return named.length > 1 || !('hasShortDay' in lexed && lexed.hasShortDay) ? 'plainly' : 'perhaps';
}

const ofTimes = new Set(['time', 'from', 'to', 'and', 'stop', 'closed']);

/** Whether a text is times of a day alone, and not all of it, or that it is closed, in one language. */
export const saysTimes = (text: string): boolean =>
  !isAlways(text) &&
  readableLanguages.some((language) => {
    const { tokens } = lexHours(text, language);
    return tokens?.every(({ kind }) => ofTimes.has(kind)) && tokens.some(({ kind }) => /^(?:time|closed)$/.test(kind));
  });
