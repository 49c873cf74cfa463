const methods = 'GET, HEAD, POST, PUT, PATCH, DELETE';
/** What the backend's client sends. */
const requestHeaders =
  'authorization, apikey, content-type, x-client-info, x-supabase-api-version, prefer, range, range-unit, accept-profile, content-profile, x-retry-count';
const answerHeaders = 'content-range, location, preference-applied, retry-after, x-supabase-api-version, x-request-id';
const preflightSeconds = '600';

/**
 * The headers that let a page of another origin read an answer; none where the origin is not a configured one.
 * Pages of the site itself need none.
 */
export function corsHeaders(request: Request, allowedOrigins: readonly string[]): Readonly<Record<string, string>> {
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
 * The answer to a browser that asks what it may send, beside the headers above: without a configured origin it says nothing,
 * which is a no.
 */
export function answerPreflight(request: Request, allowedOrigins: readonly string[]): Response {
  const headers = new Headers();
  if ('Access-Control-Allow-Origin' in corsHeaders(request, allowedOrigins)) {
    headers.set('Access-Control-Allow-Methods', methods);
    headers.set('Access-Control-Allow-Headers', requestHeaders);
    headers.set('Access-Control-Max-Age', preflightSeconds);
  }
  return new Response(null, { status: 204, headers });
}
