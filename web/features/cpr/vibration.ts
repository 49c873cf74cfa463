/**
 * Browsers truncate vibration patterns of more than about a hundred parts, so the pattern is restarted after this many
 * beats.
 */
const beatsInPattern = 30;
const pulseMs = 70;

export const canVibrate = (): boolean => 'vibrate' in navigator;

/**
 * Vibrates with each beat.
 * @param origin time of a beat on the clock of `performance.now()`
 * @param beatMs interval between beats
 * @returns a function that stops it
 */
export function startVibration(origin: number, beatMs: number): () => void {
  if (!canVibrate()) return () => {};
  const pattern = Array.from({ length: beatsInPattern }, () => [pulseMs, beatMs - pulseMs]).flat();
  let timer: ReturnType<typeof setTimeout>;
  const beginOnBeat = (work: () => void) => {
    const sinceOrigin = performance.now() - origin;
    timer = setTimeout(work, Math.ceil(sinceOrigin / beatMs) * beatMs - sinceOrigin);
  };
  const shake = () => {
    navigator.vibrate(pattern);
    timer = setTimeout(() => beginOnBeat(shake), (beatsInPattern - 1) * beatMs);
  };
  beginOnBeat(shake);
  return () => {
    clearTimeout(timer);
    navigator.vibrate(0);
  };
}
