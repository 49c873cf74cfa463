import { describe, expect, test } from 'vitest';
import { formatPolicy, hashInlineScripts, hashInlineStyles, toPolicyOrigin } from './content-security.ts';

const local = {
  tileUrl: '/tiles/{z}/{x}/{y}.png',
  explainerUrl: '/player',
  supabaseUrl: '',
  registryUrl: '/aeds',
  streetsUrl: '/streets',
};

describe('hashInlineScripts', () => {
  test('hashes the code of an inline script to the byte, once', () => {
    // The expected hash is printed by: printf 'go();' | openssl dgst -sha256 -binary | base64
    const html = '<script>go();</script><script type="module" async="">go();</script>';
    expect(hashInlineScripts(html)).toEqual(["'sha256-bYOqbsii8BMz1hC57p5sZG4K4cMuk6QQDiwupM2aRMM='"]);
  });

  test('skips scripts with an address, and data', () => {
    const html = '<script src="/a.js"></script><script type="application/ld+json">{"a":1}</script>';
    expect(hashInlineScripts(html)).toEqual([]);
  });
});

test('hashes the rules of a style element to the byte, once, and not a linked stylesheet', () => {
  // The expected hash is printed by: printf 'a{color:red}' | openssl dgst -sha256 -binary | base64
  const html =
    '<style>a{color:red}</style><style media="print">a{color:red}</style><link rel="stylesheet" href="/a.css"/>';
  expect(hashInlineStyles(html)).toEqual(["'sha256-6hWWMOcF+mJesSJGYhmK2lkIIEw9Xc5XKGLPVzh8yxs='"]);
});

describe('formatPolicy', () => {
  test('allows only the site itself when no other host is configured', () => {
    expect(formatPolicy({ scripts: [], styles: [] }, local)).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; media-src 'self'; font-src 'self'; " +
        "connect-src 'self'; frame-src 'self'; manifest-src 'self'; worker-src 'self'; object-src 'none'; base-uri 'none'; " +
        "form-action 'self'; frame-ancestors 'self'; require-trusted-types-for 'script'; trusted-types default",
    );
  });

  test('adds each configured host only to the directive that needs it', () => {
    const policy = formatPolicy(
      { scripts: ["'sha256-abc'"], styles: ["'sha256-def'"] },
      {
        tileUrl: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
        explainerUrl: 'https://player.example.org/embed/7?autoplay=1',
        supabaseUrl: 'https://project.example.org',
        registryUrl: 'https://cdn.example.net/aeds',
        streetsUrl: 'https://streets.example.net/v1',
      },
    );
    expect(policy).toContain("script-src 'self' 'sha256-abc';");
    expect(policy).toContain("style-src 'self' 'sha256-def';");
    expect(policy).toContain("img-src 'self' data: https://tile.openstreetmap.org;");
    expect(policy).toContain("frame-src 'self' https://player.example.org;");
    expect(policy).toContain(
      "connect-src 'self' https://project.example.org wss://project.example.org https://cdn.example.net https://streets.example.net https://tile.openstreetmap.org;",
    );
    expect(policy).not.toContain('unsafe');
  });
});

test.each([
  ['https://{s}.tile.example.org/{z}/{x}/{y}.png', 'https://*.tile.example.org'],
  ['https://tile-{s}.example.org/{z}/{x}/{y}.png', 'https://*.example.org'],
  ['http://localhost:8080/{z}.png', 'http://localhost:8080'],
  ['//tiles.example.org/{z}.png', 'tiles.example.org'],
  ['/tiles/{z}.png', null],
  ['', null],
])('the origin of "%s" is %s', (address, expected) => {
  expect(toPolicyOrigin(address)).toBe(expected);
});
