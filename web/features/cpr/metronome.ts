import { compressionIntervalMs } from '../../../domain/cpr/compression-rate.ts';
import { keepScreenOn } from '../../platform/keep-screen-on.ts';
import { createStore } from '../../platform/store.ts';
import { type MetronomeSound, startMetronomeSound } from './metronome-sound.ts';
import { startVibration } from './vibration.ts';

export const metronomeSignals = ['sound', 'light', 'vibration'] as const;
export type MetronomeSignal = (typeof metronomeSignals)[number];

export interface MetronomeState {
  /** Time on the clock of `performance.now()`; null while the beat is off. */
  readonly startedAt: number | null;
  readonly on: Readonly<Record<MetronomeSignal, boolean>>;
}

/** Sound, light and vibration are all on at first: one can be turned off without interrupting compressions. */
const atRest: MetronomeState = { startedAt: null, on: { sound: true, light: true, vibration: true } };

const beat = createStore<MetronomeState>(atRest);
let sound: MetronomeSound | null = null;
let endings: (() => void)[] = [];
let endVibration: (() => void) | null = null;

/**
 * After a button has changed between start and stop it ignores presses for this many milliseconds, so that the second
 * press of a double tap does not undo the first.
 */
const settlingMs = 1000;

/** When the beat last started or stopped, on the clock of `performance.now()`. */
let changedAt = Number.NEGATIVE_INFINITY;

const isSettling = () => performance.now() - changedAt < settlingMs;

export const useMetronome = beat.use;

/**
 * Starts the beat, or lets a running one continue. Must be called in the press's event handler, or browsers refuse the
 * sound. Returns false if the beat was stopped too recently to start again.
 */
export function startMetronome(): boolean {
  const { startedAt, on } = beat.read();
  if (startedAt !== null) return true;
  if (isSettling()) return false;
  sound = startMetronomeSound(on.sound);
  const now = performance.now();
  const resumeWhenSeen = () => {
    if (document.visibilityState === 'visible') sound?.resume();
  };
  document.addEventListener('visibilitychange', resumeWhenSeen);
  // If the first press came before hydration, browsers allow the sound only at the next press.
  document.addEventListener('click', resumeWhenSeen, true);
  // While the beat runs, the page must not reload for a newer version of the site if a chunk of this version is missing
  // (web/offline/missing-chunk.ts).
  const keepPage = (event: Event) => event.stopImmediatePropagation();
  window.addEventListener('vite:preloadError', keepPage, true);
  endings = [
    keepScreenOn(),
    () => window.removeEventListener('vite:preloadError', keepPage, true),
    () => document.removeEventListener('visibilitychange', resumeWhenSeen),
    () => document.removeEventListener('click', resumeWhenSeen, true),
  ];
  changedAt = now;
  beat.publish({ startedAt: now, on });
  followVibration();
  return true;
}

/** Stops the beat. Returns false if it was started too recently to stop. */
export function stopMetronome(): boolean {
  if (isSettling()) return false;
  changedAt = performance.now();
  sound?.stop();
  sound = null;
  for (const end of endings) end();
  endings = [];
  beat.publish({ ...beat.read(), startedAt: null });
  followVibration();
  return true;
}

/** Turns sound, light or vibration on or off without interrupting the beat. */
export function setMetronomeSignal(sign: MetronomeSignal, isOn: boolean): void {
  const before = beat.read();
  beat.publish({ ...before, on: { ...before.on, [sign]: isOn } });
  if (sign === 'sound') sound?.setOn(isOn);
  if (sign === 'vibration') followVibration();
}

/** Time of the first beat on the clock of `performance.now()`, in sync with the sound if it is audible. */
export function firstBeatTime(): number {
  return sound?.heardFrom() ?? beat.read().startedAt ?? performance.now();
}

function followVibration(): void {
  const { startedAt, on } = beat.read();
  endVibration?.();
  endVibration = startedAt === null || !on.vibration ? null : startVibration(firstBeatTime(), compressionIntervalMs);
}
