/**
 * Runs the work while no other tab of the site holds the lock. In a browser without Web Locks it runs without a lock.
 */
export const withLock = <Result>(name: string, work: () => Promise<Result>): Promise<Result> =>
  navigator.locks === undefined ? work() : navigator.locks.request(name, work);
