// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { toPassiveHtml, toSameSiteScriptUrl } from './trusted-html.ts';

test.each([
  '<svg/>',
  '<a href="https://www.openstreetmap.org/copyright" target="_blank">© OpenStreetMap</a> | Leaflet',
  '<p>If one = two, data: none. The iframe was onload = late.</p>',
  '<script></script>',
  '{"@context":"https://schema.org"}',
])('allows %s, which only displays something', (html) => {
  expect(toPassiveHtml(html)).toBe(html);
});

test.each([
  '<img src=x onerror=alert(1)>',
  '<svg/onload=alert(1)>',
  '<IMG SRC="x" OnError = "alert(1)">',
  '<iframe src="https://evil.test"></iframe>',
  '<a href="javascript:alert(1)">here</a>',
  "<a href=' javascript:alert(1)'>here</a>",
  '<base href="https://evil.test/">',
  '<object data="x"></object>',
])('refuses %s, which acts', (html) => {
  expect(toPassiveHtml(html)).toBeNull();
});

test('allows scripts from this site only', () => {
  expect(toSameSiteScriptUrl('/service-worker.js')).toBe('/service-worker.js');
  expect(toSameSiteScriptUrl('https://evil.test/a.js')).toBeNull();
  expect(toSameSiteScriptUrl('data:text/javascript,alert(1)')).toBeNull();
});
