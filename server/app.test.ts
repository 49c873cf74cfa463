import { brotliDecompressSync } from 'node:zlib';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { homePageHtml, writeSmallSite } from '../tests/support/towns/small-site.ts';
import { createApp } from './app.ts';
import { readSite } from './http/files/site.ts';

const buildFolder = await writeSmallSite();
let app: (request: Request) => Promise<Response>;
const logged: string[] = [];

const log = { info: (line: string) => logged.push(line), error: (line: string) => logged.push(line) };

beforeAll(async () => {
  app = createApp({ site: await readSite(buildFolder), log });
});

beforeEach(() => {
  logged.length = 0;
});

function ask(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Response> {
  return app(new Request(`http://localhost:3000${path}`, { method, headers }));
}

async function tagOf(path: string): Promise<string> {
  return String((await ask(path)).headers.get('ETag'));
}

describe('a page', () => {
  test('is sent whole, and must be revalidated each time', async () => {
    const response = await ask('/');
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('Cache-Control')).toBe('no-cache');
    expect(response.headers.get('Content-Length')).toBe(String(homePageHtml.length));
    expect(await response.text()).toBe(homePageHtml);
  });

  test('is sent compressed to a client that accepts it, with a Vary header', async () => {
    const response = await ask('/', { 'Accept-Encoding': 'gzip, br' });
    expect(response.headers.get('Content-Encoding')).toBe('br');
    expect(response.headers.get('Vary')).toBe('Accept-Encoding');
    expect(brotliDecompressSync(await response.arrayBuffer()).toString()).toBe(homePageHtml);
  });

  test('is not sent again to a client that has it, in any encoding', async () => {
    const tag = await tagOf('/');
    for (const known of [tag, `W/${tag}`, `"other", ${tag}`, '*']) {
      const response = await ask('/', { 'If-None-Match': known });
      expect(response.status).toBe(304);
      expect(await response.text()).toBe('');
      expect(response.headers.get('ETag')).toBe(tag);
    }
    expect((await ask('/', { 'If-None-Match': '"other"' })).status).toBe(200);
    // A strong ETag identifies exact bytes, and the compressed page has different bytes.
    expect((await ask('/', { 'If-None-Match': tag, 'Accept-Encoding': 'br' })).status).toBe(200);
  });

  test('has one address, and other spellings redirect there with their query', async () => {
    const response = await ask('/methodology/?from=map');
    expect(response.status).toBe(308);
    expect(response.headers.get('Location')).toBe('/methodology?from=map');
  });

  test('answers HEAD with only the headers', async () => {
    const response = await ask('/methodology', {}, 'HEAD');
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Length')).toBe('35');
    expect(await response.text()).toBe('');
  });

  test('carries its own content security policy', async () => {
    expect((await ask('/')).headers.get('Content-Security-Policy')).toBe(
      "default-src 'none'; script-src 'self' 'sha256-home'",
    );
    expect((await ask('/nowhere')).headers.get('Content-Security-Policy')).toBe(
      "default-src 'none'; script-src 'self'",
    );
  });
});

describe('an asset', () => {
  test('with a hash of its content in the name is cached for a year', async () => {
    const response = await ask('/assets/root-CiP6qdzN.js');
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('Content-Type')).toBe('text/javascript; charset=utf-8');
  });

  test('without a hash in the name is revalidated', async () => {
    expect((await ask('/favicon.svg')).headers.get('Cache-Control')).toBe('no-cache');
  });

  test("for the router's data has the type that the router reads", async () => {
    expect((await ask('/bluezones/okinawa.data')).headers.get('Content-Type')).toBe('text/x-script; charset=utf-8');
  });

  test('can be empty', async () => {
    const response = await ask('/empty.txt');
    expect(response.status).toBe(200);
    expect(await response.text()).toBe('');
  });
});

describe('a film', () => {
  const film = '/assets/intro-B47PQwqK.mp4';

  test.each([
    ['bytes=2-4', '234', 'bytes 2-4/10'],
    ['bytes=7-', '789', 'bytes 7-9/10'],
    ['bytes=-2', '89', 'bytes 8-9/10'],
  ])('sends the part %s', async (range, expected, described) => {
    const response = await ask(film, { Range: range });
    expect(response.status).toBe(206);
    expect(response.headers.get('Content-Range')).toBe(described);
    expect(response.headers.get('Content-Length')).toBe(String(expected.length));
    expect(await response.text()).toBe(expected);
  });

  test('refuses a part beyond its end', async () => {
    const response = await ask(film, { Range: 'bytes=10-' });
    expect(response.status).toBe(416);
    expect(response.headers.get('Content-Range')).toBe('bytes */10');
  });

  test('sends the part only of the version that the client has', async () => {
    const tag = await tagOf(film);
    expect((await ask(film, { Range: 'bytes=0-1', 'If-Range': tag })).status).toBe(206);
    for (const stale of ['"other"', `W/${tag}`, 'Wed, 21 Oct 2015 07:28:00 GMT']) {
      const response = await ask(film, { Range: 'bytes=0-1', 'If-Range': stale });
      expect(response.status).toBe(200);
      expect(await response.text()).toBe('0123456789');
    }
  });

  test('answers HEAD in full, because ranges apply only to GET', async () => {
    const response = await ask(film, { Range: 'bytes=0-1' }, 'HEAD');
    expect(response.status).toBe(200);
    expect(response.headers.get('Accept-Ranges')).toBe('bytes');
  });

  test('a range of a page is cut from the uncompressed page', async () => {
    const response = await ask('/', { Range: 'bytes=0-14', 'Accept-Encoding': 'br' });
    expect(response.headers.get('Content-Encoding')).toBeNull();
    expect(await response.text()).toBe('<!DOCTYPE html>');
  });
});

describe('an unknown address', () => {
  test('gets the not-found page with its status, and is logged once', async () => {
    const response = await ask('/bluezones/nowhere?lat=52.5');
    expect(response.status).toBe(404);
    expect(await response.text()).toBe('<!DOCTYPE html><h1>404</h1>');
    expect(logged).toEqual(['Missing page: "/bluezones/nowhere"']);
  });

  test('cannot inject lines into the log', async () => {
    await ask('/a%0AMissing%20page:%20%22/forged%22');
    expect(logged).toEqual(['Missing page: "/a\\nMissing page: \\"/forged\\""']);
  });

  test.each([
    '/../outside.txt',
    '/%2e%2e/outside.txt',
    '/..%2foutside.txt',
    '/assets/..%2f..%2foutside.txt',
    '/..%5coutside.txt',
    '/link.txt',
    '/.secret',
    '/.git/config',
    '/_headers',
    '/index.html.br',
    '/index.html.gz',
    '/content-security.json',
    '/404',
  ])('%s is not part of the site', async (path) => {
    const response = await ask(path);
    expect(response.status).toBe(404);
    expect(await response.text()).toBe('<!DOCTYPE html><h1>404</h1>');
  });

  test.each(['/%', '/%zz', '/%c3%28', '/robots.txt%00.html'])('%s is not a valid address', async (path) => {
    expect((await ask(path)).status).toBe(400);
  });
});

test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])('%s is not allowed on a file', async (method) => {
  const response = await ask('/', {}, method);
  expect(response.status).toBe(405);
  expect(response.headers.get('Allow')).toBe('GET, HEAD');
});

test('the server reports that it is healthy', async () => {
  const response = await ask('/healthz');
  expect(response.status).toBe(200);
  expect(response.headers.get('Cache-Control')).toBe('no-store');
});

describe('every response', () => {
  test.each(['/', '/nowhere', '/%zz', '/healthz', '/methodology/'])('%s has the standard headers', async (path) => {
    const { headers } = await ask(path);
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('X-Frame-Options')).toBe('SAMEORIGIN');
    expect(headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin');
    expect(headers.get('Permissions-Policy')).toMatch(/^geolocation=\(self\),.*camera=\(\)/);
  });

  test('requires https only when it was sent over https', async () => {
    const open = await ask('/');
    expect(open.headers.get('Strict-Transport-Security')).toBeNull();
    expect(open.headers.get('Content-Security-Policy')).not.toContain('upgrade-insecure-requests');
    // No proxy is trusted here, so any client could have sent this header.
    const claimed = await ask('/', { 'X-Forwarded-Proto': 'https' });
    expect(claimed.headers.get('Strict-Transport-Security')).toBeNull();
    expect(claimed.headers.get('Content-Security-Policy')).not.toContain('upgrade-insecure-requests');
    const behindProxy = createApp({ site: await readSite(buildFolder), log, hasProxy: true });
    const forwarded = { headers: { 'X-Forwarded-Proto': 'https' } };
    const secure = await behindProxy(new Request('http://localhost:3000/', forwarded));
    expect(secure.headers.get('Strict-Transport-Security')).toBe('max-age=63072000');
    expect(secure.headers.get('Content-Security-Policy')).toMatch(/; upgrade-insecure-requests$/);
  });
});

test('a file that changed under the server gives an error with a fixed message', async () => {
  const site = await readSite(buildFolder);
  const file = site.files.get('/methodology.html');
  if (file === undefined) throw new Error('expected the page in the small site');
  const broken = { ...file, plain: { ...file.plain, size: file.plain.size + 5 } };
  const lines: string[] = [];
  const answer = createApp({
    site: { ...site, files: new Map([['/methodology.html', broken]]) },
    log: { info: () => {}, error: (line) => lines.push(line) },
  });
  const response = await answer(new Request('http://localhost:3000/methodology'));
  expect(response.status).toBe(500);
  expect(await response.text()).toBe('The server could not answer. Please try again in a moment.');
  expect(lines).toEqual(['Failed: GET "/methodology"']);
});

test('without a finished build the server says which command to run', async () => {
  await expect(readSite('/nonexistent')).rejects.toThrow(
    'There is no finished build (/nonexistent/content-security.json cannot be read). Run npm run build.',
  );
});
