// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import type { LongitudeLatitude } from '../../../domain/geography/position.ts';
import { hasStreetsAt } from '../../streets/has-streets-at.ts';
import { AedLocationField } from './aed-location-field.tsx';
import { reportText } from './text.ts';

// The pin's map has its own tests. These tests only check that it is rendered.
vi.mock('../../map/pin/pin-map.tsx', () => ({ PinMap: () => <p>The map</p> }));
vi.mock('../../streets/has-streets-at.ts', () => ({ hasStreetsAt: vi.fn(async () => false) }));

const text = reportText.place;

/** Simulates a device that reports its position when the test calls a function. */
function stubDevice() {
  const questions: { tell: PositionCallback; refuse: () => void }[] = [];
  const getCurrentPosition = (tell: PositionCallback, refuse: PositionErrorCallback) =>
    questions.push({ tell, refuse: () => refuse({} as GeolocationPositionError) });
  vi.stubGlobal('navigator', { ...navigator, geolocation: { getCurrentPosition } });
  const positionAt = (longitude: number, latitude: number) =>
    ({ coords: { longitude, latitude } }) as GeolocationPosition;
  return {
    tell: (at: number, longitude: number, latitude: number) =>
      act(() => questions[at]?.tell(positionAt(longitude, latitude))),
    refuse: (at: number) => act(() => questions[at]?.refuse()),
  };
}

const chosen: (LongitudeLatitude | null)[] = [];

function Asked() {
  const [place, setPlace] = useState<LongitudeLatitude | null>(null);
  chosen.push(place);
  return <AedLocationField around={[5, 52]} place={place} onPlace={setPlace} isMissed={false} />;
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  chosen.length = 0;
});

test("sends the visitor's position to the metre", () => {
  const device = stubDevice();
  render(<Asked />);
  press(text.here);
  device.tell(0, 5.1222249, 52.0908312);
  expect(chosen.at(-1)).toEqual([5.12222, 52.09083]);
});

test('ignores a position or refusal that arrives after a pin was chosen', async () => {
  const device = stubDevice();
  render(<Asked />);
  press(text.here);
  press(text.pin);
  device.tell(0, 5, 52);
  device.refuse(0);
  expect(chosen.filter((place) => place !== null)).toEqual([]);
  expect(screen.getByRole('button', { name: text.pin }).getAttribute('aria-pressed')).toBe('true');
  expect(screen.queryByText(text.notFound)).toBeNull();
  expect(await screen.findByText('The map')).toBeTruthy();
});

test("requesting the device's position again clears the position until it answers", () => {
  const device = stubDevice();
  render(<Asked />);
  press(text.here);
  device.tell(0, 5, 52);
  press(text.here);
  expect(chosen.at(-1)).toBeNull();
  device.refuse(1);
  expect(chosen.at(-1)).toBeNull();
  expect(screen.getByText(text.notFound)).toBeTruthy();
});

test('a closed sheet ignores a late position', () => {
  const device = stubDevice();
  render(<Asked />);
  press(text.here);
  cleanup();
  device.tell(0, 5, 52);
  expect(chosen.filter((place) => place !== null)).toEqual([]);
});

test.each([true, false])('names another server only when no streets are published: %s', async (hasStreets) => {
  vi.mocked(hasStreetsAt).mockResolvedValueOnce(hasStreets);
  await act(async () => render(<Asked />));
  expect(screen.queryByText(text.pinNote) === null).toBe(hasStreets);
});
