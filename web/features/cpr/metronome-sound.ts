import { compressionIntervalMs } from '../../../domain/cpr/compression-rate.ts';

/** Frequency in hertz, high enough for a phone's loudspeaker. The click is shorter than the interval between beats. */
const pitch = 1046.5;
const clickSeconds = 0.06;
const decaySeconds = 0.014;

/**
 * One period of the beat as samples between -1 and 1: a click, then silence. Played in a loop it is accurate to a
 * sample: at 48 kHz the period is 26,182 samples instead of 26,181.8, which is 0.4 ms per minute.
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
   * Time at which the first click became audible, on the clock of `performance.now()`; null if the device does not
   * report it.
   */
  readonly heardFrom: () => number | null;
  readonly setOn: (isOn: boolean) => void;
  /** Resumes the sound after the device interrupted it, such as for a call or a locked screen. */
  readonly resume: () => void;
  readonly stop: () => void;
}

let readySource: AudioBufferSourceNode | null = null;

/** Creates the audio source without a sound when a finger touches the button, to save time before it is lifted. */
export function prepareMetronomeSound(): void {
  readySource ??= createSource();
}

function createSource(): AudioBufferSourceNode | null {
  if (!('AudioContext' in window)) return null;
  // With this setting the sound is audible on an iPhone in silent mode too; other browsers do not have it.
  const session = (navigator as { audioSession?: { type: string } }).audioSession;
  if (session !== undefined) session.type = 'playback';
  const context = new AudioContext({ latencyHint: 'interactive' });
  const samples = createBeatSamples(context.sampleRate);
  const period = context.createBuffer(1, samples.length, context.sampleRate);
  period.copyToChannel(samples, 0);
  return new AudioBufferSourceNode(context, { buffer: period, loop: true });
}

/**
 * Starts the sound. Must be called in the press's event handler, or browsers refuse it. Null if the device has no
 * audio.
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
    // Browsers refuse this during a call; light and vibration continue, and returning to the page tries again.
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
