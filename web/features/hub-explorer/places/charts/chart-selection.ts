import { createStore } from '../../../../platform/store.ts';

/** The places that the charts emphasise, as chosen in the list. */
export interface ChartSelection {
  /** Ids of the hubs that the list shows; null for all. */
  readonly shownIds: ReadonlySet<string> | null;
  readonly compareIds: readonly string[];
}

const everything: ChartSelection = { shownIds: null, compareIds: [] };

const charted = createStore(everything);

/**
 * Tells the charts what the list shows. The charts subscribe to a store, because their code loads later
 * (pages/hydrate-section-on-demand.tsx) and React would discard their prerendered content if their props changed before
 * that.
 */
export const publishChartSelection = (view: ChartSelection = everything): void => charted.publish(view);

export const useChartSelection = charted.use;
