/**
 * Returns the token of `Authorization: Bearer …` without verifying it. Undefined if there is no such header or it has
 * another scheme, such as a proxy's. An empty or malformed token is returned too, so that it is refused and not treated
 * as anonymous.
 */
export function readBearerToken(request: Request): string | undefined {
  const match = /^Bearer(?: +(.*))?$/i.exec(request.headers.get('Authorization') ?? '');
  return match ? (match[1] ?? '') : undefined;
}
