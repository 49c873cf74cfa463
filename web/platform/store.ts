import { useSyncExternalStore } from 'react';

/** A value that parts of the page far from each other read and follow, kept outside React. */
export interface Store<Value> {
  readonly read: () => Value;
  readonly publish: (next: Value) => void;
  /** Calls the listener after each change; returns with what ends it. */
  readonly subscribe: (listener: () => void) => () => void;
  /** The value for a component, kept up to date; in the written page the one it started with. */
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
