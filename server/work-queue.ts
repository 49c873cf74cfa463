interface Turns {
  /** Maximum concurrency; 1 by default. */
  readonly atOnceMax?: number;
  readonly waiting?: {
    readonly max: number;
    /** Error message when the queue is full. */
    readonly refusal: () => Error;
  };
}

/** Runs tasks in the order in which they were added. */
export type RunInQueue = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** Limits concurrency; further tasks wait, in an unbounded queue unless a limit is given. */
export function createWorkQueue({ atOnceMax = 1, waiting }: Turns = {}): RunInQueue {
  const line: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running >= atOnceMax) {
      if (waiting !== undefined && line.length >= waiting.max) throw waiting.refusal();
      await new Promise<void>((resolve) => line.push(resolve));
    } else {
      running += 1;
    }
    try {
      return await work();
    } finally {
      const next = line.shift();
      // The slot goes directly to the next in line: decrementing first would let a newcomer take it.
      if (next) next();
      else running -= 1;
    }
  };
}
