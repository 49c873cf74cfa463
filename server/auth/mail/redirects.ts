import type { AuthConfig } from '../auth-context.ts';
import type { Fields } from '../wire/json-body.ts';

const redirectLengthMax = 2048;

/**
 * Where a mailed link finally leads: the request's `redirect_to` if it is on the site or an allowed origin, else the
 * site itself. (An open redirect would give the session to whoever made the link.)
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
 * The page for choosing a password: the requested one, the one in the sign-in page's language, or the site's default.
 */
export function passwordPageUrl({ siteOrigin }: AuthConfig, asked: string): string {
  const { pathname } = new URL(asked);
  if (pathname.endsWith('/reset-password')) return asked;
  return new URL('reset-password', pathname.endsWith('/sign-in') ? asked : siteOrigin).href;
}

type Parameters = Readonly<Record<string, string>>;

/** Redirects the browser with parameters after `#`, which reach no server, or in the query string. */
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

/** A session as the client reads it from the URL: every value as text, without the account. */
export function sessionUrlParameters(session: Fields, type: string): Parameters {
  const names = ['access_token', 'expires_at', 'expires_in', 'refresh_token', 'token_type'];
  return { ...Object.fromEntries(names.map((name) => [name, String(session[name])])), type };
}
