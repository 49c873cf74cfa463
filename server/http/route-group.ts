const accountRoutes = ['signup', 'token', 'user', 'logout', 'recover', 'resend', 'verify', 'settings', 'health'];

/**
 * What a request is counted and logged as: one of a fixed list of names, so that neither the log nor the metrics repeat
 * what someone wrote into an address.
 */
export function routeGroup(pathname: string): string {
  const account = /^\/auth\/v1\/([^/]+)$/.exec(pathname)?.[1];
  if (account !== undefined && accountRoutes.includes(account)) return `auth/${account}`;
  if (pathname === '/auth/v1/.well-known/jwks.json') return 'auth/jwks';
  if (/^\/auth\/v1(?:\/|$)/.test(pathname)) return 'auth/other';
  if (/^\/rest\/v1\/rpc(?:\/|$)/.test(pathname)) return 'rest/rpc';
  if (/^\/rest\/v1(?:\/|$)/.test(pathname)) return 'rest/rows';
  if (/^\/registers\/v1(?:\/|$)/.test(pathname)) return 'registers';
  if (pathname === '/healthz' || pathname === '/readyz' || pathname === '/metrics') return pathname.slice(1);
  return 'site';
}

/** A method by its name where it is a usual one. */
export function methodName(method: string): string {
  return ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'].includes(method) ? method : 'other';
}
