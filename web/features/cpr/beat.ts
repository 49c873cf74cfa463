import { beatMs } from '../../../domain/cpr/compression-beat.ts';
import { keepScreenOn } from '../../platform/keep-screen-on.ts';
import { createStore } from '../../platform/store.ts';
import { type BeatSound, startBeatSound } from './beat-sound.ts';
import { startVibration } from './vibration.ts';

export const beatSigns = ['sound', 'light', 'vibration'] as const;
export type BeatSign = (typeof beatSigns)[number];

export interface Beat {
  /** On the clock of `performance.now()`; null while it is off. */
  readonly startedAt: number | null;
  readonly on: Readonly<Record<BeatSign, boolean>>;
}

/** All three at once: an unwanted one can be turned off without interrupting compressions. */
const atRest: Beat = { startedAt: null, on: { sound: true, light: true, vibration: true } };

const beat = createStore<Beat>(atRest);
let sound: BeatSound | null = null;
let endings: (() => void)[] = [];
let endVibration: (() => void) | null = null;

/**
 * How long a button that has just changed its meaning ignores presses, in milliseconds: the second press of a double
 * tap must not undo the first.
 */
const settlingMs = 1000;

/** When the beat last started or stopped, on the clock of `performance.now()`. */
let changedAt = Number.NEGATIVE_INFINITY;

const isSettling = () => performance.now() - changedAt < settlingMs;

export const useBeat = beat.use;

/**
 * Starts the beat inside the press that asks for it, or lets a running one continue. Returns whether it runs: not too
 * soon after a stop.
 */
export function startBeat(): boolean {
  const { startedAt, on } = beat.read();
  if (startedAt !== null) return true;
  if (isSettling()) return false;
  sound = startBeatSound(on.sound);
  const now = performance.now();
  const resumeWhenSeen = () => {
    if (document.visibilityState === 'visible') sound?.resume();
  };
  document.addEventListener('visibilitychange', resumeWhenSeen);
  // If the first press came before hydration, the device allows sound at the next one.
  document.addEventListener('click', resumeWhenSeen, true);
  // Otherwise a newer version of the site would be loaded if a chunk of this one is gone
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

/** Stops the beat, and returns whether it did: not too soon after a start. */
export function stopBeat(): boolean {
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

/** Turns sound, light or vibration on or off; the beat continues in time. */
export function setBeatSign(sign: BeatSign, isOn: boolean): void {
  const before = beat.read();
  beat.publish({ ...before, on: { ...before.on, [sign]: isOn } });
  if (sign === 'sound') sound?.setOn(isOn);
  if (sign === 'vibration') followVibration();
}

/** When the light is to flash first, in sync with the sound: on the clock of `performance.now()`. */
export function beatOrigin(): number {
  return sound?.heardFrom() ?? beat.read().startedAt ?? performance.now();
}

function followVibration(): void {
  const { startedAt, on } = beat.read();
  endVibration?.();
  endVibration = startedAt === null || !on.vibration ? null : startVibration(beatOrigin(), beatMs);
}
