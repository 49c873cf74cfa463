import { useSyncExternalStore } from 'react';

/** What the charts show of the list's view. */
export interface ChartedView {
  /** Hubs the list shows, null for all. */
  readonly shownIds: ReadonlySet<string> | null;
  readonly compareIds: readonly string[];
}

const everything: ChartedView = { shownIds: null, compareIds: [] };

let current = everything;
const listeners = new Set<() => void>();

/**
 * Lets the charts follow the list. They stand in a section whose code comes later (pages/late-section.tsx): React would empty it if it
 * were handed something new before that, so it asks here instead.
 */
export function showInCharts(view: ChartedView = everything): void {
  current = view;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useChartedView(): ChartedView {
  return useSyncExternalStore(
    subscribe,
    () => current,
    () => everything,
  );
}
