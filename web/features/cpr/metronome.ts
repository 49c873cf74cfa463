import { compressionIntervalMs } from '../../../domain/cpr/compression-rate.ts';
import { keepScreenOn } from '../../platform/keep-screen-on.ts';
import { createStore } from '../../platform/store.ts';
import { type MetronomeSound, startMetronomeSound } from './metronome-sound.ts';
import { startVibration } from './vibration.ts';

export const metronomeSignals = ['sound', 'light', 'vibration'] as const;
export type MetronomeSignal = (typeof metronomeSignals)[number];

export interface MetronomeState {
  /** When the beat started, on the clock of `performance.now()`, or null while it is off. */
  readonly startedAt: number | null;
  readonly on: Readonly<Record<MetronomeSignal, boolean>>;
}

/** All signals are on at first, because turning one off does not interrupt the compressions. */
const initialState: MetronomeState = { startedAt: null, on: { sound: true, light: true, vibration: true } };

const beat = createStore<MetronomeState>(initialState);
let sound: MetronomeSound | null = null;
let endings: (() => void)[] = [];
let endVibration: (() => void) | null = null;

/**
 * After the beat has started or stopped, further presses are ignored for this long. Otherwise the second press of a
 * double tap would undo the first.
 */
const ignoredPressMs = 1000;

/** When the beat last started or stopped, on the clock of `performance.now()`. */
let changedAt = Number.NEGATIVE_INFINITY;

const hasJustChanged = () => performance.now() - changedAt < ignoredPressMs;

export const useMetronome = beat.use;

/**
 * Starts the beat, or does nothing if it is running. Browsers allow the sound only if this is called in the event
 * handler of a press. Returns false if the beat was stopped too recently to start again.
 */
export function startMetronome(): boolean {
  const { startedAt, on } = beat.read();
  if (startedAt !== null) return true;
  if (hasJustChanged()) return false;
  sound = startMetronomeSound(on.sound);
  const now = performance.now();
  const resumeWhenSeen = () => {
    if (document.visibilityState === 'visible') sound?.resume();
  };
  document.addEventListener('visibilitychange', resumeWhenSeen);
  // If the first press came before hydration, browsers allow the sound only after another press.
  document.addEventListener('click', resumeWhenSeen, true);
  // If a chunk of this version of the site is missing, the page would reload (web/offline/missing-chunk.ts). It must
  // not reload while the beat is running.
  const preventReload = (event: Event) => event.stopImmediatePropagation();
  window.addEventListener('vite:preloadError', preventReload, true);
  endings = [
    keepScreenOn(),
    () => window.removeEventListener('vite:preloadError', preventReload, true),
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
  if (hasJustChanged()) return false;
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
export function setMetronomeSignal(signal: MetronomeSignal, isOn: boolean): void {
  const before = beat.read();
  beat.publish({ ...before, on: { ...before.on, [signal]: isOn } });
  if (signal === 'sound') sound?.setOn(isOn);
  if (signal === 'vibration') followVibration();
}

/**
 * Returns the time of the first beat on the clock of `performance.now()`. If the sound is audible, the time is in sync
 * with it.
 */
export function readFirstBeatTime(): number {
  return sound?.heardFrom() ?? beat.read().startedAt ?? performance.now();
}

function followVibration(): void {
  const { startedAt, on } = beat.read();
  endVibration?.();
  endVibration =
    startedAt === null || !on.vibration ? null : startVibration(readFirstBeatTime(), compressionIntervalMs);
}
