import { afterEach, expect, test, vi } from 'vitest';
import { askDevicePosition } from './device-position.ts';

afterEach(() => vi.unstubAllGlobals());

const found = { coords: { longitude: 19.94, latitude: 50.06, accuracy: 12 } };

/** A device that answers each question in turn with a position or with an error's code. */
function deviceOf(...answers: readonly (typeof found | number)[]) {
  const asked: (boolean | undefined)[] = [];
  vi.stubGlobal('navigator', {
    geolocation: {
      getCurrentPosition(
        resolve: (position: unknown) => void,
        reject: (error: unknown) => void,
        options: PositionOptions,
      ) {
        const answer = answers[asked.length];
        asked.push(options.enableHighAccuracy);
        if (typeof answer === 'number') reject({ code: answer });
        else resolve(answer);
      },
    },
  });
  return asked;
}

const hush = () => vi.spyOn(console, 'warn').mockImplementation(() => undefined);

test('the device is asked exactly', async () => {
  const asked = deviceOf(found);
  expect(await askDevicePosition()).toEqual({ origin: 'device', position: [19.94, 50.06], accuracyMetres: 12 });
  expect(asked).toEqual([true]);
});

test('where the exact position takes too long a rough one does', async () => {
  const asked = deviceOf(3, found);
  expect(await askDevicePosition()).toMatchObject({ origin: 'device' });
  expect(asked).toEqual([true, false]);
});

test('a refusal is a refusal at once, and goes to the console', async () => {
  const warned = hush();
  const asked = deviceOf(1, found);
  expect(await askDevicePosition()).toBe('refused');
  expect(asked).toEqual([true]);
  expect(warned).toHaveBeenCalledOnce();
});

test('a position that cannot be had is a failure', async () => {
  hush();
  deviceOf(2);
  expect(await askDevicePosition()).toBe('failed');
});

test('a device without positions is a failure', async () => {
  hush();
  vi.stubGlobal('navigator', {});
  expect(await askDevicePosition()).toBe('failed');
});
