export interface AdmissionRule {
  /** Callers served at the same time. */
  readonly atOnceMax: number;
  /** Of them, those from one network. */
  readonly atOnceOfNetworkMax: number;
  /** Callers kept waiting beyond those; the next is asked to come back. */
  readonly waitingMax: number;
  readonly waitMsMax: number;
}

/**
 * Lets so many in at a time, in the order they come except for those whose network has its share: what they need of this thread in one go
 * bounds how long a page waits for it.
 */
export interface Admission {
  /** Resolves to a call that makes room again; undefined for anyone who should come back later. */
  readonly enter: (network: string) => Promise<(() => void) | undefined>;
  /** The same for anyone who does not wait: undefined if they are not let in at once. */
  readonly enterAtOnce: (network: string) => (() => void) | undefined;
}

interface Waiting {
  readonly network: string;
  readonly begin: () => void;
}

export function createConcurrencyLimit(rule: AdmissionRule): Admission {
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
