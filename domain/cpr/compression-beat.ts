/**
 * How often the chest is pressed, per minute: in the middle of the 100 to 120 that the guidelines give for every age: web/features/cpr/cpr-sources.ts.
 */
export const compressionsPerMinute = 110;

/** From one press to the next, in milliseconds. */
export const beatMs = 60_000 / compressionsPerMinute;

/** After so many milliseconds anyone who presses is tired enough to press worse, felt or not: places are changed. Same sources. */
export const turnMs = 120_000;

/** How many turns of two minutes are over, of a beat that has run for so many milliseconds. */
export const turnsOver = (elapsedMs: number): number => Math.max(0, Math.floor(elapsedMs / turnMs));

/** Minutes and seconds as a stopwatch shows them: '0:07', '12:30'. Before the start it is at nought. */
export function formatElapsed(elapsedMs: number): string {
  const seconds = Math.max(0, Math.floor(elapsedMs / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
