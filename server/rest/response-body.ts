const bodilessStatuses: ReadonlySet<number> = new Set([204, 205, 304]);

/**
 * The body of a response, or null for a status without a body (RFC 9110): a function may choose any status, and a body
 * would throw.
 */
export function bodyForStatus(status: number, body: string | null): string | null {
  return bodilessStatuses.has(status) ? null : body;
}
