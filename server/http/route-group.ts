const accountRoutes = ['signup', 'token', 'user', 'logout', 'recover', 'resend', 'verify', 'settings', 'health'];

/**
 * The name under which a request is counted and logged: one of a fixed list, so that neither the log nor the metrics
 * repeat user-supplied URLs.
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

/** The name of a method, if it is a common one. */
export function methodName(method: string): string {
  return ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'].includes(method) ? method : 'other';
}
