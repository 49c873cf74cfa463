import type { Backend } from '../backend.ts';
import { withinTimeout } from '../within-timeout.ts';

/** Makes requests wait until the backend is open. Files are served in the meantime. */
export interface BackendGate {
  /**
   * Waits until the backend is open and returns it. Undefined if that takes too long, if opening has failed, or if the
   * backend has been closed.
   */
  readonly enter: () => Promise<Backend | undefined>;
  /** Returns the backend if it is open now, else undefined. */
  readonly current: () => Backend | undefined;
  /** Says why the backend is not open, in a sentence that may be shown to anyone. */
  readonly obstacle: () => string;
  readonly open: (backend: Backend) => void;
  /** Must be called when opening has failed and will be retried. From then on, requests no longer wait. */
  readonly refuse: (obstacle: string) => void;
  readonly close: () => void;
}

const waitMsMax = 20_000;
const starting = 'The server is starting and its database is not open yet.';
const stopping = 'The server is stopping.';

export function createBackendGate(waitMs = waitMsMax): BackendGate {
  const settled = Promise.withResolvers<void>();
  let current: Backend | undefined;
  let obstacle = starting;

  return {
    async enter() {
      if (current === undefined) await withinTimeout(settled.promise, waitMs);
      return current;
    },
    current: () => current,
    obstacle: () => obstacle,
    open(backend) {
      current = backend;
      settled.resolve();
    },
    refuse(sentence) {
      obstacle = sentence;
      settled.resolve();
    },
    close() {
      current = undefined;
      obstacle = stopping;
      settled.resolve();
    },
  };
}
