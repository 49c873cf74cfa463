/**
 * Compressions per minute: the middle of the 100 to 120 that the guidelines in web/features/cpr/cpr-sources.ts give for
 * every age.
 */
export const compressionsPerMinute = 110;

/** Interval between compressions, in milliseconds. */
export const compressionIntervalMs = 60_000 / compressionsPerMinute;

/**
 * After so many milliseconds a rescuer is tired enough for compressions to get worse, whether noticed or not: time to
 * swap. Same sources.
 */
export const rescuerTurnMs = 120_000;

/** Number of completed two-minute turns, for a beat that has run for so many milliseconds. */
export const completedTurns = (elapsedMs: number): number => Math.max(0, Math.floor(elapsedMs / rescuerTurnMs));

/** Minutes and seconds in stopwatch format: '0:07', '12:30'. '0:00' before the start. */
export function formatElapsedTime(elapsedMs: number): string {
  const seconds = Math.max(0, Math.floor(elapsedMs / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
