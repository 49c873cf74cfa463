import { createStore } from '../../platform/store.ts';

/** A dispatch that the server refuses to log. */
export interface RefusedDispatch {
  readonly id: string;
  readonly aedName: string;
  readonly reason: string;
}

/** What the page shows about dispatches that are not logged yet. */
export interface OutboxState {
  /** The number of waiting dispatches of the signed-in person. */
  readonly waiting: number;
  /** The number of waiting dispatches of other accounts on this device. Nothing else about them is shown. */
  readonly ofOthers: number;
  readonly refused: readonly RefusedDispatch[];
  /** The number of dispatches that were logged while this page was open. */
  readonly delivered: number;
}

const emptyOutbox: OutboxState = { waiting: 0, ofOthers: 0, refused: [], delivered: 0 };

const outboxState = createStore(emptyOutbox);

export const readOutboxState = outboxState.read;

export const publishOutboxState = outboxState.publish;

/**
 * A React hook that returns the state of the waiting dispatches. It renders the component again when the state changes.
 */
export const useOutbox = outboxState.use;
