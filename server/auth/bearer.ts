/** The token of `Authorization: Bearer …`; undefined for another scheme (a proxy's own, say) or none. */
export function readBearer(request: Request): string | undefined {
  return /^Bearer +(\S+) *$/i.exec(request.headers.get('Authorization') ?? '')?.[1];
}
