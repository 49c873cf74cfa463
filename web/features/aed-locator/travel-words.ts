import { cardText as text } from './card-text.ts';

/** Estimated minutes to the tenth, as a dispatch tells them too, so that a drone just over its limit does not read as at it; hours for what nobody walks. */
export function estimateWords(minutes: number): string {
  if (minutes >= 120) return text.hours((minutes / 60).toFixed(0));
  return text.minutes(minutes.toFixed(1));
}
