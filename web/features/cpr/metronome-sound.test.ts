import { describe, expect, test } from 'vitest';
import { compressionsPerMinute } from '../../../domain/cpr/compression-rate.ts';
import { createBeatSamples } from './metronome-sound.ts';

/** Plays the samples `times` times. Returns when each click starts, in seconds. */
function findClickTimes(sampleRate: number, times: number): number[] {
  const period = createBeatSamples(sampleRate);
  const found: number[] = [];
  let silence = Number.POSITIVE_INFINITY;
  for (let index = 0; index < period.length * times; index += 1) {
    const isHeard = Math.abs(period[index % period.length] ?? 0) > 0.01;
    if (isHeard && silence > sampleRate * 0.1) found.push(index / sampleRate);
    silence = isHeard ? 0 : silence + 1;
  }
  return found;
}

describe.each([44_100, 48_000, 96_000])('the sound at %d samples per second', (sampleRate) => {
  test('has 220 beats in two minutes, each within 5 ms of its time', () => {
    const clicks = findClickTimes(sampleRate, 2 * compressionsPerMinute);
    expect(clicks).toHaveLength(2 * compressionsPerMinute);
    for (const [index, moment] of clicks.entries()) {
      expect(Math.abs(moment - (index * 60) / compressionsPerMinute)).toBeLessThan(0.005);
    }
  });

  test('begins at once and is silent before the next beat', () => {
    const period = createBeatSamples(sampleRate);
    expect(period.slice(0, sampleRate / 200).some((sample) => Math.abs(sample) > 0.3)).toBe(true);
    expect(period.slice(sampleRate / 10).every((sample) => sample === 0)).toBe(true);
  });
});
