// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { detectPinches } from './detect-pinches.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

function fingersOn(element: HTMLElement) {
  const send = (type: string, pointerId: number) => {
    const event = new PointerEvent(type, { pointerId, bubbles: true });
    Object.defineProperty(event, 'timeStamp', { value: performance.now() });
    element.dispatchEvent(event);
  };
  return { down: (id: number) => send('pointerdown', id), up: (id: number) => send('pointerup', id) };
}

test.each([30, 50, 80])('lifting two fingers %d ms apart is not a tap, and lifting one finger later is', (apart) => {
  const element = document.body.appendChild(document.createElement('div'));
  const { isPinch, stop } = detectPinches(element);
  const fingers = fingersOn(element);
  fingers.down(1);
  expect(isPinch()).toBe(false);
  fingers.down(2);
  vi.advanceTimersByTime(120);
  fingers.up(1);
  vi.advanceTimersByTime(apart);
  expect(isPinch()).toBe(true);
  fingers.up(2);
  expect(isPinch()).toBe(true);
  vi.advanceTimersByTime(600);
  fingers.down(3);
  fingers.up(3);
  expect(isPinch()).toBe(false);
  stop();
});
