export interface ConcurrencyRule {
  /** Maximum number of callers that have a slot at the same time. */
  readonly atOnceMax: number;
  /** Maximum number of callers from one network that have a slot at the same time. */
  readonly atOnceOfNetworkMax: number;
  /** Maximum number of callers that wait. Any further caller is refused. */
  readonly waitingMax: number;
  readonly waitMsMax: number;
}

/**
 * Limits how many callers run at the same time, so that a page does not wait long for other work on this thread.
 * Callers run in the order in which they arrive. A caller whose network already uses all its slots is skipped until one
 * of these is free.
 */
export interface ConcurrencyLimit {
  /**
   * Waits for a slot. Resolves to a function that frees it, or to undefined if too many callers wait or no slot became
   * free in time.
   */
  readonly enter: (network: string) => Promise<(() => void) | undefined>;
  /** Takes a slot without waiting. Undefined if none is free. */
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
