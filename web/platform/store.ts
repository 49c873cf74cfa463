import { useSyncExternalStore } from 'react';

/** Observable state outside React, for parts of the page that are far apart. */
export interface Store<Value> {
  readonly read: () => Value;
  readonly publish: (next: Value) => void;
  /** Calls the listener after each change; returns the unsubscribe function. */
  readonly subscribe: (listener: () => void) => () => void;
  /** The value in a component, kept up to date; its initial value in the prerendered page. */
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
