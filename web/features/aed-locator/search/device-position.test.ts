import { afterEach, expect, test, vi } from 'vitest';
import { askDevicePosition } from './device-position.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

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

const knownTo = (accuracy: number) => ({ coords: { ...found.coords, accuracy } });

const quiet = () => undefined;
const hush = () => vi.spyOn(console, 'warn').mockImplementation(() => undefined);

test('the device is asked exactly', async () => {
  const asked = deviceOf(found);
  expect(await askDevicePosition(quiet)).toEqual({ origin: 'device', position: [19.94, 50.06], accuracyMetres: 12 });
  expect(asked).toEqual([true]);
});

test('where the exact position takes too long a rough one does', async () => {
  const asked = deviceOf(3, found);
  expect(await askDevicePosition(quiet)).toMatchObject({ origin: 'device' });
  expect(asked).toEqual([true, false]);
});

test('a refusal is a refusal at once, and goes to the console', async () => {
  const warned = hush();
  const asked = deviceOf(1, found);
  expect(await askDevicePosition(quiet)).toBe('refused');
  expect(asked).toEqual([true]);
  expect(warned).toHaveBeenCalledOnce();
});

test('a position that cannot be had is a failure', async () => {
  hush();
  deviceOf(2);
  expect(await askDevicePosition(quiet)).toBe('failed');
});

test('a position known to a kilometre is one; one known to less, to nothing or without numbers is none that anything is ranked from', async () => {
  hush();
  deviceOf(knownTo(1000));
  expect(await askDevicePosition(quiet)).toMatchObject({ accuracyMetres: 1000 });
  for (const accuracy of [1001, 50_000, 2_000_000, Number.NaN]) {
    deviceOf(knownTo(accuracy));
    expect(await askDevicePosition(quiet), `${accuracy} m`).toBe('failed');
  }
  deviceOf({ coords: { ...found.coords, latitude: Number.NaN } });
  expect(await askDevicePosition(quiet)).toBe('failed');
});

test('a device without positions is a failure', async () => {
  hush();
  vi.stubGlobal('navigator', {});
  expect(await askDevicePosition(quiet)).toBe('failed');
});

test('a device that never answers, as when nobody answers its question, is told as a long wait after two seconds', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { geolocation: { getCurrentPosition: () => undefined } });
  const onLongWait = vi.fn();
  void askDevicePosition(onLongWait);
  await vi.advanceTimersByTimeAsync(1999);
  expect(onLongWait).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(onLongWait).toHaveBeenCalledOnce();
});

test('a device that answers in time is no long wait', async () => {
  vi.useFakeTimers();
  deviceOf(found);
  const onLongWait = vi.fn();
  await askDevicePosition(onLongWait);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(onLongWait).not.toHaveBeenCalled();
});
