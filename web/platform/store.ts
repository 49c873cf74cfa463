import { useSyncExternalStore } from 'react';

/** Observable state outside React, for components that are far apart on the page. */
export interface Store<Value> {
  readonly read: () => Value;
  readonly publish: (next: Value) => void;
  /** Calls `listener` after each change. Returns a function that unsubscribes it. */
  readonly subscribe: (listener: () => void) => () => void;
  /** A hook that returns the current value in a component. In the prerendered page it returns the initial value. */
  readonly use: () => Value;
}

export function createStore<Value>(start: Value): Store<Value> {
  let value = start;
  const listeners = new Set<() => void>();
  const read = () => value;
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  };
  return {
    read,
    publish(next) {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe,
    use: () => useSyncExternalStore(subscribe, read, () => start),
  };
}
