import type { ServerResponse } from 'node:http';

/** Resolves when every earlier request on the same connection has been answered and its response read. */
export type AfterEarlierResponses = (connection: object, answer: Pick<ServerResponse, 'once'>) => Promise<void>;

/**
 * HTTP/1.1 pipelining lets a client send many requests without reading. Each response would wait in memory, where no
 * connection limit counts it: so the next is produced only when the previous one has been sent.
 */
export function createResponseOrder(): AfterEarlierResponses {
  const latest = new WeakMap<object, Promise<void>>();
  return async (connection, answer) => {
    const earlier = latest.get(connection);
    // Emitted when it is sent, or its connection is lost.
    const taken = new Promise<void>((resolve) => void answer.once('close', () => resolve()));
    latest.set(connection, taken);
    await earlier;
  };
}
