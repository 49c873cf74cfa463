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
  const requested: (boolean | undefined)[] = [];
  requestedMaximumAges.length = 0;
  vi.stubGlobal('navigator', {
    geolocation: {
      getCurrentPosition(
        resolve: (position: unknown) => void,
        reject: (error: unknown) => void,
        options: PositionOptions,
      ) {
        const answer = answers[requested.length];
        requested.push(options.enableHighAccuracy);
        requestedMaximumAges.push(options.maximumAge);
        if (typeof answer === 'number') reject({ code: answer });
        else resolve(answer);
      },
    },
  });
  return requested;
}

const knownTo = (accuracy: number) => ({ ...found, coords: { ...found.coords, accuracy } });

const quiet = () => undefined;
const hush = () => vi.spyOn(console, 'warn').mockImplementation(() => undefined);

test('requests an exact position from the device', async () => {
  const requested = stubDevice(found);
  expect(await requestDevicePosition(quiet)).toEqual({
    origin: 'device',
    position: [19.94, 50.06],
    accuracyMetres: 12,
  });
  expect(requested).toEqual([true]);
});

test('uses a rough position when the exact one takes too long', async () => {
  const requested = stubDevice(3, found);
  expect(await requestDevicePosition(quiet)).toMatchObject({ origin: 'device' });
  expect(requested).toEqual([true, false]);
});

test('reports a denial at once, and logs it to the console', async () => {
  const warned = hush();
  const requested = stubDevice(1, found);
  expect(await requestDevicePosition(quiet)).toBe('refused');
  expect(requested).toEqual([true]);
  expect(warned).toHaveBeenCalledOnce();
});

test('an unavailable position is a failure', async () => {
  hush();
  stubDevice(2);
  expect(await requestDevicePosition(quiet)).toBe('failed');
});

test('accepts a position accurate to a kilometre, and rejects less accurate or invalid ones', async () => {
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

test('a device without geolocation is a failure', async () => {
  hush();
  vi.stubGlobal('navigator', {});
  expect(await requestDevicePosition(quiet)).toBe('failed');
});

test('reports a long wait after two seconds when the device or the prompt is not answered', async () => {
  vi.stubGlobal('navigator', { geolocation: { getCurrentPosition: () => undefined } });
  const onLongWait = vi.fn();
  void requestDevicePosition(onLongWait);
  await vi.advanceTimersByTimeAsync(1999);
  expect(onLongWait).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(onLongWait).toHaveBeenCalledOnce();
});

test('does not report a long wait when the device answers in time', async () => {
  stubDevice(found);
  const onLongWait = vi.fn();
  await requestDevicePosition(onLongWait);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(onLongWait).not.toHaveBeenCalled();
});

const secondsOld = (seconds: number) => ({ ...found, timestamp: now - seconds * 1000 });

test('an older position loses accuracy at the speed of a car, and one five minutes old is rejected', async () => {
  hush();
  stubDevice(secondsOld(20));
  expect(await requestDevicePosition(quiet)).toMatchObject({ accuracyMetres: 292 });
  stubDevice(3, secondsOld(60));
  expect(await requestDevicePosition(quiet)).toMatchObject({ accuracyMetres: 852 });
  stubDevice(3, secondsOld(295));
  expect(await requestDevicePosition(quiet)).toBe('failed');
});

test.each([
  ['ahead', now + 30_000],
  ['counting from the year 2001', now - Date.parse('2001-01-01T00:00:00Z')],
  ['without a time', Number.NaN],
])('keeps the accuracy of a position whose clock is %s', async (_which, timestamp) => {
  stubDevice({ ...found, timestamp });
  expect(await requestDevicePosition(quiet)).toMatchObject({ accuracyMetres: 12 });
});

test('a repeated search does not use a position cached by the browser', async () => {
  stubDevice(3, found);
  await requestDevicePosition(quiet);
  expect(requestedMaximumAges).toEqual([5000, 60_000]);
  stubDevice(3, found);
  await requestDevicePosition(quiet, true);
  expect(requestedMaximumAges).toEqual([0, 0]);
});
