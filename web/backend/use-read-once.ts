import { useEffect, useState } from 'react';

/** The value is null if the backend does not provide it. */
export type RemoteValue<Value> = 'loading' | 'unreachable' | Value | null;

/**
 * Calls `read` when the component is mounted, and again whenever `read` is another function. A component that creates
 * `read` itself must memoise it.
 */
export function useReadOnce<Value>(read: () => Promise<Value | null>, failure: string): RemoteValue<Value> {
  const [state, setState] = useState<RemoteValue<Value>>('loading');
  useEffect(
    function readOnce() {
      let isWanted = true;
      read().then(
        (value) => isWanted && setState(() => value),
        (cause: unknown) => {
          console.warn(failure, cause);
          if (isWanted) setState('unreachable');
        },
      );
      return () => {
        isWanted = false;
      };
    },
    [read, failure],
  );
  return state;
}
