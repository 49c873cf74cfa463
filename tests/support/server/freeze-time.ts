import { afterAll, beforeAll, beforeEach, vi } from 'vitest';

const start = new Date('2026-11-21T09:00:00.000Z');

/** Sets the clock of the server and the client to a fixed time, which only tests advance. Timers stay real. */
export function freezeTime(): void {
  beforeAll(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: start });
  });
  beforeEach(() => {
    vi.setSystemTime(start);
  });
  afterAll(() => {
    vi.useRealTimers();
  });
}

export function advanceSeconds(seconds: number): void {
  vi.setSystemTime(Date.now() + seconds * 1000);
}
