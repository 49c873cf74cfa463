/** A pattern longer than some hundred parts is cut by the browser, so it is given again in time. */
const beatsInPattern = 30;
const pulseMs = 70;

export const canVibrate = (): boolean => 'vibrate' in navigator;

/**
 * Shakes the device with each beat.
 * @param origin moment of a beat on the clock of `performance.now()`
 * @param beatMs from one beat to the next
 * @returns what ends it
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
