interface Turns {
  /** Works that run at the same time; one where it is not said. */
  readonly atOnceMax?: number;
  readonly waiting?: {
    readonly max: number;
    /** What anyone who comes when so many wait is told. */
    readonly refusal: () => Error;
  };
}

/** Does work as its turn comes, in the order in which it was handed in. */
export type RunInQueue = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** Lets a few works run at once and the others wait, without an end if none is said. */
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
      // The place goes straight to the next in line: counting down first would let a newcomer slip in between.
      if (next) next();
      else running -= 1;
    }
  };
}
