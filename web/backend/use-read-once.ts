import { useEffect, useState } from 'react';

/** null: the backend does not provide it. */
export type RemoteValue<Value> = 'loading' | 'unreachable' | Value | null;

/** Reads once when the page is open, and again if `read` is another function: memoise one made in a component. */
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
