export interface ConcurrencyRule {
  /** Callers admitted at the same time. */
  readonly atOnceMax: number;
  /** Callers from one network admitted at the same time. */
  readonly atOnceOfNetworkMax: number;
  /** Callers that may wait; when that many are waiting, another one is refused with a Retry-After. */
  readonly waitingMax: number;
  readonly waitMsMax: number;
}

/**
 * Limits concurrency. Callers are admitted in order of arrival, except those whose network already has all the slots it
 * may use. The limit bounds how long a page waits for work on this thread.
 */
export interface ConcurrencyLimit {
  /** Resolves to a function that releases the slot; undefined if the caller should come back later. */
  readonly enter: (network: string) => Promise<(() => void) | undefined>;
  /** The same without waiting: undefined if no slot is free. */
  readonly enterAtOnce: (network: string) => (() => void) | undefined;
}

interface Waiting {
  readonly network: string;
  readonly begin: () => void;
}

export function createConcurrencyLimit(rule: ConcurrencyRule): ConcurrencyLimit {
  const { atOnceMax, atOnceOfNetworkMax, waitingMax, waitMsMax } = rule;
  let inside = 0;
  const insideOf = new Map<string, number>();
  const waiting = new Set<Waiting>();

  const mayEnter = (network: string) => inside < atOnceMax && (insideOf.get(network) ?? 0) < atOnceOfNetworkMax;
  const count = (network: string, by: 1 | -1) => {
    inside += by;
    const now = (insideOf.get(network) ?? 0) + by;
    if (now === 0) insideOf.delete(network);
    else insideOf.set(network, now);
  };
  const admit = (network: string) => {
    count(network, 1);
    let hasLeft = false;
    return () => {
      if (hasLeft) return;
      hasLeft = true;
      count(network, -1);
      beginNext();
    };
  };
  const beginNext = () => {
    for (const next of waiting) {
      if (!mayEnter(next.network)) continue;
      waiting.delete(next);
      next.begin();
      return;
    }
  };

  return {
    enterAtOnce: (network) => (mayEnter(network) ? admit(network) : undefined),
    async enter(network) {
      if (mayEnter(network)) return admit(network);
      if (waiting.size >= waitingMax) return undefined;
      return new Promise((resolve) => {
        const next: Waiting = {
          network,
          begin: () => {
            clearTimeout(timer);
            resolve(admit(network));
          },
        };
        const timer = setTimeout(() => {
          waiting.delete(next);
          resolve(undefined);
        }, waitMsMax);
        waiting.add(next);
      });
    },
  };
}
