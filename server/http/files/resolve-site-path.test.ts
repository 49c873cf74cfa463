import { expect, test } from 'vitest';
import { resolveSitePath } from './resolve-site-path.ts';
import type { SiteFile } from './site.ts';

const names = [
  '/index.html',
  '/404.html',
  '/methodology.html',
  '/bluezones/okinawa.html',
  '/pt-PT.html',
  '/pt-PT/aed.html',
  '/robots.txt',
  '/bluezones/okinawa.data',
];
const files = new Map(names.map((name) => [name, { name } as SiteFile]));

function outcome(address: string): string {
  const located = resolveSitePath(files, address);
  if (located.kind === 'file') return located.file.name;
  return located.kind === 'moved' ? `moved to ${located.to}` : 'missing';
}

test.each([
  ['/', '/index.html'],
  ['/methodology', '/methodology.html'],
  ['/bluezones/okinawa', '/bluezones/okinawa.html'],
  ['/bluezones/okinawa.data', '/bluezones/okinawa.data'],
  ['/robots.txt', '/robots.txt'],
])('%s resolves to the file %s', (address, expected) => {
  expect(outcome(address)).toBe(expected);
});

test.each([
  ['/methodology/', 'moved to /methodology'],
  ['/methodology//', 'moved to /methodology'],
  ['/methodology.html', 'moved to /methodology'],
  ['/methodology/index.html', 'moved to /methodology'],
  ['/index.html', 'moved to /'],
  ['/index', 'moved to /'],
  ['//', 'moved to /'],
  ['/pt', 'moved to /pt-PT'],
  ['/pt/', 'moved to /pt-PT'],
  ['/pt/aed', 'moved to /pt-PT/aed'],
  ['/pt/aed/', 'moved to /pt-PT/aed'],
])('%s is %s', (address, expected) => {
  expect(outcome(address)).toBe(expected);
});

test.each([
  ['/404'],
  ['/404.html'],
  ['/bluezones'],
  ['/bluezones/nowhere'],
  ['/robots.txt/'],
  ['//methodology'],
  ['//evil.example/'],
  ['/Methodology'],
  ['/pt/nowhere'],
  ['/pts'],
])('%s is missing', (address) => {
  expect(outcome(address)).toBe('missing');
});
