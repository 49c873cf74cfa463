import { createStore } from '../../platform/store.ts';

/** A dispatch that the server refuses to log. */
export interface RefusedDispatch {
  readonly id: string;
  readonly aedName: string;
  readonly reason: string;
}

/** Display state of the dispatches that are not logged yet. */
export interface OutboxState {
  /** Of the signed-in person. */
  readonly waiting: number;
  /** Of other accounts on this device; nothing else about them is shown. */
  readonly ofOthers: number;
  readonly refused: readonly RefusedDispatch[];
  /** Logged while this page was open. */
  readonly delivered: number;
}

const emptyOutbox: OutboxState = { waiting: 0, ofOthers: 0, refused: [], delivered: 0 };

const outboxState = createStore(emptyOutbox);

export const readOutboxState = outboxState.read;

export const publishOutboxState = outboxState.publish;

/** The waiting dispatches, kept up to date. */
export const useOutbox = outboxState.use;
