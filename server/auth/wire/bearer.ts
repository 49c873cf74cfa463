/**
 * The token of `Authorization: Bearer …`, as it is there; undefined for another scheme (a proxy's own, say) or no
 * header. One that is empty or garbled is a token all the same: it is refused, not taken for nobody's.
 */
export function readBearer(request: Request): string | undefined {
  const match = /^Bearer(?: +(.*))?$/i.exec(request.headers.get('Authorization') ?? '');
  return match ? (match[1] ?? '') : undefined;
}
