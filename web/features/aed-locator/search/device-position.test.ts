import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { requestDevicePosition } from './device-position.ts';

beforeEach(() => {
  vi.useFakeTimers({ now });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const now = Date.parse('2026-11-25T12:00:00Z');

const found = { coords: { longitude: 19.94, latitude: 50.06, accuracy: 12 }, timestamp: now };

/** The `maximumAge` option of each position request. */
const requestedMaximumAges: (number | undefined)[] = [];

/** Simulates a device. Each argument is its response to one request: a position, or an error code. */
function stubDevice(...answers: readonly (typeof found | number)[]) {
  const asked: (boolean | undefined)[] = [];
  requestedMaximumAges.length = 0;
  vi.stubGlobal('navigator', {
    geolocation: {
      getCurrentPosition(
        resolve: (position: unknown) => void,
        reject: (error: unknown) => void,
        options: PositionOptions,
      ) {
        const answer = answers[asked.length];
        asked.push(options.enableHighAccuracy);
        requestedMaximumAges.push(options.maximumAge);
        if (typeof answer === 'number') reject({ code: answer });
        else resolve(answer);
      },
    },
  });
  return asked;
}

const knownTo = (accuracy: number) => ({ ...found, coords: { ...found.coords, accuracy } });

const quiet = () => undefined;
const hush = () => vi.spyOn(console, 'warn').mockImplementation(() => undefined);

test('the device is asked exactly', async () => {
  const asked = stubDevice(found);
  expect(await requestDevicePosition(quiet)).toEqual({
    origin: 'device',
    position: [19.94, 50.06],
    accuracyMetres: 12,
  });
  expect(asked).toEqual([true]);
});

test('where the exact position takes too long a rough one does', async () => {
  const asked = stubDevice(3, found);
  expect(await requestDevicePosition(quiet)).toMatchObject({ origin: 'device' });
  expect(asked).toEqual([true, false]);
});

test('a refusal is a refusal at once, and goes to the console', async () => {
  const warned = hush();
  const asked = stubDevice(1, found);
  expect(await requestDevicePosition(quiet)).toBe('refused');
  expect(asked).toEqual([true]);
  expect(warned).toHaveBeenCalledOnce();
});

test('a position that cannot be had is a failure', async () => {
  hush();
  stubDevice(2);
  expect(await requestDevicePosition(quiet)).toBe('failed');
});

test('a position known to a kilometre is one; one known to less, to nothing or without numbers is none that anything is ranked from', async () => {
  hush();
  stubDevice(knownTo(1000));
  expect(await requestDevicePosition(quiet)).toMatchObject({ accuracyMetres: 1000 });
  for (const accuracy of [1001, 50_000, 2_000_000, Number.NaN]) {
    stubDevice(knownTo(accuracy));
    expect(await requestDevicePosition(quiet), `${accuracy} m`).toBe('failed');
  }
  stubDevice({ ...found, coords: { ...found.coords, latitude: Number.NaN } });
  expect(await requestDevicePosition(quiet)).toBe('failed');
});

test('a device without positions is a failure', async () => {
  hush();
  vi.stubGlobal('navigator', {});
  expect(await requestDevicePosition(quiet)).toBe('failed');
});

test('a device that never answers, as when nobody answers its question, is told as a long wait after two seconds', async () => {
  vi.stubGlobal('navigator', { geolocation: { getCurrentPosition: () => undefined } });
  const onLongWait = vi.fn();
  void requestDevicePosition(onLongWait);
  await vi.advanceTimersByTimeAsync(1999);
  expect(onLongWait).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(onLongWait).toHaveBeenCalledOnce();
});

test('a device that answers in time is no long wait', async () => {
  stubDevice(found);
  const onLongWait = vi.fn();
  await requestDevicePosition(onLongWait);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(onLongWait).not.toHaveBeenCalled();
});

const secondsOld = (seconds: number) => ({ ...found, timestamp: now - seconds * 1000 });

test('an older position is as much less exact as a car drives meanwhile, and one of five minutes ago is none', async () => {
  hush();
  stubDevice(secondsOld(20));
  expect(await requestDevicePosition(quiet)).toMatchObject({ accuracyMetres: 292 });
  stubDevice(3, secondsOld(60));
  expect(await requestDevicePosition(quiet)).toMatchObject({ accuracyMetres: 852 });
  stubDevice(3, secondsOld(295));
  expect(await requestDevicePosition(quiet)).toBe('failed');
});

test.each([
  ['before its time', now + 30_000],
  ['that counts from the year 2001', now - Date.parse('2001-01-01T00:00:00Z')],
  ['that tells no time', Number.NaN],
])('a position of a clock %s is as exact as the device says', async (_which, timestamp) => {
  stubDevice({ ...found, timestamp });
  expect(await requestDevicePosition(quiet)).toMatchObject({ accuracyMetres: 12 });
});

test('a search that is repeated takes no position that the browser remembers', async () => {
  stubDevice(3, found);
  await requestDevicePosition(quiet);
  expect(requestedMaximumAges).toEqual([5000, 60_000]);
  stubDevice(3, found);
  await requestDevicePosition(quiet, true);
  expect(requestedMaximumAges).toEqual([0, 0]);
});
