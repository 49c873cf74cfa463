import { expect, test } from 'vitest';
import { formatCdnHeaders, formatLanguageRedirects, formatShellRewrites } from './cdn-headers.ts';
import { formatPageSitemap } from './sitemap.ts';

const policies = {
  pages: { '/': "default-src 'none'", '/methodology': "default-src 'self'" },
  notFound: "default-src 'none'",
};

test('sends the host the policy of each page, once, and caches files with a hash in their name', () => {
  const rules = formatCdnHeaders(policies, false);
  expect(rules).toContain('\n/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n');
  expect(rules).toContain('\n/sw.js\n  Cache-Control: no-cache\n');
  expect(rules).toContain("\n/\n  Content-Security-Policy: default-src 'none'\n");
  expect(rules).toContain("\n/methodology\n  Content-Security-Policy: default-src 'self'\n");
  expect(rules.slice(0, rules.indexOf('\n/assets/*'))).not.toContain('Content-Security-Policy');
  expect(rules).not.toContain('Strict-Transport-Security');
});

test('lets the host cache AED cells and revalidate the index, for pages of any site', () => {
  const rules = formatCdnHeaders(policies, false);
  expect(rules).toContain(
    '\n/streets/index.json\n  Cache-Control: no-cache\n  Access-Control-Allow-Origin: *\n' +
      '\n/streets/:kind/:zoom/:column/:row\n  Cache-Control: public, max-age=31536000, immutable\n  Access-Control-Allow-Origin: *\n' +
      '\n/aeds/index.json\n  Cache-Control: no-cache\n  Access-Control-Allow-Origin: *\n' +
      '\n/aeds/ids/*\n  Cache-Control: no-cache\n  Access-Control-Allow-Origin: *\n' +
      '\n/aeds/:zoom/:column/:row\n  Cache-Control: public, max-age=31536000, immutable\n  Access-Control-Allow-Origin: *\n' +
      '\n/aeds/changes/:zoom/:column/:row\n  Cache-Control: public, max-age=31536000, immutable\n  Access-Control-Allow-Origin: *\n' +
      '\n/aeds/checksums/:zoom/:column/:row\n  Cache-Control: public, max-age=31536000, immutable\n  Access-Control-Allow-Origin: *\n',
  );
});

test('one shell with its policy serves every page of a kind, in each language', () => {
  const [english, arabic] = [
    { tag: 'en', name: 'English', direction: 'ltr' },
    { tag: 'ar', name: 'Arabic', direction: 'rtl' },
  ] as const;
  expect(formatShellRewrites([english, arabic], [{ shell: '/aed/~', prefix: '/aed/' }])).toBe(
    '/aed/* /aed/~ 200\n/ar/aed/* /ar/aed/~ 200\n',
  );
  const rules = formatCdnHeaders({ ...policies, pages: { '/ar/aed/~': "default-src 'self'" } }, false);
  expect(rules).toContain("\n/ar/aed/*\n  Content-Security-Policy: default-src 'self'\n");
});

test('a site published over https uses HSTS', () => {
  const rules = formatCdnHeaders(policies, true);
  expect(rules).toContain('  Strict-Transport-Security: max-age=63072000\n');
  expect(rules).toContain("  Content-Security-Policy: default-src 'self'; upgrade-insecure-requests\n");
});

test('the sitemap contains absolute addresses, escaped for XML', () => {
  expect(formatPageSitemap(['/', '/a&b'], 'https://atlas.example')).toBe(
    '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n' +
      '  <url><loc>https://atlas.example/</loc></url>\n  <url><loc>https://atlas.example/a&amp;b</loc></url>\n</urlset>\n',
  );
});

test('redirects the addresses of a renamed language tag, including its home page', () => {
  expect(formatLanguageRedirects({ '/pt': '/pt-PT' })).toBe('/pt /pt-PT 308\n/pt/* /pt-PT/:splat 308\n');
});
