const bodilessStatuses: ReadonlySet<number> = new Set([204, 205, 304]);

/** The body of an answer, or null under a status that carries none (RFC 9110): a function may choose any, and a body there would throw. */
export function bodyForStatus(status: number, body: string | null): string | null {
  return bodilessStatuses.has(status) ? null : body;
}
