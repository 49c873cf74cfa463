import { expect, test } from 'vitest';
import { splitRequestUrl } from './request-url.ts';

test.each([
  'http://localhost:3000/rest/v1/aed_dispatch_logs?select=*&order=dispatch_time.desc',
  'https://atlas.test',
  'https://atlas.test/a%2Fb/../c?x=http://y/z?#w',
  'http://[::1]:8080/auth/v1/token#a?b',
  'http://user:word@atlas.test//twice?a=b',
])('splits %s as the URL parser does', (text) => {
  const { href, pathname, search } = new URL(text);
  expect(splitRequestUrl({ url: href })).toEqual({ pathname, search });
  expect(splitRequestUrl(new Request(href.replace('user:word@', '')))).toEqual({ pathname, search });
});
