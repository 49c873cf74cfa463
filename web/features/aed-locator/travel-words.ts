import { aedLocatorText as text } from './text.ts';

/** Minutes as an estimate deserves: whole ones, tenths below five, hours for what nobody walks. */
export function aboutMinutes(minutes: number): string {
  if (minutes >= 120) return text.about(text.hours((minutes / 60).toFixed(0)));
  return text.about(text.minutes(minutes < 5 ? minutes : Math.round(minutes)));
}
