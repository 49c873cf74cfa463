import type { MiddlewareHandler } from 'hono';

/** Headers of every answer, over http and https alike. The build writes the same ones for a CDN. */
export const constantHeaders: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  // OpenStreetMap's tile policy asks for a referrer, so it may not be left out altogether.
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'geolocation=(self), accelerometer=(self), camera=(), display-capture=(), gyroscope=(self), magnetometer=(self), microphone=(), midi=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'X-Frame-Options': 'SAMEORIGIN',
};

/** Two years; whether subdomains join in is for the owner of the domain to say. */
export const strictTransportSecurity = 'max-age=63072000';

/** A directive for pages that came over https: on http://localhost it would send the browser to a port that does not answer. */
export const upgradeDirective = 'upgrade-insecure-requests';

/** @param hasProxy whether a proxy is before the server whose words are believed: anyone may write the same header */
export function addStandingHeaders(hasProxy: boolean): MiddlewareHandler {
  return async (context, next) => {
    await next();
    const { headers } = context.res;
    for (const [name, value] of Object.entries(constantHeaders)) headers.set(name, value);
    if (!isSecure(context.req.raw, hasProxy)) return;
    headers.set('Strict-Transport-Security', strictTransportSecurity);
    const policy = headers.get('Content-Security-Policy');
    if (policy !== null) headers.set('Content-Security-Policy', `${policy}; ${upgradeDirective}`);
  };
}

/** The server itself speaks http; a proxy before it that speaks https says so. */
function isSecure(request: Request, hasProxy: boolean): boolean {
  if (!hasProxy) return request.url.startsWith('https:');
  const forwarded = request.headers.get('X-Forwarded-Proto')?.split(',')[0]?.trim().toLowerCase();
  return forwarded === undefined ? request.url.startsWith('https:') : forwarded === 'https';
}
