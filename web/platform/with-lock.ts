/** Does work while no other tab of the site does such work; a browser without locks takes the risk. */
export const withLock = <Result>(name: string, work: () => Promise<Result>): Promise<Result> =>
  navigator.locks === undefined ? work() : navigator.locks.request(name, work);
