const bodilessStatuses: ReadonlySet<number> = new Set([204, 205, 304]);

/**
 * Returns the body, or null if the status does not allow one (RFC 9110). A function may choose any status, and
 * `Response` throws for a body that is not allowed.
 */
export function bodyForStatus(status: number, body: string | null): string | null {
  return bodilessStatuses.has(status) ? null : body;
}
