import { lexHours, readableLanguages } from './hours-tokens.ts';
import { readHours } from './read-hours.ts';

/** Whether a text says that it is open at all times. */
export const isAlways = (text: string): boolean => readHours(text, null, false).kind === 'always';

const ofTimes = new Set(['time', 'from', 'to', 'and', 'stop', 'closed']);

/** Whether a text is times of a day alone, and not all of it, or that it is closed, in one language. */
export const saysTimes = (text: string): boolean =>
  !isAlways(text) &&
  readableLanguages.some((language) => {
    const { tokens } = lexHours(text, language);
    return tokens?.every(({ kind }) => ofTimes.has(kind)) && tokens.some(({ kind }) => /^(?:time|closed)$/.test(kind));
  });

/**
 * Hours as they are written, and where they are always, what columns for a part of the week or the year say otherwise, each under its
 * heading: "24 h (Hours Sat: closed)", which is read where it can be and else shown.
 */
export function withParts(hours: string, parts: readonly (readonly [heading: string, text: string])[]): string {
  if (!isAlways(hours)) return hours;
  const others = parts.filter(([, text]) => saysTimes(text));
  if (others.length === 0) return hours;
  return `${hours} (${others.map(([heading, text]) => `${heading}: ${text}`).join('; ')})`;
}
