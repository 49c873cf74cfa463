import { mkdir, writeFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { createTestFolder } from '../../tests/support/test-folder.ts';
import { listPrecachedFiles, listShellPages } from './service-worker.ts';

test('precaches the texts and the locator, not every place and no account page', () => {
  const paths = [
    '/',
    '/aed',
    '/principles',
    '/bluezones/okinawa',
    '/sign-in',
    '/sign-in/create',
    '/reset-password',
    '/player',
  ];
  expect(listShellPages([...paths, '/offline', '/404'])).toEqual(['/', '/aed', '/principles', '/offline']);
});

test('files with a hash in their name have no revision; pages and their data have one from their content', async () => {
  const folder = createTestFolder();
  const files = {
    'index.html': 'home',
    'favicon.svg': '<svg/>',
    'robots.txt': '',
    'og.png': '',
    'assets/root-CiP6qdzN.js': '',
    'assets/root-BQHXqEWF.css': '',
    'assets/okinawa-Gb-of5gN.svg': '',
    'assets/verification-BsjE1rk2.js': '',
    'assets/intro-B47PQwqK.mp4': '',
    'bluezones/okinawa.data': '[]',
    'bluezones/okinawa.html': '',
  };
  await mkdir(`${folder}/assets`);
  await mkdir(`${folder}/bluezones`);
  for (const [name, text] of Object.entries(files)) await writeFile(`${folder}/${name}`, text);
  expect(await listPrecachedFiles(folder, ['/'])).toEqual([
    { url: '/assets/root-BQHXqEWF.css', revision: null },
    { url: '/assets/root-CiP6qdzN.js', revision: null },
    // Each revision is printed by a command such as: printf '[]' | openssl dgst -sha256 -binary | basenc --base64url |
    // cut -c1-12
    { url: '/bluezones/okinawa.data', revision: 'T1PNoYwrqgwD' },
    { url: '/favicon.svg', revision: '1NxWZpFDA08x' },
    { url: '/', revision: 'TqFAWIFQdzzj' },
  ]);
});
