import { createStore } from '../../../../platform/store.ts';

/** The part of the list's view shown in the charts. */
export interface ChartedView {
  /** Hubs the list shows, null for all. */
  readonly shownIds: ReadonlySet<string> | null;
  readonly compareIds: readonly string[];
}

const everything: ChartedView = { shownIds: null, compareIds: [] };

const charted = createStore(everything);

/**
 * Lets the charts follow the list. Their section's code loads later (pages/lazy-section.tsx): React would discard its
 * prerendered content if its props changed before that, so it subscribes instead.
 */
export const showInCharts = (view: ChartedView = everything): void => charted.publish(view);

export const useChartedView = charted.use;
