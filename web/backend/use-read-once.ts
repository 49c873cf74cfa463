import { useEffect, useState } from 'react';

/** null: nobody here has it to tell. */
export type ReadState<Value> = 'loading' | 'unreachable' | Value | null;

/** Reads when the page is open, once, and again where `read` is another function: one that is made in a component is to be a callback. */
export function useReadOnce<Value>(read: () => Promise<Value | null>, failure: string): ReadState<Value> {
  const [state, setState] = useState<ReadState<Value>>('loading');
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
