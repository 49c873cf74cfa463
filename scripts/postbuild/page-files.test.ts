import { expect, test } from 'vitest';
import { pageFileOf, removeScripts } from './page-files.ts';

test('the not-found page loses only its scripts and their preloads', () => {
  const html =
    '<head><link rel="stylesheet" href="/a.css"/><link rel="modulepreload" href="/a.js"/></head>' +
    '<body><h1>404</h1><script>first();</script><script type="module" async="">import "/a.js";\nsecond();</script></body>';
  expect(removeScripts(html)).toBe('<head><link rel="stylesheet" href="/a.css"/></head><body><h1>404</h1></body>');
});

test('a page is stored in a file with its name', () => {
  expect(pageFileOf('/')).toBe('index.html');
  expect(pageFileOf('/bluezones/okinawa')).toBe('bluezones/okinawa.html');
});
