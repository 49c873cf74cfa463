import { compressionIntervalMs } from '../../../domain/cpr/compression-rate.ts';

/** Frequency of the click in hertz. It is high enough for the loudspeaker of a phone. */
const pitch = 1046.5;
const clickSeconds = 0.06;
const decaySeconds = 0.014;

/**
 * Returns the samples of one beat, which is a click followed by silence. The samples are played in a loop. At 48 kHz a
 * beat has 26,182 samples instead of 26,181.8, so the beat is slow by 0.4 ms per minute.
 */
export function createBeatSamples(sampleRate: number): Float32Array<ArrayBuffer> {
  const samples = new Float32Array(Math.round((sampleRate * compressionIntervalMs) / 1000));
  const clickLength = Math.round(sampleRate * clickSeconds);
  for (let index = 0; index < clickLength; index += 1) {
    const second = index / sampleRate;
    samples[index] = Math.sin(2 * Math.PI * pitch * second) * Math.exp(-second / decaySeconds);
  }
  return samples;
}

export interface MetronomeSound {
  /**
   * Returns the time at which the first click became audible, on the clock of `performance.now()`. Returns null if the
   * device does not report it.
   */
  readonly heardFrom: () => number | null;
  readonly setOn: (isOn: boolean) => void;
  /** Resumes the sound after the device has interrupted it, for example for a call or because the screen was locked. */
  readonly resume: () => void;
  readonly stop: () => void;
}

let readySource: AudioBufferSourceNode | null = null;

/**
 * Creates the sound without starting it. Called when a finger touches the button, to save time before the click event.
 */
export function prepareMetronomeSound(): void {
  readySource ??= createSource();
}

function createSource(): AudioBufferSourceNode | null {
  if (!('AudioContext' in window)) return null;
  // With this setting an iPhone plays the sound even in silent mode. Only Safari has it.
  const session = (navigator as { audioSession?: { type: string } }).audioSession;
  if (session !== undefined) session.type = 'playback';
  const context = new AudioContext({ latencyHint: 'interactive' });
  const samples = createBeatSamples(context.sampleRate);
  const period = context.createBuffer(1, samples.length, context.sampleRate);
  period.copyToChannel(samples, 0);
  return new AudioBufferSourceNode(context, { buffer: period, loop: true });
}

/**
 * Starts the sound. Browsers allow this only in the event handler of a press. Returns null if the device has no audio.
 */
export function startMetronomeSound(isOn: boolean): MetronomeSound | null {
  const source = readySource ?? createSource();
  readySource = null;
  if (source === null) return null;
  const context = source.context as AudioContext;
  const volume = new GainNode(context, { gain: isOn ? 1 : 0 });
  source.connect(volume).connect(context.destination);
  const begin = context.currentTime;
  source.start(begin);
  const resume = () => {
    // Browsers refuse to resume during a call. Light and vibration continue, and the sound is tried again when the
    // visitor returns to the page.
    context.resume().catch(() => {});
  };
  resume();
  return {
    heardFrom() {
      if (context.state !== 'running') return null;
      const { contextTime = 0, performanceTime = 0 } = context.getOutputTimestamp();
      if (performanceTime === 0) return null;
      return performanceTime - (contextTime - begin) * 1000;
    },
    setOn: (on) => volume.gain.setValueAtTime(on ? 1 : 0, context.currentTime),
    resume,
    stop() {
      void context.close();
    },
  };
}
