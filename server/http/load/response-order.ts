import type { ServerResponse } from 'node:http';

/** Resolves when every earlier request of the same connection has been answered and its answer taken. */
export type AfterEarlierResponses = (connection: object, answer: Pick<ServerResponse, 'once'>) => Promise<void>;

/**
 * HTTP/1.1 lets a sender ask many times on one connection without reading. Each answer made would wait in memory, where no limit of the
 * connection counts it: so the next is made when the one before has gone out.
 */
export function createResponseOrder(): AfterEarlierResponses {
  const latest = new WeakMap<object, Promise<void>>();
  return async (connection, answer) => {
    const earlier = latest.get(connection);
    // Closed when it is sent, or its connection is cut off.
    const taken = new Promise<void>((resolve) => void answer.once('close', () => resolve()));
    latest.set(connection, taken);
    await earlier;
  };
}
