import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { lintInVitro } from './support/lint-in-vitro.ts';
import { sourceFiles, sourcesWith, trackedFiles } from './support/tracked-files.ts';

const leaflet = 'Leaflet is known in web/map only';
const supabase = "The backend's client is made in web/backend only";
const database = 'The database is opened in server/db only';
const overHttp = 'The site meets the server over HTTP only';
const pageJoins = 'A feature knows no other feature and no page; let the page in web/pages join them';
const serverDirection = 'Inside the server the direction is main, app, then auth and rest, then db and http';

/** A file, a line of code that has no place in it, and the sentence its author must be told. */
const refused: readonly (readonly [path: string, line: string, sentence: string])[] = [
  ['domain/a.ts', "import '../content/hubs.ts';", 'The domain imports nothing but itself'],
  ['domain/b.ts', "import 'node:fs';", 'The domain imports nothing but itself'],
  ['domain/c.ts', "export const load = () => import('react');", 'The domain imports nothing but itself'],
  ['domain/d.ts', 'export const width = () => window.innerWidth;', 'Do not use the global variable window'],
  ['content/a.ts', "import '../web/ui/button.tsx';", 'Content imports domain types only'],
  ['content/b.ts', "import 'react';", 'Content imports domain types only'],
  ['registry/a.ts', "import '../server/app.ts';", 'The registry knows domain/ only'],
  ['server/a.ts', "import '../web/routes.ts';", 'The server knows domain/ only'],
  ['server/auth/b.ts', "import '../../content/hubs.ts';", 'The server knows domain/ only'],
  ['server/rest/a.ts', "import '../app.ts';", serverDirection],
  ['server/http/a.ts', "import '../rest/parse.ts';", serverDirection],
  ['server/db/a.ts', "import '../auth/sign-in.ts';", serverDirection],
  ['server/http/b.ts', "import '@electric-sql/pglite';", database],
  ['server/c.ts', "import type { Client } from 'pg';\nexport type Connection = Client;", database],
  ['server/d.ts', "import 'leaflet';", leaflet],
  ['server/e.ts', 'export const port = process.env.PORT;', 'process.env'],
  ['web/pages/a.tsx', "import '../../server/env.ts';", overHttp],
  ['web/pages/b.tsx', "import 'leaflet/dist/leaflet.css';", leaflet],
  ['web/pages/c.tsx', "import '@supabase/supabase-js';", supabase],
  ['web/features/alerts/a.tsx', "import '../aed/aed-card.tsx';", pageJoins],
  ['web/features/alerts/b.tsx', "import '../../pages/home.tsx';", pageJoins],
  ['web/features/alerts/c.tsx', "import 'leaflet';", leaflet],
  ['web/features/alerts/d.tsx', "import '@supabase/supabase-js';", supabase],
  ['web/features/alerts/e.tsx', "import '../../../server/env.ts';", overHttp],
  ['web/features/alerts/parts/f.tsx', "import '../../aed/aed-card.tsx';", pageJoins],
  ['web/map/a.ts', "import '../features/aed/aed-card.tsx';", 'The map draws what it is given'],
  ['web/ui/a.tsx', "import '../map/world-map.tsx';", 'web/ui takes props and gives events'],
  ['web/ui/b.tsx', "import '../../content/hubs.ts';", 'web/ui takes props and gives events'],
  ['web/backend/a.ts', "import '../ui/button.tsx';", 'web/backend asks and answers with data'],
  ['web/backend/b.ts', "import 'leaflet';", leaflet],
  ['web/offline/a.ts', "import '../backend/client.ts';", 'web/offline keeps files and knows no meaning'],
  ['web/offline/b.ts', "import '@supabase/supabase-js';", supabase],
  ['web/map/b.ts', "import '@supabase/supabase-js';", supabase],
  ['web/ui/c.tsx', 'export default function Card() {}', 'default export'],
  ['web/ui/d.tsx', "import './c';", 'extension'],
  ['web/ui/bigCard.tsx', 'export const a = 1;', 'kebab-case'],
  ['web/ui/e.ts', `export function long() {\n${'  Date.now();\n'.repeat(81)}}`, 'function'],
  ['web/ui/f.test.ts', "import { test } from 'vitest';\ntest.only('one', () => {});", 'focus'],
];

/** The same doors and rooms from the side that may. */
const allowed: Readonly<Record<string, string>> = {
  'domain/ok.ts': "import './hub.ts';",
  'domain/ok.test.ts': "import { test } from 'vitest';\ntest('one', () => {});",
  'content/places/ok.ts':
    "import type { Hub } from '../../domain/hub.ts';\nimport '../place-profile.ts';\nexport type Place = Hub;",
  'server/db/ok.ts': "import '@electric-sql/pglite';\nimport '../../domain/hub.ts';",
  'server/env.ts': 'export const port = process.env.PORT;',
  'server/ok.test.ts': "import '@supabase/supabase-js';",
  'web/map/ok.ts': "import 'leaflet';\nimport 'leaflet/dist/leaflet.css';\nimport '../ui/button.tsx';",
  'web/backend/ok.ts': "import '@supabase/supabase-js';",
  'web/offline/ok.ts': "import 'workbox-routing';\nimport '../site-config.ts';\nimport '../../domain/map-tile.ts';",
  'web/pages/ok.tsx':
    "import '../features/aed/aed-card.tsx';\nimport '../map/world-map.tsx';\nexport default function Page() {}",
  'web/features/alerts/ok.tsx':
    "import './text.ts';\nimport './parts/row.tsx';\nimport '../../ui/button.tsx';\nimport '../../map/world-map.tsx';\n" +
    "import '../../backend/client.ts';\nimport '../../offline/kept-area.ts';\nimport '../../site-config.ts';\nimport '../../assets/og.png';\n" +
    "import '../../../content/hubs.ts';\nimport '../../../domain/hub.ts';\nimport 'react';",
  'web/features/alerts/parts/row.tsx': "import '../text.ts';\nimport '../../../ui/button.tsx';",
};

describe('the lint', () => {
  const verdict = lintInVitro({ ...Object.fromEntries(refused), ...allowed });

  test.each(refused)('tells the author of %s, who wrote %s', (path, _line, sentence) => {
    expect(verdict.get(path)).toContain(sentence);
  });

  test.each(Object.keys(allowed))('has nothing to say about %s', (path) => {
    expect(verdict.get(path)).toBeUndefined();
  });
});

describe('the house', () => {
  const rooms = ['bench', 'content', 'domain', 'scripts', 'server', 'tests', 'web'];
  const webRooms = ['web/features', 'web/map', 'web/pages', 'web/styles', 'web/ui'];

  test.each([...rooms, ...webRooms, 'registry', 'supabase', 'media', 'web/backend', 'web/offline'])(
    '%s says in a README what it is for',
    (room) => {
      const isBuilt = trackedFiles.some((path) => path.startsWith(`${room}/`));
      expect(existsSync(`${room}/README.md`)).toBe(isBuilt);
    },
  );

  test('has no drawer: no file or folder is named after what does not say anything', () => {
    const drawer = /^(?:utils?|helpers?|misc|common|manager|new|old)$/;
    const words = (path: string) =>
      path.split('/').flatMap((part) => [part.replace(/\..*$/, ''), ...part.split(/[-.]/)]);
    expect(trackedFiles.filter((path) => words(path).some((word) => drawer.test(word)))).toEqual([]);
  });

  test('has no file that is too long to read at once', () => {
    // Records of content and drawn data are as long as the world is rich.
    const written = sourceFiles.filter((path) => !path.startsWith('content/'));
    const limitOf = (path: string) => (/\.(?:test|spec)\.tsx?$/.test(path) ? 400 : 300);
    const tooLong = written
      .map((path) => ({ path, lines: readFileSync(path, 'utf8').split('\n').length - 1 }))
      .filter(({ path, lines }) => lines > limitOf(path));
    expect(tooLong).toEqual([]);
  });

  test.each([
    ['leaflet', /from 'leaflet|import\('leaflet|import 'leaflet|@import .*leaflet/, /^web\/map\//],
    ['the client of the backend', /'@supabase\//, /^(?:web\/backend|tests|bench|server\/.*\.test\.ts$)/],
    ["the worker's library", /'workbox-/, /^web\/offline\//],
    ['the database', /'(?:@electric-sql\/[^']*|pg)'/, /^(?:server\/db|tests|server\/.*\.test\.ts$)/],
    ['the environment', /\bprocess\.env\b/, /^(?:server\/env\.ts$|registry\/main\.ts$|scripts\/|[^/]+\.config\.ts$)/],
  ])('%s stands behind its one door', (_name, pattern, door) => {
    const outside = sourcesWith(pattern).filter((path) => !door.test(path) && path !== 'tests/house.test.ts');
    expect(outside).toEqual([]);
  });

  test('content takes types from the domain and nothing else', () => {
    const takesValues = /^import (?!type\b)[^;]*from '(?:\.\.\/)+domain\//m;
    expect(sourcesWith(takesValues).filter((path) => /^content\/(?!.*\.test\.ts$)/.test(path))).toEqual([]);
  });

  test('no test is left out, tried again or put off', () => {
    const excuses = /\b(?:test|it|describe)\.(?:skip|only|todo|fixme|fails)\b|\bwaitForTimeout\(|\bTODO\b|\bFIXME\b/;
    expect(sourcesWith(excuses).filter((path) => path !== 'tests/house.test.ts')).toEqual([]);
  });
});
