const methods = 'GET, HEAD, POST, PUT, PATCH, DELETE';
/** The request headers that supabase-js sends. */
const requestHeaders =
  'authorization, apikey, content-type, x-client-info, x-supabase-api-version, prefer, range, range-unit, accept-profile, content-profile, x-retry-count';
const answerHeaders = 'content-range, location, preference-applied, retry-after, x-supabase-api-version, x-request-id';
const preflightSeconds = '600';

/**
 * Returns the headers with which a page of an allowed origin can read a response. Pages of this site need no such
 * headers.
 */
export function buildCorsHeaders(
  request: Request,
  allowedOrigins: readonly string[],
): Readonly<Record<string, string>> {
  if (allowedOrigins.length === 0) return {};
  const origin = request.headers.get('Origin');
  if (origin === null || !allowedOrigins.includes(origin)) return { Vary: 'Origin' };
  return {
    Vary: 'Origin',
    'Access-Control-Allow-Origin': origin,
    'Access-Control-Expose-Headers': answerHeaders,
  };
}

/**
 * Responds to a CORS preflight. If the origin is not allowed, the response has no CORS headers, so the browser
 * does not send the request.
 */
export function preflightResponse(request: Request, allowedOrigins: readonly string[]): Response {
  const headers = new Headers();
  if ('Access-Control-Allow-Origin' in buildCorsHeaders(request, allowedOrigins)) {
    headers.set('Access-Control-Allow-Methods', methods);
    headers.set('Access-Control-Allow-Headers', requestHeaders);
    headers.set('Access-Control-Max-Age', preflightSeconds);
  }
  return new Response(null, { status: 204, headers });
}
