import { cardText as text } from './card-text.ts';

/** Minutes as an estimate deserves them: tenths below five, whole ones above, hours for what nobody walks. */
export function estimateWords(minutes: number): string {
  if (minutes >= 120) return text.hours((minutes / 60).toFixed(0));
  return text.minutes(minutes < 5 ? minutes : Math.round(minutes));
}
