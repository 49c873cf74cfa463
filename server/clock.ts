/**
 * A function that returns the current time. All code gets the time from a clock, so that tests can control the time.
 */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();

/** Returns a time in whole seconds since 1970, the unit of JSON web tokens. */
export function toEpochSeconds(moment: Date): number {
  return Math.floor(moment.getTime() / 1000);
}

export function addSeconds(moment: Date, seconds: number): Date {
  return new Date(moment.getTime() + seconds * 1000);
}
