/** Statuses after which a server may take the same row another time: no answer at all, signed out, too slow, too many, broken. */
export function isPassing(status: number): boolean {
  return [0, 401, 408, 425, 429].includes(status) || status >= 500;
}
