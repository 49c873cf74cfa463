import type { Backend } from '../backend.ts';
import { withTimeout } from '../with-timeout.ts';

/** Where requests wait while the backend opens: the files are served meanwhile. */
export interface BackendGate {
  /** The backend, once it is open; undefined when it takes longer than a caller should wait, or has closed. */
  readonly enter: () => Promise<Backend | undefined>;
  /** The backend if it is open now. */
  readonly current: () => Backend | undefined;
  readonly open: (backend: Backend) => void;
  readonly close: () => void;
}

const waitMsMax = 20_000;

export function createBackendGate(waitMs = waitMsMax): BackendGate {
  const opened = Promise.withResolvers<void>();
  let current: Backend | undefined;
  let isOver = false;

  return {
    async enter() {
      if (current === undefined && !isOver) await withTimeout(opened.promise, waitMs);
      return current;
    },
    current: () => current,
    open(backend) {
      current = backend;
      opened.resolve();
    },
    close() {
      current = undefined;
      isOver = true;
      opened.resolve();
    },
  };
}
