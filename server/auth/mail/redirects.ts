import type { AuthConfig } from '../auth-context.ts';
import type { JsonFields } from '../wire/json-body.ts';

const redirectLengthMax = 2048;

/**
 * Returns the URL to which a link in a message finally leads: the request's `redirect_to` if it is on the site or an
 * allowed origin, else the site. If any URL were accepted, a stranger who requests a link could have the session sent
 * to another site.
 */
export function parseRedirect({ siteOrigin, allowedRedirectOrigins }: AuthConfig, url: URL): string {
  const home = new URL('/', siteOrigin).href;
  const wish = url.searchParams.get('redirect_to') ?? '';
  if (wish === '' || wish.length > redirectLengthMax || !URL.canParse(wish, siteOrigin)) return home;
  const target = new URL(wish, siteOrigin);
  const isWeb = target.protocol === 'https:' || target.protocol === 'http:';
  const allowed = [siteOrigin, ...allowedRedirectOrigins].map((origin) => new URL(origin).origin);
  const isAllowed = isWeb && target.username === '' && target.password === '' && allowed.includes(target.origin);
  return isAllowed ? target.href : home;
}

/**
 * Returns the URL of the page for choosing a password. If the requested page is itself a page for choosing a password,
 * its URL is returned. If it is a sign-in page, the URL is that of the page for choosing a password in the same
 * language, and otherwise in the site's default language.
 */
export function resolvePasswordPageUrl({ siteOrigin }: AuthConfig, requestedUrl: string): string {
  const { pathname } = new URL(requestedUrl);
  if (pathname.endsWith('/reset-password')) return requestedUrl;
  return new URL('reset-password', pathname.endsWith('/sign-in') ? requestedUrl : siteOrigin).href;
}

type Parameters = Readonly<Record<string, string>>;

/**
 * Redirects to a URL with parameters in its query string or in its fragment. Browsers do not send the fragment to a
 * server.
 */
export function redirectTo(
  target: string,
  { hash = {}, query = {} }: { hash?: Parameters; query?: Parameters },
): Response {
  const url = new URL(target);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  url.hash = new URLSearchParams(hash).toString();
  const headers = { Location: url.href, 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' };
  return new Response(null, { status: 303, headers });
}

/** Returns the URL parameters in which the client expects a session. They do not include the account. */
export function buildSessionUrlParameters(session: JsonFields, type: string): Parameters {
  const names = ['access_token', 'expires_at', 'expires_in', 'refresh_token', 'token_type'];
  return { ...Object.fromEntries(names.map((name) => [name, String(session[name])])), type };
}
