import type { ServerResponse } from 'node:http';

type Answer = Pick<ServerResponse, 'once' | 'writableLength'>;

/** Unread response bytes, by network. */
export interface UnreadResponses {
  /** Counts a response for the network until it has been sent, or its connection is lost. */
  readonly count: (network: string, answer: Answer) => void;
  readonly bytesOf: (network: string) => number;
}

/**
 * A client with many connections that reads from none would cost the database and this thread milliseconds per
 * response. The unread bytes of its network identify it.
 */
export function createUnreadResponses(): UnreadResponses {
  const underWay = new Map<string, Set<Answer>>();
  return {
    count(network, answer) {
      const answers = underWay.get(network) ?? new Set();
      underWay.set(network, answers.add(answer));
      answer.once('close', () => {
        answers.delete(answer);
        if (answers.size === 0) underWay.delete(network);
      });
    },
    bytesOf(network) {
      let bytes = 0;
      for (const { writableLength } of underWay.get(network) ?? []) bytes += writableLength;
      return bytes;
    },
  };
}
