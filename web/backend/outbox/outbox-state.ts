import { createStore } from '../../platform/store.ts';

/** A dispatch that the server will not log. */
export interface RefusedDispatch {
  readonly id: string;
  readonly aedName: string;
  readonly reason: string;
}

/** What is shown of the dispatches that are not logged yet. */
export interface OutboxState {
  /** Of the person who is signed in. */
  readonly waiting: number;
  /** Of other accounts of this device; nothing else is told of them. */
  readonly ofOthers: number;
  readonly refused: readonly RefusedDispatch[];
  /** Logged while this page was open. */
  readonly delivered: number;
}

const emptyOutbox: OutboxState = { waiting: 0, ofOthers: 0, refused: [], delivered: 0 };

const outboxState = createStore(emptyOutbox);

export const readOutboxState = outboxState.read;

export const publishOutboxState = outboxState.publish;

/** The dispatches that wait to be logged, kept up to date. */
export const useOutbox = outboxState.use;
