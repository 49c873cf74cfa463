import type { MiddlewareHandler } from 'hono';

/** Headers of every response, over http and https. The build writes the same ones for a CDN. */
export const constantSecurityHeaders: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  // OpenStreetMap's tile policy requires a referrer, so it cannot be omitted entirely.
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'geolocation=(self), accelerometer=(self), camera=(), display-capture=(), gyroscope=(self), magnetometer=(self), microphone=(), midi=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'X-Frame-Options': 'SAMEORIGIN',
};

/** Two years; including subdomains is the domain owner's decision. */
export const strictTransportSecurity = 'max-age=63072000';

/**
 * A directive for pages served over https: on http://localhost it would redirect the browser to a port that does not
 * answer.
 */
export const upgradeDirective = 'upgrade-insecure-requests';

/** @param hasProxy whether a trusted proxy is in front of the server: any client could send the same header */
export function addSecurityHeaders(hasProxy: boolean): MiddlewareHandler {
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

/** The server itself speaks http; a proxy in front of it says whether the client used https. */
function isSecure(request: Request, hasProxy: boolean): boolean {
  if (!hasProxy) return request.url.startsWith('https:');
  const forwarded = request.headers.get('X-Forwarded-Proto')?.split(',')[0]?.trim().toLowerCase();
  return forwarded === undefined ? request.url.startsWith('https:') : forwarded === 'https';
}
