import { expect, test } from 'vitest';
import { shortRouteList } from './route-list.ts';

const written = (list: object) => `window.__reactRouterManifest=${JSON.stringify(list)};`;

test('the list of routes keeps what the router reads, and loses what is false and what a route imports', () => {
  const entry = { module: '/assets/entry.js', imports: ['/assets/shell.js'], css: [] };
  const hubs = {
    id: 'hubs',
    path: 'hubs',
    index: true,
    hasLoader: true,
    module: '/assets/hubs.js',
    css: ['/assets/a.css'],
  };
  const routes = { hubs: { ...hubs, hasAction: false, imports: ['/assets/shell.js'] } };
  expect(shortRouteList(written({ entry, routes, url: '/assets/manifest-1.js', version: '1' }))).toBe(
    written({ entry: { ...entry, imports: [] }, routes: { hubs }, url: '/assets/manifest-1.js', version: '1' }),
  );
});

test('a list that is written otherwise is refused', () => {
  expect(() => shortRouteList('self.routes={}')).toThrow('The list of routes begins with self.routes={}');
});
