interface QueueOptions {
  /** Maximum number of tasks that run at once. The default is 1. */
  readonly atOnceMax?: number;
  readonly waiting?: {
    readonly max: number;
    /** Creates the error for a task that is added while the queue is full. */
    readonly refusal: () => Error;
  };
}

/** Runs a task when its turn comes, in the order in which tasks were added. */
export type RunInQueue = <Result>(work: () => Promise<Result>) => Promise<Result>;

/**
 * Creates a queue that runs a limited number of tasks at once. Further tasks wait. If `waiting` is given, it limits how
 * many.
 */
export function createWorkQueue({ atOnceMax = 1, waiting }: QueueOptions = {}): RunInQueue {
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
      // The slot passes directly to the next waiting task. If the count were decremented first, a task that is added at
      // that moment could take the slot.
      if (next) next();
      else running -= 1;
    }
  };
}
