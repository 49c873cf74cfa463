/** Runs work exclusively across the site's tabs; without Web Locks it runs unprotected. */
export const withLock = <Result>(name: string, work: () => Promise<Result>): Promise<Result> =>
  navigator.locks === undefined ? work() : navigator.locks.request(name, work);
