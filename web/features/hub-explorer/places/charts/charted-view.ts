import { createStore } from '../../../../platform/store.ts';

/** What the charts show of the list's view. */
export interface ChartedView {
  /** Hubs the list shows, null for all. */
  readonly shownIds: ReadonlySet<string> | null;
  readonly compareIds: readonly string[];
}

const everything: ChartedView = { shownIds: null, compareIds: [] };

const charted = createStore(everything);

/**
 * Lets the charts follow the list. They are in a section whose code comes later (pages/lazy-section.tsx): React would empty it if it
 * were handed something new before that, so it asks here instead.
 */
export const showInCharts = (view: ChartedView = everything): void => charted.publish(view);

export const useChartedView = charted.use;
