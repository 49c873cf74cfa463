/**
 * Number of beats after which the vibration pattern is started again. Browsers truncate patterns of more than about a
 * hundred parts.
 */
const beatsInPattern = 30;
const pulseMs = 70;

export const canVibrate = (): boolean => 'vibrate' in navigator;

/**
 * Vibrates with each beat.
 * @param origin Time of a beat, on the clock of `performance.now()`.
 * @param beatMs Interval between beats.
 * @returns A function that stops the vibration.
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
