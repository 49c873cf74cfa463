import type { MiddlewareHandler } from 'hono';

/** Headers of every response, over both http and https. The build writes the same headers for a CDN. */
export const constantSecurityHeaders: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  // OpenStreetMap's tile policy requires a referrer, so the header cannot be omitted completely.
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'geolocation=(self), accelerometer=(self), camera=(), display-capture=(), gyroscope=(self), magnetometer=(self), microphone=(), midi=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'X-Frame-Options': 'SAMEORIGIN',
};

/** Two years. The domain's owner decides whether subdomains are included. */
export const strictTransportSecurity = 'max-age=63072000';

/**
 * A directive only for pages that are served over https. On http://localhost it would send the browser to a port on
 * which nothing listens.
 */
export const upgradeDirective = 'upgrade-insecure-requests';

/**
 * @param hasProxy whether a trusted proxy is in front of the server; without a proxy, any client could send the header
 * that a proxy sets
 */
export function createSecurityHeadersMiddleware(hasProxy: boolean): MiddlewareHandler {
  return async (context, next) => {
    await next();
    const { headers } = context.res;
    for (const [name, value] of Object.entries(constantSecurityHeaders)) headers.set(name, value);
    if (!isSecure(context.req.raw, hasProxy)) return;
    headers.set('Strict-Transport-Security', strictTransportSecurity);
    const policy = headers.get('Content-Security-Policy');
    if (policy !== null) headers.set('Content-Security-Policy', `${policy}; ${upgradeDirective}`);
  };
}

/**
 * Whether the client uses https. The server itself uses http. A proxy in front of it states in a header which protocol
 * the client uses.
 */
function isSecure(request: Request, hasProxy: boolean): boolean {
  if (!hasProxy) return request.url.startsWith('https:');
  const forwarded = request.headers.get('X-Forwarded-Proto')?.split(',')[0]?.trim().toLowerCase();
  return forwarded === undefined ? request.url.startsWith('https:') : forwarded === 'https';
}
