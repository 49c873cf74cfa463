/** The only source of time; tests pass one they control. */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();

/** Whole seconds since 1970, as JSON web tokens count. */
export function epochSeconds(moment: Date): number {
  return Math.floor(moment.getTime() / 1000);
}

export function secondsAfter(moment: Date, seconds: number): Date {
  return new Date(moment.getTime() + seconds * 1000);
}
