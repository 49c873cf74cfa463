/**
 * The token of `Authorization: Bearer …`, unchecked; undefined for another scheme (such as a proxy's) or no header. An
 * empty or malformed token is still a token: it is refused, not treated as anonymous.
 */
export function readBearerToken(request: Request): string | undefined {
  const match = /^Bearer(?: +(.*))?$/i.exec(request.headers.get('Authorization') ?? '');
  return match ? (match[1] ?? '') : undefined;
}
