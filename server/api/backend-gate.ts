import type { Backend } from '../backend.ts';
import { withinTimeout } from '../within-timeout.ts';

/** Requests wait here while the backend opens; files are served meanwhile. */
export interface BackendGate {
  /**
   * The backend once it is open; undefined if that takes longer than a caller should wait, failed, or it has closed.
   */
  readonly enter: () => Promise<Backend | undefined>;
  /** The backend, if it is open now. */
  readonly current: () => Backend | undefined;
  /** Why the backend is not open, as a sentence that may be shown to anyone. */
  readonly obstacle: () => string;
  readonly open: (backend: Backend) => void;
  /** Call it when opening has failed and will be retried: from then on requests do not wait. */
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
