/**
 * Chest compressions per minute. The guidelines in web/features/cpr/cpr-sources.ts give 100 to 120 for every age; this
 * is the middle.
 */
export const compressionsPerMinute = 110;

export const compressionIntervalMs = 60_000 / compressionsPerMinute;

/**
 * After this many milliseconds rescuers should swap, because compressions then get worse, whether or not the rescuer
 * notices being tired. Source: the guidelines in web/features/cpr/cpr-sources.ts.
 */
export const rescuerTurnMs = 120_000;

/** Returns the number of two-minute turns that rescuers have completed after a number of milliseconds. */
export const countCompletedTurns = (elapsedMs: number): number => Math.max(0, Math.floor(elapsedMs / rescuerTurnMs));

/** Formats milliseconds as minutes and seconds, like a stopwatch: '0:07', '12:30'. Negative values give '0:00'. */
export function formatElapsedTime(elapsedMs: number): string {
  const seconds = Math.max(0, Math.floor(elapsedMs / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
