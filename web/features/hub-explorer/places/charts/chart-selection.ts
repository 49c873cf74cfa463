import { createStore } from '../../../../platform/store.ts';

/** The places that the charts emphasise. They follow the choices in the list. */
export interface ChartSelection {
  /** Ids of the hubs that the list shows, or null if it shows all. */
  readonly shownIds: ReadonlySet<string> | null;
  readonly compareIds: readonly string[];
}

const everything: ChartSelection = { shownIds: null, compareIds: [] };

const charted = createStore(everything);

/**
 * Publishes which places the list shows. The charts read them from a store instead of props, because their code loads
 * later (pages/hydrate-section-on-demand.tsx). If a prop changed before that, React would discard the prerendered
 * charts.
 */
export const publishChartSelection = (view: ChartSelection = everything): void => charted.publish(view);

export const useChartSelection = charted.use;
